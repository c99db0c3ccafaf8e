// A move in words: an objective by what it asks for.
import { capital } from '../../lib/sentences.ts'
import type { SplitoView } from './shown.ts'
import { cardWords } from './words.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('splito')

export function moveWords(move: string, view: SplitoView): string {
  const [, card = '', side] = move.split(' ')
  return t(side === 'left' ? 'to_the.left' : 'to_the.right', { card: capital(cardWords(card, view.objectives)) })
}
