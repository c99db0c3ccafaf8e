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

// Odds in points of a hundred.
export function lossIn(loss: number, unit: Unit): string {
  return t(`review_lost.${unit}`, { points: unit === 'odds' ? 100 * loss : loss })
}

// The server calls a difference within its own error no loss.
export function isFlawless(decision: ReviewedDecision): boolean {
  return decision.loss === 0
}

export const replayAt = (id: string, number: number, seat: number) => `/replay/${id}?move=${number}&eyes=${seat}`
