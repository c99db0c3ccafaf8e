// The reveal: all cards turn up together and fly to their zones, then the hands move on to the left.
import { fadeOut, flyTo, isStill, MOVE_MS } from '../../lib/motion.ts'
import type { GameEvent } from '../../lib/position.ts'
import { revealIn } from './view.ts'

const READ_MS = 1300
const LEAVE_MS = 450

export function pauseFor(events: GameEvent[]): number {
  return revealIn(events) ? READ_MS + LEAVE_MS : 0
}

export function showPassing(root: HTMLElement): () => void {
  const timer = setTimeout(() => leave(root), READ_MS)
  return () => clearTimeout(timer)
}

// The new hand comes from the right neighbour.
export function comeIn(hand: HTMLElement): void {
  if (isStill()) return
  hand.animate([{ transform: 'translateX(48px)', opacity: 0 }, { transform: 'none' }], {
    duration: MOVE_MS - 100,
    easing: 'cubic-bezier(.2, .7, .2, 1)',
  })
}

function leave(root: HTMLElement): void {
  if (isStill()) return
  root.querySelectorAll<HTMLElement>('.fly').forEach((card, order) => {
    const zone = root.querySelector(`[data-zone="${card.dataset.to}"]`)
    if (zone) flyTo(card, zone, Math.min(order, 2))
    else fadeOut(card)
  })
  const width = root.getBoundingClientRect().width
  root.querySelectorAll<HTMLElement>('.hand > button').forEach((card) => {
    card.animate([{ transform: 'none' }, { transform: `translateX(${-width}px)`, opacity: 0 }], {
      duration: MOVE_MS,
      easing: 'ease-in',
      fill: 'forwards',
    })
  })
}
