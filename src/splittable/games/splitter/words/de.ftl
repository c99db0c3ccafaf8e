# The sentences of Splitter. docs/translating.md tells how they are written.

## Refusals

malformed = das ist kein Zug von Splitter; Züge sehen so aus: „roll 4 1“ oder „write b3 4“
no_such_die = ein Würfel kann keine { $die } zeigen: Nimm 1 bis 6
larger_first = nenn den größeren Würfel zuerst: „roll { $high } { $low }“
right_half = { $cell } liegt rechts der Mittelachse: Nenn das linke Feld des Paars, { $left }
no_cell = auf diesem Zettel gibt es kein Feld { $cell }: Wähle ein anderes
not_rolled = eine { $number } wurde nicht gewürfelt: Trag { $high } oder { $low } ein
taken = diese zwei Felder sind schon voll: Wähle zwei freie

## Groups and points

spelled = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
  }
full_group = { $number ->
    [1] eine einzelne 1
    [2] zwei 2er
    [3] drei 3er
    [4] vier 4er
    [5] fünf 5er
   *[6] sechs 6er
  }
group = { $count ->
    [1] { full_group }
   *[other] { $number ->
        [1] { spelled } einzelne 1er
       *[other] { spelled }mal { full_group }
      }
  }
group_star = { full_group } auf einem Stern
hearts = eine { $number } in jedem Herz
wasted = { $count ->
    [one] 1 Feld in einer Gruppe, die nicht zählt
   *[other] { $count } Felder in Gruppen, die nicht zählen
  }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
the_dice = { $double ->
    [yes] { $high }er-Pasch
   *[no] { $high } und { $low }
  }

## What a lone player has achieved

verdict = { $rank ->
    [0] Verloren: Diesmal gewinnt der Zettel
    [1] So langsam hast du den Dreh raus
    [2] Ein ordentlicher Zettel
    [3] Ein sauberer Zettel
    [4] Ein guter Zettel
    [5] Ein sehr guter Zettel
    [6] Reif für einen Pokal
    [7] Reif für die große Bühne
    [8] So weit kommen nur wenige
    [9] Ein Zettel zum Einrahmen
    [10] Kaum zu glauben
   *[11] Nicht von dieser Welt
  }

## Events

event_roll = Die Würfel: { the_dice }.
event_chosen = { $name } hat eingetragen.
event_placed = Runde { $round }: { $placements }.
event_place = { $name }, { $left } in { $cell } und { $right } in { $mirror }

## The log

