// Refusals of the server in the reader's language; the server's own sentence where we have none.
import { i18n } from '../i18n/index.svelte.ts'
import { reviewTexts } from '../i18n/review.ts'
import { ApiError, UNREACHABLE } from './api.ts'
import type { ErrorBody } from './protocol.ts'

export function refusalSentence(body: ErrorBody): string {
  const t = i18n.t
  const r = i18n.pick(reviewTexts)
  const sentences: Record<string, string> = {
    [UNREACHABLE]: t.errorUnreachable,
    'table/not_found': t.errorNoTable,
    'table/not_open': t.errorNotOpen,
    'table/not_over': t.errorNotOver,
    'table/seat_taken': t.errorSeatTaken,
    'table/seat_open': t.errorSeatOpen,
    'table/not_host': t.errorNotHost,
    'table/not_away': t.errorNotAway,
    'table/no_spectators': t.errorNoSpectators,
    'identity/link_unknown': t.errorLinkUnknown,
    'hindsight/failed': t.errorHindsight,
    'hint/off': r.hintsOff,
    'hint/failed': r.failedHint,
    'review/not_yours': r.offReview,
    'review/failed': r.failedReview,
    'move/already_chosen': t.errorAlreadyChosen,
    'move/not_acting': t.errorNotActing,
    'chat/phrases_only': t.errorPhrasesOnly,
    'limit/rate': t.errorTooFast(Math.max(1, Math.ceil(body.retry_after ?? 1))),
    'limit/too_many': t.errorTooMany,
    'server/error': t.errorServer,
    'server/stopping': t.errorUnreachable,
  }
  return sentences[body.code] ?? body.message
}

export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? refusalSentence(error.body) : i18n.t.errorServer
}
