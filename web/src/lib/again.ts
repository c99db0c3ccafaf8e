// Trying a finished game again from one of its moves, with the same chance and the same bots.
import type { BoardModule } from '../games/registry.ts'
import { api } from './api.ts'
import type { Again, TableInfo } from './protocol.ts'
import { router } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'

export async function tryAgain(id: string, number: number, seat: number): Promise<void> {
  const table = await api.branch(id, { number, seat, same_chance: true })
  router.go(`/t/${table.id}`)
}

// The round of the first game that this one began with.
export async function firstRound(again: Again, seat: number, board: BoardModule): Promise<number> {
  const { view } = await api.position(again.table, again.number, seat, settings.language)
  return board.round?.(view) ?? view.round ?? 0
}

export type Comparison = 'won' | 'lost' | 'equal' | 'plain'

// What is new in the second result: winning counts more than points.
export function compared(now: Pick<TableInfo, 'scores' | 'winners'>, before: TableInfo, seat: number): Comparison {
  const isWon = (table: Pick<TableInfo, 'winners'>) => !!table.winners?.includes(seat)
  if (before.players > 1 && isWon(now) !== isWon(before)) return isWon(now) ? 'won' : 'lost'
  return now.scores?.[seat] === before.scores?.[seat] ? 'equal' : 'plain'
}
