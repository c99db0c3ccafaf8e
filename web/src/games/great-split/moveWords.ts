// A move in words: cards by what is printed on them, since nobody knows them by their numbers.
import type { Language } from '../../lib/settings.svelte.ts'
import { reviewTexts } from './reviewTexts.ts'
import { texts } from './texts.ts'
import { iconsOn, type GreatSplitView, type Target } from './view.ts'
import { iconWords, trackWords } from './words.ts'

export function moveWords(move: string, view: GreatSplitView, language: Language): string {
  const t = texts[language]
  const r = reviewTexts[language]
  const [kind = '', ...rest] = move.split(' ')
  const name = rest[0] ?? ''
  const said = (cards: string[]) => iconWords(iconsOn(cards, view.faces ?? {}), t)
  switch (kind) {
    case 'split':
      return rest
        .join(' ')
        .split(' / ')
        .map((group) => said(group.split(' ')))
        .join(' | ')
    case 'take':
      return `${name === 'first' ? t.first : t.second}: ${said(view.wallet?.[name === 'first' ? 0 : 1] ?? [])}`
    case 'discard':
      return r.discard(said([name]))
    case 'resolve':
      return r.play(said([name]))
    case 'sell':
      return r.sell(said([name]), rest[1] === 'gold' ? t.gold : t.prestige)
    case 'splitter':
      return r.splitter(trackWords(name as Target, t))
    default:
      return trackWords((kind === 'seal' ? `seal-${name}` : name) as Target, t)
  }
}
