// Generated from the English sentences by `make words-types`. Do not edit.

export interface You {
  readonly you: true
}

export type Language = 'en' | 'de' | 'fr'

export interface SharedWords {
  language_name: null
  percent: { number: string | number }
  list_more: { start: string | number; next: string | number }
  list_last: { start: string | number; next: string | number }
  list_you: null
  listed: { items: readonly (string | You)[] }
  apart: { first: string | number; second: string | number }
  points_in_words: { count: number }
  how_often: { often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
  simple_sure: { label: string | number }
  simple_malformed: { example: string | number }
  simple_gone: { number: string | number }
  simple_points: null
  simple_you: null
  simple_secret: { you: boolean; who: string | number }
}

export interface FrameWords extends SharedWords {
  chance_verify: null
  chance_title: null
  chance_checking: null
  chance_fair: null
  chance_server_only: null
  chance_checked: { count: number }
  chance_fingerprint: { fingerprint: string | number }
  chance_mine: null
  chance_limit: null
  chance_none: null
  'chance_wrong.promise': null
  'chance_wrong.secret': null
  'chance_wrong.part': null
  'chance_wrong.draw': null
  'chance_wrong.seal': null
  chance_fixed: { fingerprint: string | number }
  'error.client_unreachable': null
  'error.request_malformed': null
  'error.request_too_large': null
  'error.request_not_found': null
  'error.request_method': null
  'error.request_origin': null
  'error.request_media_type': null
  'error.identity_missing': null
  'error.identity_link_unknown': null
  'error.table_not_found': null
  'error.table_not_open': null
  'error.table_not_playing': null
  'error.table_not_over': null
  'error.table_old_rules': null
  'error.table_no_such_seat': null
  'error.table_seat_taken': null
  'error.table_chance_used': null
  'error.table_colour_taken': null
  'error.table_seat_open': null
  'error.table_not_host': null
  'error.table_not_seated': null
  'error.table_not_away': { seconds: number }
  'error.table_no_spectators': null
  'error.table_removed': { seconds: number }
  'error.table_one_seat_each': null
  'error.table_not_watching': null
  'error.hindsight_none': null
  'error.hindsight_failed': null
  'error.picture_failed': null
  'error.hint_off': null
  'error.hint_failed': null
  'error.review_not_yours': null
  'error.review_failed': null
  'error.review_none': null
  'error.review_seat': null
  'error.puzzle_file': null
  'error.puzzle_unknown': null
  'error.review_not_acting': null
  'error.review_unfinished': null
  'error.move_stale': null
  'error.move_not_your_seat': null
  'error.move_not_acting': null
  'error.move_already_chosen': null
  'error.move_not_revocable': null
  'error.move_game_over': null
  'error.move_chance_first': null
  'error.move_not_chance': null
  'error.move_no_such_seat': null
  'error.move_illegal': null
  'error.move_wrong_phase': null
  'error.move_malformed': null
  'error.chat_off': null
  'error.chat_phrases_only': null
  'error.limit_rate': { seconds: string | number }
  'error.limit_too_many': null
  'error.server_stopping': null
  'error.server_storage': { seconds: string | number }
  'error.server_unsure': null
  'error.server_error': null
  'error.setup_unknown_game': null
  'error.setup_view': null
  'error.setup_players': null
  'error.setup_unknown_option': null
  'error.setup_option': null
  'error.setup_unknown_bot': null
  'error.record_json': null
  'error.record_field': null
  'error.record_format': null
  'error.record_newer_format': null
  'error.record_rules': null
  'error.record_setup': null
  'error.record_move': null
  'error.record_result': null
  'error.record_truncated': null
  'error.record_proof': null
  'error.record_no_proof': null
  'error.record_too_long': null
  'error.data_file': null
  'error.data_yaml': { problem: string | number; line: number; field: string | number }
  'error.data_field': { problem: string | number; line: number; field: string | number }
  data_place: { line: number; field: string | number }
  'data_problem.missing': { name: string | number }
  'data_problem.unknown': { choices: string | number }
  'data_problem.mapping': null
  'data_problem.list': null
  'data_problem.text': null
  'data_problem.number': { least: string | number; most: string | number }
  'data_problem.choice': { choices: string | number }
  'data_problem.count': { least: string | number; most: string | number; found: string | number }
  'data_problem.twice': { name: string | number }
  'data_problem.ascending': null
  'data_problem.exactly': { expected: string | number }
  'data_problem.extra': null
  'data_problem.name': { most: string | number }
  'data_problem.icons': null
  'data_problem.box': null
  'data_problem.deep': null
  'data_problem.alias': null
  'data_problem.yaml': null
  hint_move: { move: string | number }
  'hint_figure.mix': { often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
  'hint_figure.clear': { value: number; next: number }
  'hint_figure.only': { value: number }
  'hint_figure.points_clear': { value: number; next: number }
  'hint_figure.points_only': { value: number }
  'hint_figure.promise': null
  hint_equal: { moves: string | number }
  hint_quick: null
  hint_thinking: null
  learn_lesson: null
  learn_lesson_of: { game: string | number }
  learn_step: { step: string | number; steps: string | number }
  learn_not_this: null
  learn_show_me: null
  learn_play_it: null
  learn_ready: null
  learn_tricky: null
  learn_next: null
  learn_done: null
  learn_done_text: null
  learn_first_table: null
  learn_first_game: null
  learn_guide: null
  learn_guide_text: null
  learn_guide_closes: null
  learn_close_guide: null
  learn_whole: null
  learn_components: null
  learn_shipped_set: null
  learn_shipped_text: null
  learn_own_set: { mark: string | number }
  learn_own_set_text: null
  learn_edit_own: null
  learn_editor_title: { game: string | number }
  learn_editor_text: null
  learn_editor_label: null
  learn_load_file: null
  learn_check: null
  learn_fits: { mark: string | number }
  learn_back_to_shipped: null
  learn_download: null
  learn_create_with: null
  learn_plays: { set: string | number }
  set_up_table: null
  game: null
  seats: null
  seat: { number: string | number }
  me: null
  seat_bot: null
  open_seat: null
  open_seat_short: null
  bot_level: null
  bots: null
  bots_text: null
  'level.none': null
  'level.easy': null
  'level.medium': null
  'level.hard': null
  'level.expert': null
  fill_with_bots: null
  name: null
  name_of_seat: { number: string | number }
  fewer_seats: null
  more_seats: null
  shared_device: null
  options: null
  public_table: null
  public_table_text: null
  several_seats: null
  several_seats_text: null
  clock: null
  clock_text: null
  no_clock: null
  one_day: null
  open_table: null
  open_table_text: null
  start_now: null
  start_now_text: null
  waiting_room: { count: number }
  room_you: null
  room_colour: null
  room_colour_text: null
  room_colour_taken: { colour: string | number; who: string | number }
  'colour.wine': null
  'colour.yellow': null
  'colour.green': null
  'colour.purple': null
  'colour.pink': null
  'colour.forest': null
  'colour.sky': null
  room_how: null
  room_invite: null
  room_share: null
  room_share_text: { game: string | number }
  room_copy: null
  room_people: null
  room_here: { here: string | number; seats: string | number }
  room_ready: null
  room_is_you: null
  room_is_host: null
  room_free_seat: null
  room_bot_comes: null
  room_waits: null
  room_sit: null
  room_go: null
  room_go_name: { name: string | number }
  room_go_with: { bots: number; who: readonly (string | You)[] }
  room_go_bots: { bots: number }
  room_no_bots: null
  room_start: { bots: number }
  room_all_here: null
  room_host_starts: { host: string | number }
  room_the_host: null
  room_take_seat: null
  room_full: null
  room_finding: null
  people_not_here_yet: null
  people_awaited: { names: readonly (string | You)[] }
  people_back_soon: null
  people_start_anyway: null
  leave_title: null
  leave_others: null
  leave_bot_plays: null
  leave_game_waits: null
  leave_stay: null
  leave_confirm: null
  leave_bot_finishes: null
  back_title: null
  back_moves: { count: number }
  back_finished: null
  back_bot_plays: null
  back_take_over: null
  rematch_wanted: { name: string | number }
  rematch_open: null
  rematch_started: null
  rematch_seat_kept: null
  rematch_go: null
  rematch_watch: null
  rail_without_chat: null
  chat_unread: { count: number }
  picture_players: { count: number }
  picture_me: null
  picture_points: { points: number }
  picture_possible: { most: string | number }
  picture_solo: null
  picture_i_win: null
  picture_i_share: null
  picture_i_came: { place: number; count: string | number }
  picture_wins: { who: string | number }
  picture_share: { who: readonly (string | You)[] }
  picture_with: { who: readonly (string | You)[] }
  picture_winner: { who: string | number; points: string | number }
  picture_winners: { who: readonly (string | You)[]; points: string | number }
  picture_next: { points: string | number }
  picture_tie: null
  og_result: { game: string | number; result: string | number; points: number }
  og_solo: { game: string | number; points: number }
  og_finished: { players: string | number; date: string | number }
  og_table: null
  og_site: null
  og_picture: { game: string | number }
  og_site_picture: null
  share_picture: null
  share_making: null
  share_alt: { game: string | number; points: number }
  'share_shape.wide': null
  'share_shape.square': null
  share_names: null
  share_share: null
  share_copy: null
  share_copied: null
  share_download: null
  share_close: null
  share_failed: null
  share_not_sent: null
  profile_title: null
  profile_text: { games: string | number }
  profile_rests_on: { games: number; choices: string | number; mistakes: number }
  profile_few: null
  profile_worst: { kind: string | number; loss: string | number }
  profile_faultless: null
  'profile_trend.better': null
  'profile_trend.worse': null
  'profile_trend.same': null
  profile_no_trend: { games: string | number }
  profile_by_game: null
  profile_kinds: null
  profile_kind_choices: { mistakes: string | number; choices: string | number }
  profile_head_kind: null
  profile_head_mistakes: null
  profile_head_loss: null
  profile_try: null
  profile_puzzles: null
  profile_lesson: null
  profile_rule: { rule: string | number }
  profile_empty: null
  profile_empty_text: null
  profile_no_games: null
  profile_waiting: { count: number }
  profile_review_last: { count: number }
  profile_reviewing: { number: string | number; count: string | number }
  profile_stop: null
  profile_link: null
  profile_line: { kind: string | number; mistakes: number; choices: string | number }
  puzzles: null
  puzzles_of: { game: string | number }
  puzzles_text: null
  puzzles_none: null
  puzzles_all_solved: { count: string | number }
  puzzle_number: { number: string | number }
  'puzzle_level.any': null
  'puzzle_level.easy': null
  'puzzle_level.medium': null
  'puzzle_level.hard': null
  puzzle_which_level: null
  puzzle_ask: null
  puzzle_solved: { solved: string | number; count: string | number }
  puzzle_streak: { count: number }
  puzzle_best_streak: { count: string | number }
  puzzle_right: null
  puzzle_wrong: null
  puzzle_best: { move: string | number }
  puzzle_cost: { loss: string | number }
  puzzle_next: null
  review_hint: null
  review_hints: null
  review_hints_text: null
  review_hints_on: null
  review_review_seat: null
  review_title: { game: string | number }
  review_of: { name: string | number }
  review_mine: null
  review_no_review: null
  review_waiting: null
  review_beginning: null
  review_looking: { done: string | number; all: string | number }
  review_summary: { count: number; good: string | number; loss: string | number }
  review_faultless: { count: number }
  'review_worth.odds': { value: number }
  'review_worth.points': { value: number }
  'review_lost.odds': { points: number }
  'review_lost.points': { points: number }
  'review_curve.odds': null
  'review_curve.points': null
  review_curve_says: { start: string | number; end: string | number }
  review_curve_turned: { start: string | number; round: string | number; turned: string | number; end: string | number }
  review_turning: null
  review_point: { round: string | number; worth: string | number }
  review_end: null
  'review_ended.won': null
  'review_ended.shared': null
  'review_ended.lost': null
  review_moments: { count: number }
  review_flawless: null
  'review_flawless_text.won': null
  'review_flawless_text.lost': null
  'review_flawless_text.other': null
  review_try: null
  review_try_text: null
  'review_luck.title': null
  'review_luck.luck': null
  'review_luck.skill': null
  'review_luck.start': { worth: string | number }
  'review_luck.result': { worth: string | number }
  'review_luck.measure': null
  'review_change.odds': { change: number }
  'review_change.points': { change: number }
  review_margin: { margin: string | number }
  review_first: null
  review_all: null
  review_you: null
  review_better: null
  review_shown: null
  review_open_replay: null
  review_loss: null
  review_none: null
  review_same: null
  review_download: null
  review_how: null
  seat_number: { number: string | number }
  event_taken_back: { you: boolean; who: string | number }
  'bot.random': null
  'bot.easy': null
  'bot.medium': null
  'bot.hard': null
  'bot.expert': null
  learner: null
  home_continue: null
  home_all_running: { count: string | number }
  home_finished: null
  home_more_finished: null
  game_won: { you: boolean; points: string | number; other: string | number; who: string | number }
  game_shared: { who: readonly (string | You)[]; points: string | number }
  game_points: { points: number }
  game_with: { who: readonly (string | You)[] }
  game_replay: null
  game_review: null
  upload_title: null
  upload_text: null
  upload_choose: null
  upload_not_a_record: null
  home: null
  rules: null
  settings: null
  language: null
  theme: null
  light_or_dark: null
  main_pages: null
  skip_to_content: null
  close: null
  cancel: null
  save: null
  saved: null
  copy: null
  copied: null
  you: null
  guest: { number: string | number }
  loading: null
  fan_project: null
  game_credits: { authors: readonly (string | You)[]; publisher: string | number }
  own_drawings: null
  server_away: null
  what_needs_server: null
  try_again: null
  no_such_page: null
  no_such_page_text: null
  home_title: null
  home_text: null
  code_or_link: null
  join: null
  create_table: null
  games: null
  players: null
  players_range: { range: string | number }
  minutes: { minutes: string | number }
  play_now: null
  public_tables: null
  your_move: null
  waiting_for: { names: readonly (string | You)[] }
  running: null
  finished: null
  open_seats: { count: number }
  ready_to_start: null
  all_rules: null
  rules_text: null
  your_name_text: null
  theme_auto: null
  theme_light: null
  theme_dark: null
  other_device: null
  other_device_text: null
  make_link: null
  device_link: null
  device_link_once: null
  qr_of_device: null
  claim_title: null
  claim_text: null
  claim: null
  claim_failed: null
  'story_amount.odds': { points: number }
  'story_amount.points': { points: number }
  'story_short.odds': { points: number }
  'story_short.points': { points: number }
  story_expected: { you: boolean; value: number; who: string | number }
  story_others: null
  story_rivals: null
  'story_before.ahead': { you: boolean; who: string | number }
  'story_before.level': { you: boolean; others: string | number; who: string | number }
  'story_before.behind': { you: boolean; who: string | number }
  story_mistake: { you: boolean; when: string | number; lost: string | number; choice: string | number; who: string | number }
  'story_down.rival': { you: boolean; when: string | number; rival: string | number; before: number; after: number; who: string | number }
  'story_down.others': { you: boolean; when: string | number; before: number; after: number; who: string | number }
  'story_down.both': { you: boolean; when: string | number; before: number; after: number; who: string | number }
  'story_up.rival': { you: boolean; when: string | number; rival: string | number; before: number; after: number; who: string | number }
  'story_up.others': { you: boolean; when: string | number; before: number; after: number; who: string | number }
  'story_up.both': { you: boolean; when: string | number; before: number; after: number; who: string | number }
  'story_course.ahead': { you: boolean; who: string | number }
  'story_course.behind': { you: boolean; others: string | number; who: string | number }
  'story_course.gained': { you: boolean; who: string | number }
  'story_course.lost': { you: boolean; who: string | number }
  'story_course.late': null
  'story_course.open': null
  'story_result.alone': { you: boolean; mine: string | number; who: string | number }
  'story_result.won': { you: boolean; mine: string | number; best: string | number; who: string | number }
  'story_result.shared': { you: boolean; mine: string | number; who: string | number }
  'story_result.broken': { you: boolean; mine: string | number; who: string | number }
  'story_result.lost': { you: boolean; winners: readonly (string | You)[]; best: string | number; mine: string | number; who: string | number }
  'story_result.outdone': { you: boolean; mine: string | number; winners: readonly (string | You)[]; who: string | number }
  table: null
  opening_table: null
  no_table: null
  table_of: { game: string | number }
  qr_of_table: null
  table_code: null
  table_link: null
  copy_link: null
  your_name: null
  sit_here: null
  sit_too: null
  stand_up: null
  free: null
  here: null
  away: null
  bot_plays: null
  watching: { count: number }
  leave_table: null
  log: null
  log_and_rules: null
  empty_log: null
  chat: null
  empty_chat: null
  message: null
  send: null
  only_phrases: null
  somebody: null
  mute: null
  unmute_all: null
  ban: null
  banned: { name: string | number }
  let_back: { name: string | number }
  'role.host': null
  'role.player': null
  'role.watching': null
  reconnecting: null
  move_is_kept: null
  game_goes_on: null
  try_now: null
  line_closed: null
  line_closed_text: null
  moved_on: null
  moved_on_text: null
  since_you_left: null
  more_in_log: { count: number }
  time_left: { time: string | number }
  time_soon_up: null
  bot_keeps_seat: { name: string | number }
  bot_replaced: { name: string | number }
  bot_replaced_text: null
  is_away: { name: string | number }
  is_away_text: null
  let_bot_play: null
  pass_to: { name: string | number }
  pass_to_text: null
  i_am: { name: string | number }
  rule: { rule: string | number }
  legal_is_marked: null
  text_board: null
  text_board_text: null
  your_moves: null
  find_move: null
  more_moves: { count: string | number }
  choose_move: null
  play_this: { move: string | number }
  twice_confirms: null
  confirm: null
  choice_is_in: null
  change: null
  one_moment: null
  game_over: null
  verdict_won: { mine: string | number; other: string | number }
  verdict_tie_won: { mine: string | number }
  verdict_tie_lost: { mine: string | number; who: string | number }
  verdict_tie: { best: string | number; who: string | number }
  verdict_shared: { you: boolean; who: readonly (string | You)[]; best: string | number }
  verdict_wins: { you: boolean; who: string | number; best: string | number; other: string | number }
  verdict_by_one: { mine: string | number; best: string | number }
  verdict_place: { mine: string | number; best: string | number; joint: boolean; place: number }
  verdict_far: { count: number; who: readonly (string | You)[]; best: string | number; mine: string | number; joint: boolean; place: number }
  verdict_rank: { joint: boolean; place: number }
  verdict_nth: { place: number }
  verdict_solo: { points: number }
  moment_show: null
  podium: null
  winner: null
  play_again: null
  next_game: null
  next_settings: { game: string | number }
  more_controls: null
  download_record: null
  link_to_game: null
  where_points_come_from: null
  sound: null
  sound_text: null
  pace: null
  pace_text: null
  'pace_is.off': null
  'pace_is.quick': null
  'pace_is.normal': null
  'pace_is.relaxed': null
  replay: null
  no_replay: null
  replay_controls: null
  step: null
  step_of: { at: string | number; last: string | number }
  first_step: null
  one_back: null
  one_on: null
  last_step: null
  run: null
  stop: null
  seen_by: null
  spectator: null
  everything: null
  link_to_step: null
  play_on: null
  again_back: null
  'again_result.won': { now: string | number; before: string | number }
  'again_result.lost': { now: string | number; before: string | number }
  'again_result.equal': { now: string | number }
  'again_result.plain': { now: string | number; before: string | number }
  'phrase.hello': null
  'phrase.thanks': null
  'phrase.nice': null
  'phrase.oops': null
  'phrase.thinking': null
  'phrase.your_turn': null
  'phrase.one_moment': null
  'phrase.good_game': null
  'phrase.so_close': null
  'phrase.again': null
  'phrase.bye': null
}

// By game: each adds its own in its folder.
export interface GameWords {}
