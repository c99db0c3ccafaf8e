// How a lesson ends: in the bar at the bottom, which belongs to the board; the page around it knows the words.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('closing')

export interface Closing {
  title: string
  detail: string
  button: string
  onclick: () => void
}
type Find = () => Closing | null

export function offerClosing(closing: Find): void {
  setContext(KEY, closing)
}

export function closingHere(): Find {
  return getContext<Find | undefined>(KEY) ?? (() => null)
}
