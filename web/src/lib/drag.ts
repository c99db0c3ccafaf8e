// Dragging as a second way to do what a tap does. The thing follows the pointer and goes back where it was.
import type { Attachment } from 'svelte/attachments'

const SLOP = 6 // pixels before a press becomes a drag

interface Drag {
  target: string // selector of what can take it
  drop: (target: HTMLElement) => void
}

export function draggable(drag: Drag | null): Attachment<HTMLElement> {
  return (node) => (drag ? listen(node, drag) : undefined)
}

function listen(node: HTMLElement, { target, drop }: Drag): () => void {
  let from: { x: number; y: number; id: number } | null = null
  let isDragging = false
  let over: HTMLElement | null = null

  function press(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    node.setPointerCapture(event.pointerId) // now: a quick hand is elsewhere at its first move
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (!isDragging && Math.hypot(x, y) < SLOP) return
    if (!isDragging) {
      isDragging = true
      node.classList.add('dragging') // lets the pointer see what lies below
    }
    node.style.translate = `${x}px ${y}px`
    mark(document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(target) ?? null)
  }

  function mark(next: HTMLElement | null) {
    if (next === over) return
    over?.classList.remove('drop-here')
    next?.classList.add('drop-here')
    over = next
  }

  function release(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    const taken = event.type === 'pointerup' ? over : null
    const wasDragging = isDragging
    stop()
    if (wasDragging) window.addEventListener('click', swallow, { capture: true, once: true })
    if (wasDragging) setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (taken) drop(taken)
  }

  // The press that began a drag is no tap.
  function swallow(event: MouseEvent) {
    event.stopPropagation()
    event.preventDefault()
  }

  function stop() {
    mark(null)
    node.classList.remove('dragging')
    node.style.translate = ''
    from = null
    isDragging = false
  }

  node.classList.add('draggable')
  node.addEventListener('pointerdown', press)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', release)
  node.addEventListener('pointercancel', release)
  return () => {
    stop()
    node.classList.remove('draggable')
    node.removeEventListener('pointerdown', press)
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', release)
    node.removeEventListener('pointercancel', release)
  }
}