log_round = Runde { $round }: { the_dice }
log_scored = { CAPITAL(LIST($who)) } { $count ->
    [1] { $you ->
        [yes] bekommst
       *[no] bekommt
      }
   *[other] { $you ->
        [yes] bekommt je
       *[no] bekommen je
      }
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $groups }.
log_lost = Zu viele { $number }er beisammen: { CAPITAL(LIST($who)) } { $count ->
    [1] { $you ->
        [yes] verlierst
       *[no] verliert
      }
   *[other] { $you ->
        [yes] verliert je
       *[no] verlieren je
      }
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
log_too_many = Zu viele { $number }er beisammen: Da gibt es nichts zu holen.
log_no_room = Kein Platz mehr für { $groups }: Da gibt es nichts mehr zu holen.
your_numbers = { $size ->
    [1] deine { $number }
   *[other] deine { $number }er
  }
log_hearts = Deine Herzen passen nicht mehr zusammen: kein Bonus.

## The board

board_title = Runde { $round } von { $rounds } · { $dice }
board_no_dice = vor dem Wurf
board_over = die Partie ist zu Ende
board_player = { $name } · { points }
board_choice = { $left } kommt in { $cell }, { $right } in { $mirror }
board_hearts = Herzen
board_legend = +5 zählt · 5 noch offen · ×5 verloren · * Stern · ♥ Herz · rechts: Punkte bisher
hearts_state =
    .scoring = +5
    .open = offen
    .spoiled = verloren

## The board in sentences

tell_round = Runde { $round } von { $rounds }: { $dice }.
tell_player = { $name }: bisher { $points }.
tell_chosen = Hat eingetragen.
tell_choice = Trägt { $left } in { $cell } und { $right } in { $mirror } ein.
tell_group = { $group }: { $state }.
group_cell = die { $number } in { $cells }
group_cells = die { $number }er in { $cells }
tell_group_state =
    .open = noch offen
    .spoiled = verloren
tell_scoring = Es zählen: { $groups }.
tell_free = Frei links der Mittelachse, jeweils mit dem gespiegelten Feld: { $cells }.
tell_stars = Sternfelder: { $cells }.
tell_hearts = Herzfelder: { $cells }.
tell_hearts_state =
    .scoring = Die Herzen zählen.
    .open = Die Herzen können noch zählen.
    .spoiled = Die Herzen sind verloren.

## What to do

ask_place = { choose_pair } Sag, was nach links kommt, z. B. „{ $example }“.
label = { $number } in { $cell }

## At the terminal

free_cells = Links frei: { $cells }
sure_place = { $number } in { $cell } und { $other } in { $mirror } eintragen?

## A finished game, step by step

story_place = { $you ->
    [yes] Du trägst links { $left } und rechts { $right } ein.
   *[no] { $who } trägt links { $left } und rechts { $right } ein.
  }
story_double = { $you ->
    [yes] Du trägst zwei { $number }er ein.
   *[no] { $who } trägt zwei { $number }er ein.
  }
story_secret = { $you ->
    [yes] Du trägst beide Zahlen ein.
   *[no] { $who } trägt beide Zahlen ein.
  }

## What decided a game

ending_always = { $you ->
    [yes] { $count ->
        [1] Du hast von Anfang bis Ende geführt.
       *[other] { CAPITAL(LIST($who)) } lagt von Anfang bis Ende gleichauf vorn.
      }
   *[no] { $count ->
        [1] { LIST($who) } hat von Anfang bis Ende geführt.
       *[other] { LIST($who) } lagen von Anfang bis Ende gleichauf vorn.
      }
  }
ending_led = { $you ->
    [yes] { $count ->
        [1] Du hast ab Runde { $round } geführt.
       *[other] { CAPITAL(LIST($who)) } lagt ab Runde { $round } gleichauf vorn.
      }
   *[no] { $count ->
        [1] { LIST($who) } hat ab Runde { $round } geführt.
       *[other] { LIST($who) } lagen ab Runde { $round } gleichauf vorn.
      }
  }
ending_round = { $last ->
    [yes] Die letzte Runde hat entschieden.
   *[no] Runde { $round } hat entschieden.
  }
ending_took = { $points ->
    [one] 1 Punkt für { $groups } brachte
   *[other] { $points } Punkte für { $groups } brachten
  } { $you ->
    [yes] dich
   *[no] { $who }
  } endgültig in Führung, { $mine } zu { $theirs }.
ending_fell = { CAPITAL(LIST($losers)) } { $lost_count ->
    [1] { $lost_you ->
        [yes] hast
       *[no] hat
      }
   *[other] { $lost_you ->
        [yes] habt
       *[no] haben
      }
  } { $lost_count ->
    [1] eine Gruppe verdorben, die schon zählte
   *[other] Gruppen verdorben, die schon zählten
  }. Von da an { $you ->
    [yes] lagst du
   *[no] lag { LIST($who) }
  } vorn, { $mine } zu { $theirs }.
ending_level = { CAPITAL(LIST($who)) } { $you ->
    [yes] habt
   *[no] haben
  } am Ende je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
ending_from = Nach Runde { $round } stand es { $mine } zu { $theirs }, am Ende { $at_end } zu { $best }.
ending_best = { $you ->
    [yes] Dein bester Zug:
   *[no] Der beste Zug von { $who }:
  } { $group }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } in Runde { $round }.
ending_needed = Ohne { $points ->
    [one] diesen Punkt
   *[other] diese { $points } Punkte
  } { $you ->
    [yes] { $count ->
        [1] hättest du
       *[other] hättet { LIST($who) }
      }
   *[no] { $count ->
        [1] hätte { LIST($who) }
       *[other] hätten { LIST($who) }
      }
  } { $shared ->
    [yes] mitgewonnen
   *[no] gewonnen
  }.
ending_alone = { $you ->
    [yes] Dein bester Zug:
   *[no] Der beste Zug von { $who }:
  } { $group }.
ending_alone_points = Das waren { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } in Runde { $round }.
ending_alone_rank = { $you ->
    [yes] In Runde { $round } hast du die { $least } Punkte erreicht, die dieser Rang verlangt.
   *[no] In Runde { $round } hat { $who } die { $least } Punkte erreicht, die dieser Rang verlangt.
  }

## Hints and reviews: why a placement is good

elsewhere = { $swapped ->
    [yes] andersherum
   *[no] an der anderen Stelle
  }
