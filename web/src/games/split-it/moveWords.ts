// A move in words, without a question.
import type { Language } from '../../lib/settings.svelte.ts'
import { reviewTexts } from './reviewTexts.ts'
import { texts } from './texts.ts'
import { JOKER, SECTIONS, type SplitItView } from './view.ts'

export function moveWords(move: string, view: SplitItView, language: Language): string {
  const t = texts[language]
  const r = reviewTexts[language]
  const [kind, first = '', second = ''] = move.split(' ')
  const cards = (of: string[]) => of.map((card) => (card === JOKER ? t.joker : card)).join(' ')
  if (kind === 'cut') {
    const [one, two] = [Number(first), Number(second)]
    return r.cut([view.row.slice(0, one), view.row.slice(one, two), view.row.slice(two)].map(cards).join(' | '))
  }
  if (kind === 'joker') return r.joker(first)
  const section = SECTIONS.find((each) => each === first)
  const named = section ? `${t[section].toLowerCase()} (${cards(view.sections[section] ?? [])})` : first
  return kind === 'remove' ? r.remove(named) : r.guess(named)
}
