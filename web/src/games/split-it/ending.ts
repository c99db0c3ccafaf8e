// The final grid: who came where, and which stacks the sentence about the decisive moment speaks of.
import type { Result } from '../../lib/protocol.ts'
import { placesOf } from '../../lib/verdict.ts'
import { columnsOf, type Column } from './columns.ts'
import type { SplitItView } from './shown.ts'

export interface Row {
  seat: number
  rank: number
  points: number
  hasWon: boolean
  cells: Cell[]
}

export interface Cell extends Column {
  isShared: boolean // others have as many
  isDecisive: boolean
  short: number // cards that were missing, where that is what decided
}

interface Near {
  seat: number
  number: number
}

export function rowsOf(view: SplitItView, result: Result, mine: number | null, facts: Record<string, unknown> | null) {
  const cells = (facts?.cells ?? []) as [number, number][]
  const near = (facts?.near ?? []) as Near[]
  const missed = near.find(({ seat }) => seat === mine) ?? near[0] // the one that the sentence names

  function cell(seat: number) {
    return (column: Column): Cell => {
      const isNear = missed?.seat === seat && missed.number === column.number
      const isDecisive = isNear || cells.some(([who, number]) => who === seat && number === column.number)
      return { ...column, isShared: column.leads && column.ahead === 0, isDecisive, short: isNear ? -column.ahead : 0 }
    }
  }

  return placesOf(result).map(({ seat, place }): Row => ({
    seat,
    rank: place,
    points: result.scores[seat] ?? 0,
    hasWon: result.winners.includes(seat),
    cells: columnsOf(view, seat).map(cell(seat)),
  }))
}
