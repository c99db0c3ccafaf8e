// A move in words: an objective by what it asks for.
import type { Language } from '../../lib/settings.svelte.ts'
import { capital } from '../../lib/sentences.ts'
import { texts } from './texts.ts'
import type { SplitoView } from './view.ts'
import { cardWords } from './words.ts'

export function moveWords(move: string, view: SplitoView, language: Language): string {
  const t = texts[language]
  const [, card = '', side] = move.split(' ')
  const to = side === 'left' ? t.left : t.right
  return `${capital(cardWords(card, view.objectives, t))} → ${to.toLowerCase()}`
}
