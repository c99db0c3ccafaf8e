// Generated from the English sentences by `make words-types`. Do not edit.
export {}

declare module '../../lib/wordTypes.ts' {
  interface GameWords {
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
  }
}
