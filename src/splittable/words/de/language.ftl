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
