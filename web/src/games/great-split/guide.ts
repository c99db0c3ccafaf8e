// For a first game: what to do now, and why.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { GreatSplitView } from './shown.ts'

const t = wordsOf('great-split')

export function guide(view: GreatSplitView): string {
  if (view.over) return ''
  if (view.seat === null || !view.acting.includes(view.seat)) return t('guide.wait')
  if (view.phase === 'resolve')
    return Object.keys(view.waiting[view.seat] ?? {}).length ? t('guide.place') : t('guide.resolve')
  return view.phase === 'discard' || view.phase === 'split' || view.phase === 'take'
    ? t(`guide.${view.phase}`)
    : t('guide.wait')
}
