// Movements that explain what happened; none with prefers-reduced-motion.
export const MOVE_MS = 400
const STAGGER_MS = 60

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
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
    duration: MOVE_MS - STAGGER_MS * 2,
    delay: order * STAGGER_MS,
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
  element.animate([{ opacity: 1 }, { opacity: 0.15 }], { duration: MOVE_MS, fill: 'forwards' })
}
