# How a finished game went, in a few sentences. Games add which round (review_when), which choice (choice_with) and
# which chance (review_chance, luck_said).

story_amount =
    .odds = { $points ->
        [one] 1 point of win chance
       *[other] { NUMBER($points, digits: 0) } points of win chance
      }
    .points = { NUMBER($points, digits: 1) } points
story_short =
    .odds = { $points ->
        [one] { NUMBER($points, digits: 0) } point
       *[other] { NUMBER($points, digits: 0) } points
      }
    .points = { NUMBER($points, digits: 1) } points
story_expected = { $you ->
    [yes] At the start, you could expect { NUMBER($value, digits: 1) } points.
   *[no] At the start, { $who } could expect { NUMBER($value, digits: 1) } points.
  }
story_others = the others
story_rivals = the other players
story_before =
    .ahead = { $you ->
        [yes] Up to the turning point, you were ahead.
       *[no] Up to the turning point, { $who } was ahead.
      }
    .level = { $you ->
        [yes] Up to the turning point, you were neck and neck with { $others }.
       *[no] Up to the turning point, { $who } was neck and neck with { $others }.
      }
    .behind = { $you ->
        [yes] Up to the turning point, you were behind.
       *[no] Up to the turning point, { $who } was behind.
      }
story_mistake = { $you ->
    [yes] { CAPITAL($when) }, you gave up { $lost } { $choice }.
   *[no] { CAPITAL($when) }, { $who } gave up { $lost } { $choice }.
  }
story_down =
    .rival = { $you ->
        [yes] { CAPITAL($when) }, { $rival } got the better of you: your chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, { $rival } got the better of { $who }, whose chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) }, the others spoiled your plans: your chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, the others spoiled { $who }’s plans, whose chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) }, things went against you: your chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, things went against { $who }, whose chance of winning fell from { PERCENT($before) } to { PERCENT($after) }.
      }
story_up =
    .rival = { $you ->
        [yes] { CAPITAL($when) }, you got the better of { $rival }: your chance of winning rose from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, { $who } got the better of { $rival }, with a chance of winning that rose from { PERCENT($before) } to { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) }, the others left you what you needed: your chance of winning rose from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, the others left { $who } room, and the chance of winning rose from { PERCENT($before) } to { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) }, things went your way: your chance of winning rose from { PERCENT($before) } to { PERCENT($after) }.
       *[no] { CAPITAL($when) }, things went well for { $who }: the chance of winning rose from { PERCENT($before) } to { PERCENT($after) }.
      }
story_course =
    .ahead = { $you ->
        [yes] You were in front from start to finish.
       *[no] { $who } was in front from start to finish.
      }
    .behind = { $you ->
        [yes] You were chasing { $others } all game long.
       *[no] { $who } was chasing { $others } all game long.
      }
    .gained = { $you ->
        [yes] You pulled ahead bit by bit.
       *[no] { $who } pulled ahead bit by bit.
      }
    .lost = { $you ->
        [yes] You fell behind bit by bit.
       *[no] { $who } fell behind bit by bit.
      }
    .late = It was decided at the very end.
    .open = It was open to the very end.
story_result =
    .alone = { $you ->
        [yes] You finished with { $mine }.
       *[no] { $who } finished with { $mine }.
      }
    .won = { $you ->
        [yes] You won, { $mine } to { $best }.
       *[no] { $who } won, { $mine } to { $best }.
      }
    .shared = { $you ->
        [yes] You shared the win, with { $mine } points.
       *[no] { $who } shared the win, with { $mine } points.
      }
    .broken = { $you ->
        [yes] You won the tie-break, with { $mine } each.
       *[no] { $who } won the tie-break, with { $mine } each.
      }
    .lost = { $you ->
        [yes] { LIST($winners) } won, { $best } to your { $mine }.
       *[no] { LIST($winners) } won with { $best }; { $who } had { $mine }.
      }
    .outdone = { $you ->
        [yes] You had { $mine }, too, but { LIST($winners) } won the tie-break.
       *[no] { $who } had { $mine }, too, but { LIST($winners) } won the tie-break.
      }
