// Generated from src/splittable/games/great_split/shown.py by `make web-types`. Do not edit.
import type { View } from '../../lib/position.ts'
import type { Moved, ScoreLine } from '../../lib/shown.ts'

export type Pair = [number, number]

export type IconKind = 'books' | 'artwork' | 'topaz' | 'emerald' | 'gold' | 'prestige' | 'seal_diamond' | 'seal_square' | 'seal_star'

export type Level = 'I' | 'II' | 'III'

export type Pile = 'first' | 'second'

export type Resource = 'books' | 'artwork' | 'topaz' | 'emerald' | 'gold'

export type Token = 'books' | 'artwork' | 'gems' | 'none'

export type TrackName = 'books' | 'artwork' | 'topaz' | 'emerald' | 'gold' | 'seal-books' | 'seal-artwork' | 'seal-topaz' | 'seal-emerald' | 'seal-gold'

export type Phase = 'character' | 'scoring' | 'deal' | 'discard' | 'split' | 'take' | 'resolve' | 'market' | 'over'

export type Source = 'prestige' | 'books' | 'artwork' | 'gems' | 'contracts'

export type Coin = 'gold' | 'prestige'

export type Bonus = 'seal_diamond' | 'seal_square' | 'seal_star' | 'arrow'

export type Face = Partial<Record<IconKind, number>>

export type Piles = [string[], string[]]

/** A special space of a track. */
export interface Space {
  /** A contract. */
  contract?: boolean
  /** What the books are worth from here on. */
  value?: number
  /** What contracts of the resource are worth from here on. */
  stars?: number
  /** A double arrow: move any track one step. */
  arrow?: boolean
  /** A step on this track. */
  step?: Resource
}

/** What a choice would bring, as if the game ended then. */
export interface Prospect {
  /** The tracks that it moves, and where to. */
  tracks: Partial<Record<TrackName, number>>
  /** Prestige gained. */
  prestige: number
  /** Points gained. */
  points: number
}

/** A character tile. */
export interface Character {
  /** Its name in moves. */
  id: string
  /** Steps at the start of the game. */
  start: Partial<Record<IconKind, number>>
  /** Contract icons by resource. */
  contracts: Partial<Record<Resource, number>>
}

export interface GreatSplitView extends View {
  /** What happens now; in `character`, `scoring`, `deal` and `market` chance moves. */
  phase: Phase
  /** From 1. */
  round: number
  /** How many rounds there are. */
  rounds: number
  /** How many cards of a hand stay in it. */
  hand_limit: number
  /** Which resource cards are dealt in this round. */
  level: Level
  /** The same by round. */
  levels: Level[]
  /** The Art Market: points for each step of artwork. */
  market: number
  /** The market tokens that can still be drawn. */
  market_tokens: number[]
  /** Those that have been drawn, in order. */
  market_turned: number[]
  /** By seat, what the last one did to the points; null once cards are played again. */
  market_change: number[] | null
  /** By round with a scoring: what it scores. */
  scoring: Record<string, Token[]>
  /** By seat. */
  characters: (Character | null)[]
  /** By track, its special spaces by number. */
  layout: Record<TrackName, Record<string, Space>>
  /** The last space of each track. */
  ends: Record<TrackName, number>
  /** By seat, the space of each cube. */
  tracks: Record<TrackName, number>[]
  /** By seat and resource: contract spaces that were reached, and icons on the tile. */
  contracts: Record<Resource, number>[]
  /** By seat and resource: what each of them is worth. */
  stars: Record<Resource, number>[]
  /** By seat and resource: what they are worth together. */
  contract_points: Record<Resource, number>[]
  /** By seat, the space of the gem track that is behind: that one counts. */
  gems: number[]
  /** By seat. */
  prestige: number[]
  /** By seat, how much of that came from scorings during the game. */
  mid_game: number[]
  /** By seat. */
  hand_sizes: number[]
  /** The seats that have chosen, as long as choices are hidden. */
  chosen: number[]
  /** By seat, the cards that it has played openly in this round. */
  open: string[][]
  /** By seat, how many cards it has sold in this round. */
  sold: number[]
  /** By seat, how many cards it has discarded in the game. */
  discarded: number[]
  /** By seat, how many of its cards its left neighbour kept at the last exchange. */
  passed: number[]
  /** The same by round. */
  exchanges: number[][]
  /** The seats that still have their splitter card. */
  splitters: number[]
  /** By seat, seals and double arrows that are still to be placed. */
  waiting: Partial<Record<Bonus, number>>[]
  /** The cards that lie open and those whose place I know. */
  faces: Record<string, Partial<Record<IconKind, number>>>
  /** My cards. */
  hand?: string[]
  /** The wallet of my right neighbour, while I choose a pile of it. */
  wallet?: [string[], string[]] | null
  /** What each of its piles would bring me if I played it openly. */
  wallet_brings?: [Prospect, Prospect] | null
  /** The icons of each pile together. */
  wallet_shows?: [Partial<Record<IconKind, number>>, Partial<Record<IconKind, number>>] | null
  /** How many seals each pile would let me place. */
  wallet_seals?: [number, number] | null
  /** The piles that I made, until the exchange is over. */
  my_split?: [string[], string[]] | null
  /** The pile that I chose, as long as it is hidden. */
  my_take?: Pile | null
  /** The cards that I have sold in this round. */
  my_sold?: string[]
  /** The cards that I have discarded in the game. */
  my_discards?: string[]
  /** By seat, the cards that I know it holds. */
  known?: string[][]
  /** By card that I have seen, a character for each deal and each exchange: the seat that held it then, as a letter (`A` for seat 0) if that seat played it openly, `-` once I have discarded it, `?` where I did not see it. */
  paths?: Record<string, string>
  /** The moves that play, in this order, every card of my hand that leaves nothing to decide. */
  rest?: string[]
  /** In a resolution: what each of my moves would bring. */
  prospects?: Record<string, Prospect>
  /** Where my points come from, as if the game ended now. */
  breakdown?: ScoreLine[]
  opened?: GreatSplitOpened
}

