# The sentences of Split it!. docs/translating.md tells how they are written.

## Refusals

malformed = das ist kein Zug von Split it!; Züge sehen so aus: „cut 3 5“, „remove pink“, „guess white“ oder „joker 8“
no_such_seat = diesen Platz gibt es nicht
no_such_card = diese Karte ist nicht im Stapel
starter_first = lose zuerst aus, wer anfängt
starter_known = wer anfängt, steht schon fest
cut_range = wähle zwei verschiedene Stellen von 1 bis { $last }, die kleinere zuerst; kein Bereich darf leer sein
not_cutting = du kannst die Reihe jetzt nicht teilen
not_removing = du kannst jetzt keinen Bereich entfernen
empty_section = in { $section ->
    [white] Weiß
    [pink] Pink
   *[black] Schwarz
  } liegt keine Karte: Tippe auf einen anderen Bereich
not_guessing = du kannst jetzt nicht tippen
no_such_column = du hast keine Spalte mit { $number }ern
no_joker = du hast keinen Joker zu legen

## Score lines

most = die meisten { $number }er ({ $count })
shared_most = die meisten { $number }er, geteilt ({ $count })
columns = bei Gleichstand: { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
  }
waiting = nicht gelegte Joker: { $count }

## Sections and cards

section =
    .white = Weiß
    .pink = Pink
    .black = Schwarz
joker = Joker
in_the_lead = { $cards } (vorn)
sharing_the_lead = { $cards } (gleichauf vorn)
spelled = { $count ->
    [0] keine
    [1] eine
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
jokers = { $count ->
    [1] ein Joker
   *[other] { spelled } Joker
  }
cards_of = { $count ->
    [1] eine { $number }
   *[other] { spelled } { $number }er
  }
of_them_jokers = { $count ->
    [1] { $cards }, davon ein Joker
   *[other] { $cards }, davon { spelled } Joker
  }

## Labels

label_cut = hinter den Karten { $first } und { $second }
label_joker = Joker zu den { $number }ern

## Events

event_starter = { $name } fängt an.
event_row = Runde { $round }. Die Reihe: { $cards }.
event_cut = { $name } teilt hinter den Karten { $first } und { $second }.
event_remove = { $name } nimmt { $section } aus dem Spiel.
event_chosen = { $name } hat gewählt.
event_reveal = Die Tipps: { $guesses }.
event_won = { $name } gewinnt { $section }: { $cards }.
event_repeat = Zwei gegen zwei (Nr. { $count }): Alle tippen noch einmal.
event_lead = { $name } hat nicht mehr die meisten { $number }er und verliert { $points } (jetzt vorn: { $leaders }).
event_gone = Aus dem Spiel: { $cards }.
event_jokers = { $name } legt an: { $placed }.
jokers_on = { $jokers } zu den { $number }ern

## The log

log_starter = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
  }
log_round = Runde { $round }
log_row = Die Reihe: { $cards }.
log_cut = { $you ->
    [yes] Du teilst die Reihe in { $sizes }.
   *[no] { $who } teilt die Reihe in { $sizes }.
  }
log_remove =
    .white = { $you ->
        [yes] Du nimmst Weiß aus dem Spiel.
       *[no] { $who } nimmt Weiß aus dem Spiel.
      }
    .pink = { $you ->
        [yes] Du nimmst Pink aus dem Spiel.
       *[no] { $who } nimmt Pink aus dem Spiel.
      }
    .black = { $you ->
        [yes] Du nimmst Schwarz aus dem Spiel.
       *[no] { $who } nimmt Schwarz aus dem Spiel.
      }
log_won =
    .white = { $you ->
        [yes] Du bist allein auf Weiß und nimmst { $cards }.
       *[no] { $who } gewinnt Weiß: { $cards }.
      }
    .pink = { $you ->
        [yes] Du bist allein auf Pink und nimmst { $cards }.
       *[no] { $who } gewinnt Pink: { $cards }.
      }
    .black = { $you ->
        [yes] Du bist allein auf Schwarz und nimmst { $cards }.
       *[no] { $who } gewinnt Schwarz: { $cards }.
      }
log_shared =
    .white = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Weiß: Es bleibt liegen.
       *[no] { LIST($who) } wollten Weiß: Es bleibt liegen.
      }
    .pink = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Pink: Es bleibt liegen.
       *[no] { LIST($who) } wollten Pink: Es bleibt liegen.
      }
    .black = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Schwarz: Es bleibt liegen.
       *[no] { LIST($who) } wollten Schwarz: Es bleibt liegen.
      }
