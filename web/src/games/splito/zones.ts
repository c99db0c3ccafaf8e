// What a zone got.
import type { Side, SplitoView, Zone } from './shown.ts'

export const SIDES: readonly Side[] = ['left', 'right']

// My two zones and my points with a card, as if nobody else played one.
export interface Outlook {
  factors: [number, number]
  points: number
}

export function outlookOf(view: SplitoView, card: string | null, side: Side | null): Outlook | undefined {
  const factors = card && side ? view.outlook[card]?.[side] : undefined
  return card && side && factors ? { factors, points: view.outlook_points[card]?.[side] ?? 0 } : undefined
}

export function outlookWords({ factors: [left, right], points }: Outlook) {
  return { left, right, points }
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
