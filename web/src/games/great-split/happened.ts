// What a scene shows: the exchange of piles, or the end of a round.
import type { Exchange, Final, GreatSplitEvent, Scored } from './shown.ts'

export interface ExchangeScene extends Pick<Exchange, 'kept' | 'wallets'> {
  kind: 'exchange'
}

export interface RoundEnd {
  kind: 'round'
  market: number
  lost: number[] // by seat, what the new market did to the artwork
  scored: Pick<Scored, 'tokens' | 'points' | 'each'> | null
  final: Final['points'] | null
}

export function sceneIn(events: GreatSplitEvent[]): ExchangeScene | RoundEnd | null {
  const market = events.findLast((event) => event.type === 'market')
  const scored = events.findLast((event) => event.type === 'scored')
  if (market)
    return {
      kind: 'round',
      market: market.market,
      lost: market.points,
      scored: scored?.tokens.some((token) => token !== 'none') ? scored : null,
      final: events.findLast((event) => event.type === 'final')?.points ?? null,
    }
  const exchange = events.findLast((event) => event.type === 'exchange')
  return exchange ? { kind: 'exchange', kept: exchange.kept, wallets: exchange.wallets } : null
}
