// What this browser remembers: language, theme, and how the board is shown.
import { keep, kept } from './kept.ts'
import { languages, words, type Language } from './words.svelte.ts'

export type Theme = 'auto' | 'light' | 'dark'

// How long reveals last; `off` goes straight to what comes of them.
export const PACES = ['off', 'quick', 'normal', 'relaxed'] as const
export type Pace = (typeof PACES)[number]

const codes = languages.map(({ code }) => code)
const themes: readonly Theme[] = ['auto', 'light', 'dark']

function stored<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  const value = kept(key)
  return allowed.find((choice) => choice === value)
}

// The first language of the browser that we speak, or English.
function preferredLanguage(): Language {
  const wanted = navigator.languages.map((each) => each.toLowerCase().split('-')[0])
  return wanted.flatMap((each) => codes.find((code) => code === each) ?? [])[0] ?? 'en'
}

class Settings {
  #language = $state<Language>(stored('language', codes) ?? preferredLanguage())
  #theme = $state<Theme>(stored('theme', themes) ?? 'auto')
  #textBoard = $state(stored('text-board', ['on', 'off']) === 'on')

  #pace = $state<Pace>(stored('pace', PACES) ?? 'normal')
  #sound = $state(stored('sound', ['on', 'off']) !== 'off')

  get language(): Language {
    return this.#language
  }

  set language(value: Language) {
    keep('language', value)
    words.speak(value).then(
      () => {
        this.#language = value
        this.apply()
      },
      () => undefined, // no network: the page goes on in the language it has
    )
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(value: Theme) {
    this.#theme = value
    keep('theme', value)
    this.apply()
  }

  get textBoard(): boolean {
    return this.#textBoard
  }

  set textBoard(value: boolean) {
    this.#textBoard = value
    keep('text-board', value ? 'on' : 'off')
  }

  get pace(): Pace {
    return this.#pace
  }

  set pace(value: Pace) {
    this.#pace = value
    keep('pace', value)
    this.apply()
  }

  get sound(): boolean {
    return this.#sound
  }

  set sound(value: boolean) {
    this.#sound = value
    keep('sound', value ? 'on' : 'off')
  }

  get isDark(): boolean {
    return this.#theme === 'dark' || (this.#theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  }

  apply(): void {
    const root = document.documentElement
    root.lang = this.#language
    root.dataset.pace = this.#pace
    if (this.#theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.#theme
  }
}

export const settings = new Settings()
