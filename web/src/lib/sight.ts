// What a sentence is about has to be in sight: between the bar at the top and the one at the bottom, and not below the note
// that says the sentence.
import { isStill } from './motion.ts'

export interface Room {
  top: number // pixels of the window
  bottom: number
}

// What no bar covers. On the page of a table or a lesson; elsewhere the whole window.
export function freeRoom(): Room {
  const top = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
  const bottom = document.querySelector('.awaited .bar')?.getBoundingClientRect().top ?? innerHeight
  return { top: Math.max(0, top), bottom }
}

// The box around several things, where they are now.
export function around(things: Element[]): DOMRect | null {
  const boxes = things.filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect())
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

const EDGE = 2 // pixels: a frame at the edge of the window can be seen

export function shownBoxes(selector: string): DOMRect[] {
  const shown = [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility())
  return shown.map((thing) => thing.getBoundingClientRect())
}

// Boxes with some room around them, as far as the window goes; those that then overlap become one.
export function joined(boxes: DOMRect[], room: number): DOMRect[] {
  const found: DOMRect[] = []
  for (const { x, y, width, height } of boxes) {
    const left = Math.max(EDGE, x - room)
    const right = Math.min(innerWidth - EDGE, x + width + room)
    let box = new DOMRect(left, y - room, Math.max(0, right - left), height + 2 * room)
    for (let other = found.findIndex(overlaps(box)); other >= 0; other = found.findIndex(overlaps(box)))
      box = bothOf(box, found.splice(other, 1)[0] as DOMRect)
    found.push(box)
  }
  return found
}

const overlaps = (a: DOMRect) => (b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function bothOf(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top)
}

// How far the page must be scrolled for a box to lie in a room; null: it can't.
export function wayInto(box: DOMRect, room: Room): number | null {
  const most = document.documentElement.scrollHeight - innerHeight - scrollY
  const from = Math.max(Math.ceil(box.bottom - room.bottom), -scrollY)
  const to = Math.min(Math.floor(box.top - room.top), Math.max(0, most))
  if (from > to) return null
  return Math.min(Math.max(0, from), to) // as little as possible
}

export function scrollOn(way: number): void {
  if (way) scrollBy({ top: way, behavior: isStill() ? 'auto' : 'smooth' })
}

// Scrolls as little as it takes; what is too tall for the room begins at its top.
export function bringAllIntoSight(things: Element[], room: Room = freeRoom()): void {
  const box = around(things)
  if (box) scrollOn(wayInto(box, room) ?? Math.round(box.top - room.top))
}

// Where a note over the board covers nothing of what it is about, and the way the page has to be scrolled for that: below
// the bar at the top or, for what can't come further down, above the bar at the bottom. null: it would be in the way.
export function placeFor(note: HTMLElement, things: Element[]): { isLow: boolean; way: number } | null {
  const box = around(things)
  if (!box) return { isLow: false, way: 0 }
  const room = freeRoom()
  const high = wayInto(box, { ...room, top: room.top + note.offsetHeight })
  if (high !== null) return { isLow: false, way: high }
  const low = wayInto(box, { ...room, bottom: room.bottom - note.offsetHeight })
  return low === null ? null : { isLow: true, way: low }
}
