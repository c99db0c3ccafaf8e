// What a zone got, and a seat's place among the others.
import type { Side, Zone } from './shown.ts'

export const SIDES: readonly Side[] = ['left', 'right']

// Which place somebody has if the game ended now, and with how many others.
export function rankOf(points: number[], seat: number): { rank: number; shared: number } {
  const mine = points[seat] ?? 0
  return {
    rank: 1 + points.filter((other) => other > mine).length,
    shared: points.filter((other) => other === mine).length - 1,
  }
}

// What a zone got since it was as `was`: the cards in it, and the objectives that are now met or no longer.
export function newIn(zone: Zone, was: Zone | undefined): { cards: string[]; turns: ('' | 'ticked' | 'broke')[] } {
  if (!was) return { cards: [], turns: zone.objectives.map(() => '') }
  const turns = zone.objectives.map(({ state }, place) => {
    const then = was.objectives[place]?.state ?? 'open'
    return state === then ? '' : state === 'met' ? 'ticked' : 'broke'
  })
  return { cards: zone.cards.slice(was.cards.length), turns }
}
