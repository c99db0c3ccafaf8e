# What the commands say in the terminal.

## splittable play, replay, games

terminal_which_game = Quel jeu ?
terminal_pick = Son nom ou son numéro :{" "}
terminal_unknown_pick = Tapez un de ces noms : { $choices }
terminal_welcome = { $title } · { $players } joueurs · vous êtes { $name }. ? : la règle, h : l’aide, q : quitter.
terminal_commands = Tapez un choix par son numéro ou en toutes lettres : l’ordre est libre, le début des mots suffit. Tab complète, les flèches rappellent les lignes d’avant. Et aussi : ? la règle du moment · conseil · règles · table · liste (vos choix) · q quitter
terminal_no_hint = Vous avez déjà choisi.
terminal_rule = Règle { $rule } : { $text }
terminal_more = { $labels } (sur { $count })
terminal_ambiguous = « { $text } » peut vouloir dire { $labels }. Que choisissez-vous ?
terminal_enter = {"["}Entrée]
terminal_or = ou
terminal_near = Je ne comprends pas « { $text } ». Vouliez-vous dire { $labels } ?
terminal_unknown = Je ne comprends pas « { $text } » : tapez l’un de vos choix, ou h pour l’aide.
terminal_no_such_number = Il n’y a pas de choix { $text } : tapez un nombre de 1 à { $count }.
terminal_rest = le reste
terminal_chosen = Votre choix : { $label }.
terminal_take_back = Entrée pour continuer, u pour annuler ce choix
terminal_taken_back = Choix annulé.
terminal_over = La partie est terminée.
terminal_won = { $count ->
    [1] { $you ->
        [yes] Vous gagnez !
       *[no] { LIST($who) } gagne.
      }
   *[other] { $you ->
        [yes] Vous partagez la victoire : { LIST($who) }.
       *[no] { LIST($who) } se partagent la victoire.
      }
  }
terminal_scores = { $name } : { $points }
terminal_left = Vous avez quitté la partie. Elle n’est pas enregistrée : ajoutez --save FICHIER pour garder vos parties.
terminal_saved = Enregistré dans { $path }.
terminal_verified = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : { $draws ->
    [one] 1 carte ou dé était fixé
   *[other] { $draws } cartes et dés étaient tous fixés
 } d’avance.
terminal_unproven = { $games ->
    [one] 1 partie n’a
   *[other] { $games } parties n’ont
 } pas de preuve.
terminal_not_the_noted = Cette preuve a une autre empreinte : { $found }, et non { $noted }.
terminal_records_ok = { $count } parties : coups, scores et vainqueurs, tout est juste.
terminal_record_ok = 1 partie : coups, scores et vainqueurs, tout est juste.
terminal_players_minutes = { $players } joueurs · { $minutes } minutes · { game_credits }
terminal_unfinished = inachevée
terminal_next = Entrée : suite, q : arrêter

## splittable review

terminal_review_preparing = préparation (la première fois, comptez une minute)
terminal_review_looking = analyse de la partie
terminal_review_head = { $name } : { review_summary }
terminal_review_faultless = { $name } : { review_faultless }
terminal_review_moments = Les moments qui ont compté :
terminal_review_none = Aucune erreur nette.
terminal_review_decision = { $when } · { $kind } · { $move } ; mieux : { $best } (perte : { $loss })
terminal_review_fine = { $when } · { $kind } · { $move } : aussi bon que le meilleur

## splittable solve

solve_searching = recherche…
solve_proving = meilleur score trouvé : { $best } · maximum : { $bound } · { NUMBER($seconds, digits: 0) } s
solve_looking_back = la partie est reprise manche par manche
solve_gap = Vous avez marqué { $played } sur { $score } : { $gap ->
    [0] c’est parfait !
    [1] il restait 1 point à prendre.
   *[other] il restait { $gap } points à prendre.
  }

## splittable arena

arena_title = { $game }, { $players } joueurs : { $bots }
arena_playing = parties
arena_bot = robot
arena_rating = cote
arena_ratings = Cotes
arena_wins = Victoires
arena_win_rate = victoires (95 %)
arena_fair = part équitable
arena_mean_points = points en moyenne
arena_points = Points
arena_seats = places
arena_forfeits = forfaits
arena_duels = Qui finit devant qui
arena_logs = Messages d’erreur des programmes
arena_report_about = { $games } parties. Chacun joue à chaque place avec les mêmes cartes et les mêmes dés. Intervalles à 95 %.
arena_written = Enregistré dans { $path }.

