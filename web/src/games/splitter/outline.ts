// The outline of a group of cells, 100 units each, a little inside their edges and with round corners.
import { placeOf } from './cells.ts'

const INSET = 9
const RADIUS = 16
type Point = [number, number]

export function outline(cells: string[]): string {
  const places = cells.map(placeOf)
  const has = new Set(places.map(({ row, column }) => `${column},${row}`))
  const next = new Map<string, Point[]>()
  const edge = (x: number, y: number, toX: number, toY: number) =>
    next.set(`${x},${y}`, [...(next.get(`${x},${y}`) ?? []), [toX, toY]])
  for (const { column: x, row: y } of places) {
    if (!has.has(`${x},${y - 1}`)) edge(x, y, x + 1, y)
    if (!has.has(`${x + 1},${y}`)) edge(x + 1, y, x + 1, y + 1)
    if (!has.has(`${x},${y + 1}`)) edge(x + 1, y + 1, x, y + 1)
    if (!has.has(`${x - 1},${y}`)) edge(x, y + 1, x, y)
  }
  const loops: string[] = []
  for (const [start] of next) {
    while (next.get(start)?.length) loops.push(drawn(corners(walk(next, start))))
  }
  return loops.join('')
}

// Follows the edges clockwise; where two cells touch only at a corner it turns right and stays with its cell.
function walk(next: Map<string, Point[]>, start: string): Point[] {
  const path: Point[] = [start.split(',').map(Number) as Point]
  let direction: Point = [0, 0]
  for (;;) {
    const at = path.at(-1) as Point
    const choices = next.get(at.join(',')) as Point[]
    const right: Point = [at[0] - direction[1], at[1] + direction[0]]
    const chosen = choices.find((choice) => choice[0] === right[0] && choice[1] === right[1]) ?? (choices[0] as Point)
    choices.splice(choices.indexOf(chosen), 1)
    if (chosen.join(',') === start) return path
    direction = [chosen[0] - at[0], chosen[1] - at[1]]
    path.push(chosen)
  }
}

function step(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}

interface Corner {
  at: Point
  into: Point
  out: Point
}

function corners(path: Point[]): Corner[] {
  return path
    .map((at, index) => ({
      at,
      into: step(path.at(index - 1) as Point, at),
      out: step(at, path[(index + 1) % path.length] as Point),
    }))
    .filter(({ into, out }) => into[0] !== out[0] || into[1] !== out[1])
}

function drawn(loop: Corner[]): string {
  const parts = loop.map(({ at, into, out }, index) => {
    const x = at[0] * 100 + (-into[1] - out[1]) * INSET
    const y = at[1] * 100 + (into[0] + out[0]) * INSET
    const before = `${x - into[0] * RADIUS} ${y - into[1] * RADIUS}`
    return `${index ? 'L' : 'M'}${before}Q${x} ${y} ${x + out[0] * RADIUS} ${y + out[1] * RADIUS}`
  })
  return `${parts.join('')}Z`
}

// The cell nearest to the middle of a group: a place for a word about it.
export function middle(cells: string[]): { row: number; column: number } {
  const places = cells.map(placeOf)
  const mean = (of: 'row' | 'column') => places.reduce((sum, place) => sum + place[of], 0) / places.length
  const [row, column] = [mean('row'), mean('column')]
  const far = (place: { row: number; column: number }) => (place.row - row) ** 2 + (place.column - column) ** 2
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), { row: 0, column: 99 })
}
