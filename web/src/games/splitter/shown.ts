// Generated from src/splittable/games/splitter/shown.py by `make web-types`. Do not edit.
import type { View } from '../../lib/position.ts'
import type { Moved } from '../../lib/shown.ts'

export type Pair = [number, number]

export type GroupState = 'scoring' | 'open' | 'spoiled'

export type Phase = 'roll' | 'write' | 'over'

/** Cells with the same number that touch. */
export interface Group {
  /** The number in its cells. */
  number: number
  /** Their names, such as `a1`. */
  cells: string[]
  /** `scoring`, `open` if it still can, `spoiled` if it never will. */
  state: GroupState
  /** What it scores now. */
  points: number
  /** Is one of its cells a star cell? */
  star: boolean
}

/** The two numbers of a round in two mirrored cells. */
export interface Placement {
  /** The cell of the left half. */
  cell: string
  /** The number in it. */
  left: number
  /** The number in the mirrored cell. */
  right: number
}

/** A placement and whose it is. */
export interface SeatPlacement {
  /** Who placed them. */
  seat: number
  /** The cell of the left half. */
  cell: string
  /** The number in it. */
  left: number
  /** The number in the mirrored cell. */
  right: number
}

export interface SplitterView extends View {
  /** What happens now; in `roll` chance moves. */
  phase: Phase
  /** From 1. */
  round: number
  /** How many rounds there are. */
  rounds: number
  /** The higher and the lower number; null before the roll. */
  dice: [number, number] | null
  /** The empty sheet by row: `#` a cell, `*` a star cell, `H` a heart cell, `.` no cell. */
  layout: string[]
  /** What equal numbers in all heart cells score. */
  heart_points: number
  /** The fewest points of each rank of a lone player above "lost". */
  ranks: number[]
  /** By seat, the sheet by row: a number, `0` for a free cell, `.` where there is no cell. */
  sheets: string[][]
  /** By seat, the groups by number, then from the top left. */
  groups: Group[][]
  /** By seat and number, from 1: what its groups score now. */
  number_points: number[][]
  /** By seat, whether the heart cells score, still can or never will; null if the sheet has none. */
  hearts: (GroupState | null)[]
  /** The seats that have placed, as long as placements are hidden. */
  chosen: number[]
  /** My placement of this round, as long as it is hidden. */
  choice: Placement | null
  /** By move that places the numbers of this round: my points with it. Empty for a spectator. */
  outlook: Record<string, number>
  /** The rank of a lone player at the end, from 0 (lost) to 11. */
  verdict: number | null
  opened?: SplitterOpened
}

export interface SplitterOpened {
  /** By seat, the placement that was hidden. */
  choices: (Placement | null)[]
}

/** The dice are rolled, and a round begins. */
export interface RoundBegun {
  type: 'round'
  /** Which round, from 1. */
  round: number
}

/** Everybody has placed, and all placements are revealed. */
export interface Written {
  type: 'written'
  /** Which round, from 1. */
  round: number
  /** One of each seat. */
  placements: SeatPlacement[]
}

export interface ScoringGroup {
  /** The number in its cells. */
  number: number
  /** What it scores. */
  points: number
  /** Is one of its cells a star cell? */
  star: boolean
}

export interface BrokenGroup {
  /** The number in its cells. */
  number: number
  /** What it scored before. */
  points: number
}

export interface SpoiledGroup {
  /** The number in its cells. */
  number: number
  /** How many cells it has. */
  size: number
}

/** What the heart cells do now. */
export interface HeartsNews {
  /** `scoring`, or `spoiled` if they never will. */
  state: GroupState
  /** If they score: the number in all of them. */
  number?: number
  /** And what they score. */
  points?: number
}

/** A round changed something on a sheet. */
export interface SheetChanged {
  /** Groups that score now. */
  scoring: ScoringGroup[]
  /** Groups that scored before and have grown too large. */
  broken: BrokenGroup[]
  /** Groups that never will score. */
  spoiled: SpoiledGroup[]
  /** What the heart cells do now; null if that is not new. */
  hearts: HeartsNews | null
  type: 'sheet'
  /** Whose sheet. */
  seat: number
}

/** The rank of a lone player. */
export interface Verdict {
  type: 'verdict'
  /** From 0 (lost) to 11. */
  rank: number
}

export type SplitterEvent = Moved | RoundBegun | Written | SheetChanged | Verdict
