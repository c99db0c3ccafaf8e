# Puzzles: moments of games at which one choice is clearly best.

## The page

puzzles = Puzzles
puzzles_of = { $game }: puzzles
puzzles_text = Real moments from games between strong bots. One choice is clearly better than all the others: can you find it?
puzzles_none = There are no puzzles for this game yet.
puzzles_all_solved = You’ve solved all { $count } of these. Here’s one of them again.
puzzle_number = Puzzle { $number }
puzzle_level =
    .any = All levels
    .easy = Easy
    .medium = Medium
    .hard = Hard
puzzle_which_level = Level
puzzle_ask = Find the best choice.
puzzle_solved = { $solved } of { $count } solved
puzzle_streak = { $count ->
    [one] 1 in a row
   *[other] { $count } in a row
  }
puzzle_best_streak = Best streak: { $count }
puzzle_right = That’s it!
puzzle_wrong = Not this time.
puzzle_best = Best: { $move }
puzzle_cost = Your choice gives away { $loss }.
puzzle_next = Next puzzle