log_nobody = Ohne Tipp aus dem Spiel: { $cards }.
log_gone = Aus dem Spiel: { $cards }.
log_repeat = Zwei gegen zwei: Alle tippen noch einmal.
log_jokers = { $you ->
    [yes] { $jokers ->
        [1] Du legst einen Joker zu deinen { $number }ern.
       *[other] Du legst { $jokers } Joker zu deinen { $number }ern.
      }
   *[no] { $jokers ->
        [1] { $who } legt einen Joker zu den { $number }ern.
       *[other] { $who } legt { $jokers } Joker zu den { $number }ern.
      }
  }
log_lead = { $you ->
    [yes] { $count ->
        [1] Du liegst jetzt bei den { $number }ern vorn (bisher { LIST($losers) }).
       *[other] { CAPITAL(LIST($who)) } liegt jetzt bei den { $number }ern vorn (bisher { LIST($losers) }).
      }
   *[no] { $count ->
        [1] { LIST($who) } liegt jetzt bei den { $number }ern vorn (bisher { LIST($losers) }).
       *[other] { LIST($who) } liegen jetzt bei den { $number }ern vorn (bisher { LIST($losers) }).
      }
  }

## The board

board_title = Runde { $round } · { $left } Karten im Stapel · Trennkarten: { $holder }
board_row = Reihe
board_deck = Stapel
board_no_row = (noch keine Reihe)
board_player = { $name }{ $mark }  { $points } Punkte
board_waiting = wartende Joker: { $count }
board_no_columns = noch keine Spalte
board_legend = Zahl × Karten, * für einen Joker, ^ für vorn
board_chosen = hat getippt
board_done = fertig

## Points, on the page

points_if_ended = { $points ->
    [1] Punkt derzeit
   *[other] Punkte derzeit
  }
lost_lead = −{ $number }: { LIST($who) } vorn bei den { $number }ern.

## The board in sentences

tell_round = Runde { $round }. Karten im Stapel: { $left }.
tell_holder = Die Trennkarten hat { $name }.
tell_row = Die Reihe, von links nach rechts: { $cards }.
tell_no_row = Noch keine Reihe.
tell_section = { $section }: { $cards }.
tell_player = { $name }: { $points }, wenn jetzt Schluss wäre.
tell_columns = Spalten: { $columns }.
tell_no_columns = Noch keine Spalte.
tell_waiting = Noch zu legen: { $jokers }.
tell_chosen = Hat gewählt.
tell_done = In dieser Runde fertig.
tell_deck = Im Stapel: { $cards }.

## What to do

ask =
    .cut = Teile die Reihe an zwei Stellen, z. B. „hinter den Karten 2 und 4“.
    .remove = Nimm einen Bereich aus dem Spiel.
    .guess = Tippe geheim auf einen Bereich. Allein? Er gehört dir. Zu mehreren? Vorerst bekommt ihn niemand.
    .jokers = { $count ->
        [one] Leg deinen Joker zu einer deiner Spalten.
       *[other] Leg einen Joker zu einer deiner Spalten. Du hast { $count }.
      }

## At the terminal

type_cut = Wo willst du teilen? Tipp zwei der Zahlen unter der Reihe ein, von 1 bis { $last }, z. B. „2 4“.
type_joker = Tipp die Zahl einer Spalte ein: { $columns }
sure =
    .cut = { $label } teilen?
    .remove = { $label } aus dem Spiel nehmen?
    .guess = Auf { $label } tippen?
    .joker = Einen Joker zu den { $number }ern legen?

## A finished game that is looked back at

story_guess =
    .white = { $you ->
        [yes] Du tippst auf Weiß.
       *[no] { $who } tippt auf Weiß.
      }
    .pink = { $you ->
        [yes] Du tippst auf Pink.
       *[no] { $who } tippt auf Pink.
      }
    .black = { $you ->
        [yes] Du tippst auf Schwarz.
       *[no] { $who } tippt auf Schwarz.
      }
story_secret =
    .guess = { $you ->
        [yes] Du tippst geheim.
       *[no] { $who } tippt geheim.
    }
    .jokers = { $you ->
        [yes] Du legst geheim einen Joker.
       *[no] { $who } legt geheim einen Joker.
    }
