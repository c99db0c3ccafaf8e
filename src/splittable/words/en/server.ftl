# What the server says about tables of any game.

## Seats and events

seat_number = Player { $number }
event_taken_back = { $you ->
    [yes] You take your choice back.
   *[no] { $who } takes a choice back.
  }

## Bots, weakest first

bot =
    .random = Random bot
    .easy = Easy bot
    .medium = Medium bot
    .hard = Hard bot
    .expert = Expert bot

## Lessons: the seat of the learner

learner = You
