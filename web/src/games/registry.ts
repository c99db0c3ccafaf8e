// Finds the games that have a folder here. A game without one is played on the text board.
import type { Component } from 'svelte'
import type { Pause } from '../lib/table.svelte.ts'
import type { Suggestion } from '../lib/hints.svelte.ts'
import type { GameEvent, View, Words } from '../lib/position.ts'
import type { GameReview, Result } from '../lib/protocol.ts'
import { words } from '../lib/words.svelte.ts'

export interface BoardProps<V extends View = View, E extends GameEvent = GameEvent> {
  view: V
  names: string[] // by seat, in the reader's words: "You" for the seat that looks
  present: boolean[]
  words: Words
  asked: string // what is picked belongs to one question, and this names it (lib/picks.svelte.ts)
  scene: E[] // what just happened, shown on the position before it
  after?: V | null // the position that the scene leads to
  marked: boolean // after a refusal: show what is legal
  busy: boolean // a move is on its way
  frozen: boolean // a replay: nothing can be chosen
  still?: boolean // a replay: a scene stays on the board until the next step
  suggestion?: Suggestion | null // a move to show as picked: a hint, or the better choice in a review
  play: (move: string) => void
  takeBack: () => void
  skip: () => void // enough of the scene
  forget: () => void // a new try: the last refusal is no longer news
}

export interface EndProps<V extends View = View> {
  table: string
  view: V
  result: Result
  names: string[]
  mine: number | null // the reader's seat, if there is just one
  decisive: Record<string, unknown> | null // the facts of the moment that decided the game, to be marked on the boards
}

export interface ReviewProps<V extends View = View> {
  table: string
  review: GameReview
  views: V[] // the whole game as the seat saw it
  names: string[]
}

// What a step of a lesson speaks of, and what to touch there, as selectors. Without `touch` it is the same.
export type About = string | { lit: string; touch: string }

export interface BoardModule<V extends View = View, E extends GameEvent = GameEvent> {
  Board: Component<BoardProps<V, E>>
  Side?: Component<BoardProps<V, E>> // beside the log on wide screens
  End?: Component<EndProps<V>> // on the end screen: the final boards side by side, instead of a podium
  HowTo?: Component // in the waiting room: the rules in three pictures
  Review?: Component<ReviewProps<V>> // on the review page: luck and skill apart
  pause?: Pause<V, E>
  where?: (view: V) => string // e.g. "Round 3 of 10"
  round?: (view: V) => number // which round it is, where the view has no `round`
  roundName?: (round: number) => string // e.g. "Round 3"
  againNote?: (round: number) => string // at a table that tries a finished game again from that round
  guide?: (view: V) => string // for a first game: what to do now, and why
  about?: (view: V) => string // a selector of what the guide's sentence speaks of
  lessonAbout?: Record<string, About> // and what the steps of the lesson do, by name
  moveWords?: (move: string, view: V) => string // clearer than its label, with the position before it
  hintWords?: (move: string, view: V) => string // a hint in the words of the button that makes it
  explains?: (key: string) => boolean // a score line that only says more about the one before
  headline?: (view: V) => string // of the end screen, where nobody wins
}

export interface Face {
  options?: string[] // those that people may choose; `option_<name>` of the game's words names each and its choices
  Art: Component
  tint: string
  load?: () => Promise<BoardModule>
}

const found = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })
const faces = new Map(Object.entries(found).map(([path, module]) => speaking(path.split('/')[1] ?? '', module.face)))

// A board is shown when the sentences of its game are there.
function speaking(game: string, face: Face): [string, Face] {
  const { load } = face
  if (!load) return [game, face]
  return [game, { ...face, load: () => Promise.all([load(), words.open(game)]).then(([board]) => board) }]
}

export function faceOf(game: string): Face | undefined {
  return faces.get(game)
}

// Boards name the types of their own game. What the server sends for a game is of these types: both are made from
// the game's shown.py.
export function boardModule<V extends View, E extends GameEvent>(module: BoardModule<V, E>): BoardModule {
  return module as BoardModule
}
