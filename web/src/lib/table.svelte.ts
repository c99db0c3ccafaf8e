// One table as this client sees it: people, positions of my seats, log, chat, and the line to the server.
import { ApiError, api } from './api.ts'
import { catalogue } from './catalogue.svelte.ts'
import { partFor } from './chance.ts'
import { Line, type LineState } from './line.ts'
import { asksTheSame, eventsOf, logOf, NO_WORDS } from './position.ts'
import type { GameEvent, LogEntry, Position, View } from './position.ts'
import type { Back, ChatLine, FromServer, Refusal, Snapshot, Step, TableInfo, Update } from './protocol.ts'
import { PresenceHere } from './presence.svelte.ts'
import { keepSeen, lastSeen, type Seen } from './seen.ts'
import { paced } from './motion.ts'
import { settings } from './settings.svelte.ts'

type SeatKey = number | null

interface Pending {
  ref: number
  seat: number
  number: number
  move: string | null // null: take my choice back
}

const HELLO = 0 // the ref of greetings; choices count from 1
const RETRY_MS = 2_000
const AWAY_MS = 60_000 // a glance at another window is no absence

// How long a board wants to show what just happened before the next position comes.
export type Pause<V extends View = View, E extends GameEvent = GameEvent> = (events: E[], before: V) => number

export class TableSession {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  line = $state<LineState>('connecting')
  wasLost = $state(false)
  readonly presence = new PresenceHere()
  chat = $state.raw<ChatLine[]>([])
  readChat = $state(0) // the last line that was on the screen
  refusal = $state.raw<Refusal | null>(null)
  movedOn = $state(false)
  failure = $state.raw<ApiError | null>(null)
  me = $state<string | null>(null)
  muted = $state.raw<string[]>([])
  back = $state.raw<Back | null>(null) // bots have played for me
  replacedBot = $state<number | null>(null) // the seat of a bot for which another one moved
  removed = $state.raw<Refusal | null>(null) // by the host
  banned = $state.raw<{ person: string; name: string } | null>(null) // by me, just now
  pause: Pause = () => 0
  #positions = $state.raw(new Map<SeatKey, Position>())
  #logs = $state.raw(new Map<SeatKey, LogEntry[]>())
  #chosenSeat = $state<SeatKey | undefined>(undefined)
  #scene = $state.raw<GameEvent[]>([])
  #pending = $state.raw<Pending | null>(null)
  #waiting: Update[] = []
  #holding: ReturnType<typeof setTimeout> | undefined
  #line: Line
  #refs = 0
  #left: Seen | null
  #missed = $state.raw<{ after: number; until: number } | null>(null) // what happened while I was away
  #isShutOut = false
  #hasAdded = false
  readonly #watchVisibility = () => (document.hidden ? this.#goAway() : this.#comeBack())

