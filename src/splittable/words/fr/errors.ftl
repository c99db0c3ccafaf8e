# What went wrong, by the code of the error, with what to do next.

## On the page

error =
    .client_unreachable = Pas de connexion au serveur. Êtes-vous en ligne ?
    .request_malformed = Cela n’a pas marché. Rechargez la page et réessayez.
    .request_too_large = C’est trop volumineux pour être envoyé.
    .request_not_found = Il n’y a rien à cette adresse.
    .request_method = Cela n’a pas marché. Rechargez la page et réessayez.
    .request_origin = Ouvrez Splittable à sa propre adresse et réessayez.
    .request_media_type = Cela n’a pas marché. Rechargez la page et réessayez.
    .identity_missing = Cette page ne vous connaît pas encore. Rechargez-la et réessayez.
    .identity_link_unknown = Ce lien est inconnu, déjà utilisé ou trop ancien. Créez-en un autre.
    .table_not_found = Cette table n’existe pas. Vérifiez le code ou le lien.
    .table_not_open = La partie a déjà commencé.
    .table_not_playing = Il faut qu’une partie soit en cours.
    .table_not_over = Attendez la fin de la partie.
    .table_old_rules = Cette partie a commencé avec une version plus ancienne et ne peut pas continuer ici.
    .table_no_such_seat = Cette place n’existe pas à cette table.
    .table_seat_taken = Quelqu’un est déjà assis là.
    .table_chance_used = Une autre partie a commencé en même temps. Réessayez.
    .table_colour_taken = Quelqu’un à la table a déjà cette couleur : choisissez-en une autre.
    .table_seat_open = Une place est encore libre : invitez quelqu’un ou ajoutez un robot.
    .table_not_host = Seul l’hôte peut le faire.
    .table_not_seated = Seuls les joueurs de cette table peuvent le faire.
    .table_not_away = { $seconds ->
        [0] Cette personne est à la table.
       *[other] Cette personne vient de partir. Réessayez dans { $seconds } s.
      }
    .table_no_spectators = Seuls les joueurs peuvent voir cette table.
    .table_removed = { $seconds ->
        [0] L’hôte vous a fermé l’accès à cette table.
       *[other] L’hôte a libéré votre place. Vous pourrez revenir dans { $seconds } s.
      }
    .table_one_seat_each = Vous avez déjà une place : à cette table, c’est une par personne.
    .table_not_watching = Rechargez la page pour revoir cette table.
    .hindsight_none = Pour ce jeu, nous ne savons pas calculer le meilleur résultat.
    .hindsight_failed = Impossible de trouver le meilleur résultat cette fois. Réessayez plus tard.
    .picture_failed = L’image n’a pas pu être dessinée cette fois. Réessayez plus tard.
    .hint_off = Cette table joue sans indices.
    .hint_failed = Pas d’indice cette fois. Réessayez.
    .review_not_yours = Seule la personne qui jouait à cette place peut voir ces choix.
    .review_failed = L’analyse a échoué cette fois. Réessayez plus tard.
    .review_none = Personne ne sait juger les choix de ce jeu.
    .review_seat = Personne ne jouait à cette place.
    .puzzle_file = Le fichier des énigmes est illisible.
    .puzzle_unknown = Cette énigme n’existe pas.
    .review_not_acting = Ce n’est pas à ce joueur de jouer.
    .review_unfinished = Cette partie pourra être analysée une fois terminée.
    .move_stale = Quelqu’un a été plus rapide. Regardez la table et choisissez à nouveau.
    .move_not_your_seat = C’est la place de quelqu’un d’autre.
    .move_not_acting = Ce n’est pas à vous de jouer.
    .move_already_chosen = Vous avez déjà choisi. Vous pouvez encore changer.
    .move_not_revocable = Il est trop tard pour revenir sur ce choix.
    .move_game_over = La partie est terminée.
    .move_chance_first = Un instant : les cartes ou les dés d’abord.
    .move_not_chance = Ni cartes ni dés pour l’instant : c’est à un joueur de choisir.
    .move_no_such_seat = Personne n’est assis là.
    .move_illegal = Ce n’est pas possible maintenant.
    .move_wrong_phase = Ce n’est pas possible maintenant.
    .move_malformed = Ce coup n’existe pas dans ce jeu.
    .chat_off = Il n’y a pas de discussion à cette table.
    .chat_phrases_only = Choisissez l’une des phrases proposées.
    .limit_rate = Pas si vite ! Réessayez dans { $seconds } s.
    .limit_too_many = Cela fait trop à la fois. Finissez une partie ou fermez une fenêtre, puis réessayez.
    .server_stopping = Le serveur redémarre. Réessayez dans un instant.
    .server_storage = L’enregistrement n’a pas marché. Réessayez dans { $seconds } s.
    .server_unsure = Impossible de savoir tout de suite si c’est enregistré. Si rien ne change à la table dans un instant, réessayez.
    .server_error = Un problème est survenu chez nous. Réessayez.
    .setup_unknown_game = Nous n’avons pas ce jeu.
    .setup_view = Donnez la vue complète d’un joueur, issue de cette version.
    .setup_players = Ce jeu ne se joue pas avec ce nombre de joueurs.
    .setup_unknown_option = Ce jeu n’a pas cette option.
    .setup_option = Une des options ne convient pas à ce jeu.
    .setup_unknown_bot = Ce jeu n’a pas ce robot.
    .record_json = Ce n’est pas une partie enregistrée, ou il en manque un morceau.
    .record_field = Ce n’est pas une partie enregistrée, ou elle a été modifiée à la main.
    .record_format = Ce n’est pas une partie enregistrée par Splittable.
    .record_newer_format = Cette partie vient d’une version plus récente. Mettez à jour, puis ouvrez-la.
    .record_rules = Cette partie suit des règles que nous ne connaissons pas.
    .record_setup = Nous ne savons pas refaire la mise en place de cette partie.
    .record_move = Un coup de cette partie ne respecte pas les règles.
    .record_result = Les scores de ce fichier ne correspondent pas aux coups.
    .record_truncated = Il manque la fin de cette partie.
    .record_proof = Les cartes ou les dés de cette partie ne correspondent pas à sa preuve.
    .record_no_proof = Cette partie n’a pas de preuve : elle est plus ancienne, a été rejouée ou vient d’un autre programme.
    .record_too_long = Cette partie a trop de coups pour être ouverte ici.
    .data_file = Votre matériel n’a pas pu être lu.
    .data_yaml = { data_place }{ $problem }
    .data_field = { data_place }{ $problem }
