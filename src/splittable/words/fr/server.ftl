# What the server says about tables of any game.

## Seats and events

seat_number = Joueur { $number }
event_taken_back = { $you ->
    [yes] Vous revenez sur votre choix.
   *[no] { $who } revient sur son choix.
  }

## Bots, weakest first

bot =
    .random = Robot aléatoire
    .easy = Robot facile
    .medium = Robot moyen
    .hard = Robot difficile
    .expert = Robot expert

## Lessons: the seat of the learner

learner = Vous
