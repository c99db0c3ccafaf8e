// The level of the bots that take free seats: chosen once, offered again at the next table.
import { keep, kept } from './kept.ts'

export const NONE = 'none'
const RANDOM = 'random' // nobody wants a whole table of them; a single seat can have one

// The choices of the one control for all bots, weakest first.
export const levelsFor = (bots: string[]): string[] => [NONE, ...bots.filter((bot) => bot !== RANDOM)]

// The level that all bots have in common: '' if they differ, `usual` if there are none.
export function commonLevel(levels: string[], usual: string): string {
  if (!levels.length) return usual
  return levels.every((level) => level === levels[0]) ? (levels[0] ?? usual) : ''
}

export function rememberedLevel(bots: string[], usual: string): string {
  const level = kept('bots')
  return levelsFor(bots).includes(level) ? level : usual
}

export function rememberLevel(level: string): void {
  keep('bots', level)
}
