// The server's side of the socket, as a test plays it.
import type { FromClient, FromServer, Snapshot, Step, TableInfo, Update } from '../src/lib/protocol.ts'
import type { View } from '../src/lib/position.ts'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }

  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: FromClient[] = []

  constructor(readonly address: URL) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  say(message: FromServer): void {
    this.readyState = FakeSocket.OPEN
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  // What was sent since the last look.
  heard(): FromClient[] {
    return this.sent.splice(0)
  }
}

export const welcome: FromServer = { type: 'welcome', me: { id: 'me', name: 'Ada' }, muted: [] } as never

export const table = {
  id: 't1',
  revision: 1,
  seats: [
    { seat: 0, person: 'me' },
    { seat: 1, person: 'other' },
  ],
} as TableInfo

const view = (number: number): View => ({
  game: 'a-game',
  rules: 1,
  players: 2,
  options: {},
  seat: 0,
  number,
  acting: [0],
  legal: ['take', 'pass'],
  revocable: [],
  over: false,
  rule: 'R1',
  scores: [0, 0],
})

const shared = { table: 't1', seat: 0, now: 0, deadlines: {}, result: null, words: null }

export function snapshot(number: number): Snapshot {
  return { type: 'snapshot', ...shared, number, view: view(number), ref: null }
}

export function update(after: number, number: number, more: Partial<Update> = {}): Update {
  const numbers = Array.from({ length: number - after }, (_, index) => after + index + 1)
  const steps: Step[] = numbers.map((at) => ({
    number: at,
    seat: 1,
    at: 0,
    events: [{ type: 'move', seat: 1 }],
    log: [{ text: `Move ${at}` }],
  }))
  return { type: 'update', ...shared, after, number, steps, view: view(number), ref: null, ...more }
}
