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
review_curve =
    .odds = Chances de gagner
    .points = Points attendus
review_curve_says = Au départ : { $start }. À la fin : { $end }.
review_curve_turned = Au départ : { $start }. Tournant : { $round } ; ensuite, { $turned }. À la fin : { $end }.
review_turning = Tournant de la partie
review_point = { $round } : { $worth }
review_end = Fin de la partie
review_ended =
    .won = gagné
    .shared = victoire partagée
    .lost = perdu
review_moments = { $count ->
    [1] Le moment qui a compté
    [2] Les deux moments qui ont compté
   *[other] Les trois moments qui ont compté
  }
review_flawless = Aucune erreur nette
review_flawless_text =
    .won = Chacun de vos choix valait le meilleur. Cette victoire, vous ne la devez qu’à vous !
    .lost = Chacun de vos choix valait le meilleur. Si cela n’a pas suffi, vous n’y êtes pour rien. Bien joué !
    .other = Chaque choix valait le meilleur. Bien joué !
review_try = Réessayer
review_try_text = « Réessayer » vous ramène à ce moment : mêmes cartes ou mêmes dés, mêmes robots, et personne ne regarde.
review_luck =
    .title = Chance et talent
    .luck = Chance
    .skill = Choix
    .start = Au départ : { $worth }
    .result = À la fin : { $worth }
    .measure = Les choix sont comparés à ceux qu’un joueur expérimenté aurait faits à cette place.
review_change =
    .odds = { SIGNED($change, digits: 0) } %
    .points = { SIGNED($change, digits: 1) }
review_margin = à { $margin } près
review_first = Déjà repéré
review_all = Tous les choix, un par un
review_you = Joué
review_better = Meilleur
review_shown = Montré sur la table
review_open_replay = Revoir ce moment
review_loss = Coût
review_none = rien perdu
review_same = aussi bon que le meilleur
review_download = Télécharger l’analyse
review_how = Chaque choix est jugé sur ce que vous pouviez savoir à ce moment-là, comme pour les indices. Un écart trop petit pour être sûr ne compte pas.
