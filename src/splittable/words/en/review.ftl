# Hints and reviews.

## The page: the review

review_hint = Hint
review_hints = Hints
review_hints_text = A lamp shows a strong choice. Everybody at the table sees that hints are on.
review_hints_on = Hints are on at this table.
review_review_seat = Review this player
review_title = { $game }: review
review_of = { $name }’s choices
review_mine = Your choices
review_no_review = This game can’t be reviewed here.
review_waiting = Other games come first…
review_beginning = Getting ready. The first time takes a minute…
review_looking = Going through the game: move { $done } of { $all }
review_summary = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }, { $good } as good as the best. { $loss } lost per choice.
review_faultless = { $count ->
    [one] 1 choice, as good as the best.
   *[other] { $count } choices, all as good as the best.
  }
review_worth =
    .odds = { PERCENT($value) } to win
    .points = { NUMBER($value, digits: 1) } points
review_lost =
    .odds = { NUMBER($points, digits: 1) } points of win chance
    .points = { NUMBER($points, digits: 1) } points
review_curve =
    .odds = Chance of winning
    .points = Expected points
review_curve_says = At the start: { $start }. In the end: { $end }.
review_curve_turned = At the start: { $start }. Turning point: { $round }; after it, { $turned }. In the end: { $end }.
review_turning = Turning point
review_point = { $round }: { $worth }
review_end = The end
review_ended =
    .won = won
    .shared = win shared
    .lost = lost
review_moments = { $count ->
    [1] The moment that mattered
    [2] The two moments that mattered
   *[other] The three moments that mattered
  }
review_flawless = Not one clear mistake
review_flawless_text =
    .won = Every choice was as good as the best one. This win is all yours!
    .lost = Every choice was as good as the best one. If it wasn’t enough, that’s not on you. Well played!
    .other = Every choice was as good as the best one. Well played!
review_try = Try it again
review_try_text = “Try it again” takes you back to that moment: same cards or dice, same bots, and nobody watching.
review_luck =
    .title = Luck and skill
    .luck = Luck
    .skill = Choices
    .start = At the start: { $worth }
    .result = In the end: { $worth }
    .measure = Choices are compared with what an experienced player would have done in that place.
review_change =
    .odds = { SIGNED($change, digits: 0) }%
    .points = { SIGNED($change, digits: 1) }
review_margin = give or take { $margin }
review_first = Found already
review_all = All choices, one by one
review_you = Played
review_better = Better
review_shown = Shown on the board
review_open_replay = Open in the replay
review_loss = Cost
review_none = nothing lost
review_same = as good as the best
review_download = Download the review
review_how = Judged on what you could know at the time, just like hints. Gaps too small to be sure count as nothing.
