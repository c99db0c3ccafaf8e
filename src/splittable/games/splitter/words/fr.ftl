# The sentences of Splitter. docs/translating.md tells how they are written.

## Refusals

malformed = ce n’est pas un coup de Splitter ; un coup s’écrit par exemple « roll 4 1 » ou « write b3 4 »
no_such_die = un dé ne peut pas montrer { $die } : choisissez de 1 à 6
larger_first = mettez le plus grand dé d’abord : « roll { $high } { $low } »
right_half = { $cell } est à droite de la ligne centrale : donnez la case de gauche de la paire, { $left }
no_cell = cette fiche n’a pas de case { $cell } : choisissez-en une autre
not_rolled = les dés ne montrent pas de { $number } : placez { $high } ou { $low }
taken = ces deux cases sont prises : choisissez-en deux libres

## Groups and points

spelled = { $count ->
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
   *[other] { $count }
  }
full_group = { $number ->
    [1] un 1 isolé
    [2] deux 2
    [3] trois 3
    [4] quatre 4
    [5] cinq 5
   *[6] six 6
  }
group = { $count ->
    [1] { full_group }
   *[other] { $number ->
        [1] { spelled } 1 isolés
       *[other] { spelled } groupes de { full_group }
      }
  }
group_star = { full_group } sur une étoile
hearts = un { $number } dans chaque cœur
wasted = { $count ->
    [1] 1 case dans un groupe qui ne rapporte rien
   *[other] { $count } cases dans des groupes qui ne rapportent rien
  }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
the_dice = { $double ->
    [yes] double { $high }
   *[no] { $high } et { $low }
  }

## What a lone player has achieved

verdict = { $rank ->
    [0] Perdu : cette fois, la fiche gagne
    [1] Vous prenez le coup de main
    [2] Une fiche honnête
    [3] Une fiche soignée
    [4] Une bonne fiche
    [5] Une très bonne fiche
    [6] Ça mérite une coupe
    [7] Vous jouez dans la cour des grands
    [8] Peu de gens vont aussi loin
    [9] Une fiche à encadrer
    [10] On a du mal à y croire
   *[11] C’est d’un autre monde
  }

## Events

event_roll = Les dés : { the_dice }.
event_chosen = { $name } a placé ses deux nombres.
event_placed = Manche { $round } : { $placements }.
event_place = { $name }, { $left } en { $cell } et { $right } en { $mirror }

## The log

log_round = Manche { $round } : { the_dice }
log_scored = { CAPITAL(LIST($who)) } { $you ->
    [yes] marquez
   *[no] { $count ->
        [1] marque
       *[other] marquent
      }
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $count ->
    [1] {""}
   *[other] {" "}chacun
  } avec { $groups }.
log_lost = Trop de { $number } ensemble : { LIST($who) } { $you ->
    [yes] perdez
   *[no] { $count ->
        [1] perd
       *[other] perdent
      }
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $count ->
    [1] {""}
   *[other] {" "}chacun
  }.
log_too_many = Trop de { $number } ensemble : ils ne rapportent rien.
log_no_room = Plus assez de place pour compléter { $groups } : rien à gagner là.
your_numbers = { $size ->
    [1] votre { $number }
   *[other] vos { $number }
  }
log_hearts = Vos cœurs ne sont plus tous pareils : pas de bonus.

## The board

board_title = Manche { $round } sur { $rounds } · { $dice }
board_no_dice = avant le lancer
board_over = la partie est finie
board_player = { $name } · { points }
board_choice = { $left } va en { $cell }, { $right } en { $mirror }
board_hearts = cœurs
board_legend = +5 rapporte · 5 encore ouvert · ×5 perdu · * étoile · ♥ cœur · à droite : les points acquis
hearts_state =
    .scoring = +5
    .open = ouverts
    .spoiled = perdus

## The board in sentences

tell_round = Manche { $round } sur { $rounds } : { $dice }.
tell_player = { $name } : { $points } pour l’instant.
tell_chosen = A placé ses deux nombres.
tell_choice = Place { $left } en { $cell } et { $right } en { $mirror }.
tell_group = { $group } : { $state }.
group_cell = le { $number } en { $cells }
group_cells = les { $number } en { $cells }
tell_group_state =
    .open = groupe encore ouvert
    .spoiled = groupe perdu
