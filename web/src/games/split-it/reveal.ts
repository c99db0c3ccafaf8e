// All guesses, as they are revealed.
import type { Section, SplitItEvent } from './shown.ts'

export const SECTIONS: readonly Section[] = ['white', 'pink', 'black']

export interface Reveal {
  guesses: (Section | null)[]
  winners: Partial<Record<Section, number>>
  scores: number[] // after it
}

export function revealIn(events: SplitItEvent[]): Reveal | null {
  const reveal = events.find((event) => event.type === 'reveal')
  if (!reveal) return null
  const won = events.filter((event) => event.type === 'won')
  return {
    guesses: reveal.guesses,
    scores: reveal.scores,
    winners: Object.fromEntries(won.map((event) => [event.section, event.seat])),
  }
}
