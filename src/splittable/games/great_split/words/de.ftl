# The sentences of The Great Split. docs/translating.md tells how they are written.

## Refusals

malformed = das ist kein Zug von The Great Split; Züge sehen so aus: „split I-01 I-16 / II-07“, „take first“, „resolve II-07“, „sell I-04 gold“, „splitter emerald“, „seal books“ oder „bonus prestige“
malformed_chance = so wird nicht gezogen; Ziehungen sehen so aus: „character 0 C3“, „scoring 3 books“, „market 2“ oder „deal 0 II-07“
other_chance = jetzt wird etwas anderes gezogen: „{ $expected } …“
other_seat = Platz { $seat } kommt zuerst
other_line = das nächste Plättchen kommt auf die Linie nach Runde { $line }
tile_gone = diesen Charakter hat schon jemand
token_gone = dieses Wertungsplättchen liegt schon auf einer Linie
no_market_token = es ist kein Marktplättchen { $value } mehr da
not_in_deck = diese Karte ist nicht in dem Stapel, der jetzt verteilt wird
no_such_card = es gibt keine Karte „{ $card }“
not_in_hand = { $card } ist nicht auf deiner Hand
not_discarding = du kannst jetzt nichts abwerfen
not_splitting = du kannst deine Handkarten jetzt nicht teilen
two_groups = schreib die zwei Stapel mit einem Schrägstrich dazwischen, etwa „split I-01 I-16 / II-07“
empty_group = jeder Stapel braucht eine Karte
whole_hand = nenne jede deiner { $count } Handkarten genau einmal
split_order = schreib die Karten jedes Stapels aufsteigend und den Stapel mit der niedrigsten zuerst
not_taking = du kannst jetzt keinen Stapel wählen
not_resolving = du kannst jetzt keine Karten spielen
no_seal = du hast kein Siegel zu setzen
other_group = dieses Siegel passt nicht zu { $seal }: Wähle eine Leiste mit seiner Form
seal_first = setz zuerst das wartende Siegel
no_arrow = du hast keinen Doppelpfeil
not_on_gold = ein Doppelpfeil bringt Gold selbst nicht voran; wähle eine andere Leiste, etwa seal-gold
arrow_first = nutze zuerst den wartenden Doppelpfeil
splitter_played = deine Trennkarte hast du schon gespielt
full_track = { $track } ist am Ende: Wähle eine andere Leiste

## Score lines

prestige_track = Prestige aus Karten, Verkäufen und Schritten
mid_game = Wertungen unterwegs
books_line = Bücher bei { $level }
artwork_line = Kunstwerke bei { $level }, Markt bei { $market }
gems_line = Juwelen: 2 × { $lower }
contracts = { $track ->
    [books] Bücheraufträge
    [artwork] Kunstaufträge
    [topaz] Topasaufträge
    [emerald] Smaragdaufträge
   *[gold] Goldaufträge
  }: ({ $spaces } + { $icons }) × { $stars }

## Tracks, icons, tokens

icon =
    .books = Bücher
    .artwork = Kunstwerke
    .topaz = Topas
    .emerald = Smaragd
    .gold = Gold
    .prestige = Prestige
    .seal_diamond = Rauten-Siegel
    .seal_square = Quadrat-Siegel
    .seal_star = Stern-Siegel
    .arrow = Doppelpfeil
seal_of = { $resource }-Siegel
copy = { $card } (Nr. { $number })
token =
    .books = Bücher
    .artwork = Kunstwerke
    .gems = Juwelen
    .none = nichts
pile =
    .first = erster Stapel
    .second = zweiter Stapel
tile_alone = hat zu Beginn { $start }
tile = hat zu Beginn { $start }; Aufträge: { $contracts }
# Figures instead of words for numbers: they need no case.
counted =
    .books = { $count ->
        [1] 1 Buch
       *[other] { $count } Bücher
    }
    .artwork = { $count ->
        [1] 1 Kunstwerk
       *[other] { $count } Kunstwerke
    }
    .topaz = { $count ->
        [1] 1 Topas
       *[other] { $count } Topase
    }
    .emerald = { $count ->
        [1] 1 Smaragd
       *[other] { $count } Smaragde
    }
    .gold = { $count } Gold
    .prestige = { $count } Prestige
    .seal_diamond = { $count } Rauten-Siegel
    .seal_square = { $count } Quadrat-Siegel
    .seal_star = { $count } Stern-Siegel
    .arrow = { $count ->
        [1] 1 Doppelpfeil
       *[other] { $count } Doppelpfeile
    }

## Labels

label =
    .discard = { $card } abwerfen
    .resolve = { $card } spielen
label_split = { $first } in einen Stapel, { $second } in den anderen
label_sell =
    .gold = { $card } für Gold verkaufen
    .prestige = { $card } für Prestige verkaufen
label_splitter = Trennkarte: { $track }
label_take =
    .first = ersten Stapel behalten
    .second = zweiten Stapel behalten
label_seal = auf { $track } setzen
label_bonus = zwei Schritte: { $track }

## Events

event_character = { $name } { $tile }.
event_discarded = { $you ->
    [yes] Du wirfst eine Karte ab.
   *[no] { $who } wirft eine Karte ab.
  }
