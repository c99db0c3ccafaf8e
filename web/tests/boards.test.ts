// @vitest-environment node
// What each board offers for views that the rules made (tests/views, `make web-types`), read from the HTML that Svelte
// renders without a browser.
import { Window } from 'happy-dom'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { BoardModule } from '../src/games/registry.ts'
import { NO_WORDS, type View } from '../src/lib/position.ts'

interface Seen {
  seat: View
  spectator: View
}

const found = import.meta.glob<Seen[]>('./views/*.json', { eager: true, import: 'default' })
const games = Object.entries(found).map(([path, views]) => ({ game: path.replace(/.*\/|\.json$/g, ''), views }))

async function boardOf(game: string): Promise<BoardModule> {
  const page = new Window({ url: 'https://table.example/' }) // what modules look at when they are loaded
  for (const name of ['document', 'localStorage', 'location', 'matchMedia', 'navigator'] as const)
    vi.stubGlobal(name, page[name])
  vi.stubGlobal('window', page)
  const { faceOf } = await import('../src/games/registry.ts')
  const { words } = await import('../src/lib/words.svelte.ts')
  await words.speak('en')
  return (await faceOf(game)?.load?.()) as BoardModule
}

// How many enabled buttons there are where choices are made.
function choicesIn({ Board }: BoardModule, view: View, { frozen = false } = {}): number {
  const nothing = () => undefined
  const { body } = render(Board, {
    props: {
      view,
      names: Array.from({ length: view.players }, (_, seat) => `Name ${seat}`),
      present: Array.from({ length: view.players }, () => true),
      words: { ...NO_WORDS, labels: view.legal },
      asked: '',
      scene: [],
      marked: false,
      busy: false,
      frozen,
      play: nothing,
      takeBack: nothing,
      skip: nothing,
      forget: nothing,
    },
  })
  const offered = body.split('data-choices').slice(1).join('')
  return [...offered.matchAll(/<button[^>]*>/g)].filter(([tag]) => !/\sdisabled/.test(tag)).length
}

describe.each(games)('$game', ({ game, views }) => {
  let board: BoardModule
  beforeAll(async () => {
    board = await boardOf(game)
  })

  const positions = views.map((seen, index) => [`${index} ${(seen.seat as { phase?: string }).phase}`, seen] as const)

  test.each(positions)('%s: choices for the seat that acts, and for nobody else', (_, { seat, spectator }) => {
    expect(choicesIn(board, seat) > 0).toBe(!seat.over)
    expect(choicesIn(board, spectator, { frozen: true })).toBe(0)
  })
})

test('there are views of every game with a board', () => {
  const folders = Object.keys(import.meta.glob('../src/games/*/module.ts')).map((path) => path.split('/')[3])
  expect(games.map(({ game }) => game)).toEqual(folders.sort())
})
