// How losses and values of a review are written.
import type { GameReview, ReviewedDecision } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { t } from '../lib/words.svelte.ts'

type Unit = GameReview['unit']

export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function worthIn(value: number, unit: Unit): string {
  return t(`review_worth.${unit}`, { value })
}

// Below a heading that says what is measured.
export function levelIn(value: number, unit: Unit): string {
  return unit === 'odds' ? t('percent', { number: decimal(100 * value, 0) }) : worthIn(value, unit)
}

// What really happened in the end: a win is shared if it counts less than one.
export function resultIn(value: number, unit: Unit): string {
  if (unit === 'points') return worthIn(value, unit)
  if (value === 0) return t('review_ended.lost')
  return value < 1 ? t('review_ended.shared') : t('review_ended.won')
}

// Odds in points of a hundred.
export function lossIn(loss: number, unit: Unit): string {
  return t(`review_lost.${unit}`, { points: unit === 'odds' ? 100 * loss : loss })
}

// The server calls a difference within its own error no loss.
export function isFlawless(decision: ReviewedDecision): boolean {
  return decision.loss === 0
}

export const replayAt = (id: string, number: number, seat: number) => `/replay/${id}?move=${number}&eyes=${seat}`

// A gain or a loss, with its sign.
export function changeIn(change: number, unit: Unit): string {
  return t(`review_change.${unit}`, { change: unit === 'odds' ? 100 * change : change })
}

// Neighbours of the same round together; a round can't come back.
export function byRound(decisions: ReviewedDecision[]): { round: number; decisions: ReviewedDecision[] }[] {
  const found: { round: number; decisions: ReviewedDecision[] }[] = []
  for (const decision of decisions) {
    const round = decision.round ?? 0
    const last = found.at(-1)
    if (last?.round === round) last.decisions.push(decision)
    else found.push({ round, decisions: [decision] })
  }
  return found
}