event_chosen = { $name } hat gewählt.
event_split = Alle haben geteilt: Wähle jetzt einen Stapel deines rechten Nachbarn.
event_exchange = Behaltene Karten: { $kept }.
event_resolve = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
  }
event_sold =
    .gold = { $you ->
        [yes] Du verkaufst eine Karte für Gold.
       *[no] { $who } verkauft eine Karte für Gold.
      }
    .prestige = { $you ->
        [yes] Du verkaufst eine Karte für Prestige.
       *[no] { $who } verkauft eine Karte für Prestige.
      }
event_place =
    .splitter = { $you ->
        [yes] Du spielst deine Trennkarte: { $track }.
       *[no] { $who } spielt die Trennkarte: { $track }.
      }
    .seal = { $you ->
        [yes] Du rückst dein { $track } vor.
       *[no] { $who } rückt das { $track } vor.
      }
    .bonus = { $you ->
        [yes] Du nutzt einen Doppelpfeil: { $track }.
       *[no] { $who } nutzt einen Doppelpfeil: { $track }.
      }
event_moved = { $name }: { $steps }.
event_step = { $track } auf { $at }
event_prestige = +{ $count } Prestige
event_market = Der Kunstmarkt ist jetzt bei { $market }.
event_market_points = Kunstwerke sind weniger wert: { $changed }.
event_scored = Wertung ({ $tokens }): { $points }.
event_round = Runde { $round } beginnt.

## The log

log_starts = { $you ->
    [yes] Du hast zu Beginn { $start }.
   *[no] { $who } hat zu Beginn { $start }.
  }
log_starts_with_contracts = { $you ->
    [yes] Du hast zu Beginn { $start }; Aufträge: { $contracts }.
   *[no] { $who } hat zu Beginn { $start }; Aufträge: { $contracts }.
  }
log_round = Runde { $round }
log_kept = { $you ->
    [yes] Du behältst { $kept }; { $owner } bekommt { $back } zurück.
   *[no] { $mine ->
        [yes] { $who } behält { $kept }; du bekommst { $back } zurück.
       *[no] { $who } behält { $kept }; { $owner } bekommt { $back } zurück.
      }
  }
log_kept_cards = Behaltene Karten: { $shares }.
log_plays =
    .cards = { $you ->
        [yes] Du spielst { $cards }.
       *[no] { $who } spielt { $cards }.
      }
    .both = { $you ->
        [yes] Du spielst { $cards }, verkaufst { $sold ->
            [1] eine Karte
           *[other] { $sold } Karten
          }.
       *[no] { $who } spielt { $cards }, verkauft { $sold ->
            [1] eine Karte
           *[other] { $sold } Karten
          }.
      }
    .sold = { $you ->
        [yes] Du verkaufst { $sold ->
            [1] deine einzige Karte
           *[other] alle { $sold } Karten
          }.
       *[no] { $who } verkauft { $sold ->
            [1] die einzige Karte
           *[other] alle { $sold } Karten
          }.
      }
log_market = Der Kunstmarkt ist bei { $market }.
log_market_costs = Der Kunstmarkt ist bei { $market }. Verlorene Punkte für Kunstwerke: { $shares }.
log_scored =
    .books = Punkte für Bücher: { $shares }.
    .artwork = Punkte für Kunstwerke: { $shares }.
    .gems = Punkte für Juwelen: { $shares }.
# „Ada und du 6“
log_share = { LIST($who) } { $number }
log_final = Schlusswertung
log_total = { $you ->
    [yes] Du hast am Ende { $total } Punkte:
   *[no] { $who } hat am Ende { $total } Punkte:
  } unterwegs { $prestige }, Bücher { $books }, Kunstwerke { $artwork }, Juwelen { $gems }, Aufträge { $contracts }.

## The board

board_title = Runde { $round } von { $rounds } · Markt bei { $market } · Handkartenlimit { $limit }
board_turned = Marktplättchen bisher
board_tokens = noch verdeckt
board_line = Nach Runde { $round }: { $tokens }
board_legend = Leiste/Ende ◆Siegel Aufträge×Sterne★
board_player = { $name }  { $points } Punkte, davon { $prestige } Prestige
board_hand = { $count } Handkarten
board_sold = verkauft: { $count }
board_discarded = abgeworfen: { $count }
board_chosen = hat gewählt
board_open = gespielt
board_waiting = zu setzen
board_my_hand = Deine Hand
board_wallet = Umschlag von { $name }, { $group }
board_my_split = Deine Teilung
board_my_take = Du behältst
board_my_sold = Du hast verkauft
board_known = Du weißt, dass { $name } diese Karten hat

## Points, on the page

points_if_ended = Punkte, wenn jetzt Schluss wäre.
points_not_yet = Noch keine Punkte.
market_moved = Der Kunstmarkt steigt auf { $market }.
by_market = durch den Kunstmarkt
if_it_ended = Wenn jetzt Schluss wäre: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
change = { SIGNED($points) }
you_discarded = Du hast abgeworfen.

## The board in sentences

