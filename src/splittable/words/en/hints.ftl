# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Stay unpredictable: do this { how_often }.
    .clear = { PERCENT($value) } to win (next best: { PERCENT($next) }).
    .only = { PERCENT($value) } to win.
    .points_clear = About { NUMBER($value, digits: 1) } points in the end (next best: { NUMBER($next, digits: 1) }).
    .points_only = About { NUMBER($value, digits: 1) } points in the end.
    .promise = Just a quick suggestion.
hint_equal = Just as good: { $moves }.

## The page

hint_quick = Quick suggestion, still thinking…
hint_thinking = Thinking…
