// Generated from src/splittable/games/splito/shown.py by `make web-types`. Do not edit.
import type { View } from '../../lib/position.ts'
import type { Moved } from '../../lib/shown.ts'

export type Pair = [number, number]

export type Evidence = 'own' | 'rulebook' | 'attested' | 'partly' | 'inferred' | 'reconstructed' | 'weak'

export type Family = 'majority' | 'value' | 'variety' | 'zone'

export type Measure = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'black' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'colors' | 'values' | 'cards'

export type Side = 'left' | 'right'

export type Symbol = 'none' | 'star' | 'moon'

export type Phase = 'star' | 'moon' | 'deal' | 'play' | 'over'

export type ObjectiveState = 'met' | 'open' | 'lost'

export interface GoalParams {
  /** What is counted in a zone: cards of a colour or a value, different colours or values, or all cards. */
  what: Measure
  /** The fewest that meet it. */
  low: number
  /** The most that meet it; 127 for no limit. */
  high: number
}

/** A term of an objective's condition, as a sentence of the game's words. */
export interface Goal {
  /** The sentence. */
  key: string
  /** What fills it. */
  params: GoalParams
}

export interface TermParams {
  /** What is counted. */
  what: Measure
  /** The count of the zone. */
  have: number
  /** The fewest that meet it. */
  low?: number
  /** The most that meet it; 127 for no limit. */
  high?: number
  /** For a majority: the best count of another zone. */
  rival?: number
}

/** A term of a condition and how far a zone is with it. */
export interface Term {
  /** The sentence. */
  key: string
  /** What fills it. */
  params: TermParams
  /** Does the zone meet it? */
  met: boolean
}

/** An objective in a zone. */
export interface Standing {
  /** The objective. */
  card: string
  /** What it brings if it is met. */
  points: number
  /** `lost`: it can't be met any more. */
  state: ObjectiveState
  /** All of them must be met. */
  terms: Term[]
}

/** The cards between two neighbours. */
export interface Zone {
  /** Who plays into it. */
  seats: number[]
  /** In the order in which they were played. */
  cards: string[]
  /** The objectives among them. */
  objectives: Standing[]
  /** The common objectives that it would win now. */
  commons: string[]
  /** What it is worth now. */
  points: number
  /** Its cards, common objectives included. */
  size: number
}

/** A common objective. */
export interface Common {
  /** The objective. */
  card: string
  /** What it brings the zone that wins it. */
  points: number
  /** By zone, the cards that count for it. */
  counts: number[]
  /** The largest of these. */
  most: number
  /** The zone that would win it now; null if several have the most. */
  zone: number | null
  /** What counts for it. */
  goal: Goal
}

/** What is printed on an objective. */
export interface Facts {
  /** What kind of condition it has. */
  family: Family
  /** What it brings if it is met. */
  points: number
  /** The symbol of those that can be common objectives. */
  symbol: Symbol
  /** How certain it is that the printed card is like this. */
  evidence: Evidence
  /** The terms of its condition; all of them must be met. */
  goal: Goal[]
}

export interface Choice {
  /** The card. */
  card: string
  /** Into which of the seat's zones. */
  side: Side
}

/** A card that a seat has played. */
export interface Play {
  /** Who played it. */
  seat: number
  /** The card. */
  card: string
  /** Into which of the seat's zones. */
  side: Side
}

export interface SplitoView extends View {
  /** What happens now; until `play` chance moves. */
  phase: Phase
  /** Is one of the objectives not known for certain? */
  reconstruction: boolean
  /** From 1. */
  turn: number
  /** How many turns there are. */
  turns: number
  /** The star and the moon objective. */
  commons: Common[]
  /** All zones. */
  zones: Zone[]
  /** By seat, its left and its right zone. */
  zones_of: number[][]
  /** By seat, the points of its left and its right zone: the factors of its score. */
  products: [number, number][]
  /** By seat, its place by points if the game ended now; equal points share one. */
  places: number[]
  /** My cards; null for a spectator. */
  hand: string[] | null
  /** By seat, its hand if I know it and am shown it. */
  hands: (string[] | null)[]
  /** By card of my hand and side: the points of my left and my right zone with it, without the others' cards. */
  outlook: Record<string, Record<Side, [number, number]>>
  /** The same as my score: the product of both. */
  outlook_points: Record<string, Record<Side, number>>
  /** By seat. */
  hand_sizes: number[]
  /** The seats that have chosen, as long as choices are hidden. */
  chosen: number[]
  /** My choice, as long as it is hidden. */
  choice: Choice | null
  /** By seat, the side that it has chosen, if I may know it. */
  sides: (Side | null)[]
  /** The cards that were last revealed. */
  last: Play[]
  /** How many copies of each card I am not shown. */
  unseen: Record<string, number>
  /** The objectives that I can see, by name. */
  objectives: Record<string, Facts>
  opened?: SplitoOpened
}

export interface SplitoOpened {
  /** By seat, the hand that it holds. */
  hands: string[][]
  /** By seat, the choice that was hidden. */
  choices: (Choice | null)[]
  /** The objectives in those hands, by name. */
  objectives: Record<string, Facts>
}

/** A common objective is drawn. */
export interface Drawn {
  type: 'drawn'
  /** The objective. */
  card: string
  /** What counts for it. */
  goal: Goal
}

/** All hands are dealt. */
export interface Dealt {
  type: 'dealt'
  /** The turn that begins. */
  turn: number
}

/** A seat has chosen a side, where sides are public at once. */
export interface SideChosen {
  type: 'side'
  /** Who. */
  seat: number
  /** Null if the choice was taken back. */
  side: Side | null
}

/** All choices are revealed. */
export interface Reveal {
  type: 'reveal'
  /** Which turn. */
  turn: number
  /** All cards played. */
  plays: Play[]
  /** The conditions of the objectives among them. */
  goals: Record<string, Goal[]>
}

/** Another zone leads a common objective, or none. */
export interface CommonChanged {
  type: 'common'
  /** The objective. */
  card: string
  /** What counts for it. */
  goal: Goal
  /** The zone that leads; null for none. */
  zone: number | null
  /** Who plays into that zone. */
  seats: number[] | null
}

/** An objective that is met, open or lost now and was not before. */
export interface ObjectiveChanged {
  /** The objective. */
  card: string
  /** The terms of its condition. */
  goal: Goal[]
  /** What it brings if it is met. */
  points: number
  /** The state before. */
  was: ObjectiveState
  /** The state now. */
  state: ObjectiveState
}

/** A zone has another value, or one of its objectives another state. */
export interface ZoneChanged {
  type: 'zone'
  /** Which zone. */
  zone: number
  /** Who plays into it. */
  seats: number[]
  /** With two players: which of the two zones of its seat. */
  side: Side | null
  /** Its points before. */
  was: number
  /** Its points now. */
  points: number
  /** The objectives that changed. */
  objectives: ObjectiveChanged[]
}

/** By seat, the points of both zones, before and now. */
export interface Products {
  type: 'products'
  /** The points of the left and the right zone before. */
  was: [number, number][]
  /** The points of the left and the right zone now. */
  products: [number, number][]
}

export type SplitoEvent = Moved | Drawn | Dealt | SideChosen | Reveal | CommonChanged | ZoneChanged | Products
