// Custom component files: one per game, stored in this browser.
export interface OwnSet {
  option: string
  text: string
  content: Record<string, unknown>
}

export function ownSet(game: string): OwnSet | null {
  try {
    return JSON.parse(localStorage.getItem(`splittable.components.${game}`) ?? 'null') as OwnSet | null
  } catch {
    return null // storage is switched off, or holds what we did not write
  }
}

export function keepOwnSet(game: string, set: OwnSet): void {
  try {
    localStorage.setItem(`splittable.components.${game}`, JSON.stringify(set))
  } catch {
    // it lasts as long as the page
  }
}

// Four characters that identify a set: people at one table can compare what they play with.
export function markOf(content: unknown): string {
  let hash = 0x811c9dc5
  for (const letter of sorted(content)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(16).toUpperCase().padStart(8, '0').slice(0, 4)
}

// The order of keys says nothing about the cards.
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${key}:${sorted(each)}`).join()}}`
}
