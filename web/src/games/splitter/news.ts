// What a round has changed on a sheet, from the views before and after it, and the view after the last round.
import type { GameEvent } from '../../lib/position.ts'
import { fullGroups, pointsOf } from './groups.ts'
import { cellName, FREE, withPlacement, type Group, type Placement, type SplitterView } from './view.ts'

const LAST_MS = 1600

export interface SheetNews {
  written: string[]
  closed: Group[] // score now
  lost: Group[] // never will
  broken: { cells: string[]; points: number }[] // scored before, and have grown too large
  hearts: boolean // score now
}

type Placed = Placement & { seat: number }

function placedIn(events: GameEvent[]): Placed[] | undefined {
  return events.find((event) => event.type === 'written')?.placements as Placed[] | undefined
}

// Everything else is shown on the position after it, so that nobody waits. After the last round the board goes.
export function pauseFor(events: GameEvent[], before: SplitterView): number {
  return placedIn(events) && before.round === before.rounds && !before.opened ? LAST_MS : 0
}

// The full sheets that a scene shows before the game is over. On a full sheet a group scores or is lost.
export function afterScene(view: SplitterView, scene: GameEvent[]): SplitterView {
  const placed = placedIn(scene)
  if (!placed) return view
  const sheets = view.sheets.map((sheet, seat) => {
    const placement = placed.find((each) => each.seat === seat)
    return placement ? withPlacement(sheet, placement) : sheet
  })
  return {
    ...view,
    sheets,
    groups: sheets.map((sheet) => fullGroups(sheet, view.layout)),
    scores: sheets.map((sheet) => pointsOf(sheet, view.layout)),
    acting: [],
    chosen: [],
    choice: null,
    over: true,
  }
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
    hearts: after.hearts[seat] === 'scoring' && before.hearts[seat] !== 'scoring',
  }
}

function keyOf(group: Group): string {
  return `${group.state} ${[...group.cells].sort().join()}`
}