tell_scoring = Rapportent : { $groups }.
tell_free = Libres à gauche de la ligne centrale, chacune avec sa case symétrique : { $cells }.
tell_stars = Cases Étoile : { $cells }.
tell_hearts = Cases Cœur : { $cells }.
tell_hearts_state =
    .scoring = Les cœurs rapportent.
    .open = Les cœurs peuvent encore rapporter.
    .spoiled = Les cœurs sont perdus.

## What to do

ask_place = { choose_pair } Dites ce qui va à gauche, p. ex. « { $example } ».
label = { $number } en { $cell }

## At the terminal

free_cells = Libres à gauche : { $cells }
sure_place = Placer { $number } en { $cell } et { $other } en { $mirror } ?

## A finished game, step by step

story_place = { $you ->
    [yes] Vous placez { $left } à gauche et { $right } à droite.
   *[no] { $who } place { $left } à gauche et { $right } à droite.
  }
story_double = { $you ->
    [yes] Vous placez deux { $number }.
   *[no] { $who } place deux { $number }.
  }
story_secret = { $you ->
    [yes] Vous placez vos deux nombres.
   *[no] { $who } place ses deux nombres.
  }

## What decided a game

ending_always = { $you ->
    [yes] { $count ->
        [1] Vous avez mené du début à la fin.
       *[other] { CAPITAL(LIST($who)) } étiez en tête à égalité du début à la fin.
      }
   *[no] { $count ->
        [1] { LIST($who) } a mené du début à la fin.
       *[other] { LIST($who) } étaient en tête à égalité du début à la fin.
      }
  }
ending_led = { $you ->
    [yes] { $count ->
        [1] Vous avez mené à partir de la manche { $round }.
       *[other] { CAPITAL(LIST($who)) } étiez en tête à égalité à partir de la manche { $round }.
      }
   *[no] { $count ->
        [1] { LIST($who) } a mené à partir de la manche { $round }.
       *[other] { LIST($who) } étaient en tête à égalité à partir de la manche { $round }.
      }
  }
ending_round = { $last ->
    [yes] Tout s’est joué à la dernière manche.
   *[no] Tout s’est joué à la manche { $round }.
  }
ending_took = { $you ->
    [yes] Vous avez marqué
   *[no] { $who } a marqué
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } avec { $groups } et pris la tête pour de bon, { $mine } à { $theirs }.
ending_fell = { CAPITAL(LIST($losers)) } { $lost_you ->
    [yes] avez
   *[no] { $lost_count ->
        [1] a
       *[other] ont
      }
  } gâché { $lost_count ->
    [1] un groupe qui rapportait
   *[other] des groupes qui rapportaient
  }. { $you ->
    [yes] Vous voilà
   *[no] Voilà { LIST($who) }
  } en tête pour de bon, { $mine } à { $theirs }.
ending_level = { CAPITAL(LIST($who)) } { $you ->
    [yes] avez
   *[no] ont
  } fini à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.
ending_from = { $mine } à { $theirs } après la manche { $round }, { $at_end } à { $best } à la fin.
ending_best = { $you ->
    [yes] Votre plus beau coup :
   *[no] Le plus beau coup, signé { $who } :
  } { $group }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } à la manche { $round }.
ending_needed = Sans { $points ->
    [one] ce point
   *[other] ces { $points } points
  }, { $you ->
    [yes] { $count ->
        [1] vous auriez
       *[other] { LIST($who) } auriez
      }
   *[no] { $count ->
        [1] { LIST($who) } aurait
       *[other] { LIST($who) } auraient
      }
  } { $shared ->
    [yes] partagé la victoire
   *[no] gagné
  }.
ending_alone = { $you ->
    [yes] Votre plus beau coup :
   *[no] Le plus beau coup, signé { $who } :
  } { $group }.
ending_alone_points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } à la manche { $round }.
ending_alone_rank = { $you ->
    [yes] Vous avez atteint à la manche { $round } les { $least } points que demande ce rang.
   *[no] { $who } a atteint à la manche { $round } les { $least } points que demande ce rang.
  }

