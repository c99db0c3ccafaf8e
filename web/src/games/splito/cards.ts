// Number cards by their names.
import type { Measure } from './shown.ts'

export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'black'] as const
export type Color = (typeof COLORS)[number]
export type Trait = Exclude<Measure, 'colors' | 'values' | 'cards'>

export interface NumberFace {
  color: Color
  value: number
}

// A number card by its name, such as red5; undefined for an objective.
export function numberFace(card: string): NumberFace | undefined {
  const found = /^(red|orange|yellow|green|blue|black)([1-6])$/.exec(card)
  return found ? { color: found[1] as Color, value: Number(found[2]) } : undefined
}

// Number cards lie by colour, so that a zone can be read at a glance.
export function numbersIn(cards: string[]): string[] {
  const order = (card: string) => {
    const face = numberFace(card) as NumberFace
    return COLORS.indexOf(face.color) * 10 + face.value
  }
  return cards.filter(numberFace).sort((a, b) => order(a) - order(b))
}

// Places of new cards among those that lie there; of equal ones the last.
export function freshPlaces(cards: string[], fresh: string[]): Set<number> {
  const found = new Set<number>()
  for (const card of fresh) {
    const place = cards.findLastIndex((other, at) => other === card && !found.has(at))
    if (place >= 0) found.add(place)
  }
  return found
}
