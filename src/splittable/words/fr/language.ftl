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
