# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Bleib unvorhersehbar: Mach das { hint_often }.
    .clear = { PERCENT($value) } Gewinnchance (nächstbeste Wahl: { PERCENT($next) }).
    .only = { PERCENT($value) } Gewinnchance.
    .points_clear = Am Ende etwa { NUMBER($value, digits: 1) } Punkte (nächstbeste Wahl: { NUMBER($next, digits: 1) }).
    .points_only = Am Ende etwa { NUMBER($value, digits: 1) } Punkte.
    .promise = Nur so eine erste Idee.
hint_equal = Genauso gut: { $moves }.
hint_often = { $often ->
    [nine_tenths] in neun von zehn Fällen
    [three_quarters] in etwa drei von vier Fällen
    [two_thirds] in etwa zwei von drei Fällen
    [third] etwa jedes dritte Mal
    [quarter] etwa jedes vierte Mal
   *[half] etwa jedes zweite Mal
  }

## The page

hint_quick = Eine erste Idee, ich überlege noch …
hint_thinking = Ich überlege …
