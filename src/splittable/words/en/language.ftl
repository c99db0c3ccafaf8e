# How English writes what many sentences share. Games use these entries, too.

# What the language calls itself.
language_name = English

percent = { $number }%
# “Ada, Carl and you”: the names are joined one by one.
list_more = { $start }, { $next }
list_last = { $start } and { $next }
list_you = you
# Any list.
listed = { LIST($items) }
# Items that have commas of their own.
apart = { $first }; { $second }
points_in_words = { $count ->
    [0] no points
    [1] one point
   *[other] { $count } points
  }
# How often to do something, or how often it comes about.
how_often = { $often ->
    [nine_tenths] nine times in ten
    [three_quarters] about three times in four
    [two_thirds] about two times in three
    [third] about one time in three
    [quarter] about one time in four
   *[half] about every other time
  }

## For games without sentences of their own

simple_sure = { $label }?
simple_malformed = that’s not a move of this game; one looks like '{ $example }'
simple_gone = there is no { $number } to choose: take another one
simple_points = points
simple_you = You
simple_secret = { $you ->
    [yes] You choose in secret.
   *[no] { $who } chooses in secret.
  }
