# Hints and reviews.

## The page: the review

review_hint = Indice
review_hints = Indices
review_hints_text = Une lampe montre un bon choix. Toute la table voit que les indices sont activés.
review_hints_on = Les indices sont activés à cette table.
review_review_seat = Analyser ses choix
review_title = { $game } : analyse
review_of = { $name } : ses choix
review_mine = Vos choix
review_no_review = Cette partie ne peut pas être analysée ici.
review_waiting = D’autres parties passent d’abord…
review_beginning = On s’installe… La première fois, comptez une minute.
review_looking = Analyse de la partie : coup { $done } sur { $all }
review_summary = { $count } choix, dont { $good ->
    [one] { $good } aussi bon que le meilleur
   *[other] { $good } aussi bons que le meilleur
  }. Perte par choix : { $loss }.
review_faultless = { $count ->
    [1] Un choix, aussi bon que le meilleur.
   *[other] { $count } choix, tous aussi bons que le meilleur.
  }
review_worth =
    .odds = { PERCENT($value) } de chances de gagner
    .points = { NUMBER($value, digits: 1) ->
        [one] { NUMBER($value, digits: 1) } point
       *[other] { NUMBER($value, digits: 1) } points
      }
review_lost =
    .odds = { NUMBER($points, digits: 1) ->
        [one] { NUMBER($points, digits: 1) } point de chances de gagner
       *[other] { NUMBER($points, digits: 1) } points de chances de gagner
      }
    .points = { NUMBER($points, digits: 1) ->
        [one] { NUMBER($points, digits: 1) } point
       *[other] { NUMBER($points, digits: 1) } points
      }
review_costliest = Les choix les plus coûteux
review_nothing = Aucune erreur nette
review_decision = Choix { $number }
review_you = Joué
review_better = Meilleur
review_shown = Montré sur la table
review_open_replay = Revoir ce moment
review_chart = Ce que chaque choix a coûté
review_chart_says = { $count ->
    [one] 1 barre, pour un choix : { $most }.
   *[other] { $count } barres, une par choix. La plus haute : { $most }.
  }
review_chart_empty = { $count } choix, sans aucune perte nette.
review_all = Tous les choix
review_loss = Coût
review_none = rien perdu
review_same = aussi bon que le meilleur
review_download = Télécharger l’analyse
review_how = Chaque choix est jugé sur ce que vous pouviez savoir à ce moment-là, comme pour les indices. Un écart trop petit pour être sûr ne compte pas.
