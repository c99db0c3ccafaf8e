// What a player has picked, on the page of each game: it stays while others choose, and goes with the player's answer.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import PlayArea from '../src/components/PlayArea.svelte'
import { faceOf, type BoardModule } from '../src/games/registry.ts'
import type { Position, View } from '../src/lib/position.ts'
import type { Step, TableInfo, Update } from '../src/lib/protocol.ts'
import { settings } from '../src/lib/settings.svelte.ts'
import { TableSession } from '../src/lib/table.svelte.ts'
import { words } from '../src/lib/words.svelte.ts'
import { FakeSocket, snapshot, table, update, welcome } from './socket.ts'

const found = import.meta.glob<{ seat: View }[]>('./views/*.json', { eager: true, import: 'default' })
const questions = Object.entries(found).flatMap(([path, views]) => {
  const game = path.replace(/.*\/|\.json$/g, '')
  const asked = views.map(({ seat }, place) => ({ game, place, view: seat })).filter(({ view }) => !view.over)
  return asked.map((each) => ({ ...each, phase: (each.view as { phase?: string }).phase ?? '' }))
})

let session: TableSession
let page: Record<string, unknown>

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
})

afterEach(async () => {
  await unmount(page)
  session.end()
  settings.textBoard = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function sitDown(game: string, view: View): Promise<void> {
  await words.speak('en')
  const board = (await faceOf(game)?.load?.()) as BoardModule
  const seats = Array.from({ length: view.players }, (_, seat) => ({
    seat,
    person: seat === view.seat ? 'me' : 'other',
  }))
  const info = { ...table, game, players: view.players, seats } as TableInfo
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(info)))
  session = new TableSession('t1')
  await vi.waitFor(() => expect(session.info).not.toBeNull())
  FakeSocket.last.say(welcome)
  FakeSocket.last.say({ ...snapshot(5), seat: view.seat, view, words: { board: '', prompt: '', labels: view.legal } })
  const props = {
    session,
    info,
    board,
    names: seats.map(({ seat }) => `Name ${seat}`),
    get position() {
      return session.position as Position
    },
  }
  page = mount(PlayArea, { target: document.body, props })
  flushSync()
}

// What is picked, in the words of the bar and as buttons that are pressed, and what has the focus.
function picked(): (string | null | undefined)[] {
  const pressed = [...document.querySelectorAll('main [aria-pressed=true]')]
  const bar = document.querySelector('.awaited .say')
  return [bar, ...pressed, document.activeElement].map((element) => element?.textContent.trim())
}

function pick(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-choices] button:not(:disabled)')
  choices[0]?.focus()
  choices[0]?.click()
  flushSync()
}

// Somebody chooses something, and my view is as before.
function chooses(seat: number, view: View): void {
  const step: Step = { number: 6, seat, at: 0, events: [{ type: 'move', seat }], log: [] }
  const more: Partial<Update> = { seat: view.seat, view: { ...view, number: 6 }, steps: [step] }
  const spoken = { board: '', prompt: '', labels: view.legal }
  FakeSocket.last.say(update(5, 6, { ...more, words: spoken }))
  flushSync()
}

const mine = (view: View) => view.seat as number
const another = (view: View) => (mine(view) + 1) % view.players

describe.each([false, true])('text board: %s', (isText) => {
  beforeEach(() => {
    settings.textBoard = isText
  })

  describe.each(questions)('$game $place $phase', ({ game, view, phase }) => {
    test('a choice of somebody else lets go of nothing', async () => {
      await sitDown(game, view)
      const before = picked()
      pick()
      const then = picked()
      expect(then).not.toEqual(before)
      chooses(another(view), view)
      expect(picked()).toEqual(then)
    })

    // Piles stay as I made them: I may take them back and move a card.
    test.skipIf(phase === 'split' && !isText)(
      'after my choice nothing is picked, even if the next one is the same',
      async () => {
        await sitDown(game, view)
        const [before] = picked()
        pick()
        chooses(mine(view), view)
        expect(picked()[0]).toBe(before)
        expect(document.querySelectorAll('main [aria-pressed=true]').length).toBe(0)
      },
    )
  })
})