tell_guess =
    .white = Tippt auf Weiß.
    .pink = Tippt auf Pink.
    .black = Tippt auf Schwarz.

## The end: what decided the game

ending_always = { $you ->
    [yes] { $count ->
        [1] Du hast von Anfang bis Ende geführt.
       *[other] { CAPITAL(LIST($who)) } wart von Anfang bis Ende gleichauf.
      }
   *[no] { $count ->
        [1] { LIST($who) } hat von Anfang bis Ende geführt.
       *[other] { LIST($who) } waren von Anfang bis Ende gleichauf.
      }
  }
ending_led = { $you ->
    [yes] { $count ->
        [1] Du hast ab Runde { $round } geführt.
       *[other] { CAPITAL(LIST($who)) } wart ab Runde { $round } gleichauf vorn.
      }
   *[no] { $count ->
        [1] { LIST($who) } hat ab Runde { $round } geführt.
       *[other] { LIST($who) } waren ab Runde { $round } gleichauf vorn.
      }
  }
ending_round = { $last ->
    [yes] Die letzte Runde hat entschieden.
   *[no] Runde { $round } hat entschieden.
  }
ending_took =
    .white = { $you ->
        [yes] Du warst allein auf Weiß: { $cards }.
       *[no] { $who } war allein auf Weiß: { $cards }.
      }
    .pink = { $you ->
        [yes] Du warst allein auf Pink: { $cards }.
       *[no] { $who } war allein auf Pink: { $cards }.
      }
    .black = { $you ->
        [yes] Du warst allein auf Schwarz: { $cards }.
       *[no] { $who } war allein auf Schwarz: { $cards }.
      }
ending_clash =
    .white = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Weiß: Es blieb liegen.
       *[no] { LIST($who) } wollten Weiß: Es blieb liegen.
      }
    .pink = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Pink: Es blieb liegen.
       *[no] { LIST($who) } wollten Pink: Es blieb liegen.
      }
    .black = { $you ->
        [yes] { CAPITAL(LIST($who)) } wolltet Schwarz: Es blieb liegen.
       *[no] { LIST($who) } wollten Schwarz: Es blieb liegen.
      }
ending_took_then = { $you ->
    [yes] Davon bekamst du dann: { $cards }.
   *[no] Davon bekam { $who } dann: { $cards }.
  }
ending_fell = { $lost_you ->
    [yes] { $count ->
        [1] { LIST($who) } hat dich bei den { $number }ern überholt.
       *[other] { LIST($who) } haben dich bei den { $number }ern überholt.
      }
   *[no] { $you ->
        [yes] { $count ->
            [1] Du hast { LIST($loser) } bei den { $number }ern überholt.
           *[other] { CAPITAL(LIST($who)) } habt { LIST($loser) } bei den { $number }ern überholt.
          }
       *[no] { $count ->
            [1] { LIST($who) } hat { LIST($loser) } bei den { $number }ern überholt.
           *[other] { LIST($who) } haben { LIST($loser) } bei den { $number }ern überholt.
          }
      }
  }
ending_ahead = { $you ->
    [yes] { $is_tied ->
        [yes] Bei je { $mine } Punkten lagst du dank mehr Spalten vorn, und dabei blieb es.
       *[no] Damit lagst du { $mine } zu { $theirs } vorn, und dabei blieb es.
      }
   *[no] { $is_tied ->
        [yes] Bei je { $mine } Punkten lag { LIST($who) } dank mehr Spalten vorn, und dabei blieb es.
       *[no] Damit lag { LIST($who) } mit { $mine } zu { $theirs } vorn, und dabei blieb es.
      }
  }
ending_level = { $you ->
    [yes] { CAPITAL(LIST($who)) } wart am Ende gleichauf mit { $mine } Punkten.
   *[no] { LIST($who) } waren am Ende gleichauf mit { $mine } Punkten.
  }
ending_from = Nach Runde 1 stand es { $mine } zu { $theirs }, am Ende { $at_end } zu { $best }.
ending_near = { $you ->
    [yes] { $alone ->
        [yes] Mit einer { $number } mehr hättest du gewonnen.
       *[no] Mit einer { $number } mehr hättest du mitgewonnen.
      }
   *[no] { $alone ->
        [yes] Mit einer { $number } mehr hätte { $who } gewonnen.
       *[no] Mit einer { $number } mehr hätte { $who } mitgewonnen.
      }
  }

## Hints and reviews: why a choice is good

