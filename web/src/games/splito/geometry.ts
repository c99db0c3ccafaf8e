// Where everybody sits: boxes along the edge of a round table, and how large cards can be in the room they have.

export interface Box {
  width: number
  height: number
}

export interface Spot {
  x: number // of the centre
  y: number
}

const STEPS = 360

// The exponents of superellipses: an ellipse has 1, a box 0.
export const ROUND = 0.8
export const FULLER = [ROUND, 0.65, 0.52]

export type Edge = (part: number) => Spot

// The far side of the table, from the left end (0) over the top to the right end (1). I sit at the near side.
export function arc(left: number, top: number, right: number, bottom: number, roundness = ROUND): Edge {
  return (part) => {
    const angle = Math.PI * part
    return {
      x: (left + right) / 2 - ((right - left) / 2) * rounded(Math.cos(angle), roundness),
      y: bottom - (bottom - top) * rounded(Math.sin(angle), roundness),
    }
  }
}

// All around the table, from the middle of the near side clockwise.
export function ring(left: number, top: number, right: number, bottom: number, roundness = ROUND): Edge {
  return (part) => {
    const angle = 2 * Math.PI * part
    return {
      x: (left + right) / 2 - ((right - left) / 2) * rounded(Math.sin(angle), roundness),
      y: (top + bottom) / 2 + ((bottom - top) / 2) * rounded(Math.cos(angle), roundness),
    }
  }
}

function rounded(part: number, roundness: number): number {
  return Math.sign(part) * Math.abs(part) ** roundness
}

export function lineAlong(edge: Edge, from = 0, to = 1): string {
  const points = Array.from({ length: 61 }, (_, step) => edge(from + ((to - from) * step) / 60))
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

// Puts boxes along an edge as far apart as it goes. `gap` is what is between any two; below 0 they overlap.
export function seated(boxes: Box[], edge: Edge, isClosed = false): { spots: Spot[]; gap: number } {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => edge(step / STEPS))
  const last = isClosed ? STEPS - 1 : STEPS
  let [low, high] = [-60, 600]
  let found = boxes.map((_, at) => points[Math.round((last * at) / Math.max(1, boxes.length - 1))] as Spot)
  while (high - low > 1) {
    const gap = (low + high) / 2
    const spots = placed(boxes, points.slice(0, last + 1), gap)
    if (spots) [found, low] = [spots, gap]
    else high = gap
  }
  const end = points[STEPS]
  if (!isClosed && boxes.length > 1 && end) found = [...found.slice(0, -1), end]
  return { spots: found, gap: low }
}

function placed(boxes: Box[], points: Spot[], gap: number): Spot[] | null {
  const spots: Spot[] = []
  let step = 0
  for (const box of boxes) {
    while (step < points.length && spots.some((other, at) => touches(points[step]!, box, other, boxes[at]!, gap)))
      step++
    const spot = points[step]
    if (!spot) return null
    spots.push(spot)
  }
  return spots
}

function touches(one: Spot, mine: Box, other: Spot, its: Box, gap: number): boolean {
  return (
    Math.abs(one.x - other.x) < (mine.width + its.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (mine.height + its.height) / 2 + gap
  )
}

const RATIO = 7 / 5 // of a card

// How wide cards can be if so many lie in a room, in as many rows as serve best.
export function cardWidth(count: number, { width, height }: Box, gap: number, most: number): number {
  let best = 0
  for (let rows = 1; rows <= 5; rows++) {
    const each = Math.ceil(Math.max(1, count) / rows)
    const wide = (width - gap * (each - 1)) / each
    const high = (height - gap * (rows - 1)) / rows / RATIO
    best = Math.max(best, Math.min(wide, high))
  }
  return Math.max(12, Math.floor(Math.min(best, most) * 2) / 2)
}