tell_round = Runde { $round } von { $rounds }. Kunstmarkt: { $market }. Handkartenlimit: { $limit }.
tell_turned = Marktplättchen bisher: { $tokens }.
tell_tokens = Noch verdeckte Marktplättchen: { $tokens }.
tell_line = Gewertet nach Runde { $round }: { $tokens }.
tell_player = { $name }: { $points }, wenn jetzt Schluss wäre; Prestige: { $prestige }.
tell_cards = Handkarten: { $count }.
tell_sold = Verkauft: { $count }.
tell_discarded = Abgeworfen: { $count }.
tell_chosen = Hat gewählt.
tell_track = { $track }: { $at } von { $end }; Siegel: { $seal }; Aufträge: { $contracts }; Sterne pro Auftrag: { $stars }.
tell_open = Gespielt: { $cards }.
tell_waiting = Zu setzen: { $waiting }.
tell_hand = Deine Hand: { $cards }.
tell_wallet = Umschlag von { $name }, { $group }: { $cards }.
tell_my_split = Du hast geteilt. Erster Stapel: { $first }. Zweiter Stapel: { $second }.
tell_my_take = Du behältst: { $group }.
tell_my_sold = Du hast verkauft: { $cards }.
tell_known = Du weißt, was { $name } hat: { $cards }.

## What to do

ask =
    .discard = Wirf noch { $count } ab, verdeckt.
    .split = Teile deine Handkarten in zwei Stapel. Dein linker Nachbar behält einen und gibt dir den anderen zurück.
    .take = Wähle einen der zwei Stapel und behalte ihn. Den anderen gibst du zurück.
    .resolve = Spiel oder verkauf eine Karte, oder spiel deine Trennkarte.
    .seal = Wähle eine Leiste für das nächste Siegel. Noch zu setzen: { $waiting }.
    .bonus = Doppelpfeil: zwei Schritte auf einer Leiste, nur nicht Gold. Noch zu setzen: { $waiting }.

## At the terminal

type_split = Tipp die Nummern der Karten für einen Stapel ein, z. B. „1 3“. Der Rest ist der andere Stapel.
sure =
    .discard = { $label }?
    .split = Teilen: { $label }?
    .take = { $label }?
    .resolve = { $label }?
    .sell = { $label }?
    .splitter = { $label }?
    .seal = { $label }?
    .bonus = { $label }?

## A finished game that is looked back at

story_discard = { $you ->
    [yes] Du wirfst { $cards } ab.
   *[no] { $who } wirft { $cards } ab.
  }
story_sell =
    .gold = { $you ->
        [yes] Du verkaufst { $cards } für Gold.
       *[no] { $who } verkauft { $cards } für Gold.
    }
    .prestige = { $you ->
        [yes] Du verkaufst { $cards } für Prestige.
       *[no] { $who } verkauft { $cards } für Prestige.
    }
story_secret =
    .split = { $you ->
        [yes] Du teilst geheim.
       *[no] { $who } teilt geheim.
    }
    .take = { $you ->
        [yes] Du wählst geheim einen Stapel.
       *[no] { $who } wählt geheim einen Stapel.
    }
story_split = { $you ->
    [yes] Du teilst: { $first } in einen Stapel, { $second } in den anderen.
   *[no] { $who } teilt: { $first } in einen Stapel, { $second } in den anderen.
  }
story_take =
    .first = { $you ->
        [yes] Du behältst den ersten Stapel: { $cards }.
       *[no] { $who } behält den ersten Stapel: { $cards }.
    }
    .second = { $you ->
        [yes] Du behältst den zweiten Stapel: { $cards }.
       *[no] { $who } behält den zweiten Stapel: { $cards }.
    }
tell_holds = Auf der Hand: { $cards }.
tell_split = Geteilt. Erster Stapel: { $first }. Zweiter Stapel: { $second }.
tell_keeps =
    .first = Behält den ersten Stapel von { $owner }.
    .second = Behält den zweiten Stapel von { $owner }.
