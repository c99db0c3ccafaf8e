# The sentences of Splitter. docs/translating.md tells how they are written.

## Refusals

malformed = that’s not a move of Splitter; moves look like 'roll 4 1' or 'write b3 4'
no_such_die = a die can’t show { $die }: choose 1 to 6
larger_first = put the larger die first: 'roll { $high } { $low }'
right_half = { $cell } is right of the centre line: name the left cell of the pair, { $left }
no_cell = there’s no cell { $cell } on this sheet: choose another
not_rolled = { $number } wasn’t rolled: place { $high } or { $low }
taken = these two cells are taken: choose two free ones

## Groups and points

spelled = { $count ->
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
   *[other] { $count }
  }
full_group = { $number ->
    [1] a single 1
    [2] two 2s
    [3] three 3s
    [4] four 4s
    [5] five 5s
   *[6] six 6s
  }
group = { $count ->
    [1] { full_group }
   *[other] { $number ->
        [1] { spelled } single 1s
       *[other] { spelled } groups of { full_group }
      }
  }
group_star = { full_group } on a star
hearts = a { $number } in every heart
wasted = { $count ->
    [one] 1 cell in a group that doesn’t score
   *[other] { $count } cells in groups that don’t score
  }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
the_dice = { $double ->
    [yes] double { $high }
   *[no] { $high } and { $low }
  }

## What a lone player has achieved

verdict = { $rank ->
    [0] Lost: the sheet wins this time
    [1] You’re getting the hang of it
    [2] A decent sheet
    [3] A tidy sheet
    [4] A good sheet
    [5] A very good sheet
    [6] Worth a trophy
    [7] Ready for the big stage
    [8] Few get this far
    [9] A sheet to frame
    [10] Hard to believe
   *[11] Not of this world
  }

## Events

event_roll = The dice: { the_dice }.
event_chosen = { $name } has placed both numbers.
event_placed = Round { $round }: { $placements }.
event_place = { $name }, { $left } in { $cell } and { $right } in { $mirror }

## The log

log_round = Round { $round }: { the_dice }
log_scored = { CAPITAL(LIST($who)) } { $count ->
    [1] { $you ->
        [yes] score
       *[no] scores
      }
   *[other] each score
  } { $points } with { $groups }.
log_lost = Too many { $number }s together: { LIST($who) } { $count ->
    [1] { $you ->
        [yes] lose
       *[no] loses
      }
   *[other] each lose
  } { $points }.
log_too_many = Too many { $number }s together: no points there.
log_no_room = No room to finish { $groups }: no points there.
your_numbers = { $size ->
    [1] your { $number }
   *[other] your { $number }s
  }
log_hearts = Your hearts no longer match: no bonus.

## The board

board_title = Round { $round } of { $rounds } · { $dice }
board_no_dice = before the roll
board_over = the game is over
board_player = { $name } · { points }
board_choice = { $left } goes in { $cell }, { $right } in { $mirror }
board_hearts = hearts
board_legend = +5 scores · 5 still open · ×5 lost · * star · ♥ heart · on the right: points so far
hearts_state =
    .scoring = +5
    .open = open
    .spoiled = lost

## The board in sentences

tell_round = Round { $round } of { $rounds }: { $dice }.
tell_player = { $name }: { $points } so far.
tell_chosen = Has placed both numbers.
tell_choice = Places { $left } in { $cell } and { $right } in { $mirror }.
tell_group = { $group }: { $state }.
group_cell = the { $number } in { $cells }
group_cells = the { $number }s in { $cells }
tell_group_state =
    .open = still open
    .spoiled = lost
tell_scoring = Scoring: { $groups }.
tell_free = Free left of the centre line, each with its mirror cell: { $cells }.
tell_stars = Star cells: { $cells }.
tell_hearts = Heart cells: { $cells }.
tell_hearts_state =
    .scoring = The hearts score.
    .open = The hearts can still score.
    .spoiled = The hearts are lost.

## What to do

ask_place = { choose_pair } Say what goes on the left, e.g. “{ $example }”.
label = { $number } in { $cell }

## At the terminal

free_cells = Free on the left: { $cells }
sure_place = Place { $number } in { $cell } and { $other } in { $mirror }?

## A finished game, step by step