## Hints and reviews: why a placement is good

elsewhere = { $swapped ->
    [yes] dans l’autre sens
   *[no] à l’autre endroit
  }
reason =
    .scores = Cela fait { $groups } : +{ $points }{ $other_points ->
        [0] {""}
       *[other] {" "}({ elsewhere } : +{ $other_points })
      }.
    .breaks = { CAPITAL(elsewhere) }, vous gâcheriez { full_group } : −{ $points }.
    .too_many = { CAPITAL(elsewhere) }, vos { $number } seraient trop nombreux pour rapporter.
    .closes = { $kept ->
        [1] Vos { $number } restent ouverts
        [2] Vos deux groupes de { $number } restent ouverts
       *[other] Vos groupes de { $number } restent tous ouverts
      } ; { elsewhere }, { $size ->
        [1] un { $number } n’a plus la place de grandir
       *[other] { spelled } { $number } n’ont plus la place de grandir
      }.
    .hearts_keep = Les 5 points des cœurs restent possibles ; { elsewhere }, ils sont perdus.
    .hearts_on = { $count ->
        [2] Un deuxième { $number } dans les cœurs
       *[other] Un { $number } de plus dans les cœurs
      } : { $missing ->
        [1] encore un, et c’est 5 points
       *[other] encore { $missing }, et c’est 5 points
      }.
    .star = { $size ->
        [1] Met le { $number } sur une étoile
       *[other] Amène vos { $number } sur une étoile
      } : { full_group } y rapportent { $points }.
    .star_free = L’étoile reste libre ; { elsewhere }, un { $number } la prendrait.
    .grows = Porte vos { $number } à { spelled } : { $missing ->
        [1] il n’en manque plus qu’un
        [2] il en manque deux
        [3] il en manque trois
       *[other] il en manque quatre
      }.
    .links = Un { $number } de plus entre les deux, et ils sont { spelled } ensemble.
    .starts = Laisse plus de place au { $number } : { $free } cases libres à côté, et non { $less }.
    .space = Laisse plus d’espace au { $number } : { $free } cases libres autour, et non { $less }.
    .apart = Le { $number } reste plus loin de vos { $number ->
        [1] 1 isolés
       *[other] { $number } complets
      } : à { $far } cases, et non { $near }.
    .clear = Garde de l’espace pour la suite : { $free ->
        [0] aucune case libre
        [1] une case libre
       *[other] { $free } cases libres
      } à côté de ces deux-là, et non { $more }.
    .room = Laisse plus de place à { your_numbers } : { $free } cases libres à côté, et non { $less }.
    .guards = { $free ->
        [0] Met { full_group } à l’abri : plus aucun { $number } ne peut venir à côté.
        [1] Protège { full_group } : une seule case libre à côté, et non { $more }.
       *[other] Protège { full_group } : { $free } cases libres à côté, et non { $more }.
      }

## The profile: kinds of choices, and advice on each

profile_kind =
    .place = les placements
profile_tip =
    .place = Laissez de la place autour des grands nombres, et tenez les groupes complets à l’écart de leurs semblables.

## The lesson, and examples of rules

lesson =
    .goal = Deux 2 qui se touchent = 2 points. Trois 3 = 3 points.
    .first = Et ainsi de suite, du 1 isolé aux six 6. Il faut le nombre exact : un troisième 2 contre les autres gâcherait tout.
    .pair = Les dés montrent 2 et 1. Placez-les sur la troisième ligne, contre la ligne centrale : le 2 à gauche, le 1 à droite. Touchez encore pour les échanger.
    .free = Un 1 isolé rapporte 1. Voici 5 et 2 : placez-les dans deux cases symétriques de votre choix.
    .two = Vos deux 2 se touchent : 2 points de plus, 3 en tout. Gardez les autres 2 à l’écart.
    .apart = Toujours 1 point : vos deux 2 ne se touchent pas. Il manque un 2 à côté de chacun, et quatre autres 5 pour votre 5.
    .star = Dans une autre partie, vous avez 6 et 2. À gauche, un 2 attend à côté de l’étoile. Placez le vôtre sur l’étoile : un groupe y compte double.
    .end = Les deux 2 rapportent 4 au lieu de 2. Et voilà un 6 sur l’autre étoile : six 6 y rapporteraient 12. Après 22 manches, votre fiche est pleine, et le plus grand total l’emporte.