  constructor(id: string) {
    this.id = id
    this.#left = lastSeen(id)
    document.addEventListener('visibilitychange', this.#watchVisibility)
    this.#line = new Line(id, {
      state: (state) => this.#lineChanged(state),
      message: (message) => this.#hear(message),
    })
    api.table(id).then(
      (info) => this.take(info),
      (error: unknown) => (this.failure = error instanceof ApiError ? error : null),
    )
  }

  get mySeats(): number[] {
    return this.info?.seats.filter((seat) => seat.person !== null && seat.person === this.me).map((s) => s.seat) ?? []
  }

  get seat(): SeatKey {
    if (this.#chosenSeat !== undefined && this.#positions.has(this.#chosenSeat)) return this.#chosenSeat
    return this.mySeats.find((seat) => this.#positions.has(seat)) ?? null
  }

  get position(): Position | undefined {
    return this.#positions.get(this.seat)
  }

  get log(): LogEntry[] {
    return this.#logs.get(this.seat) ?? []
  }

  // Events that the board shows on top of the position before them.
  get scene(): GameEvent[] {
    return this.#scene
  }

  // The position that the scene leads to.
  get after(): View | null {
    const next = this.#scene.length ? this.#waiting[0] : undefined
    return next?.view ?? null
  }

  // What I have picked belongs to one question: `asked` changes with the next one, and while a scene shows my answer.
  get asked(): string {
    const { position } = this
    const next = this.#scene.length ? this.#waiting[0] : undefined
    if (!position || (next && !asksTheSame(position, next.steps, next.view))) return ''
    return position.asked
  }

  get isSending(): boolean {
    return this.#pending !== null
  }

  // Of several people on this device: somebody else whose choice is awaited.
  get nextHere(): number | null {
    if (this.mySeats.length < 2 || !this.position) return null
    const acting = this.position.view.acting
    if (this.seat !== null && acting.includes(this.seat)) return null
    return this.mySeats.find((seat) => acting.includes(seat)) ?? null
  }

  // What comes by HTTP may be older than what the socket has said meanwhile.
  take(info: TableInfo): void {
    if (this.info && info.revision < this.info.revision) return
    this.info = info
    const mine = this.mySeats
    const kept = [...this.#positions].filter(([seat]) => (seat === null ? !mine.length : mine.includes(seat)))
    this.#positions = new Map(kept)
    this.#addPart(info)
  }

  // At a rematch I have a seat without sitting down.
  #addPart(info: TableInfo): void {
    if (info.status !== 'open' || this.#hasAdded || !this.mySeats.some((seat) => !info.seats[seat]?.part)) return
    const part = partFor(info)
    this.#hasAdded = true
    if (part) api.addPart(info.id, { part }).catch(() => undefined) // the game does without it
  }

  lookAs(seat: number): void {
    this.#chosenSeat = seat
    this.refusal = null
  }

  play(move: string): void {
    this.#ask(move)
  }

  takeBack(): void {
    this.#ask(null)
  }

  forgetRefusal(): void {
    this.refusal = null
    this.movedOn = false
  }

  skipScene(): void {
    clearTimeout(this.#holding)
    this.#afterScene()
  }

  say(text: string): void {
    this.#line.send({ type: 'say', table: this.id, text })
  }

  sayPhrase(phrase: NonNullable<Extract<Parameters<Line['send']>[0], { type: 'say' }>['phrase']>): void {
    this.#line.send({ type: 'say', table: this.id, phrase })
  }

  mute(person: string, on: boolean): void {
    if (this.#line.send({ type: 'mute', person, on })) {
      this.muted = on ? [...this.muted, person] : this.muted.filter((other) => other !== person)
    }
  }

  tryNow(): void {
    this.#line.tryNow()
  }

  // A bot makes the moves of somebody who is away, until that person is back.
  async keepWarm(seat: number): Promise<void> {
    const bot = catalogue.games?.usual_bot ?? null
    await this.#change(api.replace(this.id, { seat, bot }))
  }

  async sit(seat: number, name: string): Promise<void> {
    this.take(await api.sit(this.id, { seat, name, part: this.info && partFor(this.info) }))
    if (this.#isShutOut) this.#greet(this.#newest()) // only those who sit here may watch, and now I do
  }

  async ban(person: string, name: string): Promise<void> {
    this.take(await api.ban(this.id, person, true))
    this.banned = { person, name }
  }

  async letBack(person: string): Promise<void> {
    this.take(await api.ban(this.id, person, false))
    this.banned = null
  }

  // The bot that plays for me in another window, or since somebody called it, gives my seat back.
  async takeOver(seat: number): Promise<void> {
    await this.#change(api.replace(this.id, { seat, bot: null }))
  }

  async leave(): Promise<void> {
    this.take(await api.leave(this.id))
  }

  async #change(request: Promise<TableInfo>): Promise<void> {
    try {
      this.take(await request)
    } catch (error) {
      if (error instanceof ApiError) this.refusal = { type: 'refused', ...error.body }
    }
  }

  // Asks for everything again, e.g. in another language.
  reload(): void {
    this.#positions = new Map()
    this.#logs = new Map()
    this.#waiting = []
    this.#greet(0)
  }

  get recap(): LogEntry[] {
    const missed = this.#missed
    return missed ? this.log.filter((entry) => entry.number > missed.after && entry.number <= missed.until) : []
  }

  forgetRecap(): void {
    this.#missed = null
    this.back = null
  }

  end(): void {
    this.#goAway()
    document.removeEventListener('visibilitychange', this.#watchVisibility)
    clearTimeout(this.#holding)
    this.presence.end()
    this.#line.end()
  }

  #ask(move: string | null): void {
    const position = this.position
    if (!position || position.seat === null || this.#pending) return
    this.forgetRefusal()
    this.forgetRecap()
    this.#pending = { ref: ++this.#refs, seat: position.seat, number: position.number, move }
    this.#sendPending()
  }

  #sendPending(): void {
    const pending = this.#pending
    if (!pending) return
    const { ref, seat, number, move } = pending
    if (move === null) this.#line.send({ type: 'withdraw', table: this.id, seat, number, ref })
    else this.#line.send({ type: 'move', table: this.id, seat, number, move, ref })
  }

  #greet(after: number): void {
    this.#isShutOut = false
    this.#line.send({ type: 'hello', table: this.id, after, language: settings.language, ref: HELLO })
  }

  #lineChanged(state: LineState): void {
    if (state === 'lost' && this.line === 'live') this.wasLost = true
    this.line = state
  }

  #newest(): number {
    const numbers = [...this.#positions.values(), ...this.#waiting].map((known) => known.number)
    return numbers.length ? Math.min(...numbers) : 0
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.me.id
        this.muted = message.muted
        this.#greet(this.#newest())
        break
      case 'table':
        this.take(message.table)
        break
      case 'snapshot':
        this.#replace(message)
        break
      case 'update':
        this.#receive(message)
        break
      case 'presence':
        this.presence.hear(message)
        break
      case 'back':
        this.back = message
        this.#miss(message.after, message.number)
        break
      case 'bot_replaced':
        this.replacedBot = message.seat
        break
      case 'said':
        this.chat = newLines(this.chat, message.lines)
        break
      case 'refused':
        this.#refused(message)
        break
    }
  }

  #replace(snapshot: Snapshot): void {
    this.#waiting = this.#waiting.filter((update) => update.seat !== snapshot.seat)
    this.#show(snapshot)
  }

  #receive(update: Update): void {
    const known = this.#positions.get(update.seat)
    const number = this.#waiting.findLast((other) => other.seat === update.seat)?.number ?? known?.number ?? 0
    if (update.after > number) {
      this.#greet(this.#newest()) // something was missed
      return
    }
    if (this.#settles(update)) this.#pending = null
    const isMine = update.steps.some((step) => step.seat === update.seat)
    if (isMine && this.refusal?.code === 'server/unsure') this.refusal = null // it was saved
    this.#waiting.push({ ...update, steps: update.steps.filter((step) => step.number > number) })
    if (!known) this.#catchUp()
    else this.#drain()
    // After a broken line: what I chose and what the server does not have yet is sent again.
    if (this.#pending && update.seat === this.#pending.seat && update.ref == null && this.wasLost) this.#sendPending()
    if (this.line === 'live' && this.wasLost) this.wasLost = false
  }

  #settles(update: Update): boolean {
    const pending = this.#pending
    if (!pending || update.seat !== pending.seat) return false
    if (update.ref === pending.ref) return true
    const kind = pending.move === null ? 'withdraw' : 'move'
    return update.steps.some(
      (step) => step.seat === pending.seat && eventsOf([step]).some((event) => event.type === kind),
    )
  }

  #catchUp(): void {
    for (const update of this.#waiting.splice(0)) this.#finish(update)
    this.#comeBack()
  }

  #goAway(): void {
    const number = this.position?.number
    if (number === undefined || !this.mySeats.length) return
    this.#left = { number, at: Date.now() }
    keepSeen(this.id, number)
  }

  #comeBack(): void {
    const left = this.#left
    if (!left || this.#positions.size === 0 || !this.mySeats.length) return
    this.#left = null
    if (Date.now() - left.at < AWAY_MS) return
    this.#miss(left.number, this.position?.number ?? left.number)
  }

  #miss(after: number, until: number): void {
    this.#missed = { after: Math.min(after, this.#missed?.after ?? after), until }
  }

  #drain(): void {
    while (this.#waiting.length && !this.#scene.length) {
      const update = this.#waiting[0] as Update
      const events = eventsOf(update.steps)
      const before = this.#positions.get(update.seat)
      const isWatched = update.seat === this.seat && !document.hidden && !settings.textBoard // words need no scene
      const wait = before && isWatched ? paced(this.pause(events, before.view)) : 0
      if (wait > 0) {
        this.#scene = events
        this.#holding = setTimeout(() => this.#afterScene(), wait)
        return
      }
      this.#waiting.shift()
      this.#finish(update)
    }
  }

  #afterScene(): void {
    this.#scene = []
    const update = this.#waiting.shift()
    if (update) this.#finish(update)
    this.#drain()
  }

  #finish(update: Update): void {
    this.#addToLog(update.seat, update.steps)
    this.#show(update)
  }

  #addToLog(seat: SeatKey, steps: Step[]): void {
    const entries = logOf(steps)
    if (entries.length) this.#logs = new Map(this.#logs).set(seat, [...(this.#logs.get(seat) ?? []), ...entries])
  }

  #show(news: Snapshot | Update): void {
    const { seat, number, view, result } = news
    const skew = Date.now() - news.now
    const deadlines = Object.fromEntries(Object.entries(news.deadlines).map(([who, at]) => [who, at + skew]))
    const words = news.words ?? NO_WORDS
    const before = this.#positions.get(seat)
    const steps = news.type === 'update' ? news.steps : []
    const asked = before && asksTheSame(before, steps, view) ? before.asked : `${seat} ${number}`
    this.#positions = new Map(this.#positions).set(seat, { seat, number, asked, view, words, deadlines, result })
  }

  #refused(message: Refusal): void {
    if (message.ref === HELLO && message.code === 'server/storage') {
      setTimeout(() => this.#greet(this.#newest()), RETRY_MS) // or the table would stand still until a reload
      return
    }
    if (message.ref != null && message.ref === this.#pending?.ref) this.#pending = null
    if (message.code === 'table/no_spectators') this.#isShutOut = true
    if (message.code === 'table/removed') this.removed = message
    else if (message.code === 'move/stale') this.movedOn = true
    else this.refusal = message
  }
}

function newLines(known: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const ids = new Set(known.map((line) => line.id))
  return [...known, ...lines.filter((line) => !ids.has(line.id))].sort((a, b) => a.id - b.id)
}