reason =
    .scores = Macht { $groups }: +{ $points }{ $other_points ->
        [0] {""}
       *[other] {" "}({ elsewhere }: +{ $other_points })
      }.
    .breaks = { CAPITAL(elsewhere) } verdirbst du { full_group }: −{ $points }.
    .too_many = { CAPITAL(elsewhere) } wären es zu viele { $number }er: Sie brächten nichts mehr.
    .closes = { $kept ->
        [1] Hält deine { $number }er offen
        [2] Hält beide { $number }er-Gruppen offen
       *[other] Hält alle { $number }er-Gruppen offen
      }; { elsewhere } { $size ->
        [1] hat eine { $number } keinen Platz mehr zum Wachsen
       *[other] haben { spelled } { $number }er keinen Platz mehr zum Wachsen
      }.
    .hearts_keep = Die 5 Punkte für die Herzen bleiben möglich; { elsewhere } sind sie verloren.
    .hearts_on = { $count ->
        [2] Die zweite { $number } in den Herzen
       *[other] Noch eine { $number } in den Herzen
      }: { $missing ->
        [1] Eine mehr bringt 5 Punkte
       *[other] Noch { $missing }, und es gibt 5 Punkte
      }.
    .star = { $size ->
        [1] Setzt die { $number } auf einen Stern
       *[other] Bringt deine { $number }er auf einen Stern
      }: { full_group } zählen dort { $points }.
    .star_free = Der Stern bleibt frei; { elsewhere } bekäme ihn eine { $number }.
    .grows = Bringt deine { $number }er auf { spelled }: { $missing ->
        [1] Eine fehlt noch
        [2] Zwei fehlen noch
        [3] Drei fehlen noch
       *[other] Vier fehlen noch
      }.
    .links = Noch eine { $number } dazwischen, und es sind { spelled } beisammen.
    .starts = Gibt der { $number } mehr Platz: { $free } freie Felder daneben, nicht { $less }.
    .space = Gibt der { $number } mehr Raum: { $free } freie Felder ringsum, nicht { $less }.
    .apart = Die { $number } bleibt weiter weg von deinen { $number ->
        [1] einzelnen 1ern
       *[other] fertigen { $number }ern
      }: { $far } Schritte, nicht { $near }.
    .clear = Hält den freien Raum für später offen: { $free ->
        [0] kein freies Feld
        [1] ein freies Feld
       *[other] { $free } freie Felder
      } neben diesen beiden, nicht { $more }.
    .room = Lässt { $size ->
        [1] deiner { $number }
       *[other] deinen { $number }ern
      } mehr Platz: { $free } freie Felder daneben, nicht { $less }.
    .guards = { $free ->
        [0] Macht { full_group } sicher: Daneben kann keine { $number } mehr landen.
        [1] Schützt { full_group }: nur ein freies Feld daneben, nicht { $more }.
       *[other] Schützt { full_group }: nur { $free } freie Felder daneben, nicht { $more }.
      }

## The profile: kinds of choices, and advice on each

profile_kind =
    .place = Eintragungen
profile_tip =
    .place = Lass Platz um große Zahlen, und halte fertige Gruppen von gleichen Zahlen fern.

## The lesson, and examples of rules

lesson =
    .goal = Zwei 2er nebeneinander = 2 Punkte. Drei 3er = 3 Punkte.
    .first = Und so weiter, von der einzelnen 1 bis zu sechs 6ern. Die Größe muss genau stimmen: Eine dritte 2 neben den anderen würde alles verderben.
    .pair = Die Würfel zeigen 2 und 1. Trag sie in der dritten Reihe direkt an der Mittelachse ein: links die 2, rechts die 1. Noch einmal tippen tauscht sie.
    .free = Eine 1 allein bringt 1 Punkt. Jetzt hast du 5 und 2: Trag sie in zwei gespiegelte Felder ein, wo du magst.
    .two = Deine zwei 2er berühren sich: 2 Punkte mehr, bisher 3. Halte andere 2er von ihnen fern.
    .apart = Weiter 1 Punkt: Deine zwei 2er berühren sich nicht. Jeder fehlt noch eine 2 daneben, und der 5 fehlen vier weitere 5er.
    .star = In einer anderen Partie hast du 6 und 2. Links wartet eine 2 neben dem Stern. Trag deine 2 auf dem Stern ein: Dort zählt eine Gruppe doppelt.
    .end = Die zwei 2er bringen 4 statt 2. Und auf dem anderen Stern steht jetzt eine 6: Sechs 6er dort brächten 12. Nach 22 Runden ist dein Zettel voll, und wer die meisten Punkte hat, gewinnt.