story_place = { $you ->
    [yes] You place { $left } on the left and { $right } on the right.
   *[no] { $who } places { $left } on the left and { $right } on the right.
  }
story_double = { $you ->
    [yes] You place two { $number }s.
   *[no] { $who } places two { $number }s.
  }
story_secret = { $you ->
    [yes] You place both numbers.
   *[no] { $who } places both numbers.
  }

## What decided a game

ending_always = { $count ->
    [1] { CAPITAL(LIST($who)) } led from start to finish.
   *[other] { CAPITAL(LIST($who)) } were level at the top from start to finish.
  }
ending_led = { $count ->
    [1] { CAPITAL(LIST($who)) } led from round { $round } on.
   *[other] { CAPITAL(LIST($who)) } were level at the top from round { $round } on.
  }
ending_round = { $last ->
    [yes] It was decided in the last round.
   *[no] It was decided in round { $round }.
  }
ending_took = { $you ->
    [yes] You
   *[no] { $who }
  } scored { $points } with { $groups } and took the lead for good, { $mine } to { $theirs }.
ending_fell = { CAPITAL(LIST($losers)) } spoiled { $lost_count ->
    [1] { $lost_you ->
        [yes] a group of yours that had scored
       *[no] a group that had scored
      }
   *[other] groups that had scored
  }. That put { LIST($who) } ahead for good, { $mine } to { $theirs }.
ending_level = { CAPITAL(LIST($who)) } finished level with { $points } points each.
ending_from = It was { $mine } to { $theirs } after round { $round }, and { $at_end } to { $best } at the end.
ending_best = { $you ->
    [yes] Your best move
   *[no] { $who }’s best move
  }: { $group }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } in round { $round }.
ending_needed = Without { $points ->
    [one] that point
   *[other] those { $points } points
  }, { LIST($who) } would have { $shared ->
    [yes] shared the win
   *[no] won
  }.
ending_alone = { $you ->
    [yes] Your best move: { $group }
   *[no] { $who }’s best move: { $group }
  }.
ending_alone_points = { $points ->
    [one] That was 1 point
   *[other] That was { $points } points
  } in round { $round }.
ending_alone_rank = { $you ->
    [yes] In round { $round } you reached the { $least } points this rank needs.
   *[no] In round { $round } { $who } reached the { $least } points this rank needs.
  }

## Hints and reviews: why a placement is good

elsewhere = { $swapped ->
    [yes] the other way round
   *[no] in the other place
  }
reason =
    .scores = Makes { $groups }: +{ $points }{ $other_points ->
        [0] {""}
       *[other] {" "}({ elsewhere }: +{ $other_points })
      }.
    .breaks = { CAPITAL(elsewhere) }, you’d spoil { full_group }: −{ $points }.
    .too_many = { CAPITAL(elsewhere) }, your { $number }s would be too many to score.
    .closes = { $kept ->
        [1] Keeps your { $number }s open
        [2] Keeps both groups of { $number }s open
       *[other] Keeps all your groups of { $number }s open
      }; { elsewhere }, { $size ->
        [1] a { $number } has no room to grow
       *[other] { spelled } { $number }s have no room to grow
      }.
    .hearts_keep = Keeps the 5 points for the hearts in play; { elsewhere }, they’re gone.
    .hearts_on = { $count ->
        [2] A second { $number } in the hearts
       *[other] One more { $number } in the hearts
      }: { $missing ->
        [1] one more scores 5
       *[other] { $missing } more score 5
      }.
    .star = { $size ->
        [1] Puts the { $number } on a star
       *[other] Takes your { $number }s onto a star
      }: { full_group } there score { $points }.
    .star_free = Keeps the star free; { elsewhere }, it would go to a { $number }.
    .grows = Brings your { $number }s to { spelled }: { $missing ->
        [1] one to go
        [2] two to go
        [3] three to go
       *[other] four to go
      }.
    .links = One more { $number } in between would make { spelled } together.
    .starts = Gives the { $number } more room to grow: { $free } free cells beside it, not { $less }.
    .space = Gives the { $number } more space: { $free } free cells around it, not { $less }.
    .apart = Keeps the { $number } further from your { $number ->
        [1] single 1s
       *[other] complete { $number }s
      }: { $far } steps, not { $near }.
    .clear = Leaves the open space for later: { $free ->
        [0] no free cells beside these two
        [1] one free cell beside these two
       *[other] { $free } free cells beside these two
      }, not { $more }.
    .room = Leaves { your_numbers } more room: { $free } free cells beside { $size ->
        [1] it
       *[other] them
      }, not { $less }.
    .guards = { $free ->
        [0] Makes { full_group } safe: no { $number } can land beside { $number ->
            [1] it
           *[other] them
          } any more.
       *[other] Protects { full_group }: { $free ->
            [1] only one free cell beside { $number ->
                [1] it
               *[other] them
              }, not { $more }.
           *[other] only { $free } free cells beside { $number ->
                [1] it
               *[other] them
              }, not { $more }.
          }
      }

