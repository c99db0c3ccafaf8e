// Finds the games that have a folder here. A game without one is played on the text board.
import type { Component } from 'svelte'
import type { Pause } from '../lib/table.svelte.ts'
import type { Suggestion } from '../lib/hints.svelte.ts'
import type { GameEvent, View, Words } from '../lib/position.ts'
import type { GameReview, Result } from '../lib/protocol.ts'
import { words } from '../lib/words.svelte.ts'

export interface BoardProps<V extends View = View> {
  view: V
  names: string[] // by seat, in the reader's words: "You" for the seat that looks
  present: boolean[]
  words: Words
  scene: GameEvent[] // what just happened, shown on the position before it
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

export interface BoardModule {
  Board: Component<BoardProps>
  Side?: Component<BoardProps> // beside the log on wide screens
  End?: Component<EndProps> // on the end screen: the final boards side by side, instead of a podium
  HowTo?: Component // in the waiting room: the rules in three pictures
  Review?: Component<ReviewProps> // on the review page: luck and skill apart
  pause?: Pause
  where?: (view: View) => string // e.g. "Round 3 of 10"
  round?: (view: View) => number // which round it is, where the view has no `round`
  roundName?: (round: number) => string // e.g. "Round 3"
  againNote?: (round: number) => string // at a table that tries a finished game again from that round
  guide?: (view: View) => string // for a first game: what to do now, and why
  about?: (view: View) => string // a selector of what the guide's sentence speaks of
  lessonAbout?: Record<string, About> // and what the steps of the lesson do, by name
  moveWords?: (move: string, view: View) => string // clearer than its label, with the position before it
  hintWords?: (move: string, view: View) => string // a hint in the words of the button that makes it
  explains?: (key: string) => boolean // a score line that only says more about the one before
  headline?: (view: View) => string // of the end screen, where nobody wins
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

// Boards name their own view's type; the server's schema says only that a view is an object.
export function boardModule<V extends View>(module: {
  Board: Component<BoardProps<V>>
  Side?: Component<BoardProps<V>>
  End?: Component<EndProps<V>>
  HowTo?: Component
  Review?: Component<ReviewProps<V>>
  pause?: Pause
  where?: (view: V) => string
  round?: (view: V) => number
  roundName?: (round: number) => string
  againNote?: (round: number) => string
  guide?: (view: V) => string
  about?: (view: V) => string
  lessonAbout?: Record<string, About>
  moveWords?: (move: string, view: V) => string
  hintWords?: (move: string, view: V) => string
  explains?: (key: string) => boolean
  headline?: (view: V) => string
}): BoardModule {
  return module as unknown as BoardModule
}
