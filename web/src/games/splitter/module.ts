import { wordsOf } from '../../lib/words.svelte.ts'
import { boardModule } from '../registry.ts'
import { about, lessonAbout } from './about.ts'
import Board from './Board.svelte'
import End from './End.svelte'
import { guide } from './guide.ts'
import HowTo from './HowTo.svelte'
import { moveWords } from './moveWords.ts'
import { pauseFor } from './news.ts'
import Review from './Review.svelte'
import Side from './Side.svelte'
import type { SplitterEvent, SplitterView } from './shown.ts'

const t = wordsOf('splitter')

export default boardModule<SplitterView, SplitterEvent>({
  Board,
  Side,
  HowTo,
  guide,
  about,
  lessonAbout,
  Review,
  moveWords,
  pause: (events, before) => pauseFor(events, before),
  End,
  headline: (view) => (view.verdict === null ? '' : t('verdict', { rank: view.verdict })),
  roundName: (round) => t('round_name', { round }),
  againNote: (round) => t('again_note', { round }),
  where: (view) => t('round', { round: view.round, rounds: view.rounds }),
})
