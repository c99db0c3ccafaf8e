// How losses and values of a review are written.
import { i18n } from '../i18n/index.svelte.ts'
import { reviewTexts } from '../i18n/review.ts'
import type { GameReview, ReviewedDecision } from './protocol.ts'
import { settings } from './settings.svelte.ts'

type Unit = GameReview['unit']
export const NOTHING = 0.0005 // what rounds to nothing in either unit

export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function inUnit(value: number, unit: Unit): string {
  const t = i18n.pick(reviewTexts)
  return unit === 'odds' ? t.odds(decimal(100 * value)) : t.points(decimal(value))
}

export function isFlawless(decision: ReviewedDecision): boolean {
  return decision.loss < NOTHING
}

export const replayAt = (id: string, number: number, seat: number) => `/replay/${id}?move=${number}&eyes=${seat}`
