// What this browser remembers: language, theme, and how the board is shown.
export type Language = 'en' | 'fr'
export type Theme = 'auto' | 'light' | 'dark'

const languages: readonly Language[] = ['en', 'fr']
const themes: readonly Theme[] = ['auto', 'light', 'dark']

function stored<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(`splittable.${key}`)
    return allowed.find((choice) => choice === value)
  } catch {
    return undefined // storage is switched off: the choice lasts as long as the page
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`splittable.${key}`, value)
  } catch {
    // the same
  }
}

function preferredLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

class Settings {
  #language = $state<Language>(stored('language', languages) ?? preferredLanguage())
  #theme = $state<Theme>(stored('theme', themes) ?? 'auto')
  #textBoard = $state(stored('text-board', ['on', 'off']) === 'on')

  get language(): Language {
    return this.#language
  }

  set language(value: Language) {
    this.#language = value
    store('language', value)
    this.apply()
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(value: Theme) {
    this.#theme = value
    store('theme', value)
    this.apply()
  }

  get textBoard(): boolean {
    return this.#textBoard
  }

  set textBoard(value: boolean) {
    this.#textBoard = value
    store('text-board', value ? 'on' : 'off')
  }

  get isDark(): boolean {
    return this.#theme === 'dark' || (this.#theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  }

  apply(): void {
    const root = document.documentElement
    root.lang = this.#language
    if (this.#theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.#theme
  }
}

export const settings = new Settings()
