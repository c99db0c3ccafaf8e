// Generated from the server's schema by `make web-types`. Do not edit.
import type { GameEvent, View } from './position.ts'
import type { ScoreLine } from './shown.ts'

export interface AddPart {
  part: string
}

/** The finished game that a table tries again with the same chance, from move `number` on. */
export interface Again {
  number: number
  table: string
}

export interface AllBots {
  bot: string
  fill?: boolean
}

export interface AskHint {
  language?: "en" | "de" | "fr"
  number: number
  quick?: boolean
  seat: number
}

/** I am back at a table where bots played for me: from number `after` to `number`, with so many moves. */
export interface Back {
  after: number
  moves: number
  number: number
  table: string
  type: "back"
}

export interface Ban {
  on?: boolean
  person: string
}

export interface BotInfo {
  name: string
  title: { [key: string]: string }
}

/** The bot in a seat failed or took too long: another one makes this move. */
export interface BotReplaced {
  seat: number
  table: string
  type: "bot_replaced"
}

export interface Branch {
  bot?: string | null
  chance?: OwnChance | null
  number: number
  same_chance?: boolean
  seat: number
}

export interface ChangeMe {
  colour?: number | null
  language?: "en" | "de" | "fr" | null
  name?: string | null
}

export interface ChatLine {
  at: number
  id: number
  name: string
  person: string
  phrase: string | null
  text: string | null
}

export interface CheckedComponents {
  content: { [key: string]: unknown }
  option: string
}

export interface Claim {
  token: string
}

export interface Commitment {
  commitment: string
}

export interface Components {
  game: string
  option: string
  text: string
}

export interface CreateTable {
  chance?: OwnChance | null
  chat?: "free" | "phrases" | "off" | null
  clock?: number | null
  game: string
  hints?: boolean | null
  options?: { [key: string]: unknown }
  players?: number | null
  public?: boolean
  seats?: SeatChoice[] | null
  several_seats?: boolean | null
  spectators?: boolean
  start?: boolean
}

export interface CurvePoint {
  margin: number
  number: number
  round: number
  value: number
}

export interface Decisive {
  facts?: { [key: string]: unknown } | null
  number?: number | null
  text?: string
  title?: string
}

export interface DeviceLink {
  expires_at: number
  qr: string
  token: string
  url: string
}

/** The answer to `goodbye` and `mute`. */
export interface Done {
  ref?: number | null
  type: "done"
}

export interface Drawn {
  caption: string
  rule: string
  view: View
  words: Spoken
}

export interface ErrorBody {
  code: string
  key?: string
  message: string
  params?: { [key: string]: unknown }
  retry_after?: number | null
  rule?: string
}

export interface ExerciseInfo {
  kind: "puzzles" | "lesson" | "rule"
  rule: string
}

export type FromClient = Hello | Goodbye | Move | Withdraw | Say | Mute | Ping

export type FromServer = Welcome | Snapshot | Update | TableChanged | Presence | Back | BotReplaced | Said | Done | Pong | Refusal

export interface GameInfo {
  authors: string[]
  bots: string[]
  free_talk: boolean
  goal: { [key: string]: string }
  hindsight: boolean
  lesson: boolean
  max_players: number
  min_players: number
  minutes: number
  name: string
  options: OptionInfo[]
  publisher: string
  puzzles: boolean
  reviews: boolean
  rules: number
  title: string
  usual_players: number
}

export interface GameProfile {
  by_game: number[]
  choices: number
  exercise: ExerciseInfo | null
  game: string
  games: number
  kinds: KindOfChoice[]
  rests_on: string
  tip: string
  trend: "better" | "worse" | "same" | null
  trend_words: string
  unit: "odds" | "points"
  worst_words: string
}

export interface GameReview {
  curve?: CurvePoint[]
  decisions: ReviewedDecision[]
  game: string
  loss: number
  luck?: LuckAndSkill | null
  luck_words?: string
  moments?: number[]
  more: { [key: string]: unknown }
  seat: number
  story?: string[]
  turning?: number | null
  unit: "odds" | "points"
}

export interface GameTexts {
  document: { [key: string]: string }
  game: string
  rules: { [key: string]: { [key: string]: string } }
}

export interface Games {
  bots: BotInfo[]
  games: GameInfo[]
  phrases: string[]
  usual_bot: string
}

/** Stop watching a table. */
export interface Goodbye {
  ref?: number | null
  table: string
  type: "goodbye"
}

/** Watch a table. `after`: the number I have; null: I have nothing, send no history.
 * 
 * `language`: also send positions and events of all my tables in words; null: no words. */
