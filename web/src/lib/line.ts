// The socket of a table to the server: opens again by itself, slower each time, at once when the network is back.
import type { FromClient, FromServer } from './protocol.ts'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const PING_EVERY = 20_000
const PATIENCE = 8_000
const GONE = 1006
const FOR_GOOD = new Set([4401, 4403, 4409])

export type LineState = 'connecting' | 'live' | 'lost' | 'closed'

export interface LineHandlers {
  state(state: LineState): void
  message(message: FromServer): void
}

export class Line {
  #table: string
  #socket: WebSocket | null = null
  #handlers: LineHandlers
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(table: string, handlers: LineHandlers) {
    this.#table = table
    this.#handlers = handlers
    window.addEventListener('online', this.#again)
    this.#open('connecting')
  }

  // False: the line is down; the message is not kept here.
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    this.#silence ??= setTimeout(() => this.#giveUp(), PATIENCE) // every message is answered
    return true
  }

  tryNow(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#retry)
    this.#open('lost')
  }

  end(): void {
    this.#ended = true
    window.removeEventListener('online', this.#again)
    this.#stopTimers()
    this.#socket?.close()
  }

  #again = () => this.tryNow()

  #open(meanwhile: LineState): void {
    this.#handlers.state(meanwhile)
    const address = new URL('/api/socket', location.href)
    address.searchParams.set('table', this.#table) // a proxy can send everyone at a table to the same node
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#endSilence()
    this.#silence = setTimeout(() => this.#giveUp(), PATIENCE)
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  #hear(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return
    this.#endSilence()
    if (message.type === 'welcome') {
      this.#wait = FIRST_WAIT
      this.#ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY)
      this.#handlers.state('live')
    }
    this.#handlers.message(message)
  }

  // A phone that slept, or a network that fell silent, leaves a socket that looks open and is dead. It can't say goodbye.
  #giveUp(): void {
    const socket = this.#socket
    if (!socket) return
    this.#closed(socket, GONE)
    socket.onclose = null
    socket.close()
  }

  #endSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return
    this.#stopTimers()
    if (FOR_GOOD.has(code)) {
      this.#handlers.state('closed')
      return
    }
    this.#handlers.state('lost')
    this.#retry = setTimeout(() => this.#open('lost'), this.#wait * (0.7 + 0.6 * Math.random()))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #stopTimers(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    this.#endSilence()
  }
}
