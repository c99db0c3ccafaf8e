// Who is at the table now, and for whom a bot may play.
import type { Presence, SeatInfo } from './protocol.ts'

export class PresenceHere {
  present = $state.raw<boolean[]>([])
  spectators = $state(0)
  #replaceable = $state.raw<ReadonlySet<number>>(new Set())
  #timers: ReturnType<typeof setTimeout>[] = []

  hear(message: Presence): void {
    this.present = message.present
    this.spectators = message.spectators
    this.end()
    this.#replaceable = new Set()
    message.replace_in.forEach((wait, seat) => {
      if (wait !== null) this.#timers.push(setTimeout(() => this.#allow(seat), wait))
    })
  }

  // Nobody is called absent before the server has said so.
  isAway(seat: SeatInfo): boolean {
    return seat.kind === 'person' && this.present[seat.seat] === false
  }

  // Somebody who has only just left may be loading the page again.
  mayReplace(seat: SeatInfo): boolean {
    return this.#replaceable.has(seat.seat)
  }

  end(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #allow(seat: number): void {
    this.#replaceable = new Set([...this.#replaceable, seat])
  }
}
