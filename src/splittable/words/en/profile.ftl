# The page of my play: what several reviews have in common.

profile_title = Your play
profile_text = Which choices cost you most in your last { $games } games, and what to try next. Only you can see this.
profile_rests_on = { $games ->
    [one] Based on 1 game
   *[other] Based on { $games } games
  } and { $choices } choices: { $mistakes ->
    [0] none of them cost you anything.
    [one] 1 of them cost you something.
   *[other] { $mistakes } of them cost you something.
  }
profile_few = That’s only a first impression.
profile_worst = This costs you most: { $kind }, about { $loss } per game.
profile_faultless = No clear mistakes. Well played!
profile_trend =
    .better = You’re improving: your latest games cost you less than the ones before.
    .worse = Your latest games cost you more than the ones before.
    .same = No clear change between your earlier and your latest games.
profile_no_trend = We’ll see how you’re improving from { $games } reviewed games on.
profile_by_game = Lost in each game, from the earliest to the latest
profile_kinds = What your choices cost
profile_kind_choices = { $mistakes } of { $choices }
profile_head_kind = Choice
profile_head_mistakes = Mistakes
profile_head_loss = Lost per game
profile_try = Try this next
profile_puzzles = Solve puzzles
profile_lesson = Play the lesson
profile_rule = Read rule { $rule }
profile_empty = Nothing to show yet
profile_empty_text = Review a game to see which choices cost you most.
profile_no_games = Finish a game first. Then you’ll see here which choices cost you most.
profile_waiting = { $count ->
    [one] 1 of your last games isn’t reviewed yet.
   *[other] { $count } of your last games aren’t reviewed yet.
  }
profile_review_last = { $count ->
    [one] Review it
   *[other] Review { $count } games
  }
profile_reviewing = Reviewing game { $number } of { $count }…
profile_stop = Stop
profile_link = See what costs you most

## splittable profile

profile_line = { $kind }: { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
  } in { $choices } choices
