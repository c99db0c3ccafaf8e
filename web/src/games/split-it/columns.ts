// The columns of a seat as the board draws them.
import type { SplitItView } from './shown.ts'

export const NUMBERS = Array.from({ length: 10 }, (_, index) => index + 1)
export const JOKER = '*'

export interface Column {
  number: number
  count: number
  jokers: number
  leads: boolean
  ahead: number // of the best other player; negative: behind
}

export function columnsOf(view: SplitItView, seat: number): Column[] {
  return NUMBERS.map((number) => {
    const count = view.columns[seat]?.[number] ?? 0
    const ahead = view.ahead[seat]?.[number - 1] ?? 0
    return { number, count, jokers: view.jokers[seat]?.[number] ?? 0, leads: leads(view, seat, number), ahead }
  })
}

function leads(view: SplitItView, seat: number, number: number): boolean {
  return view.leads[seat]?.includes(number) ?? false
}

export interface Loss {
  number: number
  leaders: number[]
}

// The numbers in which others have overtaken a seat since an earlier position.
export function overtaken(before: SplitItView, view: SplitItView, seat: number): Loss[] {
  const lost = (before.leads[seat] ?? []).filter((number) => !leads(view, seat, number))
  return lost.map((number) => ({
    number,
    leaders: view.leads.map((_, other) => other).filter((other) => leads(view, other, number)),
  }))
}
