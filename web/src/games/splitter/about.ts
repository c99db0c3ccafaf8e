// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { SplitterView } from './view.ts'

export function about(view: SplitterView): string {
  return view.dice ? '.splitter .dice, .splitter .sheet' : '.splitter .sheet'
}

export const lessonAbout = [
  '.splitter .dice, .splitter [data-cell=d3], .splitter [data-cell=e3]',
  '.splitter .dice, .splitter [data-cell=c3], .splitter [data-cell=d3]',
  '.splitter .dice, .splitter [data-cell=b5], .splitter [data-cell=d3]',
  '.splitter .roll .chip, .splitter .sheet',
]