example =
    .T6 = Die Mittelachse trennt nichts: Diese zwei 2er sind benachbart und zählen.
    .T7 = Drei 3er bringen 3, zwei 2er bringen 2. Die zwei 1er berühren sich, also zählt keine von beiden. Die 5 braucht noch vier weitere neben sich.
    .T8 = Zwei 2er berühren sich, und eine davon steht auf einem Sternfeld: zweimal 2, also 4 Punkte.
    .T9 = Zettel B: Eine 2 in allen drei Herzen bringt 5 Punkte, obwohl keine dieser 2er zu einer Gruppe gehört, die zählt.

## Options: what the terminal says of them

option =
    .sheet = der gedruckte Zettel, auf dem ihr spielt
    .own_sheet = eine Datei mit deinem eigenen Zettel statt eines gedruckten
    .size = tiny: ein Zettel mit zwei Feldpaaren, für exakte Lösungen

## The page: the board

round_name = Runde { $round }
again_note = Du spielst ab Runde { $round } noch einmal, mit denselben Würfen.
round = Runde { $round } von { $rounds }
your_sheet = Dein Zettel
all_sheets = Alle Zettel
sheet_of = Zettel von { $name }
for_everybody = ein Wurf für alle
rolling = Die Würfel rollen …
would_be = { $now } → { $then } { $then ->
    [one] Punkt
   *[other] Punkte
  }
cell_free = { $cell }: frei
cell_preview = { $cell }: { $number }, noch nicht eingetragen
cell_placed = { $cell }: { $number }, { $state }
star = Stern
heart = Herz
scoring = zählt
open = noch offen
spoiled = verloren
doubles = doppelt
same_in_hearts = alle gleich: +5
hearts_title = Herzen
hearts_open = noch offen
hearts_spoiled = nicht alle gleich
your_points = Deine Punkte
points_of = Punkte von { $name }
now = Gesamt
numbers = { $number }er
choose_pair = { $double ->
    [yes] Trag beide { $high }er in zwei gespiegelte Felder ein.
   *[no] Trag { $high } und { $low } in zwei gespiegelte Felder ein.
  }
choose_pair_how = { $double ->
    [yes] Tipp auf ein freies Feld: Die andere { $high } kommt ins gespiegelte Feld.
   *[no] Tipp auf ein freies Feld: Die andere Zahl kommt ins gespiegelte Feld.
  }
place_says = { $double ->
    [yes] Beide { $left }er hier eintragen?
   *[no] Links { $left } und rechts { $right } eintragen?
  }
place_how = Noch einmal tippen tauscht die Zahlen.
place_double_how = Oder tipp auf ein anderes freies Feld.
swap = Tauschen
place = Eintragen
you_placed = { $double ->
    [yes] Du hast beide { $left }er eingetragen.
   *[no] Du hast links { $left } und rechts { $right } eingetragen.
  }
can_change = Noch dran: { LIST($names) }. Du kannst dich noch umentscheiden.
change = Ändern
waiting_for = Noch dran: { LIST($names) }.
others_after = Die anderen, nach Runde { $round }
others = Die anderen Zettel
has_placed = fertig
placing = überlegt …
exactly = Drei 3er, die sich berühren, bringen 3; zwei oder vier bringen nichts.
over = Alle Felder sind voll: Die Partie ist zu Ende.
ranks = Ränge im Solospiel
you = du: { $points }
more = { $points ->
    [one] Noch 1 Punkt bis zum nächsten Rang.
   *[other] Noch { $points } Punkte bis zum nächsten Rang.
  }
top = Höher geht es nicht.
in_hindsight = Im Nachhinein
best_found = beste Lösung bisher
proven = nicht zu schlagen
looking_back = Wir suchen den besten Zettel mit denselben Würfen …
dice_allowed = Mit diesen { $rolls } Würfen waren { $points } Punkte drin, mehr nicht.
dice_allowed_at_least = Mit diesen { $rolls } Würfen waren mindestens { $points } Punkte drin.
share = { $you ->
    [yes] Du hast { PERCENT($share) } davon geholt.
   *[no] { $name } hat { PERCENT($share) } davon geholt.
  }
these_dice = diese Würfe: { $points }

## The page: the review

review_place = { $place ->
    [1] Reihe { $row }, ganz innen
    [2] Reihe { $row }, zweites Feld von innen
    [3] Reihe { $row }, drittes Feld von innen
   *[4] Reihe { $row }, viertes Feld von innen
  }: { $double ->
    [yes] beide { $left }er
   *[no] links { $left }, rechts { $right }
  }
