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
  simple_secret: { you: boolean; who: string | number }
}

export interface FrameWords extends SharedWords {
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

export interface GameWords {
  'great-split': SharedWords & {
    malformed: null
    malformed_chance: null
    other_chance: { expected: string | number }
    other_seat: { seat: string | number }
    other_line: { line: string | number }
    tile_gone: null
    token_gone: null
    no_market_token: { value: string | number }
    not_in_deck: null
    no_such_card: { card: string | number }
    not_in_hand: { card: string | number }
    not_discarding: null
    not_splitting: null
    two_groups: null
    empty_group: null
    whole_hand: { count: string | number }
    split_order: null
    not_taking: null
    not_resolving: null
    no_seal: null
    other_group: { seal: string | number }
    seal_first: null
    no_arrow: null
    not_on_gold: null
    arrow_first: null
    splitter_played: null
    full_track: { track: string | number }
    prestige_track: null
    mid_game: null
    books_line: { level: string | number }
    artwork_line: { level: string | number; market: string | number }
    gems_line: { lower: string | number }
    contracts: { track: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz'; spaces: string | number; icons: string | number; stars: string | number }
    'icon.books': null
    'icon.artwork': null
    'icon.topaz': null
    'icon.emerald': null
    'icon.gold': null
    'icon.prestige': null
    'icon.seal_diamond': null
    'icon.seal_square': null
    'icon.seal_star': null
    'icon.arrow': null
    seal_of: { resource: string | number }
    copy: { card: string | number; number: string | number }
    'token.books': null
    'token.artwork': null
    'token.gems': null
    'token.none': null
    'pile.first': null
    'pile.second': null
    tile_alone: { start: string | number }
    tile: { start: string | number; contracts: string | number }
    'counted.books': { count: number }
    'counted.artwork': { count: number }
    'counted.topaz': { count: number }
    'counted.emerald': { count: number }
    'counted.gold': { count: number }
    'counted.prestige': { count: number }
    'counted.seal_diamond': { count: number }
    'counted.seal_square': { count: number }
    'counted.seal_star': { count: number }
    'counted.arrow': { count: number }
    'label.discard': { card: string | number }
    'label.resolve': { card: string | number }
    label_split: { first: string | number; second: string | number }
    'label_sell.gold': { card: string | number }
    'label_sell.prestige': { card: string | number }
    label_splitter: { track: string | number }
    'label_take.first': null
    'label_take.second': null
    label_seal: { track: string | number }
    label_bonus: { track: string | number }
    event_character: { name: string | number; tile: string | number }
    event_discarded: { you: boolean; who: string | number }
    event_chosen: { name: string | number }
    event_split: null
    event_exchange: { kept: string | number }
    event_resolve: { you: boolean; card: string | number; who: string | number }
    'event_sold.gold': { you: boolean; who: string | number }
    'event_sold.prestige': { you: boolean; who: string | number }
    'event_place.splitter': { you: boolean; track: string | number; who: string | number }
    'event_place.seal': { you: boolean; track: string | number; who: string | number }
    'event_place.bonus': { you: boolean; track: string | number; who: string | number }
    event_moved: { name: string | number; steps: string | number }
    event_step: { track: string | number; at: string | number }
    event_prestige: { count: string | number }
    event_market: { market: string | number }
    event_market_points: { changed: string | number }
    event_scored: { tokens: string | number; points: string | number }
    event_round: { round: string | number }
    log_starts: { you: boolean; start: string | number; who: string | number }
    log_starts_with_contracts: { you: boolean; start: string | number; contracts: string | number; who: string | number }
    log_round: { round: string | number }
    log_kept: { you: boolean; kept: string | number; owner: string | number; back: string | number; mine: boolean; who: string | number }
    log_kept_cards: { shares: string | number }
    'log_plays.cards': { you: boolean; cards: string | number; who: string | number }
    'log_plays.both': { you: boolean; cards: string | number; sold: number; who: string | number }
    'log_plays.sold': { you: boolean; sold: number; who: string | number }
    log_market: { market: string | number }
    log_market_costs: { market: string | number; shares: string | number }
    'log_scored.books': { shares: string | number }
    'log_scored.artwork': { shares: string | number }
    'log_scored.gems': { shares: string | number }
    log_share: { who: readonly (string | You)[]; number: string | number }
    log_final: null
    log_total: { you: boolean; total: string | number; who: string | number; prestige: string | number; books: string | number; artwork: string | number; gems: string | number; contracts: string | number }
    board_title: { round: string | number; rounds: string | number; market: string | number; limit: string | number }
    board_turned: null
    board_tokens: null
    board_line: { round: string | number; tokens: string | number }
    board_legend: null
    board_player: { name: string | number; points: string | number; prestige: string | number }
    board_hand: { count: string | number }
    board_sold: { count: string | number }
    board_discarded: { count: string | number }
    board_chosen: null
    board_open: null
    board_waiting: null
    board_my_hand: null
    board_wallet: { name: string | number; group: string | number }
    board_my_split: null
    board_my_take: null
    board_my_sold: null
    board_known: { name: string | number }
    points_if_ended: null
    points_not_yet: null
    market_moved: { market: string | number }
    by_market: null
    if_it_ended: { points: number }
    change: { points: number }
    you_discarded: null
    tell_round: { round: string | number; rounds: string | number; market: string | number; limit: string | number }
    tell_turned: { tokens: string | number }
    tell_tokens: { tokens: string | number }
    tell_line: { round: string | number; tokens: string | number }
    tell_player: { name: string | number; points: string | number; prestige: string | number }
    tell_cards: { count: string | number }
    tell_sold: { count: string | number }
    tell_discarded: { count: string | number }
    tell_chosen: null
    tell_track: { track: string | number; at: string | number; end: string | number; seal: string | number; contracts: string | number; stars: string | number }
    tell_open: { cards: string | number }
    tell_waiting: { waiting: string | number }
    tell_hand: { cards: string | number }
    tell_wallet: { name: string | number; group: string | number; cards: string | number }
    tell_my_split: { first: string | number; second: string | number }
    tell_my_take: { group: string | number }
    tell_my_sold: { cards: string | number }
    tell_known: { name: string | number; cards: string | number }
    'ask.discard': { count: string | number }
    'ask.split': null
    'ask.take': null
    'ask.resolve': null
    'ask.seal': { waiting: string | number }
    'ask.bonus': { waiting: string | number }
    type_split: null
    'sure.discard': { label: string | number }
    'sure.split': { label: string | number }
    'sure.take': { label: string | number }
    'sure.resolve': { label: string | number }
    'sure.sell': { label: string | number }
    'sure.splitter': { label: string | number }
    'sure.seal': { label: string | number }
    'sure.bonus': { label: string | number }
    story_discard: { you: boolean; cards: string | number; who: string | number }
    'story_sell.gold': { you: boolean; cards: string | number; who: string | number }
    'story_sell.prestige': { you: boolean; cards: string | number; who: string | number }
    'story_secret.split': { you: boolean; who: string | number }
    'story_secret.take': { you: boolean; who: string | number }
    story_split: { you: boolean; first: string | number; second: string | number; who: string | number }
    'story_take.first': { you: boolean; cards: string | number; who: string | number }
    'story_take.second': { you: boolean; cards: string | number; who: string | number }
    tell_holds: { cards: string | number }
    tell_split: { first: string | number; second: string | number }
    'tell_keeps.first': { owner: string | number }
    'tell_keeps.second': { owner: string | number }
    tell_sold_cards: { cards: string | number }
    tell_dropped: { cards: string | number }
    'profile_kind.split': null
    'profile_kind.choose': null
    'profile_kind.resolve': null
    'profile_kind.discard': null
    'profile_kind.sell': null
    'profile_kind.seal': null
    'profile_kind.splitter': null
    'profile_kind.bonus': null
    'profile_tip.split': null
    'profile_tip.choose': null
    'profile_tip.resolve': null
    'profile_tip.discard': null
    'profile_tip.sell': null
    'profile_tip.seal': null
    'profile_tip.splitter': null
    'profile_tip.bonus': null
    'lesson.goal': null
    'lesson.first': null
    'lesson.split': null
    'lesson.choose': null
    'lesson.kept_first': null
    'lesson.kept_second': null
    'lesson.gold': null
    'lesson.arrow': null
    'lesson.end': null
    'example.G9': null
    'example.G11': null
    'example.G18': null
    'option.components': null
    'option.size': null
    reason_resource: { resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    reason_other: { other: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    reason_points: { points: number }
    reason_again: { again: number }
    reason_space: { what: 'arrow' | 'banner' | 'contract' | 'step' | 'value' }
    'reason_mark.contract': { stars: number; contracts: string | number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason_mark.banner': { contracts: number; stars: number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason_mark.books': { now: string | number; was: string | number; again: number }
    'reason_mark.gems': { now: string | number; was: string | number; again: number }
    'reason_mark.artwork': { now: string | number; was: string | number; market: string | number }
    'reason_mark.arrow': { arrows: number }
    'reason_mark.extra': { resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason_mark.prestige': { points: string | number }
    'reason_how.now': { mark: string | number }
    'reason_how.seal': { mark: string | number }
    'reason_how.arrow': { mark: string | number }
    'reason_how.next': { mark: string | number }
    'reason_how.hand': { mark: string | number }
    'reason_how.keep': { face: string | number; mark: string | number }
    'reason.more': { less: string | number; move: string | number; points: number }
    'reason.wasted': { lost: number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason.nearer': { track: string | number; steps: number; what: 'arrow' | 'banner' | 'contract' | 'step' | 'value' }
    'reason.nearer_seal': { track: string | number; steps: number; what: 'arrow' | 'banner' | 'contract' | 'step' | 'value' }
    'reason.nearer_arrow': { track: string | number; steps: number; what: 'arrow' | 'banner' | 'contract' | 'step' | 'value' }
    'reason.far': { steps: number; track: string | number }
    'reason.no_stars': { resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason.market_ahead': { at: string | number; market: string | number }
    'reason.stars_count': { contracts: string | number; fewer: number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz'; other: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason.contracts_count': { stars: string | number; fewer: number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz'; other: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason.lower_gem': { low: string | number; high: string | number; resource: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz'; other: 'artwork' | 'books' | 'emerald' | 'gold' | 'topaz' }
    'reason.later': null
    'reason.steps': { steps: number; fewer: string | number; move: string | number }
    'reason.pile_points': { less: string | number; points: number }
    'reason.pile_seals': { seals: number; fewer: number }
    'reason.pile_cards': { cards: string | number; fewer: string | number }
    'reason.pile_denies': { neighbour: string | number; less: number; points: number }
    'reason.pile_best': { face: string | number }
    'reason.split_even': null
    'reason.split_wanted': { neighbour: string | number; kept: string | number }
    'reason.split_back': { neighbour: string | number; back: string | number; instead: string | number }
    'reason.split_floor': { less: number; points: number }
    'reason.split_gives': { neighbour: string | number; more: string | number; points: number }
    'reason.split_less': { neighbour: string | number }
    'reason.split_worst': { pile: string | number }
    'reason.discard_points': { face: string | number; less: number; points: number }
    'reason.discard_denies': { neighbour: string | number; points: number }
    'reason.discard_wanted': { neighbour: string | number }
    'reason.discard_bait': { face: string | number; neighbour: string | number }
    'reason.discard_safe': { face: string | number }
    'reason.discard_sold': null
    'reason.discard_less': { face: string | number }
    'reason.discard_least': null
    round_name: { round: string | number }
    again_note: { round: string | number }
    where: { round: string | number; rounds: string | number; phase: string | number }
    'phase.discard': null
    'phase.split': null
    'phase.take': null
    'phase.resolve': null
    'phase.other': null
    timeline: { rounds: string | number }
    round_says: { round: string | number; level: string | number }
    scores_after: { what: string | number }
    final_scoring: null
    market: null
    market_token: { value: string | number }
    market_left: { tokens: string | number }
    books: null
    artwork: null
    topaz: null
    emerald: null
    gold: null
    prestige: null
    gems: null
    none: null
    seal_diamond: null
    seal_square: null
    seal_star: null
    arrow: null
    seal_named: { resource: string | number }
    players: null
    board_of: { name: string | number }
    your_board: null
    points: null
    done: null
    cards_left: { count: string | number }
    in_hand: { count: number }
    has_chosen: null
    choosing: null
    sold_cards: { count: string | number }
    resource_head: null
    seal_head: null
    sum_head: null
    track_says: { track: string | number; at: string | number; end: string | number }
    next_space: { what: string | number; space: string | number }
    contract: null
    worth: { points: string | number }
    stars_there: { stars: number }
    step_there: { resource: string | number }
    sum_says: { contracts: string | number; stars: string | number; points: number }
    reaches: { space: string | number }
    also_moves: { track: string | number; space: string | number }
    gain: { points: number }
    reaches_said: { space: string | number }
    also_said: { track: string | number; space: string | number }
    gain_said: { points: number }
    gain_says: { points: number }
    first: null
    second: null
    cards: { count: number }
    needs_card: null
    move_across: { card: string | number }
    chooses: { name: string | number }
    left_neighbour: null
    seal_short: { at: string | number }
    split_now: null
    split_how: null
    split_says: { one: string | number; two: string | number }
    hand_over: null
    you_split: null
    take_now: { name: string | number }
    take_how: null
    take_says: { tray: string | number }
    take: null
    you_took: { tray: string | number }
    would_bring: null
    would_bring_nothing: null
    free_seals: { count: number }
    discard_now: { count: number }
    discard_how: { limit: number }
    discard_says: { card: string | number }
    discard: null
    your_hand: null
    hand_of: { name: string | number }
    kept_by: { name: string | number }
    discarded: null
    large_board: { name: string | number }
    played: null
    sold: null
    splitter: null
    splitter_says: null
    resolve_now: null
    resolve_how: { count: number }
    card_says: { card: string | number }
    card_how: { points: string | number }
    play: null
    sell_gold: null
    sell_prestige: null
    splitter_now: null
    splitter_how: null
    seal_now: { seal: string | number }
    seal_how: { waiting: string | number }
    bonus_now: null
    bonus_how: null
    place_says: { track: string | number; space: number; points: number }
    place_moves: { tracks: readonly (string | You)[] }
    place: null
    rest: { count: string | number }
    rest_how: null
    undo: null
    you_are_done: null
    can_undo: { names: readonly (string | You)[] }
    can_change: { names: readonly (string | You)[] }
    change_choice: null
    waiting_for: { names: readonly (string | You)[] }
    dealing: null
    over: null
    where_points: null
    reconstruction: null
    own_set: null
    review_title: null
    review_says: { kept: string | number; taken: string | number }
    review_picture: null
    review_picture_says: { above: string | number; cuts: string | number }
    review_kept: null
    review_taken: null
    review_rounds: null
    review_round: { round: string | number }
    review_worth: { worth: string | number }
    review_take: { pile: string | number; cards: string | number }
    review_discard: { card: string | number }
    review_play: { card: string | number }
    'review_sell.gold': { card: string | number }
    'review_sell.prestige': { card: string | number }
    review_splitter: { track: string | number }
    'guide.discard': null
    'guide.split': null
    'guide.take': null
    'guide.resolve': null
    'guide.place': null
    'guide.wait': null
    how_split: null
    'how_split.title': null
    how_choose: null
    'how_choose.title': null
    how_advance: null
    'how_advance.title': null
    about: null
    'picture_line.prestige_track': null
    'picture_line.mid_game': null
    'picture_line.books_line': null
    'picture_line.artwork_line': null
    'picture_line.gems_line': null
    'picture_line.contracts': null
    picture_total: null
    right_neighbour: null
    piles_of: { name: string | number }
    goes_to: null
    comes_from: null
    both_ways: null
    go_on: null
    scene_keeps: { you: boolean; who: string | number }
    scene_back: { you: boolean; who: string | number }
    scene_kept: { name: string | number; kept: number; back: number }
    scene_you_kept: { kept: number; name: string | number }
    scene_all_chose: null
    scene_passed: { keeper: string | number; kept: string | number; owner: string | number }
    scene_scoring: { round: string | number }
    scene_no_loss: null
    pad_label: null
    'pad.prestige': null
    'pad.tokens': null
    'pad.books': null
    'pad.artwork': null
    'pad.gems': null
    'pad.contracts': null
    'pad_note.prestige': null
    'pad_note.books': null
    'pad_note.gems': null
    'pad_note.contracts': null
    pad_tokens_note: { rounds: readonly (string | You)[] }
    pad_artwork_note: { market: string | number }
    pad_winner: null
    pad_decisive: null
    ending_sale_title: null
    'ending_sale.gold': { you: boolean; card: string | number; who: string | number; total: string | number; best: string | number }
    'ending_sale.prestige': { you: boolean; card: string | number; who: string | number; total: string | number; best: string | number }
    ending_step_title: null
    ending_step: { you: boolean; chosen: string | number; who: string | number; better: string | number; total: string | number; best: string | number }
    'ending_category_title.prestige': null
    'ending_category_title.tokens': null
    'ending_category_title.books': null
    'ending_category_title.artwork': null
    'ending_category_title.gems': null
    'ending_category_title.contracts': null
    ending_category: { you: boolean; points: string | number; rival: string | number; theirs: string | number; mine: boolean; who: string | number; by: string | number }
    ending_start_title: null
    ending_start: { you: boolean; by: number; who: string | number }
    ending_lead_title: { you: boolean; round: string | number; who: string | number }
    'ending_before.level': { round: string | number }
    'ending_before.ahead': { you: boolean; round: string | number; who: string | number }
    ending_lead: { you: boolean; round: string | number; gained: number; row: string | number; part: number; who: string | number }
    'ending_edge.prestige': { points: string | number; theirs: string | number }
    'ending_edge.tokens': { points: string | number; theirs: string | number }
    'ending_edge.books': { points: string | number; theirs: string | number }
    'ending_edge.artwork': { points: string | number; theirs: string | number }
    'ending_edge.gems': { points: string | number; theirs: string | number }
    'ending_edge.contracts': { points: string | number; theirs: string | number }
    'ending_row.prestige': null
    'ending_row.tokens': null
    'ending_row.books': null
    'ending_row.artwork': null
    'ending_row.gems': null
    'ending_row.contracts': null
    review_when: { round: string | number }
    'choice_kind.split': null
    'choice_kind.choose': null
    'choice_kind.resolve': null
    'choice_kind.discard': null
    'choice_kind.sell': null
    'choice_kind.seal': null
    'choice_kind.splitter': null
    'choice_kind.bonus': null
    'choice_with.split': { you: boolean }
    'choice_with.choose': { you: boolean }
    'choice_with.resolve': { you: boolean }
    'choice_with.discard': { you: boolean }
    'choice_with.sell': { you: boolean }
    'choice_with.seal': { you: boolean }
    'choice_with.splitter': { you: boolean }
    'choice_with.bonus': null
    luck_said: { way: 'gave' | 'none' | 'took'; you: boolean; rivals: string | number; luck: string | number; who: string | number; skill_way: 'cost' | 'gained' | 'none'; skill: string | number }
    terminal_cut: { round: string | number; kept: string | number; kept_worth: number; taken: string | number; taken_worth: number }
    terminal_cuts: null
  }
  'split-it': SharedWords & {
    malformed: null
    no_such_seat: null
    no_such_card: null
    starter_first: null
    starter_known: null
    cut_range: { last: string | number }
    not_cutting: null
    not_removing: null
    empty_section: { section: string | number }
    not_guessing: null
    no_such_column: { number: string | number }
    no_joker: null
    most: { number: string | number; count: string | number }
    shared_most: { number: string | number; count: string | number }
    columns: { count: number }
    waiting: { count: string | number }
    'section.white': null
    'section.pink': null
    'section.black': null
    joker: null
    in_the_lead: { cards: string | number }
    sharing_the_lead: { cards: string | number }
    spelled: { count: number }
    jokers: { count: number }
    cards_of: { count: number; number: string | number }
    of_them_jokers: { count: number; cards: string | number }
    label_cut: { first: string | number; second: string | number }
    label_joker: { number: string | number }
    event_starter: { name: string | number }
    event_row: { round: string | number; cards: string | number }
    event_cut: { name: string | number; first: string | number; second: string | number }
    event_remove: { name: string | number; section: string | number }
    event_chosen: { name: string | number }
    event_reveal: { guesses: string | number }
    event_won: { name: string | number; section: string | number; cards: string | number }
    event_repeat: { count: string | number }
    event_lead: { name: string | number; number: string | number; points: string | number; leaders: string | number }
    event_gone: { cards: string | number }
    event_jokers: { name: string | number; placed: string | number }
    jokers_on: { jokers: string | number; number: string | number }
    log_starter: { you: boolean; who: string | number }
    log_round: { round: string | number }
    log_row: { cards: string | number }
    log_cut: { you: boolean; sizes: string | number; who: string | number }
    'log_remove.white': { you: boolean; who: string | number }
    'log_remove.pink': { you: boolean; who: string | number }
    'log_remove.black': { you: boolean; who: string | number }
    'log_won.white': { you: boolean; cards: string | number; who: string | number }
    'log_won.pink': { you: boolean; cards: string | number; who: string | number }
    'log_won.black': { you: boolean; cards: string | number; who: string | number }
    'log_shared.white': { count: number; who: readonly (string | You)[] }
    'log_shared.pink': { count: number; who: readonly (string | You)[] }
    'log_shared.black': { count: number; who: readonly (string | You)[] }
    log_nobody: { cards: string | number }
    log_gone: { cards: string | number }
    log_repeat: null
    log_jokers: { you: boolean; jokers: number; number: string | number; who: string | number }
    log_lead: { who: readonly (string | You)[]; you: boolean; count: number; number: string | number; losers: readonly (string | You)[] }
    board_title: { round: string | number; left: string | number; holder: string | number }
    board_row: null
    board_deck: null
    board_no_row: null
    board_player: { name: string | number; mark: string | number; points: string | number }
    board_waiting: { count: string | number }
    board_no_columns: null
    board_legend: null
    board_chosen: null
    board_done: null
    points_if_ended: { points: number }
    lost_lead: { number: string | number; who: readonly (string | You)[] }
    tell_round: { round: string | number; left: string | number }
    tell_holder: { name: string | number }
    tell_row: { cards: string | number }
    tell_no_row: null
    tell_section: { section: string | number; cards: string | number }
    tell_player: { name: string | number; points: string | number }
    tell_columns: { columns: string | number }
    tell_no_columns: null
    tell_waiting: { jokers: string | number }
    tell_chosen: null
    tell_done: null
    tell_deck: { cards: string | number }
    'ask.cut': null
    'ask.remove': null
    'ask.guess': null
    'ask.jokers': { count: number }
    type_cut: { last: string | number }
    type_joker: { columns: string | number }
    'sure.cut': { label: string | number }
    'sure.remove': { label: string | number }
    'sure.guess': { label: string | number }
    'sure.joker': { number: string | number }
    'story_guess.white': { you: boolean; who: string | number }
    'story_guess.pink': { you: boolean; who: string | number }
    'story_guess.black': { you: boolean; who: string | number }
    'story_secret.guess': { you: boolean; who: string | number }
    'story_secret.jokers': { you: boolean; who: string | number }
    'tell_guess.white': null
    'tell_guess.pink': null
    'tell_guess.black': null
    ending_always: { count: number; who: readonly (string | You)[] }
    ending_led: { count: number; who: readonly (string | You)[]; round: string | number }
    ending_round: { last: boolean; round: string | number }
    'ending_took.white': { you: boolean; cards: string | number; who: string | number }
    'ending_took.pink': { you: boolean; cards: string | number; who: string | number }
    'ending_took.black': { you: boolean; cards: string | number; who: string | number }
    'ending_clash.white': { count: number; who: readonly (string | You)[] }
    'ending_clash.pink': { count: number; who: readonly (string | You)[] }
    'ending_clash.black': { count: number; who: readonly (string | You)[] }
    ending_took_then: { you: boolean; cards: string | number; who: string | number }
    ending_fell: { lost_you: boolean; who: readonly (string | You)[]; number: string | number; loser: readonly (string | You)[] }
    ending_ahead: { is_tied: boolean; mine: string | number; who: readonly (string | You)[]; theirs: string | number }
    ending_level: { who: readonly (string | You)[]; mine: string | number }
    ending_from: { mine: string | number; theirs: string | number; at_end: string | number; best: string | number }
    ending_near: { you: boolean; alone: boolean; number: string | number; who: string | number }
    'the_section.white': null
    'the_section.pink': null
    'the_section.black': null
    the_numbers: { number: string | number }
    only_points: { other_points: number }
    jokers_text: { jokers: number }
    'reason.mix': { section: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.guess_gain': { section: string | number; listed: boolean; numbers: string | number; points: string | number; compared: boolean; other: string | number; other_points: number }
    'reason.guess_alone': { other: string | number; who: readonly (string | You)[]; section: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.guess_quiet': { section: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.guess_deny': { section: string | number; who: string | number; listed: boolean; numbers: string | number; points: string | number }
    'reason.guess_tie': { section: string | number; who: readonly (string | You)[]; number: string | number }
    'reason.guess_jokers': { section: string | number; count: number }
    'reason.guess_cards': { section: string | number; count: string | number; other: string | number; other_count: number }
    'reason.remove_deny': { section: string | number; who: string | number; points: string | number; listed: boolean; numbers: string | number; compared: boolean; other: string | number; other_points: number }
    'reason.remove_dull': { points: number; section: string | number; other: string | number; other_points: string | number }
    'reason.remove_part': { who: string | number; theirs: string | number; section: string | number; points: string | number }
    'reason.cut_split': { number: string | number; who: string | number; count: number }
    'reason.cut_apart': { number: string | number; count: number }
    'reason.cut_together': { number: string | number; count: number }
    'reason.cut_deny': { points: number; who: string | number; other_points: string | number }
    'reason.cut_gain': { section: string | number; points: string | number; listed: boolean; numbers: string | number; compared: boolean; other_points: string | number }
    'reason.cut_tempt': { other: string | number; who: readonly (string | You)[]; section: string | number; points: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.cut_hope': { section: string | number; points: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.cut_ground': { who: string | number; points: string | number; other_points: string | number }
    'reason.cut_then': { who: string | number; removed: string | number; section: string | number; points: string | number; often: 'half' | 'nine_tenths' | 'quarter' | 'third' | 'three_quarters' | 'two_thirds' }
    'reason.cut_leaves': { who: string | number; points: string | number; compared: boolean; other_points: string | number }
    'reason.cut_two': { points: string | number; compared: boolean; other_points: string | number }
    'reason.cut_clash': { who: readonly (string | You)[]; people: number; section: string | number }
    'reason.cut_starve': { count: number; who: string | number; before: number }
    'reason.cut_jokers': { count: number }
    'reason.joker_catch': { passes: boolean; number: string | number; who: readonly (string | You)[]; jokers: number }
    'reason.joker_break': { who: readonly (string | You)[]; number: string | number }
    'reason.joker_guard': { who: readonly (string | You)[]; people: number; ahead: number; number: string | number }
    'reason.joker_late': { number: string | number; who: readonly (string | You)[] }
    'reason.joker_safe': { number: string | number }
    'reason.joker_close': { behind: number; number: string | number; other_behind: number; other: string | number }
    'reason.joker_worth': { number: string | number; other: string | number }
    'reason.joker_lasts': { left: number; number: string | number; other_cards: string | number; cards: string | number }
    'reason.joker_more': { number: string | number; other: string | number }
    'profile_kind.cut': null
    'profile_kind.remove': null
    'profile_kind.guess': null
    'profile_kind.joker': null
    'profile_tip.cut': null
    'profile_tip.remove': null
    'profile_tip.guess': null
    'profile_tip.joker': null
    'lesson.goal': null
    'lesson.first': null
    'lesson.cut': null
    'lesson.guess': null
    'lesson.alone_white': null
    'lesson.alone_black': null
    'lesson.shared': null
    'lesson.joker': null
    'lesson.end': null
    'example.S6': null
    'example.S9': null
    'example.S21': null
    'option.size': null
    white: null
    pink: null
    black: null
    cards: { count: number }
    round_name: { round: string | number }
    again_note: { round: string | number }
    round: { round: string | number; rounds: string | number }
    other_players: null
    players: null
    the_row: null
    your_columns: null
    your_guess: null
    cuts: null
    has_guessed: null
    choosing: null
    done_this_round: null
    waits: null
    points: null
    leading: { next: string | number; next_points: string | number }
    trailing: { best: string | number; points: string | number }
    level: { points: string | number }
    tied: null
    ahead: { by: string | number }
    alone: null
    behind: { by: string | number }
    column_of: { number: string | number; jokers: number; count: number }
    no_cards: { number: string | number }
    waiting_jokers: { count: number }
    gap: { is_on: boolean; after: string | number }
    place_two: null
    place_two_how: null
    place_second: null
    move_cuts: null
    cut_says: { white: string | number; pink: string | number; black: string | number }
    cut: null
    remove_one: null
    remove_one_how: null
    remove_says: { section: string | number; cards: string | number }
    remove: null
    guess_one: null
    guess_one_how: null
    guess_says: { section: string | number; cards: string | number }
    guess: null
    you_guessed: { section: string | number; cards: string | number }
    can_change: { names: readonly (string | You)[] }
    change: null
    place_joker: null
    place_joker_how: { count: number }
    joker_says: { number: string | number }
    place: null
    waiting_for: { names: readonly (string | You)[] }
    you_are_done: null
    revealed: null
    all_in: null
    'verdict_nobody.white': null
    'verdict_nobody.pink': null
    'verdict_nobody.black': null
    free: null
    to_beat: { count: string | number }
    show_columns: null
    columns_of: { name: string | number }
    go_on: null
    takes: { cards: string | number }
    stays: null
    leaves: null
    deck_left: { count: number }
    dealing: null
    over: null
    column_ranked: { rank: string | number; number: string | number; jokers: number; count: number }
    end_columns: null
    end_points: null
    end_rank: { rank: number }
    end_shared: null
    end_short: { by: string | number }
    end_crown: null
    end_joker: null
    end_decisive: null
    end_cell: { is_most: boolean; number: string | number; jokers: number; count: number }
    review_title: null
    review_cut: { parts: string | number }
    review_guess: { section: string | number }
    review_remove: { section: string | number }
    review_joker: { number: string | number }
    review_distance: { distance: number; chance: number }
    review_hidden: null
    review_readable: null
    review_wild: null
    review_ranks: null
    review_rank: { rank: number }
    review_made: null
    review_mix: null
    review_bar: { rank: string | number; made: number; mix: number }
    'guide.cut': null
    'guide.remove': null
    'guide.guess': null
    'guide.jokers': null
    'guide.disc': null
    'guide.wait': null
    how_cut: null
    'how_cut.title': null
    how_guess: null
    'how_guess.title': null
    how_collect: null
    'how_collect.title': null
    about: null
    review_when: { round: string | number }
    'choice_kind.cut': null
    'choice_kind.remove': null
    'choice_kind.guess': null
    'choice_kind.joker': null
    'choice_with.cut': { you: boolean }
    'choice_with.remove': { you: boolean }
    'choice_with.guess': { you: boolean }
    'choice_with.joker': { you: boolean }
    luck_said: { way: 'gave' | 'none' | 'took'; you: boolean; rivals: string | number; luck: string | number; who: string | number; skill_way: 'cost' | 'gained' | 'none'; skill: string | number }
    terminal_readable: { distance: number; chance: number }
    terminal_made: { made: string | number; expected: string | number }
  }
  splito: SharedWords & {
    malformed: null
    malformed_chance: null
    no_side: { card: string | number }
    one_side: { card: string | number }
    no_such_card: { card: string | number }
    not_in_hand: { card: string | number }
    commons_first: null
    commons_known: { seat: string | number }
    not_next: { seat: string | number }
    none_left: { card: string | number }
    'not_a.star': { card: string | number }
    'not_a.moon': { card: string | number }
    'zone.left': { points: string | number }
    'zone.right': { points: string | number }
    'objective.met': { points: string | number }
    'objective.open': { points: string | number }
    'objective.lost': { points: string | number }
    product: { left: string | number; right: string | number; points: string | number }
    cards_for_ties: { count: string | number }
    number_card: { color: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'yellow'; value: string | number }
    a_card: { color: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'yellow'; value: string | number }
    'side.left': null
    'side.right': null
    cards_of_color: { color: string | number; values: string | number }
    card_objective: { goal: string | number }
    card_together: { colors: string | number }
    hand_objective: { goal: string | number; points: string | number }
    'to_the.left': { card: string | number }
    'to_the.right': { card: string | number }
    zone_between: { names: string | number }
    'my_zone.left': null
    'my_zone.right': null
    'my_zone_with.left': { name: string | number }
    'my_zone_with.right': { name: string | number }
    'color.red': null
    'color.orange': null
    'color.yellow': null
    'color.green': null
    'color.blue': null
    'color.black': null
    event_common: { goal: string | number }
    event_dealt: null
    event_chosen: { name: string | number }
    'event_side.left': { name: string | number }
    'event_side.right': { name: string | number }
    event_reveal: { turn: string | number; plays: string | number }
    event_leads: { zone: string | number; goal: string | number }
    event_no_lead: { goal: string | number }
    log_turn: { turn: string | number }
    log_common: { goal: string | number }
    log_dealt: null
    log_plays: { you: boolean; card: string | number; who: string | number }
    log_plays_too: { who: string | number; card: string | number }
    'log_zone.left': { plays: string | number }
    'log_zone.right': { plays: string | number }
    'log_zone.elsewhere': { plays: string | number }
    'log_zone.table': { plays: string | number }
    'log_met.left': { goal: string | number; points: string | number }
    'log_met.right': { goal: string | number; points: string | number }
    'log_unmet.left': { goal: string | number; points: string | number }
    'log_unmet.right': { goal: string | number; points: string | number }
    'log_missed.left': { goal: string | number }
    'log_missed.right': { goal: string | number }
    log_product: { left: string | number; right: string | number; points: number }
    log_others: { changes: string | number }
    log_gain: { who: readonly (string | You)[]; count: number; points: string | number; side: 'left' | 'right' | 'shared' }
    log_loss: { who: readonly (string | You)[]; count: number; points: string | number; side: 'left' | 'right' | 'shared' }
    log_leads: { you: boolean; who: readonly (string | You)[]; count: number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    log_no_lead: { what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    board_title: { turn: string | number; turns: string | number }
    board_over: null
    board_common: { points: string | number; goal: string | number; who: string | number }
    board_leads: { zone: string | number; count: string | number }
    board_nobody: { count: number }
    board_zone: { zone: string | number; size: number; points: number }
    'board_private.left': { name: string | number }
    'board_private.right': { name: string | number }
    board_won: null
    'board_state.met': null
    'board_state.open': null
    'board_state.lost': null
    board_product: { name: string | number; left: string | number; right: string | number; points: string | number }
    board_chosen: null
    'board_chosen_side.left': null
    'board_chosen_side.right': null
    board_hand: null
    board_knows: { name: string | number }
    board_evidence: null
    change_last_turn: { points: number }
    tell_turn: { turn: string | number; turns: string | number }
    tell_common: { points: string | number; goal: string | number; who: string | number }
    tell_zone: { zone: string | number; points: string | number }
    tell_cards: { cards: string | number }
    tell_objective: { goal: string | number; state: string | number }
    'tell_state.met': { points: string | number }
    'tell_state.open': { points: string | number; terms: string | number }
    'tell_state.lost': null
    tell_product: { name: string | number; left: string | number; right: string | number; points: string | number }
    tell_chosen: null
    'tell_chosen_side.left': null
    'tell_chosen_side.right': null
    tell_hand: { cards: string | number }
    tell_knows: { name: string | number; cards: string | number }
    ask_play: { example: string | number }
    ask_wait: null
    measure: { what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    wanted: { what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    one_wanted: { what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    trait: { what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    low_wanted: { low: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    high_wanted: { high: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    six_wanted: { what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal.exactly': { low: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal.none': { what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal.at_least': { low: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal.at_most': { high: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal.lead': { what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    'standing.exactly': { have: string | number; low: string | number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'standing.none': { have: string | number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'standing.at_least': { have: string | number; low: string | number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'standing.at_most': { have: string | number; high: string | number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'standing.lead': { have: string | number; rival: string | number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    with_common: { points: string | number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    'common.left': { count: string | number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    'common.right': { count: string | number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    'common.elsewhere': { count: string | number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    'common.nobody': { count: number; what: 'black' | 'blue' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'yellow' }
    sure_play: { label: string | number }
    'story_play.left': { you: boolean; card: string | number; who: string | number }
    'story_play.right': { you: boolean; card: string | number; who: string | number }
    story_secret: { you: boolean; who: string | number }
    story_reveal: { turn: string | number }
    tell_holds: { name: string | number; cards: string | number }
    'profile_kind.card': null
    'profile_kind.objective': null
    'profile_tip.card': null
    'profile_tip.objective': null
    'lesson.goal': null
    'lesson.first': null
    'lesson.objective': null
    'lesson.free': null
    'lesson.black_left': null
    'lesson.five_right': null
    'lesson.black_right': null
    'lesson.pair_left': null
    'lesson.objective_left': null
    'lesson.objective_right': null
    'lesson.number': null
    'lesson.common': null
    'lesson.end': null
    'example.P10': null
    'example.P11': null
    'example.P13': null
    'option.sides': null
    'option.memory': null
    'option.deck': null
    'option.two_player': null
    'option.size': null
    ending_turn: { turn: string | number }
    ending_last: null
    ending_met: { you: boolean; card: string | number; goal: string | number; who: string | number }
    ending_at_once: { you: boolean; card: string | number; who: string | number }
    ending_crash: { zone: string | number; goal: string | number }
    'ending_effect.card': { you: boolean; zone: string | number; zone_was: string | number; zone_now: string | number; was: string | number; now: string | number; who: string | number }
    'ending_effect.crash': { you: boolean; was: string | number; now: string | number; who: string | number }
    ending_fell_title: { was: string | number; turn: string | number; now: string | number }
    ending_fell: { you: boolean; best: string | number; lost: number; who: string | number }
    ending_led_title: { turn: string | number }
    ending_led_all_title: null
    ending_led: { you: boolean; now: string | number; who: string | number }
    ending_tie_title: null
    ending_tie: { you: boolean; rival: string | number; points: string | number; cards: string | number; more: string | number; who: string | number }
    reason_on: { side: 'left' | 'right' }
    reason_becomes: { product: number; points: string | number; left: string | number; right: string | number; new_left: string | number; new_right: string | number }
    'reason.at_once': { side: 'left' | 'right'; product: number; points: string | number; left: string | number; right: string | number; new_left: string | number; new_right: string | number }
    'reason.meets': { goal: string | number; side: 'left' | 'right'; product: number; points: string | number; left: string | number; right: string | number; new_left: string | number; new_right: string | number }
    'reason.common': { goal: string | number; side: 'left' | 'right'; product: number; points: string | number; left: string | number; right: string | number; new_left: string | number; new_right: string | number }
    'reason.breaks': { move: string | number; goal: string | number; left: string | number; right: string | number; new_left: string | number; new_right: string | number; side: 'left' | 'right' }
    'reason.harmless': { goal: string | number; side: 'left' | 'right' }
    'reason.hopeless': { goal: string | number; side: 'left' | 'right' }
    'reason.rid': { goal: string | number; side: 'left' | 'right' }
    'reason.further_ahead': { goal: string | number; have: string | number; rival: string | number; side: 'left' | 'right' }
    'reason.level_here': { have: string | number; side: 'left' | 'right' }
    'reason.draws_level': { goal: string | number; have: string | number; side: 'left' | 'right' }
    'reason.catches_up': { goal: string | number; have: string | number; rival: string | number; side: 'left' | 'right' }
    'reason.few_yet': { rival: number; have: string | number; side: 'left' | 'right' }
    'reason.nearly_met': { missing: number; side: 'left' | 'right' }
    'reason.in_time': { missing: string | number; turns: number; side: 'left' | 'right' }
    'reason.nearer': { goal: string | number; missing: number; side: 'left' | 'right' }
    'reason.room': { goal: string | number; room: number; side: 'left' | 'right' }
    'reason.factor': { side: 'left' | 'right'; times: string | number; other_times: string | number }
    'reason.larger': { points: string | number; goal: string | number; less: string | number }
    'reason.robs': { goal: string | number; who: readonly (string | You)[]; points: string | number }
    'reason.feeds': { move: string | number; neighbour: string | number; was: string | number; now: string | number }
    'reason.passed_on': { neighbour: string | number; was: string | number; now: string | number }
    'reason.kept_away': { neighbour: string | number; goal: string | number }
    'reason.left_to_partner': { neighbour: string | number; thing: string | number; points: string | number }
    'reason.presses': { who: readonly (string | You)[]; goal: string | number; have: string | number; lead: string | number }
    'reason.fragile': { goal: string | number; neighbour: string | number; side: 'left' | 'right' }
    'reason.partner': { neighbour: string | number; has: string | number; other_neighbour: string | number; more: string | number }
    round_name: { round: string | number }
    again_note: { round: string | number }
    turn: { turn: string | number; turns: string | number }
    around_table: null
    commons: null
    your_zones: null
    your_hand: null
    all_hands: null
    hand_of: { name: string | number }
    left: null
    right: null
    between: { one: string | number; two: string | number }
    cards: { count: number }
    points: { points: number }
    if_it_ended: null
    would_be: { left: string | number; right: string | number; points: string | number }
    nobody_leads: { count: number }
    leads_it: null
    objective_alone: null
    met: null
    open: null
    lost: null
    no_objectives: null
    has_chosen: null
    choosing: null
    plays_left: null
    plays_right: null
    show_zone: { zone: string | number }
    close: null
    choose_card: null
    choose_card_how: null
    which_zone: { card: string | number }
    which_zone_how: null
    which_card_left: null
    which_card_right: null
    play_left: { card: string | number; left: string | number; right: string | number; points: string | number }
    play_right: { card: string | number; left: string | number; right: string | number; points: string | number }
    play_it: null
    confirm_how: null
    can_change: { names: readonly (string | You)[] }
    change: null
    waiting_for: { names: readonly (string | You)[] }
    revealed: { turn: string | number }
    hands_pass: null
    go_on: null
    dealing: null
    over: null
    known_hands: null
    known_how: null
    memory_own: null
    holds: { name: string | number }
    still_unseen: { count: number }
    reconstruction: null
    letters: null
    together: null
    lead: { rank: 'ahead' | 'behind' | 'tied'; have: string | number; rival: string | number }
    have_exactly: { have: string | number; low: string | number }
    have_too_many: { have: string | number }
    have_none: { have: number }
    have_at_least: { have: string | number; low: string | number }
    have_at_most: { have: string | number; high: string | number }
    missing: { what: readonly (string | You)[] }
    all_there: null
    'goal_short.exactly': { low: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    'goal_short.at_least': { low: number; what: 'black' | 'blue' | 'cards' | 'colors' | 'green' | 'orange' | 'red' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'values' | 'yellow' }
    with_name: { name: string | number }
    lost_ones: { count: string | number }
    hands_go: null
    hands_go_how: { to: string | number; from: string | number }
    then_to: { name: string | number }
    next_from: { name: string | number }
    all_in: null
    place_now: { rank: number; shared: number }
    'verdict_met.left': { goal: string | number }
    'verdict_met.right': { goal: string | number }
    verdict_changed: { was: string | number; now: string | number }
    verdict_same: { now: string | number }
    verdict_of: { who: string | number; was: string | number; now: string | number }
    'plays_beside.left': { who: string | number; card: string | number }
    'plays_beside.right': { who: string | number; card: string | number }
    podium: null
    'guide.first': null
    'guide.early': null
    'guide.late': null
    'guide.wait': null
    how_play: null
    'how_play.title': null
    how_share: null
    'how_share.title': null
    how_times: null
    'how_times.title': null
    about: null
    option_sides: null
    'option_sides.hidden': null
    'option_sides.shown': null
    option_memory: null
    'option_memory.aided': null
    'option_memory.own': null
    data_symbol: { symbol: 'moon' | 'star' }
    data_symbols: { symbol: 'moon' | 'star' }
    review_when: { round: string | number }
    'choice_kind.card': null
    'choice_kind.objective': null
    'choice_with.card': null
    'choice_with.objective': null
    luck_said: { way: 'gave' | 'none' | 'took'; you: boolean; rivals: string | number; luck: string | number; who: string | number; skill_way: 'cost' | 'gained' | 'none'; skill: string | number }
  }
  splitter: SharedWords & {
    malformed: null
    no_such_die: { die: string | number }
    larger_first: { high: string | number; low: string | number }
    right_half: { cell: string | number; left: string | number }
    no_cell: { cell: string | number }
    not_rolled: { number: string | number; high: string | number; low: string | number }
    taken: null
    spelled: { count: number }
    full_group: { number: number }
    group: { count: number; number: number }
    group_star: { number: number }
    hearts: { number: string | number }
    wasted: { count: number }
    points: { count: number }
    the_dice: { double: boolean; high: string | number; low: string | number }
    verdict: { rank: number }
    event_roll: { double: boolean; high: string | number; low: string | number }
    event_chosen: { name: string | number }
    event_placed: { round: string | number; placements: string | number }
    event_place: { name: string | number; left: string | number; cell: string | number; right: string | number; mirror: string | number }
    log_round: { round: string | number; double: boolean; high: string | number; low: string | number }
    log_scored: { who: readonly (string | You)[]; count: number; you: boolean; points: string | number; groups: string | number }
    log_lost: { number: string | number; who: readonly (string | You)[]; count: number; you: boolean; points: string | number }
    log_too_many: { number: string | number }
    log_no_room: { groups: string | number }
    your_numbers: { size: number; number: string | number }
    log_hearts: null
    board_title: { round: string | number; rounds: string | number; dice: string | number }
    board_no_dice: null
    board_over: null
    board_player: { name: string | number; count: number }
    board_choice: { left: string | number; cell: string | number; right: string | number; mirror: string | number }
    board_hearts: null
    board_legend: null
    'hearts_state.scoring': null
    'hearts_state.open': null
    'hearts_state.spoiled': null
    tell_round: { round: string | number; rounds: string | number; dice: string | number }
    tell_player: { name: string | number; points: string | number }
    tell_chosen: null
    tell_choice: { left: string | number; cell: string | number; right: string | number; mirror: string | number }
    tell_group: { group: string | number; state: string | number }
    group_cell: { number: string | number; cells: string | number }
    group_cells: { number: string | number; cells: string | number }
    'tell_group_state.open': null
    'tell_group_state.spoiled': null
    tell_scoring: { groups: string | number }
    tell_free: { cells: string | number }
    tell_stars: { cells: string | number }
    tell_hearts: { cells: string | number }
    'tell_hearts_state.scoring': null
    'tell_hearts_state.open': null
    'tell_hearts_state.spoiled': null
    ask_place: { example: string | number; double: boolean; high: string | number; low: string | number }
    label: { number: string | number; cell: string | number }
    free_cells: { cells: string | number }
    sure_place: { number: string | number; cell: string | number; other: string | number; mirror: string | number }
    story_place: { you: boolean; left: string | number; right: string | number; who: string | number }
    story_double: { you: boolean; number: string | number; who: string | number }
    story_secret: { you: boolean; who: string | number }
    ending_always: { count: number; who: readonly (string | You)[] }
    ending_led: { count: number; who: readonly (string | You)[]; round: string | number }
    ending_round: { last: boolean; round: string | number }
    ending_took: { you: boolean; who: string | number; points: string | number; groups: string | number; mine: string | number; theirs: string | number }
    ending_fell: { losers: readonly (string | You)[]; lost_count: number; lost_you: boolean; who: readonly (string | You)[]; mine: string | number; theirs: string | number }
    ending_level: { who: readonly (string | You)[]; points: string | number }
    ending_from: { mine: string | number; theirs: string | number; round: string | number; at_end: string | number; best: string | number }
    ending_best: { you: boolean; who: string | number; group: string | number; points: number; round: string | number }
    ending_needed: { points: number; who: readonly (string | You)[]; shared: boolean }
    ending_alone: { you: boolean; group: string | number; who: string | number }
    ending_alone_points: { points: number; round: string | number }
    ending_alone_rank: { you: boolean; round: string | number; least: string | number; who: string | number }
    elsewhere: { swapped: boolean }
    'reason.scores': { groups: string | number; points: string | number; other_points: number; swapped: boolean }
    'reason.breaks': { points: string | number; number: number; swapped: boolean }
    'reason.too_many': { number: string | number; swapped: boolean }
    'reason.closes': { kept: number; number: string | number; size: number; count: number; swapped: boolean }
    'reason.hearts_keep': { swapped: boolean }
    'reason.hearts_on': { count: number; number: string | number; missing: number }
    'reason.star': { size: number; number: number; points: string | number }
    'reason.star_free': { number: string | number; swapped: boolean }
    'reason.grows': { number: string | number; missing: number; count: number }
    'reason.links': { number: string | number; count: number }
    'reason.starts': { number: string | number; free: string | number; less: string | number }
    'reason.space': { number: string | number; free: string | number; less: string | number }
    'reason.apart': { number: number; far: string | number; near: string | number }
    'reason.clear': { free: number; more: string | number }
    'reason.room': { free: string | number; size: number; less: string | number; number: string | number }
    'reason.guards': { free: number; number: number; more: string | number }
    'profile_kind.place': null
    'profile_tip.place': null
    'lesson.goal': null
    'lesson.first': null
    'lesson.pair': null
    'lesson.free': null
    'lesson.two': null
    'lesson.apart': null
    'lesson.star': null
    'lesson.end': null
    'example.T6': null
    'example.T7': null
    'example.T8': null
    'example.T9': null
    'option.sheet': null
    'option.own_sheet': null
    'option.size': null
    round_name: { round: string | number }
    again_note: { round: string | number }
    round: { round: string | number; rounds: string | number }
    your_sheet: null
    all_sheets: null
    sheet_of: { name: string | number }
    for_everybody: null
    rolling: null
    would_be: { now: string | number; then: number }
    cell_free: { cell: string | number }
    cell_preview: { cell: string | number; number: string | number }
    cell_placed: { cell: string | number; number: string | number; state: string | number }
    star: null
    heart: null
    scoring: null
    open: null
    spoiled: null
    doubles: null
    same_in_hearts: null
    hearts_title: null
    hearts_open: null
    hearts_spoiled: null
    your_points: null
    points_of: { name: string | number }
    now: null
    numbers: { number: string | number }
    choose_pair: { double: boolean; high: string | number; low: string | number }
    choose_pair_how: null
    place_says: { double: boolean; left: string | number; right: string | number }
    place_how: null
    place_double_how: null
    swap: null
    place: null
    you_placed: { double: boolean; left: string | number; right: string | number }
    can_change: { names: readonly (string | You)[] }
    change: null
    waiting_for: { names: readonly (string | You)[] }
    others_after: { round: string | number }
    others: null
    has_placed: null
    placing: null
    exactly: null
    over: null
    ranks: null
    you: { points: string | number }
    more: { points: number }
    top: null
    in_hindsight: null
    best_found: null
    proven: null
    looking_back: null
    dice_allowed: { rolls: string | number; points: string | number }
    dice_allowed_at_least: { rolls: string | number; points: string | number }
    share: { you: boolean; share: number; name: string | number }
    these_dice: { points: string | number }
    review_place: { place: number; row: string | number; double: boolean; left: string | number; right: string | number }
    review_allowed: null
    review_allowed_says: { from: string | number; to: string | number }
    review_allowed_text: null
    'guide.first': null
    'guide.early': null
    'guide.late': null
    'guide.wait': null
    how_roll: null
    'how_roll.title': null
    how_place: null
    'how_place.title': null
    how_group: null
    'how_group.title': null
    about: null
    option_sheet: null
    'option_sheet.A': null
    'option_sheet.B': null
    data_mirror: null
    data_pairs: null
    data_star: { mark: string | number }
    data_heart: null
    picture_sheet: { sheet: string | number }
    picture_verdict: { verdict: string | number }
    review_when: { round: string | number }
    'choice_kind.place': null
    'choice_with.place': { you: boolean }
    'review_chance.up': { you: boolean; when: string | number; points: string | number; who: string | number }
    'review_chance.down': { you: boolean; when: string | number; points: string | number; who: string | number }
    luck_said: { way: 'gave' | 'none' | 'took'; you: boolean; luck: string | number; who: string | number; skill_way: 'cost' | 'gained' | 'none'; skill: string | number }
    terminal_dice: { best: string | number; played: string | number }
    solve_best: null
    solve_played: null
    solve_result: { score: string | number; bound: string | number; verdict: string | number; seconds: number }
    solve_proven: null
    solve_open: null
    solve_moves: { moves: string | number }
    solve_costs_head: null
    solve_cost: { round: string | number; roll: string | number; move: string | number; before: string | number; after: string | number; cost: string | number }
    solve_no_costs: null
  }
}
