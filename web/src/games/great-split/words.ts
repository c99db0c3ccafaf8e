// Cards, tracks and prospects in a few words.
import type { GreatSplitTexts } from './texts.ts'
import {
  ICONS,
  iconsOn,
  resourceOf,
  type Face,
  type IconKind,
  type Prospect,
  type Space,
  type Target,
} from './view.ts'

export function trackWords(track: Target, t: GreatSplitTexts): string {
  if (track === 'prestige') return t.prestige
  const name = t[resourceOf(track)]
  return track.startsWith('seal-') ? t.sealOf(name) : name
}

export function iconWords(icons: [IconKind, number][], t: GreatSplitTexts): string {
  const singular = t.singular.split(' ') // resources and prestige are named in the plural, seals in the singular
  const seals = t.sealsPlural.split('|')
  const named = ([icon, count]: [IconKind, number]) => {
    const place = ICONS.indexOf(icon)
    const other = count === 1 ? singular[place] : seals[place - singular.length]
    return `${count} ${other ?? t[icon].toLowerCase()}`
  }
  return icons.map(named).join(', ')
}

export function cardWords(card: string, faces: Record<string, Face>, t: GreatSplitTexts): string {
  return iconWords(iconsOn([card], faces), t)
}

export function spaceWords(space: Space, t: GreatSplitTexts): string {
  const marks = []
  if (space.contract) marks.push(t.contract)
  if (space.value) marks.push(t.worth(space.value))
  if (space.stars) marks.push(t.starsThere(space.stars))
  if (space.arrow) marks.push(t.arrow)
  if (space.step) marks.push(t.stepThere(t[space.step]))
  return marks.join(', ')
}

// "→ 5, Topaz → 10, +2 p": what a step on `track` brings; the tracks that move with it are named.
export function prospectWords(prospect: Prospect | undefined, track: Target | null, t: GreatSplitTexts): string {
  if (!prospect) return ''
  const moved = Object.entries(prospect.tracks) as [Target, number][]
  const own = moved.filter(([name]) => name === track).map(([, space]) => t.reaches(space))
  const also = moved.filter(([name]) => name !== track).map(([name, space]) => t.alsoMoves(trackWords(name, t), space))
  return [...own, ...also, t.gain(prospect.points)].filter(Boolean).join(', ')
}
