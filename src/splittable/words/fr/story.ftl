# How a finished game went, in a few sentences. Games add which round (review_when), which choice (choice_with) and
# which chance (review_chance, luck_said).

story_amount =
    .odds = { $points ->
        [one] { NUMBER($points, digits: 0) } point de chances de gagner
       *[other] { NUMBER($points, digits: 0) } points de chances de gagner
      }
    .points = { $points ->
        [one] { NUMBER($points, digits: 1) } point
       *[other] { NUMBER($points, digits: 1) } points
      }
story_short =
    .odds = { $points ->
        [one] { NUMBER($points, digits: 0) } point
       *[other] { NUMBER($points, digits: 0) } points
      }
    .points = { $points ->
        [one] { NUMBER($points, digits: 1) } point
       *[other] { NUMBER($points, digits: 1) } points
      }
story_expected = { $you ->
    [yes] Au départ, vous pouviez espérer { NUMBER($value, digits: 1) } points.
   *[no] Au départ, { $who } pouvait espérer { NUMBER($value, digits: 1) } points.
  }
story_others = les autres
story_rivals = les autres
story_before =
    .ahead = { $you ->
        [yes] Jusqu’au tournant de la partie, vous étiez en tête.
       *[no] Jusqu’au tournant de la partie, { $who } était en tête.
      }
    .level = { $you ->
        [yes] Jusqu’au tournant de la partie, vous étiez au coude à coude avec { $others }.
       *[no] Jusqu’au tournant de la partie, { $who } était au coude à coude avec { $others }.
      }
    .behind = { $you ->
        [yes] Jusqu’au tournant de la partie, vous étiez derrière.
       *[no] Jusqu’au tournant de la partie, { $who } était derrière.
      }
story_mistake = { $you ->
    [yes] { CAPITAL($when) }, vous perdez { $lost } { $choice }.
   *[no] { CAPITAL($when) }, { $who } perd { $lost } { $choice }.
  }
story_down =
    .rival = { $you ->
        [yes] { CAPITAL($when) }, { $rival } prend le dessus : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, { $rival } prend le dessus sur { $who }, dont les chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) }, les autres contrarient vos plans : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, les autres gênent { $who }, dont les chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) }, la partie tourne mal pour vous : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, la partie tourne mal pour { $who }, dont les chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
      }
story_up =
    .rival = { $you ->
        [yes] { CAPITAL($when) }, vous prenez le dessus sur { $rival } : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, { $who } prend le dessus sur { $rival }, avec des chances de gagner qui passent de { PERCENT($before) } à { PERCENT($after) }.
      }
    .others = { $you ->
        [yes] { CAPITAL($when) }, les autres vous laissent ce qu’il vous faut : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, les autres laissent le champ libre à { $who }, dont les chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
      }
    .both = { $you ->
        [yes] { CAPITAL($when) }, tout vous sourit : vos chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
       *[no] { CAPITAL($when) }, tout sourit à { $who }, dont les chances de gagner passent de { PERCENT($before) } à { PERCENT($after) }.
      }
story_course =
    .ahead = { $you ->
        [yes] Vous avez fait la course en tête du début à la fin.
       *[no] { $who } a fait la course en tête du début à la fin.
      }
    .behind = { $you ->
        [yes] Vous avez couru après { $others } toute la partie.
       *[no] { $who } a couru après { $others } toute la partie.
      }
    .gained = { $you ->
        [yes] Vous avez pris l’avantage petit à petit.
       *[no] { $who } a pris l’avantage petit à petit.
      }
    .lost = { $you ->
        [yes] Vous avez perdu du terrain petit à petit.
       *[no] { $who } a perdu du terrain petit à petit.
      }
    .late = Tout s’est décidé à la toute fin.
    .open = La partie est restée ouverte jusqu’au bout.
story_result =
    .alone = { $you ->
        [yes] Vous terminez avec { $mine }.
       *[no] { $who } termine avec { $mine }.
      }
    .won = { $you ->
        [yes] Vous gagnez { $mine } à { $best }.
       *[no] { $who } gagne { $mine } à { $best }.
      }
    .shared = { $you ->
        [yes] Vous partagez la victoire, avec { $mine } points.
       *[no] { $who } partage la victoire, avec { $mine } points.
      }
    .broken = { $you ->
        [yes] À { $mine } partout, le départage vous donne la victoire.
       *[no] À { $mine } partout, { $who } gagne au départage.
      }
    .lost = { $count ->
        [one] { LIST($winners) } gagne avec { $best } ; { $you ->
            [yes] vous avez { $mine }.
           *[no] { $who } a { $mine }.
          }
       *[other] { LIST($winners) } gagnent avec { $best } ; { $you ->
            [yes] vous avez { $mine }.
           *[no] { $who } a { $mine }.
          }
      }
    .outdone = { $you ->
        [yes] Vous avez { $mine } aussi, mais le départage vous échappe : victoire pour { LIST($winners) }.
       *[no] { $who } a { $mine } aussi, mais le départage donne la victoire à { LIST($winners) }.
      }
