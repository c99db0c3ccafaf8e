import { boardModule } from '../registry.ts'
import Board from './Board.svelte'
import { guide } from './guide.ts'
import { moveWords } from './moveWords.ts'
import Review from './Review.svelte'
import Side from './Side.svelte'
import { texts } from './texts.ts'
import type { GreatSplitView } from './view.ts'

const PHASES = {
  discard: 'discardPhase',
  split: 'splitPhase',
  take: 'takePhase',
  resolve: 'resolvePhase',
} as const

export default boardModule<GreatSplitView>({
  Board,
  Side,
  guide,
  moveWords,
  Review,
  where: (view, language) => {
    const t = texts[language]
    const phase = PHASES[view.phase as keyof typeof PHASES] as (typeof PHASES)[keyof typeof PHASES] | undefined
    return t.where(view.round, view.rounds, phase ? t[phase] : t.otherPhase)
  },
})
