// Where the points of a review's curve are drawn, in hundredths of the picture's width and height.
import type { CurvePoint, GameReview } from './protocol.ts'

export interface Dot {
  x: number
  y: number
  high: number // how far the error reaches up and down
  low: number
}

export interface Scale {
  from: number
  to: number
}

const STEP = 5 // points: the scale ends at round numbers
const MOST_TICKS = 8

export function scaleOf(curve: CurvePoint[], unit: GameReview['unit']): Scale {
  if (unit === 'odds') return { from: 0, to: 1 }
  const from = Math.min(...curve.map((point) => point.value - point.margin))
  const to = Math.max(...curve.map((point) => point.value + point.margin))
  return { from: Math.max(0, Math.floor(from / STEP) * STEP), to: Math.ceil(to / STEP + 0.01) * STEP }
}

export function dotsOf(curve: CurvePoint[], { from, to }: Scale): Dot[] {
  const y = (value: number) => 100 - 100 * Math.min(1, Math.max(0, (value - from) / (to - from)))
  return curve.map(({ value, margin }, index) => ({
    x: curve.length > 1 ? (100 * index) / (curve.length - 1) : 50,
    y: y(value),
    high: y(value + margin),
    low: y(value - margin),
  }))
}

export const lineOf = (dots: Dot[]) => dots.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

export function bandOf(dots: Dot[]): string {
  const up = dots.map(({ x, high }, index) => `${index ? 'L' : 'M'}${x} ${high}`)
  const down = dots.toReversed().map(({ x, low }) => `L${x} ${low}`)
  return [...up, ...down, 'Z'].join('')
}

// The rounds that are written below the curve: as many as fit on a phone. The last point is the end.
export function ticksOf(curve: CurvePoint[]): { index: number; round: number }[] {
  const every = Math.ceil(curve.length / MOST_TICKS)
  const rounds = curve.slice(0, -1)
  return rounds.flatMap(({ round }, index) => (index % every === 0 ? [{ index, round }] : []))
}
