// Dice and moves in words. The sheet shows no coordinates: a pair is found by its row, and counted from the centre.
import { capital } from '../../lib/sentences.ts'
import { wordsOf } from '../../lib/words.svelte.ts'
import { NO_CELL, placeOf } from './cells.ts'
import type { SplitterView } from './shown.ts'

const t = wordsOf('splitter')

export function bothOf([high, low]: [number, number]): { high: number; low: number; double: boolean } {
  return { high, low, double: high === low }
}

export function diceWords(dice: [number, number]): string {
  return capital(t('the_dice', bothOf(dice)))
}

export function moveWords(move: string, view: SplitterView): string {
  const [, cell = '', number] = move.split(' ')
  const [high, low] = view.dice ?? [0, 0]
  const left = Number(number)
  const { row, column } = placeOf(cell)
  const inner = view.layout[row]?.slice(column, view.layout[row].length / 2) ?? ''
  const place = [...inner].filter((mark) => mark !== NO_CELL).length
  return t('review_place', {
    row: row + 1,
    place,
    left,
    right: left === high ? low : high,
    double: high === low,
  })
}
