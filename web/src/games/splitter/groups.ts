// Groups of a sheet that is only thought of: what a placement would score. The server's word counts for written ones.
import { cellName, FREE, NO_CELL } from './view.ts'

const HEARTS_BONUS = 5

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

export function pointsOf(sheet: string[], layout: string[]): number {
  const groups = groupsOf(sheet).filter((group) => group.cells.length === group.number) // T7
  const points = groups.map((group) => {
    const isStarred = group.cells.some(([row, column]) => layout[row]?.[column] === '*')
    return isStarred ? 2 * group.number : group.number // T8
  })
  return points.reduce((sum, value) => sum + value, heartPoints(sheet, layout))
}

// T9: the same number in all the hearts
function heartPoints(sheet: string[], layout: string[]): number {
  const inHearts = layout.flatMap((marks, row) =>
    [...marks].flatMap((mark, column) => (mark === 'H' ? [sheet[row]?.[column]] : [])),
  )
  const [first] = inHearts
  return first && first !== FREE && inHearts.every((number) => number === first) ? HEARTS_BONUS : 0
}
