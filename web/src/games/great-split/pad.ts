// The score pad: players by categories, as it is filled in at the end.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { GameIconName } from './drawings.ts'
import type { RoundEnd } from './happened.ts'
import type { ScoreLine } from '../../lib/shown.ts'

const t = wordsOf('great-split')

export const CATEGORIES = ['prestige', 'tokens', 'books', 'artwork', 'gems', 'contracts'] as const
export type Category = (typeof CATEGORIES)[number]

export interface PadRow {
  category: Category
  label: string
  note: string
  points: number[] // by seat
}

const LINES: Record<string, Category> = {
  prestige_track: 'prestige',
  mid_game: 'tokens',
  books_line: 'books',
  artwork_line: 'artwork',
  gems_line: 'gems',
  contracts: 'contracts',
}

export const PICTURES: Record<Category, { icon: GameIconName; ink: string }> = {
  prestige: { icon: 'prestige', ink: 'prestige' },
  tokens: { icon: 'seal_star', ink: 'seal' },
  books: { icon: 'books', ink: 'books' },
  artwork: { icon: 'artwork', ink: 'artwork' },
  gems: { icon: 'topaz', ink: 'topaz' },
  contracts: { icon: 'contract', ink: 'gold' },
}

// Of a finished game, from everybody's lines.
export function padOf(breakdown: ScoreLine[][], market: number, rounds: string[]): PadRow[] {
  const points = (category: Category) =>
    breakdown.map((lines) => lines.reduce((sum, line) => sum + (LINES[line.key] === category ? line.points : 0), 0))
  return CATEGORIES.map((category) => row(category, points(category), market, rounds)).filter(
    ({ category, points }) => category !== 'tokens' || rounds.length > 0 || points.some(Boolean),
  )
}

// The same while it is counted: prestige and what the tokens brought are one number then.
export function finalRows(final: NonNullable<RoundEnd['final']>, market: number): PadRow[] {
  const counted = ['prestige', 'books', 'artwork', 'gems', 'contracts'] as const
  return counted.map((category) =>
    row(
      category,
      final.map((of) => of[category]),
      market,
      [],
    ),
  )
}

function row(category: Category, points: number[], market: number, rounds: string[]): PadRow {
  return { category, label: t(`pad.${category}`), note: note(category, market, rounds), points }
}

function note(category: Category, market: number, rounds: string[]): string {
  if (category === 'tokens') return t('pad_tokens_note', { rounds })
  if (category === 'artwork') return t('pad_artwork_note', { market })
  return t(`pad_note.${category}`)
}