export interface Hello {
  after?: number | null
  language?: "de" | "en" | "fr" | null
  ref?: number | null
  table: string
  type: "hello"
}

export interface Hindsight {
  bound: number
  proven: boolean
  score: number
  view: View
}

export interface HintInfo {
  basis: "search" | "plain"
  equal: string[]
  equal_labels: string[]
  gain: number
  key: "mix" | "clear" | "only" | "points_clear" | "points_only" | "promise"
  label: string
  move: string
  reason: string
  share: number
  thinking: boolean
  unit: "odds" | "points" | "none"
  value: number
  why: string
}

export interface Join {
  code: string
}

export interface KindOfChoice {
  choices: number
  kind: string
  label: string
  loss: number
  mistakes: number
}

export interface Learning {
  examples: Drawn[]
  game: string
  goal: string
  lesson: LessonStep[]
  names: string[]
}

export interface Leave {
  seat?: number | null
}

export interface LessonStep {
  is_free: boolean
  name: string
  say: string
  view: View
  want: string | null
  words: Spoken
}

/** A line of the log that people read at the table. `seat`: whom it is about, CHANCE for nobody or for several. */
export interface Line {
  is_heading?: boolean
  seat?: number
  text: string
}

export interface Look {
  colour?: number | null
  name?: string | null
  seat: number
}

export interface LuckAndSkill {
  luck: number
  margin: number
  result: number
  skill: number
  start: number
}

export interface Me {
  colour?: number | null
  id: string
  language: "de" | "en" | "fr" | null
  name: string
}

/** `number`: that of the state I saw when I chose. */
export interface Move {
  move: string
  number: number
  ref?: number | null
  seat: number
  table: string
  type: "move"
}

/** Don't send me this person's chat, at any table; `on` false: send it again. */
export interface Mute {
  on: boolean
  person: string
  ref?: number | null
  type: "mute"
}

export interface MyProfile {
  games: GameProfile[]
  last: number
  reviewed: string[]
}

export interface OneSeat {
  seat: number
}

export interface OptionInfo {
  choices: unknown[]
  default: unknown
  file?: boolean
  help: { [key: string]: string }
  name: string
}

export interface OwnChance {
  commitment: string
  part: string
}

export interface OwnComponents {
  text: string
}

export interface Ping {
  ref?: number | null
  type: "ping"
}

export interface PlayNow {
  bot?: string | null
  chance?: OwnChance | null
  game: string
  options?: { [key: string]: unknown }
  players?: number | null
  seat?: number | null
}

export interface Pong {
  now: number
  ref?: number | null
  type: "pong"
}

/** By seat: is the player connected (bots always are)? And the number of spectators.
 * 
 * `replace_in`: during a game, by seat, in how many milliseconds a bot may play for its absent player. */
export interface Presence {
  present: boolean[]
  replace_in: (number | null)[]
  spectators: number
  table: string
  type: "presence"
}

export interface Proof {
  commitment: string
  draws: unknown[]
  given: number
  method: string
  parts: string[]
  seal: string
  secret: string
}

export interface PuzzleAnswer {
  label: string
  loss: number
  reason: string
  right: boolean
  solution: string
  solution_label: string
  unit: "odds" | "points" | "none"
}

export interface PuzzleList {
  game: string
  ids: string[]
  levels: ("easy" | "medium" | "hard")[]
}

export interface PuzzleMove {
  language?: "en" | "de" | "fr"
  move: string
}

export interface PuzzlePosition {
  game: string
  level: "easy" | "medium" | "hard"
  names: string[]
  number: number
  view: View
  words: Spoken
}

export interface Record {
  format: string
  game: string
  meta?: { [key: string]: unknown } | null
  moves: string[]
  options: { [key: string]: unknown }
  players: number
  proof?: Proof | null
  rules: number
  scores: number[]
  seed: number | null
  winners: number[]
}

/** A message was refused; nothing changed. After `move/stale` a snapshot follows. */
export interface Refusal {
  code: string
  key?: string
  message: string
  params?: { [key: string]: unknown }
  ref?: number | null
  retry_after?: number | null
  rule?: string
  table?: string | null
  type: "refused"
}

export interface Rematch {
  chance?: OwnChance | null
}

export interface Replay {
  moves: number
  result: Result | null
  seat: number | null
  steps: ReplayStep[]
}

export interface ReplayStep {
  board?: string
  events: GameEvent[]
  log?: Line[]
  number: number
  opened?: { [key: string]: unknown }
  view: Partial<View>
}

export interface ReplayView {
  events: GameEvent[]
  moves: number
  number: number
  result: Result | null
  seat: number | null
  view: View
  words: Spoken | null
}

