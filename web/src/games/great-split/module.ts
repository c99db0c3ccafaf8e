import { boardModule } from '../registry.ts'
import { about, lessonAbout } from './about.ts'
import Board from './Board.svelte'
import End from './End.svelte'
import { guide } from './guide.ts'
import HowTo from './HowTo.svelte'
import { hintWords, moveWords } from './moveWords.ts'
import Review from './Review.svelte'
import { pauseFor } from './scene.ts'
import Side from './Side.svelte'
import type { GreatSplitEvent, GreatSplitView } from './shown.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('great-split')

const PHASES = ['discard', 'split', 'take', 'resolve'] as const

export default boardModule<GreatSplitView, GreatSplitEvent>({
  Board,
  Side,
  HowTo,
  End,
  pause: pauseFor,
  guide,
  about,
  lessonAbout,
  moveWords,
  hintWords,
  Review,
  roundName: (round) => t('round_name', { round }),
  againNote: (round) => t('again_note', { round }),
  where: (view) => {
    const phase = PHASES.find((each) => each === view.phase) ?? 'other'
    return t('where', { round: view.round, rounds: view.rounds, phase: t(`phase.${phase}`) })
  },
})