tell_sold_cards = Verkauft: { $cards }.
tell_dropped = Abgeworfen: { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .split = Aufteilungen
    .choose = Stapelwahl
    .resolve = Reihenfolge der Karten
    .discard = Abwürfe
    .sell = Verkäufe
    .seal = Siegel
    .splitter = Trennkarten
    .bonus = Doppelpfeile
profile_tip =
    .split = Schau, worin dein linker Nachbar stark ist: Diesen Stapel behält er. Leg in den anderen, was du willst.
    .choose = Vergleiche, was dir jeder Stapel bringt und was dein rechter Nachbar zurückbekäme.
    .resolve = Spiel zuerst die Karten, die ein besonderes Feld erreichen: Was es gibt, kann alles Weitere ändern.
    .discard = Wirf ab, was dir in allen kommenden Runden am wenigsten hilft, nicht nur in dieser.
    .sell = Verkauf eine Karte, wenn ein Schritt Gold einen Doppelpfeil erreicht oder ihre Leiste fast voll ist.
    .seal = Setz Siegel dort, wo du Aufträge hast: Jeder Stern zählt einmal pro Auftrag dieser Ressource.
    .splitter = Heb die Trennkarte für den Schritt auf, der fehlt: ein besonderes Feld, ein Stern, ein Doppelpfeil.
    .bonus = Nutze einen Doppelpfeil dort, wo zwei Schritte etwas erreichen: einen Auftrag, einen höheren Wert, einen Stern.

## The lesson, and examples of rules

lesson =
    .goal = Wer nach sechs Runden am meisten Prestige hat, gewinnt.
    .first = Deine Karten bringen dich auf diesen Leisten voran: Bücher, Kunstwerke, Edelsteine, Gold und ihre Siegel. Je weiter du kommst, desto mehr Prestige sind sie wert.
    .split = Teile deine Handkarten in zwei Stapel: Dein linker Nachbar behält einen und gibt dir den anderen zurück. Tippe auf den Topas und die Karte mit zwei Büchern, um sie hinüberzulegen, und bestätige. Ada wird zugreifen, und du willst die zwei Siegel.
    .choose = Jetzt wählst du: Behalte einen von Bos Stapeln. Darunter siehst du, was er dir bringen würde. Beide sind in Ordnung.
    .kept_first = Du hast ein Buch und 3 Prestige behalten. Ada behielt den Topas und die zwei Bücher, deine Siegel sind also wieder da. Danach spielen alle ihre Karten in beliebiger Reihenfolge oder verkaufen sie für einen Schritt Gold oder Prestige.
    .kept_second = Du hast zwei Gold, 2 Prestige und ein Quadrat-Siegel behalten. Ada behielt den Topas und die zwei Bücher, deine Siegel sind also wieder da. Danach spielen alle ihre Karten in beliebiger Reihenfolge oder verkaufen sie für einen Schritt Gold oder Prestige.
    .gold = Nehmen wir an, du hast das Gold behalten und gerade gespielt: Es steht bei 2, einen Schritt vor einem Doppelpfeil. Deine Trennkarte rückt auf einer beliebigen Leiste einen Schritt vor. Nimm Gold.
    .arrow = Der Doppelpfeil bringt zwei Schritte auf einer anderen Leiste. Bei den Büchern bist du stark: Nimm sie.
    .end = Deine Bücher kommen von 3 auf 5 und vorerst von 2 auf 4 Punkte. Und das für einen einzigen Schritt Gold! Am Ende bringt außerdem jeder Auftrag einen Punkt pro Stern seines Siegels.
example =
    .G9 = Das sind Bos zwei Stapel, und darunter steht, was sie dir bringen würden: der erste 3 Prestige und einen Schritt bei den Büchern. Einen behältst du, den anderen bekommt Bo zurück.
    .G11 = Das erste Feld der Bücher-Siegelleiste zeigt ein Buch. Das Siegel hat es erreicht, also sind die Bücher von 3 auf 4 vorgerückt.
    .G18 = Deine Bücher haben zwei Aufträge erreicht, und dein Charakter bringt noch einen mit. Ihr Siegel hat das Banner mit einem Stern erreicht. Wäre das Spiel hier zu Ende, brächten sie 3 × 1 = 3.

## Options: what the terminal says of them

option =
    .components = deine eigene Materialdatei, nach deiner Schachtel verbessert; in unserer sind Karten, Leistenfelder, Charaktere und Handkartenlimits eine Rekonstruktion: Kopiere components.yaml aus dem Ordner des Spiels und verbessere, was dort so markiert ist
    .size = tiny: zwei Personen, vier Karten, eine Runde und kurze Leisten, für exakte Lösungen

## Why a choice is better

reason_resource = { $resource ->
    [books] Bücher
    [artwork] Kunstwerke
    [topaz] Topas
    [emerald] Smaragd
   *[gold] Gold
  }
reason_other = { $other ->
    [books] Bücher
    [artwork] Kunstwerke
    [topaz] Topas
    [emerald] Smaragd
   *[gold] Gold
  }
reason_points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
reason_again = { $again ->
    [0] {""}
   *[other] {" "}(auch nach Runde { $again } gewertet)
  }
reason_space = { $what ->
    [contract] zum Auftrag
    [arrow] zum Doppelpfeil
    [banner] zum nächsten Banner
    [value] zum höheren Wert
   *[step] zum Gratis-Schritt
  }
# What a board reaches. The sentences below say by what.
reason_mark =
    .contract = { $stars ->
        [0] einen Auftrag für { reason_resource }
        [1] einen Auftrag für { reason_resource } ({ $contracts } × 1 Punkt)
       *[other] einen Auftrag für { reason_resource } ({ $contracts } × { $stars } Punkte)
      }
    .banner = { $contracts ->
        [0] Sterne für spätere Aufträge ({ reason_resource })
       *[other] Sterne für { reason_resource } ({ $contracts } × { $stars ->
            [1] 1 Punkt
           *[other] { $stars } Punkte
          })
      }
    .books = { $now } statt { $was } Punkte für Bücher{ reason_again }
    .gems = { $now } statt { $was } Punkte für Juwelen{ reason_again }
    .artwork = { $now } statt { $was } Punkte für Kunstwerke (Markt auf { $market })
    .arrow = { $arrows ->
        [one] einen Doppelpfeil
       *[other] { $arrows } Doppelpfeile
      }
    .extra = einen Gratis-Schritt für { reason_resource }
    .prestige = { $points } Prestige
reason_how =
    .now = Bringt { $mark }.
    .seal = Das Siegel kann { $mark } bringen.
    .arrow = Der Doppelpfeil kann { $mark } bringen.
    .next = Mit deinem nächsten Siegel kann das { $mark } bringen.
    .hand = Mit dem Rest deiner Hand bringt das { $mark }.
    .keep = Behalte { $face }: Damit bekommst du { $mark }.
reason =
    .more = Bringt vorerst { reason_points }, „{ $move }“ { $less }.
    .wasted = Gespielt würde sie { $lost ->
        [one] einen Schritt
       *[other] { $lost } Schritte
      } verschenken: Deine Leiste für { reason_resource } ist dann zu Ende.
    .nearer = { CAPITAL($track) }: dann nur noch { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
      } bis { reason_space }.
    .nearer_seal = Mit dem Siegel auf „{ $track }“ { $steps ->
        [one] ist es nur noch ein Schritt
       *[other] sind es nur noch { $steps } Schritte
      } bis { reason_space }.
    .nearer_arrow = Mit dem Doppelpfeil auf „{ $track }“ { $steps ->
        [one] ist es nur noch ein Schritt
       *[other] sind es nur noch { $steps } Schritte
      } bis { reason_space }.
    .far = { $steps ->
        [0] Auf der Leiste { $track } gibt es nichts mehr zu erreichen.
       *[other] { CAPITAL($track) }: Bis zum nächsten Feld, das zählt, wären es noch { $steps } Schritte.
      }
    .no_stars = Ein Auftrag für { reason_resource } bringt noch nichts: Das Siegel hat keine Sterne.
    .market_ahead = Kunstwerke brächten immer noch nichts: Sie stünden auf { $at }, der Markt steht auf { $market }.
    .stars_count = Sterne zählen für jeden Auftrag ({ reason_resource }: { $contracts }, { reason_other }: { $fewer }).
    .contracts_count = Ein Auftrag für { reason_resource } bringt { $stars }, für { reason_other } { $fewer ->
        [0] nichts
       *[other] nur { $fewer }
      }.
    .lower_gem = Nur das niedrigere Juwel zählt: { reason_resource } steht auf { $low }, { reason_other } auf { $high }.
    .later = Heb dir die Trennkarte für den Schluss auf: Sie passt auf jede Leiste.
    .steps = Bringt dich insgesamt { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
      } voran, „{ $move }“ { $fewer }.
    .pile_points = Bringt dir vorerst { reason_points }, der andere Stapel { $less }.
    .pile_seals = Gibt dir { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegel
      }, der andere Stapel { $fewer ->
        [0] keins
       *[other] { $fewer }
      }.
    .pile_cards = { $cards } Karten gegen { $fewer }, und jede lässt sich für einen Schritt verkaufen.
    .pile_denies = { $neighbour } bekäme mit diesem Stapel vorerst { reason_points }, mit dem anderen { $less ->
        [0] nichts
       *[other] nur { $less }
      }.
    .pile_best = Die nützlichste Karte für dich ist dabei: { $face }.
    .split_even = Beide Stapel sind für dich etwa gleich viel wert: Du kannst nichts falsch machen.
    .split_wanted = { $neighbour } behält wohl den Stapel „{ $kept }“: Du willst den anderen.
    .split_back = { $neighbour } lässt dir wohl den Stapel „{ $back }“, anders geteilt „{ $instead }“.
    .split_floor = Jeder Stapel bringt dir vorerst mindestens { reason_points }, anders geteilt vielleicht { $less ->
        [0] nichts
       *[other] nur { $less }
      }.
    .split_gives = { $neighbour } macht vorerst höchstens { reason_points }, anders geteilt bis zu { $more }.
    .split_less = Beim anderen Teilen würde ein Stapel { $neighbour } mehr helfen.
    .split_worst = Anders geteilt könnte dir nur der Stapel „{ $pile }“ bleiben.
    .discard_points = Behalte { $face }: vorerst { reason_points }, diese Karte bringt { $less ->
        [0] nichts
       *[other] nur { $less }
      }.
    .discard_denies = { $neighbour } könnte damit vorerst { reason_points } machen.
    .discard_wanted = { $neighbour } kann sie besser brauchen als du: lieber weg damit.
    .discard_bait = Behalte { $face } als Köder: { $neighbour } kann das besser brauchen als du.
    .discard_safe = Behalte { $face }: Prestige zählt immer voll.
    .discard_sold = Du würdest sie sowieso nur verkaufen.
    .discard_less = { CAPITAL($face) } hilft dir mehr.
    .discard_least = Keine andere Karte auf deiner Hand hilft dir weniger.

## The page: the board

round_name = Runde { $round }
again_note = Du spielst ab Runde { $round } noch einmal, mit denselben Karten.
where = Runde { $round }/{ $rounds } · { $phase }
phase =
    .discard = Abwerfen
    .split = Teilen
    .take = Wählen
    .resolve = Spielen
    .other = Austeilen
timeline = { $rounds } Runden
round_says = Runde { $round }, Karten der Stufe { $level }
scores_after = dann Wertung: { $what }
final_scoring = Schlusswertung
market = Markt
market_token = Marktplättchen { $value }
market_left = noch verdeckt: { $tokens }
books = Bücher
artwork = Kunstwerke
topaz = Topas
emerald = Smaragd
gold = Gold
prestige = Prestige
gems = Juwelen
none = nichts
seal_diamond = Rauten-Siegel
seal_square = Quadrat-Siegel
seal_star = Stern-Siegel
arrow = Doppelpfeil
seal_named = { $resource }-Siegel
players = Alle am Tisch
board_of = Tableau: { $name }
your_board = Dein Tableau
points = Punkte
done = fertig
cards_left = noch { $count }
in_hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
has_chosen = bereit
choosing = überlegt …
sold_cards = { $count } verkauft
resource_head = Ressource: Aufträge, Werte, Pfeile
seal_head = Siegel: ★ pro Auftrag
sum_head = Aufträge × ★
track_says = { $track }: { $at } von { $end }
next_space = als Nächstes: { $what } bei { $space }
contract = ein Auftrag
worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
stars_there = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
step_there = ein Schritt: { $resource }
sum_says = { $contracts } × { $stars } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
reaches = → { $space }
also_moves = { $track } → { $space }
gain = { SIGNED($points) } P
reaches_said = bis Feld { $space }
also_said = { $track } bis Feld { $space }
gain_said = { $points ->
    [1] vorerst +1 Punkt
   *[other] vorerst { SIGNED($points) } Punkte
  }
gain_says = vorerst { SIGNED($points) }
first = Erster Stapel
second = Zweiter Stapel
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
needs_card = Braucht eine Karte
move_across = { $card }: in den anderen Stapel
chooses = { $name } wählt
left_neighbour = sitzt links von dir; den anderen Stapel bekommst du zurück
seal_short = Siegel { $at }
split_now = Teile deine Handkarten in zwei Stapel.
split_how = Tippe eine Karte an, um sie hinüberzulegen. Dein Nachbar behält einen Stapel, du bekommst den anderen.
split_says = Stapel mit { $one } und { $two } anbieten?
hand_over = Anbieten
you_split = Deine Stapel sind abgegeben.
take_now = Wähle einen Stapel von { $name }.
take_how = Du behältst ihn, der andere geht zurück.
take_says = Behalten: { $tray }?
take = Behalten
you_took = Du behältst: { $tray }.
would_bring = brächte dir
would_bring_nothing = brächte dir nichts
free_seals = { $count } Siegel zu setzen
discard_now = Wirf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } verdeckt ab.
discard_how = In dieser Runde darfst du { $limit ->
    [one] 1 Karte
   *[other] { $limit } Karten
  } haben.
