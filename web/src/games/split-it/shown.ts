// Generated from src/splittable/games/split_it/shown.py by `make web-types`. Do not edit.
import type { View } from '../../lib/position.ts'
import type { Moved } from '../../lib/shown.ts'

export type Section = 'white' | 'pink' | 'black'

export type Phase = 'start' | 'deal' | 'cut' | 'remove' | 'guess' | 'jokers' | 'over'

export type Counts = Record<string, number>

export interface SplitItView extends View {
  /** What happens now; in `start` and `deal` chance moves. */
  phase: Phase
  /** The number of the row, from 1. */
  round: number
  /** How many rounds there will be: as many as the deck has rows for. */
  rounds: number
  /** The seat that cuts first. */
  starter: number
  /** The seat with the split cards. */
  holder: number
  /** How often in a row nobody was alone on a section. */
  repeats: number
  /** The number cards in the row, from the left. */
  row: string[]
  /** The cards of each section that can be chosen; empty before the cut. */
  sections: Partial<Record<Section, string[]>>
  /** Cards in a complete row. */
  row_size: number
  /** The cards left in the deck. */
  deck: Record<string, number>
  /** How many there are. */
  deck_left: number
  /** The cards that have left the game. */
  gone: Record<string, number>
  /** The seats that have got their section in this round. */
  done: number[]
  /** The seats that have guessed, as long as guesses are hidden. */
  chosen: number[]
  /** My guess, as long as it is hidden. */
  guess: Section | null
  /** By seat, the guess that was last revealed in this round. */
  last_guesses: (Section | null)[]
  /** By seat, the cards in each column, jokers included. */
  columns: Record<string, number>[]
  /** By seat, the jokers among them. */
  jokers: Record<string, number>[]
  /** By seat, the numbers that it scores: nobody has more of them. */
  leads: number[][]
  /** By seat and number, from 1: how many cards more than the best of the others has; negative if fewer. */
  ahead: number[][]
  /** By seat, jokers that wait for the end of the game. */
  waiting: number[]
  /** By seat, jokers to place now. */
  to_place: number[]
  /** By column, the jokers that I have placed and that are not revealed yet. */
  placed: Record<string, number>
  opened?: SplitItOpened
}

export interface SplitItOpened {
  /** By seat, the guess that was hidden. */
  guesses: (Section | null)[]
}

/** The row is cut into three sections. */
export interface Cut {
  type: 'cut'
  /** Who cut. */
  seat: number
  /** Cards in the white, the pink and the black section. */
  sizes: number[]
}

/** All guesses are revealed. */
export interface Reveal {
  type: 'reveal'
  /** By seat; null for those who did not guess. */
  guesses: (Section | null)[]
  /** By seat, the points after it. */
  scores: number[]
}

/** A seat was alone on a section and takes it. */
export interface Won {
  type: 'won'
  /** Who takes it. */
  seat: number
  /** Which section. */
  section: Section
  /** Its cards. */
  cards: string[]
}

/** Nobody was alone on a section: everyone guesses again. */
export interface Repeat {
  type: 'repeat'
  /** How often that has happened in a row. */
  count: number
}

/** Cards leave the game. */
export interface Gone {
  type: 'gone'
  /** Which cards, and how many. */
  cards: Record<string, number>
}

/** A seat has placed jokers. */
export interface JokersPlaced {
  type: 'jokers'
  /** Who placed them. */
  seat: number
  /** How many went to which column. */
  columns: Record<string, number>
}

/** A seat no longer scores a number. */
export interface LeadLost {
  type: 'lead'
  /** Who lost the lead. */
  seat: number
  /** Which number. */
  number: string
  /** Who leads now. */
  to: number[]
}

/** A new row is complete, and a round begins. */
export interface NewRow {
  type: 'row'
  /** Which round. */
  round: number
  /** The number cards from the left. */
  cards: string[]
}

export type SplitItEvent = Moved | Cut | Reveal | Won | Repeat | Gone | JokersPlaced | LeadLost | NewRow
