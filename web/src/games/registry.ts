// Finds the games that have a folder here. A game without one is played on the text board.
import type { Component } from 'svelte'
import type { Language } from '../lib/settings.svelte.ts'
import type { Pause } from '../lib/table.svelte.ts'
import type { Suggestion } from '../lib/hints.svelte.ts'
import type { GameEvent, View, Words } from '../lib/position.ts'
import type { GameReview, Result } from '../lib/protocol.ts'

export interface BoardProps<V extends View = View> {
  view: V
  names: string[] // by seat, in the reader's words: "You" for the seat that looks
  present: boolean[]
  words: Words
  scene: GameEvent[] // what just happened, shown on the position before it
  marked: boolean // after a refusal: show what is legal
  busy: boolean // a move is on its way
  frozen: boolean // a replay: nothing can be chosen
  secrets?: Partial<V>[] | null // a replay with everything open: what each seat alone knew of its view
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
  texts: Record<string, string> // the game's sentences in the reader's language
}

export interface ReviewProps<V extends View = View> {
  table: string
  review: GameReview
  views: V[] // the whole game as the seat saw it
  names: string[]
}

export interface BoardModule {
  Board: Component<BoardProps>
  Side?: Component<BoardProps> // beside the log on wide screens
  End?: Component<EndProps> // on the end screen, above the score lines
  Review?: Component<ReviewProps> // on the review page: luck and skill apart
  pause?: Pause
  where?: (view: View, language: Language) => string // e.g. "Round 3 of 10"
  guide?: (view: View, language: Language) => string // for a first game: what to do now, and why
  moveWords?: (move: string, view: View, language: Language) => string // clearer than its label, with the position before it
  explains?: (key: string) => boolean // a score line that only says more about the one before
  headline?: (view: View, texts: Record<string, string>) => string // of the end screen, where nobody wins
}

// What people call an option and its choices. Options that no face names are for programs and stay out of the form.
export interface OptionWords {
  title: string
  choices: Record<string, string>
}

export interface Face {
  about: Record<Language, string>
  options?: Record<string, Record<Language, OptionWords>>
  Art: Component
  tint: string
  load?: () => Promise<BoardModule>
}

const found = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })
const faces = new Map(Object.entries(found).map(([path, module]) => [path.split('/')[1], module.face]))

export function faceOf(game: string): Face | undefined {
  return faces.get(game)
}

// Boards name their own view's type; the server's schema says only that a view is an object.
export function boardModule<V extends View>(module: {
  Board: Component<BoardProps<V>>
  Side?: Component<BoardProps<V>>
  End?: Component<EndProps<V>>
  Review?: Component<ReviewProps<V>>
  pause?: Pause
  where?: (view: V, language: Language) => string
  guide?: (view: V, language: Language) => string
  moveWords?: (move: string, view: V, language: Language) => string
  explains?: (key: string) => boolean
  headline?: (view: V, texts: Record<string, string>) => string
}): BoardModule {
  return module as unknown as BoardModule
}
