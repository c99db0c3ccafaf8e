// The keyboard's focus follows the game. A move takes away what had it (a button that is gone, or off while the move is
// on its way), and the browser would leave it to the page: here it goes on to what comes next.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

// In this order: what is shown and waits to be read, a cover, my choices.
const TO_DO = ['.awaited .go-on', '.cover button', '[data-choices] button:enabled:not([tabindex="-1"])']

const GO_ON = '.go-on'
const LATE_MS = 400 // how late a key may be that was meant for "Continue"

export function followGame(): () => void {
  let held: HTMLElement | null = null // what had the focus last
  let byKeys = false
  let isParked = false // on the bar or the page, until there is something to do
  let pressed: Element | null = null // the last "Continue" that was pressed
  let resting: ReturnType<typeof setTimeout> | undefined

  function hold(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement)) return
    held = event.target
    byKeys = held.matches(':focus-visible')
    isParked = false
  }

  // Somebody clicked beside everything: that is no move, and the page may have the focus.
  async function release(event: FocusEvent): Promise<void> {
    if (event.relatedTarget || event.target !== held) return
    await tick()
    if (isLost() && document.hasFocus() && held && isUsable(held)) held = null
  }

  function follow(): void {
    if (held?.matches(GO_ON) && held !== pressed && isLost()) rest(held)
    else if (held && isLost()) go(again(held) ?? first(...TO_DO) ?? place(held))
    else if (isParked && !resting) go(first(...TO_DO))
  }

  // A scene ended by itself. A key that was meant for its button must not pick a card: the bar takes it.
  function rest(gone: HTMLElement): void {
    clearTimeout(resting)
    resting = setTimeout(() => {
      resting = undefined
      follow()
    }, LATE_MS)
    go(place(gone))
  }

  function press({ target }: Event): void {
    if (target instanceof Element) pressed = target.closest(GO_ON)
  }

  function go(to: HTMLElement | null): void {
    if (!to) return
    const wasByKeys = byKeys
    to.focus({ preventScroll: !wasByKeys || to.matches('main') }) // a page begins at its top
    byKeys = wasByKeys
    isParked = to.matches('.awaited, main')
  }

  const watch = new MutationObserver(follow)
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', hold)
  document.addEventListener('focusout', release)
  document.addEventListener('click', press, true)
  return () => {
    watch.disconnect()
    clearTimeout(resting)
    document.removeEventListener('click', press, true)
    document.removeEventListener('focusin', hold)
    document.removeEventListener('focusout', release)
  }
}

function isLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || !isUsable(active)
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility()
}

// A card that went to the other side is still the same card.
function again(held: HTMLElement): HTMLElement | null {
  const card = held.dataset.card
  const found = card && document.querySelector<HTMLElement>(`button[data-card="${CSS.escape(card)}"]`)
  return found && isUsable(found) ? found : null
}

function first(...wanted: string[]): HTMLElement | null {
  for (const selector of wanted) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isUsable)
    if (found) return found
  }
  return null
}

// Nothing to do yet. After a move: the bar, which says what goes on. On a page that was just opened: its beginning.
function place(held: HTMLElement): HTMLElement | null {
  return held.matches('main') ? first('main') : first('.awaited', 'main')
}

// What lies open over the board, the last one on top.
const open: { close: () => void; opener: Element | null }[] = []

// For something that opens: Escape closes it, and the focus goes back to what opened it.
export function opened(close: () => void): () => void {
  const entry = { close, opener: document.activeElement }
  if (!open.length) window.addEventListener('keydown', escape)
  open.push(entry)
  return () => {
    open.splice(open.indexOf(entry), 1)
    if (!open.length) window.removeEventListener('keydown', escape)
    if (isLost() && entry.opener instanceof HTMLElement && entry.opener.isConnected) entry.opener.focus()
  }
}

// The same for an element that is there only while it is open.
export function overlay(close: () => void): Attachment {
  return () => opened(close)
}

function escape(event: KeyboardEvent): void {
  const top = open.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  event.preventDefault()
  const { opener } = top
  top.close()
  tick().then(() => opener instanceof HTMLElement && opener.isConnected && opener.focus())
}
