# The sentences of Splito. docs/translating.md tells how they are written.

## Refusals

malformed = kein Zug von Splito; Züge sehen so aus: „play red5 left“
malformed_chance = kein Zufallszug von Splito; sie sehen so aus: „common maj_v4“ oder „deal 0 red5“
no_side = wähle eine Seite: „play { $card } left“ oder „play { $card } right“
one_side = eine Karte kommt nur auf eine Seite: „play { $card } left“ oder „play { $card } right“
no_such_card = in diesem Kartensatz gibt es keine Karte „{ $card }“
not_in_hand = du hast { $card } nicht auf der Hand
commons_first = zieh zuerst die öffentlichen Wertungskarten, erst den Stern, dann den Mond
commons_known = beide öffentlichen Wertungskarten sind gezogen; die nächste Karte ist für Platz { $seat }
not_next = es wird reihum ausgeteilt; die nächste Karte ist für Platz { $seat }
none_left = von { $card } ist keine Karte mehr übrig
not_a =
    .star = { $card } hat keinen Stern; die erste öffentliche Wertungskarte braucht einen
    .moon = { $card } hat keinen Mond; die zweite öffentliche Wertungskarte braucht einen

## Score lines

zone =
    .left = linke Zone: { $points }
    .right = rechte Zone: { $points }
objective =
    .met = Wertungskarte erfüllt: +{ $points }
    .open = Wertungskarte nicht erfüllt ({ $points } wert)
    .lost = Wertungskarte verfehlt ({ $points } wert)
product = links × rechts: { $left } × { $right } = { $points }
cards_for_ties = bei Gleichstand: { $count } Karten in beiden Zonen

## Cards

number_card = { $color ->
    [red] rote { $value }
    [orange] orange { $value }
    [yellow] gelbe { $value }
    [green] grüne { $value }
    [blue] blaue { $value }
   *[black] schwarze { $value }
  }
a_card = { $color ->
    [red] eine rote { $value }
    [orange] eine orange { $value }
    [yellow] eine gelbe { $value }
    [green] eine grüne { $value }
    [blue] eine blaue { $value }
   *[black] eine schwarze { $value }
  }
side =
    .left = links
    .right = rechts
cards_of_color = { $color }: { $values }
card_objective = „{ CAPITAL($goal) }“
card_together = { $colors } zusammen
hand_objective = { $goal }, { $points }
to_the =
    .left = { $card } nach links
    .right = { $card } nach rechts
zone_between = die Zone von { $names }
my_zone =
    .left = deine linke Zone
    .right = deine rechte Zone
my_zone_with =
    .left = deine linke Zone (mit { $name })
    .right = deine rechte Zone (mit { $name })
color =
    .red = Rot
    .orange = Orange
    .yellow = Gelb
    .green = Grün
    .blue = Blau
    .black = Schwarz

## Events

event_common = Öffentliche Wertungskarte: { $goal }.
event_dealt = Die Karten sind ausgeteilt.
event_chosen = { $name } hat gewählt.
event_side =
    .left = { $name } spielt nach links.
    .right = { $name } spielt nach rechts.
event_reveal = Runde { $turn }: { $plays }.
event_leads = { $zone } liegt jetzt vorn: { $goal }.
event_no_lead = Niemand liegt mehr vorn: { $goal }.

## The log

log_turn = Runde { $turn }
log_common = Öffentliche Wertungskarte: { $goal }.
log_dealt = Die Karten sind ausgeteilt.
log_plays = { $you ->
    [yes] spielst du { $card }
   *[no] spielt { $who } { $card }
  }
log_plays_too = { $who } { $card }
log_zone =
    .left = Links { $plays }.
    .right = Rechts { $plays }.
    .elsewhere = Woanders { $plays }.
    .table = Diesmal { $plays }.
log_met =
    .left = { $goal } ist links erfüllt: +{ $points }.
    .right = { $goal } ist rechts erfüllt: +{ $points }.
log_unmet =
    .left = { $goal } ist links nicht mehr erfüllt: −{ $points }.
    .right = { $goal } ist rechts nicht mehr erfüllt: −{ $points }.
log_missed =
    .left = { $goal } ist links verfehlt.
    .right = { $goal } ist rechts verfehlt.
log_product = Du hast jetzt { $left } mal { $right }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
log_others = { CAPITAL($changes) }.
log_gain = { LIST($who) } { $count ->
    [1] gewinnt
   *[other] gewinnen
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $side ->
    [left] {" "}links
    [right] {" "}rechts
   *[shared] {""}
  }
log_loss = { LIST($who) } { $count ->
    [1] verliert
   *[other] verlieren
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $side ->
    [left] {" "}links
    [right] {" "}rechts
   *[shared] {""}
  }
log_leads = { $you ->
    [yes] { $count ->
        [1] Öffentliche Wertungskarte: Du hast jetzt { trait }.
       *[other] Öffentliche Wertungskarte: { LIST($who) } habt jetzt { trait }.
      }
   *[no] { $count ->
        [1] Öffentliche Wertungskarte: { LIST($who) } hat jetzt { trait }.
       *[other] Öffentliche Wertungskarte: { LIST($who) } haben jetzt { trait }.
      }
  }
log_no_lead = Öffentliche Wertungskarte: Gleichstand bei „{ trait }“, niemand liegt vorn.

## The board

board_title = Runde { $turn } von { $turns } · Handkarten wandern nach links
board_over = Die Partie ist zu Ende.
board_common = Öffentliche Wertungskarte ({ $points }): { $goal } · { $who }
board_leads = { $zone } vorn mit { $count }
board_nobody = { $count ->
    [0] noch liegt keine Karte dafür
   *[other] Gleichstand bei { $count }, niemand vorn
  }
board_zone = { $zone } · { points } · { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
  }
board_private =
    .left = { $name }, links
    .right = { $name }, rechts
board_won = öffentliche Wertungskarte, vorn
board_state =
    .met = erfüllt
    .open = offen
    .lost = verfehlt
board_product = { $name }: { $left } × { $right } = { $points }
board_chosen = hat gewählt
board_chosen_side =
    .left = spielt nach links
    .right = spielt nach rechts
board_hand = Deine Handkarten
board_knows = { $name } hat, wie du weißt
board_evidence = Manche Wertungskarten sind rekonstruiert; Regel P3 sagt, wie du die aus deiner Schachtel eingibst.

## Points, on the page

change_last_turn = letzte Runde { SIGNED($points) }

## The board in sentences

tell_turn = Runde { $turn } von { $turns }. Die Handkarten wandern nach links.
tell_common = Öffentliche Wertungskarte, { $points }: { $goal }; { $who }.
tell_zone = { $zone }: { $points }.
tell_cards = Karten: { $cards }.
tell_objective = Wertungskarte { $goal }: { $state }.
tell_state =
    .met = erfüllt, { $points }
    .open = offen, { $points }; { $terms }
    .lost = verfehlt
tell_product = { $name }: { $left } mal { $right }, { $points }, wenn jetzt Schluss wäre.
tell_chosen = Hat gewählt.
tell_chosen_side =
    .left = Spielt nach links.
    .right = Spielt nach rechts.
tell_hand = Deine Handkarten: { $cards }.
tell_knows = Du hast die Handkarten von { $name } gesehen: { $cards }.

## What to do

ask_play = Spiel eine Karte in deine linke oder rechte Zone, z. B. „{ $example }“.
ask_wait = Deine Karte bleibt verdeckt, bis alle gewählt haben.

## What objectives ask for

measure = { $what ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [black] Schwarz
    [v1] 1er
    [v2] 2er
    [v3] 3er
    [v4] 4er
    [v5] 5er
    [v6] 6er
    [colors] Farben
    [values] Werte
   *[cards] Karten in der Zone
  }
wanted = { $what ->
    [red] rote Karten
    [orange] orange Karten
    [yellow] gelbe Karten
    [green] grüne Karten
    [blue] blaue Karten
    [black] schwarze Karten
    [v1] 1er
    [v2] 2er
    [v3] 3er
    [v4] 4er
    [v5] 5er
    [v6] 6er
    [colors] Farben
    [values] Werte
   *[cards] Karten
  }
one_wanted = { $what ->
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [green] eine grüne Karte
    [blue] eine blaue Karte
    [black] eine schwarze Karte
    [v1] eine 1
    [v2] eine 2
    [v3] eine 3
    [v4] eine 4
    [v5] eine 5
    [v6] eine 6
    [colors] eine Farbe
    [values] ein Wert
   *[cards] eine Karte
  }
trait = { $what ->
    [red] am meisten Rot
    [orange] am meisten Orange
    [yellow] am meisten Gelb
    [green] am meisten Grün
    [blue] am meisten Blau
    [black] am meisten Schwarz
    [v1] die meisten 1er
    [v2] die meisten 2er
    [v3] die meisten 3er
    [v4] die meisten 4er
    [v5] die meisten 5er
   *[v6] die meisten 6er
  }
low_wanted = { $low ->
    [1] { one_wanted }
    [2] zwei { wanted }
    [3] drei { wanted }
    [4] vier { wanted }
    [5] fünf { wanted }
    [6] sechs { wanted }
   *[other] { $low } { wanted }
  }
high_wanted = { $high ->
    [1] { one_wanted }
    [2] zwei { wanted }
    [3] drei { wanted }
    [4] vier { wanted }
    [5] fünf { wanted }
    [6] sechs { wanted }
   *[other] { $high } { wanted }
  }
six_wanted = { $what ->
    [colors] alle sechs Farben
    [values] alle sechs Werte
   *[other] mindestens sechs { wanted }
  }
goal =
    .exactly = genau { low_wanted }
    .none = { $what ->
        [red] keine rote Karte
        [orange] keine orange Karte
        [yellow] keine gelbe Karte
        [green] keine grüne Karte
        [blue] keine blaue Karte
        [black] keine schwarze Karte
        [v1] keine 1
        [v2] keine 2
        [v3] keine 3
        [v4] keine 4
        [v5] keine 5
        [v6] keine 6
        [colors] keine Farbe
        [values] kein Wert
       *[cards] keine Karte
      }
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] mindestens { low_wanted }
      }
    .at_most = höchstens { high_wanted }
    .lead = { trait }
standing =
    .exactly = { measure }: { $have } (genau { $low })
    .none = { measure }: { $have } (erlaubt ist keine)
    .at_least = { measure }: { $have } (mindestens { $low })
    .at_most = { measure }: { $have } (höchstens { $high })
    .lead = { measure }: hier { $have }, woanders { $rival }
with_common = öffentliche Wertungskarte, { trait }: +{ $points }
common =
    .left = { trait }: deine linke Zone liegt vorn mit { $count }
    .right = { trait }: deine rechte Zone liegt vorn mit { $count }
    .elsewhere = { trait }: eine andere Zone liegt vorn mit { $count }
    .nobody = { $count ->
        [0] { trait }: noch liegt keine Karte dafür
       *[other] { trait }: Gleichstand bei { $count }, niemand liegt vorn
      }

## At the terminal

sure_play = Spielst du { $label }?

## A finished game, step by step

story_play =
    .left = { $you ->
        [yes] Du spielst { $card } nach links.
       *[no] { $who } spielt { $card } nach links.
    }
    .right = { $you ->
        [yes] Du spielst { $card } nach rechts.
       *[no] { $who } spielt { $card } nach rechts.
    }
story_secret = { $you ->
    [yes] Du wählst eine Karte.
   *[no] { $who } wählt eine Karte.
  }
story_reveal = Das war Runde { $turn }.
tell_holds = { $name } hat auf der Hand: { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .card = Zahlenkarten
    .objective = Wertungskarten
profile_tip =
    .card = Schau vor jeder Zahl auf beide Zonen: Hilft sie einer Wertungskarte, und verdirbt sie eine andere?
    .objective = Spiel eine Wertungskarte, solange sie sich noch erfüllen lässt, und zuerst in die schwächere Zone: Dort wächst das Produkt schneller.

## The lesson, and examples of rules

lesson =
    .goal = Linke Zone × rechte Zone = dein Ergebnis.
    .first = Mit jedem Nachbarn teilst du dir eine Zone, und nur Wertungskarten bringen Punkte. Ist eine Zone 0 wert, bist du bei 0: 0 mal irgendwas ist 0.
    .objective = Tipp auf „Keine 5“, dann auf deine rechte Zone, und bestätige. Die Zone ist leer, also ist die Karte gleich erfüllt.
    .free = Rechts: 2 Punkte. Links: noch 0. Alle haben ihre Handkarten nach links weitergegeben, du hast also neue. Spiel eine beliebige Karte in eine deiner Zonen.
    .black_left = In deiner Zone mit Ada liegen jetzt die meisten schwarzen Karten: Das ist die öffentliche Wertungskarte mit dem Mond, 3 Punkte. 3 × 2 = 6!
    .five_right = Eine 5 rechts, damit ist „Keine 5“ verloren. Mit der schwarzen Karte liegst du dort bei einer öffentlichen Wertungskarte vorn, aber links hast du noch 0: 0 × 3 = 0.
    .black_right = In deiner Zone mit Bo liegen jetzt die meisten schwarzen Karten: Das ist die öffentliche Wertungskarte mit dem Mond, noch 3 Punkte. Aber deine linke Zone ist noch 0 wert: 0 × 5 = 0.
    .pair_left = Gut gelegt: Ada hat dort eine 4 gespielt. Mit noch einer 4, und nur einer, ist die Karte erfüllt: 2 × 2 = 4.
    .objective_left = Deine Wertungskarte liegt links, wo du noch nichts hattest. Erfüllt ist sie noch nicht: Die nächsten Karten, auch die von Ada, können helfen.
    .objective_right = Deine Wertungskarte liegt rechts und ist noch nicht erfüllt. Denk auch an links: Dort hast du noch 0, und 0 × 2 = 0.
    .number = Eine Zahlenkarte bringt allein nichts: Sie hilft einer Wertungskarte oder verdirbt sie. Links fehlt dir noch eine Wertungskarte: 0 × 2 = 0.
    .common = In einer anderen Partie: Die öffentliche Wertungskarte mit dem Mond bringt der Zone mit den meisten schwarzen Karten 3 Punkte. In deiner linken Zone liegt eine, bei Ada und Bo auch: Gleichstand, niemand bekommt sie. Spiel die schwarze 5 nach links.
    .end = Zwei schwarze Karten gegen eine: Deine linke Zone liegt vorn, und 3 × 2 = 6. Die anderen können noch aufholen. Nach 13 Runden gewinnt das höchste Ergebnis.
example =
    .P10 = Die einzige 6 und die einzige schwarze Karte liegen in der Zone von Ada und Bo. Damit liegt sie bei beiden öffentlichen Wertungskarten vorn: 3 + 3 Punkte.
    .P11 = In deiner linken Zone lagen genau zwei 4er. Dann legte Ada eine dritte 4 dazu, und die Karte ist verfehlt: Die Zone ist 0 wert, und 0 × 2 = 0.
    .P13 = Deine linke Zone ist 2 wert (genau zwei 4er), deine rechte auch (keine 5): 2 × 2 = 4.

## Options: what the terminal says of them

option =
    .sides = deine Seite bleibt geheim, bis die Karte aufgedeckt wird; oder alle sehen sie sofort, wie am echten Tisch
    .memory = du siehst, was von den weitergegebenen Handkarten noch übrig ist; oder du merkst es dir selbst
    .deck = die Wertungskarten: deine eigene Datei (objectives.yaml im Ordner des Spiels zeigt das Format) oder no-color für drei Varianten aus Rezensionen. Der übliche Satz ist zum Teil rekonstruiert, weil der Verlag die Karten nirgends auflistet; wenn du die Schachtel hast, kannst du deine eingeben
    .two_player = unsere eigene Variante für zwei: je zwei eigene Zonen, zweimal 13 Karten
    .size = tiny: acht Karten, drei Personen mit je zwei Karten, für exakte Lösungen

## The end

ending_turn = Runde { $turn } hat entschieden.
ending_last = Die letzte Runde hat entschieden.
ending_met = { $you ->
    [yes] Du hast { $card } gespielt und damit { $goal } erfüllt.
   *[no] { $who } hat { $card } gespielt und damit { $goal } erfüllt.
  }
ending_at_once = { $you ->
    [yes] Du hast { $card } gespielt, sofort erfüllt.
   *[no] { $who } hat { $card } gespielt, sofort erfüllt.
  }
ending_crash = { CAPITAL($zone) } hat { $goal } verloren.
ending_effect =
    .card = { $you ->
        [yes] { CAPITAL($zone) }: von { $zone_was } auf { $zone_now }. Du: von { $was } auf { $now }.
       *[no] { CAPITAL($zone) }: von { $zone_was } auf { $zone_now }. { $who }: von { $was } auf { $now }.
      }
    .crash = { $you ->
        [yes] Du hast mit { $was } geführt und bist auf { $now } gefallen.
       *[no] { $who } hat mit { $was } geführt und ist auf { $now } gefallen.
      }
ending_fell_title = { $was } in Runde { $turn }, { $now } am Ende.
ending_fell = { $you ->
    [yes] Du hattest mehr als die { $best }, die gewonnen haben, aber { $lost ->
        [one] eine Wertungskarte ging
       *[other] { $lost } Wertungskarten gingen
      } verloren.
   *[no] { $who } hatte mehr als die { $best }, die gewonnen haben, aber { $lost ->
        [one] eine Wertungskarte ging
       *[other] { $lost } Wertungskarten gingen
      } verloren.
  }
ending_led_title = Vorn seit Runde { $turn }.
ending_led_all_title = Vorn von der ersten Runde an.
ending_led = { $you ->
    [yes] Du hattest da { $now }, mehr als alle anderen, und niemand hat dich eingeholt.
   *[no] { $who } hatte da { $now }, mehr als alle anderen, und niemand ist herangekommen.
  }
ending_tie_title = Weniger Karten gaben den Ausschlag.
ending_tie = { $you ->
    [yes] { $rival } und du habt je { $points }. In deinen Zonen liegen { $cards } Karten, bei { $rival } { $more }.
   *[no] { $who } und { $rival } haben je { $points }. Bei { $who } liegen { $cards } Karten, bei { $rival } { $more }.
  }

## Why a choice is better

reason_on = { $side ->
    [left] links
   *[right] rechts
  }
reason_becomes = { $product ->
    [zero] +{ $points } für diese Zone
   *[more] aus { $left } × { $right } wird { $new_left } × { $new_right }
  }
reason =
    .at_once = Ist { reason_on } sofort erfüllt: { reason_becomes }.
    .meets = Erfüllt { reason_on } { $goal }: { reason_becomes }.
    .common = Holt { reason_on } die öffentliche Wertungskarte { $goal }: { reason_becomes }.
    .breaks = { CAPITAL($move) } würde dich { reason_on } { $goal } kosten: aus { $left } × { $right } würde { $new_left } × { $new_right }.
    .harmless = Hier schadet sie nicht, { reason_on } würde sie dich { $goal } kosten.
    .hopeless = { $goal } ist { reason_on } nicht mehr zu schaffen.
    .rid = { $goal } ist { reason_on } nicht mehr zu schaffen: Dort hat niemand etwas davon.
    .further_ahead = Macht { $goal } { reason_on } sicherer: { $have } gegen { $rival }.
    .level_here = Noch eine Karte { reason_on }, und sie ist erfüllt: Es steht { $have } zu { $have }.
    .draws_level = Gleichstand { reason_on } bei { $goal }, { $have } zu { $have }: Noch eine Karte, und sie ist erfüllt.
    .catches_up = Holt { reason_on } bei { $goal } auf: { $have } gegen { $rival }.
    .few_yet = { $rival ->
        [0] Das Rennen ist offen: In keiner Zone liegt schon eine.
       *[other] Dir fehlt { reason_on } nur eine Karte zum Gleichstand: { $have } gegen { $rival }.
      }
    .nearly_met = Dafür { $missing ->
        [one] fehlt { reason_on } nur eine Karte
       *[other] fehlen { reason_on } nur { $missing } Karten
      }.
    .in_time = Dafür fehlen { reason_on } { $missing } Karten, und ihr spielt beide noch { $turns ->
        [one] eine
       *[other] { $turns }
      }.
    .nearer = Für { $goal } { $missing ->
        [one] fehlt { reason_on } dann nur noch eine Karte
       *[other] fehlen { reason_on } dann nur noch { $missing } Karten
      }.
    .room = Lässt { reason_on } Platz für { $goal }: Dort { $room ->
        [one] passt nur noch eine Karte
       *[other] passen nur noch { $room } Karten
      } hin.
    .factor = { $side ->
        [left] Ein Punkt links wird mit { $times } malgenommen, rechts nur mit { $other_times }.
       *[right] Ein Punkt rechts wird mit { $times } malgenommen, links nur mit { $other_times }.
      }
    .larger = Sie bringt { $points } Punkte, { $goal } nur { $less }.
    .robs = Nimmt { LIST($who) } { $goal } weg: −{ $points } in ihrer Zone.
    .feeds = { CAPITAL($move) } würde { $neighbour } mehr helfen als dir: von { $was } auf { $now }.
    .passed_on = Gibst du die Karte weiter, kann { $neighbour } damit von { $was } auf { $now } kommen.
    .kept_away = So bekommt { $neighbour } die Karte nicht, die für { $goal } helfen würde.
    .left_to_partner = { $neighbour } bekommt von dir { $thing } und kann sie noch links spielen: +{ $points } dort.
    .presses = Setzt { LIST($who) } bei { $goal } unter Druck: { $have } gegen { $lead }.
    .fragile = { $goal } { reason_on } wäre wacklig: { $neighbour } hat eine Karte, die das verdirbt.
    .partner = { $neighbour } hat nur { $has }, { $other_neighbour } { $more }: Teil deine Punkte lieber mit { $neighbour }.

## The page: the board

round_name = Runde { $round }
again_note = Du spielst ab Runde { $round } noch einmal, mit denselben Handkarten.
turn = Runde { $turn } von { $turns }
around_table = Rund um den Tisch
commons = Öffentliche Wertungskarten
your_zones = Deine zwei Zonen
your_hand = Deine Handkarten
all_hands = Alle Handkarten
hand_of = Handkarten von { $name }
left = Links
right = Rechts
between = { $one } – { $two }
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
if_it_ended = wenn jetzt Schluss wäre
would_be = dann { $left } × { $right } = { $points }
nobody_leads = { $count ->
    [0] noch keine
   *[other] Gleichstand bei { $count }: niemand vorn
  }
leads_it = öffentlich: diese Zone liegt vorn
objective_alone = Wertungskarte
met = erfüllt
open = offen
lost = verfehlt
no_objectives = Noch keine Wertungskarte: Diese Zone ist 0 wert.
has_chosen = hat gewählt
choosing = überlegt …
plays_left = spielt nach links
plays_right = spielt nach rechts
show_zone = Zone { $zone } zeigen
close = Schließen
choose_card = Spiel eine Karte nach links oder rechts.
choose_card_how = Wähle zuerst Karte oder Zone. Du siehst, was aus deinem Ergebnis würde.
which_zone = { $card }: links oder rechts?
which_zone_how = Ergebnisse ohne die Karten der anderen.
which_card_left = Welche Karte nach links?
which_card_right = Welche Karte nach rechts?
play_left = { $card } nach links: { $left } × { $right } = { $points }
play_right = { $card } nach rechts: { $left } × { $right } = { $points }
play_it = Spielen
confirm_how = Tippe noch einmal oder drück den Knopf. Bis alle gewählt haben, kannst du dich umentscheiden.
can_change = Noch dran: { LIST($names) }. Du kannst deine Karte noch ändern.
change = Ändern
waiting_for = Noch dran: { LIST($names) }.
revealed = Runde { $turn }: Karten aufgedeckt
hands_pass = Jetzt wandern alle Handkarten nach links.
go_on = Weiter
dealing = Die Karten werden ausgeteilt.
over = Alle Karten sind gespielt.
known_hands = Handkarten, die du gesehen hast
known_how = Sie gingen durch deine Hände. Diese Hilfe haben hier alle.
memory_own = An diesem Tisch merkst du dir selbst, welche Handkarten du gesehen hast.
holds = { $name } hat
still_unseen = { $count ->
    [one] 1 Karte hast du nicht gesehen
   *[other] { $count } Karten hast du nicht gesehen
  }
reconstruction = Manche Wertungskarten sind rekonstruiert; du kannst mit denen aus deiner Schachtel spielen.
letters = ROGÜBS
together = zusammen
lead = { $rank ->
    [ahead] { $have }, danach { $rival }
    [tied] Gleichstand bei { $have }
   *[behind] hier { $have }, woanders { $rival }
  }
have_exactly = { $have } von { $low }
have_too_many = { $have }: zu viele
have_none = { $have ->
    [0] keine hier
   *[other] { $have } hier
  }
have_at_least = { $have } von { $low }
have_at_most = { $have }, höchstens { $high }
missing = fehlt: { LIST($what) }
all_there = alles da
goal_short =
    .exactly = genau { low_wanted }
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] { $low }+ { wanted }
      }
with_name = mit { $name }
lost_ones = { $count } verfehlt:
hands_go = Handkarten wandern nach links
hands_go_how = Deine Handkarten gehen an { $to }, du bekommst die von { $from }.
then_to = dann an { $name }
next_from = danach von { $name }
all_in = Alle haben gewählt.
place_now = { $rank ->
    [1] { $shared ->
        [0] in Führung
       *[other] gemeinsam in Führung
      }
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
    [6] Sechster Platz
    [7] Siebter Platz
   *[8] Achter Platz
  }
verdict_met =
    .left = { $goal } links!
    .right = { $goal } rechts!
verdict_changed = Damit kommst du von { $was } auf { $now }.
verdict_same = Dein Ergebnis bleibt bei { $now }.
verdict_of = { $who }: von { $was } auf { $now }.
plays_beside =
    .left = { $who } spielt links neben dir { $card }.
    .right = { $who } spielt rechts neben dir { $card }.
podium = Endstand

## The page: the guide of a first game

guide =
    .first = Spiel eine Karte nach links oder rechts. Jede Zone teilst du mit einem Nachbarn, der auch dort spielt. Nur erfüllte Wertungskarten zählen: Fang mit einer an, die zu deiner Hand passt.
    .early = Dein Ergebnis ist links × rechts: Eine Zone mit 0 macht alles zunichte. Zahlenkarten erfüllen Wertungskarten: „Genau zwei 4er“ braucht zwei, eine dritte verdirbt es.
    .late = Gestrichelte Wertungskarten sind noch offen und zeigen, was fehlt. Hilf lieber beiden Nachbarn ein wenig als einem viel.
    .wait = Deine Karte bleibt verdeckt, bis alle gewählt haben. Dann wandern die Handkarten nach links: Was du jetzt behältst, bekommt dein linker Nachbar.

