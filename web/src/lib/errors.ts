// Refusals of the server in the reader's language. `game`: whose sentences may say what is wrong in a set of its cards.
import { ApiError } from './api.ts'
import type { ErrorBody } from './protocol.ts'
import { t, words } from './words.svelte.ts'

export function refusalSentence(body: ErrorBody, game = ''): string {
  const params = (body.params ?? {}) as Record<string, string | number>
  const problem = body.key ? (words.known(body.key, params) ?? words.said(game, body.key, params)) : ''
  const given = { seconds: Math.ceil(body.retry_after ?? 0), ...params, problem: problem ?? '' }
  const said = words.known(`error.${body.code.replaceAll('/', '_')}`, given) ?? t('error.server_error')
  return said === problem ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : said // not the name of a field
}

export function errorSentence(error: unknown, game = ''): string {
  return error instanceof ApiError ? refusalSentence(error.body, game) : t('error.server_error')
}
