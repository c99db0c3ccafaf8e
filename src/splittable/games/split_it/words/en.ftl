# The sentences of Split it!. docs/translating.md tells how they are written.

## Refusals

malformed = that’s not a move of Split it!; moves look like 'cut 3 5', 'remove pink', 'guess white' or 'joker 8'
no_such_seat = there is no such seat
no_such_card = there is no such card in the deck
starter_first = draw the starting player first
starter_known = the starting player is already drawn
cut_range = choose two different places from 1 to { $last }, the smaller first, so that no section is empty
not_cutting = you can’t cut the row now
not_removing = you can’t remove a section now
empty_section = the { $section } section has no cards: guess another one
not_guessing = you can’t guess now
no_such_column = you have no column of { $number }s
no_joker = you have no joker to place

## Score lines

most = most { $number }s ({ $count })
shared_most = most { $number }s, shared ({ $count })
columns = tie-break: { $count ->
    [one] 1 column
   *[other] { $count } columns
  }
waiting = jokers not placed: { $count }

## Sections and cards

section =
    .white = white
    .pink = pink
    .black = black
joker = joker
in_the_lead = { $cards } (in the lead)
sharing_the_lead = { $cards } (tied for the lead)
spelled = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
   *[other] { $count }
  }
jokers = { $count ->
    [1] one joker
   *[other] { spelled } jokers
  }
cards_of = { $count ->
    [1] one { $number }
   *[other] { spelled } { $number }s
  }
of_them_jokers = { $count ->
    [1] { $cards }, { spelled } of them a joker
   *[other] { $cards }, { spelled } of them jokers
  }

## Labels

label_cut = after cards { $first } and { $second }
label_joker = joker on the { $number }s

## Events

event_starter = { $name } starts.
event_row = Round { $round }. The row: { $cards }.
event_cut = { $name } cuts after cards { $first } and { $second }.
event_remove = { $name } removes { $section }.
event_chosen = { $name } has chosen.
event_reveal = Guesses: { $guesses }.
event_won = { $name } takes { $section }: { $cards }.
event_repeat = Two against two (no. { $count }): everyone guesses again.
event_lead = { $name } no longer has the most { $number }s and loses { $points } (now in the lead: { $leaders }).
event_gone = Out of the game: { $cards }.
event_jokers = { $name } adds { $placed }.
jokers_on = { $jokers } to the { $number }s

## The log

log_starter = { $you ->
    [yes] You start.
   *[no] { $who } starts.
  }
log_round = Round { $round }
log_row = The row: { $cards }.
log_cut = { $you ->
    [yes] You cut the row into { $sizes }.
   *[no] { $who } cuts the row into { $sizes }.
  }
log_remove =
    .white = { $you ->
        [yes] You remove white.
       *[no] { $who } removes white.
      }
    .pink = { $you ->
        [yes] You remove pink.
       *[no] { $who } removes pink.
      }
    .black = { $you ->
        [yes] You remove black.
       *[no] { $who } removes black.
      }
log_won =
    .white = { $you ->
        [yes] You’re alone on white and take { $cards }.
       *[no] { $who } takes white: { $cards }.
      }
    .pink = { $you ->
        [yes] You’re alone on pink and take { $cards }.
       *[no] { $who } takes pink: { $cards }.
      }
    .black = { $you ->
        [yes] You’re alone on black and take { $cards }.
       *[no] { $who } takes black: { $cards }.
      }
log_shared =
    .white = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted white: it stays.
       *[other] { CAPITAL(LIST($who)) } all wanted white: it stays.
      }
    .pink = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted pink: it stays.
       *[other] { CAPITAL(LIST($who)) } all wanted pink: it stays.
      }
    .black = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted black: it stays.
       *[other] { CAPITAL(LIST($who)) } all wanted black: it stays.
      }
