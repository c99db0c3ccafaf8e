# The pages around the tables: home, set-up, settings, uploads.

## Your games

home_continue = Continue
home_all_running = Show all { $count }
home_finished = Finished games
home_more_finished = Show more finished games
# How a finished game ended. $you: the reader won. $other: my points if I lost, else those of the second.
game_won = { $you ->
    [yes] You won { $points } to { $other }.
   *[no] { $who } won { $points } to { $other }.
  }
game_shared = { LIST($who) } share the win at { $points }.
game_points = { $points ->
    [1] 1 point.
   *[other] { $points } points.
  }
game_with = With { LIST($who) }.
game_replay = Replay
game_review = Review

## Upload

upload_title = Open a saved game
upload_text = Watch any game again that was downloaded here or saved in the terminal.
upload_choose = Choose a file, or drop it here
upload_not_a_record = This isn’t a saved game. Choose the file that you downloaded after a game.

## Frame

home = Home
rules = Rules
settings = Settings
language = Language
theme = Theme
light_or_dark = Light or dark
main_pages = Main pages
skip_to_content = Skip to the content
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
you = You
guest = Guest { $number }
loading = Loading…
fan_project = Splittable is an unofficial fan project. The games belong to their makers:
game_credits = { LIST($authors) }, { $publisher }
own_drawings = All drawings and words here are our own.
server_away = The server isn’t answering.
what_needs_server = Games, tables and rules will be back as soon as it is.
try_again = Try again
no_such_page = There’s nothing here.
no_such_page_text = Check the address, or start from the home page.

## Home

home_title = Four games about splitting.
home_text = Split a row, a hand or a roll of the dice, and see who takes what. Send friends a link, or play against bots. No account needed.
code_or_link = Code or link
join = Join
create_table = Create a table
games = Games
players = Players
players_range = { $range } players
minutes = { $minutes } min
play_now = Play now against bots
public_tables = Public tables
your_move = Your turn
waiting_for = Waiting for { LIST($names) }.
running = In progress
finished = Finished
open_seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
ready_to_start = Ready to start

## Rules and settings

all_rules = All rules
rules_text = In our own words. Every rule has a number, and messages and scores point to it.
your_name_text = The others see it at the table.
theme_auto = Match system
theme_light = Light
theme_dark = Dark
other_device = Another device
other_device_text = Continue your games there: open this link on the other device.
make_link = Make a link
device_link = Link for the other device
device_link_once = The link works once, for a short time. Keep it to yourself: anyone who opens it can play as you.
qr_of_device = QR code of the link for the other device
claim_title = Play as yourself on this device?
claim_text = You’ll have your name and your games here, too. Games played on this device so far disappear from the list.
claim = Yes, this is me
claim_failed = This link doesn’t work.
