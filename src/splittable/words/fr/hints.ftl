# Hints: the best choice found, one reason about the game, and a figure.

# $move: what to do, on the page in the words of the button that does it.
hint_move = { CAPITAL($move) }.
hint_figure =
    .mix = Restez imprévisible : faites-le { how_often }.
    .clear = { PERCENT($value) } de chances de gagner (deuxième choix : { PERCENT($next) }).
    .only = { PERCENT($value) } de chances de gagner.
    .points_clear = Environ { NUMBER($value, digits: 1) } points à la fin (deuxième choix : { NUMBER($next, digits: 1) }).
    .points_only = Environ { NUMBER($value, digits: 1) } points à la fin.
    .promise = C’est juste une première idée.
hint_equal = Tout aussi bien : { $moves }.

## The page

hint_quick = Première idée, je réfléchis encore…
hint_thinking = Je réfléchis…