log_nobody = Nobody gets { $cards }: out of the game.
log_gone = Out of the game: { $cards }.
log_repeat = Two against two: everyone guesses again.
log_jokers = { $you ->
    [yes] { $jokers ->
        [1] You add a joker to your { $number }s.
       *[other] You add { $jokers } jokers to your { $number }s.
      }
   *[no] { $jokers ->
        [1] { $who } adds a joker to the { $number }s.
       *[other] { $who } adds { $jokers } jokers to the { $number }s.
      }
  }
log_lead = { CAPITAL(LIST($who)) } { $you ->
    [yes] take
   *[no] { $count ->
        [1] takes
       *[other] take
      }
  } the lead in { $number }s from { LIST($losers) }.

## The board

board_title = Round { $round } · { $left } cards in the deck · { $holder } holds the split cards
board_row = Row
board_deck = Deck
board_no_row = (no row yet)
board_player = { $name }{ $mark }  { $points } points
board_waiting = jokers waiting: { $count }
board_no_columns = no columns yet
board_legend = number × cards, * for a joker, ^ for the lead
board_chosen = has chosen
board_done = done

## Points, on the page

points_if_ended = { $points ->
    [1] point if it ended now
   *[other] points if it ended now
  }
lost_lead = −{ $number }: { LIST($who) } in the lead for { $number }s.

## The board in sentences

tell_round = Round { $round }. Cards left in the deck: { $left }.
tell_holder = The split cards are with { $name }.
tell_row = The row, from left to right: { $cards }.
tell_no_row = No row yet.
tell_section = { $section }: { $cards }.
tell_player = { $name }: { $points } if it ended now.
tell_columns = Columns: { $columns }.
tell_no_columns = No columns yet.
tell_waiting = Not placed yet: { $jokers }.
tell_chosen = Has chosen.
tell_done = Done for this round.
tell_deck = In the deck: { $cards }.

## What to do

ask =
    .cut = Cut the row in two places, e.g. “after cards 2 and 4”.
    .remove = Remove one section from the game.
    .guess = Guess a section in secret. Alone on it? It’s yours. Shared? Nobody gets it yet.
    .jokers = { $count ->
        [one] Add your joker to one of your columns.
       *[other] Add a joker to one of your columns. You have { $count }.
      }

## At the terminal

type_cut = Type where to cut: two of the numbers below the row, from 1 to { $last }, e.g. “2 4”.
type_joker = Type the number of a column: { $columns }
sure =
    .cut = Cut { $label }?
    .remove = Remove { $label }?
    .guess = Guess { $label }?
    .joker = Add a joker to the { $number }s?

## A finished game that is looked back at

story_guess =
    .white = { $you ->
        [yes] You guess white.
       *[no] { $who } guesses white.
    }
    .pink = { $you ->
        [yes] You guess pink.
       *[no] { $who } guesses pink.
    }
    .black = { $you ->
        [yes] You guess black.
       *[no] { $who } guesses black.
    }
story_secret =
    .guess = { $you ->
        [yes] You guess in secret.
       *[no] { $who } guesses in secret.
    }
    .jokers = { $you ->
        [yes] You place a joker in secret.
       *[no] { $who } places a joker in secret.
    }
tell_guess =
    .white = Guesses white.
    .pink = Guesses pink.
    .black = Guesses black.

## The end: what decided the game

ending_always = { $count ->
    [1] { CAPITAL(LIST($who)) } led from start to finish.
   *[other] { CAPITAL(LIST($who)) } were level from start to finish.
  }
ending_led = { $count ->
    [1] { CAPITAL(LIST($who)) } led from round { $round } on.
   *[other] { CAPITAL(LIST($who)) } were level at the top from round { $round } on.
  }
ending_round = { $last ->
    [yes] It was decided in the last round.
   *[no] It was decided in round { $round }.
  }
ending_took =
    .white = { $you ->
        [yes] You were alone on white and took { $cards }.
       *[no] { $who } was alone on white and took { $cards }.
      }
    .pink = { $you ->
        [yes] You were alone on pink and took { $cards }.
       *[no] { $who } was alone on pink and took { $cards }.
      }
    .black = { $you ->
        [yes] You were alone on black and took { $cards }.
       *[no] { $who } was alone on black and took { $cards }.
      }
