// The view of Splitter as src/splittable/games/splitter/view.py describes it.
import type { View } from '../../lib/position.ts'

export type GroupState = 'scoring' | 'open' | 'spoiled'

export interface Group {
  number: number
  cells: string[]
  state: GroupState
  points: number
  star: boolean
}

export interface Placement {
  cell: string
  left: number
  right: number
}

export interface SplitterView extends View {
  phase: 'roll' | 'write' | 'over'
  round: number
  rounds: number
  dice: [number, number] | null
  layout: string[]
  sheets: string[][]
  groups: Group[][]
  hearts: (GroupState | null)[]
  chosen: number[]
  choice: Placement | null
  verdict: number | null
  opened?: { choices: (Placement | null)[] } // of a finished game: what was secret
}

const COLUMNS = 'abcdefgh'
export const NO_CELL = '.'
export const FREE = '0'

export function cellName(row: number, column: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

export function placeOf(cell: string): { row: number; column: number } {
  return { row: Number(cell.slice(1)) - 1, column: COLUMNS.indexOf(cell.charAt(0)) }
}

export function mirror(cell: string): string {
  const { row, column } = placeOf(cell)
  return cellName(row, COLUMNS.length - 1 - column)
}

export function leftOf(cell: string): string {
  return placeOf(cell).column < COLUMNS.length / 2 ? cell : mirror(cell)
}

// What lies on a sheet if the pair of `cell` were written.
export function withPlacement(sheet: string[], placement: Placement): string[] {
  const written = new Map([
    [placement.cell, placement.left],
    [mirror(placement.cell), placement.right],
  ])
  return sheet.map((numbers, row) =>
    [...numbers].map((number, column) => written.get(cellName(row, column)) ?? number).join(''),
  )
}
