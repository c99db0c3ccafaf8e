// What came of the guesses, in sentences: mine first, as that is what I want to know.
import { wordsOf, YOU } from '../../lib/words.svelte.ts'
import { SECTIONS, type Reveal } from './reveal.ts'
import type { Section, SplitItView } from './shown.ts'

const t = wordsOf('split-it')

type Both = 'white_pink' | 'white_black' | 'pink_black'

interface Verdict {
  title: string
  detail: string
}

export function verdict(
  view: SplitItView,
  reveal: Reveal,
  names: string[],
  say: (cards: string[]) => string,
): Verdict {
  const mine = view.seat === null ? null : reveal.guesses[view.seat]
  const guessers = (section: Section) =>
    names.map((_, seat) => seat).filter((seat) => reveal.guesses[seat] === section)
  const weight = (section: Section) => (section === mine ? 0 : guessers(section).length > 1 ? 1 : 2)
  const present = SECTIONS.filter((section) => view.sections[section]).sort((a, b) => weight(a) - weight(b))

  function sentence(section: Section): string {
    const seats = guessers(section)
    const [first] = seats
    if (first === undefined) return t(`verdict_nobody.${section}`)
    const you = view.seat !== null && seats.includes(view.seat)
    const cards = say(view.sections[section] ?? [])
    if (seats.length === 1) return t(`log_won.${section}`, { who: names[first] ?? '', you, cards })
    const others = seats.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '')
    const all = { who: you ? [...others, YOU] : others, you, count: seats.length } // some languages need `you`
    return t(`log_shared.${section}`, all)
  }

  // Two sections that nobody wanted are one sentence.
  const left = SECTIONS.filter((section) => present.includes(section) && !guessers(section).length)
  const told = present.filter((section) => left.length < 2 || !left.includes(section)).map(sentence)
  if (left.length === 2) told.push(t(`verdict_nobody_both.${left.join('_') as Both}`))
  const [title = '', ...rest] = told
  return { title, detail: rest.join(' ') }
}