ending_clash =
    .white = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted white: it stayed.
       *[other] { CAPITAL(LIST($who)) } all wanted white: it stayed.
      }
    .pink = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted pink: it stayed.
       *[other] { CAPITAL(LIST($who)) } all wanted pink: it stayed.
      }
    .black = { $count ->
        [2] { CAPITAL(LIST($who)) } both wanted black: it stayed.
       *[other] { CAPITAL(LIST($who)) } all wanted black: it stayed.
      }
ending_took_then = { $you ->
    [yes] Then you took { $cards } of it.
   *[no] Then { $who } took { $cards } of it.
  }
ending_fell = { $lost_you ->
    [yes] { CAPITAL(LIST($who)) } took the lead in { $number }s from you.
   *[no] { CAPITAL(LIST($who)) } took the lead in { $number }s from { LIST($loser) }.
  }
ending_ahead = { $is_tied ->
    [yes] At { $mine } points each, more columns put { LIST($who) } ahead for good.
   *[no] That put { LIST($who) } ahead, { $mine } to { $theirs }, for good.
  }
ending_level = { CAPITAL(LIST($who)) } finished level with { $mine } points each.
ending_from = It was { $mine } to { $theirs } after round 1, and { $at_end } to { $best } at the end.
ending_near = { $you ->
    [yes] { $alone ->
        [yes] One more { $number } and you’d have won.
       *[no] One more { $number } and you’d have shared the win.
      }
   *[no] { $alone ->
        [yes] One more { $number } and { $who } would have won.
       *[no] One more { $number } and { $who } would have shared the win.
      }
  }

## Hints and reviews: why a choice is good

the_section =
    .white = white
    .pink = pink
    .black = black
the_numbers = { $number }s
only_points = { $other_points ->
    [0] nothing now
   *[other] only { $other_points }
  }
jokers_text = { $jokers ->
    [2] two jokers
    [3] three jokers
    [4] four jokers
   *[other] { $jokers } jokers
  }
