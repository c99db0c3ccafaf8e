# What the server says about tables of any game.

## Seats and events

seat_number = Spieler { $number }
event_taken_back = { $you ->
    [yes] Du nimmst deine Wahl zurück.
   *[no] { $who } überlegt es sich anders.
  }

## Bots, weakest first

bot =
    .random = Zufalls-Bot
    .easy = Leichter Bot
    .medium = Mittlerer Bot
    .hard = Starker Bot
    .expert = Experten-Bot

## Lessons: the seat of the learner

learner = Du
