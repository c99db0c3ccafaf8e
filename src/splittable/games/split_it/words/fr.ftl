# The sentences of Split it!. docs/translating.md tells how they are written.

## Refusals

malformed = ce n’est pas un coup de Split it! ; un coup s’écrit par exemple « cut 3 5 », « remove pink », « guess white » ou « joker 8 »
no_such_seat = il n’y a pas de place de ce numéro
no_such_card = il n’y a pas de telle carte dans la pioche
starter_first = tirez d’abord le premier joueur
starter_known = le premier joueur est déjà tiré
cut_range = choisissez deux endroits différents de 1 à { $last }, le plus petit d’abord : aucune zone ne doit être vide
not_cutting = ce n’est pas le moment de séparer la rangée
not_removing = ce n’est pas le moment d’écarter une zone
empty_section = la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
  } n’a pas de carte : pariez sur une autre
not_guessing = ce n’est pas le moment de parier
no_such_column = vous n’avez pas de colonne de { $number }
no_joker = vous n’avez pas de joker à placer

## Score lines

most = le plus de { $number } ({ $count })
shared_most = le plus de { $number }, à égalité ({ $count })
columns = pour départager : { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
  }
waiting = jokers non placés : { $count }

## Sections and cards

section =
    .white = blanche
    .pink = rose
    .black = noire
joker = joker
in_the_lead = { $cards } (en tête)
sharing_the_lead = { $cards } (en tête à égalité)
spelled = { $count ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt-et-un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
   *[other] { $count }
  }
jokers = { $count ->
    [1] un joker
   *[other] { spelled } jokers
  }
cards_of = { $count ->
    [1] un { $number }
   *[other] { spelled } { $number }
  }
of_them_jokers = { $count ->
    [1] { $cards }, dont { spelled } joker
   *[other] { $cards }, dont { spelled } jokers
  }

## Labels

label_cut = après les cartes { $first } et { $second }
label_joker = joker sur les { $number }

## Events

event_starter = { $name } commence.
event_row = Tour { $round }. La rangée : { $cards }.
event_cut = { $name } sépare après les cartes { $first } et { $second }.
event_remove = { $name } écarte la zone { $section }.
event_chosen = { $name } a choisi.
event_reveal = Paris : { $guesses }.
event_won = { $name } remporte la zone { $section } : { $cards }.
event_repeat = Deux contre deux (n° { $count }) : on parie de nouveau.
event_lead = { $name } n’a plus le plus de { $number } et perd { $points } (en tête : { $leaders }).
event_gone = Hors du jeu : { $cards }.
event_jokers = { $name } ajoute { $placed }.
jokers_on = { $jokers } à ses { $number }

## The log

log_starter = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
  }
log_round = Tour { $round }
log_row = La rangée : { $cards }.
log_cut = { $you ->
    [yes] Vous séparez la rangée en { $sizes }.
   *[no] { $who } sépare la rangée en { $sizes }.
  }
log_remove =
    .white = { $you ->
        [yes] Vous écartez la zone blanche.
       *[no] { $who } écarte la zone blanche.
      }
    .pink = { $you ->
        [yes] Vous écartez la zone rose.
       *[no] { $who } écarte la zone rose.
      }
    .black = { $you ->
        [yes] Vous écartez la zone noire.
       *[no] { $who } écarte la zone noire.
      }
log_won =
    .white = { $you ->
        [yes] La zone blanche est à vous : { $cards }.
       *[no] { $who } remporte la zone blanche : { $cards }.
      }
    .pink = { $you ->
        [yes] La zone rose est à vous : { $cards }.
       *[no] { $who } remporte la zone rose : { $cards }.
      }
    .black = { $you ->
        [yes] La zone noire est à vous : { $cards }.
       *[no] { $who } remporte la zone noire : { $cards }.
      }
log_shared =
    .white = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone blanche : elle reste.
       *[no] { LIST($who) } voulaient la zone blanche : elle reste.
      }
    .pink = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone rose : elle reste.
       *[no] { LIST($who) } voulaient la zone rose : elle reste.
      }
    .black = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone noire : elle reste.
       *[no] { LIST($who) } voulaient la zone noire : elle reste.
      }
