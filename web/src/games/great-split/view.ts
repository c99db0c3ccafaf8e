// The view of The Great Split as src/splittable/games/great_split/view.py describes it, and what follows from it.
import type { GameEvent, View } from '../../lib/position.ts'

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
  market_change: number[] | null // by seat, what the last token did to the points; until cards are played again
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
  opened?: Opened
}

// Of a finished game: what was secret, by seat.
export interface Opened {
  hands: string[][]
  splits: ([string[], string[]] | null)[]
  takes: ('first' | 'second' | null)[]
  sold: string[][]
  discarded: string[][]
  faces: Record<string, Face>
}

// Before the first card is played, points would only tell what the start spaces are worth.
export function hasBegun(view: GreatSplitView): boolean {
  return view.round > 1 || view.phase === 'resolve' || view.over
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

// What a scene shows: the exchange of piles, or the end of a round.
export interface Wallet {
  owner: number
  keeper: number
  kept_cards: string[]
  back_cards: string[]
}

export interface Exchange {
  kind: 'exchange'
  kept: number[] // cards, by the seat that keeps them
  wallets: Wallet[] // those that I have seen
}

export interface RoundEnd {
  kind: 'round'
  market: number
  lost: number[] // by seat, what the new market did to the artwork
  scored: { tokens: ('books' | 'artwork' | 'gems' | 'none')[]; each: number[][] } | null
  final: Record<'prestige' | 'books' | 'artwork' | 'gems' | 'contracts', number>[] | null
  tracks: Record<TrackName, number>[] // when the points were counted
}

export function sceneIn(events: GameEvent[], view: GreatSplitView): Exchange | RoundEnd | null {
  const found = <T>(type: string) => events.findLast((event) => event.type === type) as (GameEvent & T) | undefined
  const market = found<{ market: number; points: number[] }>('market')
  const scored = found<NonNullable<RoundEnd['scored']>>('scored')
  if (market)
    return {
      kind: 'round',
      market: market.market,
      lost: market.points,
      scored: scored?.tokens.some((token) => token !== 'none') ? scored : null,
      final: found<{ points: NonNullable<RoundEnd['final']> }>('final')?.points ?? null,
      tracks: tracksAfter(events, view),
    }
  const exchange = found<Omit<Exchange, 'kind'>>('exchange')
  return exchange ? { kind: 'exchange', kept: exchange.kept, wallets: exchange.wallets } : null
}

// The last cards of a round may come with the events that count its points.
function tracksAfter(events: GameEvent[], view: GreatSplitView): Record<TrackName, number>[] {
  const tracks = [...view.tracks]
  for (const event of events)
    if (event.type === 'moved') {
      const seat = event.seat as number
      tracks[seat] = { ...tracks[seat], ...(event.tracks as object) } as Record<TrackName, number>
    }
  return tracks
}
