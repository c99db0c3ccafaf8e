// A refusal is said in the bar at the bottom, which belongs to the board; the page around it knows the words.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('refusal')

export interface ShownRefusal {
  game: string
  rule: string // its number, or nothing
  sentence: string
  hint: string
  onclose: () => void
}
type Refusal = () => ShownRefusal | null

export function offerRefusal(refusal: Refusal): void {
  setContext(KEY, refusal)
}

export function refusalHere(): Refusal {
  return getContext<Refusal | undefined>(KEY) ?? (() => null)
}
