# The picture to share, and what a pasted link shows.

## On the picture

picture_players = { $count ->
    [1] solo
   *[other] { $count } players
  }
picture_me = Me
picture_points = { $points ->
    [1] point
   *[other] points
  }
picture_possible = of { $most } possible
picture_solo = Can you do better?
picture_i_win = I won!
picture_i_share = I share the win
picture_i_came = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
  } of { $count }
picture_wins = { $who } wins
picture_share = { LIST($who) } share the win
picture_with = With { LIST($who) }.
picture_winner = { $who } wins with { $points }.
picture_winners = { LIST($who) } win with { $points }.
picture_next = Second place: { $points }.
picture_tie = Level on points: the tie-break decided.

## A pasted link

og_result = { $game }: { $result }, { $points ->
    [1] 1 point
   *[other] { $points } points
  }
og_solo = { $game }: { $points ->
    [1] 1 point
   *[other] { $points } points
  }
og_finished = { CAPITAL($players) }, { $date }. Replay it move by move.
og_table = A table on Splittable: open the link to join or watch.
og_site = Four tabletop games about splitting: with friends or against bots.
og_picture = The final board of { $game }
og_site_picture = Splittable

## The window with the picture

share_picture = Share picture
share_making = Drawing the picture…
share_alt = { $game }, { $points ->
    [1] 1 point
   *[other] { $points } points
  }
share_shape =
    .wide = Wide
    .square = Square
share_names = Show names
share_share = Share
share_copy = Copy
share_copied = Copied
share_download = Download
share_close = Close
share_failed = The picture could not be drawn. Try again in a moment.
share_not_sent = That didn’t work here. You can still download the picture.
