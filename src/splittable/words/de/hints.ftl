# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Bleib unvorhersehbar: Mach das { how_often }.
    .clear = { PERCENT($value) } Gewinnchance (nächstbeste Wahl: { PERCENT($next) }).
    .only = { PERCENT($value) } Gewinnchance.
    .points_clear = Am Ende etwa { NUMBER($value, digits: 1) } Punkte (nächstbeste Wahl: { NUMBER($next, digits: 1) }).
    .points_only = Am Ende etwa { NUMBER($value, digits: 1) } Punkte.
    .promise = Nur so eine erste Idee.
hint_equal = Genauso gut: { $moves }.

## The page

hint_quick = Eine erste Idee, ich überlege noch …
hint_thinking = Ich überlege …
