// The reveal in four beats. The table holds its breath; all guesses turn over together and go to their sections; the
// verdict comes from left to right; won cards fly to the columns of those who are alone, and points count up.
import { beats, fadeOut, isStill, paced } from '../../lib/motion.ts'
import { play } from '../../lib/sound.ts'
import { JOKER } from './columns.ts'
import { revealIn, SECTIONS, type Reveal } from './reveal.ts'
import type { SplitItEvent, SplitItView } from './shown.ts'

const TURN = 500
const SLIDE = 900
const VERDICT = 1100
const NEXT_SECTION = 200
const TAKE = 1700
const NEXT_CARD = 60
const FLIGHT = 280
const END = 2600

export interface Act {
  beat: 'hold' | 'turn' | 'verdict' // in the last one cards fly, too
  judged: number // sections whose verdict is known, from the left
  points: number[] // by seat, as they are counted up
}

export function pauseFor(events: SplitItEvent[]): number {
  return revealIn(events) ? END : 0
}

export function firstAct(view: SplitItView): Act {
  return { beat: 'hold', judged: 0, points: [...view.scores] }
}

export function lastAct(reveal: Reveal): Act {
  return { beat: 'verdict', judged: SECTIONS.length, points: reveal.scores }
}

// Plays the scene on the board; `show` draws what changes. Returns how to stop it.
export function playScene(root: HTMLElement, view: SplitItView, reveal: Reveal, show: (act: Act) => void): () => void {
  if (isStill()) return () => undefined
  const act = firstAct(view)
  const update = (change: Partial<Act>) => show({ ...Object.assign(act, change) })
  turnGuesses(root)
  const present = SECTIONS.filter((section) => view.sections[section])
  return beats(
    [TURN, () => (update({ beat: 'turn' }), play('reveal'))],
    ...present.map((_, place): [number, () => void] => [
      VERDICT + place * NEXT_SECTION,
      () => update({ beat: 'verdict', judged: place + 1 }),
    ]),
    [TAKE, () => leave(root, view, reveal)],
    ...landings(view, reveal).map(([order, seat, share]): [number, () => void] => [
      TAKE + order * NEXT_CARD + FLIGHT,
      () => {
        const [from = 0, to = 0] = [view.scores[seat], reveal.scores[seat]]
        act.points[seat] = Math.round(from + (to - from) * share)
        update({ points: share < 1 ? act.points : overtaken(act.points, view, reveal) })
        play('card')
      },
    ]),
  )
}

// Those who took nothing and were overtaken lose their points when the cards have landed.
function overtaken(points: number[], view: SplitItView, reveal: Reveal): number[] {
  const takers = Object.values(reveal.winners)
  return points.map((now, seat) => (takers.includes(seat) ? now : (reveal.scores[seat] ?? view.scores[seat] ?? now)))
}

// Each card that is won: its turn to fly, whose it is, and the share of that player's cards that have landed with it.
function landings(view: SplitItView, reveal: Reveal): [order: number, seat: number, share: number][] {
  let order = 0
  return SECTIONS.flatMap((section) => {
    const seat = reveal.winners[section]
    const cards = view.sections[section] ?? []
    if (seat === undefined) return []
    return cards.map((_, place): [number, number, number] => [order++, seat, (place + 1) / cards.length])
  })
}

// A guess lies face down at its seat, lifts, turns over and goes to its section, where it is drawn.
function turnGuesses(root: HTMLElement): void {
  for (const token of root.querySelectorAll<HTMLElement>('[data-token]')) {
    const seat = token.dataset.token ?? ''
    const [x, y] = way(token, startOf(root, seat))
    const there = `translate(${x}px, ${y}px)`
    const lifted = `translate(${x}px, ${y - 4}px)`
    const timing = { duration: paced(VERDICT), easing: 'ease-in-out' }
    token.animate(
      [
        { transform: there, offset: 0 },
        { transform: lifted, offset: 200 / VERDICT },
        { transform: lifted, offset: SLIDE / VERDICT, easing: 'cubic-bezier(.2, .7, .2, 1)' },
        { transform: 'none', offset: 1 },
      ],
      timing,
    )
    token.querySelector('.turnable')?.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], {
      delay: paced(TURN),
      duration: paced(SLIDE - TURN),
      easing: 'ease-in-out',
      fill: 'backwards',
    })
  }
}

function startOf(root: HTMLElement, seat: string): Element | null {
  const places = [`[data-seat="${seat}"] .guess-slot`, `[data-seat="${seat}"] .ava`]
  const found = places.map((place) => root.querySelector(place))
  return found.find((place) => place?.checkVisibility()) ?? null
}

function way(from: Element, to: Element | null): [x: number, y: number] {
  if (!to) return [0, 0]
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  return [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
}

function leave(root: HTMLElement, view: SplitItView, reveal: Reveal): void {
  let order = 0
  for (const section of SECTIONS) {
    const cards = [...root.querySelectorAll<HTMLElement>(`[data-section="${section}"] .card`)]
    const winner = reveal.winners[section]
    if (winner !== undefined)
      cards.forEach((card, place) => fly(root, card, winner, view.sections[section]?.[place] ?? JOKER, order++))
    else if (!reveal.guesses.includes(section)) cards.forEach(fadeOut)
  }
}

// To its column, where it lies until the next position is drawn. A joker has none yet, and a phone shows none of others:
// there the card goes to the player.
function fly(root: HTMLElement, card: HTMLElement, seat: number, name: string, order: number): void {
  const column = root.querySelector(`[data-column="${seat}-${name}"] :is(.face, .none)`)
  const isDrawn = column?.checkVisibility() ?? false
  const target = isDrawn ? column : root.querySelector(`[data-seat="${seat}"] .ava`)
  if (!target) return
  const [x, y] = way(card, target)
  const scale = target.getBoundingClientRect().width / card.getBoundingClientRect().width
  card.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: isDrawn ? 1 : 0 }],
    {
      duration: paced(FLIGHT),
      delay: paced(order * NEXT_CARD),
      easing: 'cubic-bezier(.2, .7, .2, 1)',
      fill: 'forwards',
    },
  )
}
