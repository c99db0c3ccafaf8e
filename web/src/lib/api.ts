// The server's HTTP routes, typed. Every refusal becomes an ApiError with a stable code.
import type {
  AskHint,
  Branch,
  CheckedComponents,
  Components,
  CreateTable,
  DeviceLink,
  ErrorBody,
  Games,
  GameTexts,
  Hindsight,
  HintInfo,
  Learning,
  Me,
  PlayNow,
  Replay,
  ReviewProgress,
  SeatBot,
  Sit,
  TableInfo,
  TableList,
} from './protocol.ts'
import type { Eyes } from './position.ts'
import type { Language } from './settings.svelte.ts'

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError({ code: UNREACHABLE, message: 'the server does not answer' }, 0)
  }
  if (response.ok) return (await response.json()) as T
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
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)
const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

const eyesQuery = (eyes: Eyes) =>
  eyes === 'everything' ? '&everything=true' : eyes === 'spectator' ? '' : `&seat=${eyes}`

export const api = {
  me: () => get<Me>('/api/me'),
  changeMe: (change: Partial<Pick<Me, 'name' | 'language'>>) => call<Me>('PUT', '/api/me', change),
  linkDevice: () => post<DeviceLink>('/api/me/link'),
  claimDevice: (token: string) => post<Me>('/api/me/claim', { token }),
  games: () => get<Games>('/api/games'),
  gameTexts: (game: string) => get<GameTexts>(`/api/games/${encodeURIComponent(game)}`),
  learning: (game: string, language: Language) =>
    get<Learning>(`/api/games/${encodeURIComponent(game)}/learn?language=${language}`),
  components: (game: string) => get<Components>(`/api/games/${encodeURIComponent(game)}/components`),
  checkComponents: (game: string, text: string) =>
    post<CheckedComponents>(`/api/games/${encodeURIComponent(game)}/components`, { text }),
  playNow: (wish: PlayNow) => post<TableInfo>('/api/play', wish),
  createTable: (wish: CreateTable) => post<TableInfo>('/api/tables', wish),
  publicTables: () => get<TableList>('/api/tables?limit=50'),
  myTables: () => get<TableList>('/api/tables/mine?limit=50'),
  join: (code: string) => post<TableInfo>('/api/tables/join', { code }),
  table: (id: string) => get<TableInfo>(table(id)),
  qrAddress: (id: string) => table(id, '/qr'),
  sit: (id: string, wish: Sit) => post<TableInfo>(table(id, '/sit'), wish),
  leave: (id: string, seat?: number) => post<TableInfo>(table(id, '/leave'), seat === undefined ? {} : { seat }),
  kick: (id: string, seat: number) => post<TableInfo>(table(id, '/kick'), { seat }),
  seatBot: (id: string, wish: SeatBot) => post<TableInfo>(table(id, '/bot'), wish),
  start: (id: string) => post<TableInfo>(table(id, '/start')),
  replace: (id: string, wish: SeatBot) => post<TableInfo>(table(id, '/replace'), wish),
  rematch: (id: string) => post<TableInfo>(table(id, '/rematch')),
  branch: (id: string, wish: Branch) => post<TableInfo>(table(id, '/branch'), wish),
  recordAddress: (id: string) => table(id, '/record'),
  replay: (id: string, eyes: Eyes, language: Language) =>
    get<Replay>(table(id, `/replay?language=${language}${eyesQuery(eyes)}`)),
  hindsight: (id: string) => get<Hindsight>(table(id, '/hindsight')),
  hint: (id: string, wish: AskHint) => post<HintInfo>(table(id, '/hint'), wish),
  reviewAddress: (id: string, seat: number, language: Language) =>
    table(id, `/review?seat=${seat}&language=${language}`),
  review: (id: string, seat: number, language: Language) => get<ReviewProgress>(api.reviewAddress(id, seat, language)),
  upload: (record: unknown) => post<TableInfo>('/api/records', record),
}
