import type { Reveal, SplitoEvent } from './shown.ts'

export function revealIn(events: SplitoEvent[]): Reveal | null {
  return events.find((event) => event.type === 'reveal') ?? null
}