## splittable puzzle

terminal_puzzle = { $title } · { $players ->
    [1] en solo
   *[other] { $players } joueurs
  } · { puzzle_number } · { $level }
terminal_puzzle_no_hint = Pas d’indice ici : à vous de trouver !
terminal_puzzle_enter = Entrée pour l’énigme suivante, q pour quitter
terminal_puzzle_left = { $solved ->
    [one] { $solved } résolue sur { $tried }.
   *[other] { $solved } résolues sur { $tried }.
  }

## Errors of the commands, by code: what went wrong, and the details in brackets

terminal_said = erreur [{ $code }] : { $sentence } ({ $detail })
terminal_error =
    .game_faulty = Le programme de ce jeu est défectueux : impossible de le charger. Prévenez ses auteurs.
    .setup_game_name = Choisissez un autre nom : des minuscules, des chiffres et des traits d’union.
    .setup_seat = Choisissez une place qui existe dans cette partie.
    .setup_extra = Il faut d’abord installer quelque chose.
    .setup_argument = L’une des valeurs ne convient pas.
    .setup_file = Impossible d’écrire ce fichier.
    .setup_plug = Les robots de ce jeu ne fonctionnent pas.
    .setup_secret = Le secret est trop court.
    .setup_data_folder = Impossible d’utiliser le dossier des données.
    .setup_port = Le serveur ne peut pas démarrer sur ce port.
    .setup_database = Impossible d’utiliser la base de données.
    .setup_workers = Plusieurs processus demandent une autre base de données.
    .setup_node = Ce nom de serveur ne convient pas.
    .setup_public_url = Indiquez l’adresse complète.
    .setup_bot_pause = Indiquez deux durées en secondes.
    .setup_own_bot = Donnez à chaque robot un nom à lui et une fonction qui peut être chargée.
    .record_file = Impossible de lire ce fichier.
    .record_empty = Ce fichier est vide.
    .setup_fingerprint = Donnez l’empreinte telle que la page l’affiche, par exemple 3f2a-91c0-77de.
    .record_no_line = Il n’y a pas de partie à cette ligne.
    .arena_bots = Nommez au moins deux robots.
    .arena_budget = Limitez les robots par le temps ou par le nombre d’essais, pas par les deux.
    .arena_file = Choisissez un type de fichier connu.
    .arena_ray = Ray n’a pas démarré, ou n’a pas répondu.
    .dataset_plan = Ces parties appartiennent à un autre jeu de données : supprimez-les ou choisissez un autre fichier.
    .bot_budget = Limitez le robot par le temps ou par le nombre d’essais.
    .bot_command = Impossible de lancer ce robot.
    .bot_died = Le robot s’est arrêté en pleine partie.
    .bot_nonsense = La réponse du robot n’a pas de sens.
    .bot_slow = Le robot a mis trop de temps.
    .bot_game = Ce robot ne joue pas à ce jeu.
    .bot_not_acting = Ce n’est pas au robot de jouer.
    .bot_protocol = Précisez quel protocole parle le robot.
    .contest_ended = L’entrée s’arrête trop tôt.
    .contest_line = Une ligne de l’entrée est illisible.
    .contest_roll = Un lancer de l’entrée est illisible.
    .contest_rounds = Le nombre de manches ne convient pas à la fiche.
    .contest_size = Impossible de jouer sur une fiche de cette taille.
    .solve_dice = Écrivez un lancer par manche, par exemple 4-1.
    .solve_game = Nous ne savons pas résoudre ce jeu.
    .solve_seat = Choisissez une place qui existe dans cette partie.
    .solve_sheet = Nous ne connaissons pas cette fiche.
    .solve_unfinished = Cette partie n’est pas terminée.
    .solve_what = Précisez ce qu’il faut résoudre.
    .solve_written = Un placement ne convient pas à la fiche ou à son lancer.

## A new game

terminal_new_game = Votre jeu se trouve dans { $folder }. Installez-le à côté de Splittable (pip install -e { $folder }), lancez ses tests (pytest), puis modifiez-le : docs/adding-a-game.md vous guide.
