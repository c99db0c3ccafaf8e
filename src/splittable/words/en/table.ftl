# At a table: seats, log, chat, end and replay.

## Table

table = Table
opening_table = Opening the table…
no_table = This table can’t be opened.
table_of = { $game } · waiting room
qr_of_table = QR code of the link to this table
table_code = Table code
table_link = Link to the table
copy_link = Copy the link
your_name = Your name
sit_here = Sit here
sit_too = Add a player on this device
stand_up = Leave seat
free = Remove
here = here
away = away
bot_plays = a bot is playing
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
  }
leave_table = Leave the table
log = Log
log_and_rules = Log, rules and chat
empty_log = Nothing has happened yet.
chat = Chat
empty_chat = No messages yet.
message = Message
send = Send
only_phrases = You may not talk about your cards in this game, so pick a phrase.
somebody = Somebody
mute = Mute
unmute_all = Unmute everybody
# The host shuts somebody out of the table.
ban = Ban
banned = { $name } can’t come back to this table.
let_back = Let { $name } back in
# What somebody who writes is doing here.
role =
    .host = host
    .player = playing
    .watching = watching
reconnecting = Reconnecting…
move_is_kept = Your move will be sent as soon as you’re back online.
game_goes_on = You’ll be right back where you were.
try_now = Try now
line_closed = The server closed the connection.
line_closed_text = Reload the page to continue.
moved_on = Somebody was faster.
moved_on_text = The game has gone on. Choose again.
since_you_left = While you were away
more_in_log = { $count ->
    [1] 1 more line in the log.
   *[other] { $count } more lines in the log.
  }
time_left = Time left: { $time }
time_soon_up = Your time is nearly up.
bot_keeps_seat = A bot is playing for { $name } until they’re back.
bot_replaced = { $name } is stuck.
bot_replaced_text = A quick bot makes this move.
is_away = { $name } is away.
is_away_text = Wait, or let a bot play until they’re back.
let_bot_play = Let a bot play
pass_to = Pass the device to { $name }.
pass_to_text = Everybody else, look away!
i_am = I’m { $name }
rule = Rule { $rule }
legal_is_marked = Your options are highlighted.

## Text board

text_board = Text board
text_board_text = The board in words, with a button for each move. Works well with a screen reader.
your_moves = Your moves
find_move = Find a move
more_moves = { $count } more: type to find one.
choose_move = Choose a move.
play_this = { $move }?
twice_confirms = Press it again, or confirm here.
confirm = Confirm
choice_is_in = You’ve chosen.
change = Change
one_moment = One moment…
game_over = The game is over.

## End

verdict_won = You win, **{ $mine }** to { $other }!
verdict_tie_won = Tied on **{ $mine }**, and you win the tie-break!
verdict_tie_lost = You’re tied on **{ $mine }**, but { $who } wins the tie-break.
verdict_tie = Tied on { $best }: { $who } wins the tie-break.
verdict_shared = { $you ->
    [yes] { LIST($who) } share the win with **{ $best }**!
   *[no] { LIST($who) } share the win with { $best }.
  }
verdict_wins = { $you ->
    [yes] { $who } wins, { $best } to **{ $other }**.
   *[no] { $who } wins, { $best } to { $other }.
  }
verdict_by_one = Second by one point: **{ $mine }** to { $best }.
verdict_place = You came { verdict_rank }, **{ $mine }** to { $best }.
verdict_far = { $count ->
    [one] { LIST($who) } wins with { $best }. You’re { verdict_rank } with **{ $mine }**.
   *[other] { LIST($who) } share the win with { $best }. You’re { verdict_rank } with **{ $mine }**.
  }
verdict_rank = { $joint ->
    [yes] joint { verdict_nth }
   *[no] { verdict_nth }
  }
verdict_nth = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] number { $place }
  }
verdict_solo = { $points ->
    [1] **1** point
   *[other] **{ $points }** points
  }
moment_show = Replay this moment
podium = Final places
winner = winner
play_again = Rematch
next_game = What next?
next_settings = { $game } with other settings
more_controls = More
download_record = Download the game
link_to_game = Link to this game
where_points_come_from = Where the points come from

## Sound and pace

sound = Sound
sound_text = Cards, dice and scissors, and a chime when it’s your turn.
pace = Pace of reveals
pace_text = How long a reveal lasts. A tap always skips it.
pace_is =
    .off = Off
    .quick = Quick
    .normal = Normal
    .relaxed = Relaxed

## Replay

replay = Replay
no_replay = This game can’t be replayed.
replay_controls = Replay controls
step = Step
step_of = Step { $at } of { $last }
first_step = To the start
one_back = Back one step
one_on = Forward one step
last_step = To the end
run = Play
stop = Pause
seen_by = Seen by
spectator = A spectator
everything = All cards open
link_to_step = Link to this step
play_on = Play on from here
again_back = Back to the review
again_result =
    .won = This time you win: { $now } instead of { $before }.
    .lost = This time it’s not enough: { $now } instead of { $before }.
    .equal = { $now } again, just like the first time.
    .plain = This time { $now }, the first time { $before }.

## Set phrases of the chat

phrase =
    .hello = Hello!
    .thanks = Thanks!
    .nice = Nicely done!
    .oops = Oops!
    .thinking = Let me think…
    .your_turn = Your turn!
    .one_moment = One moment, please.
    .good_game = Good game!
    .so_close = So close!
    .again = Another one?
    .bye = Bye!
