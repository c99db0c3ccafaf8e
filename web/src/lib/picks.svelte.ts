// What a player has picked and not sent yet: cards, cuts, piles. It stays whatever the others do meanwhile, and is let go
// when the player is asked something else, even if the next question offers the very same choices.
import { untrack } from 'svelte'

export function letGoAfter(asked: () => string, letGo: () => void): void {
  const now = $derived(asked()) // most updates ask the same
  $effect.pre(() => {
    void now
    untrack(letGo)
  })
}
