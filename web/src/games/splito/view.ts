// The view of Splito as src/splittable/games/splito/view.py describes it, and what follows from it.
import type { GameEvent, View } from '../../lib/position.ts'

export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'black'] as const
export type Color = (typeof COLORS)[number]
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

export type Trait = Color | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6'
export type Measure = Trait | 'colors' | 'values' | 'cards'

export interface Term {
  key: string
  params: { what: Measure; have?: number; low?: number; high?: number; rival?: number }
  met: boolean
}

export interface Goal {
  key: string
  params: { what: Measure; low: number; high: number }
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

export interface Opened {
  hands: string[][]
  choices: ({ card: string; side: Side } | null)[]
  objectives: Record<string, Facts>
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
  opened?: Opened // of a finished game: what was secret
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

export type Place = { seat: number; zone?: undefined } | { zone: number; seat?: undefined }

// The table as it is seen from my chair: from my left neighbour on, everybody and the zones between them. Without a
// chair: all of them.
export function aroundTable(view: SplitoView): Place[] {
  const isMine = (zone: number) => view.seat !== null && (view.zones_of[view.seat] ?? []).includes(zone)
  const first = view.seat === null ? 0 : view.seat + 1
  const others = Array.from({ length: view.players }, (_, step) => (first + step) % view.players)
  return others
    .filter((seat) => seat !== view.seat)
    .flatMap((seat): Place[] => {
      const [left = 0, right = 0] = view.zones_of[seat] ?? []
      const isPrivate = view.zones[left]?.seats.length === 1
      const zones = isPrivate ? [right, left] : [left] // of a player who has two to themselves, one on each side
      const places: Place[] = zones.filter((zone) => !isMine(zone)).map((zone) => ({ zone }))
      return isPrivate ? [...places.slice(0, 1), { seat }, ...places.slice(1)] : [{ seat }, ...places]
    })
}

// Which place somebody has if the game ended now, and with how many others.
export function rankOf(points: number[], seat: number): { rank: number; shared: number } {
  const mine = points[seat] ?? 0
  return {
    rank: 1 + points.filter((other) => other > mine).length,
    shared: points.filter((other) => other === mine).length - 1,
  }
}

// What a zone got since it was as `was`: the cards in it, and the objectives that are now met or no longer.
export function newIn(zone: Zone, was: Zone | undefined): { cards: string[]; turns: ('' | 'ticked' | 'broke')[] } {
  if (!was) return { cards: [], turns: zone.objectives.map(() => '') }
  const turns = zone.objectives.map(({ state }, place) => {
    const then = was.objectives[place]?.state ?? 'open'
    return state === then ? '' : state === 'met' ? 'ticked' : 'broke'
  })
  return { cards: zone.cards.slice(was.cards.length), turns }
}

// Places of new cards among those that lie there; of equal ones the last.
export function freshPlaces(cards: string[], fresh: string[]): Set<number> {
  const found = new Set<number>()
  for (const card of fresh) {
    const place = cards.findLastIndex((other, at) => other === card && !found.has(at))
    if (place >= 0) found.add(place)
  }
  return found
}

export interface Reveal {
  plays: Play[]
  goals: Record<string, Goal[]> // of the objectives among them
}

export function revealIn(events: GameEvent[]): Reveal | null {
  return (events.find((event) => event.type === 'reveal') as (GameEvent & Reveal) | undefined) ?? null
}
