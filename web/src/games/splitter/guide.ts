// For a first game: what to do now, and why.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { SplitterView } from './shown.ts'

const t = wordsOf('splitter')

export function guide(view: SplitterView): string {
  if (view.over) return ''
  if (view.seat === null || !view.acting.includes(view.seat)) return t('guide.wait')
  return view.round <= 2 ? t('guide.first') : view.round <= 10 ? t('guide.early') : t('guide.late')
}