the_section =
    .white = Weiß
    .pink = Pink
    .black = Schwarz
the_numbers = { $number }er
only_points = { $other_points ->
    [0] noch nichts
   *[other] nur { $other_points }
  }
jokers_text = { $jokers ->
    [2] zwei Jokern
    [3] drei Jokern
    [4] vier Jokern
   *[other] { $jokers } Jokern
  }
reason =
    .mix = Bleib unvorhersehbar: { $section } { how_often }.
    .guess_gain = { $section } { $listed ->
        [yes] bringt dir { $numbers }: { $points } { $points ->
            [one] Punkt
           *[other] Punkte
          }
       *[no] kann dir { $points } Punkte bringen
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .guess_alone = { $other } dürfte { LIST($who) } locken: { $section } hast du { how_often } für dich.
    .guess_quiet = { $section } hast du { how_often } für dich.
    .guess_deny = Bekommt { $who } { $section }, bringt das { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }.
    .guess_tie = Mit { $section } ziehst du bei den { $number }ern an { LIST($who) } vorbei: Nur du bekämst die Punkte.
    .guess_jokers = In { $section } { $count ->
        [1] liegt { jokers }: Er passt zu jeder Zahl, die du hast.
       *[other] liegen { jokers }: Sie passen zu jeder Zahl, die du hast.
      }
    .guess_cards = { $section } hat { $count } Karten, { $other } nur { $other_count ->
        [1] eine
       *[other] { $other_count }
      }.
    .remove_deny = { $section } brächte { $who } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .remove_dull = { $points ->
        [0] { $section } bringt dir noch nichts, { $other } { $other_points } { $other_points ->
            [one] Punkt
           *[other] Punkte
          }.
       *[other] { $section } bringt dir nur { $points } { $points ->
            [one] Punkt
           *[other] Punkte
          }, { $other } { $other_points }.
      }
    .remove_part = { $who } will dann eher { $theirs }, und dir bleibt { $section }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }.
    .cut_split = Trennt die { spelled } { $number }er: Zusammen brächten sie { $who } { $number } Punkte.
    .cut_apart = Trennt die { spelled } { $number }er: Niemand nimmt { $count ->
        [2] beide
       *[other] alle
      } auf einmal.
    .cut_together = Lässt { spelled } { $number }er zusammen: Du brauchst { $count ->
        [2] beide
       *[other] alle
      } für { $number } Punkte.
    .cut_deny = { $points ->
        [0] Kein Abschnitt bringt { $who } jetzt Punkte
        [1] { $who } kann höchstens einen Punkt auf einmal holen
       *[other] { $who } kann höchstens { $points } Punkte auf einmal holen
      }; mit dem anderen Schnitt wären es { $other_points }.
    .cut_gain = { $section } kann dir { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      } bringen{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes] , der andere Schnitt höchstens { $other_points }
       *[no] {""}
      }.
    .cut_tempt = { $other } dürfte { LIST($who) } locken: { $section } ({ $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }) hast du { how_often } für dich.
    .cut_hope = { $section } ({ $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }) hast du { how_often } für dich.
    .cut_ground = Egal, was { $who } entfernt: Du kannst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      } auf { $who } gutmachen, mit dem anderen Schnitt { $other_points }.
    .cut_then = { $who } dürfte { $removed } entfernen: { $section } ({ $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }) hast du dann { how_often } für dich.
    .cut_leaves = Egal, was { $who } entfernt: Dir bleibt ein Abschnitt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
      }{ $compared ->
        [yes] , nicht bloß { $other_points }
       *[no] {""}
      }.
    .cut_two = Zwei Abschnitte bringen dir je mindestens { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }{ $compared ->
        [yes] , mit dem anderen Schnitt nur { $other_points }
       *[no] {""}
      }.
    .cut_clash = { LIST($who) } werden { $people ->
        [2] beide
       *[other] alle
      } { $section } wollen: Zusammen bekommen sie noch nichts.
    .cut_starve = { $count ->
        [0] Kein Abschnitt bringt { $who } jetzt Punkte; mit dem anderen Schnitt { $before ->
            [1] einer.
            [2] zwei.
           *[other] drei.
          }
        [1] Nur ein Abschnitt bringt { $who } jetzt Punkte; mit dem anderen Schnitt { $before ->
            [2] zwei.
           *[other] drei.
          }
       *[other] Nur zwei Abschnitte bringen { $who } jetzt Punkte; mit dem anderen Schnitt drei.
      }
    .cut_jokers = Trennt die { jokers }: Niemand nimmt { $count ->
        [2] beide
       *[other] alle
      } auf einmal.
    .joker_catch = { $passes ->
        [yes] Mit { jokers_text } überholst du { LIST($who) } bei den { $number }ern: { $number } Punkte.
       *[no] { $jokers ->
            [1] Du schließt bei den { $number }ern zu { LIST($who) } auf: { $number } Punkte.
           *[other] Mit { jokers_text } schließt du bei den { $number }ern zu { LIST($who) } auf: { $number } Punkte.
          }
      }
    .joker_break = Bei den { $number }ern bist du mit { LIST($who) } gleichauf: Eine mehr, und nur du bekommst die Punkte.
    .joker_guard = { LIST($who) } { $people ->
        [1] liegt
       *[other] liegen
      } bei den { $number }ern { $ahead ->
        [1] nur eine Karte
       *[other] { $ahead } Karten
      } hinter dir.
    .joker_late = Für die { $number }er ist es zu spät: Da holst du { LIST($who) } nicht mehr ein.
    .joker_safe = Deine { $number }er brauchen ihn nicht: Da holt dich niemand mehr ein.
    .joker_close = Bei den { $number }ern { $behind ->
        [1] fehlt dir nur eine Karte
       *[other] fehlen dir nur { $behind } Karten
      }, bei den { $other }ern { $other_behind }.
    .joker_worth = Bei den { $number }ern ist es so knapp wie bei den { $other }ern, und { $number }er zählen mehr.
    .joker_lasts = { $left ->
        [0] Es kommt keine { $number } mehr, aber noch { $other_cards }.
       *[other] Noch zu holen: nur { $cards }, aber { $other_cards }.
      }
    .joker_more = { $number }er zählen mehr als { $other }er.

## The profile: kinds of choices, and advice on each

profile_kind =
    .cut = Teilungen
    .remove = entfernte Bereiche
    .guess = Tipps
    .joker = Joker
profile_tip =
    .cut = Überleg vor dem Teilen, was jeder braucht: Lass dir einen guten Bereich, auf den die anderen nicht zuerst tippen.
    .remove = Entferne den Bereich, den dein Gegner braucht, auch wenn du selbst etwas davon wolltest.
    .guess = Der beste Bereich ist oft der begehrteste. Der zweitbeste, allein, ist mehr wert als der beste zu mehreren.
    .joker = Leg einen Joker dorthin, wo er die Führung ändert: Gleichziehen genügt, denn bei Gleichstand punkten beide.

## The lesson, and examples of rules

lesson =
    .goal = Die meisten 8er am Ende = 8 Punkte.
    .first = So geht es mit jeder Zahl von 1 bis 10: die meisten 3er, 3 Punkte. Gleich viele? Dann bekommt jeder die Punkte.
    .cut = Du teilst die Reihe in drei Bereiche: Setz die Trennkarten hinter die zweite und hinter die fünfte Karte und bestätige.
    .guess = Jetzt tippen alle geheim auf einen Bereich. Allein? Er gehört dir. Zu mehreren? Vorerst bekommt ihn niemand. Tippe, worauf du magst.
    .alone_white = Auf Weiß warst du allein: Beide 8er gehören dir. Niemand hat mehr davon, das sind vorerst 8 Punkte. Ada und Bo tippten beide auf Pink: Dieser Bereich wird nur für sie neu geteilt. Auf Schwarz tippte niemand: Er kommt aus dem Spiel.
    .alone_black = Auf Schwarz warst du allein: Die 5 und der Joker gehören dir. Der Joker zählt als zweite 5, das sind vorerst 5 Punkte. Ada und Bo tippten beide auf Pink: Dieser Bereich wird nur für sie neu geteilt. Auf Weiß tippte niemand: Er kommt aus dem Spiel.
    .shared = Ihr habt alle drei auf Pink getippt: Vorerst bekommt es niemand. Der Bereich wird neu geteilt, und alle tippen noch einmal. Auf Weiß und Schwarz tippte niemand: Beide kommen aus dem Spiel.
    .joker = In einer anderen Partie hast du gerade eine 9 und einen Joker gewonnen. Ein Joker zählt als eine weitere Karte der Spalte, in die du ihn legst. Du hast eine 9, Ada hat zwei: Leg ihn zu deiner 9.
    .end = Jeder zwei 9er: Bei Gleichstand bekommt ihr beide 9 Punkte. Überleg gut, denn ein Joker bleibt für immer liegen. Nach zehn Runden gewinnt, wer die meisten Punkte hat.
