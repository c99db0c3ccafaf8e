// What the page says: t('key', { … }) for the frame, wordsOf('game') for the sentences of a game. Keys and what fills
// them are checked by the compiler (wordTypes.ts, made from the English files by `make words-types`).
import type { FluentBundle } from '@fluent/bundle'
import { frame, games, languages } from 'virtual:words'
import { bundleOf, format, type Given } from './fluent.ts'
import type { FrameWords, GameWords, Language, You } from './wordTypes.ts'

export { languages }
export type { Language }

export const YOU: You = { you: true } // the reader in a list of names

// Of several keys, what each of them is filled with.
type All<T> = (T extends null ? never : (given: T) => void) extends (given: infer G) => void ? G : never
type Arguments<T> = [T] extends [null] ? [] : [given: All<T>]
type Say<W> = <K extends keyof W & string>(key: K, ...given: Arguments<W[K]>) => string

class Catalogue {
  #frame = $state.raw<FluentBundle | null>(null)
  #faces = $state.raw<Record<string, FluentBundle>>({})
  #games = $state.raw<Record<string, FluentBundle>>({})
  #wanted = ''

  // Loads a language, then speaks it: the frame and the games that are open.
  async speak(language: string): Promise<void> {
    this.#wanted = language
    const [chunk, open] = await Promise.all([frame[language]?.(), loaded(Object.keys(this.#games), language)])
    if (!chunk || this.#wanted !== language) return // changed again meanwhile
    const faces = Object.entries(chunk.faces).map(([game, source]) => [game, bundleOf(language, source)])
    this.#frame = bundleOf(language, chunk.words)
    this.#faces = Object.fromEntries(faces) as Record<string, FluentBundle>
    this.#games = { ...this.#games, ...open }
  }

  async open(game: string): Promise<void> {
    if (this.#games[game]) return
    const language = this.#wanted
    const found = await loaded([game], language)
    if (this.#wanted === language) this.#games = { ...this.#games, ...found }
    else await this.open(game)
  }

  say(key: string, given?: Given): string {
    return this.known(key, given) ?? key
  }

  // A sentence that the frame may not have, such as one for an error that only programs meet.
  known(key: string, given?: Given): string | undefined {
    return this.#frame ? format(this.#frame, key, given) : undefined
  }

  // What the server named: a refusal, a line of the score. undefined: this game has no such sentence, or is not open.
  said(game: string, key: string | undefined, params: Record<string, unknown> = {}): string | undefined {
    const bundle = this.#games[game] ?? this.#faces[game]
    return key && bundle ? format(bundle, key, params as Given) : undefined
  }
}

async function loaded(wanted: string[], language: string): Promise<Record<string, FluentBundle>> {
  const found = wanted.map(async (game) => [game, (await games[game]?.[language]?.())?.words ?? ''] as const)
  return Object.fromEntries((await Promise.all(found)).map(([game, source]) => [game, bundleOf(language, source)]))
}

export const words = new Catalogue()

export const t: Say<FrameWords> = (key, ...given) => words.say(key, given[0] as Given | undefined)

// The sentences of a game: `words.open` loads them before its board is shown.
export function wordsOf<G extends keyof GameWords & string>(game: G): Say<GameWords[G]> {
  return (key, ...given) => words.said(game, key, given[0] as Given | undefined) ?? key
}
