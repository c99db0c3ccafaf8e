# The sentences of Splito. docs/translating.md tells how they are written.

## Refusals

malformed = not a move of Splito; moves look like 'play red5 left'
malformed_chance = not a chance move of Splito; they look like 'common maj_v4' or 'deal 0 red5'
no_side = choose a side: 'play { $card } left' or 'play { $card } right'
one_side = a card goes to one side only: 'play { $card } left' or 'play { $card } right'
no_such_card = there is no card '{ $card }' in this deck
not_in_hand = { $card } is not in your hand
commons_first = draw the common objectives first, the star card and then the moon card
commons_known = both common objectives are drawn; the next card is for seat { $seat }
not_next = cards are dealt in turn; the next one is for seat { $seat }
none_left = no copy of { $card } is left to deal
not_a =
    .star = { $card } has no star; the first common objective needs one
    .moon = { $card } has no moon; the second common objective needs one

## Score lines

zone =
    .left = left zone: { $points }
    .right = right zone: { $points }
objective =
    .met = objective met: +{ $points }
    .open = objective not met (worth { $points })
    .lost = objective missed (worth { $points })
product = left × right: { $left } × { $right } = { $points }
cards_for_ties = tie-break: { $count } cards in both zones

## Cards

number_card = { $color ->
    [red] red { $value }
    [orange] orange { $value }
    [yellow] yellow { $value }
    [green] green { $value }
    [blue] blue { $value }
   *[black] black { $value }
  }
a_card = { $color ->
    [red] a red { $value }
    [orange] an orange { $value }
    [yellow] a yellow { $value }
    [green] a green { $value }
    [blue] a blue { $value }
   *[black] a black { $value }
  }
side =
    .left = left
    .right = right
cards_of_color = { $color } { $values }
card_objective = “{ CAPITAL($goal) }”
card_together = { $colors } together
hand_objective = { $goal }, { $points }
to_the =
    .left = { $card } to the left
    .right = { $card } to the right
zone_between = the zone between { $names }
my_zone =
    .left = your left zone
    .right = your right zone
my_zone_with =
    .left = your left zone (with { $name })
    .right = your right zone (with { $name })
color =
    .red = red
    .orange = orange
    .yellow = yellow
    .green = green
    .blue = blue
    .black = black

## Events

event_common = Common objective: { $goal }.
event_dealt = The cards are dealt.
event_chosen = { $name } has chosen.
event_side =
    .left = { $name } plays to the left.
    .right = { $name } plays to the right.
event_reveal = Turn { $turn }: { $plays }.
event_leads = { $zone } now leads: { $goal }.
event_no_lead = Nobody leads now: { $goal }.

## The log

log_turn = Turn { $turn }
log_common = Common objective: { $goal }.
log_dealt = The cards are dealt.
log_plays = { $you ->
    [yes] you play { $card }
   *[no] { $who } plays { $card }
  }
log_plays_too = { $who } { $card }
log_zone =
    .left = On your left, { $plays }.
    .right = On your right, { $plays }.
    .elsewhere = Elsewhere, { $plays }.
    .table = { CAPITAL($plays) }.
log_met =
    .left = { $goal } is met on your left: +{ $points }.
    .right = { $goal } is met on your right: +{ $points }.
log_unmet =
    .left = { $goal } is no longer met on your left: −{ $points }.
    .right = { $goal } is no longer met on your right: −{ $points }.
log_missed =
    .left = { $goal } is missed on your left.
    .right = { $goal } is missed on your right.
log_product = Now you have { $left } times { $right }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
log_others = { CAPITAL($changes) }.
log_gain = { LIST($who) } { $count ->
    [1] gains
   *[other] gain
  } { $points }{ $side ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[shared] {""}
  }
log_loss = { LIST($who) } { $count ->
    [1] loses
   *[other] lose
  } { $points }{ $side ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[shared] {""}
  }
log_leads = { $you ->
    [yes] Common objective: { LIST($who) } now have the most { trait }.
   *[no] { $count ->
        [1] Common objective: { LIST($who) } now has the most { trait }.
       *[other] Common objective: { LIST($who) } now have the most { trait }.
      }
  }
log_no_lead = Common objective: it’s a tie for the most { trait }, nobody leads.

## The board

board_title = Turn { $turn } of { $turns } · hands pass to the left
board_over = The game is over.
board_common = Common objective ({ $points }): { $goal } · { $who }
board_leads = { $zone } leads with { $count }
board_nobody = { $count ->
    [0] nobody has any yet
   *[other] tied at { $count }, nobody leads
  }
