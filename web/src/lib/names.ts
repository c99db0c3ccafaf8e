// What to call the seats of a table: my own is "You" unless several people share this device.
import type { SeatInfo, TableInfo } from './protocol.ts'
import { t } from '../lib/words.svelte.ts'

// A record from elsewhere is over, and nobody sits at it.
function nameOf(seat: SeatInfo, table: TableInfo): string {
  return seat.name || (table.status === 'open' ? t('open_seat') : t('seat_number', { number: seat.seat + 1 }))
}

export function namesAt(table: TableInfo, me: string | null): string[] {
  const mine = table.seats.filter((seat) => seat.person !== null && seat.person === me)
  return table.seats.map((seat) => (mine.length === 1 && seat === mine[0] ? t('you') : nameOf(seat, table)))
}

// The letter in a seat's disc.
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '·'
}