reason =
    .mix = Stay unpredictable: { $section } { how_often }.
    .guess_gain = { CAPITAL($section) } { $listed ->
        [yes] lets you score { $numbers }: { $points } points
       *[no] can bring you { $points } points
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .guess_alone = { CAPITAL($other) } should tempt { LIST($who) }: { $section } is yours alone { how_often }.
    .guess_quiet = You’d be alone on { $section } { how_often }.
    .guess_deny = Left alone on { $section }, { $who } would score { $listed ->
        [yes] { $numbers }: { $points } points
       *[no] { $points } points
      }.
    .guess_tie = { CAPITAL($section) } breaks the tie with { LIST($who) } in { $number }s: only you would score them.
    .guess_jokers = { CAPITAL($section) } holds { jokers }: { $count ->
        [1] it joins any number you have
       *[other] they join any number you have
      }.
    .guess_cards = { CAPITAL($section) } has { $count } cards, { $other } only { $other_count ->
        [1] one
       *[other] { $other_count }
      }.
    .remove_deny = { CAPITAL($section) } would bring { $who } { $points } points{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .remove_dull = { $points ->
        [0] { CAPITAL($section) } brings you nothing now, { $other } { $other_points } points.
       *[other] { CAPITAL($section) } brings you only { $points } points, { $other } { $other_points }.
      }
    .remove_part = { $who } will then want { $theirs }, and { $section } is left for you: { $points } points.
    .cut_split = Splits the { spelled } { $number }s: together, they’d bring { $who } { $number } points.
    .cut_apart = Splits the { spelled } { $number }s: { $count ->
        [2] nobody takes both at once
       *[other] nobody takes them all at once
      }.
    .cut_together = Keeps { spelled } { $number }s together: you need { $count ->
        [2] both
       *[other] them all
      } to score { $number }.
    .cut_deny = { $points ->
        [0] No section brings { $who } any points now
       *[other] { $who } can take at most { $points } points at once
      }; with the other cut, { $other_points }.
    .cut_gain = { CAPITAL($section) } can bring you { $points } points{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes] ; with the other cut, at most { $other_points }
       *[no] {""}
      }.
    .cut_tempt = { CAPITAL($other) } should tempt { LIST($who) }: { $section } is yours alone { how_often }, for { $points } points.
    .cut_hope = You’d be alone on { $section } { how_often }, for { $points } points.
    .cut_ground = Whatever { $who } removes, you can still gain { $points } points on { $who }; with the other cut, { $other_points }.
    .cut_then = { $who } should remove { $removed }: then { $section } is yours alone { how_often }, for { $points } points.
    .cut_leaves = Whatever { $who } removes, a section worth { $points } points to you remains{ $compared ->
        [yes] , not { $other_points }
       *[no] {""}
      }.
    .cut_two = Two sections bring you at least { $points } points each{ $compared ->
        [yes] ; with the other cut, { $other_points }
       *[no] {""}
      }.
    .cut_clash = { CAPITAL(LIST($who)) } will { $people ->
        [2] both
       *[other] all
      } want { $section }: together, they get nothing yet.
    .cut_starve = { $count ->
        [0] No section brings { $who } points now; with the other cut, { $before ->
            [1] one does.
            [2] two do.
           *[other] three do.
          }
        [1] Only one section brings { $who } points now; with the other cut, { $before ->
            [2] two.
           *[other] three.
          }
       *[other] Only two sections bring { $who } points now; with the other cut, three.
      }
    .cut_jokers = Splits the { jokers }: nobody takes { $count ->
        [2] both
       *[other] them all
      } at once.
    .joker_catch = { $passes ->
        [yes] { CAPITAL(jokers_text) } on your { $number }s overtake { LIST($who) }: { $number } points.
       *[no] { $jokers ->
            [1] Brings you level with { LIST($who) } in { $number }s: { $number } points.
           *[other] { CAPITAL(jokers_text) } bring you level with { LIST($who) } in { $number }s: { $number } points.
          }
      }
    .joker_break = You’re level with { LIST($who) } in { $number }s: with one more, only you score them.
    .joker_guard = { CAPITAL(LIST($who)) } { $people ->
        [1] is
       *[other] are
      } { $ahead ->
        [1] only one behind you
       *[other] { $ahead } behind you
      } in { $number }s.
    .joker_late = It’s too late for { $number }s: you can’t catch { LIST($who) } there any more.
    .joker_safe = Your { $number }s don’t need it: nobody can catch you there any more.
    .joker_close = You’re only { $behind ->
        [1] one
        [2] two
       *[other] { $behind }
      } behind in { $number }s, but { $other_behind ->
        [2] two
        [3] three
       *[other] { $other_behind }
      } in { $other }s.
    .joker_worth = It’s as close in { $number }s as in { $other }s, and { $number }s score more.
    .joker_lasts = { $left ->
        [0] No more { $number }s to come, but { $other_cards }.
       *[other] Still to come: only { $cards }, but { $other_cards }.
      }
    .joker_more = { $number }s score more than { $other }s.

## The profile: kinds of choices, and advice on each

profile_kind =
    .cut = cuts
    .remove = sections you take out
    .guess = guesses
    .joker = jokers
profile_tip =
    .cut = Before you cut, think of what each player needs: leave yourself a good section that the others don’t want most.
    .remove = Take out the section that your opponent needs, even if you’d like some of it.
    .guess = The best section is often the most wanted. The second best, alone, beats the best shared.
    .joker = Put a joker where it changes who leads: drawing level is enough, because tied players both score.

## The lesson, and examples of rules

lesson =
    .goal = Most 8s at the end = 8 points.
    .first = It’s the same for every number from 1 to 10: most 3s, 3 points. Tied? You both score.
    .cut = You cut the row in three: tap after the second card and after the fifth, then confirm.
    .guess = Now everyone guesses a section in secret. Alone on it? It’s yours. Shared? Nobody gets it yet. Guess any section you like.
    .alone_white = You were alone on white: both 8s are yours. Nobody has more, so that’s 8 points for now. Ada and Bo both guessed pink: it’s cut again, just for them. Nobody guessed black: it leaves the game.
    .alone_black = You were alone on black: the 5 and the joker are yours. The joker counts as a second 5, and that’s 5 points for now. Ada and Bo both guessed pink: it’s cut again, just for them. Nobody guessed white: it leaves the game.
    .shared = All three of you guessed pink: nobody gets it yet. It’s cut again, and you all guess again. Nobody guessed white or black: they leave the game.
    .joker = In another game, you’ve just won a 9 and a joker. A joker counts as one more card in the column you put it on. You have one 9, Ada has two: put it on your 9.
    .end = Two 9s each: you’re tied, so you both score 9. Choose well, because a joker never moves again. After ten rounds, most points win.
example =
    .S6 = Seven cards, cut after the second and after the fifth: 8 8 are white, 3 9 10 pink, the joker and the 5 black.
    .S9 = The row was 8 8 | 3 9 10 | joker 5. You were alone on white and took both 8s. Ada and Bo were both on pink: its three cards are cut again for them. Nobody guessed black: the joker and the 5 are out of the game.
    .S21 = You alone have 8s: 8 points. Ada and Bo have one 5 and one 2 each, so both score 5 + 2. Bo’s 9 adds 9 more. If the game ended here, you’d have 8 points, Ada 7 and Bo 16.

## Options: what the terminal says of them

option =
    .size = tiny: six cards in rows of four and two, for exact solutions

## The page: the board

white = White
pink = Pink
black = Black
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
round_name = Round { $round }
again_note = You’re replaying from round { $round }, with the same cards.
round = Round { $round } of { $rounds }
other_players = Other players
players = Players
the_row = The row
your_columns = Your columns
your_guess = Your guess
cuts = cuts
has_guessed = has guessed
choosing = choosing…
done_this_round = done this round
waits = waits
points = points
leading = in the lead; { $next } has { $next_points }
trailing = { $best } has { $points }
level = { $points ->
    [0] everyone at 0
   *[other] tied for the lead with { $points }
  }
tied = tied
ahead = +{ $by }
alone = alone
behind = { $by } behind
column_of = { $number }s: { cards }{ $jokers ->
    [0] {""}
    [1] , one of them a joker
   *[other] , { $jokers } of them jokers
  }
no_cards = { $number }s: no cards
waiting_jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
  }
gap = { $is_on ->
    [yes] cut after card { $after }, placed
   *[no] cut after card { $after }
  }
place_two = Cut the row in three.
place_two_how = Tap between two cards, twice.
place_second = Place the second cut.
move_cuts = Tap another gap to move a cut.
cut_says = Cut the row into { $white }, { $pink } and { $black }?
cut = Cut
remove_one = Remove one section from the game.
remove_one_how = With two players, one cuts and the other removes a section.
remove_says = Remove { $section }: { $cards }?
remove = Remove
guess_one = Guess a section in secret.
guess_one_how = Alone on it? It’s yours. Shared? Nobody gets it yet.
guess_says = Guess { $section }: { $cards }?
guess = Guess
you_guessed = You guessed { $section }: { $cards }.
can_change = Waiting for { LIST($names) }. You can still change your guess.
change = Change
place_joker = Add your joker to a column.
place_joker_how = { $count ->
    [one] It counts as one more card there.
   *[other] { $count } to place, one at a time.
  }
joker_says = Add the joker to your { $number }s?
place = Place
waiting_for = Waiting for { LIST($names) }.
you_are_done = You’re done for this round.
revealed = Guesses revealed
all_in = All guesses are in.
verdict_nobody =
    .white = Nobody wanted white: it’s out of the game.
    .pink = Nobody wanted pink: it’s out of the game.
    .black = Nobody wanted black: it’s out of the game.
verdict_nobody_both =
    .white_pink = Nobody wanted white or pink: both are out of the game.
    .white_black = Nobody wanted white or black: both are out of the game.
    .pink_black = Nobody wanted pink or black: both are out of the game.
