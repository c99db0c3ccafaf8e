// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { About } from '../registry.ts'
import type { SplitItView } from './shown.ts'

export function about(view: SplitItView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return '.split-it .mine-area .columns'
  if (view.phase === 'jokers') return '.split-it .column.open'
  return view.phase === 'cut' ? '.split-it .rawrow' : '.split-it .cutrow'
}

const SECTIONS = '.split-it .cutrow'
const MINE = '.split-it .mine-area .columns, .split-it .mine-area .pts'

export const lessonAbout: Record<string, About> = {
  first: '.split-it .rawrow .place:nth-child(-n + 2)',
  cut: { lit: '.split-it .rawrow', touch: '.split-it [data-gap="2"], .split-it [data-gap="5"]' },
  guess: { lit: SECTIONS, touch: `${SECTIONS} .section` },
  alone_white: MINE,
  alone_black: MINE,
  shared: SECTIONS,
  joker: { lit: '.split-it .mine-area .columns', touch: '.split-it [data-column="0-9"]' },
  end: '.split-it [data-column="0-9"], .split-it .mine-area .pts',
}