log_nobody = Personne ne remporte { $cards } : hors du jeu.
log_gone = Hors du jeu : { $cards }.
log_repeat = Deux contre deux : tout le monde parie de nouveau.
log_jokers = { $you ->
    [yes] { $jokers ->
        [1] Vous ajoutez un joker à vos { $number }.
       *[other] Vous ajoutez { $jokers } jokers à vos { $number }.
      }
   *[no] { $jokers ->
        [1] { $who } ajoute un joker à ses { $number }.
       *[other] { $who } ajoute { $jokers } jokers à ses { $number }.
      }
  }
log_lead = { $you ->
    [yes] { CAPITAL(LIST($who)) } prenez la tête sur les { $number }, devant { LIST($losers) }.
   *[no] { $count ->
        [1] { LIST($who) } prend la tête sur les { $number }, devant { LIST($losers) }.
       *[other] { LIST($who) } prennent la tête sur les { $number }, devant { LIST($losers) }.
      }
  }

## The board

board_title = Tour { $round } · { $left } cartes dans la pioche · cartes de séparation : { $holder }
board_row = Rangée
board_deck = Pioche
board_no_row = (pas encore de rangée)
board_player = { $name }{ $mark }  { $points } points
board_waiting = jokers en attente : { $count }
board_no_columns = pas encore de colonne
board_legend = nombre × cartes, * pour un joker, ^ pour la tête
board_chosen = a parié
board_done = fini

## Points, on the page

points_if_ended = { $points ->
    [0] point si la partie s’arrêtait là
    [1] point si la partie s’arrêtait là
   *[other] points si la partie s’arrêtait là
  }
lost_lead = −{ $number } : { LIST($who) } en tête sur les { $number }.

## The board in sentences

tell_round = Tour { $round }. Cartes dans la pioche : { $left }.
tell_holder = Cartes de séparation : { $name }.
tell_row = La rangée, de gauche à droite : { $cards }.
tell_no_row = Pas encore de rangée.
tell_section = Zone { LOWER($section) } : { $cards }.
tell_player = { $name } : { $points } si la partie s’arrêtait là.
tell_columns = Colonnes : { $columns }.
tell_no_columns = Pas encore de colonne.
tell_waiting = Encore à placer : { $jokers }.
tell_chosen = A choisi.
tell_done = A fini ce tour.
tell_deck = Dans la pioche : { $cards }.

## What to do

ask =
    .cut = Séparez la rangée à deux endroits, p. ex. « après les cartes 2 et 4 ».
    .remove = Écartez une zone.
    .guess = Pariez en secret sur une zone. Seul dessus ? Elle est à vous. À plusieurs ? Personne ne l’a encore.
    .jokers = { $count ->
        [one] Ajoutez votre joker à une de vos colonnes.
       *[other] Ajoutez un joker à une de vos colonnes. Vous en avez { $count }.
      }

## Au terminal

type_cut = Tapez où séparer : deux des nombres sous la rangée, de 1 à { $last }, p. ex. « 2 4 ».
type_joker = Tapez le numéro d’une colonne : { $columns }
sure =
    .cut = Séparer { $label } ?
    .remove = Écarter la zone { $label } ?
    .guess = Parier sur la zone { $label } ?
    .joker = Ajouter un joker aux { $number } ?

## Une partie que l’on revoit

story_guess =
    .white = { $you ->
        [yes] Vous pariez sur la zone blanche.
       *[no] { $who } parie sur la zone blanche.
    }
    .pink = { $you ->
        [yes] Vous pariez sur la zone rose.
       *[no] { $who } parie sur la zone rose.
    }
    .black = { $you ->
        [yes] Vous pariez sur la zone noire.
       *[no] { $who } parie sur la zone noire.
    }
story_secret =
    .guess = { $you ->
        [yes] Vous pariez en secret.
       *[no] { $who } parie en secret.
    }
    .jokers = { $you ->
        [yes] Vous placez un joker en secret.
       *[no] { $who } place un joker en secret.
    }
tell_guess =
    .white = Parie sur la zone blanche.
    .pink = Parie sur la zone rose.
    .black = Parie sur la zone noire.

## The end: what decided the game

ending_always = { $you ->
    [yes] { $count ->
        [1] Vous avez mené du début à la fin.
       *[other] { CAPITAL(LIST($who)) } étiez à égalité du début à la fin.
      }
   *[no] { $count ->
        [1] { LIST($who) } a mené du début à la fin.
       *[other] { LIST($who) } étaient à égalité du début à la fin.
      }
  }
