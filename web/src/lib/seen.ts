// How far this browser has seen each table, and when: for "since you left".
const KEY = 'splittable.seen'
const MOST_TABLES = 50

export interface Seen {
  number: number
  at: number
}

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>
  } catch {
    return {} // no storage, or not ours
  }
}

export function lastSeen(table: string): Seen | null {
  return all()[table] ?? null
}

export function keepSeen(table: string, number: number): void {
  const newest = Object.entries({ ...all(), [table]: { number, at: Date.now() } })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // a browser that keeps nothing tells no recap
  }
}
