# Hints: the best choice found, and why.

# $move: what to do, on the page in the words of the button that does it.
hint =
    .mix = Restez imprévisible. { CAPITAL($move) } : { hint_often }.
    .clear = { CAPITAL($move) }. { PERCENT($value) } de chances de gagner (deuxième choix : { PERCENT($next) }).
    .close = { CAPITAL($move) }. { PERCENT($value) } de chances de gagner. Un autre choix vaut presque autant.
    .only = { CAPITAL($move) }. { PERCENT($value) } de chances de gagner.
    .points_clear = { CAPITAL($move) }. Environ { NUMBER($value, digits: 1) } points à la fin (deuxième choix : { NUMBER($next, digits: 1) }).
    .points_close = { CAPITAL($move) }. Environ { NUMBER($value, digits: 1) } points à la fin. Un autre choix vaut presque autant.
    .points_only = { CAPITAL($move) }. Environ { NUMBER($value, digits: 1) } points à la fin.
    .promise = { CAPITAL($move) }. C’est juste une première idée.
hint_often = { $often ->
    [nine_tenths] neuf fois sur dix
    [three_quarters] environ trois fois sur quatre
    [two_thirds] environ deux fois sur trois
    [third] environ une fois sur trois
    [quarter] environ une fois sur quatre
   *[half] environ une fois sur deux
  }

## The page

hint_quick = { CAPITAL($move) }. Première idée, je réfléchis encore…
hint_thinking = Je réfléchis…
