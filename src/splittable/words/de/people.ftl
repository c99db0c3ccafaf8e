# The people at a table: who is here, leaving and coming back, playing again.

## Who is here

people_not_here_yet = noch nicht da
people_awaited = Wir warten noch auf { LIST($names) }.
people_back_soon = Vielleicht geht es gleich weiter.
people_start_anyway = Oder fangt schon an: Dazukommen geht auch später.

## Leaving

leave_title = Partie verlassen?
leave_others = Ein Bot spielt für dich weiter, damit die anderen nicht warten müssen. Du kannst jederzeit zurückkommen und wieder übernehmen.
leave_bot_plays = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und wieder übernehmen.
leave_game_waits = Niemand wartet auf dich, also bleibt alles, wie es ist. Du findest die Partie auf der Startseite wieder.
leave_stay = Bleiben
leave_confirm = Verlassen
leave_bot_finishes = Einen Bot zu Ende spielen lassen

## Coming back

back_title = Schön, dass du wieder da bist!
back_moves = { $count ->
    [0] Ein Bot hätte für dich gespielt, kam aber gar nicht dran.
    [1] Ein Bot hat einmal für dich gezogen.
   *[other] Ein Bot hat { $count }-mal für dich gezogen.
  }
back_finished = Ein Bot hat die Partie für dich zu Ende gespielt.
back_bot_plays = Ein Bot spielt für dich.
back_take_over = Selbst weiterspielen

## Playing again

rematch_wanted = { $name } möchte eine Revanche.
rematch_open = Der Tisch für die Revanche steht.
rematch_started = Die Revanche hat begonnen.
rematch_seat_kept = Dein Platz ist reserviert.
rematch_go = Zum Tisch
rematch_watch = Zusehen

## Log and chat

rail_without_chat = Verlauf und Regeln
chat_unread = { $count ->
    [1] neue Nachricht
   *[other] neue Nachrichten
  }
