// What a round has changed on a sheet, from the views before and after it.
import { cellName, FREE } from './cells.ts'
import type { Group, SplitterEvent, SplitterView } from './shown.ts'

const LAST_MS = 1600

export interface SheetNews {
  written: string[]
  closed: Group[] // score now
  lost: Group[] // never will
  broken: { cells: string[]; points: number }[] // scored before, and have grown too large
  hearts: number // what they score now, and did not before
}

// Everything else is shown on the position after it, so that nobody waits. After the last round the board goes.
export function pauseFor(events: SplitterEvent[], before: SplitterView): number {
  const isWritten = events.some((event) => event.type === 'written')
  return isWritten && before.round === before.rounds && !before.opened ? LAST_MS : 0
}

// Full sheets are shown before the game is over.
export function shownIn(
  view: SplitterView,
  scene: SplitterEvent[],
  after: SplitterView | null | undefined,
): SplitterView {
  return scene.length && after ? after : view
}

// By seat; null if this is not the next round of the same game, as when somebody leafs through a replay.
export function newsBetween(before: SplitterView, after: SplitterView): SheetNews[] | null {
  const news = after.sheets.map((_, seat) => newsOf(before, after, seat))
  const isNext = news.every(({ written }) => written.length === 2) && after.layout.join() === before.layout.join()
  return isNext && news.length === before.sheets.length ? news : null
}

function newsOf(before: SplitterView, after: SplitterView, seat: number): SheetNews {
  const was = before.sheets[seat] ?? []
  const old = before.groups[seat] ?? []
  const known = new Set(old.map(keyOf))
  const fresh = (after.groups[seat] ?? []).filter((group) => !known.has(keyOf(group)))
  const kept = new Set((after.groups[seat] ?? []).map(keyOf))
  return {
    written: (after.sheets[seat] ?? []).flatMap((numbers, row) =>
      [...numbers].flatMap((number, column) =>
        was[row]?.[column] === FREE && number !== FREE ? [cellName(row, column)] : [],
      ),
    ),
    closed: fresh.filter((group) => group.state === 'scoring'),
    lost: fresh.filter((group) => group.state === 'spoiled'),
    broken: old.filter((group) => group.state === 'scoring' && !kept.has(keyOf(group))),
    hearts: after.hearts[seat] === 'scoring' && before.hearts[seat] !== 'scoring' ? after.heart_points : 0,
  }
}

function keyOf(group: Group): string {
  return `${group.state} ${[...group.cells].sort().join()}`
}
