// What this browser remembers of the puzzles of a game: those solved, the streak, and the level that was asked for.
import { keep, kept } from './kept.ts'
import type { PuzzleList } from './protocol.ts'

export type PuzzleLevel = PuzzleList['levels'][number]
export const LEVELS = ['any', 'easy', 'medium', 'hard'] as const
export type Wanted = (typeof LEVELS)[number]

interface Progress {
  solved: string[] // by id, because numbers change when there are other puzzles
  streak: number
  best: number
  level: Wanted
}

export class PuzzleBook {
  ids = $state.raw<string[]>([]) // of the puzzles, in the order of their numbers

  #game: string
  #progress: Progress

  constructor(game: string, ids: string[] = []) {
    this.#game = game
    this.ids = ids
    this.#progress = $state(read(game))
  }

  get level(): Wanted {
    return this.#progress.level
  }

  set level(value: Wanted) {
    this.#progress.level = value
    this.#keep()
  }

  get streak(): number {
    return this.#progress.streak
  }

  get best(): number {
    return this.#progress.best
  }

  // How many of these puzzles were solved.
  solvedOf(numbers: number[]): number {
    return numbers.filter((number) => this.isSolved(number)).length
  }

  isSolved(number: number): boolean {
    const id = this.ids[number - 1]
    return id !== undefined && this.#progress.solved.includes(id)
  }

  note(number: number, right: boolean): void {
    const progress = this.#progress
    progress.streak = right ? progress.streak + 1 : 0
    progress.best = Math.max(progress.best, progress.streak)
    const id = this.ids[number - 1]
    if (right && id !== undefined && !this.isSolved(number)) progress.solved.push(id)
    this.#keep()
  }

  // Any puzzle that is not solved yet; of those that are, if there is no other.
  next(numbers: number[], last: number | null): number | null {
    const others = numbers.filter((number) => number !== last)
    const open = others.filter((number) => !this.isSolved(number))
    const from = open.length ? open : others.length ? others : numbers
    return from[Math.floor(Math.random() * from.length)] ?? null
  }

  #keep(): void {
    keep(`puzzles.${this.#game}`, JSON.stringify(this.#progress))
  }
}

// The numbers of the puzzles of a level, from 1.
export function numbersOf(levels: PuzzleLevel[], wanted: Wanted): number[] {
  return levels.flatMap((level, index) => (wanted === 'any' || level === wanted ? [index + 1] : []))
}

function read(game: string): Progress {
  const fresh: Progress = { solved: [], streak: 0, best: 0, level: 'any' }
  try {
    const found = JSON.parse(kept(`puzzles.${game}`) || '{}') as Partial<Record<keyof Progress, unknown>>
    return {
      solved: Array.isArray(found.solved) ? found.solved.filter((each) => typeof each === 'string') : fresh.solved,
      streak: count(found.streak),
      best: count(found.best),
      level: LEVELS.find((level) => level === found.level) ?? fresh.level,
    }
  } catch {
    return fresh // somebody wrote something else there
  }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0
}