review_allowed = Was die Würfel noch hergaben
review_allowed_says = Von { $from } Punkten vor dem ersten Eintrag bis zu { $to } am Ende.
review_allowed_text = Jede Stufe nach unten ist ein Eintrag, den die späteren Würfe bestraft haben. Ein Fehler war er deshalb nicht unbedingt.

## The page: the guide of a first game

guide =
    .first = Beide Zahlen kommen in zwei gespiegelte Felder einer Reihe. Tipp auf ein freies Feld, um sie dort zu sehen, noch einmal, um sie zu tauschen, und trag sie dann ein. Gleiche Zahlen, die sich berühren, sind eine Gruppe.
    .early = Eine Gruppe zählt, wenn sie genau so viele Felder hat, wie ihre Zahl sagt: eine einzelne 1, zwei 2er, drei 3er. Lass um große Zahlen Platz: Sechs 6er brauchen viel davon.
    .late = Gestrichelte Gruppen sind noch offen, schraffierte verloren. Eine Zahl zu viel verdirbt eine fertige Gruppe: Halte neue von ihr fern.
    .wait = Diese Runde bist du fertig. Gewürfelt wird wieder, wenn alle eingetragen haben.

## The page: before the game is open

about = Zwei Würfel, ein Zettel, ein Spiegel in der Mitte. Drei 3er beisammen zählen; zwei oder vier nicht.
option_sheet = Zettel
    .A = A: zwei Sterne
    .B = B: Sterne und Herzen

## Own sheets: what is wrong

data_mirror = beide Hälften müssen spiegelgleich sein: Jedes Feld braucht sein Gegenstück jenseits der Mittelachse.
data_pairs = ein Zettel hat mindestens zwei Feldpaare.
data_star = markier mindestens ein Sternfeld mit { $mark }.
data_heart = ein einzelnes Herzfeld bringt nichts. Nimm keins oder mehrere.

## The picture to share

picture_sheet = Zettel { $sheet }
picture_verdict = „{ $verdict }.“ Schaffst du mehr?

## The page: the game in three pictures

how_roll = Ein Wurf mit zwei Würfeln, für alle derselbe.
    .title = Würfeln
how_place = Trag die beiden Zahlen in zwei gespiegelte Felder ein.
    .title = Eintragen
how_group = Drei 3er, die sich berühren, bringen 3; zwei oder vier bringen nichts. Ein Stern verdoppelt.
    .title = Gruppieren

## The review: rounds, choices, luck

review_when = in Runde { $round }
choice_kind =
    .place = Eintrag
choice_with =
    .place = { $you ->
        [yes] mit deinem Eintrag
       *[no] mit dem Eintrag
      }
review_chance =
    .up = { $you ->
        [yes] { CAPITAL($when) } haben dir die Würfel { $points } gebracht.
       *[no] { CAPITAL($when) } haben die Würfel { $who } { $points } gebracht.
      }
    .down = { $you ->
        [yes] { CAPITAL($when) } haben dich die Würfel { $points } gekostet.
       *[no] { CAPITAL($when) } haben die Würfel { $who } { $points } gekostet.
      }
luck_said = { $way ->
    [gave] { $you ->
        [yes] Die Würfel haben dir { $luck } gebracht
       *[no] Die Würfel haben { $who } { $luck } gebracht
      }
    [took] { $you ->
        [yes] Die Würfel haben dich { $luck } gekostet
       *[no] Die Würfel haben { $who } { $luck } gekostet
      }
   *[none] Die Würfel haben sich ausgeglichen
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

terminal_dice = Mit diesen Würfen waren { $best } Punkte möglich; du hast { $played }.

## splittable solve

solve_best = Der beste Zettel
solve_played = Der gespielte Zettel
solve_result = Bestes Ergebnis: { $score } Punkte · kein Zettel schafft mehr als { $bound } · { $verdict } · { NUMBER($seconds, digits: 1) } s
solve_proven = bewiesen
solve_open = nicht bewiesen (gib mit --seconds mehr Zeit)
solve_moves = Wurf für Wurf: { $moves }
solve_costs_head = Was jeder Eintrag gekostet hat (das beste noch mögliche Ergebnis davor und danach):
solve_cost = Runde { $round } · { $roll } · { $move } · { $before } → { $after } · Verlust: { $cost }
solve_no_costs = Kein Eintrag hat dich etwas gekostet.