ending_led = { $you ->
    [yes] { $count ->
        [1] Vous avez mené à partir du tour { $round }.
       *[other] { CAPITAL(LIST($who)) } étiez en tête à égalité à partir du tour { $round }.
      }
   *[no] { $count ->
        [1] { LIST($who) } a mené à partir du tour { $round }.
       *[other] { LIST($who) } étaient en tête à égalité à partir du tour { $round }.
      }
  }
ending_round = { $last ->
    [yes] Tout s’est joué au dernier tour.
   *[no] Tout s’est joué au tour { $round }.
  }
ending_took =
    .white = { $you ->
        [yes] Seul pari sur la zone blanche : vous avez pris { $cards }.
       *[no] Seul pari sur la zone blanche : { $who } a pris { $cards }.
      }
    .pink = { $you ->
        [yes] Seul pari sur la zone rose : vous avez pris { $cards }.
       *[no] Seul pari sur la zone rose : { $who } a pris { $cards }.
      }
    .black = { $you ->
        [yes] Seul pari sur la zone noire : vous avez pris { $cards }.
       *[no] Seul pari sur la zone noire : { $who } a pris { $cards }.
      }
ending_clash =
    .white = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone blanche : elle est restée.
       *[no] { LIST($who) } voulaient la zone blanche : elle est restée.
      }
    .pink = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone rose : elle est restée.
       *[no] { LIST($who) } voulaient la zone rose : elle est restée.
      }
    .black = { $you ->
        [yes] { CAPITAL(LIST($who)) } vouliez la zone noire : elle est restée.
       *[no] { LIST($who) } voulaient la zone noire : elle est restée.
      }
ending_took_then = { $you ->
    [yes] Vous y avez pris ensuite { $cards }.
   *[no] { $who } y a pris ensuite { $cards }.
  }
ending_fell = { $lost_you ->
    [yes] { $count ->
        [1] { LIST($who) } vous a ravi la tête sur les { $number }.
       *[other] { LIST($who) } vous ont ravi la tête sur les { $number }.
      }
   *[no] { $you ->
        [yes] { CAPITAL(LIST($who)) } avez pris la tête sur les { $number }, devant { LIST($loser) }.
       *[no] { $count ->
            [1] { LIST($who) } a pris la tête sur les { $number }, devant { LIST($loser) }.
           *[other] { LIST($who) } ont pris la tête sur les { $number }, devant { LIST($loser) }.
          }
      }
  }
ending_ahead = { $you ->
    [yes] { $is_tied ->
        [yes] À { $mine } points partout, vos colonnes vous ont fait passer en tête pour de bon.
       *[no] Cela vous a fait passer en tête pour de bon, { $mine } à { $theirs }.
      }
   *[no] { $is_tied ->
        [yes] À { $mine } points partout, le nombre de colonnes a fait passer { LIST($who) } en tête pour de bon.
       *[no] Cela a fait passer { LIST($who) } en tête pour de bon, { $mine } à { $theirs }.
      }
  }
ending_level = { $you ->
    [yes] { CAPITAL(LIST($who)) } avez fini à égalité avec { $mine } points.
   *[no] { LIST($who) } ont fini à égalité avec { $mine } points.
  }
ending_from = { $mine } à { $theirs } après le tour 1, { $at_end } à { $best } à la fin.
ending_near = { $you ->
    [yes] { $alone ->
        [yes] Avec un { $number } de plus, vous auriez gagné.
       *[no] Avec un { $number } de plus, vous auriez partagé la victoire.
      }
   *[no] { $alone ->
        [yes] Avec un { $number } de plus, { $who } aurait gagné.
       *[no] Avec un { $number } de plus, { $who } aurait partagé la victoire.
      }
  }

## Hints and reviews: why a choice is good

the_section =
    .white = la zone blanche
    .pink = la zone rose
    .black = la zone noire
the_numbers = les { $number }
only_points = { $other_points ->
    [0] rien pour l’instant
   *[other] seulement { $other_points }
  }
jokers_text = { $jokers ->
    [2] deux jokers
    [3] trois jokers
    [4] quatre jokers
   *[other] { $jokers } jokers
  }
