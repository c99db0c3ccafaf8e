// Generated from the English sentences by `make words-types`. Do not edit.
export {}

declare module '../../lib/wordTypes.ts' {
  interface GameWords {
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
      level: { points: number }
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
      'verdict_nobody_both.white_pink': null
      'verdict_nobody_both.white_black': null
      'verdict_nobody_both.pink_black': null
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
  }
}