example =
    .S6 = Sieben Karten, hinter der zweiten und der fünften geteilt: 8 8 sind weiß, 3 9 10 pink, der Joker und die 5 schwarz.
    .S9 = Die Reihe war 8 8 | 3 9 10 | Joker 5. Du warst allein auf Weiß und hast beide 8er genommen. Ada und Bo tippten beide auf Pink: Seine drei Karten sind für sie neu geteilt. Auf Schwarz tippte niemand: Der Joker und die 5 sind aus dem Spiel.
    .S21 = Nur du hast 8er: 8 Punkte. Ada und Bo haben je eine 5 und eine 2, also bekommen beide 5 + 2. Die 9 bringt Bo noch 9 dazu. Wäre das Spiel hier zu Ende, hättest du 8 Punkte, Ada 7 und Bo 16.

## Options: what the terminal says of them

option =
    .size = tiny: sechs Karten in Reihen von vier und zwei, für exakte Lösungen

## The page: the board

white = Weiß
pink = Pink
black = Schwarz
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
round_name = Runde { $round }
again_note = Du spielst ab Runde { $round } noch einmal, mit denselben Karten.
round = Runde { $round } von { $rounds }
other_players = Die anderen
players = Alle am Tisch
the_row = Die Reihe
your_columns = Deine Spalten
your_guess = Dein Tipp
cuts = teilt
has_guessed = hat getippt
choosing = überlegt …
done_this_round = fertig
waits = wartet
points = Punkte
leading = vorn; { $next } hat { $next_points }
trailing = { $best } hat { $points }
level = { $points ->
    [0] alle bei 0
   *[other] gleichauf vorn mit { $points }
  }
tied = gleichauf
ahead = +{ $by }
alone = allein
behind = { $by } zurück
column_of = { $number }er: { cards }{ $jokers ->
    [0] {""}
    [1] , davon 1 Joker
   *[other] , davon { $jokers } Joker
  }
no_cards = { $number }er: keine Karte
waiting_jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Joker
  }
gap = { $is_on ->
    [yes] hinter Karte { $after } teilen, gesetzt
   *[no] hinter Karte { $after } teilen
  }
place_two = Teile die Reihe in drei Bereiche.
place_two_how = Setz zwei Trennkarten zwischen die Karten.
place_second = Setz noch die zweite Trennkarte.
move_cuts = Wähl eine andere Lücke, um eine Trennkarte zu versetzen.
cut_says = Reihe in { $white }, { $pink } und { $black } teilen?
cut = Teilen
remove_one = Nimm einen Bereich aus dem Spiel.
remove_one_how = Zu zweit teilt eine Person, die andere nimmt einen Bereich aus dem Spiel.
remove_says = { $section } entfernen: { $cards }?
remove = Entfernen
guess_one = Tippe geheim auf einen Bereich.
guess_one_how = Allein? Er gehört dir. Zu mehreren? Vorerst bekommt ihn niemand.
guess_says = Auf { $section } tippen: { $cards }?
guess = Tippen
you_guessed = Du hast auf { $section } getippt: { $cards }.
can_change = Noch dran: { LIST($names) }. Du kannst deinen Tipp noch ändern.
change = Ändern
place_joker = Leg deinen Joker zu einer Spalte.
place_joker_how = { $count ->
    [one] Er zählt dort als eine Karte mehr.
   *[other] Noch { $count }, einer nach dem anderen.
  }
joker_says = Joker zu deinen { $number }ern legen?
place = Legen
waiting_for = Noch dran: { LIST($names) }.
you_are_done = Du bist für diese Runde fertig.
revealed = Die Tipps sind aufgedeckt
all_in = Alle haben getippt.
verdict_nobody =
    .white = Niemand wollte Weiß: Es ist aus dem Spiel.
    .pink = Niemand wollte Pink: Es ist aus dem Spiel.
    .black = Niemand wollte Schwarz: Es ist aus dem Spiel.
verdict_nobody_both =
    .white_pink = Niemand wollte Weiß oder Pink: Beides ist aus dem Spiel.
    .white_black = Niemand wollte Weiß oder Schwarz: Beides ist aus dem Spiel.
    .pink_black = Niemand wollte Pink oder Schwarz: Beides ist aus dem Spiel.