reason =
    .mix = Restez imprévisible : { $section } { how_often }.
    .guess_gain = { CAPITAL($section) } { $listed ->
        [yes] vous fait marquer { $numbers } : { $points } { $points ->
            [one] point
           *[other] points
          }
       *[no] peut vous rapporter { $points } points
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .guess_alone = { CAPITAL($other) } devrait tenter { LIST($who) } : { $section } est pour vous { how_often }.
    .guess_quiet = { CAPITAL($section) } est pour vous { how_often }.
    .guess_deny = Sans rival sur { $section }, { $who } marquerait { $listed ->
        [yes] { $numbers } : { $points } { $points ->
            [one] point
           *[other] points
          }
       *[no] { $points } points
      }.
    .guess_tie = { CAPITAL($section) } vous départage de { LIST($who) } sur les { $number } : ils ne rapporteraient qu’à vous.
    .guess_jokers = { CAPITAL($section) } contient { jokers }, à ajouter à un nombre de votre choix.
    .guess_cards = { CAPITAL($section) } compte { $count } cartes, { $other } { $other_count ->
        [1] une seule
       *[other] seulement { $other_count }
      }.
    .remove_deny = { CAPITAL($section) } rapporterait { $points } { $points ->
        [one] point
       *[other] points
      } à { $who }{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes] , { $other } { only_points }
       *[no] {""}
      }.
    .remove_dull = { $points ->
        [0] { CAPITAL($section) } ne vous rapporte rien pour l’instant, { $other } { $other_points } { $other_points ->
            [one] point
           *[other] points
          }.
       *[other] { CAPITAL($section) } ne vous rapporte que { $points } { $points ->
            [one] point
           *[other] points
          }, { $other } { $other_points }.
      }
    .remove_part = { $who } voudra alors { $theirs }, et il vous reste { $section } : { $points } { $points ->
        [one] point
       *[other] points
      }.
    .cut_split = Sépare les { spelled } { $number } : ensemble, ils rapporteraient { $number } points à { $who }.
    .cut_apart = Sépare les { spelled } { $number } : personne ne { $count ->
        [2] prend les deux
       *[other] les prend tous
      } d’un coup.
    .cut_together = Garde { spelled } { $number } ensemble : il vous { $count ->
        [2] faut les deux
       *[other] les faut tous
      } pour marquer { $number }.
    .cut_deny = { $points ->
        [0] Aucune zone ne rapporte de points à { $who } pour l’instant
        [1] { $who } ne peut prendre qu’un point d’un coup
       *[other] { $who } ne peut prendre que { $points } points d’un coup
      } ; avec l’autre séparation, { $other_points }.
    .cut_gain = { CAPITAL($section) } peut vous rapporter { $points } { $points ->
        [one] point
       *[other] points
      }{ $listed ->
        [yes] {" "}({ $numbers })
       *[no] {""}
      }{ $compared ->
        [yes]  ; avec l’autre séparation, { $other_points } au plus
       *[no] {""}
      }.
    .cut_tempt = { CAPITAL($other) } devrait tenter { LIST($who) } : { $section } ({ $points } { $points ->
        [one] point
       *[other] points
      }) est pour vous { how_often }.
    .cut_hope = { CAPITAL($section) } ({ $points } { $points ->
        [one] point
       *[other] points
      }) est pour vous { how_often }.
    .cut_ground = Quoi que { $who } écarte, vous pouvez encore gagner { $points } { $points ->
        [one] point
       *[other] points
      } sur { $who } ; avec l’autre séparation, { $other_points }.
    .cut_then = { $who } devrait écarter { $removed } : { $section } ({ $points } { $points ->
        [one] point
       *[other] points
      }) est alors pour vous { how_often }.
    .cut_leaves = Quoi que { $who } écarte, il vous reste une zone à { $points } { $points ->
        [one] point
       *[other] points
      }{ $compared ->
        [yes] , et non { $other_points }
       *[no] {""}
      }.
    .cut_two = Deux zones vous rapportent au moins { $points } { $points ->
        [one] point
       *[other] points
      } chacune{ $compared ->
        [yes]  ; avec l’autre séparation, { $other_points }
       *[no] {""}
      }.
    .cut_clash = { LIST($who) } voudront { $people ->
        [2] tous deux
       *[other] tous
      } { $section } : ensemble, ils n’auront encore rien.
    .cut_starve = { $count ->
        [0] Aucune zone ne rapporte de points à { $who } pour l’instant ; avec l’autre séparation, { $before ->
            [1] une seule.
            [2] deux.
           *[other] trois.
          }
        [1] Une seule zone rapporte des points à { $who } pour l’instant ; avec l’autre séparation, { $before ->
            [2] deux.
           *[other] trois.
          }
       *[other] Seules deux zones rapportent des points à { $who } pour l’instant ; avec l’autre séparation, trois.
      }
    .cut_jokers = Sépare les { jokers } : personne ne { $count ->
        [2] prend les deux
       *[other] les prend tous
      } d’un coup.
    .joker_catch = { $passes ->
        [yes] Avec { jokers_text }, vous dépassez { LIST($who) } sur les { $number } : { $number } points.
       *[no] { $jokers ->
            [1] Vous rejoignez { LIST($who) } sur les { $number } : { $number } points.
           *[other] Avec { jokers_text }, vous rejoignez { LIST($who) } sur les { $number } : { $number } points.
          }
      }
    .joker_break = Vous êtes à égalité avec { LIST($who) } sur les { $number } : un de plus, et ils ne rapportent qu’à vous.
    .joker_guard = { LIST($who) } { $people ->
        [1] n’a
       *[other] n’ont
      } { $ahead ->
        [1] qu’une carte
       *[other] que { $ahead } cartes
      } de retard sur vos { $number }.
    .joker_late = Trop tard pour les { $number } : vous ne pouvez plus rattraper { LIST($who) }.
    .joker_safe = Vos { $number } n’en ont pas besoin : personne ne peut plus vous y rattraper.
    .joker_close = Il ne vous manque { $behind ->
        [1] qu’une carte
       *[other] que { $behind } cartes
      } sur les { $number }, contre { $other_behind } sur les { $other }.
    .joker_worth = C’est aussi serré sur les { $number } que sur les { $other }, et les { $number } rapportent plus.
    .joker_lasts = { $left ->
        [0] Plus aucun { $number } à venir, mais encore { $other_cards }.
       *[other] Encore à venir : { $cards } seulement, mais { $other_cards }.
      }
    .joker_more = Les { $number } rapportent plus que les { $other }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .cut = les séparations
    .remove = les zones écartées
    .guess = les paris
    .joker = les jokers
