// Movements that explain what happened; none with prefers-reduced-motion or with the pace "off".
import { settings, type Pace } from './settings.svelte.ts'

export const MOVE_MS = 400
const STAGGER_MS = 60
const FACTORS: Record<Pace, number> = { off: 0, quick: 0.5, normal: 1, relaxed: 1.6 }

export function isStill(): boolean {
  return settings.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

// A time at the pace that the player chose. All times in boards are those of the normal pace.
export function paced(ms: number): number {
  return ms * FACTORS[settings.pace]
}

// The beats of a scene: each is called at its time. A still page gets all of them at once, so it shows the last frame.
export function beats(...steps: [ms: number, beat: () => void][]): () => void {
  if (isStill()) {
    for (const [, beat] of steps) beat()
    return () => undefined
  }
  const timers = steps.map(([ms, beat]) => setTimeout(beat, paced(ms)))
  return () => timers.forEach(clearTimeout)
}

// Lets an element fly to where it now belongs. It stays there until the next position is drawn.
export function flyTo(element: HTMLElement, target: Element, order: number): void {
  if (isStill()) return
  const from = element.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const scale = Math.min(1, Math.max(0.25, to.width / from.width))
  element.style.setProperty('z-index', '30')
  element.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.6 }], {
    duration: paced(MOVE_MS - STAGGER_MS * 2),
    delay: paced(order * STAGGER_MS),
    easing: 'cubic-bezier(.2, .7, .2, 1)',
    fill: 'forwards',
  })
}

// Scrolls just as far as it takes to see an element; its scroll margins keep it clear of bars. Not on drawn examples.
export function bringIntoSight(element: Element): void {
  if (element.closest('.drawing')) return
  element.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
}

export function fadeOut(element: HTMLElement): void {
  if (isStill()) return
  element.animate([{ opacity: 1 }, { opacity: 0.15 }], { duration: paced(MOVE_MS), fill: 'forwards' })
}
