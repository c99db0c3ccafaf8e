import { boardModule } from '../registry.ts'
import Board from './Board.svelte'
import { pauseFor } from './scene.ts'
import { guide } from './guide.ts'
import { moveWords } from './moveWords.ts'
import Side from './Side.svelte'
import { texts } from './texts.ts'
import type { SplitoView } from './view.ts'

export default boardModule<SplitoView>({
  Board,
  Side,
  guide,
  moveWords,
  explains: (key) => !/^(common_|with_common_|zone_(left|right)$|objective_|product$|cards_for_ties$)/.test(key),
  pause: pauseFor,
  where: (view, language) => texts[language].turn(view.turn, view.turns),
})
