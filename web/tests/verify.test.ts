// The page recomputes chance as the program does: `proof.json` is a game of it, checked by tests/test_chance.py, too.
import { expect, test } from 'vitest'
import record from './proof.json'
import { fingerprint } from '../src/lib/chance.ts'
import { verify, type ProvenRecord } from '../src/lib/verify.ts'

const proven = record as unknown as ProvenRecord & { proof: NonNullable<ProvenRecord['proof']> }
const { commitment, parts } = proven.proof
const mine = { table: 't', commitment, part: parts[0] as string }
const changed = (change: object): ProvenRecord => ({ ...proven, proof: { ...proven.proof, ...change } })
const zeros = (digits: number) => '0'.repeat(digits)

test('every draw follows from the secret and the parts', () => {
  const draws = proven.proof.draws.length
  expect(draws).toBeGreaterThan(10)
  expect(verify(proven, mine)).toEqual({ kind: 'fair', draws, parts: 2, isMine: true, commitment })
  expect(verify(proven, undefined)).toMatchObject({ kind: 'fair', isMine: false })
  expect(verify({ moves: [] }, mine)).toEqual({ kind: 'none' })
})

test.each([
  ['another promise', proven, { ...mine, commitment: zeros(64) }, 'promise'],
  ['another secret', changed({ secret: zeros(64) }), mine, 'secret'],
  ['my part is missing', proven, { ...mine, part: zeros(32) }, 'part'],
  ['another part of somebody else', changed({ parts: [parts[0], '', zeros(32)] }), mine, 'draw'],
  ['another span', changed({ draws: [[0, 0, 2], ...proven.proof.draws.slice(1)] }), mine, 'draw'],
  ['a draw is missing', changed({ draws: proven.proof.draws.slice(1) }), mine, 'draw'],
  ['another choice', { ...proven, moves: [...proven.moves.slice(0, -1), '0 cut 1 2'] }, mine, 'seal'],
] as const)('%s is found', (_, found, promised, what) => {
  expect(verify(found as ProvenRecord, promised)).toEqual({ kind: 'wrong', what })
})

test('a fingerprint is short', () => {
  expect(fingerprint(`3f2a91c077de${zeros(52)}`)).toBe('3f2a-91c0-77de')
})
