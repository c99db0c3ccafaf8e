// The hint for the choice that is asked of me now: asked for once, shown until I choose.
import { getContext, setContext } from 'svelte'
import { i18n } from '../i18n/index.svelte.ts'
import { reviewTexts } from '../i18n/review.ts'
import { api } from './api.ts'
import { errorSentence } from './errors.ts'
import type { HintInfo } from './protocol.ts'
import { decimal } from './review.ts'
import { settings } from './settings.svelte.ts'
import type { TableSession } from './table.svelte.ts'

const KEY = Symbol('hints')

// A move that the board shows as picked; a new object shows it again.
export interface Suggestion {
  move: string
}

export class HintDesk {
  isBusy = $state(false)
  suggestion = $state.raw<Suggestion | null>(null)
  #hint = $state.raw<HintInfo | null>(null)
  #problem = $state('')
  #session: TableSession
  #asked = 0

  constructor(session: TableSession) {
    this.#session = session
  }

  get isOpen(): boolean {
    return (this.#session.info?.hints ?? false) && this.#session.seat !== null
  }

  // What the bar says instead of how to choose.
  get text(): string {
    const t = i18n.pick(reviewTexts)
    if (this.isBusy) return t.thinking
    if (this.#problem) return this.#problem
    const hint = this.#hint
    if (!hint) return ''
    if (hint.basis === 'search') return sentenceOf(hint)
    return `${hint.warming ? t.warming : t.noSearch} ${sentenceOf(hint)}`
  }

  async ask(): Promise<void> {
    if (this.isBusy) return
    const known = this.#hint
    if (known && !known.warming) {
      this.suggestion = { move: known.move }
      return
    }
    const { position, seat, id } = this.#session
    if (!position || seat === null) return
    const asked = ++this.#asked
    this.isBusy = true
    this.#problem = ''
    try {
      const found = await api.hint(id, { seat, number: position.number, language: settings.language })
      if (asked !== this.#asked) return // I have chosen meanwhile
      this.#hint = found
      this.suggestion = { move: found.move }
    } catch (error) {
      if (asked === this.#asked) this.#problem = errorSentence(error)
    } finally {
      if (asked === this.#asked) this.isBusy = false
    }
  }

  forget(): void {
    this.#asked++
    this.isBusy = false
    this.#hint = null
    this.suggestion = null
    this.#problem = ''
  }
}

function sentenceOf(hint: HintInfo): string {
  const shown = (value: number) => (hint.unit === 'odds' ? decimal(100 * value, 0) : decimal(value))
  const second = hint.key === 'mix' ? decimal(100 * hint.share, 0) : shown(hint.value - hint.gain)
  return i18n.pick(reviewTexts)[hint.key](shown(hint.value), second)
}

export function offerHints(session: TableSession): HintDesk {
  return setContext(KEY, new HintDesk(session))
}

// Boards are also drawn where nobody gives hints.
export function hintsHere(): HintDesk | undefined {
  return getContext<HintDesk | undefined>(KEY)
}
