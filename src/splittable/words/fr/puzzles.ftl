# Puzzles: moments of games at which one choice is clearly best.

## The page

puzzles = Énigmes
puzzles_of = { $game } : énigmes
puzzles_text = De vrais moments, tirés de parties entre robots aguerris. Un choix vaut nettement mieux que tous les autres : le trouverez-vous ?
puzzles_none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzles_all_solved = Vous avez résolu les { $count } énigmes. En voici une à revoir.
puzzle_number = Énigme { $number }
puzzle_level =
    .any = Tous les niveaux
    .easy = Facile
    .medium = Moyen
    .hard = Difficile
puzzle_which_level = Niveau
puzzle_ask = Trouvez le meilleur choix.
puzzle_solved = { $solved ->
    [one] { $solved } résolue sur { $count }
   *[other] { $solved } résolues sur { $count }
  }
puzzle_streak = { $count ->
    [1] 1 trouvée
   *[other] { $count } d’affilée
  }
puzzle_best_streak = Meilleure série : { $count }
puzzle_right = Bien vu !
puzzle_wrong = Pas cette fois.
puzzle_best = Le meilleur choix : { $move }
puzzle_cost = Votre choix coûte { $loss }.
puzzle_next = Énigme suivante
