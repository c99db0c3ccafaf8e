// Generated from the English sentences by `make words-types`. Do not edit.
export {}

declare module '../../lib/wordTypes.ts' {
  interface GameWords {
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
      scene_market: { change: number; market: string | number }
      scene_lost: { points: number }
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
  }
}
