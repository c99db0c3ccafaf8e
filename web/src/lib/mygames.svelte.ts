// My games as the server lists them: unfinished ones, and as many finished ones as were asked for.
import { api } from './api.ts'
import type { TableInfo } from './protocol.ts'

export class MyGames {
  unfinished = $state.raw<TableInfo[]>([])
  finished = $state.raw<TableInfo[]>([])
  hasOlder = $state(false) // than those that are here

  async refresh(): Promise<void> {
    const found = await api.myTables().catch(() => null)
    if (!found) return // the next time
    if (!this.finished.length) this.hasOlder = found.more ?? false
    this.unfinished = found.tables.filter((table) => table.status !== 'over')
    this.finished = joined(
      found.tables.filter((table) => table.status === 'over'),
      this.finished,
    )
  }

  async loadOlder(): Promise<void> {
    const older = await api.myFinishedGames(this.finished.at(-1)?.id)
    this.finished = joined(this.finished, older.tables)
    this.hasOlder = older.more ?? false
  }
}

function joined(newer: TableInfo[], older: TableInfo[]): TableInfo[] {
  const known = new Set(newer.map((table) => table.id))
  return [...newer, ...older.filter((table) => !known.has(table.id))]
}