free = frei
to_beat = bisher { $count }
show_columns = Alle Spalten zeigen
columns_of = { $name }: Spalten
go_on = Weiter
takes = gewinnt { $cards }
stays = bleibt
leaves = raus
deck_left = Im Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
dealing = Die Reihe wird ausgelegt …
over = Der Stapel ist leer: Die Partie ist zu Ende.
column_ranked = { column_of }, { $rank }

## The page: the end

end_columns = Alle Spalten am Ende
end_points = Punkte
end_rank = { $rank }.
end_shared = geteilt
end_short = { $by } zu wenig
end_crown = die meisten Karten dieser Zahl: Sie bringt ihre Punkte
end_joker = Joker
end_decisive = was entschieden hat
end_cell = { column_of }{ $is_most ->
    [yes] , die meisten
   *[no] {""}
  }

## The page: the review

review_title = Waren die Tipps vorhersehbar?
review_cut = Teilen: { $parts }
review_guess = Tippen: { $section }
review_remove = Entfernen: { $section }
review_joker = Joker zu den { $number }ern
review_distance = { PERCENT($distance) } neben der idealen Mischung; Zufall allein macht etwa { PERCENT($chance) } aus.
review_hidden = So unvorhersehbar, wie es sein soll.
review_readable = Vorhersehbar: zu oft die erste Wahl, und darauf können sich die anderen verlassen.
review_wild = Unvorhersehbar, aber teuer: zu selten die erste Wahl.
review_ranks = Wie oft auf jeden Bereich getippt wurde:
review_rank = { $rank ->
    [0] erste Wahl
    [1] zweite Wahl
   *[other] letzte Wahl
  }
review_made = Getippt
review_mix = Ideal
review_bar = { $rank }: getippt { PERCENT($made) }, ideal { PERCENT($mix) }

## The page: the guide of a first game

guide =
    .cut = Du hast die Trennkarten: Teile die Reihe in drei Bereiche. Versteck, was du willst, wo die anderen nicht suchen, oder mach zwei Bereiche verlockend und nimm den dritten.
    .remove = Nimm einen Bereich aus dem Spiel: den, der deinem Gegenüber am meisten helfen würde.
    .guess = Tippe geheim auf einen Bereich. Allein? Er gehört dir. Zu mehreren? Vorerst bekommt ihn niemand. Die meisten 8er bringen 8 Punkte, die meisten 3er nur 3.
    .jokers = Ein Joker zählt als eine Karte mehr von einer Zahl, die du hast. Leg ihn dorthin, wo er dich nach vorn bringt.
    .disc = {" "}Die Scheibe ist ein Joker: eine Karte mehr von einer Zahl, die du hast.
    .wait = Die anderen überlegen noch. Kronen zeigen, bei welchen Zahlen du vorn bist: Am Ende bringt jede ihre Punkte.

## The page: the game in three pictures

how_cut = Jemand teilt die Reihe in drei Bereiche.
    .title = Teilen
how_guess = Allein auf einem Bereich? Er gehört dir. Zu mehreren? Noch bekommt ihn niemand.
    .title = Tippen
how_collect = Die meisten 9er bringen 9 Punkte, die meisten 4er 4.
    .title = Sammeln

## The page: before the game is open

about = Jemand teilt die Reihe in drei Bereiche. Tippe geheim auf einen: Allein bekommst du seine Karten, zu mehreren bekommt sie niemand.

## The review: rounds, choices, luck

review_when = in Runde { $round }
choice_kind =
    .cut = Teilung
    .remove = Bereich entfernt
    .guess = Tipp
    .joker = Joker
choice_with =
    .cut = { $you ->
        [yes] mit deiner Teilung
       *[no] mit der Teilung
      }
    .remove = { $you ->
        [yes] mit dem Bereich, den du entfernt hast,
       *[no] mit dem entfernten Bereich
      }
    .guess = { $you ->
        [yes] mit deinem Tipp
       *[no] mit dem Tipp
      }
    .joker = { $you ->
        [yes] mit deinem Joker
       *[no] mit dem Joker
      }
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

terminal_readable = Tipps: { PERCENT($distance) } neben der idealen Mischung (Zufall allein macht etwa { PERCENT($chance) } aus).
terminal_made = {"  "}deine Tipps, vom besten Bereich zum schlechtesten: { $made } (ideal: { $expected })
