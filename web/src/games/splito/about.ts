// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { About } from '../registry.ts'
import type { SplitoView } from './shown.ts'

const HAND = '.splito .hand'

export function about(view: SplitoView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return `${HAND} .down`
  return view.turn <= 2 ? HAND : view.turn <= 6 ? '.splito .product' : '.splito .myzones .obj.open'
}

const ZONES = '.splito .myzones .zone'
const MOON = '.splito .commons .obj:last-child'
const playing = (card: string, side: 'first' | 'last', more = ''): About => {
  const touch = `${HAND} [data-card=${card}], ${ZONES}:${side}-child`
  return { lit: touch + more, touch }
}

export const lessonAbout: Record<string, About> = {
  first: '.splito .myzones',
  objective: playing('none_v5', 'last'),
  free: { lit: `${HAND}, ${ZONES}`, touch: HAND },
  black_left: `.splito .product, ${ZONES}:first-child`,
  five_right: `.splito .product, ${ZONES}:last-child`,
  black_right: `.splito .product, ${ZONES}:last-child`,
  pair_left: `.splito .product, ${ZONES}:first-child`,
  objective_left: `.splito .product, ${ZONES}:first-child`,
  objective_right: `.splito .product, ${ZONES}:last-child`,
  number: '.splito .product',
  common: playing('black5', 'first', `, ${MOON}`),
  end: `.splito .product, ${ZONES}:first-child`,
}