example =
    .T6 = La ligne centrale ne sépare rien : ces deux 2 sont voisins et rapportent.
    .T7 = Trois 3 rapportent 3, deux 2 rapportent 2. Les deux 1 se touchent : aucun ne rapporte. Il manque encore quatre 5 à côté du 5.
    .T8 = Deux 2 se touchent, et l’un d’eux est sur une case Étoile : deux fois 2, 4 points.
    .T9 = Fiche B : un 2 dans les trois cœurs rapporte 5, même si aucun de ces 2 n’est dans un groupe qui rapporte.

## Options: what the terminal says of them

option =
    .sheet = la fiche imprimée sur laquelle on joue
    .own_sheet = un fichier avec une fiche à vous, au lieu d’une fiche imprimée
    .size = tiny : une fiche de deux paires, pour des solutions exactes

## The page: the board

round_name = Manche { $round }
again_note = Vous rejouez à partir de la manche { $round }, avec les mêmes dés.
round = Manche { $round } sur { $rounds }
your_sheet = Votre fiche
all_sheets = Toutes les fiches
sheet_of = Fiche : { $name }
for_everybody = les mêmes pour tous
rolling = Les dés roulent…
would_be = { $now } → { $then } { $then ->
    [one] point
   *[other] points
  }
cell_free = { $cell } : libre
cell_preview = { $cell } : { $number }, pas encore placé
cell_placed = { $cell } : { $number }, { $state }
star = étoile
heart = cœur
scoring = rapporte
open = encore ouvert
spoiled = perdu
doubles = double
same_in_hearts = tous pareils : +5
hearts_title = Cœurs
hearts_open = encore ouverts
hearts_spoiled = pas tous pareils
your_points = Vos points
points_of = Points : { $name }
now = Total
numbers = les { $number }
choose_pair = { $double ->
    [yes] Placez les deux { $high } dans deux cases symétriques.
   *[no] Placez { $high } et { $low } dans deux cases symétriques.
  }
choose_pair_how = { $double ->
    [yes] Touchez une case libre : l’autre { $high } va dans la case symétrique.
   *[no] Touchez une case libre : l’autre nombre va dans la case symétrique.
  }
place_says = { $double ->
    [yes] Placer les deux { $left } ici ?
   *[no] Placer { $left } à gauche et { $right } à droite ?
  }
place_how = Touchez encore pour échanger les nombres.
place_double_how = Ou touchez une autre case libre.
swap = Échanger
place = Placer
you_placed = { $double ->
    [yes] Vous avez placé les deux { $left }.
   *[no] Vous avez placé { $left } à gauche et { $right } à droite.
  }
can_change = À { LIST($names) } de jouer. Vous pouvez encore changer d’avis.
change = Changer
waiting_for = À { LIST($names) } de jouer.
others_after = Les autres, après la manche { $round }
others = Les autres fiches
has_placed = a placé
placing = réfléchit…
exactly = Trois 3 qui se touchent rapportent 3 ; à deux ou à quatre, rien.
over = Toutes les cases sont pleines : la partie est finie.
ranks = Rangs en solo
you = vous : { $points }
more = { $points ->
    [1] Encore 1 point pour le rang suivant.
   *[other] Encore { $points } points pour le rang suivant.
  }
top = C’est le plus haut rang.
in_hindsight = Après coup
best_found = meilleure trouvée
proven = imbattable
looking_back = On cherche la meilleure fiche avec les mêmes dés…
dice_allowed = Ces { $rolls } lancers permettaient { $points } points, pas plus.
dice_allowed_at_least = Ces { $rolls } lancers permettaient au moins { $points } points.
share = { $you ->
    [yes] Vous en avez obtenu { PERCENT($share) }.
   *[no] { $name } en a obtenu { PERCENT($share) }.
  }
these_dice = ces dés : { $points }

## The page: the review

