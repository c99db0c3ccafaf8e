// Objectives in a few words, put together from the terms that the server gives; the rules themselves stay there.
import { COLORS, numberFace, type Color, type Trait } from './cards.ts'
import type { Goal, Measure, SplitoView, Term } from './shown.ts'
import { capital, shortened } from '../../lib/sentences.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('splito')

const isColor = (name: string): name is Color => COLORS.some((color) => color === name)

// { key: "goal.exactly", params: { what: "v4" } } → form "exactly" of "v4"
type Form = 'exactly' | 'none' | 'at_least' | 'at_most' | 'lead'
function parts(goal: Goal | Term): [form: Form, of: Measure] {
  return [goal.key.split('.')[1] as Form, goal.params.what]
}

// The colours that an objective asks for together; none if it asks for something else.
export function colorsTogether(goals: Goal[]): Color[] {
  const found = goals.map((goal) => parts(goal)).filter(([form, of]) => form === 'at_least' && isColor(of))
  return found.length === goals.length && goals.length > 1 ? found.map(([, of]) => of as Color) : []
}

function oneGoal(goal: Goal, isShort: boolean): string {
  const [form, of] = parts(goal)
  if (isShort && (form === 'exactly' || form === 'at_least')) return t(`goal_short.${form}`, goal.params)
  return form === 'lead' ? t('goal.lead', { what: of as Trait }) : t(`goal.${form}`, goal.params)
}

// `isShort`: where there is little room.
export function goalWords(goals: Goal[], isShort = false): string {
  const together = colorsTogether(goals)
  if (together.length) return `${together.map((color) => t(`color.${color}`)).join(' + ')} ${t('together')}`
  return capital(t('listed', { items: goals.map((goal) => oneGoal(goal, isShort)) }))
}

function oneStanding(term: Term): string {
  const [form] = parts(term)
  const { have = 0, low = 0, high = 0, rival = 0 } = term.params
  if (form === 'lead')
    return t('lead', { have: have, rival: rival, rank: term.met ? 'ahead' : have === rival ? 'tied' : 'behind' })
  if (form === 'none') return t('have_none', { have })
  if (form === 'exactly') return have > low ? t('have_too_many', { have }) : t('have_exactly', { have, low })
  if (form === 'at_most') return t('have_at_most', { have, high })
  return t('have_at_least', { have, low })
}

export function standingWords(terms: Term[]): string {
  const together = terms.map((term) => parts(term))
  if (terms.length > 1 && together.every(([form, of]) => form === 'at_least' && isColor(of))) {
    const missing = terms.filter((term) => !term.met).map((term) => t('measure', { what: parts(term)[1] }))
    return missing.length ? t('missing', { what: missing }) : t('all_there')
  }
  return terms.map((term) => oneStanding(term)).join(' · ')
}

// The same in figures: 1/2, or 2–3 for a lead.
export function standingFigures(terms: Term[]): string {
  const isTogether =
    terms.length > 1 && terms.every((term) => parts(term)[0] === 'at_least' && isColor(parts(term)[1]))
  if (isTogether) return `${terms.filter((term) => term.met).length}/${terms.length}`
  return terms.map((term) => oneFigure(term)).join(' ')
}

function oneFigure(term: Term): string {
  const [form] = parts(term)
  const { have = 0, low = 0, high = 0, rival = 0 } = term.params
  if (form === 'lead') return `${have}–${rival}`
  return form === 'none' ? `${have}` : `${have}/${form === 'at_most' ? high : low}`
}

export function cardWords(card: string, objectives: Record<string, { goal: Goal[] }>): string {
  const face = numberFace(card)
  if (face) return t('number_card', { ...face })
  const facts = objectives[card]
  return facts ? goalWords(facts.goal) : card
}

// A card as it is named in a sentence: a red 4.
export function aCard(card: string, objectives: Record<string, { goal: Goal[] }>): string {
  const face = numberFace(card)
  return face ? t('a_card', { ...face }) : t('card_objective', { goal: cardWords(card, objectives) })
}

// A zone by its two players: Ada – Bo.
export function zoneName(view: SplitoView, names: string[], zone: number): string {
  const seats = view.zones[zone]?.seats ?? []
  const [one = '', two = ''] = seats.map((seat) => shortened(names[seat] ?? ''))
  if (seats.length === 2) return t('between', { one, two })
  return t('between', { one, two: view.zones_of[seats[0] ?? 0]?.[0] === zone ? t('left') : t('right') })
}
