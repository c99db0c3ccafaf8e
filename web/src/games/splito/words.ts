// Objectives in a few words, put together from the terms that the server gives; the rules themselves stay there.
import type { SplitoTexts } from './texts.ts'
import { COLORS, numberFace, type Color, type Goal, type Term } from './view.ts'

const isColor = (name: string): name is Color => COLORS.some((color) => color === name)

// "goal_exactly_v4" → form "exactly" of "v4"
function parts(key: string): [form: string, of: string] {
  const found = /^(?:goal_)?(lead|exactly|none|at_least|at_most)_(\w+)$/.exec(key)
  return found ? [found[1] as string, found[2] as string] : ['', key]
}

function named(of: string, t: SplitoTexts, count = 2): string {
  if (isColor(of)) return t[of]
  if (of === 'colors') return t.colors
  if (of === 'values') return t.values
  if (of === 'cards') return t.cardsThere
  return count === 1 ? t.oneValueCard(of.slice(1)) : t.valueCards(of.slice(1))
}

function counted(count: number, of: string, t: SplitoTexts): string {
  return of === 'cards' ? String(count) : (t.numbers.split(' ')[count] ?? String(count))
}

// The colours that an objective asks for together; none if it asks for something else.
export function colorsTogether(goals: Goal[]): Color[] {
  const found = goals.map((goal) => parts(goal.key)).filter(([form, of]) => form === 'at_least' && isColor(of))
  return found.length === goals.length && goals.length > 1 ? found.map(([, of]) => of as Color) : []
}

function oneGoal(goal: Goal, t: SplitoTexts): string {
  const [form, of] = parts(goal.key)
  const { low, high } = goal.params
  if (form === 'lead') return t.most(named(of, t))
  if (form === 'none') return t.none(named(of, t))
  if (form === 'exactly') return t.exactly(counted(low, of, t), named(of, t, low))
  if (form === 'at_most') return t.atMost(counted(high, of, t), named(of, t, high))
  if (low === 6 && (of === 'colors' || of === 'values')) return t.allSix(named(of, t))
  return t.atLeast(counted(low, of, t), named(of, t, low))
}

export function goalWords(goals: Goal[], t: SplitoTexts): string {
  const together = colorsTogether(goals)
  if (together.length) return `${together.map((color) => t[color]).join(' + ')} ${t.together}`
  const [first = '', ...rest] = goals.map((goal) => oneGoal(goal, t))
  return [first, ...rest.map((each) => each.charAt(0).toLowerCase() + each.slice(1))].join(t.plus)
}

function oneStanding(term: Term, t: SplitoTexts): string {
  const [form, of] = parts(term.key)
  const { have = 0, low = 0, high = 0, rival = 0 } = term.params
  if (form === 'lead') return t.lead(have, rival)
  if (form === 'none') return t.haveNone(have)
  if (form === 'exactly') return have > low ? t.haveTooMany(have) : t.haveExactly(have, low)
  if (form === 'at_most') return t.haveAtMost(have, high)
  return of === 'cards' || of === 'colors' || of === 'values' ? t.haveAtLeast(have, low) : `${named(of, t)} ${have}`
}

export function standingWords(terms: Term[], t: SplitoTexts): string {
  const together = terms.map((term) => parts(term.key))
  if (terms.length > 1 && together.every(([form, of]) => form === 'at_least' && isColor(of))) {
    const missing = terms.filter((term) => !term.met).map((term) => named(parts(term.key)[1], t))
    return missing.length ? t.missing(missing.join(', ')) : t.allThere
  }
  return terms.map((term) => oneStanding(term, t)).join(' · ')
}

export function cardWords(card: string, objectives: Record<string, { goal: Goal[] }>, t: SplitoTexts): string {
  const face = numberFace(card)
  if (face) return `${t[face.color]} ${face.value}`
  const facts = objectives[card]
  return facts ? goalWords(facts.goal, t) : card
}
