// Made by scripts/words.ts from the Fluent files.
declare module 'virtual:words' {
  import type { Language } from './lib/wordTypes.ts'

  export const languages: { code: Language; name: string }[]
  export const frame: Record<string, () => Promise<{ words: string; faces: Record<string, string> }>>
  export const games: Record<string, Record<string, () => Promise<{ words: string }>>>
}
