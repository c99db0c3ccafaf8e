// Generated from src/splittable/core/shown.py by `make web-types`. Do not edit.

export type Pair = [number, number]

/** What a seat sees, in every game. */
export interface View {
  /** The name of the game. */
  game: string
  /** The version of its rules. */
  rules: number
  /** The number of seats. */
  players: number
  /** The options that were given; the others have their defaults. */
  options: Record<string, unknown>
  /** Who looks: a seat from 0, or null for a spectator. */
  seat: number | null
  /** The moves so far, those of chance included. */
  number: number
  /** The seats that can move now; -1 is chance, empty means that the game is over. */
  acting: number[]
  /** My moves, if I can move. */
  legal: string[]
  /** My seat, if I can take my last move back. */
  revocable: number[]
  /** Is the game over? */
  over: boolean
  /** The number of the rule that says what happens now. */
  rule: string
  /** By seat, the points as if the game ended now, from what the viewer knows. */
  scores: number[]
}

/** The first event of every step: a seat or chance has moved. */
export interface Moved {
  type: 'move'
  /** Who moved; -1 is chance. */
  seat: number
  /** The move, or null as long as it is a secret. */
  move: string | null
}

/** Where some points come from. */
export interface ScoreLine {
  /** The number of the rule. */
  rule: string
  /** How many points. */
  points: number
  /** The sentence in the game's words. */
  key: string
  /** What fills the sentence. */
  params: Record<string, unknown>
  /** In the breakdown of a state: the sentence in English. */
  text?: string
}
