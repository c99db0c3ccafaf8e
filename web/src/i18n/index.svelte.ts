import { settings, type Language } from '../lib/settings.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

// The same keys in every language, functions with the same parameters: a gap does not compile.
export type Translation<T> = {
  [K in keyof T]: T[K] extends (...given: infer P) => string ? (...given: P) => string : string
}

export type Dictionary = Translation<typeof en>

const dictionaries: Record<Language, Dictionary> = { en, fr }

export const i18n = {
  get t(): Dictionary {
    return dictionaries[settings.language]
  },
  // Texts that belong to one game, written in its own folder.
  pick<T>(texts: Record<Language, T>): T {
    return texts[settings.language]
  },
}

export function translations<T>(texts: { en: T; fr: Translation<T> }): { en: T; fr: Translation<T> } {
  return texts
}
