// For a first game: what to do now, and why.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { SplitItView } from './shown.ts'

const t = wordsOf('split-it')

export function guide(view: SplitItView): string {
  if (view.over) return ''
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return t('guide.wait')
  if (view.phase === 'guess') return t('guide.guess') + (view.row.includes('*') ? t('guide.disc') : '')
  return view.phase === 'cut' || view.phase === 'remove' || view.phase === 'jokers'
    ? t(`guide.${view.phase}`)
    : t('guide.wait')
}
