// For a first game: what to do now, and why.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { SplitoView } from './shown.ts'

const t = wordsOf('splito')

export function guide(view: SplitoView): string {
  if (view.over) return ''
  if (view.seat === null || !view.acting.includes(view.seat)) return t('guide.wait')
  return view.turn <= 2 ? t('guide.first') : view.turn <= 6 ? t('guide.early') : t('guide.late')
}
