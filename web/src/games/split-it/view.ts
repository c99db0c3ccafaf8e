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

// S18: jokers that only their owner has seen so far are shown, too.
export function opened(view: SplitItView, secrets: Partial<SplitItView>[]): SplitItView {
  return {
    ...view,
    columns: view.columns.map((columns, seat) => secrets[seat]?.columns?.[seat] ?? columns),
    jokers: view.jokers.map((jokers, seat) => secrets[seat]?.jokers?.[seat] ?? jokers),
  }
}

export function roundsIn(view: SplitItView): number {
  return Math.max(view.round, 1) + Math.ceil(view.deck_left / view.row_size)
}

export interface Reveal {
  guesses: (Section | null)[]
  winners: Partial<Record<Section, number>>
}

export function revealIn(events: GameEvent[]): Reveal | null {
  const reveal = events.find((event) => event.type === 'reveal')
  if (!reveal) return null
  const won = events.filter((event) => event.type === 'won')
  return {
    guesses: reveal.guesses as (Section | null)[],
    winners: Object.fromEntries(won.map((event) => [event.section as Section, event.seat as number])),
  }
}
