// Generated from the English sentences by `make words-types`. Do not edit.
export {}

declare module '../../lib/wordTypes.ts' {
  interface GameWords {
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
      choose_pair_how: { double: boolean; high: string | number }
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
}