profile_tip =
    .cut = Avant de séparer, regardez ce qu’il faut à chacun : gardez-vous une bonne zone que les autres ne visent pas en premier.
    .remove = Écartez la zone dont l’adversaire a besoin, même si vous en vouliez un peu.
    .guess = La meilleure zone est souvent la plus demandée. La deuxième, à vous seul, vaut mieux que la première à plusieurs.
    .joker = Posez un joker là où il change qui est en tête : égaler suffit, car à égalité chacun marque.

## The lesson, and examples of rules

lesson =
    .goal = Le plus de 8 à la fin = 8 points.
    .first = C’est pareil pour chaque nombre de 1 à 10 : le plus de 3, 3 points. En cas d’égalité, chacun les marque.
    .cut = Séparez la rangée en trois : touchez après la deuxième carte et après la cinquième, puis validez.
    .guess = Chacun parie maintenant en secret sur une zone. Seul dessus ? Elle est à vous. À plusieurs ? Personne ne l’a encore. Pariez sur celle que vous voulez.
    .alone_white = Votre pari était le seul sur la zone blanche : les deux 8 sont à vous. Personne n’en a davantage, ils valent donc 8 points pour l’instant. Ada et Bo ont tous deux parié sur la rose : on la sépare de nouveau, rien que pour eux. La noire, sans pari, quitte le jeu.
    .alone_black = Votre pari était le seul sur la zone noire : le 5 et le joker sont à vous. Le joker compte comme un deuxième 5 : 5 points pour l’instant. Ada et Bo ont tous deux parié sur la rose : on la sépare de nouveau, rien que pour eux. La blanche, sans pari, quitte le jeu.
    .shared = Vous avez parié tous les trois sur la zone rose : personne ne l’a encore. On la sépare de nouveau, et chacun parie encore. La blanche et la noire, sans pari, quittent le jeu.
    .joker = Dans une autre partie, vous venez de gagner un 9 et un joker. Un joker compte comme une carte de plus dans la colonne où vous le posez. Vous avez un 9, Ada en a deux : posez-le sur votre 9.
    .end = Deux 9 chacun : à égalité, Ada et vous marquez tous deux 9 points. Choisissez bien, car un joker posé ne bouge plus. Après dix tours, le plus grand total l’emporte.
