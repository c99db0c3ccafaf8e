import { boardModule } from '../registry.ts'
import { about, lessonAbout } from './about.ts'
import Board from './Board.svelte'
import End from './End.svelte'
import { pauseFor } from './scene.ts'
import { guide } from './guide.ts'
import HowTo from './HowTo.svelte'
import { moveWords } from './moveWords.ts'
import Side from './Side.svelte'
import type { SplitoEvent, SplitoView } from './shown.ts'
import { wordsOf } from '../../lib/words.svelte.ts'

const t = wordsOf('splito')

export default boardModule<SplitoView, SplitoEvent>({
  Board,
  Side,
  End,
  HowTo,
  guide,
  about,
  lessonAbout,
  moveWords,
  explains: (key) => key.startsWith('standing.'),
  pause: pauseFor,
  round: (view) => view.turn,
  roundName: (round) => t('round_name', { round }),
  againNote: (round) => t('again_note', { round }),
  where: (view) => t('turn', { turn: view.turn, turns: view.turns }),
})
