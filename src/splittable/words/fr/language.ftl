# How French writes what many sentences share. Games use these entries, too.

# What the language calls itself.
language_name = Français

# A narrow no-break space before the sign.
percent = { $number } %
# « Ada, Carl et vous »: the names are joined one by one.
list_more = { $start }, { $next }
list_last = { $start } et { $next }
list_you = vous
# Any list.
listed = { LIST($items) }
# Items that have commas of their own.
apart = { $first } ; { $second }
points_in_words = { $count ->
    [0] aucun point
    [1] un point
   *[other] { $count } points
  }
# How often to do something, or how often it comes about.
how_often = { $often ->
    [nine_tenths] neuf fois sur dix
    [three_quarters] environ trois fois sur quatre
    [two_thirds] environ deux fois sur trois
    [third] environ une fois sur trois
    [quarter] environ une fois sur quatre
   *[half] environ une fois sur deux
  }

## For games without sentences of their own

simple_sure = { $label } ?
simple_malformed = ce n’est pas un coup de ce jeu ; on écrit par exemple '{ $example }'
simple_gone = il n’y a pas de { $number } à choisir : prenez-en un autre
simple_points = points
simple_you = Vous
simple_secret = { $you ->
    [yes] Vous choisissez en secret.
   *[no] { $who } choisit en secret.
  }
