# The people at a table: who is here, leaving and coming back, playing again.

## Who is here

people_not_here_yet = pas encore là
people_awaited = On attend { LIST($names) }.
people_back_soon = Peut-être de retour dans un instant.
people_start_anyway = Vous pouvez aussi commencer sans attendre.

## Leaving

leave_title = Quitter la partie ?
leave_others = Un robot jouera à votre place, pour que les autres puissent continuer. Revenez quand vous voulez : vous reprendrez la main.
leave_bot_plays = Un robot jouera à votre place. Revenez quand vous voulez : vous reprendrez la main.
leave_game_waits = Personne ne vous attend : la partie reste telle quelle. Vous la retrouverez sur la page d’accueil.
leave_stay = Rester
leave_confirm = Quitter
leave_bot_finishes = Laisser un robot la finir

## Coming back

back_title = Vous revoilà !
back_moves = { $count ->
    [0] Un robot était prêt à jouer pour vous, mais son tour n’est jamais venu.
    [1] Un robot a joué un coup à votre place.
   *[other] Un robot a joué { $count } coups à votre place.
  }
back_finished = Un robot a fini la partie à votre place.
back_bot_plays = Un robot joue à votre place.
back_take_over = Reprendre la main

## Playing again

rematch_wanted = { $name } propose une revanche.
rematch_open = Votre table est prête pour la revanche.
rematch_started = La revanche a commencé.
rematch_seat_kept = Votre place vous attend.
rematch_go = Aller à la table
rematch_watch = Regarder

## Log and chat

rail_without_chat = Journal et règles
chat_unread = { $count ->
    [1] nouveau message
   *[other] nouveaux messages
  }
