// What a scene shows: the exchange of piles, or the end of a round.
import type { Exchange, GreatSplitEvent, GreatSplitView, Source, Token, TrackName } from './shown.ts'

export interface ExchangeScene extends Pick<Exchange, 'kept' | 'wallets'> {
  kind: 'exchange'
}

export interface RoundEnd {
  kind: 'round'
  market: number
  lost: number[] // by seat, what the new market did to the artwork
  scored: { tokens: Token[]; each: number[][] } | null
  final: Record<Source, number>[] | null
  tracks: Record<TrackName, number>[] // when the points were counted
}

export function sceneIn(events: GreatSplitEvent[], view: GreatSplitView): ExchangeScene | RoundEnd | null {
  const market = events.findLast((event) => event.type === 'market')
  const scored = events.findLast((event) => event.type === 'scored')
  if (market)
    return {
      kind: 'round',
      market: market.market,
      lost: market.points,
      scored: scored?.tokens.some((token) => token !== 'none') ? scored : null,
      final: events.findLast((event) => event.type === 'final')?.points ?? null,
      tracks: tracksAfter(events, view),
    }
  const exchange = events.findLast((event) => event.type === 'exchange')
  return exchange ? { kind: 'exchange', kept: exchange.kept, wallets: exchange.wallets } : null
}

// The last cards of a round may come with the events that count its points.
function tracksAfter(events: GreatSplitEvent[], view: GreatSplitView): Record<TrackName, number>[] {
  const moved = events.filter((event) => event.type === 'moved')
  return view.tracks.map((tracks, seat) =>
    Object.assign({ ...tracks }, ...moved.filter((event) => event.seat === seat).map((event) => event.tracks)),
  )
}
