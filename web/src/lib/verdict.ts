// Who came where, and the sentence that says so.
import type { Result } from './protocol.ts'
import { t, YOU } from './words.svelte.ts'

export interface Place {
  seat: number
  place: number
  joint: boolean // somebody else came there too
}

type Standing = Pick<Result, 'scores' | 'winners'>

// Everybody, the best first. Winners come before those with as many points: their tie was broken.
export function placesOf({ scores, winners }: Standing): Place[] {
  const points = (seat: number) => scores[seat] ?? 0
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat))
  const placed = others
    .sort((a, b) => points(b) - points(a) || a - b)
    .map((seat) => ({
      seat,
      place: 1 + winners.length + others.filter((other) => points(other) > points(seat)).length,
      joint: others.some((other) => other !== seat && points(other) === points(seat)),
    }))
  return [...winners.map((seat) => ({ seat, place: 1, joint: winners.length > 1 })), ...placed]
}

// `mine`: the reader's seat, if there is just one. The reader's points are written **27**.
export function verdictOf(result: Standing, names: string[], mine: number | null): string {
  const { scores, winners } = result
  const [winner = 0] = winners
  const best = scores[winner] ?? 0
  const other = Math.max(...scores.filter((_, seat) => seat !== winner))
  const isMine = mine !== null && winners.includes(mine)
  const who = winners.filter((seat) => seat !== mine).map((seat) => names[seat] ?? '')
  if (scores.length === 1) return t('verdict_solo', { points: best })
  if (mine !== null && !isMine) return lostBy(result, who, mine)
  if (winners.length > 1) return t('verdict_shared', { you: isMine, who: isMine ? [...who, YOU] : who, best })
  if (isMine) return other === best ? t('verdict_tie_won', { mine: best }) : t('verdict_won', { mine: best, other })
  const [name = ''] = who
  return other === best
    ? t('verdict_tie', { who: name, best })
    : t('verdict_wins', { you: false, who: name, best, other })
}

function lostBy(result: Standing, who: string[], seat: number): string {
  const { scores, winners } = result
  const mine = scores[seat] ?? 0
  const best = scores[winners[0] ?? 0] ?? 0
  const [name = ''] = who
  const { place, joint } = placesOf(result).find((each) => each.seat === seat) ?? { place: 2, joint: false }
  const isFar = (best - mine) * 4 > best // then the winner's points are the news
  if (who.length === 1) {
    if (mine === best) return t('verdict_tie_lost', { mine, who: name })
    if (scores.length === 2) return t('verdict_wins', { you: true, who: name, best, other: mine })
    if (best - mine === 1 && place === 2) return t('verdict_by_one', { mine, best })
    if (!isFar) return t('verdict_place', { place, joint, mine, best })
  }
  return t('verdict_far', { who, count: who.length, best, place, joint, mine })
}