board_zone = { $zone } · { points } · { $size ->
    [one] 1 card
   *[other] { $size } cards
  }
board_private =
    .left = { $name }, left
    .right = { $name }, right
board_won = common objective, in the lead
board_state =
    .met = met
    .open = open
    .lost = missed
board_product = { $name }: { $left } × { $right } = { $points }
board_chosen = has chosen
board_chosen_side =
    .left = plays to the left
    .right = plays to the right
board_hand = Your hand
board_knows = { $name } has, as you know
board_evidence = Some objectives are our reconstruction; rule P3 says how to enter those of your box.

## Points, on the page

change_last_turn = { SIGNED($points) } last turn

## The board in sentences

tell_turn = Turn { $turn } of { $turns }. Hands pass to the left.
tell_common = Common objective, { $points }: { $goal }; { $who }.
tell_zone = { $zone }: { $points }.
tell_cards = Cards: { $cards }.
tell_objective = Objective { $goal }: { $state }.
tell_state =
    .met = met, { $points }
    .open = open, { $points }; { $terms }
    .lost = missed
tell_product = { $name }: { $left } times { $right }, { $points } if it ended now.
tell_chosen = Has chosen.
tell_chosen_side =
    .left = Plays to the left.
    .right = Plays to the right.
tell_hand = Your hand: { $cards }.
tell_knows = You’ve seen { $name }’s hand: { $cards }.

## What to do

ask_play = Play a card into your left or right zone, e.g. “{ $example }”.
ask_wait = Your card stays face down until everyone has chosen.

## What objectives ask for

measure = { $what ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [black] black
    [v1] 1s
    [v2] 2s
    [v3] 3s
    [v4] 4s
    [v5] 5s
    [v6] 6s
    [colors] colours
    [values] values
   *[cards] cards in the zone
  }
wanted = { $what ->
    [red] red cards
    [orange] orange cards
    [yellow] yellow cards
    [green] green cards
    [blue] blue cards
    [black] black cards
    [v1] 1s
    [v2] 2s
    [v3] 3s
    [v4] 4s
    [v5] 5s
    [v6] 6s
    [colors] colours
    [values] values
   *[cards] cards
  }
one_wanted = { $what ->
    [red] one red card
    [orange] one orange card
    [yellow] one yellow card
    [green] one green card
    [blue] one blue card
    [black] one black card
    [v1] one 1
    [v2] one 2
    [v3] one 3
    [v4] one 4
    [v5] one 5
    [v6] one 6
    [colors] one colour
    [values] one value
   *[cards] one card
  }
trait = { $what ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [black] black
    [v1] 1s
    [v2] 2s
    [v3] 3s
    [v4] 4s
    [v5] 5s
   *[v6] 6s
  }
low_wanted = { $low ->
    [1] { one_wanted }
    [2] two { wanted }
    [3] three { wanted }
    [4] four { wanted }
    [5] five { wanted }
    [6] six { wanted }
   *[other] { $low } { wanted }
  }
high_wanted = { $high ->
    [1] { one_wanted }
    [2] two { wanted }
    [3] three { wanted }
    [4] four { wanted }
    [5] five { wanted }
    [6] six { wanted }
   *[other] { $high } { wanted }
  }
six_wanted = { $what ->
    [colors] all six colours
    [values] all six values
   *[other] at least six { wanted }
  }
goal =
    .exactly = exactly { low_wanted }
    .none = no { wanted }
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] at least { low_wanted }
      }
    .at_most = at most { high_wanted }
    .lead = most { trait }
standing =
    .exactly = { measure }: { $have } (exactly { $low })
    .none = { measure }: { $have } (none allowed)
    .at_least = { measure }: { $have } (at least { $low })
    .at_most = { measure }: { $have } (at most { $high })
    .lead = { measure }: { $have } here, { $rival } elsewhere
with_common = common objective, most { trait }: +{ $points }
common =
    .left = most { trait }: your left zone leads with { $count }
    .right = most { trait }: your right zone leads with { $count }
    .elsewhere = most { trait }: another zone leads with { $count }
    .nobody = { $count ->
        [0] most { trait }: nobody has any yet
       *[other] most { trait }: tied at { $count }, nobody leads
      }

## At the terminal

sure_play = Play { $label }?

## A finished game, step by step

