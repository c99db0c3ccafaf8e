import { boardModule } from '../registry.ts'
import { about, lessonAbout } from './about.ts'
import Board from './Board.svelte'
import End from './End.svelte'
import { pauseFor } from './scene.ts'
import { guide } from './guide.ts'
import HowTo from './HowTo.svelte'
import { moveWords } from './moveWords.ts'
import Review from './Review.svelte'
import Side from './Side.svelte'
import type { SplitItEvent, SplitItView } from './shown.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('split-it')

export default boardModule<SplitItView, SplitItEvent>({
  Board,
  End,
  Side,
  HowTo,
  guide,
  about,
  lessonAbout,
  moveWords,
  Review,
  pause: pauseFor,
  roundName: (round) => t('round_name', { round }),
  againNote: (round) => t('again_note', { round }),
  where: (view) => t('round', { round: Math.max(view.round, 1), rounds: view.rounds }),
})
