// The names of cells, and what is in them.

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
