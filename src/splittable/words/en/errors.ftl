# What went wrong, by the code of the error, with what to do next.

## On the page

error =
    .client_unreachable = No connection to the server. Are you online?
    .request_malformed = That didn’t work. Reload the page and try again.
    .request_too_large = That’s too big to send.
    .request_not_found = There’s nothing at this address.
    .request_method = That didn’t work. Reload the page and try again.
    .request_origin = Please open Splittable at its own address and try again.
    .request_media_type = That didn’t work. Reload the page and try again.
    .identity_missing = This page doesn’t know you yet. Reload it and try again.
    .identity_link_unknown = This link is unknown, used or too old. Make a new one.
    .table_not_found = There’s no such table. Check the code or the link.
    .table_not_open = The game has already started.
    .table_not_playing = That only works during a game.
    .table_not_over = That only works once the game is over.
    .table_old_rules = This game was started with an older version and can’t go on here.
    .table_no_such_seat = This table doesn’t have that seat.
    .table_seat_taken = Somebody is already sitting there.
    .table_chance_used = Another game was started at the same time. Try again.
    .table_colour_taken = Somebody at the table has this colour: pick another one.
    .table_seat_open = A seat is still free: invite somebody or add a bot.
    .table_not_host = Only the host can do that.
    .table_not_seated = Only the players at this table can do that.
    .table_not_away = { $seconds ->
        [0] They’re at the table right now.
       *[other] They’ve only just left. Try again in { $seconds } s.
      }
    .table_no_spectators = Only the players can see this table.
    .table_removed = { $seconds ->
        [0] The host has closed this table to you.
       *[other] The host removed you from the table. You can come back in { $seconds } s.
      }
    .table_one_seat_each = You already have a seat: at this table it’s one seat each.
    .table_not_watching = Reload the page to see this table again.
    .hindsight_none = We can’t work out a best result for this game.
    .hindsight_failed = The best result couldn’t be found this time. Try again later.
    .picture_failed = The picture couldn’t be drawn this time. Try again later.
    .hint_off = There are no hints at this table.
    .hint_failed = No hint this time. Try again.
    .review_not_yours = Only the person who sat there can see these choices.
    .review_failed = The review didn’t work this time. Try again later.
    .review_none = Nobody can judge the choices of this game.
    .review_seat = Nobody sat there.
    .puzzle_file = The file of puzzles can’t be read.
    .puzzle_unknown = There’s no such puzzle.
    .review_not_acting = It isn’t that player’s turn.
    .review_unfinished = This game can be reviewed once it’s over.
    .move_stale = Somebody was faster. Look at the table and choose again.
    .move_not_your_seat = That’s somebody else’s seat.
    .move_not_acting = It isn’t your turn.
    .move_already_chosen = You’ve already chosen. You can still change it.
    .move_not_revocable = It’s too late to take that back.
    .move_game_over = The game is over.
    .move_chance_first = One moment: the cards or dice come first.
    .move_not_chance = No cards or dice now: it’s a player’s turn.
    .move_no_such_seat = Nobody sits there.
    .move_illegal = You can’t do that now.
    .move_wrong_phase = You can’t do that now.
    .move_malformed = That isn’t a move in this game.
    .chat_off = There’s no chat at this table.
    .chat_phrases_only = Pick one of the phrases.
    .limit_rate = That was too fast. Try again in { $seconds } s.
    .limit_too_many = That’s too much at once. Finish a game or close a window, then try again.
    .server_stopping = The server is restarting. Try again in a moment.
    .server_storage = That couldn’t be saved. Try again in { $seconds } s.
    .server_unsure = We can’t tell yet whether that was saved. If the table doesn’t show it in a moment, try again.
    .server_error = Something broke on our side. Try again.
    .setup_unknown_game = We don’t have that game.
    .setup_view = Give the view of a player, whole and from this version.
    .setup_players = This game can’t be played with that many people.
    .setup_unknown_option = This game doesn’t have that option.
    .setup_option = One of the options doesn’t fit this game.
    .setup_unknown_bot = This game doesn’t have that bot.
    .record_json = This isn’t a saved game, or part of it is missing.
    .record_field = This isn’t a saved game, or it was changed by hand.
    .record_format = This isn’t a saved game of Splittable.
    .record_newer_format = This game was saved by a newer version. Update first, then open it.
    .record_rules = This game was played by rules that we don’t know.
    .record_setup = This game was set up in a way that we can’t repeat here.
    .record_move = A move in this game breaks the rules.
    .record_result = The scores in this file don’t fit its moves.
    .record_truncated = The end of this game is missing.
    .record_proof = The cards or dice in this game don’t match its proof.
    .record_no_proof = This game has no proof: it’s older, was tried again, or comes from another program.
    .record_too_long = This game has too many moves to open here.
    .data_file = Your set couldn’t be read.
    .data_yaml = { data_place }{ $problem }
    .data_field = { data_place }{ $problem }
data_place = { $line ->
    [0] {""}
   *[other] Line { $line }:{" "}
  }{ $field ->
    [none] {""}
   *[other] { $field }:{" "}
  }

## What is wrong in a set of cards or boards

data_problem =
    .missing = “{ $name }” is missing.
    .unknown = we don’t know this. Use { $choices }.
    .mapping = names with values belong here, such as “name: value”.
    .list = a list belongs here.
    .text = some text belongs here.
    .number = write a whole number from { $least } to { $most }.
    .choice = write { $choices }.
    .count = { $least ->
        [same] there should be { $most }, but there are { $found }.
       *[other] there should be { $least } to { $most }, but there are { $found }.
      }
    .twice = “{ $name }” appears twice.
    .ascending = each number must be higher than the one before.
    .exactly = write { $expected }.
    .extra = this is one too many.
    .name = use up to { $most } lowercase letters, digits, - and _, and no name twice.
    .icons = a card needs at least one icon.
    .box = the printed game has something else here.
    .deep = the brackets are nested too deep.
    .alias = write the value out instead of using a star and a name.
    .yaml = this line can’t be read. Check its spaces, colons and brackets.