data_place = { $line ->
    [0] {""}
   *[other] Ligne { $line } :{" "}
  }{ $field ->
    [none] {""}
   *[other] { $field } :{" "}
  }

## What is wrong in a set of cards or boards

data_problem =
    .missing = il manque « { $name } ».
    .unknown = nous ne connaissons pas cela. Utilisez { $choices }.
    .mapping = il faut ici des noms suivis de valeurs, comme « nom: valeur ».
    .list = il faut ici une liste.
    .text = il faut ici un texte.
    .number = écrivez un nombre entier de { $least } à { $most }.
    .choice = écrivez { $choices }.
    .count = { $least ->
        [same] il en faut { $most } ; il y en a { $found }.
       *[other] il en faut de { $least } à { $most } ; il y en a { $found }.
      }
    .twice = « { $name } » apparaît deux fois.
    .ascending = chaque nombre doit être plus grand que le précédent.
    .exactly = écrivez { $expected }.
    .extra = c’est un de trop.
    .name = utilisez au plus { $most } caractères (minuscules, chiffres, - et _), sans reprendre le nom d’une autre carte.
    .icons = il faut au moins un symbole par carte.
    .box = ce n’est pas ce qu’il y a dans le jeu imprimé.
    .deep = trop de crochets sont imbriqués.
    .alias = écrivez la valeur en entier, sans étoile suivie d’un nom.
    .yaml = cette ligne est illisible. Vérifiez ses espaces, ses deux-points et ses crochets.
