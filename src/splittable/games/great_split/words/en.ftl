# The sentences of The Great Split. docs/translating.md tells how they are written.

## Refusals

malformed = that’s not a move of The Great Split; moves look like 'split I-01 I-16 / II-07', 'take first', 'resolve II-07', 'sell I-04 gold', 'splitter emerald', 'seal books' or 'bonus prestige'
malformed_chance = that’s not a draw; draws look like 'character 0 C3', 'scoring 3 books', 'market 2' or 'deal 0 II-07'
other_chance = something else is drawn now: '{ $expected } …'
other_seat = seat { $seat } comes next
other_line = the next token goes on the line after round { $line }
tile_gone = another player already has that character
token_gone = that scoring token is already on a line
no_market_token = there is no market token { $value } left
not_in_deck = that card isn’t in the deck being dealt now
no_such_card = there is no card '{ $card }'
not_in_hand = { $card } is not in your hand
not_discarding = you can’t discard now
not_splitting = you can’t split your hand now
two_groups = write the two piles with a slash between them, such as 'split I-01 I-16 / II-07'
empty_group = each pile needs a card
whole_hand = name each of the { $count } cards in your hand once
split_order = write each pile’s cards in ascending order, and the pile with the lowest card first
not_taking = you can’t choose a pile now
not_resolving = you can’t play cards now
no_seal = you have no seal to place
other_group = this seal can’t go to { $seal }: choose a track of its own shape
seal_first = place the waiting seal first
no_arrow = you have no double arrow to use
not_on_gold = a double arrow can’t move gold itself; choose another track, such as seal-gold
arrow_first = use the waiting double arrow first
splitter_played = you’ve already played your splitter card
full_track = { $track } has reached its end: choose another track

## Score lines

prestige_track = prestige from cards, sales and steps
mid_game = scored during the game
books_line = books at { $level }
artwork_line = artwork at { $level }, market at { $market }
gems_line = gems: 2 × { $lower }
contracts = { $track ->
    [books] book contracts
    [artwork] artwork contracts
    [topaz] topaz contracts
    [emerald] emerald contracts
   *[gold] gold contracts
  }: ({ $spaces } + { $icons }) × { $stars }

## Tracks, icons, tokens

icon =
    .books = books
    .artwork = artwork
    .topaz = topaz
    .emerald = emerald
    .gold = gold
    .prestige = prestige
    .seal_diamond = diamond seal
    .seal_square = square seal
    .seal_star = star seal
    .arrow = double arrow
seal_of = { $resource } seal
copy = { $card } (copy { $number })
token =
    .books = books
    .artwork = artwork
    .gems = gems
    .none = nothing
pile =
    .first = first pile
    .second = second pile
tile_alone = starts with { $start }
tile = starts with { $start }; contracts: { $contracts }
counted =
    .books = { $count ->
        [1] one book
       *[other] { $count } books
    }
    .artwork = { $count ->
        [1] one artwork
       *[other] { $count } artworks
    }
    .topaz = { $count ->
        [1] one topaz
       *[other] { $count } topazes
    }
    .emerald = { $count ->
        [1] one emerald
       *[other] { $count } emeralds
    }
    .gold = { $count ->
        [1] one gold
       *[other] { $count } gold
    }
    .prestige = { $count ->
        [1] one prestige
       *[other] { $count } prestige
    }
    .seal_diamond = { $count ->
        [1] one diamond seal
       *[other] { $count } diamond seals
    }
    .seal_square = { $count ->
        [1] one square seal
       *[other] { $count } square seals
    }
    .seal_star = { $count ->
        [1] one star seal
       *[other] { $count } star seals
    }
    .arrow = { $count ->
        [1] one double arrow
       *[other] { $count } double arrows
    }

## Labels

label =
    .discard = discard { $card }
    .resolve = play { $card }
label_split = { $first } in one pile, { $second } in the other
label_sell =
    .gold = sell { $card } for gold
    .prestige = sell { $card } for prestige
label_splitter = splitter card: { $track }
label_take =
    .first = keep the first pile
    .second = keep the second pile
