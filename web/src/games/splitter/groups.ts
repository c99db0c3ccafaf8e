// Groups of a sheet that is only thought of: what a placement would score. The server's word counts for written ones.
import { cellName, FREE, NO_CELL, type Group } from './view.ts'

export const HEARTS_BONUS = 5

interface Found {
  number: number
  cells: [number, number][]
}

function groupsOf(sheet: string[]): Found[] {
  const seen = new Set<string>()
  const found: Found[] = []
  sheet.forEach((numbers, row) =>
    [...numbers].forEach((number, column) => {
      if (number === NO_CELL || number === FREE || seen.has(cellName(row, column))) return
      const cells: [number, number][] = []
      const open: [number, number][] = [[row, column]]
      for (let next = open.pop(); next; next = open.pop()) {
        const [r, c] = next
        if (sheet[r]?.[c] !== number || seen.has(cellName(r, c))) continue
        seen.add(cellName(r, c))
        cells.push(next)
        open.push([r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1])
      }
      found.push({ number: Number(number), cells })
    }),
  )
  return found
}

// On a full sheet: nothing can grow any more.
export function fullGroups(sheet: string[], layout: string[]): Group[] {
  return groupsOf(sheet).map(({ number, cells }) => {
    const star = cells.some(([row, column]) => layout[row]?.[column] === '*')
    const names = cells.map(([row, column]) => cellName(row, column))
    const points = cells.length === number ? number * (star ? 2 : 1) : 0 // T7, T8
    return { number, cells: names, state: points ? 'scoring' : 'spoiled', points, star }
  })
}

export function pointsOf(sheet: string[], layout: string[]): number {
  return fullGroups(sheet, layout).reduce((sum, { points }) => sum + points, heartPoints(sheet, layout))
}

// T9: the same number in all the hearts
function heartPoints(sheet: string[], layout: string[]): number {
  const inHearts = layout.flatMap((marks, row) =>
    [...marks].flatMap((mark, column) => (mark === 'H' ? [sheet[row]?.[column]] : [])),
  )
  const [first] = inHearts
  return first && first !== FREE && inHearts.every((number) => number === first) ? HEARTS_BONUS : 0
}
