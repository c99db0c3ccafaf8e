// The reveal in its beats: everybody's card lies there, all turn over together, fly to their zones, and what they change is
// counted, mine last. Then the hands move on to the left.
import { beats, fadeOut, flyTo, isStill, MOVE_MS, paced } from '../../lib/motion.ts'
import { play } from '../../lib/sound.ts'
import { revealIn } from './reveal.ts'
import type { SplitoEvent } from './shown.ts'

export type Beat = 'hold' | 'turn' | 'fly' | 'land' | 'mine'

const TURN = 500
const FLY = 1100
const LAND = 1500
const MINE = 2000
const PASS = 2250
const END = 2600

export function pauseFor(events: SplitoEvent[]): number {
  return revealIn(events) ? END : 0
}

export function stageReveal(root: HTMLElement, show: (beat: Beat) => void): () => void {
  show('hold')
  return beats(
    [TURN, () => (show('turn'), play('reveal'))],
    [FLY, () => (show('fly'), fly(root))],
    [LAND, () => (show('land'), play('card'))],
    [MINE, () => show('mine')],
    [PASS, () => passOn(root)],
  )
}

// The new hand comes from the right neighbour.
export function comeIn(hand: HTMLElement): void {
  if (isStill()) return
  hand.animate([{ transform: 'translateX(48px)', opacity: 0 }, { transform: 'none' }], {
    duration: paced(MOVE_MS - 100),
    easing: 'cubic-bezier(.2, .7, .2, 1)',
  })
}

function fly(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>('.turned .fly').forEach((card, order) => {
    const zone = root.querySelector(`[data-zone="${card.dataset.to}"]`)
    if (zone) flyTo(card, zone, Math.min(order, 2))
    else fadeOut(card)
  })
}

function passOn(root: HTMLElement): void {
  if (isStill()) return
  root.querySelectorAll<HTMLElement>('.hand > button').forEach((card) => {
    card.animate([{ transform: 'none' }, { transform: `translateX(-160px)`, opacity: 0 }], {
      duration: paced(MOVE_MS - 100),
      easing: 'ease-in',
      fill: 'forwards',
    })
  })
}

// A played card lies in front of its player, towards the middle of the table; mine rises from my hand.
export function layBefore(seat: number, isMine: boolean): (card: HTMLElement) => void {
  return (card) => {
    put(card)
    requestAnimationFrame(() => put(card)) // a table that has just been opened is measured first
  }

  function put(card: HTMLElement): void {
    const stage = card.closest('.stage')
    const from = stage?.querySelector(isMine ? '.hand .down' : `.places [data-seat="${seat}"]`)
    if (!stage || !from) return
    const [frame, place] = [stage.getBoundingClientRect(), from.getBoundingClientRect()]
    const x = place.left + place.width / 2 - frame.left
    const y = place.top + place.height / 2 - frame.top
    const table = stage.querySelector('.around .table')?.getBoundingClientRect() ?? frame
    const [toX, toY] = [(frame.width / 2 - x) * 0.4, table.top + table.height * 0.75 - frame.top - y]
    const way = isMine ? 0 : Math.min(0.9, (place.height * 1.1) / Math.max(1, Math.hypot(toX, toY)))
    card.style.setProperty('left', `${x + toX * way}px`)
    card.style.setProperty('top', `${y + toY * way - (isMine ? 12 : 0)}px`)
  }
}
