# Setting up a table and waiting for people.

## Create

set_up_table = Set up a table
game = Game
seats = Seats
seat = Seat { $number }
me = Me
seat_bot = Bot
open_seat = Free seat
open_seat_short = Free
bot_level = Bot level
# The one control for all bots.
bots = Bots
bots_text = for all free seats
level =
    .none = None
    .easy = Easy
    .medium = Medium
    .hard = Hard
    .expert = Expert
fill_with_bots = Fill with bots
name = Name
name_of_seat = Name for seat { $number }
fewer_seats = Fewer seats
more_seats = More seats
shared_device = Several of you on this device? The board is hidden between turns.
options = Options
public_table = Public table
public_table_text = Anyone can join from the home page. Off: only people with the link.
several_seats = Several players per device
several_seats_text = Guests can also take a seat for somebody next to them. Off: one seat each.
clock = Clock
clock_text = When your time is up, a bot makes the move. No clock: take days if you like.
no_clock = None
one_day = 1 day
open_table = Open the table
open_table_text = You’ll get a link, a code and a QR code to share.
start_now = Start the game
start_now_text = Every seat is filled: the game starts right away.

## The waiting room

waiting_room = { $count ->
    [one] Waiting room · 1 seat
   *[other] Waiting room · { $count } seats
  }
room_you = Who are you?
room_colour = Your colour
room_colour_text = This is how the others see you. On your own screen you’re always blue.
# $colour: one of those below.
room_colour_taken = { $colour }: { $who } has it
colour =
    .wine = wine red
    .yellow = yellow
    .green = green
    .purple = purple
    .pink = pink
    .forest = dark green
    .sky = light blue
room_how = How to play, in three pictures
room_invite = Invite friends
room_share = Share
room_share_text = Come and play { $game } with me!
room_copy = Copy link
room_people = At the table
room_here = { $here } of { $seats } here
room_ready = ready
room_is_you = you
room_is_host = host
room_free_seat = Free seat
room_bot_comes = a bot takes it if nobody comes
room_waits = waiting for a player
room_sit = Take a seat
# $who: the other people at the table. $bots: the bots, those to come included.
room_go = Ready when you are.
room_go_name = Ready when you are, { $name }.
room_go_with = { $bots ->
    [one] Start now with { LIST($who) } and one bot, or wait for more friends.
   *[other] Start now with { LIST($who) } and { $bots } bots, or wait for more friends.
  }
room_go_bots = { $bots ->
    [one] Start now against one bot, or wait for friends.
   *[other] Start now against { $bots } bots, or wait for friends.
  }
room_no_bots = Invite friends, or let bots take the free seats.
room_start = { $bots ->
    [0] Start
    [one] Start with 1 bot
   *[other] Start with { $bots } bots
  }
room_all_here = Everybody’s here.
room_host_starts = { $host } starts the game.
room_the_host = The host
room_take_seat = Pick a seat.
room_full = All seats are taken. You can watch.
room_finding = Looking for the table…
