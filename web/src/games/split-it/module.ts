import { boardModule } from '../registry.ts'
import Board from './Board.svelte'
import { pauseFor } from './scene.ts'
import { guide } from './guide.ts'
import { moveWords } from './moveWords.ts'
import Review from './Review.svelte'
import Side from './Side.svelte'
import { texts } from './texts.ts'
import { roundsIn, type SplitItView } from './view.ts'

export default boardModule<SplitItView>({
  Board,
  Side,
  guide,
  moveWords,
  Review,
  pause: pauseFor,
  where: (view, language) => texts[language].round(Math.max(view.round, 1), roundsIn(view)),
})
