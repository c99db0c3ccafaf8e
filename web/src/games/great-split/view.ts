// The view of The Great Split as src/splittable/games/great_split/view.py describes it, and what follows from it.
import type { View } from '../../lib/position.ts'

export const RESOURCES = ['books', 'artwork', 'topaz', 'emerald', 'gold'] as const
export type Resource = (typeof RESOURCES)[number]
export type TrackName = Resource | `seal-${Resource}`
export type Target = TrackName | 'prestige'
export const ICONS = [...RESOURCES, 'prestige', 'seal_diamond', 'seal_square', 'seal_star'] as const
export type IconKind = (typeof ICONS)[number]
export type Face = Partial<Record<IconKind, number>>

export interface Space {
  contract?: boolean
  value?: number
  stars?: number
  arrow?: boolean
  step?: Resource
}

export interface Prospect {
  tracks: Partial<Record<TrackName, number>>
  prestige: number
  points: number
}

export interface ScoreLine {
  rule: string
  points: number
  key: string
  params: Record<string, unknown>
}

export interface Character {
  id: string
  start: Face
  contracts: Partial<Record<Resource, number>>
}

export interface GreatSplitView extends View {
  phase: 'character' | 'scoring' | 'deal' | 'discard' | 'split' | 'take' | 'resolve' | 'market' | 'over'
  round: number
  rounds: number
  hand_limit: number
  level: string
  levels: string[]
  market: number
  market_tokens: number[]
  market_turned: number[]
  scoring: Record<string, ('books' | 'artwork' | 'gems' | 'none')[]>
  characters: (Character | null)[]
  layout: Record<TrackName, Record<string, Space>>
  ends: Record<TrackName, number>
  tracks: Record<TrackName, number>[]
  contracts: Record<Resource, number>[]
  stars: Record<Resource, number>[]
  prestige: number[]
  hand_sizes: number[]
  chosen: number[]
  open: string[][]
  sold: number[]
  discarded: number[]
  splitters: number[]
  waiting: Partial<Record<'seal_diamond' | 'seal_square' | 'seal_star' | 'arrow', number>>[]
  // what only my own seat has
  hand?: string[]
  wallet?: [string[], string[]] | null
  wallet_brings?: [Prospect, Prospect] | null
  my_split?: [string[], string[]] | null
  my_take?: 'first' | 'second' | null
  my_sold?: string[]
  faces?: Record<string, Face>
  rest?: string[]
  prospects?: Record<string, Prospect>
  breakdown?: ScoreLine[]
}

export function levelOf(card: string): string {
  return card.split('-')[0] ?? ''
}

export function resourceOf(track: string): Resource {
  return track.replace('seal-', '') as Resource
}

// The icons of several cards, added up as they are printed.
export function iconsOn(cards: string[], faces: Record<string, Face>): [IconKind, number][] {
  const sums = ICONS.map((icon): [IconKind, number] => [
    icon,
    cards.reduce((sum, card) => sum + (faces[card]?.[icon] ?? 0), 0),
  ])
  return sums.filter(([, count]) => count > 0)
}

// The move that puts each card of the hand into one of two groups; the group with the first card is named first.
export function splitMove(hand: string[], second: Set<string>): string {
  const there = hand.filter((card) => second.has(card))
  const here = hand.filter((card) => !second.has(card))
  const groups = there.includes(hand[0] ?? '') ? [there, here] : [here, there]
  return `split ${groups.map((group) => group.join(' ')).join(' / ')}`.trim()
}
