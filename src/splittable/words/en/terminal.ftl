# What the commands say in the terminal.

## splittable play, replay, games

terminal_which_game = Which game?
terminal_pick = Its name or number:{" "}
terminal_unknown_pick = Please type one of: { $choices }
terminal_welcome = { $title } · { $players } players · you’re { $name }. Type ? for the rule, h for help, q to leave.
terminal_commands = Type a choice by its number or in words: in any order, and shortened if you like. Tab completes, the arrow keys bring back earlier lines. Also: ? the rule now · hint · rules · board · list (your choices) · q leave
terminal_no_hint = You’ve already chosen.
terminal_rule = Rule { $rule }: { $text }
terminal_more = { $labels } (of { $count })
terminal_ambiguous = “{ $text }” could mean { $labels }. Which one?
terminal_enter = {"["}Enter]
terminal_or = or
terminal_near = I don’t understand “{ $text }”. Did you mean { $labels }?
terminal_unknown = I don’t understand “{ $text }”: type one of your choices, or h for help.
terminal_no_such_number = There’s no choice { $text }: type a number from 1 to { $count }.
terminal_rest = the rest
terminal_chosen = Your choice: { $label }.
terminal_take_back = Enter to go on, u to take it back
terminal_taken_back = Taken back.
terminal_over = The game is over.
terminal_won = { $count ->
    [1] { $you ->
        [yes] You win!
       *[no] { LIST($who) } wins.
      }
   *[other] { LIST($who) } share the win.
  }
terminal_scores = { $name }: { $points }
terminal_left = You left the game. It wasn’t saved: add --save FILE to keep your games.
terminal_saved = Saved to { $path }.
terminal_verified = { $games ->
    [one] 1 game
   *[other] { $games } games
 }: { $draws ->
    [one] 1 card or die was
   *[other] all { $draws } cards and dice were
 } fixed in advance.
terminal_unproven = { $games ->
    [one] 1 game has
   *[other] { $games } games have
 } no proof.
terminal_not_the_noted = This proof belongs to another fingerprint: { $found }, not { $noted }.
terminal_records_ok = { $count } games: every move, score and winner is right.
terminal_record_ok = 1 game: every move, the scores and the winners are right.
terminal_players_minutes = { $players } players · { $minutes } minutes · { game_credits }
terminal_unfinished = unfinished
terminal_next = Enter: next, q: stop

## splittable review

terminal_review_preparing = getting ready (the first time takes a minute)
terminal_review_looking = going through the game
terminal_review_head = { $name }: { review_summary }
terminal_review_faultless = { $name }: { review_faultless }
terminal_review_moments = The moments that mattered:
terminal_review_none = No clear mistakes.
terminal_review_decision = { $when } · { $kind } · { $move }; better: { $best } ({ $loss } lost)
terminal_review_fine = { $when } · { $kind } · { $move }: as good as the best

## splittable solve

solve_searching = searching…
solve_proving = best so far: { $best } · at most { $bound } · { NUMBER($seconds, digits: 0) } s
solve_looking_back = going back through the game
solve_gap = You scored { $played } of { $score }: { $gap ->
    [0] perfect!
    [1] 1 point was still there.
   *[other] { $gap } points were still there.
  }

## splittable arena

arena_title = { $game }, { $players } players: { $bots }
arena_playing = playing
arena_bot = bot
arena_rating = rating
arena_ratings = Ratings
arena_wins = Wins
arena_win_rate = wins (95%)
arena_fair = fair share
arena_mean_points = mean points
arena_points = Points
arena_seats = seats
arena_forfeits = forfeits
arena_duels = Who finishes ahead of whom
arena_logs = Error output of programs
arena_report_about = { $games } games. Everybody plays every seat with the same cards and dice. Intervals: 95%.
arena_written = Saved to { $path }.

## splittable puzzle

terminal_puzzle = { $title } · { $players ->
    [1] alone
   *[other] { $players } players
  } · { puzzle_number } · { $level }
terminal_puzzle_no_hint = No hints here: this one is yours to find.
terminal_puzzle_enter = Enter for the next puzzle, q to leave
terminal_puzzle_left = { $solved } of { $tried } solved.

## Errors of the commands, by code: what went wrong, and the details in brackets

terminal_said = error [{ $code }]: { $sentence } ({ $detail })
terminal_error =
    .game_faulty = This game’s program is faulty and can’t be loaded. Tell its authors.
    .setup_game_name = Choose another name: small letters, digits and hyphens.
    .setup_seat = Choose a seat that the game has.
    .setup_extra = Something has to be installed first.
    .setup_argument = One of the values can’t be used.
    .setup_file = This file can’t be written.
    .setup_plug = The bots of this game don’t work.
    .setup_secret = The secret is too short.
    .setup_data_folder = The folder for data can’t be used.
    .setup_port = The server can’t start at this port.
    .setup_database = The database can’t be used.
    .setup_workers = Several workers need another database.
    .setup_node = The name of this server doesn’t fit.
    .setup_public_url = Give the whole address.
    .setup_bot_pause = Give two times in seconds.
    .setup_own_bot = Give each bot a name of its own and a function that can be loaded.
    .record_file = This file can’t be read.
    .record_empty = This file is empty.
    .setup_fingerprint = Give the fingerprint as the page shows it, like 3f2a-91c0-77de.
    .record_no_line = There’s no game in that line.
    .arena_bots = Name two bots or more.
    .arena_budget = Limit the bots by time or by playouts, not by both.
    .arena_file = Choose a type of file that we can write.
    .arena_ray = Ray did not start, or was not reached.
    .dataset_plan = These parts belong to another dataset: delete them or choose another file.
    .bot_budget = Limit the bot by time or by playouts.
    .bot_command = This bot can’t be started.
    .bot_died = The bot stopped during a game.
    .bot_nonsense = The bot’s answer makes no sense.
    .bot_slow = The bot took too long.
    .bot_game = This bot doesn’t play that game.
    .bot_not_acting = It isn’t the bot’s turn.
    .bot_protocol = Say which protocol the bot speaks.
    .contest_ended = The input ended too early.
    .contest_line = We can’t read a line of the input.
    .contest_roll = We can’t read a roll in the input.
    .contest_rounds = The number of rounds doesn’t fit the sheet.
    .contest_size = We can’t play on a sheet of that size.
    .solve_dice = Write one roll per round, such as 4-1.
    .solve_game = That game can’t be solved.
    .solve_seat = Choose a seat that the game has.
    .solve_sheet = We don’t know that sheet.
    .solve_unfinished = This game isn’t over yet.
    .solve_what = Say what to solve.
    .solve_written = A placement doesn’t fit the sheet or its roll.

## A new game

terminal_new_game = Your game is in { $folder }. Install it beside Splittable (pip install -e { $folder }), run its tests (pytest), then change it: docs/adding-a-game.md shows the way.
