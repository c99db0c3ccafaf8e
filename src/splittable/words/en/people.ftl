# The people at a table: who is here, leaving and coming back, playing again.

## Who is here

people_not_here_yet = not here yet
people_awaited = Waiting for { LIST($names) }.
people_back_soon = They may be back in a moment.
people_start_anyway = Or start now: they can join later.

## Leaving

leave_title = Leave this game?
leave_others = A bot will play for you so that the others can go on. Come back any time and take over again.
leave_bot_plays = A bot will play for you. Come back any time and take over again.
leave_game_waits = Nobody is waiting for you, so the game stays as it is. You’ll find it on the home page.
leave_stay = Stay
leave_confirm = Leave
leave_bot_finishes = Let a bot finish it

## Coming back

back_title = Welcome back!
back_moves = { $count ->
    [0] A bot was ready to play for you, but its turn never came.
    [1] A bot made one move for you.
   *[other] A bot made { $count } moves for you.
  }
back_finished = A bot finished the game for you.
back_bot_plays = A bot is playing for you.
back_take_over = Take over

## Playing again

rematch_wanted = { $name } wants a rematch.
rematch_open = Your table for the rematch is open.
rematch_started = The rematch has started.
rematch_seat_kept = Your seat is waiting for you.
rematch_go = Go to the table
rematch_watch = Watch

## Log and chat

rail_without_chat = Log and rules
chat_unread = { $count ->
    [1] new message
   *[other] new messages
  }
