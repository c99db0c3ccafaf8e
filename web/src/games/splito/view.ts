// The view of Splito as src/splittable/games/splito/view.py describes it, and what follows from it.
import type { GameEvent, View } from '../../lib/position.ts'

export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'black'] as const
export type Color = (typeof COLORS)[number]
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

export interface Term {
  key: string
  params: { have?: number; low?: number; high?: number; rival?: number }
  met: boolean
}

export interface Goal {
  key: string
  params: { low: number; high: number }
}

export interface Standing {
  card: string
  points: number
  state: 'met' | 'open' | 'lost'
  terms: Term[]
}

export interface Zone {
  seats: number[]
  cards: string[]
  objectives: Standing[]
  commons: string[]
  points: number
  size: number
}

export interface Common {
  card: string
  points: number
  counts: number[]
  zone: number | null
  goal: Goal
}

export interface Facts {
  family: 'majority' | 'value' | 'variety' | 'zone'
  points: number
  symbol: 'none' | 'moon' | 'star'
  evidence: string
  goal: Goal[]
}

export interface Play {
  seat: number
  card: string
  side: Side
}

export interface SplitoView extends View {
  phase: 'star' | 'moon' | 'deal' | 'play' | 'over'
  reconstruction: boolean
  turn: number
  turns: number
  commons: Common[]
  zones: Zone[]
  zones_of: number[][]
  products: [number, number][]
  hand: string[] | null
  hands: (string[] | null)[]
  outlook: Record<string, Record<Side, [number, number]>>
  hand_sizes: number[]
  chosen: number[]
  choice: { card: string; side: Side } | null
  sides: (Side | null)[]
  last: Play[]
  unseen: Record<string, number>
  objectives: Record<string, Facts>
}

export interface NumberFace {
  color: Color
  value: number
}

// A number card by its name, such as red5; undefined for an objective.
export function numberFace(card: string): NumberFace | undefined {
  const found = /^(red|orange|yellow|green|blue|black)([1-6])$/.exec(card)
  return found ? { color: found[1] as Color, value: Number(found[2]) } : undefined
}

// Number cards lie by colour, so that a zone can be read at a glance.
export function numbersIn(cards: string[]): string[] {
  const order = (card: string) => {
    const face = numberFace(card) as NumberFace
    return COLORS.indexOf(face.color) * 10 + face.value
  }
  return cards.filter(numberFace).sort((a, b) => order(a) - order(b))
}

// Seats from my left neighbour on, and the zones between them: the table as it is seen from my chair.
export function aroundTable(view: SplitoView): { seats: number[]; zones: number[] } {
  const first = view.seat === null ? 0 : view.seat + 1
  const all = Array.from({ length: view.players }, (_, step) => (first + step) % view.players)
  const mine = view.seat === null ? [] : (view.zones_of[view.seat] ?? [])
  const order = view.zones.map((_, zone) => zone)
  const zones = [...order.slice(first % order.length), ...order.slice(0, first % order.length)]
  return { seats: all.filter((seat) => seat !== view.seat), zones: zones.filter((zone) => !mine.includes(zone)) }
}

export interface Reveal {
  plays: Play[]
  goals: Record<string, Goal[]> // of the objectives among them
}

export function revealIn(events: GameEvent[]): Reveal | null {
  return (events.find((event) => event.type === 'reveal') as (GameEvent & Reveal) | undefined) ?? null
}
