// The colours of the seats, as numbers. People choose among seven; the first one, the pen's blue, is how everyone
// sees themselves.
import { getContext, setContext } from 'svelte'
import type { SeatInfo } from './protocol.ts'

export const COLOURS = 8 // further seats have them again, in another shape
export const CHOICES = [1, 2, 3, 4, 5, 6, 7] as const

type ColourOf = (seat: number) => number

const KEY = Symbol('colours')
const BY_SEAT: ColourOf = (seat) => seat // in lessons, where nobody has chosen

// What people chose stays. The others (bots, an eighth person) get what is left, in the order of their seats.
export function coloursAt(seats: readonly Pick<SeatInfo, 'colour'>[]): number[] {
  const chosen = seats.map((seat) => seat.colour)
  const order = [...CHOICES, 0]
  const rest = [...order.filter((colour) => !chosen.includes(colour)), ...order.map((colour) => colour + COLOURS)]
  return chosen.map((colour) => colour ?? rest.shift() ?? 0)
}

// On my own screen I am blue; the seat that would otherwise be blue gets my colour, so that no two are equal.
export function seenFrom(colours: readonly number[], mine: number | null): number[] {
  if (mine === null) return [...colours]
  return colours.map((colour, seat) => (seat === mine ? 0 : colour === 0 ? (colours[mine] ?? 0) : colour))
}

// A page says once who sits at its table, and everything on it draws the seats alike.
export function offerColours(find: () => { seats: readonly Pick<SeatInfo, 'colour'>[]; mine: number | null }): void {
  setContext<ColourOf>(KEY, (seat) => {
    const { seats, mine } = find()
    return seenFrom(coloursAt(seats), mine)[seat] ?? seat
  })
}

export function coloursHere(): ColourOf {
  return getContext<ColourOf | undefined>(KEY) ?? BY_SEAT
}
