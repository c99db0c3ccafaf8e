// Scenes: the exchange of piles, and the end of a round with its market token and scorings. Each has the same rhythm:
// hold, turn, verdict, take. A still page begins with the last frame.
import type { Attachment } from 'svelte/attachments'
import { beats, flyTo } from '../../lib/motion.ts'
import { play } from '../../lib/sound.ts'
import { sceneIn, type RoundEnd } from './happened.ts'
import type { GreatSplitEvent } from './shown.ts'

const TURN = 500
const VERDICT = 1100
const TAKE = 1700
const ROW = 260 // one row of the score pad after the other
const READ = 1200

export const HELD = 0
export const TURNED = 1
export const SAID = 2 // and each row of a pad is one more

export function pauseFor(events: GreatSplitEvent[]): number {
  const scene = sceneIn(events)
  if (!scene) return 0
  if (scene.kind === 'exchange') return TAKE + 900
  return VERDICT + READ + ROW * rowsOf(scene)
}

// How many rows come one by one at the end of a round.
export function rowsOf(scene: RoundEnd): number {
  if (scene.final) return 6
  return scene.scored ? scene.scored.tokens.length + 1 : 1
}

export function playExchange(root: HTMLElement, show: (step: number) => void): () => void {
  return beats(
    [TURN, () => (show(TURNED), play('reveal'))],
    [VERDICT, () => show(SAID)],
    [TAKE, () => (take(root), play('card'))],
  )
}

export function playRoundEnd(scene: RoundEnd, show: (step: number) => void): () => void {
  const rows = Array.from({ length: rowsOf(scene) }, (_, row): [number, () => void] => [
    VERDICT + ROW * row,
    () => (show(SAID + row + 1), row && play('card')),
  ])
  return beats([TURN, () => (show(TURNED), play('reveal'))], ...rows)
}

// Cards fly to their owners: mine to my board, the others' to their seats.
function take(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>('.scene [data-to]').forEach((card, place) => {
    const target = root.querySelector(`[data-home="${card.dataset.to}"]`)
    if (target) flyTo(card, target, place % 7)
  })
}

// A tap anywhere ends the scene, and does nothing else.
export function skipping(skip: () => void): Attachment {
  return (board) => {
    const end = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    board.addEventListener('click', end, { capture: true })
    return () => board.removeEventListener('click', end, { capture: true })
  }
}