discard_says = { $card } abwerfen?
discard = Abwerfen
your_hand = Deine Hand
hand_of = { $name }: Handkarten
kept_by = { $name } behält ihn
discarded = abgeworfen
large_board = { $name }: ganzes Tableau
played = gespielt
sold = verkauft
splitter = Trennkarte
splitter_says = Trennkarte: ein Schritt auf einer beliebigen Leiste
resolve_now = Spiel deine Karten.
resolve_how = { $count ->
    [1] Noch eine: spiel sie oder verkauf sie für einen Schritt.
   *[other] Noch { $count }, Reihenfolge egal. Du kannst eine Karte auch für einen Schritt verkaufen.
  }
card_says = { $card }: spielen oder verkaufen?
card_how = Gespielt: { $points }.
play = Spielen
sell_gold = Verkauf: Gold
sell_prestige = Verkauf: Prestige
splitter_now = Trennkarte: Wähle eine markierte Leiste.
splitter_how = Ein Schritt auf einer beliebigen Leiste.
seal_now = { $seal }: Wähle eine markierte Leiste.
seal_how = Noch zu setzen: { $waiting }.
bonus_now = Doppelpfeil: Wähle eine markierte Leiste.
bonus_how = Zwei Schritte auf einer Leiste, nur nicht Gold.
place_says = { $track }{ $space ->
    [0] { "" }
   *[other] { " " }auf Feld { $space }
  }{ $points ->
    [0] { "" }
   *[other] : vorerst { SIGNED($points) }
  }?
