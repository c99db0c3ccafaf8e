// Who sits where, and the zones between them.
import type { SplitoView } from './shown.ts'

export type Place = { seat: number; zone?: undefined } | { zone: number; seat?: undefined }

// The table as it is seen from my chair: from my left neighbour on, everybody and the zones between them. Without a
// chair: all of them.
export function aroundTable(view: SplitoView): Place[] {
  const isMine = (zone: number) => view.seat !== null && (view.zones_of[view.seat] ?? []).includes(zone)
  const first = view.seat === null ? 0 : view.seat + 1
  const others = Array.from({ length: view.players }, (_, step) => (first + step) % view.players)
  return others
    .filter((seat) => seat !== view.seat)
    .flatMap((seat): Place[] => {
      const [left = 0, right = 0] = view.zones_of[seat] ?? []
      const isPrivate = view.zones[left]?.seats.length === 1
      const zones = isPrivate ? [right, left] : [left] // of a player who has two to themselves, one on each side
      const places: Place[] = zones.filter((zone) => !isMine(zone)).map((zone) => ({ zone }))
      return isPrivate ? [...places.slice(0, 1), { seat }, ...places.slice(1)] : [{ seat }, ...places]
    })
}