story_play =
    .left = { $you ->
        [yes] You play { $card } to the left.
       *[no] { $who } plays { $card } to the left.
    }
    .right = { $you ->
        [yes] You play { $card } to the right.
       *[no] { $who } plays { $card } to the right.
    }
story_secret = { $you ->
    [yes] You choose a card.
   *[no] { $who } chooses a card.
  }
story_reveal = That was turn { $turn }.
tell_holds = { $name } has { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .card = Splito cards
    .objective = objectives
profile_tip =
    .card = Before you play a number, check both zones: does it help an objective, and does it spoil another?
    .objective = Play an objective while it can still be met, and first in the zone that is worth less: the product grows faster there.

## The lesson, and examples of rules

lesson =
    .goal = Left zone × right zone = your score.
    .first = You share one zone with each neighbour, and only objectives score. If either zone is worth 0, so are you: 0 × anything = 0.
    .objective = Tap “No 5s”, then your right zone, then confirm. That zone is empty, so the objective is met at once.
    .free = Right zone: 2 points. Left zone: still 0. Everyone has passed their hand to the left, so yours is new. Play any card to either zone.
    .black_left = Your zone with Ada now has the most black cards: that’s the common objective with the moon, 3 points. 3 × 2 = 6!
    .five_right = A 5 on the right, so “No 5s” is lost. The black card leads a common objective there, but your left zone is still worth 0: 0 × 3 = 0.
    .black_right = Your zone with Bo now has the most black cards: that’s the common objective with the moon, 3 more points. But your left zone is still worth 0: 0 × 5 = 0.
    .pair_left = Well placed: Ada has put a 4 there. With one more 4, and only one, the objective is met: 2 × 2 = 4.
    .objective_left = Your objective is on the left, where you have nothing yet. It isn’t met so far: the next cards, Ada’s too, can change that.
    .objective_right = Your objective is on the right and isn’t met yet. Think of the left zone as well: it’s still worth 0, and 0 × 2 = 0.
    .number = A number card scores nothing by itself: it helps an objective, or spoils one. Your left zone still needs an objective: 0 × 2 = 0.
    .common = In another game: the common objective with the moon is worth 3 points to the zone with the most black cards. Your left zone has one, so does the zone of Ada and Bo: a tie, nobody gets it. Play the black 5 to the left.
    .end = Two black cards to one: your left zone leads, and 3 × 2 = 6. The others can still catch up. After 13 turns, the highest score wins.
example =
    .P10 = The zone of Ada and Bo has the only 6 and the only black card, so it leads both common objectives: 3 + 3 points.
    .P11 = Your left zone had exactly two 4s. Then Ada added a third, and the objective is missed: the zone is worth 0, and 0 × 2 = 0.
    .P13 = Your left zone is worth 2 (exactly two 4s), your right zone is worth 2 (no 5s): 2 × 2 = 4.

## Options: what the terminal says of them

option =
    .sides = your side stays secret until the card is revealed; or everyone sees it at once, as at a real table
    .memory = you’re shown what’s left of the hands you’ve passed on; or you remember it yourself
    .deck = the objective cards: your own file (objectives.yaml in the game’s folder shows the format), or no-color for three variants from reviews. The standard set is partly a reconstruction, because the publisher lists the cards nowhere; if you own the box, you can enter yours
    .two_player = our own variant for two: two private zones each, 13 cards dealt twice
    .size = tiny: eight cards, three players with two cards each, for exact solutions

## The end

ending_turn = It was decided on turn { $turn }.
ending_last = It was decided on the last turn.
ending_met = { $you ->
    [yes] You played { $card }, and that met { $goal }.
   *[no] { $who } played { $card }, and that met { $goal }.
  }
ending_at_once = { $you ->
    [yes] You played { $card }, and it was met at once.
   *[no] { $who } played { $card }, and it was met at once.
  }
ending_crash = { CAPITAL($zone) } lost { $goal }.
ending_effect =
    .card = { $you ->
        [yes] { CAPITAL($zone) } went from { $zone_was } to { $zone_now }, and you went from { $was } to { $now }.
       *[no] { CAPITAL($zone) } went from { $zone_was } to { $zone_now }, and { $who } from { $was } to { $now }.
      }
    .crash = { $you ->
        [yes] You were in the lead with { $was } and fell to { $now }.
       *[no] { $who } was in the lead with { $was } and fell to { $now }.
      }
ending_fell_title = { $was } on turn { $turn }, { $now } at the end.
ending_fell = { $you ->
    [yes] You had more than the { $best } that won, but { $lost ->
        [one] an objective
       *[other] { $lost } objectives
      } broke.
   *[no] { $who } had more than the { $best } that won, but { $lost ->
        [one] an objective
       *[other] { $lost } objectives
      } broke.
  }
ending_led_title = In the lead since turn { $turn }.
ending_led_all_title = In the lead from the first turn on.
ending_led = { $you ->
    [yes] You had { $now } then, more than anyone else, and nobody caught up.
   *[no] { $who } had { $now } then, more than anyone else, and nobody caught up.
  }
ending_tie_title = Fewer cards decided it.
ending_tie = { $you ->
    [yes] You and { $rival } both have { $points }. Your zones hold { $cards } cards, { $rival }’s { $more }.
   *[no] { $who } and { $rival } both have { $points }. { $who }’s zones hold { $cards } cards, { $rival }’s { $more }.
  }

## Why a choice is better

reason_on = { $side ->
    [left] on your left
   *[right] on your right
  }
reason_becomes = { $product ->
    [zero] +{ $points } for that zone
   *[more] { $left } × { $right } becomes { $new_left } × { $new_right }
  }
reason =
    .at_once = It’s met at once { reason_on }: { reason_becomes }.
    .meets = Meets { $goal } { reason_on }: { reason_becomes }.
    .common = Takes the common objective { $goal } { reason_on }: { reason_becomes }.
    .breaks = { CAPITAL($move) } would break { $goal } { reason_on }: { $left } × { $right } would become { $new_left } × { $new_right }.
    .harmless = It breaks nothing here; { reason_on }, it would break { $goal }.
    .hopeless = { $goal } can’t be met { reason_on } any more.
    .rid = { $goal } can’t be met { reason_on }, so nobody will score it there.
    .further_ahead = Makes { $goal } { reason_on } safer: { $have } against { $rival }.
    .level_here = One more card { reason_on } and it’s met: it’s { $have } all there.
    .draws_level = Draws level for { $goal } { reason_on }: { $have } all, and one more wins it.
    .catches_up = Catches up on { $goal } { reason_on }: { $have } against { $rival }.
    .few_yet = { $rival ->
        [0] The race for it is open: no zone has any yet.
       *[other] You’re just one card behind for it { reason_on }: { $have } against { $rival }.
      }
    .nearly_met = It lacks only { $missing ->
        [one] one card
       *[other] { $missing } cards
      } { reason_on }.
    .in_time = It needs { $missing } more cards { reason_on }, and you both still play { $turns ->
        [one] one card
       *[other] { $turns } cards
      }.
    .nearer = Brings { $goal } { reason_on } closer: only { $missing ->
        [one] one card is
       *[other] { $missing } cards are
      } missing.
    .room = Saves room for { $goal } { reason_on }: it can take only { $room ->
        [one] one more card
       *[other] { $room } more cards
      }.
    .factor = { $side ->
        [left] A point on your left is multiplied by { $times }, on your right only by { $other_times }.
       *[right] A point on your right is multiplied by { $times }, on your left only by { $other_times }.
      }
    .larger = It’s worth { $points } points, { $goal } only { $less }.
    .robs = Takes { $goal } from { LIST($who) }: −{ $points } in their zone.
    .feeds = { CAPITAL($move) } would help { $neighbour } more than you: from { $was } to { $now }.
    .passed_on = If you pass it on, { $neighbour } can go from { $was } to { $now } with it.
    .kept_away = Keeps it from { $neighbour }, who could use it for { $goal }.
    .left_to_partner = { $neighbour } gets { $thing } from you and can still play it on your left: +{ $points } there.
    .presses = Puts pressure on { LIST($who) } for { $goal }: { $have } against { $lead }.
    .fragile = { $goal } { reason_on } would be shaky: { $neighbour } has a card that breaks it.
    .partner = { $neighbour } has only { $has }, { $other_neighbour } { $more }: better share your points with { $neighbour }.

## The page: the board

round_name = Turn { $round }
again_note = You’re replaying from turn { $round }, with the same hands.
turn = Turn { $turn } of { $turns }
around_table = Around the table
commons = Common objectives
your_zones = Your two zones
your_hand = Your hand
all_hands = Everyone’s hands
hand_of = { $name }’s hand
left = Left
right = Right
between = { $one } – { $two }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
if_it_ended = if it ended now
would_be = then { $left } × { $right } = { $points }
nobody_leads = { $count ->
    [0] none so far
   *[other] tied at { $count }: nobody leads
  }
leads_it = common: this zone leads
objective_alone = objective
met = met
open = open
lost = missed
no_objectives = No objectives yet, so this zone is worth 0.
has_chosen = has chosen
choosing = choosing…
plays_left = plays to the left
plays_right = plays to the right
show_zone = Show the zone { $zone }
close = Close
choose_card = Play a card to your left or right.
choose_card_how = Pick a card or a zone first. You’ll see what your score would become.
which_zone = { $card }: left or right?
which_zone_how = Scores without the others’ cards.
which_card_left = Which card to the left?
which_card_right = Which card to the right?
play_left = { $card } to the left: { $left } × { $right } = { $points }
play_right = { $card } to the right: { $left } × { $right } = { $points }
play_it = Play
confirm_how = Tap again or press the button. You can change your mind until everyone has chosen.
can_change = Waiting for { LIST($names) }. You can still change your card.
change = Change
waiting_for = Waiting for { LIST($names) }.
revealed = Turn { $turn }: cards revealed
hands_pass = Next, every hand passes to the left.
go_on = Continue
dealing = The cards are being dealt.
over = All cards are played.
known_hands = Hands you’ve seen
known_how = They went through your hands. Everyone at this table gets this help.
memory_own = At this table, remember the hands you’ve seen yourself.
holds = { $name } has
still_unseen = { $count ->
    [one] 1 card you haven’t seen
   *[other] { $count } cards you haven’t seen
  }
reconstruction = Some objective cards are our reconstruction; you can play with those of your box.
letters = ROYGBK
together = together
lead = { $rank ->
    [ahead] { $have }, next best { $rival }
    [tied] tied at { $have }
   *[behind] { $have } here, { $rival } elsewhere
  }
have_exactly = { $have } of { $low }
have_too_many = { $have }: too many
have_none = { $have ->
    [0] none here
   *[other] { $have } here
  }
have_at_least = { $have } of { $low }
have_at_most = { $have }, at most { $high }
missing = missing: { LIST($what) }
all_there = all there
goal_short =
    .exactly = just { low_wanted }
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] { $low }+ { wanted }
      }