place_moves = Bewegt auch { LIST($tracks) }.
place = Setzen
rest = Rest spielen ({ $count })
rest_how = spielt alle Karten, bei denen du nichts zu wählen hast
undo = Zurücknehmen
you_are_done = Du hast alles gespielt.
can_undo = Noch dran: { LIST($names) }. Du kannst deinen Zug noch zurücknehmen.
can_change = Noch dran: { LIST($names) }. Du kannst es noch ändern.
change_choice = Ändern
waiting_for = Noch dran: { LIST($names) }.
dealing = Die Karten werden verteilt …
over = Alle sechs Runden sind gespielt.
where_points = Woher deine Punkte kommen
reconstruction = Karten und Leistenfelder sind eine Rekonstruktion. Wenn du die Schachtel hast, kannst du mit den echten spielen.
own_set = Dieser Tisch spielt mit eigenen Karten und Tableaus.

## The page: the review

review_title = Die Teilungen
review_says = Im Schnitt kam { $kept } zurück, und { $taken } ging an den linken Nachbarn – gerechnet nach dem, was die Karten der teilenden Person wert waren.
review_picture = Was zurückkam und was wegging, ein Punkt pro Runde
review_picture_says = In { $above } von { $cuts } Runden kam mehr zurück, als wegging.
review_kept = Zurückbekommen
review_taken = An den Nachbarn
review_rounds = Jede Runde, Karte für Karte
review_round = Runde { $round }
review_worth = Wert { $worth }
review_take = { $pile }: { $cards }
review_discard = { $card } abwerfen
review_play = { $card } spielen
review_sell =
    .gold = { $card } für Gold verkaufen
    .prestige = { $card } für Prestige verkaufen
