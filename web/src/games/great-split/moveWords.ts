// A move in words: cards by what is printed on them, since nobody knows them by their numbers.
import { iconsOf, pileOf, type Target } from './pieces.ts'
import type { GreatSplitView } from './shown.ts'
import { iconWords, trackWords } from './words.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('great-split')

// In the words of the button; the card is named above it.
export function hintWords(move: string, view: GreatSplitView): string {
  if (move.startsWith('resolve ')) return t('play')
  if (move.startsWith('sell ')) return move.endsWith(' gold') ? t('sell_gold') : t('sell_prestige')
  return moveWords(move, view)
}

export function moveWords(move: string, view: GreatSplitView): string {
  const [kind = '', ...rest] = move.split(' ')
  const name = rest[0] ?? ''
  const said = (cards: string[]) => iconWords(iconsOf(pileOf(cards, view.faces ?? {})))
  switch (kind) {
    case 'split':
      return rest
        .join(' ')
        .split(' / ')
        .map((group) => said(group.split(' ')))
        .join(' | ')
    case 'take':
      return t('review_take', {
        pile: name === 'first' ? t('first') : t('second'),
        cards: said(view.wallet?.[name === 'first' ? 0 : 1] ?? []),
      })
    case 'discard':
      return t('review_discard', { card: said([name]) })
    case 'resolve':
      return t('review_play', { card: said([name]) })
    case 'sell':
      return t(rest[1] === 'gold' ? 'review_sell.gold' : 'review_sell.prestige', { card: said([name]) })
    case 'splitter':
      return t('review_splitter', { track: trackWords(name as Target) })
    default:
      return trackWords((kind === 'seal' ? `seal-${name}` : name) as Target)
  }
}