## The profile: kinds of choices, and advice on each

profile_kind =
    .place = placements
profile_tip =
    .place = Leave room around big numbers, and keep finished groups away from more of the same.

## The lesson, and examples of rules

lesson =
    .goal = Two 2s touching = 2 points. Three 3s = 3 points.
    .first = And so on, from a 1 alone to six 6s. The size must be exact: a third 2 next to the others would spoil them.
    .pair = The dice show 2 and 1. Place them in the third row, right at the centre line: 2 on the left, 1 on the right. A second tap swaps them.
    .free = A 1 alone scores 1. Now you have 5 and 2: place them in any two mirrored cells.
    .two = Your two 2s touch: 2 points more, 3 so far. Keep other 2s away from them.
    .apart = Still 1 point: your two 2s don’t touch. Each of them needs one more 2 next to it, and the 5 needs four more 5s.
    .star = In another game, you have 6 and 2. On the left, a 2 is waiting next to the star. Place your 2 on the star: there, a group counts double.
    .end = The two 2s score 4 instead of 2. And there’s a 6 on the other star: six 6s there would score 12. After 22 rounds your sheet is full, and most points win.
example =
    .T6 = The centre line separates nothing: these two 2s are neighbours and score.
    .T7 = Three 3s score 3, and two 2s score 2. The two 1s touch, so neither scores. The 5 still needs four more beside it.
    .T8 = Two 2s touch, and one of them is on a star cell: twice 2, 4 points.
    .T9 = Sheet B: a 2 in all three hearts scores 5, although none of these 2s is in a group that scores.

## Options: what the terminal says of them

option =
    .sheet = the printed sheet you play on
    .own_sheet = a file with a sheet of your own, instead of a printed one
    .size = tiny: a sheet of two pairs, for exact solutions

## The page: the board

round_name = Round { $round }
again_note = You’re replaying from round { $round }, with the same dice.
round = Round { $round } of { $rounds }
your_sheet = Your sheet
all_sheets = Everyone’s sheets
sheet_of = { $name }’s sheet
for_everybody = rolled once, for everyone
rolling = Rolling the dice…
would_be = { $now } → { $then } { $then ->
    [one] point
   *[other] points
  }
cell_free = { $cell }: free
cell_preview = { $cell }: { $number }, not placed yet
cell_placed = { $cell }: { $number }, { $state }
star = star
heart = heart
scoring = scores
open = still open
spoiled = lost
doubles = doubles
same_in_hearts = all the same: +5
hearts_title = Hearts
hearts_open = still open
hearts_spoiled = not all the same
your_points = Your points
points_of = { $name }’s points
now = Total
numbers = { $number }s
choose_pair = { $double ->
    [yes] Place both { $high }s in two mirrored cells.
   *[no] Place { $high } and { $low } in two mirrored cells.
  }
choose_pair_how = { $double ->
    [yes] Tap a free cell: the other { $high } goes in its mirror cell.
   *[no] Tap a free cell: the other number goes in its mirror cell.
  }
place_says = { $double ->
    [yes] Place both { $left }s here?
   *[no] Place { $left } on the left and { $right } on the right?
  }
place_how = Tap again to swap the numbers.
place_double_how = Or tap another free cell.
swap = Swap
place = Place
you_placed = { $double ->
    [yes] You placed both { $left }s.
   *[no] You placed { $left } on the left and { $right } on the right.
  }
