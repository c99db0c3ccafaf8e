# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Restez imprévisible : faites-le { hint_often }.
    .clear = { PERCENT($value) } de chances de gagner (deuxième choix : { PERCENT($next) }).
    .only = { PERCENT($value) } de chances de gagner.
    .points_clear = Environ { NUMBER($value, digits: 1) } points à la fin (deuxième choix : { NUMBER($next, digits: 1) }).
    .points_only = Environ { NUMBER($value, digits: 1) } points à la fin.
    .promise = C’est juste une première idée.
hint_equal = Tout aussi bien : { $moves }.
hint_often = { $often ->
    [nine_tenths] neuf fois sur dix
    [three_quarters] environ trois fois sur quatre
    [two_thirds] environ deux fois sur trois
    [third] environ une fois sur trois
    [quarter] environ une fois sur quatre
   *[half] environ une fois sur deux
  }

## The page

hint_quick = Première idée, je réfléchis encore…
hint_thinking = Je réfléchis…
