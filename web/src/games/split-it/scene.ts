// The reveal: guesses turn up together, then won cards fly to their columns and unchosen ones fade.
import { fadeOut, flyTo } from '../../lib/motion.ts'
import type { GameEvent } from '../../lib/position.ts'
import { JOKER, revealIn, SECTIONS, type Reveal, type SplitItView } from './view.ts'

const READ_MS = 1500
const LEAVE_MS = 500

export function pauseFor(events: GameEvent[]): number {
  return revealIn(events) ? READ_MS + LEAVE_MS : 0
}

export function showOutcome(root: HTMLElement, view: SplitItView, reveal: Reveal): () => void {
  const timer = setTimeout(() => leave(root, view, reveal), READ_MS)
  return () => clearTimeout(timer)
}

function leave(root: HTMLElement, view: SplitItView, reveal: Reveal): void {
  let order = 0
  for (const section of SECTIONS) {
    const cards = [...root.querySelectorAll<HTMLElement>(`[data-section="${section}"] .card`)]
    const winner = reveal.winners[section]
    if (winner !== undefined) {
      cards.forEach((card, place) => {
        const name = view.sections[section]?.[place]
        const target = root.querySelector(targetOf(winner, name === JOKER ? undefined : name))
        if (target) flyTo(card, target, Math.min(order++, 2))
      })
    } else if (!reveal.guesses.includes(section)) cards.forEach(fadeOut)
  }
}

function targetOf(seat: number, number: string | undefined): string {
  return number ? `[data-column="${seat}-${number}"]` : `[data-seat="${seat}"], .mine-area header`
}