review_splitter = Trennkarte: { $track }

## The page: the guide of a first game

guide =
    .discard = Du hast mehr Karten, als diese Runde erlaubt. Wirf ab, was dir am wenigsten nützt; niemand sieht es.
    .split = Dein linker Nachbar behält einen Stapel und gibt dir den anderen zurück. Wärst du mit beiden zufrieden, kann nichts schiefgehen. Darunter siehst du, worin dein Nachbar stark ist.
    .take = Wähle einen Stapel deines rechten Nachbarn. Unter jedem siehst du, was er dir bringen würde; Siegel setzt du später.
    .resolve = Tippe eine Karte an, dann spiel oder verkauf sie; du kannst sie zurücknehmen. Ressourcen bringen deine Leisten voran, Siegel geben deinen Aufträgen Sterne, Gold bringt Doppelpfeile. Juwelen zählen das Doppelte der niedrigeren Leiste.
    .place = Du hast noch einen Schritt: Tippe eine markierte Leiste an. Dort steht, wohin er führt und was er vorerst wert ist.
    .wait = Die anderen sind noch dran. Tippe oben jemanden an, um das Tableau zu sehen.

## The page: the game in three pictures

how_split = Teile deine Handkarten in zwei Stapel.
    .title = Teilen
how_choose = Dein Nachbar behält einen Stapel und gibt dir den anderen zurück.
    .title = Wählen
how_advance = Spiel deine Karten aus: Jede bringt dich auf ihren Leisten voran.
    .title = Vorrücken

## The page: before the game is open

about = Teile deine Handkarten in zwei Stapel. Dein Nachbar behält einen, du bekommst den anderen zurück.

## The picture to share

picture_line =
    .prestige_track = Unterwegs
    .mid_game = Wertungsplättchen
    .books_line = Bücher
    .artwork_line = Kunstwerke
    .gems_line = Juwelen
    .contracts = Aufträge
picture_total = Prestige

## The page: the table, scenes and the score pad

right_neighbour = sitzt rechts von dir; der andere Stapel geht zurück
piles_of = Stapel von { $name }
goes_to = wählt aus deinen Stapeln
comes_from = hier wählst du
both_ways = ihr wählt jeweils beim Gegenüber
go_on = Weiter
scene_keeps = { $you ->
    [yes] Du behältst
   *[no] { $who } behält
  }
scene_back = { $you ->
    [yes] Du bekommst zurück
   *[no] { $who } bekommt zurück
  }
scene_kept = { $name } behält { $kept ->
    [1] eine deiner Karten
   *[other] { $kept } deiner Karten
  }, { $back ->
    [1] eine kommt zurück.
   *[other] { $back } kommen zurück.
  }
scene_you_kept = Du behältst { $kept ->
    [1] eine Karte
   *[other] { $kept } Karten
  } von { $name }.
scene_all_chose = Alle haben einen Stapel gewählt.
scene_passed = { $keeper } behält { $kept ->
    [1] eine Karte
   *[other] { $kept } Karten
  } von { $owner }
scene_scoring = Wertung nach Runde { $round }
scene_market = { $change ->
    [0] Der Kunstmarkt bleibt bei { $market }.
   *[other] Der Kunstmarkt steigt auf { $market }.
  }
scene_lost = Deine Kunstwerke verlieren { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }.
scene_no_loss = Kein Kunstwerk verliert Punkte.
pad_label = Wer wofür gepunktet hat
pad =
    .prestige = Prestige unterwegs
    .tokens = Wertungsplättchen
    .books = Bücher
    .artwork = Kunstwerke
    .gems = Juwelen
    .contracts = Aufträge
pad_note =
    .prestige = Karten, Verkäufe, Schritte
    .books = höchster erreichter Wert
    .gems = das Doppelte der niedrigeren Leiste
    .contracts = Aufträge × Sterne
pad_tokens_note = nach den Runden { LIST($rounds) }
pad_artwork_note = Markt bei { $market }
pad_winner = gewinnt
pad_decisive = entscheidend

## The end: what decided the game

ending_sale_title = Die Karte, die den Sieg gebracht hätte
ending_sale =
    .gold = { $you ->
        [yes] Du hast in der letzten Runde { $card } für Gold verkauft.
       *[no] { $who } hat in der letzten Runde { $card } für Gold verkauft.
      } Gespielt hätte diese Karte den Sieg gebracht: { $total } zu { $best }.
    .prestige = { $you ->
        [yes] Du hast in der letzten Runde { $card } für Prestige verkauft.
       *[no] { $who } hat in der letzten Runde { $card } für Prestige verkauft.
      } Gespielt hätte diese Karte den Sieg gebracht: { $total } zu { $best }.