## The page: the game in three pictures

how_play = Leg eine Karte in die Zone links oder rechts von dir und gib die Hand weiter.
    .title = Spielen
how_share = Jede Zone teilst du mit einem Nachbarn. Ihre Wertungskarten zählen für euch beide.
    .title = Teilen
how_times = Dein Ergebnis ist links mal rechts: Kümmere dich um beide Zonen.
    .title = Multiplizieren

## The page: before the game is open

about = Mit jedem Nachbarn teilst du eine Zone. Dein Ergebnis ist links mal rechts, also kümmere dich um beide.
option_sides = Die gewählte Seite
    .hidden = Geheim bis zum Aufdecken
    .shown = Sofort offen
option_memory = Gesehene Handkarten
    .aided = Werden dir gezeigt
    .own = Selbst merken

## Own cards: what is wrong

data_symbol = { $symbol ->
    [moon] ein Mond gehört zu den meisten Karten einer Farbe.
   *[star] ein Stern gehört zu den meisten Karten eines Werts.
  }
data_symbols = { $symbol ->
    [moon] jede Farbe braucht genau eine Karte mit Mond.
   *[star] jeder Wert braucht genau eine Karte mit Stern.
  }

## The review: rounds, choices, luck

review_when = in Runde { $round }
choice_kind =
    .card = Karte
    .objective = Wertungskarte
choice_with =
    .card = mit der gespielten Karte
    .objective = mit der gespielten Wertungskarte
luck_said = { $way ->
    [gave] { $you ->
        [yes] Die Karten und { $rivals } haben dir { $luck } gebracht
       *[no] Die Karten und { $rivals } haben { $who } { $luck } gebracht
      }
    [took] { $you ->
        [yes] Die Karten und { $rivals } haben dich { $luck } gekostet
       *[no] Die Karten und { $rivals } haben { $who } { $luck } gekostet
      }
   *[none] Die Karten und { $rivals } haben sich ausgeglichen
  }; { $skill_way ->
    [gained] { $you ->
        [yes] deine Entscheidungen haben { $skill } gebracht.
       *[no] gute Entscheidungen haben { $skill } gebracht.
      }
    [cost] { $you ->
        [yes] deine Entscheidungen haben { $skill } gekostet.
       *[no] Fehler haben { $skill } gekostet.
      }
   *[none] { $you ->
        [yes] deine Entscheidungen haben nichts gekostet.
       *[no] die Entscheidungen haben nichts gekostet.
      }
  }