can_change = Waiting for { LIST($names) }. You can still change your mind.
change = Change
waiting_for = Waiting for { LIST($names) }.
others_after = The others, after round { $round }
others = The other sheets
has_placed = done
placing = thinking…
exactly = Three 3s touching score 3; two or four score nothing.
over = Every cell is full: the game is over.
ranks = Solo ranks
you = you: { $points }
more = { $points ->
    [one] 1 more point for the next rank.
   *[other] { $points } more points for the next rank.
  }
top = That’s the highest rank there is.
in_hindsight = With hindsight
best_found = best found
proven = can’t be beaten
looking_back = Looking for the best sheet with the same dice…
dice_allowed = These { $rolls } rolls allowed { $points } points and no more.
dice_allowed_at_least = These { $rolls } rolls allowed at least { $points } points.
share = { $you ->
    [yes] You got { PERCENT($share) } of that.
   *[no] { $name } got { PERCENT($share) } of that.
  }
these_dice = these dice: { $points }

## The page: the review

review_place = { $place ->
    [1] Row { $row }, at the centre
    [2] Row { $row }, second from the centre
    [3] Row { $row }, third from the centre
   *[4] Row { $row }, fourth from the centre
  }: { $double ->
    [yes] both { $left }s
   *[no] { $left } left, { $right } right
  }
review_allowed = What the dice still allowed
review_allowed_says = From { $from } points before the first placement down to { $to } at the end.
review_allowed_text = Each step down is a placement that later dice punished. It wasn’t necessarily a mistake.

## The page: the guide of a first game

guide =
    .first = Both numbers go in two mirrored cells of one row. Tap a free cell to see them there, tap again to swap them, then place them. Equal numbers that touch form a group.
    .early = A group scores when it has exactly as many cells as its number: a single 1, two 2s, three 3s. Leave room around big numbers: six 6s need a lot of it.
    .late = Dashed groups are still open, hatched ones are lost. One number too many spoils a group, so keep new ones away from it.
    .wait = You’re done for this round. The next roll comes when everyone is.

## The page: the game in three pictures

how_roll = One roll of two dice, the same for everybody.
    .title = Roll
how_place = Place the two numbers in two mirrored cells.
    .title = Place
how_group = Three 3s touching score 3; two or four score nothing. A star doubles the points.
    .title = Group

## The page: before the game is open

about = Two dice, one sheet, a mirror down the middle. Three 3s together score; two or four don’t.
option_sheet = Sheet
    .A = A: two stars
    .B = B: stars and hearts

## Own sheets: what is wrong

data_mirror = both halves must be mirror images: each cell needs its partner across the centre line.
data_pairs = a sheet needs at least two pairs of cells.
data_star = mark at least one star cell with { $mark }.
data_heart = one heart cell alone can’t score. Use none, or several.

## The picture to share

picture_sheet = sheet { $sheet }
picture_verdict = “{ $verdict }.” Can you do better?

## The review: rounds, choices, luck

review_when = in round { $round }
choice_kind =
    .place = Placement
choice_with =
    .place = { $you ->
        [yes] with your placement
       *[no] with the placement
      }
review_chance =
    .up = { $you ->
        [yes] { CAPITAL($when) }, the dice gave you { $points }.
       *[no] { CAPITAL($when) }, the dice gave { $who } { $points }.
      }
    .down = { $you ->
        [yes] { CAPITAL($when) }, the dice took { $points } from you.
       *[no] { CAPITAL($when) }, the dice took { $points } from { $who }.
      }
luck_said = { $way ->
    [gave] { $you ->
        [yes] The dice gave you { $luck }
       *[no] The dice gave { $who } { $luck }
      }
    [took] { $you ->
        [yes] The dice took { $luck } from you
       *[no] The dice took { $luck } from { $who }
      }
   *[none] The dice evened out
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

terminal_dice = These rolls had { $best } points in them; you scored { $played }.

## splittable solve

solve_best = Best
solve_played = Played
solve_result = Best: { $score } points · no sheet can score more than { $bound } · { $verdict } · { NUMBER($seconds, digits: 1) } s
solve_proven = proven
solve_open = not proven (allow more time with --seconds)
solve_moves = Roll by roll: { $moves }
solve_costs_head = What each placement cost (the best score still possible before and after it):
solve_cost = round { $round } · { $roll } · { $move } · { $before } → { $after } · { $cost } lost
solve_no_costs = No placement cost you anything.
