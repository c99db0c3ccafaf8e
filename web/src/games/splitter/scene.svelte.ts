// A round, staged: dice roll, numbers appear, groups close, stars double, points count. It plays over the position after
// it, so a player can place at once; any tap or key shows the last frame.
import { beats, isStill, paced } from '../../lib/motion.ts'
import { play } from '../../lib/sound.ts'
import { newsBetween, type SheetNews } from './news.ts'
import type { SplitterView } from './shown.ts'

const LANDED = 400
const CLOSE = 550
const COUNT = 1000
const STEPS = 8 // of the count
const STEP = 50
const END = 1500

export class RoundScene {
  news = $state.raw<SheetNews[] | null>(null)
  isRolling = $state(false)
  #held = $state.raw<SplitterView | null>(null) // the round before, until points count
  #counted = $state.raw<number[] | null>(null)
  #last: SplitterView | null = null
  #stops: (() => void)[] = []
  readonly #isHeard: boolean
  readonly #end = () => this.end()

  constructor(isHeard: boolean) {
    this.#isHeard = isHeard
  }

  // A tenth of a second at the player's pace, for the style sheet.
  get beat(): string {
    return `${paced(100)}ms`
  }

  // What the points show: the view before, until they count.
  shown(view: SplitterView): SplitterView {
    return this.#held ?? view
  }

  score(view: SplitterView, seat: number): number {
    return this.#counted?.[seat] ?? view.scores[seat] ?? 0
  }

  see(view: SplitterView): void {
    const before = this.#last
    this.#last = view
    if (view.opened || isStill()) return
    const news = before && newsBetween(before, view)
    const isFirst = before === null && view.round === 1 && view.chosen.length === 0
    const isRolled = view.dice !== null && (isFirst || (news !== null && !view.over) || before?.dice === null)
    if (!news && !isRolled) return
    if (news) this.end()
    if (isRolled) this.#roll()
    if (news && before) this.#reveal(before, view, news)
    addEventListener('pointerdown', this.#end, true)
    addEventListener('keydown', this.#end, true)
  }

  end(): void {
    for (const stop of this.#stops.splice(0)) stop()
    removeEventListener('pointerdown', this.#end, true)
    removeEventListener('keydown', this.#end, true)
    this.news = this.#held = this.#counted = null
    this.isRolling = false
  }

  #roll(): void {
    this.isRolling = true
    if (this.#isHeard) play('dice')
    this.#stops.push(beats([LANDED, () => (this.isRolling = false)]))
  }

  #reveal(before: SplitterView, after: SplitterView, news: SheetNews[]): void {
    this.news = news
    this.#held = before
    this.#counted = before.scores
    const own = news[after.seat ?? 0]
    const steps = Array.from({ length: STEPS }, (_, step): [number, () => void] => [
      COUNT + (step + 1) * STEP,
      () => {
        const part = (step + 1) / STEPS
        this.#counted = after.scores.map((points, seat) => {
          const from = before.scores[seat] ?? 0
          return Math.round(from + (points - from) * part)
        })
      },
    ])
    this.#stops.push(
      beats(
        [CLOSE, () => this.#isHeard && (own?.closed.length || own?.hearts) && play('reveal')],
        [COUNT, () => (this.#held = null)],
        ...steps,
        [END, () => this.end()],
      ),
    )
  }
}
