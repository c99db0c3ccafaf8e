# How German writes what many sentences share. Games use these entries, too.

# What the language calls itself.
language_name = Deutsch

# A narrow no-break space before the sign.
percent = { $number } %
# „Ada, Carl und du“: the names are joined one by one.
list_more = { $start }, { $next }
list_last = { $start } und { $next }
list_you = du
# Any list.
listed = { LIST($items) }
# Items that have commas of their own.
apart = { $first }; { $second }
# Figures need no case.
points_in_words = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
  }
# How often to do something, or how often it comes about.
how_often = { $often ->
    [nine_tenths] in neun von zehn Fällen
    [three_quarters] in etwa drei von vier Fällen
    [two_thirds] in etwa zwei von drei Fällen
    [third] etwa jedes dritte Mal
    [quarter] etwa jedes vierte Mal
   *[half] etwa jedes zweite Mal
  }

## For games without sentences of their own

simple_sure = { $label }?
simple_malformed = das ist kein Zug dieses Spiels; einen Zug schreibt man so: '{ $example }'
simple_gone = die { $number } steht nicht zur Wahl: nimm eine andere
simple_points = Punkte
simple_you = Du
simple_secret = { $you ->
    [yes] Du wählst verdeckt.
   *[no] { $who } wählt verdeckt.
  }