/** The end of a game. `breakdown`: by seat, lines of rule, points, key, params and a sentence. */
export interface Result {
  breakdown: ScoreLine[][]
  scores: number[]
  winners: number[]
}

export interface ReviewProgress {
  all: number
  done: number
  first?: ReviewedDecision | null
  review: GameReview | null
  state: "waiting" | "looking" | "done"
  unit?: "odds" | "points" | null
}

export interface ReviewedDecision {
  best: string
  best_label: string
  best_value: number
  choices: number
  kind?: string
  label: string
  loss: number
  margin: number
  move: string
  number: number
  reason?: string
  round?: number
  value: number
}

/** New lines of the table's chat, or the latest ones after `hello`. */
export interface Said {
  lines: ChatLine[]
  ref?: number | null
  table: string
  type: "said"
}

/** Either a text or one of the set phrases. */
export interface Say {
  phrase?: "again" | "bye" | "good_game" | "hello" | "nice" | "one_moment" | "oops" | "so_close" | "thanks" | "thinking" | "your_turn" | null
  ref?: number | null
  table: string
  text?: string | null
  type: "say"
}

export interface SeatBot {
  bot?: string | null
  seat: number
}

export interface SeatChoice {
  bot?: string | null
  kind: "me" | "open" | "bot"
  name?: string
}

/** `bot`: the level of a bot that sits here. `stand_in`: the level of the bot that plays for a person.
 * 
 * `colour`: that of a person, no two alike; null if it is left to the client: bots, and more people than colours.
 * `part`: what the person's browser adds to chance. */
export interface SeatInfo {
  bot: string | null
  colour: number | null
  kind: "bot" | "open" | "person"
  name: string
  part?: string | null
  person: string | null
  seat: number
  stand_in: string | null
}

export interface Sit {
  name?: string
  part?: string | null
  seat?: number | null
}

/** The whole position for one of my seats (`seat` null: as a spectator). Replace what you have.
 * 
 * `deadlines`: seat → when its clock runs out, for awaited seats at a table with a clock.
 * `words`: if `hello` asked for a language. */
export interface Snapshot {
  deadlines: { [key: string]: number }
  now: number
  number: number
  ref?: number | null
  result: Result | null
  seat: number | null
  table: string
  type: "snapshot"
  view: View
  words: Spoken | null
}

/** A position in words: the board, the question to the seat, and its legal moves in the order of `view.legal`. */
export interface Spoken {
  board: string
  labels: string[]
  prompt: string
}

export interface Start {
  bot?: string | null
}

/** One row of the log as one seat is told of it. `seat` −1 is chance. `log`: what people read of it. */
export interface Step {
  at: number
  events: GameEvent[]
  log: Line[]
  number: number
  seat: number
}

/** Seats, status or settings changed (also the answer to `hello`, first). */
export interface TableChanged {
  ref?: number | null
  table: TableInfo
  type: "table"
}

/** `hints`: whether the players can ask for hints; visible to everyone.
 * 
 * `several_seats`: whether one person may take several seats, for several people on one device.
 * `revision` counts the changes of seats, settings and status: the higher one is newer.
 * `commitment`: to the secret that chance follows from; null if there is no proof. */
export interface TableInfo {
  again?: Again | null
  awaited: number[]
  chat: "free" | "off" | "phrases"
  clock: number | null
  code: string
  commitment?: string | null
  created_at: number
  ended_at: number | null
  game: string
  hints: boolean
  host: string | null
  id: string
  number: number
  options: { [key: string]: unknown }
  origin: "branch" | "table" | "upload"
  players: number
  public: boolean
  rematch: string | null
  revision: number
  rules: number
  scores: number[] | null
  seats: SeatInfo[]
  several_seats?: boolean
  spectators: boolean
  started_at: number | null
  status: "open" | "over" | "playing"
  winners: number[] | null
}

export interface TableList {
  more?: boolean
  tables: TableInfo[]
}

/** What happened after number `after`, and the position it led to.
 * 
 * `ref` is set on the message that acknowledges my own move or withdrawal: it is in the database. */
export interface Update {
  after: number
  deadlines: { [key: string]: number }
  now: number
  number: number
  ref?: number | null
  result: Result | null
  seat: number | null
  steps: Step[]
  table: string
  type: "update"
  view: View
  words: Spoken | null
}

/** The first message on a socket. `muted`: the persons that I muted. */
export interface Welcome {
  me: Me
  muted: string[]
  now: number
  type: "welcome"
  version: string
}

export interface Withdraw {
  number: number
  ref?: number | null
  seat: number
  table: string
  type: "withdraw"
}
