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
review_curve =
    .odds = Gewinnchance
    .points = Erwartete Punkte
review_curve_says = Am Anfang: { $start }. Am Ende: { $end }.
review_curve_turned = Am Anfang: { $start }. Wendepunkt: { $round }, danach { $turned }. Am Ende: { $end }.
review_turning = Wendepunkt
review_point = { $round }: { $worth }
review_end = Ende der Partie
review_ended =
    .won = gewonnen
    .shared = Sieg geteilt
    .lost = verloren
review_moments = { $count ->
    [1] Der Moment, auf den es ankam
    [2] Die zwei Momente, auf die es ankam
   *[other] Die drei Momente, auf die es ankam
  }
review_flawless = Kein einziger klarer Fehler
review_flawless_text =
    .won = Jede Entscheidung war so gut wie die beste. Dieser Sieg gehört ganz dir!
    .lost = Jede Entscheidung war so gut wie die beste. Wenn es nicht gereicht hat, lag es nicht an dir. Gut gespielt!
    .other = Jede Entscheidung war so gut wie die beste. Gut gespielt!
review_try = Noch einmal versuchen
review_try_text = „Noch einmal versuchen“ bringt dich an diese Stelle zurück: dieselben Karten oder Würfel, dieselben Bots, und niemand schaut zu.
review_luck =
    .title = Glück und Können
    .luck = Glück
    .skill = Entscheidungen
    .start = Am Anfang: { $worth }
    .result = Am Ende: { $worth }
    .measure = Die Entscheidungen werden mit denen verglichen, die jemand mit Erfahrung an dieser Stelle getroffen hätte.
review_change =
    .odds = { SIGNED($change, digits: 0) } %
    .points = { SIGNED($change, digits: 1) }
review_margin = auf { $margin } genau
review_first = Schon gefunden
review_all = Alle Entscheidungen, eine nach der anderen
review_you = Gespielt
review_better = Besser
review_shown = Am Tisch gezeigt
review_open_replay = In der Partie ansehen
review_loss = Kosten
review_none = nichts verloren
review_same = so gut wie die beste
review_download = Analyse herunterladen
review_how = Beurteilt nach dem, was du in dem Moment wissen konntest, genau wie bei den Hinweisen. Abstände, die zu klein sind, um sicher zu sein, zählen nicht.
