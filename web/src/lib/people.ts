// The people at a table; bots are not counted.
import type { TableInfo } from './protocol.ts'

export function hasOthers(table: TableInfo): boolean {
  return new Set(table.seats.flatMap((seat) => seat.person ?? [])).size > 1
}

// Nobody needs to write to bots, nor to those who share the device.
export function hasChat(table: TableInfo): boolean {
  return table.chat !== 'off' && hasOthers(table)
}
