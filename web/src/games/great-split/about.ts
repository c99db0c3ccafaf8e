// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { About } from '../registry.ts'
import type { GreatSplitView } from './shown.ts'

const TRAYS = '.great-split .trays'

export function about(view: GreatSplitView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return '.great-split .gseats button.seat'
  if (view.phase === 'split' || view.phase === 'take') return TRAYS
  if (view.phase === 'discard') return '.great-split .gline > .cardbtn'
  const waits = Object.keys(view.waiting[view.seat ?? 0] ?? {}).length
  return waits ? '.great-split .track.lit' : '.great-split .resolving .cardbtn'
}

const BOOKS = '.great-split .myboard > .gboard .grow.books'
const GOLD = '.great-split .myboard > .gboard .grow.gold'
const card = (name: string) => `.great-split .cardbtn[data-card=${name}]`

export const lessonAbout: Record<string, About> = {
  first: '.great-split .myboard > .gboard',
  split: { lit: TRAYS, touch: `${card('I-08')}, ${card('II-01')}` },
  choose: { lit: TRAYS, touch: '.great-split button.tray' },
  kept_first: '.great-split .resolving .gline',
  kept_second: '.great-split .resolving .gline',
  gold: {
    lit: `${card('splitter')}, ${GOLD}`,
    touch: `${card('splitter')}, .great-split button.track[data-track=gold]`,
  },
  arrow: { lit: `${GOLD}, ${BOOKS}`, touch: '.great-split button.track[data-track=books]' },
  end: BOOKS,
}
