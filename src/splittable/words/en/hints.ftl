# Hints: the best choice found, and why.

# $move: what to do, on the page in the words of the button that does it.
hint =
    .mix = Stay unpredictable. { CAPITAL($move) }: { hint_often }.
    .clear = { CAPITAL($move) }. { PERCENT($value) } to win (next best: { PERCENT($next) }).
    .close = { CAPITAL($move) }. { PERCENT($value) } to win. Another choice is about as good.
    .only = { CAPITAL($move) }. { PERCENT($value) } to win.
    .points_clear = { CAPITAL($move) }. About { NUMBER($value, digits: 1) } points in the end (next best: { NUMBER($next, digits: 1) }).
    .points_close = { CAPITAL($move) }. About { NUMBER($value, digits: 1) } points in the end. Another choice is about as good.
    .points_only = { CAPITAL($move) }. About { NUMBER($value, digits: 1) } points in the end.
    .promise = { CAPITAL($move) }. Just a quick suggestion.
hint_often = { $often ->
    [nine_tenths] nine times in ten
    [three_quarters] about three times in four
    [two_thirds] about two times in three
    [third] about one time in three
    [quarter] about one time in four
   *[half] about every other time
  }

## The page

hint_quick = { CAPITAL($move) }. Quick suggestion, still thinking…
hint_thinking = Thinking…