label_seal = place it on the { $track }
label_bonus = two steps: { $track }

## Events

event_character = { $name } { $tile }.
event_discarded = { $you ->
    [yes] You discard a card.
   *[no] { $who } discards a card.
  }
event_chosen = { $name } has chosen.
event_split = All hands are split: now choose one of your right neighbour’s piles.
event_exchange = Cards kept: { $kept }.
event_resolve = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
event_sold =
    .gold = { $you ->
        [yes] You sell a card for gold.
       *[no] { $who } sells a card for gold.
      }
    .prestige = { $you ->
        [yes] You sell a card for prestige.
       *[no] { $who } sells a card for prestige.
      }
event_place =
    .splitter = { $you ->
        [yes] You use your splitter card for { $track }.
       *[no] { $who } uses the splitter card for { $track }.
      }
    .seal = { $you ->
        [yes] You move your { $track }.
       *[no] { $who } moves the { $track }.
      }
    .bonus = { $you ->
        [yes] You use a double arrow for { $track }.
       *[no] { $who } uses a double arrow for { $track }.
      }
event_moved = { $name }: { $steps }.
event_step = { $track } to { $at }
event_prestige = +{ $count } prestige
event_market = The Art Market is now at { $market }.
event_market_points = Artwork is worth less: { $changed }.
event_scored = Scoring { $tokens }: { $points }.
event_round = Round { $round } begins.

## The log

log_starts = { $you ->
    [yes] You start with { $start }.
   *[no] { $who } starts with { $start }.
  }
log_starts_with_contracts = { $you ->
    [yes] You start with { $start }; contracts: { $contracts }.
   *[no] { $who } starts with { $start }; contracts: { $contracts }.
  }
log_round = Round { $round }
log_kept = { $you ->
    [yes] You keep { $kept }; { $owner } gets { $back } back.
   *[no] { $mine ->
        [yes] { $who } keeps { $kept }; you get { $back } back.
       *[no] { $who } keeps { $kept }; { $owner } gets { $back } back.
      }
  }
log_kept_cards = Cards kept: { $shares }.
log_plays =
    .cards = { $you ->
        [yes] You play { $cards }.
       *[no] { $who } plays { $cards }.
      }
    .both = { $you ->
        [yes] You play { $cards }, and sell { $sold ->
            [1] a card
           *[other] { $sold } cards
          }.
       *[no] { $who } plays { $cards }, and sells { $sold ->
            [1] a card
           *[other] { $sold } cards
          }.
      }
    .sold = { $you ->
        [yes] You sell { $sold ->
            [1] your only card
           *[other] all your { $sold } cards
          }.
       *[no] { $who } sells { $sold ->
            [1] the only card
           *[other] all { $sold } cards
          }.
      }
log_market = The Art Market is at { $market }.
log_market_costs = The Art Market is at { $market }. Points lost on artwork: { $shares }.
log_scored =
    .books = Points for books: { $shares }.
    .artwork = Points for artwork: { $shares }.
    .gems = Points for gems: { $shares }.
# “Ada and you 6”
log_share = { LIST($who) } { $number }
log_final = Final scoring
log_total = { $you ->
    [yes] You finish with { $total } points:
   *[no] { $who } finishes with { $total } points:
  } { $prestige } along the way, { $books } for books, { $artwork } for artwork, { $gems } for gems, { $contracts } for contracts.

## The board

board_title = Round { $round } of { $rounds } · market at { $market } · hand limit { $limit }
board_turned = Market tokens so far
board_tokens = still hidden
board_line = After round { $round }: { $tokens }
board_legend = track/end ◆seal contracts×stars★
board_player = { $name }  { $points } points, { $prestige } of them prestige
board_hand = { $count } cards in hand
board_sold = sold: { $count }
board_discarded = discarded: { $count }
board_chosen = has chosen
board_open = played
board_waiting = to place
board_my_hand = Your hand
board_wallet = { $name }’s wallet, { $group }
board_my_split = Your split
board_my_take = You keep
board_my_sold = You sold
board_known = You know { $name } has

## Points, on the page

