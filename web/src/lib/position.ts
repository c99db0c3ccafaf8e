// What one seat sees: the part that all games share. Games add fields of their own to the view.
import type { Line, Result, Spoken, Step } from './protocol.ts'
import type { View as SharedView } from './shown.ts'

export const CHANCE = -1

export interface View extends SharedView {
  round?: number // of those that count rounds
  opened?: object // of a finished game: what was secret
}

// Who looks at a finished game: a seat, somebody who only watched, or somebody to whom all is open.
export type Eyes = number | 'spectator' | 'everything'

// The position in words: for screen readers, and for games that have no board of their own.
export type Words = Spoken
export const NO_WORDS: Words = { board: '', prompt: '', labels: [] }

export interface GameEvent {
  type: string
  seat?: number
  text?: string
}

export interface Position {
  seat: number | null
  number: number
  asked: string // changes when the seat is asked something else
  view: View
  words: Words
  deadlines: Record<string, number> // by this device's clock
  result: Result | null
}

export interface LogEntry {
  number: number
  seat: number
  text: string
  heading?: boolean
}

// Is the seat asked the same after this as before it? What others choose meanwhile is no new question.
export function asksTheSame(before: Position, steps: Step[], view: View): boolean {
  const isMyChoice = steps.some((step) => step.seat === before.seat)
  return !isMyChoice && before.view.legal.join('\n') === view.legal.join('\n')
}

export function eventsOf(steps: Step[]): GameEvent[] {
  return steps.flatMap((step) => step.events)
}

export function logOf(steps: Step[]): LogEntry[] {
  return steps.flatMap((step) => step.log.map((line) => entryOf(line, step.number)))
}

export function entryOf(line: Line, number: number): LogEntry {
  return { number, seat: line.seat ?? CHANCE, text: line.text, heading: line.is_heading ?? false }
}
