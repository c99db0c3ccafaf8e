// A chime when it becomes my turn. A player who goes on choosing, or waits a moment for bots, needs none.
import { play } from './sound.ts'

const BREAK_MS = 2_000

export function chimeOnMyTurn(isMyTurn: () => boolean): void {
  let was = false
  let ended = 0
  $effect(() => {
    const is = isMyTurn()
    if (is && !was && Date.now() - ended > BREAK_MS) play('turn')
    if (!is && was) ended = Date.now()
    was = is
  })
}
