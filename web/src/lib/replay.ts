// A finished game as the page goes through it: choices, what chance did, and reveals.
import { CHANCE, entryOf, type Eyes, type GameEvent, type LogEntry, type View } from './position.ts'
import type { Line as LogLine, Replay } from './protocol.ts'
import type { Pause } from './table.svelte.ts'

export interface Moment {
  number: number // of the record's moves that lead here
  view: View
  events: GameEvent[] // that led here
  log: LogLine[] // and what is said of them
  scene: GameEvent[] // a reveal: it is shown on the position before it
  board: string
}

// The server sends what is new in each step.
export function momentsOf(replay: Replay, pause?: Pause): Moment[] {
  const found: Moment[] = []
  let seen: Partial<View> = {}
  let opened: object | undefined
  replay.steps.forEach((step, index) => {
    const before = found.length ? withOpened(seen, opened) : null
    const lastBoard = found.at(-1)?.board ?? ''
    seen = { ...seen, ...step.view }
    if (step.opened) opened = { ...opened, ...step.opened }
    const { number, events, log = [], board = '' } = step
    const after = { number, view: withOpened(seen, opened), scene: [], board }
    if (!before || !pause?.(events, before)) {
      found.push({ ...after, events, log })
      return
    }
    found.push({ number, view: before, events, log, scene: events, board: lastBoard })
    // What comes of a reveal is seen in the next step if chance makes it, else for itself: somebody chooses there.
    if (replay.steps[index + 1]?.events[0]?.seat !== CHANCE) found.push({ ...after, events: [], log: [] })
  })
  return found
}

// The first step is a whole view.
function withOpened(seen: Partial<View>, opened: object | undefined): View {
  return (opened ? { ...seen, opened } : seen) as View
}

// The moment that a link means: after so many moves, and there the reveal or what came of it.
export function indexOf(moments: Moment[], number: number, reveal: boolean): number {
  const first = moments.findIndex((moment) => moment.number >= number)
  if (first < 0) return moments.length - 1
  const isTwice = moments[first + 1]?.number === moments[first]?.number
  return isTwice && !reveal ? first + 1 : first
}

// Where a replay begins: nobody looks back at a game for its deal.
export function firstChoice(moments: Moment[]): number {
  return Math.max(
    0,
    moments.findIndex(({ events }) => events.length > 0 && events[0]?.seat !== CHANCE),
  )
}

export function addressOf(id: string, moment: Pick<Moment, 'number' | 'scene'>, eyes: Eyes): string {
  const reveal = moment.scene.length ? '&reveal' : ''
  return `/replay/${id}?move=${moment.number}${reveal}${eyes === 'everything' ? '' : `&eyes=${eyes}`}`
}

export function sentencesOf(moment: Moment): string {
  return moment.log
    .filter((line) => !line.is_heading)
    .map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

export function logUpTo(moments: Moment[], at: number): LogEntry[] {
  return moments.slice(0, at + 1).flatMap(({ number, log }) => log.map((line) => entryOf(line, number)))
}

// Where rounds begin, for games that count them.
export function roundsIn(moments: Moment[], roundOf: (view: View) => number): { round: number; at: number }[] {
  const rounds = moments.map((moment) => roundOf(moment.view))
  return rounds.flatMap((round, at) => (round > 0 && round !== rounds[at - 1] ? [{ round, at }] : []))
}
