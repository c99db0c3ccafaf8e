# Hints: the best choice found, and why.

# $move: what to do, on the page in the words of the button that does it.
hint =
    .mix = Bleib unvorhersehbar. { CAPITAL($move) }: { hint_often }.
    .clear = { CAPITAL($move) }. { PERCENT($value) } Gewinnchance (nächstbeste Wahl: { PERCENT($next) }).
    .close = { CAPITAL($move) }. { PERCENT($value) } Gewinnchance. Eine andere Wahl ist etwa genauso gut.
    .only = { CAPITAL($move) }. { PERCENT($value) } Gewinnchance.
    .points_clear = { CAPITAL($move) }. Am Ende etwa { NUMBER($value, digits: 1) } Punkte (nächstbeste Wahl: { NUMBER($next, digits: 1) }).
    .points_close = { CAPITAL($move) }. Am Ende etwa { NUMBER($value, digits: 1) } Punkte. Eine andere Wahl ist etwa genauso gut.
    .points_only = { CAPITAL($move) }. Am Ende etwa { NUMBER($value, digits: 1) } Punkte.
    .promise = { CAPITAL($move) }. Nur so eine erste Idee.
hint_often = { $often ->
    [nine_tenths] in neun von zehn Fällen
    [three_quarters] in etwa drei von vier Fällen
    [two_thirds] in etwa zwei von drei Fällen
    [third] etwa jedes dritte Mal
    [quarter] etwa jedes vierte Mal
   *[half] etwa jedes zweite Mal
  }

## The page

hint_quick = { CAPITAL($move) }. Eine erste Idee, ich überlege noch …
hint_thinking = Ich überlege …
