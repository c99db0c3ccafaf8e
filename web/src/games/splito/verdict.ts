// What a reveal meant to me, in a sentence; to those who only watch, what it meant to whom it changed most.
import { wordsOf } from '../../lib/words.svelte.ts'
import type { ObjectiveChanged, Reveal, Side, SplitoEvent, SplitoView } from './shown.ts'
import { SIDES } from './zones.ts'
import { aCard, goalWords } from './words.ts'

const t = wordsOf('splito')

export interface Verdict {
  title: string
  detail: string
}

export function verdict(
  scene: SplitoEvent[],
  reveal: Reveal,
  view: SplitoView,
  after: SplitoView,
  names: string[],
): Verdict {
  const [was, now] = [view.scores, after.scores]
  const { seat } = view
  if (seat === null) return forAll(was, now, names, view.turn)
  const [then = 0, points = 0] = [was[seat], now[seat]]
  const news = changesBeside(scene, view, seat).map(sentence)
  const beside = playedBeside(reveal, view, seat, names)
  const [first, ...rest] = news
  const plain = then === points ? t('verdict_same', { now: points }) : t('verdict_changed', { was: then, now: points })
  return first
    ? { title: first, detail: [plain, ...rest, ...beside].slice(0, 2).join(' ') }
    : { title: plain, detail: beside.join(' ') }
}

function forAll(was: number[], now: number[], names: string[], turn: number): Verdict {
  const by = now.map((points, seat) => Math.abs(points - (was[seat] ?? 0)))
  const most = by.indexOf(Math.max(...by))
  const title = by[most]
    ? t('verdict_of', { who: names[most] ?? '', was: was[most] ?? 0, now: now[most] ?? 0 })
    : t('revealed', { turn })
  return { title, detail: t('hands_pass') }
}

// In my two zones: what is worth most first.
function changesBeside(scene: SplitoEvent[], view: SplitoView, seat: number): (ObjectiveChanged & { side: Side })[] {
  const mine = view.zones_of[seat] ?? []
  return scene
    .filter((event) => event.type === 'zone')
    .filter(({ zone }) => mine.includes(zone))
    .flatMap(({ zone, objectives }) =>
      objectives.map((change) => ({ ...change, side: SIDES[mine.indexOf(zone)] ?? 'left' })),
    )
    .filter(({ was, state }) => was === 'met' || state === 'met')
    .sort((one, other) => other.points - one.points)
}

function sentence({ goal: goals, points, state, side }: ObjectiveChanged & { side: Side }): string {
  const goal = goalWords(goals)
  return state === 'met' ? t(`verdict_met.${side}`, { goal }) : t(`log_unmet.${side}`, { goal, points })
}

function playedBeside({ plays, goals }: Reveal, view: SplitoView, seat: number, names: string[]): string[] {
  const mine = view.zones_of[seat] ?? []
  const known = Object.fromEntries(Object.entries(goals).map(([card, goal]) => [card, { goal }]))
  return plays
    .filter((play) => play.seat !== seat)
    .map((play) => ({ ...play, at: mine.indexOf(view.zones_of[play.seat]?.[SIDES.indexOf(play.side)] ?? -1) }))
    .filter(({ at }) => at >= 0)
    .map(({ seat: other, card, at }) =>
      t(at ? 'plays_beside.right' : 'plays_beside.left', { who: names[other] ?? '', card: aCard(card, known) }),
    )
}
