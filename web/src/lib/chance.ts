// What this browser adds to the chance of a game, and what it keeps to check afterwards (docs/chance.md).
import { api } from './api.ts'
import { keep, kept } from './kept.ts'
import type { OwnChance, TableInfo } from './protocol.ts'

export interface Promised {
  table: string
  commitment: string
  part: string
}

const MOST_KEPT = 200

function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(kept('chance') || '[]')
    return Array.isArray(found) ? (found as Promised[]) : []
  } catch {
    return []
  }
}

export const promisedAt = (table: string): Promised | undefined => all().find((each) => each.table === table)

// The first promise counts: a server that shows another one later is caught.
function remember(promised: Promised): void {
  if (promisedAt(promised.table)) return
  keep('chance', JSON.stringify([...all(), promised].slice(-MOST_KEPT)))
}

function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// Creates a table with a part of mine. The server commits first, or it could choose its secret to suit the part.
// `isNew` false: somebody may have created the table before me, and it has another secret.
export async function withChance(
  create: (chance: OwnChance | null) => Promise<TableInfo>,
  isNew = true,
): Promise<TableInfo> {
  const promise = await api.commitment().catch(() => null) // without one the game can still be played
  if (!promise) return create(null)
  const chance = { commitment: promise.commitment, part: newPart() }
  const table = await create(chance)
  if (isNew || table.commitment === chance.commitment) remember({ table: table.id, ...chance })
  return table
}

// What I add at a table where I sit down; its commitment is known by now.
export function partFor(table: TableInfo): string | null {
  if (!table.commitment) return null
  const part = promisedAt(table.id)?.part ?? newPart()
  remember({ table: table.id, commitment: table.commitment, part })
  return part
}

// The beginning of a commitment, for people to compare: 3f2a-91c0-77de.
export const fingerprint = (commitment: string): string => commitment.slice(0, 12).replace(/(.{4})(?=.)/g, '$1-')
