// Cards, tracks and prospects in a few words.
import { iconsOf, resourceOf, type Target } from './pieces.ts'
import type { Face, IconKind, Prospect, Space, TrackName } from './shown.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('great-split')

export function trackWords(track: Target): string {
  if (track === 'prestige') return t('prestige')
  const name = t(resourceOf(track))
  return track.startsWith('seal-') ? t('seal_named', { resource: name }) : name
}

export function iconWords(icons: [IconKind, number][]): string {
  return icons.map(([icon, count]) => t(`counted.${icon}`, { count })).join(', ')
}

export function cardWords(card: string, faces: Record<string, Face>): string {
  return iconWords(iconsOf(faces[card] ?? {}))
}

export function spaceWords(space: Space): string {
  const marks = []
  if (space.contract) marks.push(t('contract'))
  if (space.value) marks.push(t('worth', { points: space.value }))
  if (space.stars) marks.push(t('stars_there', { stars: space.stars }))
  if (space.arrow) marks.push(t('arrow'))
  if (space.step) marks.push(t('step_there', { resource: t(space.step) }))
  return marks.join(', ')
}

// "→ 5, Topaz → 10, +2 p": what a step on `track` brings; the tracks that move with it are named.
export function prospectWords(prospect: Prospect | undefined, track: Target | null): string {
  if (!prospect) return ''
  const moved = Object.entries(prospect.tracks) as [Target, number][]
  const own = moved.filter(([name]) => name === track).map(([, space]) => t('reaches', { space }))
  const also = moved
    .filter(([name]) => name !== track)
    .map(([name, space]) => t('also_moves', { track: trackWords(name), space }))
  return [...own, ...also, prospect.points ? t('gain', { points: prospect.points }) : ''].filter(Boolean).join(', ')
}

// The same as a person says it.
export function prospectSaid(prospect: Prospect | undefined, track: Target | null): string {
  if (!prospect) return ''
  const moved = Object.entries(prospect.tracks) as [Target, number][]
  const steps = moved.map(([name, space]) =>
    name === track ? t('reaches_said', { space }) : t('also_said', { track: trackWords(name), space }),
  )
  return [...steps, prospect.points ? t('gain_said', { points: prospect.points }) : ''].filter(Boolean).join(', ')
}

// What to confirm before something is placed: where it goes and what that brings, and below it what moves along.
export function placing(prospect: Prospect | undefined, track: Target): { title: string; also: string } {
  const { [track as TrackName]: space = 0, ...others } = prospect?.tracks ?? {}
  const tracks = (Object.entries(others) as [Target, number][]).map(([name, to]) =>
    t('also_said', { track: trackWords(name), space: to }),
  )
  return {
    title: t('place_says', { track: trackWords(track), space, points: prospect?.points ?? 0 }),
    also: tracks.length ? t('place_moves', { tracks }) : '',
  }
}
