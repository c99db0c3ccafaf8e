// A move in words, without a question.
import { JOKER } from './columns.ts'
import { SECTIONS } from './reveal.ts'
import type { SplitItView } from './shown.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('split-it')

export function moveWords(move: string, view: SplitItView): string {
  const [kind, first = '', second = ''] = move.split(' ')
  const cards = (of: string[]) => of.map((card) => (card === JOKER ? t('joker') : card)).join(' ')
  if (kind === 'cut') {
    const [one, two] = [Number(first), Number(second)]
    return t('review_cut', {
      parts: [view.row.slice(0, one), view.row.slice(one, two), view.row.slice(two)].map(cards).join(' | '),
    })
  }
  if (kind === 'joker') return t('review_joker', { number: first })
  const section = SECTIONS.find((each) => each === first)
  const named = section ? `${t(`section.${section}`)} (${cards(view.sections[section] ?? [])})` : first
  return kind === 'remove' ? t('review_remove', { section: named }) : t('review_guess', { section: named })
}
