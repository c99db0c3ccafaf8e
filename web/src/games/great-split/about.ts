// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { GreatSplitView } from './view.ts'

const TRAYS = '.great-split .trays'

export function about(view: GreatSplitView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return '.great-split .gseats button.seat'
  if (view.phase === 'split' || view.phase === 'take') return TRAYS
  if (view.phase === 'discard') return '.great-split .gline > .cardbtn'
  const waits = Object.keys(view.waiting[view.seat ?? 0] ?? {}).length
  return waits ? '.great-split .track.lit' : '.great-split .resolving .cardbtn'
}

export const lessonAbout = [
  TRAYS,
  TRAYS,
  '.great-split .resolving .cardbtn',
  '.great-split [data-track=seal-books]',
  '.great-split .myboard > .gboard .grow.books',
]
