# Hints and reviews.

## The page: the review

review_hint = Hinweis
review_hints = Hinweise
review_hints_text = Eine Lampe zeigt eine gute Wahl. Alle am Tisch sehen, dass es Hinweise gibt.
review_hints_on = An diesem Tisch gibt es Hinweise.
review_review_seat = Diese Züge analysieren
review_title = { $game }: Analyse
review_of = Entscheidungen von { $name }
review_mine = Deine Entscheidungen
review_no_review = Diese Partie lässt sich hier nicht analysieren.
review_waiting = Andere Partien sind vorher dran …
review_beginning = Gleich geht’s los. Beim ersten Mal dauert es etwa eine Minute …
review_looking = Die Partie wird durchgesehen: Zug { $done } von { $all }
review_summary = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  }, davon { $good } so gut wie die beste. Verlust je Entscheidung: { $loss }.
review_faultless = { $count ->
    [one] 1 Entscheidung, so gut wie die beste.
   *[other] { $count } Entscheidungen, alle so gut wie die beste.
  }
review_worth =
    .odds = { PERCENT($value) } Gewinnchance
    .points = { NUMBER($value, digits: 1) } Punkte
review_lost =
    .odds = { NUMBER($points, digits: 1) } Prozentpunkte Gewinnchance
    .points = { NUMBER($points, digits: 1) } Punkte
review_costliest = Die teuersten Entscheidungen
review_nothing = Keine klaren Fehler
review_decision = Entscheidung { $number }
review_you = Gespielt
review_better = Besser
review_shown = Am Tisch gezeigt
review_open_replay = In der Partie ansehen
review_chart = Was jede Entscheidung gekostet hat
review_chart_says = { $count ->
    [one] 1 Balken
   *[other] { $count } Balken
  }, einer je Entscheidung. Der höchste: { $most }.
review_chart_empty = { $count ->
    [one] 1 Entscheidung, und sie hat nichts Nennenswertes gekostet.
   *[other] { $count } Entscheidungen, und keine hat etwas Nennenswertes gekostet.
  }
review_all = Alle Entscheidungen
review_loss = Kosten
review_none = nichts verloren
review_same = so gut wie die beste
review_download = Analyse herunterladen
review_how = Beurteilt nach dem, was du in dem Moment wissen konntest, genau wie bei den Hinweisen. Abstände, die zu klein sind, um sicher zu sein, zählen nicht.
