# The page of my play: what several reviews have in common.

profile_title = Dein Spiel
profile_text = Welche Entscheidungen dich in deinen letzten { $games } Partien am meisten kosten, und was du als Nächstes probieren kannst. Nur du siehst das.
profile_rests_on = { $games ->
    [one] Aus 1 Partie
   *[other] Aus { $games } Partien
  } mit { $choices } Entscheidungen: { $mistakes ->
    [0] Keine hat dich etwas gekostet.
    [one] 1 hat dich etwas gekostet.
   *[other] { $mistakes } haben dich etwas gekostet.
  }
profile_few = Das ist nur ein erster Eindruck.
profile_worst = Das kostet dich am meisten: { $kind }, etwa { $loss } pro Partie.
profile_faultless = Keine klaren Fehler. Gut gespielt!
profile_trend =
    .better = Du wirst besser: Deine letzten Partien kosten dich weniger als die davor.
    .worse = Deine letzten Partien kosten dich mehr als die davor.
    .same = Kein klarer Unterschied zwischen deinen früheren und deinen letzten Partien.
profile_no_trend = Ab { $games } analysierten Partien siehst du, ob du besser wirst.
profile_by_game = Verlust in jeder Partie, von der ersten bis zur letzten
profile_kinds = Was deine Entscheidungen kosten
profile_kind_choices = { $mistakes } von { $choices }
profile_head_kind = Entscheidung
profile_head_mistakes = Fehler
profile_head_loss = Verlust pro Partie
profile_try = Probier das als Nächstes
profile_puzzles = Rätsel lösen
profile_lesson = Zum Einstieg
profile_rule = Regel { $rule } lesen
profile_empty = Noch nichts zu sehen
profile_empty_text = Analysiere eine Partie, dann siehst du, welche Entscheidungen dich am meisten kosten.
profile_no_games = Spiel erst eine Partie zu Ende. Dann siehst du hier, welche Entscheidungen dich am meisten kosten.
profile_waiting = { $count ->
    [one] 1 deiner letzten Partien ist noch nicht analysiert.
   *[other] { $count } deiner letzten Partien sind noch nicht analysiert.
  }
profile_review_last = { $count ->
    [one] Analysieren
   *[other] { $count } Partien analysieren
  }
profile_reviewing = Partie { $number } von { $count } wird analysiert …
profile_stop = Anhalten
profile_link = Was kostet mich am meisten?

## splittable profile

profile_line = { $kind }: { $mistakes } Fehler bei { $choices } Entscheidungen