points_if_ended = Points if it ended now.
points_not_yet = No points yet.
market_moved = The Art Market moved to { $market }.
by_market = from the Art Market
if_it_ended = If it ended now: { $points ->
    [1] 1 point
   *[other] { $points } points
  }
change = { SIGNED($points) }
you_discarded = You’ve discarded your cards.

## The board in sentences

tell_round = Round { $round } of { $rounds }. Art Market: { $market }. Hand limit: { $limit }.
tell_turned = Market tokens so far: { $tokens }.
tell_tokens = Market tokens still hidden: { $tokens }.
tell_line = After round { $round }, this is scored: { $tokens }.
tell_player = { $name }: { $points } if it ended now; prestige: { $prestige }.
tell_cards = Cards in hand: { $count }.
tell_sold = Sold: { $count }.
tell_discarded = Discarded: { $count }.
tell_chosen = Has chosen.
tell_track = { $track }: { $at } of { $end }; seal: { $seal }; contracts: { $contracts }; stars per contract: { $stars }.
tell_open = Played: { $cards }.
tell_waiting = To place: { $waiting }.
tell_hand = Your hand: { $cards }.
tell_wallet = { $name }’s wallet, { $group }: { $cards }.
tell_my_split = You split your hand. First pile: { $first }. Second pile: { $second }.
tell_my_take = You keep the { $group }.
tell_my_sold = You sold { $cards }.
tell_known = You know that { $name } has { $cards }.

## What to do

ask =
    .discard = Discard { $count } more, face down.
    .split = Split your hand into two piles. Your left neighbour keeps one and gives you the other back.
    .take = Choose one of the two piles and keep it. The other goes back to its owner.
    .resolve = Play or sell a card, or use your splitter card.
    .seal = Choose a track for the next seal. Still to place: { $waiting }.
    .bonus = Double arrow: move one track two steps, any track but gold. Still to place: { $waiting }.

## At the terminal

type_split = Type the numbers of the cards for one pile, e.g. “1 3”. The rest make the other pile.
sure =
    .discard = { $label }?
    .split = Split: { $label }?
    .take = { $label }?
    .resolve = { $label }?
    .sell = { $label }?
    .splitter = { $label }?
    .seal = { $label }?
    .bonus = { $label }?

## A finished game that is looked back at

story_discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
  }
story_sell =
    .gold = { $you ->
        [yes] You sell { $cards } for gold.
       *[no] { $who } sells { $cards } for gold.
    }
    .prestige = { $you ->
        [yes] You sell { $cards } for prestige.
       *[no] { $who } sells { $cards } for prestige.
    }
story_secret =
    .split = { $you ->
        [yes] You split your hand in secret.
       *[no] { $who } splits their hand in secret.
    }
    .take = { $you ->
        [yes] You choose a pile in secret.
       *[no] { $who } chooses a pile in secret.
    }
story_split = { $you ->
    [yes] You split your hand: { $first } in one pile, { $second } in the other.
   *[no] { $who } splits: { $first } in one pile, { $second } in the other.
  }
story_take =
    .first = { $you ->
        [yes] You keep the first pile: { $cards }.
       *[no] { $who } keeps the first pile: { $cards }.
    }
    .second = { $you ->
        [yes] You keep the second pile: { $cards }.
       *[no] { $who } keeps the second pile: { $cards }.
    }
tell_holds = In hand: { $cards }.
tell_split = Split in two. First pile: { $first }. Second pile: { $second }.
tell_keeps =
    .first = Keeps { $owner }’s first pile.
    .second = Keeps { $owner }’s second pile.
