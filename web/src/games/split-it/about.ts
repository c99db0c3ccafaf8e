// What the guide's sentences and the steps of the lesson speak of, as selectors: it is brought into sight.
import type { SplitItView } from './view.ts'

export function about(view: SplitItView): string {
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return '.split-it .mine-area .columns'
  if (view.phase === 'jokers') return '.split-it .column.open'
  return view.phase === 'cut' ? '.split-it .rawrow' : '.split-it .cutrow'
}

export const lessonAbout = ['.split-it .rawrow', '.split-it .cutrow', '.split-it [data-column="0-8"], .split-it .pts']
