# The page of my play: what several reviews have in common.

profile_title = Votre jeu
profile_text = Les choix qui vous coûtent le plus dans vos { $games } dernières parties, et quoi essayer ensuite. Vous seul voyez cette page.
profile_rests_on = { $games ->
    [one] D’après 1 partie
   *[other] D’après { $games } parties
  } et { $choices } choix : { $mistakes ->
    [0] aucun ne vous a coûté quoi que ce soit.
    [one] 1 vous a coûté quelque chose.
   *[other] { $mistakes } vous ont coûté quelque chose.
  }
profile_few = Ce n’est qu’une première impression.
profile_worst = Ce qui vous coûte le plus : { $kind }, environ { $loss } par partie.
profile_faultless = Aucune erreur nette. Bien joué !
profile_trend =
    .better = Vous progressez : vos dernières parties vous coûtent moins que les précédentes.
    .worse = Vos dernières parties vous coûtent plus que les précédentes.
    .same = Pas de changement net entre vos anciennes parties et les dernières.
profile_no_trend = À partir de { $games } parties analysées, vous verrez si vous progressez.
profile_by_game = Perdu à chaque partie, de la plus ancienne à la dernière
profile_kinds = Ce que coûtent vos choix
profile_kind_choices = { $mistakes } sur { $choices }
profile_head_kind = Choix
profile_head_mistakes = Erreurs
profile_head_loss = Perdu par partie
profile_try = À essayer maintenant
profile_puzzles = Résoudre des énigmes
profile_lesson = Jouer la leçon
profile_rule = Lire la règle { $rule }
profile_empty = Rien à montrer pour l’instant
profile_empty_text = Analysez une partie pour voir quels choix vous coûtent le plus.
profile_no_games = Terminez d’abord une partie : vous verrez ici quels choix vous coûtent le plus.
profile_waiting = { $count ->
    [one] 1 de vos dernières parties n’est pas encore analysée.
   *[other] { $count } de vos dernières parties ne sont pas encore analysées.
  }
profile_review_last = { $count ->
    [one] L’analyser
   *[other] Analyser { $count } parties
  }
profile_reviewing = Analyse de la partie { $number } sur { $count }…
profile_stop = Arrêter
profile_link = Voir ce qui vous coûte le plus

## splittable profile

profile_line = { $kind } : { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
  } en { $choices } choix