ending_step_title = Ein einziger Schritt
ending_step = { $you ->
    [yes] Deine Trennkarte ging in der letzten Runde auf „{ $chosen }“.
   *[no] Die Trennkarte von { $who } ging in der letzten Runde auf „{ $chosen }“.
  } Auf „{ $better }“ hätte sie den Sieg gebracht: { $total } zu { $best }.
ending_category_title =
    .prestige = Das Prestige unterwegs hat den Ausschlag gegeben.
    .tokens = Die Wertungsplättchen haben den Ausschlag gegeben.
    .books = Die Bücher haben den Ausschlag gegeben.
    .artwork = Die Kunstwerke haben den Ausschlag gegeben.
    .gems = Die Juwelen haben den Ausschlag gegeben.
    .contracts = Die Aufträge haben den Ausschlag gegeben.
ending_category = { $you ->
    [yes] Du hast dort { $points } Punkte, { $rival } { $theirs }.
   *[no] { $mine ->
        [yes] { $who } hat dort { $points } Punkte, du { $theirs }.
       *[no] { $who } hat dort { $points } Punkte, { $rival } { $theirs }.
      }
  } Ohne diese Zeile { $mine ->
    [yes] hättest du
   *[no] hätte { $rival }
  } mit { $by ->
    [1] 1 Punkt
   *[other] { $by } Punkten
  } Vorsprung gewonnen.
ending_start_title = Von Anfang an vorn
ending_start = { $you ->
    [yes] Du lagst nach jeder Runde vorn, am Ende mit { $by ->
        [1] 1 Punkt
       *[other] { $by } Punkten
      } Vorsprung.
   *[no] { $who } lag nach jeder Runde vorn, am Ende mit { $by ->
        [1] 1 Punkt
       *[other] { $by } Punkten
      } Vorsprung.
  }
ending_lead_title = { $you ->
    [yes] Seit Runde { $round } lagst du vorn.
   *[no] Seit Runde { $round } lag { $who } vorn.
  }
ending_before =
    .level = Nach Runde { $round } lag niemand allein vorn.
    .ahead = { $you ->
        [yes] Nach Runde { $round } lagst du vorn.
       *[no] Nach Runde { $round } lag { $who } vorn.
      }
ending_lead = { $you ->
    [yes] Runde { $round } brachte dir { $gained ->
        [1] 1 Punkt
       *[other] { $gained } Punkte
      }, vor allem { $row } ({ SIGNED($part) }).
   *[no] Runde { $round } brachte { $who } { $gained ->
        [1] 1 Punkt
       *[other] { $gained } Punkte
      }, vor allem { $row } ({ SIGNED($part) }).
  }
ending_edge =
    .prestige = Den Vorsprung machte am Ende vor allem das Prestige unterwegs aus: { $points } zu { $theirs }.
    .tokens = Den Vorsprung machten am Ende vor allem die Wertungsplättchen aus: { $points } zu { $theirs }.
    .books = Den Vorsprung machten am Ende vor allem die Bücher aus: { $points } zu { $theirs }.
    .artwork = Den Vorsprung machten am Ende vor allem die Kunstwerke aus: { $points } zu { $theirs }.
    .gems = Den Vorsprung machten am Ende vor allem die Juwelen aus: { $points } zu { $theirs }.
    .contracts = Den Vorsprung machten am Ende vor allem die Aufträge aus: { $points } zu { $theirs }.
ending_row =
    .prestige = Prestige unterwegs
    .tokens = durch die Wertungsplättchen
    .books = für Bücher
    .artwork = für Kunstwerke
    .gems = für Juwelen
    .contracts = für Aufträge

## The review: rounds, choices, luck

review_when = in Runde { $round }
choice_kind =
    .split = Aufteilung
    .choose = Wahl des Stapels
    .resolve = Reihenfolge der Karten
    .discard = Abwurf
    .sell = Verkauf
    .seal = Siegel
    .splitter = Trennkarte
    .bonus = Freier Schritt
choice_with =
    .split = { $you ->
        [yes] mit deiner Aufteilung
       *[no] mit der Aufteilung
      }
    .choose = { $you ->
        [yes] mit dem Stapel, den du behalten hast,
       *[no] mit dem behaltenen Stapel
      }
    .resolve = { $you ->
        [yes] mit der Reihenfolge deiner Karten
       *[no] mit der Reihenfolge der Karten
      }
    .discard = { $you ->
        [yes] mit deinem Abwurf
       *[no] mit dem Abwurf
      }
    .sell = { $you ->
        [yes] mit deinem Verkauf
       *[no] mit dem Verkauf
      }
    .seal = { $you ->
        [yes] mit deinem Siegel
       *[no] mit dem Siegel
      }
    .splitter = { $you ->
        [yes] mit deiner Trennkarte
       *[no] mit der Trennkarte
      }
    .bonus = mit einem freien Schritt
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

## splittable review

terminal_cut = Runde { $round } · zurückbekommen: { $kept } ({ NUMBER($kept_worth, digits: 1) }) · an den Nachbarn: { $taken } ({ NUMBER($taken_worth, digits: 1) })
terminal_cuts = Deine Teilungen, mit dem Wert der Karten für dich:
