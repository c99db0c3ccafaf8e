// The session at a table: what it does when the line breaks, and with messages that come late, twice or not at all.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSession } from '../src/lib/table.svelte.ts'
import { FakeSocket, snapshot, table, update, welcome } from './socket.ts'

let session: TableSession

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(table)))
  session = new TableSession('t1')
  await vi.waitFor(() => expect(session.info).not.toBeNull())
})

afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(number = 5): FakeSocket {
  const socket = FakeSocket.last
  socket.say(welcome)
  socket.say(snapshot(number))
  socket.heard()
  return socket
}

function reconnect(): FakeSocket {
  FakeSocket.last.close()
  expect(session.line).toBe('lost')
  vi.advanceTimersByTime(1000)
  FakeSocket.last.say(welcome)
  expect(session.line).toBe('live')
  return FakeSocket.last
}

test('the address of the socket names the table, for proxies that route by it', () => {
  const address = () => FakeSocket.last.address.pathname + FakeSocket.last.address.search
  expect(address()).toBe('/api/socket?table=t1')
  connect()
  reconnect()
  expect(address()).toBe('/api/socket?table=t1')
})

test('it greets with nothing and shows the first position', () => {
  FakeSocket.last.say(welcome)
  expect(FakeSocket.last.heard()).toMatchObject([{ type: 'hello', table: 't1', after: 0 }])
  FakeSocket.last.say(snapshot(5))
  expect(session.position?.number).toBe(5)
  expect(session.mySeats).toEqual([0])
})

test('after a lost line it asks for what came after the position it has', () => {
  connect()
  const socket = reconnect()
  expect(socket.heard()).toMatchObject([{ type: 'hello', after: 5 }])
  expect(session.wasLost).toBe(true)
  socket.say(update(5, 7))
  expect(session.position?.number).toBe(7)
  expect(session.log.map(({ text }) => text)).toEqual(['Move 6', 'Move 7'])
  expect(session.wasLost).toBe(false)
})

test('it waits longer each time, and tries at once when the network is back', () => {
  connect()
  FakeSocket.last.close()
  for (const attempts of [2, 3]) {
    vi.advanceTimersByTime(2000)
    expect(FakeSocket.all).toHaveLength(attempts)
    FakeSocket.last.close()
  }
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(4)
})

test('a server that does not want us is not asked again', () => {
  connect().close(4403)
  expect(session.line).toBe('closed')
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('a socket that looks open and is dead is replaced', () => {
  const socket = connect()
  vi.advanceTimersByTime(20_000)
  expect(socket.heard()).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(8_000)
  expect(session.line).toBe('lost')
})

test('a choice that nobody answers goes over another line', () => {
  const socket = connect()
  session.play('take')
  vi.advanceTimersByTime(8_000)
  expect(session.line).toBe('lost')
  socket.close() // at last the browser notices, too
  vi.advanceTimersByTime(1_000)
  FakeSocket.last.say(welcome)
  FakeSocket.last.say(update(5, 5))
  expect(FakeSocket.last.heard()).toMatchObject([{ type: 'hello' }, { type: 'move', move: 'take' }])
})

test('a line that does not open is given up', () => {
  connect().close()
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(8_000 + 2_000)
  expect(FakeSocket.all).toHaveLength(3)
})

test('a table that could not be read is asked for again', () => {
  const socket = connect()
  const refused = { type: 'refused', code: 'server/storage', message: '', table: 't1', ref: 0 }
  socket.say(refused as never)
  expect(session.refusal).toBeNull()
  vi.advanceTimersByTime(2_000)
  expect(socket.heard()).toMatchObject([{ type: 'hello', after: 5 }])
})

test('messages of an old socket are not heard', () => {
  const old = connect()
  reconnect()
  old.say(update(5, 6))
  expect(session.position?.number).toBe(5)
})

test('a gap is asked for, and not shown', () => {
  const socket = connect()
  socket.say(update(7, 8))
  expect(session.position?.number).toBe(5)
  expect(socket.heard()).toMatchObject([{ type: 'hello', after: 5 }])
})

test('what comes twice is logged once', () => {
  const socket = connect()
  socket.say(update(5, 7))
  socket.say(update(5, 8))
  expect(session.log.map(({ number }) => number)).toEqual([6, 7, 8])
  expect(session.position?.number).toBe(8)
})

test('a move is sent once until it is answered', () => {
  const socket = connect()
  session.play('take')
  session.play('pass')
  expect(socket.heard()).toEqual([{ type: 'move', table: 't1', seat: 0, number: 5, move: 'take', ref: 1 }])
  expect(session.isSending).toBe(true)
  socket.say(update(5, 6, { ref: 1 }))
  expect(session.isSending).toBe(false)
})

test("somebody else's move does not answer mine", () => {
  const socket = connect()
  session.play('take')
  socket.say(update(5, 6))
  expect(session.isSending).toBe(true)
  socket.say(update(6, 7, { ref: 99 })) // the answer to another window's move
  expect(session.isSending).toBe(true)
})

test('a move that was lost with the line is sent again', () => {
  connect()
  session.play('take')
  const socket = reconnect()
  socket.heard()
  socket.say(update(5, 6))
  expect(socket.heard()).toMatchObject([{ type: 'move', move: 'take', number: 5, ref: 1 }])
})

test('a move that had arrived before the line broke is not sent again', () => {
  connect()
  session.play('take')
  const socket = reconnect()
  socket.heard()
  const mine = update(5, 6)
  mine.steps[0] = { ...mine.steps[0]!, seat: 0, events: [{ type: 'move', seat: 0 }] }
  socket.say(mine)
  expect(session.isSending).toBe(false)
  expect(socket.heard()).toEqual([])
})

test('a refusal frees the board and is shown; a stale one says that the game has moved on', () => {
  const socket = connect()
  session.play('take')
  socket.say({ type: 'refused', code: 'move/illegal', message: 'No.', ref: 1 } as never)
  expect(session.isSending).toBe(false)
  expect(session.refusal?.code).toBe('move/illegal')
  session.play('pass')
  expect(session.refusal).toBeNull()
  socket.say({ type: 'refused', code: 'move/stale', message: 'Late.', ref: 2 } as never)
  expect(session.movedOn).toBe(true)
  expect(session.refusal).toBeNull()
})

test('a scene is shown on the position before it, and what comes meanwhile waits', () => {
  const socket = connect()
  session.pause = (events) => (events.length ? 1000 : 0)
  socket.say(update(5, 6))
  socket.say(update(6, 7))
  expect(session.position?.number).toBe(5)
  expect(session.after?.number).toBe(6)
  expect(session.scene).toHaveLength(1)
  session.skipScene()
  expect(session.position?.number).toBe(6)
  vi.advanceTimersByTime(2000)
  expect(session.position?.number).toBe(7)
  expect(session.scene).toEqual([])
})

test('news by HTTP never replaces newer news by socket', () => {
  const socket = connect()
  socket.say({ type: 'table', table: { ...table, revision: 4 } } as never)
  session.take({ ...table, revision: 3 })
  expect(session.info?.revision).toBe(4)
})

test('after a long absence it tells what was missed', () => {
  const socket = connect()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  socket.say(update(5, 7))
  vi.advanceTimersByTime(61_000)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(session.recap.map(({ number }) => number)).toEqual([6, 7])
  session.forgetRecap()
  expect(session.recap).toEqual([])
})

test('a choice that may be saved shows as refused only until the table shows it', () => {
  const socket = connect()
  session.play('take')
  socket.say({ type: 'refused', code: 'server/unsure', message: '', ref: 1 } as never)
  expect(session.isSending).toBe(false)
  expect(session.refusal?.code).toBe('server/unsure')
  socket.say(update(5, 6))
  expect(session.refusal?.code).toBe('server/unsure') // somebody else's choice
  const mine = { number: 7, seat: 0, at: 0, events: [{ type: 'move', seat: 0 }], log: [] }
  socket.say(update(6, 7, { steps: [mine] }))
  expect(session.refusal).toBeNull()
})
