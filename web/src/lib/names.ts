// What to call the seats of a table: my own is "You" unless several people share this device.
import { i18n } from '../i18n/index.svelte.ts'
import type { SeatInfo, TableInfo } from './protocol.ts'

// A record from elsewhere is over, and nobody sits at it.
function nameOf(seat: SeatInfo, table: TableInfo): string {
  return seat.name || (table.status === 'open' ? i18n.t.openSeat : i18n.t.seat(seat.seat + 1))
}

export function namesAt(table: TableInfo, me: string | null): string[] {
  const mine = table.seats.filter((seat) => seat.person !== null && seat.person === me)
  return table.seats.map((seat) => (mine.length === 1 && seat === mine[0] ? i18n.t.you : nameOf(seat, table)))
}