example =
    .S6 = Sept cartes, séparées après la deuxième et après la cinquième : 8 8 forment la zone blanche, 3 9 10 la rose, le joker et le 5 la noire.
    .S9 = La rangée était 8 8 | 3 9 10 | joker 5. Votre pari était le seul sur la zone blanche : vous avez pris les deux 8. Ada et Bo étaient tous deux sur la rose : ses trois cartes sont de nouveau séparées pour eux. Personne n’était sur la noire : le joker et le 5 ont quitté le jeu.
    .S21 = Personne d’autre n’a de 8 : 8 points. Ada et Bo ont chacun un 5 et un 2 : tous deux marquent 5 + 2. Le 9 de Bo lui en rapporte 9 de plus. Si la partie s’arrêtait là, vous auriez 8 points, Ada 7 et Bo 16.

## Options: what the terminal says of them

option =
    .size = tiny : six cartes, en rangées de quatre puis deux, pour des solutions exactes

## The page: the board

white = Blanche
pink = Rose
black = Noire
cards = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
  }
round_name = Tour { $round }
again_note = Vous rejouez à partir du tour { $round }, avec les mêmes cartes.
round = Tour { $round } sur { $rounds }
other_players = Les autres
players = Joueurs
the_row = La rangée
your_columns = Vos colonnes
your_guess = Votre pari
cuts = sépare
has_guessed = a parié
choosing = réfléchit…
done_this_round = a fini ce tour
waits = attend
points = points
leading = en tête ; { $next } a { $next_points }
trailing = { $best } a { $points }
level = { $points ->
    [0] tout le monde à 0
   *[other] en tête à égalité avec { $points }
  }
tied = égalité
ahead = +{ $by }
alone = seul
behind = { $by } de retard
column_of = { $number } : { cards }{ $jokers ->
    [0] {""}
    [1] , dont { $jokers } joker
   *[other] , dont { $jokers } jokers
  }
no_cards = { $number } : aucune carte
waiting_jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
  }
gap = { $is_on ->
    [yes] séparation placée après la carte { $after }
   *[no] séparer après la carte { $after }
  }
place_two = Séparez la rangée en trois.
place_two_how = Touchez entre deux cartes, deux fois.
place_second = Placez encore une séparation.
move_cuts = Touchez ailleurs pour déplacer une séparation.
cut_says = Séparer la rangée en { $white }, { $pink } et { $black } ?
cut = Séparer
remove_one = Écartez une zone.
remove_one_how = À deux, l’un sépare et l’autre écarte une zone.
remove_says = Écarter la zone { $section } : { $cards } ?
remove = Écarter
guess_one = Pariez en secret sur une zone.
guess_one_how = Seul dessus ? Elle est à vous. À plusieurs ? Personne ne l’a encore.
guess_says = Parier sur la zone { $section } : { $cards } ?
guess = Parier
you_guessed = Votre pari : la zone { $section }, { $cards }.
can_change = À { LIST($names) } de jouer. Vous pouvez encore changer d’avis.
change = Changer
place_joker = Ajoutez votre joker à une colonne.
place_joker_how = { $count ->
    [one] Il y compte comme une carte de plus.
   *[other] { $count } à placer, un à la fois.
  }
joker_says = Ajouter le joker à vos { $number } ?
place = Placer
waiting_for = À { LIST($names) } de jouer.
you_are_done = Vous avez fini ce tour.
revealed = Les paris sont révélés
all_in = Tous les paris sont faits.
verdict_nobody =
    .white = Personne ne voulait la zone blanche : elle quitte le jeu.
    .pink = Personne ne voulait la zone rose : elle quitte le jeu.
    .black = Personne ne voulait la zone noire : elle quitte le jeu.
verdict_nobody_both =
    .white_pink = Personne ne voulait les zones blanche et rose : elles quittent le jeu.
    .white_black = Personne ne voulait les zones blanche et noire : elles quittent le jeu.
    .pink_black = Personne ne voulait les zones rose et noire : elles quittent le jeu.
free = libre
to_beat = { $count } à battre
show_columns = Voir toutes les colonnes
columns_of = { $name } : colonnes
go_on = Continuer
takes = remporte { $cards }
stays = reste
leaves = hors du jeu
deck_left = Dans la pioche : { $count ->
    [1] 1 carte
   *[other] { $count } cartes
  }
dealing = Les cartes se posent…
over = La pioche est vide : la partie est finie.
column_ranked = { column_of }, { $rank }

## The page: the end

end_columns = Toutes les colonnes à la fin
end_points = Points
end_rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }er
   *[other] { $rank }e
  }
