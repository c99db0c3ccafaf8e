# The picture to share, and what a pasted link shows.

## On the picture

picture_players = { $count ->
    [1] solo
   *[other] { $count } Personen
  }
picture_me = Ich
picture_points = { $points ->
    [1] Punkt
   *[other] Punkte
  }
picture_possible = von { $most } möglichen
picture_solo = Schaffst du mehr?
picture_i_win = Gewonnen!
picture_i_share = Geteilter Sieg
picture_i_came = Platz { $place } von { $count }
picture_wins = { $who } gewinnt
picture_share = { LIST($who) } teilen sich den Sieg
picture_with = Mit { LIST($who) }.
picture_winner = { $who } gewinnt mit { $points }.
picture_winners = { LIST($who) } gewinnen mit { $points }.
picture_next = Platz 2: { $points }.
picture_tie = Gleichstand: Der Tiebreak hat entschieden.

## A pasted link

og_result = { $game }: { $result }, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
og_solo = { $game }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
og_finished = { CAPITAL($players) }, { $date }. Schau dir die Partie Zug für Zug an.
og_table = Ein Tisch auf Splittable: Öffne den Link und spiel mit oder schau zu.
og_site = Vier Gesellschaftsspiele rund ums Teilen: mit Freunden oder gegen Bots.
og_picture = Das Ende einer Partie { $game }
og_site_picture = Splittable

## The window with the picture

share_picture = Bild teilen
share_making = Das Bild wird gezeichnet …
share_alt = { $game }, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
share_shape =
    .wide = Breit
    .square = Quadratisch
share_names = Namen zeigen
share_share = Teilen
share_copy = Kopieren
share_copied = Kopiert
share_download = Herunterladen
share_close = Schließen
share_failed = Das Bild ließ sich nicht zeichnen. Versuch es gleich noch einmal.
share_not_sent = Das hat hier nicht geklappt. Herunterladen kannst du das Bild trotzdem.
