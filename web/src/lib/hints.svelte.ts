// The hint for the choice that is asked of me now: a quick suggestion at once, the full hint as soon as it is found.
// It is shown until I choose something or the game goes on.
import { getContext, setContext } from 'svelte'
import { api } from './api.ts'
import { errorSentence } from './errors.ts'
import type { AskHint, HintInfo } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import type { TableSession } from './table.svelte.ts'
import { t } from './words.svelte.ts'

const KEY = Symbol('hints')
const GRACE_MS = 250 // a full hint that is there by then needs no suggestion before it

// A move that the board shows as picked; a new object shows it again.
export interface Suggestion {
  move: string
}

// A move in the words of the board; `label` where it has none.
type Say = (move: string, label: string) => string

// What a hint says: what to press, why, and in small what it is worth.
export interface Told {
  move: string
  reason: string
  figure: string
}

export class HintDesk {
  isBusy = $state(false)
  suggestion = $state.raw<Suggestion | null>(null)
  #hint = $state.raw<HintInfo | null>(null)
  #problem = $state('')
  #session: TableSession
  #say: Say
  #asking: AbortController | null = null

  constructor(session: TableSession, say: Say) {
    this.#session = session
    this.#say = say
  }

  get isOpen(): boolean {
    return (this.#session.info?.hints ?? false) && this.#session.seat !== null
  }

  // What the bar says instead of how to choose.
  get told(): Told | null {
    const hint = this.#hint
    if (this.#problem) return { move: this.#problem, reason: '', figure: '' }
    if (!hint) return this.isBusy ? { move: t('hint_thinking'), reason: '', figure: '' } : null
    const move = t('hint_move', { move: this.#say(hint.move, hint.label) })
    return { move, reason: hint.reason, figure: hint.thinking ? t('hint_quick') : this.#worth(hint) }
  }

  async ask(): Promise<void> {
    const { position, seat, id } = this.#session
    if (this.isBusy || !position || seat === null) return
    if (this.#hint && !this.#hint.thinking) {
      this.suggestion = { move: this.#hint.move }
      return
    }
    this.forget()
    const asking = (this.#asking = new AbortController())
    this.isBusy = true
    await this.#find(id, { seat, number: position.number, language: settings.language }, asking.signal)
    if (!asking.signal.aborted) this.isBusy = false
  }

  forget(): void {
    this.#asking?.abort()
    this.isBusy = false
    this.#hint = null
    this.suggestion = null
    this.#problem = ''
  }

  async #find(table: string, wish: AskHint, signal: AbortSignal): Promise<void> {
    let isFound = false
    const quick = api.hint(table, { ...wish, quick: true }, signal)
    Promise.all([quick, new Promise((done) => setTimeout(done, GRACE_MS))]).then(
      ([hint]) => {
        if (!isFound && !signal.aborted) this.#show(hint)
      },
      () => {}, // the full hint will tell what is wrong
    )
    try {
      let hint: HintInfo
      do hint = await api.hint(table, { ...wish, quick: false }, signal)
      while (hint.thinking && !signal.aborted)
      isFound = true
      if (!signal.aborted) this.#show(hint)
    } catch (error) {
      isFound = true
      if (signal.aborted) return
      if (this.#hint) this.#hint = { ...this.#hint, thinking: false }
      else this.#problem = errorSentence(error)
    }
  }

  #worth(hint: HintInfo): string {
    const { key, value, gain, share, equal, equal_labels } = hint
    const figure = t(`hint_figure.${key}`, { value, next: value - gain, often: howOften(share) })
    const moves = equal.map((move, place) => this.#say(move, equal_labels[place] ?? move)).join(', ')
    return moves ? `${figure} ${t('hint_equal', { moves })}` : figure
  }

  #show(hint: HintInfo): void {
    this.#hint = hint
    if (this.suggestion?.move !== hint.move) this.suggestion = { move: hint.move }
  }
}

const SHARES = [
  ['nine_tenths', 0.9],
  ['three_quarters', 0.75],
  ['two_thirds', 0.67],
  ['half', 0.5],
  ['third', 0.33],
  ['quarter', 0.25],
] as const

// The name of the share that is nearest.
function howOften(share: number) {
  const off = (each: number) => Math.abs(each - share)
  return SHARES.reduce((best, each) => (off(each[1]) < off(best[1]) ? each : best))[0]
}

export function offerHints(session: TableSession, say: Say): HintDesk {
  return setContext(KEY, new HintDesk(session, say))
}

// Boards are also drawn where nobody gives hints.
export function hintsHere(): HintDesk | undefined {
  return getContext<HintDesk | undefined>(KEY)
}
