// The view of Split it! as src/splittable/games/split_it/view.py describes it, and what follows from it.
import type { GameEvent, View } from '../../lib/position.ts'

export const SECTIONS = ['white', 'pink', 'black'] as const
export type Section = (typeof SECTIONS)[number]
export type Counts = Partial<Record<string, number>>

export interface SplitItView extends View {
  phase: 'start' | 'deal' | 'cut' | 'remove' | 'guess' | 'jokers' | 'over'
  round: number
  holder: number
  row: string[]
  sections: Partial<Record<Section, string[]>>
  row_size: number
  deck: Record<string, number>
  deck_left: number
  done: number[]
  chosen: number[]
  guess: Section | null
  columns: Counts[]
  jokers: Counts[]
  waiting: number[]
  to_place: number[]
  opened?: { guesses: (Section | null)[] } // of a finished game: what was secret
}

export const NUMBERS = Array.from({ length: 10 }, (_, index) => index + 1)
export const JOKER = '*'

export interface Column {
  number: number
  count: number
  jokers: number
  leads: boolean
  ahead: number // of the best other player; negative: behind
}

export function columnsOf(view: SplitItView, seat: number): Column[] {
  return NUMBERS.map((number) => {
    const count = view.columns[seat]?.[number] ?? 0
    const others = view.columns.filter((_, other) => other !== seat).map((columns) => columns[number] ?? 0)
    const ahead = count - Math.max(0, ...others)
    return { number, count, jokers: view.jokers[seat]?.[number] ?? 0, leads: count > 0 && ahead >= 0, ahead }
  })
}

export interface Loss {
  number: number
  leaders: number[]
}

// The numbers in which others have overtaken a seat since an earlier position.
export function overtaken(before: SplitItView, view: SplitItView, seat: number): Loss[] {
  const led = columnsOf(before, seat).filter((column) => column.leads)
  const lost = led.filter(({ number }) => !columnsOf(view, seat)[number - 1]?.leads)
  return lost.map(({ number }) => ({
    number,
    leaders: view.columns.map((_, other) => other).filter((other) => columnsOf(view, other)[number - 1]?.leads),
  }))
}

// A row counts as a round when it is complete: until then its cards are still to come, like those in the deck.
export function roundsIn(view: SplitItView): number {
  const isLaid = view.phase !== 'start' && view.phase !== 'deal'
  return view.round + Math.ceil((view.deck_left + (isLaid ? 0 : view.row.length)) / view.row_size)
}

export interface Reveal {
  guesses: (Section | null)[]
  winners: Partial<Record<Section, number>>
  scores: number[] // after it
}

export function revealIn(events: GameEvent[]): Reveal | null {
  const reveal = events.find((event) => event.type === 'reveal')
  if (!reveal) return null
  const won = events.filter((event) => event.type === 'won')
  return {
    guesses: reveal.guesses as (Section | null)[],
    scores: (reveal.scores as number[] | undefined) ?? [],
    winners: Object.fromEntries(won.map((event) => [event.section as Section, event.seat as number])),
  }
}