free = free
to_beat = { $count } to beat
show_columns = Show all columns
columns_of = { $name }: columns
go_on = Continue
takes = takes { $cards }
stays = stays
leaves = out
deck_left = Left in the deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
dealing = Laying out the row…
over = The deck is empty: the game is over.
column_ranked = { column_of }, { $rank }

## The page: the end

end_columns = All columns at the end
end_points = Points
end_rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  }
end_shared = shared
end_short = { $by } short
end_crown = the most of a number: it scores that many points
end_joker = joker
end_decisive = what decided it
end_cell = { column_of }{ $is_most ->
    [yes] , the most
   *[no] {""}
  }

## The page: the review

review_title = How predictable were the guesses?
review_cut = Cut { $parts }
review_guess = Guess { $section }
review_remove = Remove { $section }
review_joker = Joker on the { $number }s
review_distance = { PERCENT($distance) } off the ideal mix; luck alone makes about { PERCENT($chance) }.
review_hidden = About as unpredictable as they should be.
review_readable = Predictable: the first choice was guessed too often, and the others can count on that.
review_wild = Unpredictable, but costly: the first choice was guessed too rarely.
review_ranks = How often each section was guessed:
review_rank = { $rank ->
    [0] first choice
    [1] second choice
   *[other] last choice
  }
review_made = Guessed
review_mix = Ideal
review_bar = { $rank }: guessed { PERCENT($made) }, ideal { PERCENT($mix) }

## The page: the guide of a first game

guide =
    .cut = You have the split cards: cut the row in three. Hide what you want where the others won’t look, or make two sections tempting and take the third.
    .remove = Take one section out of the game: the one that would help the other player most.
    .guess = Guess a section in secret. Alone on it? It’s yours. Shared? Nobody gets it yet. The most 8s score 8 points, the most 3s only 3.
    .jokers = A joker counts as one more card of a number you have. Use it where it puts you ahead.
    .disc = {" "}The disc is a joker: one more card of any number you have.
    .wait = The others are choosing. Crowns mark the numbers you lead: at the end, each scores its number.

## The page: the game in three pictures

how_cut = One player cuts the row in three.
    .title = Cut
how_guess = Alone on a section? It’s yours. Shared? Nobody gets it yet.
    .title = Guess
how_collect = The most 9s score 9, the most 4s score 4.
    .title = Collect

## The page: before the game is open

about = One player cuts the row in three. Guess a section in secret: alone on it, you take its cards; shared, nobody does.

## The review: rounds, choices, luck

review_when = in round { $round }
choice_kind =
    .cut = Cut
    .remove = Removal
    .guess = Guess
    .joker = Joker
choice_with =
    .cut = { $you ->
        [yes] with your cut
       *[no] with the cut
      }
    .remove = { $you ->
        [yes] by the section you removed
       *[no] by the section removed
      }
    .guess = { $you ->
        [yes] with your guess
       *[no] with the guess
      }
    .joker = { $you ->
        [yes] with your joker
       *[no] with the joker
      }
luck_said = { $way ->
    [gave] { $you ->
        [yes] The cards and { $rivals } gave you { $luck }
       *[no] The cards and { $rivals } gave { $who } { $luck }
      }
    [took] { $you ->
        [yes] The cards and { $rivals } took { $luck } from you
       *[no] The cards and { $rivals } took { $luck } from { $who }
      }
   *[none] The cards and { $rivals } evened out
  }; { $skill_way ->
    [gained] { $you ->
        [yes] your choices gained { $skill }.
       *[no] good choices gained { $skill }.
      }
    [cost] { $you ->
        [yes] your choices cost { $skill }.
       *[no] mistakes cost { $skill }.
      }
   *[none] { $you ->
        [yes] your choices cost nothing.
       *[no] the choices cost nothing.
      }
  }

## splittable review

terminal_readable = Guesses: { PERCENT($distance) } off the ideal mix (luck alone makes about { PERCENT($chance) }).
terminal_made = {"  "}your guesses, from the best section to the worst: { $made } (ideal: { $expected })
