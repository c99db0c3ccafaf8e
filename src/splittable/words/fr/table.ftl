# At a table: seats, log, chat, end and replay.

## Table

table = Table
opening_table = Ouverture de la table…
no_table = Impossible d’ouvrir cette table.
table_of = { $game } · salle d’attente
qr_of_table = Code QR du lien vers cette table
table_code = Code de la table
table_link = Lien vers la table
copy_link = Copier le lien
your_name = Votre nom
sit_here = S’asseoir ici
sit_too = Ajouter un joueur sur cet appareil
stand_up = Quitter la place
free = Retirer
here = en ligne
away = hors ligne
bot_plays = un robot joue
watching = { $count ->
    [1] 1 personne regarde
   *[other] { $count } personnes regardent
  }
leave_table = Quitter la table
log = Journal
log_and_rules = Journal, règles et discussion
empty_log = Rien ne s’est encore passé.
chat = Discussion
empty_chat = Aucun message pour l’instant.
message = Message
send = Envoyer
only_phrases = Dans ce jeu, on ne parle pas de ses cartes : choisissez une phrase.
somebody = Quelqu’un
mute = Masquer
unmute_all = Afficher tous les messages
# The host shuts somebody out of the table.
ban = Exclure
banned = { $name } ne peut plus revenir à cette table.
let_back = Laisser revenir { $name }
# What somebody who writes is doing here.
role =
    .host = hôte
    .player = joue
    .watching = regarde
reconnecting = Reconnexion…
move_is_kept = Votre coup partira dès que la connexion sera rétablie.
game_goes_on = La partie reprendra là où elle en était.
try_now = Réessayer
line_closed = Le serveur a coupé la connexion.
line_closed_text = Rechargez la page pour continuer.
moved_on = Quelqu’un a été plus rapide.
moved_on_text = La partie a continué. Choisissez à nouveau.
since_you_left = Pendant votre absence
more_in_log = { $count ->
    [1] 1 autre ligne dans le journal.
   *[other] { $count } autres lignes dans le journal.
  }
time_left = Temps restant : { $time }
time_soon_up = Votre temps est presque écoulé.
bot_keeps_seat = Un robot joue pour { $name } en attendant.
bot_replaced = { $name } ne répond pas.
bot_replaced_text = Un robot rapide joue ce coup.
is_away = { $name } n’est pas là.
is_away_text = Attendez, ou laissez un robot jouer à sa place.
let_bot_play = Laisser un robot jouer
pass_to = Passez l’appareil à { $name }.
pass_to_text = Les autres, ne regardez pas !
i_am = C’est moi, { $name }
rule = Règle { $rule }
legal_is_marked = Vos choix possibles sont en surbrillance.

## Text board

text_board = Version texte
text_board_text = Le jeu en toutes lettres, avec un bouton par coup. Pratique avec un lecteur d’écran.
your_moves = Vos coups
find_move = Chercher un coup
more_moves = Encore { $count } : tapez un mot pour chercher.
choose_move = Choisissez un coup.
play_this = { $move } ?
twice_confirms = Appuyez à nouveau, ou confirmez ici.
confirm = Confirmer
choice_is_in = Vous avez choisi.
change = Changer
one_moment = Un instant…
game_over = La partie est terminée.

## End

verdict_won = Vous gagnez **{ $mine }** à { $other } !
verdict_tie_won = Égalité à **{ $mine }** : vous l’emportez au départage !
verdict_tie_lost = Égalité à **{ $mine }**, mais { $who } l’emporte au départage.
verdict_tie = Égalité à { $best } : { $who } l’emporte au départage.
verdict_shared = { $you ->
    [yes] Égalité à **{ $best }** : { LIST($who) } partagez la victoire !
   *[no] Égalité à { $best } : { LIST($who) } se partagent la victoire.
  }
verdict_wins = { $you ->
    [yes] { $who } gagne { $best } à **{ $other }**.
   *[no] { $who } gagne { $best } à { $other }.
  }
verdict_by_one = À un point de la victoire : **{ $mine }** à { $best }.
verdict_place = Vous terminez { verdict_rank }, **{ $mine }** à { $best }.
verdict_far = { $count ->
    [1] { LIST($who) } gagne avec { $best }. Vous terminez { verdict_rank } avec **{ $mine }**.
   *[other] { LIST($who) } se partagent la victoire avec { $best }. Vous terminez { verdict_rank } avec **{ $mine }**.
  }
verdict_rank = { $joint ->
    [yes] { verdict_nth } ex æquo
   *[no] { verdict_nth }
  }
verdict_nth = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $place }e
  }
verdict_solo = { $points ->
    [0] **0** point
    [1] **1** point
   *[other] **{ $points }** points
  }
moment_show = Revoir ce moment
podium = Classement final
winner = gagne
play_again = Revanche
next_game = Et ensuite ?
next_settings = { $game } avec d’autres réglages
more_controls = Plus
download_record = Télécharger la partie
link_to_game = Lien vers la partie
where_points_come_from = D’où viennent les points

## Sound and pace

sound = Son
sound_text = Cartes, dés et ciseaux, et un carillon quand c’est à vous.
pace = Rythme des révélations
pace_text = La durée des révélations. Touchez l’écran pour les passer.
pace_is =
    .off = Sans
    .quick = Rapide
    .normal = Normal
    .relaxed = Tranquille

## Replay

replay = Revoir la partie
no_replay = Impossible de revoir cette partie.
replay_controls = Commandes de lecture
step = Étape
step_of = Étape { $at } sur { $last }
first_step = Au début
one_back = Une étape en arrière
one_on = Une étape en avant
last_step = À la fin
run = Lire
stop = Pause
seen_by = Vu par
spectator = Un spectateur
everything = Cartes sur table
link_to_step = Lien vers cette étape
play_on = Jouer à partir d’ici
again_back = Retour à l’analyse
again_result =
    .won = Cette fois, vous gagnez : { $now } au lieu de { $before }.
    .lost = Cette fois, ça ne suffit pas : { $now } au lieu de { $before }.
    .equal = Encore { $now }, comme la première fois.
    .plain = Cette fois { $now }, la première fois { $before }.

## Set phrases of the chat

phrase =
    .hello = Bonjour !
    .thanks = Merci !
    .nice = Bien joué !
    .oops = Oups !
    .thinking = Je réfléchis…
    .your_turn = C’est à vous !
    .one_moment = Un instant, s’il vous plaît.
    .good_game = Belle partie !
    .so_close = Si près du but !
    .again = On en refait une ?
    .bye = Au revoir !