export interface GreatSplitOpened {
  /** By seat. */
  hands: string[][]
  /** By seat, the piles that it made. */
  splits: ([string[], string[]] | null)[]
  /** By seat, the pile that it chose. */
  takes: (Pile | null)[]
  /** By seat, the cards that it has sold in this round. */
  sold: string[][]
  /** By seat, the cards that it has discarded in this round. */
  discarded: string[][]
  /** Of all these cards. */
  faces: Record<string, Partial<Record<IconKind, number>>>
}

/** A card is dealt. */
export interface Dealt {
  type: 'dealt'
  /** Who gets it. */
  seat: number
}

/** A seat gets its character. */
export interface CharacterDrawn {
  type: 'character'
  /** Who gets it. */
  seat: number
  /** The tile. */
  character: Character | null
}

/** A round begins. */
export interface RoundBegun {
  type: 'round'
  /** Which round. */
  round: number
}

/** A seat has discarded a card. */
export interface Discarded {
  type: 'discarded'
  /** Who. */
  seat: number
}

/** A seat has sold a card. */
export interface Sold {
  type: 'sold'
  /** Who. */
  seat: number
  /** What it got. */
  for: Coin
}

/** A seat has split its hand or chosen a pile. */
export interface Chosen {
  type: 'chosen'
  /** Who. */
  seat: number
}

/** Everybody has split their hand. */
export interface Split {
  type: 'split'
}

/** A wallet at the exchange. */
export interface Wallet {
  /** Who split it. */
  owner: number
  /** Who chose a pile of it. */
  keeper: number
  /** What the chosen pile shows. */
  kept: Partial<Record<IconKind, number>>
  /** What the other pile shows, which came back. */
  back: Partial<Record<IconKind, number>>
  /** The cards of the chosen pile. */
  kept_cards: string[]
  /** The cards of the other pile. */
  back_cards: string[]
}

/** Everybody has chosen, and the piles change hands. */
export interface Exchange {
  type: 'exchange'
  /** By seat, how many cards it kept of its right neighbour's wallet. */
  kept: number[]
  /** Those that the viewer has seen. */
  wallets: Wallet[]
}

/** A seat has played a card openly. */
export interface Played {
  type: 'played'
  /** Who. */
  seat: number
  /** The card. */
  card: string
  /** What it shows. */
  face: Partial<Record<IconKind, number>>
}

/** Cubes of a seat have moved. */
export interface TracksMoved {
  type: 'moved'
  /** Whose. */
  seat: number
  /** Where to. */
  tracks: Partial<Record<TrackName, number>>
  /** How much prestige it got. */
  prestige: number
}

/** A seat has played its last card of the round. */
export interface Resolved {
  type: 'resolved'
  /** Who. */
  seat: number
  /** What it played openly. */
  played: Partial<Record<IconKind, number>>
  /** How many cards it sold. */
  sold: number
}

/** A market token is turned up. */
export interface Market {
  type: 'market'
  /** The new Art Market. */
  market: number
  /** By seat, what that did to its points. */
  points: number[]
}

/** A scoring during the game. */
export interface Scored {
  type: 'scored'
  /** After which round. */
  round: number
  /** What was scored. */
  tokens: Token[]
  /** By seat. */
  points: number[]
  /** By token and seat. */
  each: number[][]
}

/** The game is over. */
export interface Final {
  type: 'final'
  /** By seat, where the points come from. */
  points: Record<Source, number>[]
}

export type GreatSplitEvent = Moved | Dealt | CharacterDrawn | RoundBegun | Discarded | Sold | Chosen | Split | Exchange | Played | TracksMoved | Resolved | Market | Scored | Final
