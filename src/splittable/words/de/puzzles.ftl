# Puzzles: moments of games at which one choice is clearly best.

## The page

puzzles = Rätsel
puzzles_of = { $game }: Rätsel
puzzles_text = Echte Momente aus Partien starker Bots. Eine Wahl ist klar besser als alle anderen: Findest du sie?
puzzles_none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles_all_solved = Alle { $count } gelöst! Hier ist eins davon noch mal.
puzzle_number = Rätsel { $number }
puzzle_level =
    .any = Alle Stufen
    .easy = Leicht
    .medium = Mittel
    .hard = Schwer
puzzle_which_level = Stufe
puzzle_ask = Finde die beste Wahl.
puzzle_solved = { $solved } von { $count } gelöst
puzzle_streak = { $count ->
    [1] 1 gelöst
   *[other] { $count } in Folge
  }
puzzle_best_streak = Beste Serie: { $count }
puzzle_right = Genau!
puzzle_wrong = Diesmal nicht.
puzzle_best = Am besten: { $move }
puzzle_cost = Deine Wahl kostet { $loss }.
puzzle_next = Nächstes Rätsel
