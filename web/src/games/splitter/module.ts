import { boardModule } from '../registry.ts'
import Board from './Board.svelte'
import End from './End.svelte'
import { guide } from './guide.ts'
import Review from './Review.svelte'
import Side from './Side.svelte'
import { texts } from './texts.ts'
import type { SplitterView } from './view.ts'

export default boardModule<SplitterView>({
  Board,
  Side,
  guide,
  Review,
  End,
  headline: (view, texts) => texts[`verdict_${view.verdict}`] ?? '',
  where: (view, language) => texts[language].round(view.round, view.rounds),
})
