// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { About } from '../registry.ts'
import type { SplitterView } from './shown.ts'

export function about(view: SplitterView): string {
  return view.dice ? '.splitter .dice, .splitter .sheet' : '.splitter .sheet'
}

const SHEET = '.splitter .sheet'
const POINTS = '.splitter .roll .chip'
const writing = (...cells: string[]): About => ({
  lit: `.splitter .dice, ${cells.map((cell) => `.splitter [data-cell=${cell}]`).join()}`,
  touch: `.splitter [data-cell=${cells[0]}]`,
})

export const lessonAbout: Record<string, About> = {
  first: SHEET,
  pair: writing('d3', 'e3'),
  free: { lit: `.splitter .dice, ${SHEET}`, touch: '' },
  two: `${POINTS}, ${SHEET}`,
  apart: `${POINTS}, ${SHEET}`,
  star: writing('a4', 'b4'),
  end: `${POINTS}, .splitter [data-cell=a4], .splitter [data-cell=b4], .splitter [data-cell=h4]`,
}