review_place = { $place ->
    [1] Ligne { $row }, tout au centre
    [2] Ligne { $row }, deuxième depuis le centre
    [3] Ligne { $row }, troisième depuis le centre
   *[4] Ligne { $row }, quatrième depuis le centre
  } : { $double ->
    [yes] les deux { $left }
   *[no] { $left } à gauche, { $right } à droite
  }
review_allowed = Ce que les dés permettaient encore
review_allowed_says = De { $from } points avant le premier placement à { $to } à la fin.
review_allowed_text = Chaque marche vers le bas est un placement que la suite des dés a puni. Ce n’était pas forcément une erreur.

## The page: the guide of a first game

guide =
    .first = Les deux nombres vont dans deux cases symétriques d’une même ligne. Touchez une case libre pour les y voir, encore une fois pour les échanger, puis placez-les. Des nombres identiques qui se touchent forment un groupe.
    .early = Un groupe rapporte quand il a exactement autant de cases que son nombre : un 1 isolé, deux 2, trois 3. Laissez de la place autour des grands nombres : il en faut beaucoup pour six 6.
    .late = Les groupes en pointillé sont encore ouverts, les hachurés sont perdus. Un nombre de trop gâche un groupe complet : placez les suivants ailleurs.
    .wait = Vous avez fini cette manche. On relance les dés quand tout le monde a placé.

## The page: the game in three pictures

how_roll = Un lancer de deux dés, le même pour tout le monde.
    .title = Lancer
how_place = Placez les deux nombres dans deux cases symétriques.
    .title = Placer
how_group = Trois 3 qui se touchent rapportent 3 ; à deux ou à quatre, rien. Une étoile double les points.
    .title = Regrouper

## The page: before the game is open

about = Deux dés, une fiche, un miroir au milieu. Trois 3 ensemble rapportent ; à deux ou à quatre, rien.
option_sheet = Fiche
    .A = A : deux étoiles
    .B = B : étoiles et cœurs

## Own sheets: what is wrong

data_mirror = les deux moitiés doivent être symétriques : chaque case a la sienne de l’autre côté de la ligne centrale.
data_pairs = une fiche a au moins deux paires de cases.
data_star = marquez au moins une case Étoile avec { $mark }.
data_heart = une case Cœur seule ne rapporte rien. N’en mettez aucune, ou plusieurs.

## The picture to share

picture_sheet = fiche { $sheet }
picture_verdict = « { $verdict }. » Saurez-vous faire mieux ?

## The review: rounds, choices, luck

review_when = à la manche { $round }
choice_kind =
    .place = Placement
choice_with =
    .place = { $you ->
        [yes] avec votre placement
       *[no] avec son placement
      }
review_chance =
    .up = { $you ->
        [yes] { CAPITAL($when) }, les dés vous apportent { $points }.
       *[no] { CAPITAL($when) }, les dés apportent { $points } à { $who }.
      }
    .down = { $you ->
        [yes] { CAPITAL($when) }, les dés vous coûtent { $points }.
       *[no] { CAPITAL($when) }, les dés coûtent { $points } à { $who }.
      }
luck_said = { $way ->
    [gave] { $you ->
        [yes] Les dés vous ont apporté { $luck }
       *[no] Les dés ont apporté { $luck } à { $who }
      }
    [took] { $you ->
        [yes] Les dés vous ont coûté { $luck }
       *[no] Les dés ont coûté { $luck } à { $who }
      }
   *[none] Les dés n’ont rien changé
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

terminal_dice = Les dés permettaient { $best } points ; vous en avez marqué { $played }.

## splittable solve

solve_best = La meilleure fiche
solve_played = La fiche jouée
solve_result = Meilleur score : { $score } · aucune fiche ne peut dépasser { $bound } · { $verdict } · { NUMBER($seconds, digits: 1) } s
solve_proven = prouvé
solve_open = pas prouvé (laissez plus de temps avec --seconds)
solve_moves = Lancer par lancer : { $moves }
solve_costs_head = Ce qu’a coûté chaque placement (le meilleur score encore possible, avant et après) :
solve_cost = manche { $round } · { $roll } · { $move } · { $before } → { $after } · perte : { $cost }
solve_no_costs = Aucun placement ne vous a rien coûté.
