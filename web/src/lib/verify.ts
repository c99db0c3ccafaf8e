// Recomputes the chance of a finished game from its record, without a server (docs/chance.md). Not Web Crypto: that is
// missing where a page comes over plain HTTP, as in a home network.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Promised } from './chance.ts'

interface Proof {
  method: string
  commitment: string
  secret: string
  parts: string[]
  given: number
  draws: [low: number, weight: number, total: number][]
  seal: string
}
export interface ProvenRecord {
  moves: string[]
  proof?: Proof | null
  meta?: unknown
}

export type Wrong = 'promise' | 'secret' | 'part' | 'draw' | 'seal'
export type Verdict =
  | { kind: 'none' }
  | { kind: 'wrong'; what: Wrong }
  | { kind: 'fair'; draws: number; parts: number; isMine: boolean; commitment: string }

const METHOD = 'hmac-sha256/1'
const RANGE = 1n << 256n

export function verify(record: ProvenRecord, promised: Promised | undefined): Verdict {
  const proof = record.proof
  if (!proof) return { kind: 'none' }
  const what = problemIn(record, proof, promised)
  if (what) return { kind: 'wrong', what }
  const parts = proof.parts.filter((part) => part !== '').length
  return { kind: 'fair', draws: proof.draws.length, parts, isMine: !!promised, commitment: proof.commitment }
}

function problemIn(record: ProvenRecord, proof: Proof, promised: Promised | undefined): Wrong | null {
  if (promised && promised.commitment !== proof.commitment) return 'promise'
  if (bytesToHex(sha256(hexToBytes(proof.secret))) !== proof.commitment) return 'secret'
  if (promised && !proof.parts.includes(promised.part)) return 'part'
  if (!allFollow(record.moves, proof)) return 'draw'
  return sealOf(record, proof) === proof.seal ? null : 'seal'
}

// Every number must lie in the span of what chance did.
function allFollow(moves: string[], proof: Proof): boolean {
  const key = digest(hexToBytes(proof.secret), [METHOD, ...proof.parts].join('\n'))
  const isChance = (move: string) => move.startsWith('~ ')
  const before = moves.slice(0, proof.given).filter(isChance).length
  if (proof.method !== METHOD || moves.filter(isChance).length - before !== proof.draws.length) return false
  return proof.draws.every(([low, weight, total], index) => {
    const drawn = below(key, before + index, total)
    return low <= drawn && drawn < low + weight && low + weight <= total
  })
}

function below(key: Uint8Array, index: number, total: number): number {
  const bound = BigInt(total)
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${bytesToHex(digest(key, `${index} ${attempt}`))}`)
    if (number < RANGE - (RANGE % bound)) return Number(number % bound)
  }
}

function sealOf(record: ProvenRecord, proof: Proof): string {
  const sealed = { ...record, meta: undefined, proof: { ...proof, seal: undefined } }
  return bytesToHex(digest(hexToBytes(proof.secret), JSON.stringify(sorted(sealed))))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

const digest = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))