end_shared = à égalité
end_short = à { $by } près
end_crown = le plus de cartes de ce nombre : il rapporte ses points
end_joker = joker
end_decisive = ce qui a fait la différence
end_cell = { column_of }{ $is_most ->
    [yes] , le plus
   *[no] {""}
  }

## The page: the review

review_title = Les paris étaient-ils prévisibles ?
review_cut = Séparer { $parts }
review_guess = Parier : { $section }
review_remove = Écarter : { $section }
review_joker = Joker sur les { $number }
review_distance = { PERCENT($distance) } d’écart avec le mélange idéal ; le hasard seul en fait environ { PERCENT($chance) }.
review_hidden = Aussi imprévisibles qu’il le faut.
review_readable = Prévisibles : trop souvent le premier choix, et les autres peuvent compter dessus.
review_wild = Imprévisibles, mais coûteux : trop rarement le premier choix.
review_ranks = Fréquence des paris par zone :
review_rank = { $rank ->
    [0] premier choix
    [1] deuxième choix
   *[other] dernier choix
  }
review_made = Joué
review_mix = Idéal
review_bar = { $rank } : joué { PERCENT($made) }, idéal { PERCENT($mix) }

## The page: the guide of a first game

guide =
    .cut = Vous avez les cartes de séparation : séparez la rangée en trois. Cachez ce que vous voulez là où les autres n’iront pas, ou rendez deux zones tentantes et gardez-vous la troisième.
    .remove = Écartez une zone : celle qui aiderait le plus l’autre joueur.
    .guess = Pariez en secret sur une zone. Seul dessus ? Elle est à vous. À plusieurs ? Personne ne l’a encore. Avoir le plus de 8 rapporte 8 points, le plus de 3 seulement 3.
    .jokers = Un joker compte comme une carte de plus d’un nombre que vous avez. Placez-le là où il vous met en tête.
    .disc = {" "}Le disque est un joker : une carte de plus d’un nombre que vous avez.
    .wait = Les autres choisissent. Les couronnes marquent les nombres où vous êtes en tête : à la fin, chacun rapporte ses points.

## The page: the game in three pictures

how_cut = Un joueur sépare la rangée en trois zones.
    .title = Séparer
how_guess = Seul sur une zone ? Elle est à vous. À plusieurs ? Personne ne l’a encore.
    .title = Parier
how_collect = Le plus de 9 rapporte 9, le plus de 4 rapporte 4.
    .title = Collectionner

## The page: before the game is open

about = On sépare la rangée en trois zones. Pariez en secret sur l’une d’elles : seul dessus, vous prenez ses cartes ; à plusieurs, personne.

## The review: rounds, choices, luck

review_when = au tour { $round }
choice_kind =
    .cut = Séparation
    .remove = Zone écartée
    .guess = Pari
    .joker = Joker
choice_with =
    .cut = { $you ->
        [yes] avec votre séparation
       *[no] avec sa séparation
      }
    .remove = { $you ->
        [yes] avec la zone que vous écartez
       *[no] avec la zone écartée
      }
    .guess = { $you ->
        [yes] avec votre pari
       *[no] avec son pari
      }
    .joker = { $you ->
        [yes] avec votre joker
       *[no] avec son joker
      }
luck_said = { $way ->
    [gave] { $you ->
        [yes] Les cartes et { $rivals } vous ont apporté { $luck }
       *[no] Les cartes et { $rivals } ont apporté { $luck } à { $who }
      }
    [took] { $you ->
        [yes] Les cartes et { $rivals } vous ont coûté { $luck }
       *[no] Les cartes et { $rivals } ont coûté { $luck } à { $who }
      }
   *[none] Les cartes et { $rivals } n’ont rien changé
  } ; { $skill_way ->
    [gained] { $you ->
        [yes] vos choix vous ont rapporté { $skill }.
       *[no] ses choix ont rapporté { $skill }.
      }
    [cost] { $you ->
        [yes] vos choix vous ont coûté { $skill }.
       *[no] ses choix ont coûté { $skill }.
      }
   *[none] { $you ->
        [yes] vos choix n’ont rien coûté.
       *[no] ses choix n’ont rien coûté.
      }
  }

## splittable review

terminal_readable = Paris : { PERCENT($distance) } d’écart avec le mélange idéal (le hasard seul en fait environ { PERCENT($chance) }).
terminal_made = {"  "}vos paris, de la meilleure zone à la moins bonne : { $made } (idéal : { $expected })
