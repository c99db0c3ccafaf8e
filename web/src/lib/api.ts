// The server's HTTP routes, typed. Every refusal becomes an ApiError with a stable code.
import type {
  AllBots,
  AskHint,
  AddPart,
  Branch,
  CheckedComponents,
  Commitment,
  Components,
  CreateTable,
  Decisive,
  DeviceLink,
  ErrorBody,
  Games,
  GameTexts,
  Hindsight,
  HintInfo,
  Learning,
  LessonStep,
  Look,
  Me,
  MyProfile,
  PlayNow,
  OwnChance,
  PuzzleAnswer,
  PuzzleList,
  PuzzleMove,
  PuzzlePosition,
  Replay,
  ReplayView,
  ReviewProgress,
  SeatBot,
  Sit,
  Start,
  TableInfo,
  TableList,
} from './protocol.ts'
import type { Eyes } from './position.ts'
import type { Language } from './words.svelte.ts'

export class ApiError extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly status: number,
  ) {
    super(body.message)
  }

  get code(): string {
    return this.body.code
  }
}

export const UNREACHABLE = 'client/unreachable'

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await answer(method, path, body, signal)).json()) as T
}

async function answer(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch {
    throw new ApiError({ code: UNREACHABLE, message: 'the server does not answer' }, 0)
  }
  if (response.ok) return response
  throw new ApiError(await refusalOf(response), response.status)
}

async function refusalOf(response: Response): Promise<ErrorBody> {
  try {
    const body = (await response.json()) as Partial<ErrorBody>
    if (typeof body.code === 'string' && typeof body.message === 'string') return body as ErrorBody
  } catch {
    // a proxy answered, not our server
  }
  return { code: response.status >= 502 ? UNREACHABLE : 'server/error', message: response.statusText }
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) => call<T>('POST', path, body, signal)

// A part of an address. An empty one would ask for something else than was meant, so it never leaves the page.
function part(name: string): string {
  if (!name) throw new Error('a request needs the name of a table or a game')
  return encodeURIComponent(name)
}
const table = (id: string, rest = '') => `/api/tables/${part(id)}${rest}`
const game = (name: string, rest = '') => `/api/games/${part(name)}${rest}`

const eyesQuery = (eyes: Eyes) =>
  eyes === 'everything' ? '&everything=true' : eyes === 'spectator' ? '' : `&seat=${eyes}`

export const api = {
  me: () => get<Me>('/api/me'),
  myProfile: (language: Language) => get<MyProfile>(`/api/me/profile?language=${language}`),
  changeMe: (change: Partial<Pick<Me, 'name' | 'language' | 'colour'>>) => call<Me>('PUT', '/api/me', change),
  linkDevice: () => post<DeviceLink>('/api/me/link'),
  claimDevice: (token: string) => post<Me>('/api/me/claim', { token }),
  games: () => get<Games>('/api/games'),
  gameTexts: (name: string) => get<GameTexts>(game(name)),
  learning: (name: string, language: Language) => get<Learning>(game(name, `/learn?language=${language}`)),
  lessonAnswer: (name: string, step: number, move: string, language: Language) =>
    get<LessonStep>(game(name, `/learn/answer?step=${step}&move=${encodeURIComponent(move)}&language=${language}`)),
  puzzles: (name: string) => get<PuzzleList>(game(name, '/puzzles')),
  puzzle: (name: string, number: number, language: Language) =>
    get<PuzzlePosition>(game(name, `/puzzles/${number}?language=${language}`)),
  answerPuzzle: (name: string, number: number, given: PuzzleMove) =>
    post<PuzzleAnswer>(game(name, `/puzzles/${number}`), given),
  components: (name: string) => get<Components>(game(name, '/components')),
  checkComponents: (name: string, text: string) => post<CheckedComponents>(game(name, '/components'), { text }),
  playNow: (wish: PlayNow) => post<TableInfo>('/api/play', wish),
  createTable: (wish: CreateTable) => post<TableInfo>('/api/tables', wish),
  publicTables: () => get<TableList>('/api/tables?limit=50'),
  myTables: () => get<TableList>('/api/tables/mine?limit=20'),
  myFinishedGames: (after?: string) =>
    get<TableList>(`/api/tables/mine/finished?limit=20${after ? `&after=${encodeURIComponent(after)}` : ''}`),
  join: (code: string) => post<TableInfo>('/api/tables/join', { code }),
  table: (id: string) => get<TableInfo>(table(id)),
  qrAddress: (id: string) => table(id, '/qr'),
  commitment: () => post<Commitment>('/api/chance'),
  addPart: (id: string, wish: AddPart) => post<TableInfo>(table(id, '/part'), wish),
  sit: (id: string, wish: Sit) => post<TableInfo>(table(id, '/sit'), wish),
  leave: (id: string, seat?: number) => post<TableInfo>(table(id, '/leave'), seat === undefined ? {} : { seat }),
  look: (id: string, wish: Look) => post<TableInfo>(table(id, '/look'), wish),
  kick: (id: string, seat: number) => post<TableInfo>(table(id, '/kick'), { seat }),
  ban: (id: string, person: string, on: boolean) => post<TableInfo>(table(id, '/ban'), { person, on }),
  seatBot: (id: string, wish: SeatBot) => post<TableInfo>(table(id, '/bot'), wish),
  setBots: (id: string, wish: AllBots) => post<TableInfo>(table(id, '/bots'), wish),
  start: (id: string, wish: Start) => post<TableInfo>(table(id, '/start'), wish),
  replace: (id: string, wish: SeatBot) => post<TableInfo>(table(id, '/replace'), wish),
  rematch: (id: string, chance: OwnChance | null) => post<TableInfo>(table(id, '/rematch'), { chance }),
  branch: (id: string, wish: Branch) => post<TableInfo>(table(id, '/branch'), wish),
  record: (id: string) => get<unknown>(table(id, '/record')),
  recordAddress: (id: string) => table(id, '/record'),
  replay: (id: string, eyes: Eyes, language: Language, boards = false) =>
    get<Replay>(table(id, `/replay?language=${language}${eyesQuery(eyes)}${boards ? '&boards=true' : ''}`)),
  position: (id: string, number: number, seat: number, language: Language) =>
    get<ReplayView>(table(id, `/view?number=${number}&seat=${seat}&language=${language}`)),
  decisive: (id: string, seat: number | null, language: Language) =>
    get<Decisive>(table(id, `/decisive?language=${language}${seat === null ? '' : `&seat=${seat}`}`)),
  // The end of a game as SVG, of one player or of the table.
  picture: async (id: string, language: Language, shape: string, seat: number | null, names: boolean) => {
    const query = `language=${language}&shape=${shape}&names=${names}${seat === null ? '' : `&seat=${seat}`}`
    return (await answer('GET', table(id, `/picture?${query}`))).text()
  },
  hindsight: (id: string) => get<Hindsight>(table(id, '/hindsight')),
  hint: (id: string, wish: AskHint, signal: AbortSignal) => post<HintInfo>(table(id, '/hint'), wish, signal),
  reviewAddress: (id: string, seat: number, language: Language) =>
    table(id, `/review?seat=${seat}&language=${language}`),
  review: (id: string, seat: number, language: Language) => get<ReviewProgress>(api.reviewAddress(id, seat, language)),
  upload: (record: unknown) => post<TableInfo>('/api/records', record),
}
