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
review_costliest = The costliest choices
review_nothing = No clear mistakes
review_decision = Choice { $number }
review_you = Played
review_better = Better
review_shown = Shown on the board
review_open_replay = Open in the replay
review_chart = What each choice cost
review_chart_says = { $count ->
    [one] 1 bar, for one choice. It’s at { $most }.
   *[other] { $count } bars, one for each choice. The highest: { $most }.
  }
review_chart_empty = { $count ->
    [one] 1 choice, and it didn’t clearly cost anything.
   *[other] { $count } choices, and none of them clearly cost anything.
  }
review_all = All choices
review_loss = Cost
review_none = nothing lost
review_same = as good as the best
review_download = Download the review
review_how = Judged on what you could know at the time, just like hints. Gaps too small to be sure count as nothing.