with_name = with { $name }
lost_ones = { $count } missed:
hands_go = Hands go to the left
hands_go_how = You pass to { $to }, { $from } passes to you.
then_to = then to { $name }
next_from = next from { $name }
all_in = Everyone has chosen.
place_now = { $rank ->
    [1] { $shared ->
        [0] in the lead
       *[other] tied for the lead
      }
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
  }
verdict_met =
    .left = { $goal } on your left!
    .right = { $goal } on your right!
verdict_changed = Your score goes from { $was } to { $now }.
verdict_same = Your score stays at { $now }.
verdict_of = { $who } goes from { $was } to { $now }.
plays_beside =
    .left = { $who } plays { $card } on your left.
    .right = { $who } plays { $card } on your right.
podium = Final scores

## The page: the guide of a first game

guide =
    .first = Play a card to your left or right. You share each zone with a neighbour, who plays there, too. Only objectives you meet score: start with one that suits your hand.
    .early = You score left × right, so a zone worth 0 ruins everything. Splito cards meet objectives: “Exactly two 4s” needs two, and a third spoils it.
    .late = Dashed objectives are still open and show what’s missing. Help both neighbours a little rather than one a lot.
    .wait = Your card stays face down until everyone has chosen. Then hands pass to the left: your left neighbour gets the cards you keep now.

## The page: the game in three pictures

how_play = Put one card in the zone on your left or your right, then pass your hand on.
    .title = Play
how_share = You share each zone with a neighbour. Its objectives score for both of you.
    .title = Share
how_times = Your score is left times right, so look after both zones.
    .title = Multiply

## The page: before the game is open

about = You share a zone with each neighbour. Your score is left times right, so get on with both.
option_sides = The side you choose
    .hidden = Secret until the reveal
    .shown = Open at once
option_memory = Hands you’ve seen
    .aided = Shown to you
    .own = From memory

## Own cards: what is wrong

data_symbol = { $symbol ->
    [moon] a moon belongs to the most cards of a colour.
   *[star] a star belongs to the most cards of a value.
  }
data_symbols = { $symbol ->
    [moon] each colour needs exactly one card with a moon.
   *[star] each value needs exactly one card with a star.
  }

## The review: rounds, choices, luck

review_when = on turn { $round }
choice_kind =
    .card = Card
    .objective = Objective
choice_with =
    .card = with the card played
    .objective = with the objective played
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
