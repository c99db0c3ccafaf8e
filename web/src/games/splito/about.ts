// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { SplitoView } from './view.ts'

const HAND = '.splito .hand'

export function about(view: SplitoView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return `${HAND} .down`
  return view.turn <= 2 ? HAND : view.turn <= 6 ? '.splito .product' : '.splito .myzones .obj.open'
}

export const lessonAbout = [
  `${HAND} [data-card=none_v5], .splito .myzones .zonebtn`,
  `${HAND} [data-card=pair_v4], .splito .myzones .zonebtn`,
  `${HAND} [data-card=red4], .splito .zone:first-child .obj, .splito .myzones .zonebtn`,
  '.splito .product',
]
