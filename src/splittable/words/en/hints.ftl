# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Stay unpredictable: do this { hint_often }.
    .clear = { PERCENT($value) } to win (next best: { PERCENT($next) }).
    .only = { PERCENT($value) } to win.
    .points_clear = About { NUMBER($value, digits: 1) } points in the end (next best: { NUMBER($next, digits: 1) }).
    .points_only = About { NUMBER($value, digits: 1) } points in the end.
    .promise = Just a quick suggestion.
hint_equal = Just as good: { $moves }.
hint_often = { $often ->
    [nine_tenths] nine times in ten
    [three_quarters] about three times in four
    [two_thirds] about two times in three
    [third] about one time in three
    [quarter] about one time in four
   *[half] about every other time
  }

## The page

hint_quick = Quick suggestion, still thinking…
hint_thinking = Thinking…