tell_sold_cards = Sold: { $cards }.
tell_dropped = Discarded: { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .split = splits
    .choose = choices of pile
    .resolve = the order of cards
    .discard = discards
    .sell = sales
    .seal = seals
    .splitter = splitter cards
    .bonus = free steps
profile_tip =
    .split = Look at what your left neighbour is strong in: they keep that pile, so put what you want in the other.
    .choose = Compare what each pile brings you, and what your right neighbour would get back.
    .resolve = Play the cards first that reach a special space: what it gives you can change what comes next.
    .discard = Discard what helps you least in every round to come, not only in this one.
    .sell = Sell a card when one step of gold reaches a double arrow, or when its own track is nearly full.
    .seal = Place seals where you have contracts: each star counts once for every contract of that resource.
    .splitter = Save the splitter card for the step that’s missing: a special space, a star, a double arrow.
    .bonus = Use a double arrow where two steps reach something: a contract, a higher value, a star.

## The lesson, and examples of rules

lesson =
    .goal = Most prestige after six rounds wins.
    .first = Your cards move you along these tracks: books, artwork, gems, gold and their seals. The further you get, the more prestige they’re worth.
    .split = Split your hand into two piles: your left neighbour keeps one, and you get the other back. Tap the topaz and the card with two books to move them across, then confirm. Ada can’t resist them, and you want the two seals.
    .choose = Now you choose: keep one of Bo’s piles. Below each you see what it would bring you. Either one is fine.
    .kept_first = You kept a book and 3 prestige. Ada kept the topaz and the two books, so your seals are back. Next, everyone plays all their cards, in any order, or sells some for a step of gold or prestige.
    .kept_second = You kept two gold, 2 prestige and a square seal. Ada kept the topaz and the two books, so your seals are back. Next, everyone plays all their cards, in any order, or sells some for a step of gold or prestige.
    .gold = Say you kept the pile with the gold and have just played it: gold is at 2, one step short of a double arrow. Your splitter card moves any track one step. Choose gold.
    .arrow = The double arrow gives you two steps on one other track. You’re strong in books: choose books.
    .end = Books went from 3 to 5, and from 2 points to 4 for now. All that for one step of gold! At the end, each contract also scores one point per star of its seal.
example =
    .G9 = These are Bo’s two piles, and below each what it would bring you: the first one 3 prestige and a step on books. You keep one, and Bo gets the other back.
    .G11 = The first space of the books’ seal track shows a book. The seal has reached it, so books moved on from 3 to 4.
    .G18 = Your books have reached two contracts, and your character adds one. Their seal has reached the banner with one star. If the game ended here, they would score 3 × 1 = 3.

## Options: what the terminal says of them

option =
    .components = your own component file, corrected from your box; in ours the card faces, track spaces, characters and hand limits are a reconstruction: copy components.yaml from the game’s folder and correct what it marks
    .size = tiny: two players, four cards, one round and short tracks, for exact solutions

## Why a choice is better

reason_resource = { $resource ->
    [books] books
    [artwork] artwork
    [topaz] topaz
    [emerald] emerald
   *[gold] gold
  }
reason_other = { $other ->
    [books] books
    [artwork] artwork
    [topaz] topaz
    [emerald] emerald
   *[gold] gold
  }
reason_points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
reason_again = { $again ->
    [0] {""}
   *[other] {" "}(scored after round { $again }, too)
  }
reason_space = { $what ->
    [contract] a contract
    [arrow] a double arrow
    [banner] the next banner
    [value] a higher value
   *[step] a free step
  }
# What a board reaches. The sentences below say by what.
reason_mark =
    .contract = { $stars ->
        [0] a contract on { reason_resource }
        [1] a contract on { reason_resource }: { $contracts } × 1 point
       *[other] a contract on { reason_resource }: { $contracts } × { $stars } points
      }
    .banner = { $contracts ->
        [0] stars for your { reason_resource } contracts to come
       *[other] stars for { reason_resource }: { $contracts } × { $stars ->
            [1] 1 point
           *[other] { $stars } points
          }
      }
    .books = { $now } points for books instead of { $was }{ reason_again }
    .gems = { $now } points for gems instead of { $was }{ reason_again }
    .artwork = { $now } points for artwork instead of { $was }, with the market at { $market }
    .arrow = { $arrows ->
        [one] a double arrow
       *[other] { $arrows } double arrows
      }
    .extra = a free step of { reason_resource }
    .prestige = { $points } prestige
reason_how =
    .now = Brings { $mark }.
    .seal = Its seal can bring { $mark }.
    .arrow = Its double arrow can bring { $mark }.
    .next = With your next seal, it can bring { $mark }.
    .hand = With the rest of your hand, it brings { $mark }.
    .keep = Keep { $face }: you can get { $mark }.
reason =
    .more = Worth { reason_points } for now; { $less } for “{ $move }”.
    .wasted = Played, it would lose { $lost ->
        [one] a step
       *[other] { $lost } steps
      }: your { reason_resource } track ends there.
    .nearer = { CAPITAL($track) }: then just { $steps ->
        [one] one step
       *[other] { $steps } steps
      } to { reason_space }.
    .nearer_seal = With its seal, your { $track } track is just { $steps ->
        [one] one step
       *[other] { $steps } steps
      } from { reason_space }.
    .nearer_arrow = With its double arrow, your { $track } track is just { $steps ->
        [one] one step
       *[other] { $steps } steps
      } from { reason_space }.
    .far = { $steps ->
        [0] There’s nothing more to reach on the { $track } track.
       *[other] { CAPITAL($track) } would still be { $steps } steps from the next space that counts.
      }
    .no_stars = A contract on { reason_resource } scores nothing yet: that seal has no stars.
    .market_ahead = Artwork still wouldn’t score: it would be at { $at }, the market is at { $market }.
    .stars_count = Stars count for every contract: you have { $contracts } on { reason_resource }, { $fewer ->
        [0] none
       *[other] { $fewer }
      } on { reason_other }.
    .contracts_count = A contract scores { $stars } on { reason_resource }, { $fewer ->
        [0] nothing
       *[other] only { $fewer }
      } on { reason_other }.
    .lower_gem = Only the lower gem counts: { reason_resource } is at { $low }, { reason_other } at { $high }.
    .later = Keep your splitter card for last: it can go on any track.
    .steps = Moves you { $steps ->
        [one] one step
       *[other] { $steps } steps
      } in all; { $fewer } for “{ $move }”.
    .pile_points = Brings you { reason_points } for now, the other pile { $less }.
    .pile_seals = Gives you { $seals ->
        [one] a seal
       *[other] { $seals } seals
      } to place, the other pile { $fewer ->
        [0] none
       *[other] { $fewer }
      }.
    .pile_cards = { $cards } cards against { $fewer }, and you can sell any card for a step.
    .pile_denies = { $neighbour } would make { reason_points } with this pile for now, { $less ->
        [0] nothing
       *[other] only { $less }
      } with the other.
    .pile_best = The most useful card for you is in it: { $face }.
    .split_even = Both piles are worth about the same to you: you can’t lose out.
    .split_wanted = { $neighbour } will probably keep the pile with { $kept }: you want the other.
    .split_back = { $neighbour } will probably leave you the pile with { $back }; split the other way, the one with { $instead }.
    .split_floor = Either pile brings you at least { reason_points } for now; split the other way, perhaps { $less ->
        [0] nothing
       *[other] only { $less }
      }.
    .split_gives = { $neighbour } makes at most { reason_points } for now, with the other split up to { $more }.
    .split_less = Split the other way, one pile would help { $neighbour } more.
    .split_worst = Split the other way, you could be left with just the pile with { $pile }.
    .discard_points = Keep { $face }: worth { reason_points } for now, this card { $less ->
        [0] nothing
       *[other] only { $less }
      }.
    .discard_denies = { $neighbour } would make { reason_points } with it for now.
    .discard_wanted = { $neighbour } has more use for it than you, so better be rid of it.
    .discard_bait = Keep { $face } as bait: { $neighbour } has more use for it than you.
    .discard_safe = Keep { $face }: prestige always scores in full.
    .discard_sold = You’d only sell it anyway.
    .discard_less = { CAPITAL($face) } will help you more.
    .discard_least = No other card in your hand helps you less.

## The page: the board

round_name = Round { $round }
again_note = You’re replaying from round { $round }, with the same cards.
where = Round { $round }/{ $rounds } · { $phase }
phase =
    .discard = discard
    .split = split
    .take = choose
    .resolve = play
    .other = deal
timeline = { $rounds } rounds
round_says = Round { $round }, level { $level } cards
scores_after = then scoring: { $what }
final_scoring = final scoring
market = Market
market_token = market token { $value }
market_left = tokens left: { $tokens }
books = Books
artwork = Artwork
topaz = Topaz
emerald = Emerald
gold = Gold
prestige = Prestige
gems = gems
none = nothing
seal_diamond = diamond seal
seal_square = square seal
seal_star = star seal
arrow = double arrow
seal_named = { $resource } seal
players = Players
board_of = { $name }’s board
your_board = Your board
points = points
done = done
cards_left = { $count } to play
in_hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
has_chosen = has chosen
choosing = choosing…
sold_cards = { $count } sold
resource_head = Resource: contracts, values, arrows
seal_head = Seal: ★ per contract
sum_head = Contracts × ★
track_says = { $track }: { $at } of { $end }
next_space = next: { $what } at { $space }
contract = a contract
worth = worth { $points }
stars_there = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
step_there = a step of { LOWER($resource) }
sum_says = { $contracts } × { $stars } = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
reaches = → { $space }
also_moves = { $track } → { $space }
gain = { SIGNED($points) } p
reaches_said = to space { $space }
also_said = { $track } to space { $space }
gain_said = { $points ->
    [1] +1 point for now
   *[other] { SIGNED($points) } points for now
  }
gain_says = worth { SIGNED($points) } for now
first = First pile
second = Second pile
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
needs_card = Needs a card
move_across = { $card }: move to the other pile
chooses = { $name } chooses
left_neighbour = your left neighbour; you get the other pile back
seal_short = seal { $at }
split_now = Split your hand into two piles.
split_how = Tap a card to move it across. Your neighbour keeps one pile, you get the other.
split_says = Hand over piles of { $one } and { $two }?
hand_over = Hand over
you_split = You’ve handed over your piles.
take_now = Choose one of { $name }’s piles.
take_how = You keep it, the other goes back.
take_says = Keep the { LOWER($tray) }?
take = Keep
you_took = You keep the { LOWER($tray) }.
would_bring = would bring you
would_bring_nothing = would bring you nothing
free_seals = { $count ->
    [one] 1 seal to place
   *[other] { $count } seals to place
  }
discard_now = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, face down.
discard_how = Your hand can have { $limit ->
    [one] 1 card
   *[other] { $limit } cards
  } this round.
discard_says = Discard { $card }?
discard = Discard
your_hand = Your hand
hand_of = { $name }’s hand
kept_by = { $name } keeps it
discarded = discarded
large_board = { $name }’s board, in full
played = played
sold = sold
splitter = Splitter card
splitter_says = Splitter card: one step on any track
resolve_now = Play your cards.
resolve_how = { $count ->
    [1] One left: play it, or sell it for one step.
   *[other] { $count } left, in any order. You can also sell a card for one step.
  }
card_says = { $card }: play it or sell it?
card_how = Played, it’s { $points }.
play = Play
sell_gold = Sell for gold
sell_prestige = Sell for prestige
splitter_now = Splitter card: choose a highlighted track.
splitter_how = Move any track one step.
seal_now = { $seal }: choose a highlighted track.
seal_how = Still to place: { $waiting }.
bonus_now = Double arrow: choose a highlighted track.
bonus_how = Two steps on one track, any but gold.
place_says = { $track }{ $space ->
    [0] { "" }
   *[other] { " " }to space { $space }
  }{ $points ->
    [0] { "" }
   *[other] , { SIGNED($points) } for now
  }?
place_moves = Also moves { LIST($tracks) }.
place = Place
rest = Play the rest ({ $count })
rest_how = plays every card that leaves you no choice
undo = Undo
you_are_done = You’ve played everything.
can_undo = Waiting for { LIST($names) }. You can still undo.
can_change = Waiting for { LIST($names) }. You can still change it.
change_choice = Change
waiting_for = Waiting for { LIST($names) }.
dealing = Dealing the cards…
over = All six rounds are played.
where_points = Where your points come from
reconstruction = Card faces and track spaces are our best guess. If you have the box, you can play with its own.
own_set = This table plays with its own cards and boards.

## The page: the review

review_title = The splits
review_says = On average, { $kept } came back and { $taken } went to the left neighbour, by what the cards were worth to the player who split.
review_picture = What came back and what went away, one dot per round
review_picture_says = In { $above } of { $cuts } rounds more came back than went away.
review_kept = Came back
review_taken = Went to the neighbour
review_rounds = Each round, card by card
review_round = Round { $round }
review_worth = worth { $worth }
review_take = { $pile }: { $cards }
review_discard = Discard { $card }
review_play = Play { $card }
review_sell =
    .gold = Sell { $card } for gold
    .prestige = Sell { $card } for prestige
review_splitter = Splitter card: { $track }

## The page: the guide of a first game

guide =
    .discard = You have more cards than this round allows. Discard what helps you least; nobody will see it.
    .split = Your left neighbour keeps one pile and gives you the other back. If you’d be happy with either pile, you can’t lose out. Below you see what your neighbour is strong in.
    .take = Choose one of your right neighbour’s piles. Below each you see what it would bring you; seals are placed later.
    .resolve = Tap a card, then play or sell it; you can undo it. Resources move your tracks, seals give stars to your contracts, gold brings double arrows. Gems count twice the lower of topaz and emerald.
    .place = You have a step to place: tap a highlighted track. Its label says where you’d get to and what it’s worth for now.
    .wait = The others are still busy. Tap a player above to see their board.

## The page: the game in three pictures

how_split = Split your hand into two piles.
    .title = Split
how_choose = Your neighbour keeps one pile and gives you the other back.
    .title = Choose
how_advance = Play your cards: each one moves you along its tracks.
    .title = Move up

## The page: before the game is open

about = Split your hand into two piles. Your neighbour keeps one, you get the other back.

## The picture to share

picture_line =
    .prestige_track = Along the way
    .mid_game = Scoring tokens
    .books_line = Books
    .artwork_line = Artwork
    .gems_line = Gems
    .contracts = Contracts
picture_total = Prestige

## The page: the table, scenes and the score pad

right_neighbour = your right neighbour; the other pile goes back
piles_of = { $name }’s piles
goes_to = chooses from your piles
comes_from = you choose from theirs
both_ways = you choose from each other’s piles
go_on = Continue
scene_keeps = { $you ->
    [yes] You keep these
   *[no] { $who } keeps these
  }
scene_back = { $you ->
    [yes] You get these back
   *[no] { $who } gets these back
  }
scene_kept = { $name } keeps { $kept ->
    [1] one of your cards
   *[other] { $kept } of your cards
  }, { $back ->
    [1] one comes back.
   *[other] { $back } come back.
  }
scene_you_kept = You keep { $kept ->
    [1] one card
   *[other] { $kept } cards
  } from { $name }.
scene_all_chose = Everyone has chosen a pile.
scene_passed = { $keeper } keeps { $kept } of { $owner }’s cards
scene_scoring = Scoring after round { $round }
scene_market = { $change ->
    [0] The Art Market stays at { $market }.
   *[other] The Art Market moves to { $market }.
  }
scene_lost = Your artwork loses { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
scene_no_loss = Nobody’s artwork lost points.
pad_label = Who scored what
pad =
    .prestige = Prestige along the way
    .tokens = Scoring tokens
    .books = Books
    .artwork = Artwork
    .gems = Gems
    .contracts = Contracts
pad_note =
    .prestige = cards, sales, steps
    .books = highest value reached
    .gems = twice the lower of topaz and emerald
    .contracts = contracts × stars
pad_tokens_note = after rounds { LIST($rounds) }
pad_artwork_note = market at { $market }
pad_winner = winner
pad_decisive = decisive

## The end: what decided the game

ending_sale_title = The card that would have won
ending_sale =
    .gold = { $you ->
        [yes] You sold { $card } for gold in the last round.
       *[no] { $who } sold { $card } for gold in the last round.
      } Played, that card would have won the game: { $total } to { $best }.
    .prestige = { $you ->
        [yes] You sold { $card } for prestige in the last round.
       *[no] { $who } sold { $card } for prestige in the last round.
      } Played, that card would have won the game: { $total } to { $best }.
ending_step_title = The step that would have won
ending_step = { $you ->
    [yes] With your splitter card, you chose { $chosen } in the last round.
   *[no] With the splitter card, { $who } chose { $chosen } in the last round.
  } { CAPITAL($better) } would have won the game: { $total } to { $best }.
ending_category_title =
    .prestige = Prestige along the way made the difference.
    .tokens = The scoring tokens made the difference.
    .books = Books made the difference.
    .artwork = Artwork made the difference.
    .gems = Gems made the difference.
    .contracts = Contracts made the difference.
ending_category = { $you ->
    [yes] You scored { $points } there, { $rival } { $theirs }.
   *[no] { $mine ->
        [yes] { $who } scored { $points } there, you { $theirs }.
       *[no] { $who } scored { $points } there, { $rival } { $theirs }.
      }
  } Without that row, { $mine ->
    [yes] you’d have won
   *[no] { $rival } would have won
  } by { $by }.
ending_start_title = In front all the way
ending_start = { $you ->
    [yes] You were in front after every round, and by { $by ->
        [1] 1 point
       *[other] { $by } points
      } in the end.
   *[no] { $who } was in front after every round, and by { $by ->
        [1] 1 point
       *[other] { $by } points
      } in the end.
  }
ending_lead_title = { $you ->
    [yes] You took the lead in round { $round } and kept it.
   *[no] { $who } took the lead in round { $round } and kept it.
  }
ending_before =
    .level = After round { $round }, the lead was still shared.
    .ahead = { $you ->
        [yes] After round { $round }, you were in front.
       *[no] After round { $round }, { $who } was in front.
      }
ending_lead = { $you ->
    [yes] Round { $round } brought you { $gained ->
        [1] 1 point
       *[other] { $gained } points
      }, mostly from { $row } ({ SIGNED($part) }).
   *[no] Round { $round } brought { $who } { $gained ->
        [1] 1 point
       *[other] { $gained } points
      }, mostly from { $row } ({ SIGNED($part) }).
  }
ending_edge =
    .prestige = Most of the final gap came from prestige along the way: { $points } to { $theirs }.
    .tokens = Most of the final gap came from the scoring tokens: { $points } to { $theirs }.
    .books = Most of the final gap came from books: { $points } to { $theirs }.
    .artwork = Most of the final gap came from artwork: { $points } to { $theirs }.
    .gems = Most of the final gap came from gems: { $points } to { $theirs }.
    .contracts = Most of the final gap came from contracts: { $points } to { $theirs }.
ending_row =
    .prestige = prestige along the way
    .tokens = the scoring tokens
    .books = books
    .artwork = artwork
    .gems = gems
    .contracts = contracts

## The review: rounds, choices, luck

review_when = in round { $round }
choice_kind =
    .split = Split
    .choose = Choice of pile
    .resolve = Card order
    .discard = Discard
    .sell = Sale
    .seal = Seal
    .splitter = Splitter card
    .bonus = Free step
choice_with =
    .split = { $you ->
        [yes] with your split
       *[no] with the split
      }
    .choose = { $you ->
        [yes] with the pile you kept
       *[no] with the pile kept
      }
    .resolve = { $you ->
        [yes] with the order of your cards
       *[no] with the order of the cards
      }
    .discard = { $you ->
        [yes] with your discard
       *[no] with the discard
      }
    .sell = { $you ->
        [yes] with your sale
       *[no] with the sale
      }
    .seal = { $you ->
        [yes] with your seal
       *[no] with the seal
      }
    .splitter = { $you ->
        [yes] with your splitter card
       *[no] with the splitter card
      }
    .bonus = with a free step
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

terminal_cut = round { $round } · got back { $kept } ({ NUMBER($kept_worth, digits: 1) }) · went to the neighbour: { $taken } ({ NUMBER($taken_worth, digits: 1) })
terminal_cuts = Your splits, with what the cards were worth to you:
