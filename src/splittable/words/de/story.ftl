# How a finished game went, in a few sentences. Games add which round (review_when), which choice (choice_with) and
# which chance (review_chance, luck_said).

story_amount =
    .odds = { $points ->
        [one] 1 Punkt Gewinnchance
       *[other] { NUMBER($points, digits: 0) } Punkte Gewinnchance
      }
    .points = { NUMBER($points, digits: 1) } Punkte
story_short =
    .odds = { $points ->
        [one] { NUMBER($points, digits: 0) } Punkt
       *[other] { NUMBER($points, digits: 0) } Punkte
      }
    .points = { NUMBER($points, digits: 1) } Punkte
story_expected = { $you ->
    [yes] Zu Beginn konntest du { NUMBER($value, digits: 1) } Punkte erwarten.
   *[no] Zu Beginn konnte { $who } { NUMBER($value, digits: 1) } Punkte erwarten.
  }
story_others = den anderen
story_rivals = die anderen
story_before =
    .ahead = { $you ->
        [yes] Bis zum Wendepunkt lagst du vorn.
       *[no] Bis zum Wendepunkt lag { $who } vorn.
      }
    .level = { $you ->
        [yes] Bis zum Wendepunkt warst du gleichauf mit { $others }.
       *[no] Bis zum Wendepunkt war { $who } gleichauf mit { $others }.
      }
    .behind = { $you ->
        [yes] Bis zum Wendepunkt lagst du zurück.
       *[no] Bis zum Wendepunkt lag { $who } zurück.
      }
story_mistake = { $you ->
    [yes] { CAPITAL($when) } hast du { $choice } { $lost } verschenkt.
   *[no] { CAPITAL($when) } hat { $who } { $choice } { $lost } verschenkt.
  }
story_down =
    .rival = { $you ->
        [yes] { CAPITAL($when) } war { $rival } stärker: Deine Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } war { $rival } stärker als { $who }: Die Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) } kamen dir die anderen in die Quere: Deine Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } kamen die anderen { $who } in die Quere: Die Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) } lief es schlecht für dich: Deine Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } lief es schlecht für { $who }: Die Gewinnchance fiel von { PERCENT($before) } auf { PERCENT($after) }.
      }
story_up =
    .rival = { $you ->
        [yes] { CAPITAL($when) } warst du stärker als { $rival }: Deine Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } war { $who } stärker als { $rival }: Die Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) } ließen dir die anderen, was du brauchtest: Deine Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } ließen die anderen { $who } freie Bahn: Die Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) } lief es gut für dich: Deine Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
       *[no] { CAPITAL($when) } lief es gut für { $who }: Die Gewinnchance stieg von { PERCENT($before) } auf { PERCENT($after) }.
      }
story_course =
    .ahead = { $you ->
        [yes] Du lagst von Anfang bis Ende vorn.
       *[no] { $who } lag von Anfang bis Ende vorn.
      }
    .behind = { $you ->
        [yes] Du bist { $others } die ganze Partie hinterhergelaufen.
       *[no] { $who } ist { $others } die ganze Partie hinterhergelaufen.
      }
    .gained = { $you ->
        [yes] Du hast dich Schritt für Schritt abgesetzt.
       *[no] { $who } hat sich Schritt für Schritt abgesetzt.
      }
    .lost = { $you ->
        [yes] Du bist Schritt für Schritt zurückgefallen.
       *[no] { $who } ist Schritt für Schritt zurückgefallen.
      }
    .late = Entschieden hat sich alles erst ganz am Ende.
    .open = Die Partie war bis zum Schluss offen.
story_result =
    .alone = { $you ->
        [yes] Am Ende hast du { $mine }.
       *[no] Am Ende hat { $who } { $mine }.
      }
    .won = { $you ->
        [yes] Du gewinnst { $mine } zu { $best }.
       *[no] { $who } gewinnt { $mine } zu { $best }.
      }
    .shared = { $you ->
        [yes] Du teilst dir den Sieg, mit { $mine } Punkten.
       *[no] { $who } teilt sich den Sieg, mit { $mine } Punkten.
      }
    .broken = { $you ->
        [yes] Bei { $mine } zu { $mine } gewinnst du im Tiebreak.
       *[no] Bei { $mine } zu { $mine } gewinnt { $who } im Tiebreak.
      }
    .lost = { $count ->
        [one] { LIST($winners) } gewinnt mit { $best }; { $you ->
            [yes] du hast { $mine }.
           *[no] { $who } hat { $mine }.
          }
       *[other] { LIST($winners) } gewinnen mit { $best }; { $you ->
            [yes] du hast { $mine }.
           *[no] { $who } hat { $mine }.
          }
      }
    .outdone = { $you ->
        [yes] Du hast auch { $mine }, aber der Tiebreak und damit der Sieg geht an { LIST($winners) }.
       *[no] { $who } hat auch { $mine }, aber der Tiebreak und damit der Sieg geht an { LIST($winners) }.
      }
