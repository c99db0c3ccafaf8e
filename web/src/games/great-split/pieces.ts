// The names of resources, icons, tracks and cards.
import type { Face, GreatSplitView, IconKind, Resource, TrackName } from './shown.ts'

export const RESOURCES: readonly Resource[] = ['books', 'artwork', 'topaz', 'emerald', 'gold']
export const ICONS: readonly IconKind[] = [...RESOURCES, 'prestige', 'seal_diamond', 'seal_square', 'seal_star']
export type Target = TrackName | 'prestige'

// Before the first card is played, points would only tell what the start spaces are worth.
export function hasBegun(view: GreatSplitView): boolean {
  return view.round > 1 || view.phase === 'resolve' || view.over
}

export function levelOf(card: string): string {
  return card.split('-')[0] ?? ''
}

export function resourceOf(track: string): Resource {
  return track.replace('seal-', '') as Resource
}

// Icons in the order in which they are always named.
export function iconsOf(face: Face): [IconKind, number][] {
  return ICONS.map((icon): [IconKind, number] => [icon, face[icon] ?? 0]).filter(([, count]) => count > 0)
}

// The icons printed on the cards of a pile, counted: nobody but this page knows a pile that is being made, and counting
// what is printed is no rule. What a pile would bring is a rule, and comes with the view (`wallet_brings`).
export function pileOf(cards: string[], faces: Record<string, Face>): Face {
  const pile: Face = {}
  for (const card of cards)
    for (const [icon, count] of iconsOf(faces[card] ?? {})) pile[icon] = (pile[icon] ?? 0) + count
  return pile
}

// The move that puts each card of the hand into one of two groups; the group with the first card is named first.
export function splitMove(hand: string[], second: Set<string>): string {
  const there = hand.filter((card) => second.has(card))
  const here = hand.filter((card) => !second.has(card))
  const groups = there.includes(hand[0] ?? '') ? [there, here] : [here, there]
  return `split ${groups.map((group) => group.join(' ')).join(' / ')}`.trim()
}
