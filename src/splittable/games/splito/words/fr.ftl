# The sentences of Splito. docs/translating.md tells how they are written.

## Refusals

malformed = ce n’est pas un coup de Splito ; un coup s’écrit « play red5 left »
malformed_chance = ce n’est pas un tirage de Splito ; un tirage s’écrit « common maj_v4 » ou « deal 0 red5 »
no_side = choisissez un côté : « play { $card } left » ou « play { $card } right »
one_side = une carte ne va que d’un côté : « play { $card } left » ou « play { $card } right »
no_such_card = il n’y a pas de carte « { $card } » dans ce paquet
not_in_hand = vous n’avez pas { $card } en main
commons_first = tirez d’abord les Objectifs communs, la carte Étoile puis la carte Lune
commons_known = les deux Objectifs communs sont tirés ; la prochaine carte est pour la place { $seat }
not_next = on distribue à tour de rôle ; la prochaine carte est pour la place { $seat }
none_left = il ne reste aucun exemplaire de { $card } à distribuer
not_a =
    .star = { $card } ne porte pas d’étoile ; il en faut une pour le premier Objectif commun
    .moon = { $card } ne porte pas de lune ; il en faut une pour le second Objectif commun

## Score lines

zone =
    .left = zone de gauche : { $points }
    .right = zone de droite : { $points }
objective =
    .met = Objectif validé : +{ $points }
    .open = Objectif pas validé (il vaut { $points })
    .lost = Objectif manqué (il valait { $points })
product = gauche × droite : { $left } × { $right } = { $points }
cards_for_ties = en cas d’égalité : { $count } cartes dans les deux zones

## Cards

number_card = { $color ->
    [red] { $value } rouge
    [orange] { $value } orange
    [yellow] { $value } jaune
    [green] { $value } vert
    [blue] { $value } bleu
   *[black] { $value } noir
  }
a_card = { $color ->
    [red] un { $value } rouge
    [orange] un { $value } orange
    [yellow] un { $value } jaune
    [green] un { $value } vert
    [blue] un { $value } bleu
   *[black] un { $value } noir
  }
side =
    .left = gauche
    .right = droite
cards_of_color = { $color } : { $values }
card_objective = « { CAPITAL($goal) } »
card_together = { $colors } ensemble
hand_objective = { $goal }, { $points }
to_the =
    .left = { $card } à gauche
    .right = { $card } à droite
zone_between = la zone entre { $names }
my_zone =
    .left = votre zone de gauche
    .right = votre zone de droite
my_zone_with =
    .left = votre zone de gauche (avec { $name })
    .right = votre zone de droite (avec { $name })
color =
    .red = rouge
    .orange = orange
    .yellow = jaune
    .green = vert
    .blue = bleu
    .black = noir

## Events

event_common = Objectif commun : { $goal }.
event_dealt = Les cartes sont distribuées.
event_chosen = { $name } a choisi.
event_side =
    .left = { $name } joue à gauche.
    .right = { $name } joue à droite.
event_reveal = Tour { $turn } : { $plays }.
event_leads = { $zone } passe en tête : { $goal }.
event_no_lead = Plus personne en tête : { $goal }.

## The log

log_turn = Tour { $turn }
log_common = Objectif commun : { $goal }.
log_dealt = Les cartes sont distribuées.
log_plays = { $you ->
    [yes] vous jouez { $card }
   *[no] { $who } joue { $card }
  }
log_plays_too = { $who } { $card }
log_zone =
    .left = À votre gauche, { $plays }.
    .right = À votre droite, { $plays }.
    .elsewhere = Ailleurs, { $plays }.
    .table = { CAPITAL($plays) }.
log_met =
    .left = { $goal } est validé à votre gauche : +{ $points }.
    .right = { $goal } est validé à votre droite : +{ $points }.
log_unmet =
    .left = { $goal } n’est plus validé à votre gauche : −{ $points }.
    .right = { $goal } n’est plus validé à votre droite : −{ $points }.
log_missed =
    .left = { $goal } est manqué à votre gauche.
    .right = { $goal } est manqué à votre droite.
log_product = Vous en êtes à { $left } fois { $right } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
log_others = { CAPITAL($changes) }.
log_gain = { LIST($who) } { $count ->
    [1] gagne
   *[other] gagnent
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $side ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[shared] {""}
  }
log_loss = { LIST($who) } { $count ->
    [1] perd
   *[other] perdent
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $side ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[shared] {""}
  }
log_leads = { $you ->
    [yes] Objectif commun : { LIST($who) } avez maintenant le plus { trait }.
   *[no] { $count ->
        [1] Objectif commun : { LIST($who) } a maintenant le plus { trait }.
       *[other] Objectif commun : { LIST($who) } ont maintenant le plus { trait }.
      }
  }
log_no_lead = Objectif commun : égalité pour le plus { trait }, personne n’est en tête.

## The board

board_title = Tour { $turn } sur { $turns } · les mains passent à gauche
board_over = La partie est finie.
board_common = Objectif commun ({ $points }) : { $goal } · { $who }
board_leads = { $zone } en tête avec { $count }
board_nobody = { $count ->
    [0] personne n’en a encore
   *[other] égalité à { $count }, personne en tête
  }
board_zone = { $zone } · { points } · { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  }
board_private =
    .left = { $name }, gauche
    .right = { $name }, droite
board_won = Objectif commun, en tête
board_state =
    .met = validé
    .open = en cours
    .lost = manqué
board_product = { $name } : { $left } × { $right } = { $points }
board_chosen = a choisi
board_chosen_side =
    .left = joue à gauche
    .right = joue à droite
board_hand = Votre main
board_knows = { $name } a en main (vous l’avez vu)
board_evidence = Certains Objectifs sont une reconstitution ; la règle P3 explique comment saisir ceux de votre boîte.

## Points, on the page

change_last_turn = { SIGNED($points) } au dernier tour

## The board in sentences

tell_turn = Tour { $turn } sur { $turns }. Les mains passent à gauche.
tell_common = Objectif commun, { $points } : { $goal } ; { $who }.
tell_zone = { $zone } : { $points }.
tell_cards = Cartes : { $cards }.
tell_objective = Objectif { $goal } : { $state }.
tell_state =
    .met = validé, { $points }
    .open = en cours, { $points } ; { $terms }
    .lost = manqué
tell_product = { $name } : { $left } fois { $right }, { $points } si la partie s’arrêtait là.
tell_chosen = A choisi.
tell_chosen_side =
    .left = Joue à gauche.
    .right = Joue à droite.
tell_hand = Votre main : { $cards }.
tell_knows = Vous savez ce qu’a { $name } en main : { $cards }.

## What to do

ask_play = Jouez une carte dans votre zone de gauche ou de droite, p. ex. « { $example } ».
ask_wait = Votre carte reste face cachée jusqu’à ce que tout le monde ait choisi.

## What objectives ask for

measure = { $what ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [black] noir
    [v1] les 1
    [v2] les 2
    [v3] les 3
    [v4] les 4
    [v5] les 5
    [v6] les 6
    [colors] couleurs
    [values] valeurs
   *[cards] cartes dans la zone
  }
wanted = { $what ->
    [red] cartes rouges
    [orange] cartes orange
    [yellow] cartes jaunes
    [green] cartes vertes
    [blue] cartes bleues
    [black] cartes noires
    [v1] 1
    [v2] 2
    [v3] 3
    [v4] 4
    [v5] 5
    [v6] 6
    [colors] couleurs
    [values] valeurs
   *[cards] cartes
  }
one_wanted = { $what ->
    [red] une carte rouge
    [orange] une carte orange
    [yellow] une carte jaune
    [green] une carte verte
    [blue] une carte bleue
    [black] une carte noire
    [v1] un 1
    [v2] un 2
    [v3] un 3
    [v4] un 4
    [v5] un 5
    [v6] un 6
    [colors] une couleur
    [values] une valeur
   *[cards] une carte
  }
trait = { $what ->
    [red] de rouge
    [orange] d’orange
    [yellow] de jaune
    [green] de vert
    [blue] de bleu
    [black] de noir
    [v1] de 1
    [v2] de 2
    [v3] de 3
    [v4] de 4
    [v5] de 5
   *[v6] de 6
  }
low_wanted = { $low ->
    [1] { one_wanted }
    [2] deux { wanted }
    [3] trois { wanted }
    [4] quatre { wanted }
    [5] cinq { wanted }
    [6] six { wanted }
   *[other] { $low } { wanted }
  }
high_wanted = { $high ->
    [1] { one_wanted }
    [2] deux { wanted }
    [3] trois { wanted }
    [4] quatre { wanted }
    [5] cinq { wanted }
    [6] six { wanted }
   *[other] { $high } { wanted }
  }
six_wanted = { $what ->
    [colors] les six couleurs
    [values] les six valeurs
   *[other] au moins six { wanted }
  }
goal =
    .exactly = exactement { low_wanted }
    .none = { $what ->
        [red] aucune carte rouge
        [orange] aucune carte orange
        [yellow] aucune carte jaune
        [green] aucune carte verte
        [blue] aucune carte bleue
        [black] aucune carte noire
        [v1] aucun 1
        [v2] aucun 2
        [v3] aucun 3
        [v4] aucun 4
        [v5] aucun 5
        [v6] aucun 6
        [colors] aucune couleur
        [values] aucune valeur
       *[cards] aucune carte
      }
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] au moins { low_wanted }
      }
    .at_most = au plus { high_wanted }
    .lead = le plus { trait }
standing =
    .exactly = { measure } : { $have } (exactement { $low })
    .none = { measure } : { $have } (il n’en faut pas)
    .at_least = { measure } : { $have } (au moins { $low })
    .at_most = { measure } : { $have } (au plus { $high })
    .lead = { measure } : { $have } ici, { $rival } ailleurs
with_common = Objectif commun, le plus { trait } : +{ $points }
common =
    .left = le plus { trait } : votre zone de gauche est en tête avec { $count }
    .right = le plus { trait } : votre zone de droite est en tête avec { $count }
    .elsewhere = le plus { trait } : une autre zone est en tête avec { $count }
    .nobody = { $count ->
        [0] le plus { trait } : personne n’en a encore
       *[other] le plus { trait } : égalité à { $count }, personne en tête
      }

## At the terminal

sure_play = Jouer { $label } ?

## A finished game, step by step

story_play =
    .left = { $you ->
        [yes] Vous jouez { $card } à gauche.
       *[no] { $who } joue { $card } à gauche.
    }
    .right = { $you ->
        [yes] Vous jouez { $card } à droite.
       *[no] { $who } joue { $card } à droite.
    }
story_secret = { $you ->
    [yes] Vous choisissez une carte.
   *[no] { $who } choisit une carte.
  }
story_reveal = C’était le tour { $turn }.
tell_holds = { $name } a en main : { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .card = les cartes Splito
    .objective = les Objectifs
profile_tip =
    .card = Avant de jouer un nombre, regardez vos deux zones : aide-t-il un Objectif, en gâche-t-il un autre ?
    .objective = Jouez un Objectif tant qu’il peut être validé, et d’abord dans la zone qui vaut le moins : le produit y grandit plus vite.

## The lesson, and examples of rules

lesson =
    .goal = Zone de gauche × zone de droite = votre score.
    .first = Vous partagez une zone avec chaque voisin, et seuls les Objectifs rapportent. Une zone à 0, et votre score est à 0 : 0 multiplié par n’importe quoi fait 0.
    .objective = Touchez « Aucun 5 », puis votre zone de droite, et validez. Cette zone est vide : l’Objectif est validé tout de suite.
    .free = À droite : 2 points. À gauche : encore 0. Chacun a passé sa main à gauche, la vôtre est nouvelle. Jouez la carte que vous voulez, du côté que vous voulez.
    .black_left = Votre zone avec Ada a maintenant le plus de cartes noires : c’est l’Objectif commun à la Lune, 3 points. 3 × 2 = 6 !
    .five_right = Un 5 à droite : « Aucun 5 » est manqué. La carte noire y mène un Objectif commun, mais votre zone de gauche vaut encore 0 : 0 × 3 = 0.
    .black_right = Votre zone avec Bo a maintenant le plus de cartes noires : c’est l’Objectif commun à la Lune, 3 points de plus. Mais votre zone de gauche vaut encore 0 : 0 × 5 = 0.
    .pair_left = Bien placé : Ada y a mis un 4. Avec un autre 4, et un seul, l’Objectif sera validé : 2 × 2 = 4.
    .objective_left = Votre Objectif est à gauche, où vous n’aviez rien. Il n’est pas encore validé : les prochaines cartes, les vôtres ou celles d’Ada, peuvent y aider.
    .objective_right = Votre Objectif est à droite et n’est pas encore validé. Pensez aussi à la gauche : elle vaut encore 0, et 0 × 2 = 0.
    .number = Une carte Splito ne rapporte rien seule : elle aide un Objectif, ou le gâche. Il manque encore un Objectif à gauche : 0 × 2 = 0.
    .common = Dans une autre partie : l’Objectif commun à la Lune donne 3 points à la zone qui a le plus de cartes noires. Votre zone de gauche en a une, celle d’Ada et Bo aussi : à égalité, personne ne l’a. Jouez le 5 noir à gauche.
    .end = Deux cartes noires contre une : votre zone de gauche est en tête, et 3 × 2 = 6. Les autres peuvent encore revenir. Après 13 tours, le plus grand score l’emporte.
example =
    .P10 = La zone d’Ada et Bo a le seul 6 et la seule carte noire : elle est en tête des deux Objectifs communs, 3 + 3 points.
    .P11 = Votre zone de gauche avait exactement deux 4. Puis Ada en a ajouté un troisième, et l’Objectif est manqué : la zone vaut 0, et 0 × 2 = 0.
    .P13 = Votre zone de gauche vaut 2 (exactement deux 4), celle de droite 2 (aucun 5) : 2 × 2 = 4.

## Options: what the terminal says of them

option =
    .sides = votre côté reste secret jusqu’à la révélation de la carte ; ou tout le monde le voit aussitôt, comme à une vraie table
    .memory = on vous rappelle ce qu’il reste des mains que vous avez passées ; ou c’est à vous de vous en souvenir
    .deck = les cartes Objectif : votre propre fichier (objectives.yaml, dans le dossier du jeu, montre le format), ou no-color pour trois variantes citées par des critiques. Le jeu standard est en partie reconstitué, car l’éditeur n’en publie pas la liste ; si vous avez la boîte, vous pouvez saisir vos cartes
    .two_player = notre variante à deux : deux zones privées chacun, deux donnes de 13 cartes
    .size = tiny : huit cartes, trois mains de deux cartes, pour des solutions exactes

## The end

ending_turn = Tout s’est joué au tour { $turn }.
ending_last = Tout s’est joué au dernier tour.
ending_met = { $you ->
    [yes] Vous avez joué { $card }, ce qui a validé { $goal }.
   *[no] { $who } a joué { $card }, ce qui a validé { $goal }.
  }
ending_at_once = { $you ->
    [yes] Vous avez joué { $card }, validé aussitôt.
   *[no] { $who } a joué { $card }, validé aussitôt.
  }
ending_crash = { CAPITAL($zone) } a perdu { $goal }.
ending_effect =
    .card = { $you ->
        [yes] { CAPITAL($zone) } est passée de { $zone_was } à { $zone_now }, et vous de { $was } à { $now }.
       *[no] { CAPITAL($zone) } est passée de { $zone_was } à { $zone_now }, et { $who } de { $was } à { $now }.
      }
    .crash = { $you ->
        [yes] Vous étiez en tête avec { $was }, puis votre score est retombé à { $now }.
       *[no] { $who } était en tête avec { $was } et tombe à { $now }.
      }
ending_fell_title = { $was } au tour { $turn }, { $now } à la fin.
ending_fell = { $you ->
    [yes] Vous aviez alors plus que le score gagnant ({ $best }), mais { $lost ->
        [one] un Objectif n’a pas tenu
       *[other] { $lost } Objectifs n’ont pas tenu
      }.
   *[no] { $who } avait alors plus que le score gagnant ({ $best }), mais { $lost ->
        [one] un Objectif n’a pas tenu
       *[other] { $lost } Objectifs n’ont pas tenu
      }.
  }
ending_led_title = En tête depuis le tour { $turn }.
ending_led_all_title = En tête dès le premier tour.
ending_led = { $you ->
    [yes] Vous aviez alors { $now }, plus que tous les autres, et personne n’est revenu à votre hauteur.
   *[no] { $who } avait alors { $now }, plus que tous les autres, et personne n’est revenu à sa hauteur.
  }
ending_tie_title = Le nombre de cartes a tranché.
ending_tie = { $you ->
    [yes] Égalité à { $points } entre { $rival } et vous. Cartes dans les deux zones : { $cards } pour vous, { $more } pour { $rival }.
   *[no] Égalité à { $points } entre { $who } et { $rival }. Cartes dans les deux zones : { $cards } pour { $who }, { $more } pour { $rival }.
  }

## Why a choice is better

reason_on = { $side ->
    [left] à votre gauche
   *[right] à votre droite
  }
reason_becomes = { $product ->
    [zero] +{ $points } pour cette zone
   *[more] { $left } × { $right } devient { $new_left } × { $new_right }
  }
reason =
    .at_once = Validé aussitôt { reason_on } : { reason_becomes }.
    .meets = Valide { $goal } { reason_on } : { reason_becomes }.
    .common = Prend l’Objectif commun { $goal } { reason_on } : { reason_becomes }.
    .breaks = { CAPITAL($move) } ferait perdre { $goal } { reason_on } : { $left } × { $right } deviendrait { $new_left } × { $new_right }.
    .harmless = Ici, elle ne gêne rien ; { reason_on }, elle ferait perdre { $goal }.
    .hopeless = { $goal } n’est plus possible { reason_on }.
    .rid = { $goal } n’est plus possible { reason_on } : personne n’en profitera.
    .further_ahead = Conforte { $goal } { reason_on } : { $have } contre { $rival }.
    .level_here = Encore une carte { reason_on } et il est validé : il y a égalité à { $have }.
    .draws_level = Égalise à { $have } pour { $goal } { reason_on } : encore une carte et il est validé.
    .catches_up = Rattrape du retard pour { $goal } { reason_on } : { $have } contre { $rival }.
    .few_yet = { $rival ->
        [0] Tout est ouvert : aucune zone n’en a encore.
       *[other] Une seule carte de retard { reason_on } : { $have } contre { $rival }.
      }
    .nearly_met = Il ne manque { $missing ->
        [one] qu’une carte
       *[other] que { $missing } cartes
      } { reason_on }.
    .in_time = Il manque { $missing } cartes { reason_on }, et vous jouez encore chacun { $turns ->
        [one] une carte
       *[other] { $turns } cartes
      }.
    .nearer = Rapproche { $goal } { reason_on } : plus { $missing ->
        [one] qu’une carte
       *[other] que { $missing } cartes
      } à trouver.
    .room = Garde de la place pour { $goal } { reason_on } : il n’y reste { $room ->
        [one] qu’une place
       *[other] que { $room } places
      }.
    .factor = { $side ->
        [left] Un point à votre gauche est multiplié par { $times }, à votre droite par { $other_times } seulement.
       *[right] Un point à votre droite est multiplié par { $times }, à votre gauche par { $other_times } seulement.
      }
    .larger = Il rapporte { $points } points, { $goal } seulement { $less }.
    .robs = Prive { LIST($who) } de { $goal } : −{ $points } dans leur zone.
    .feeds = { CAPITAL($move) } aiderait plus { $neighbour } que vous : de { $was } à { $now }.
    .passed_on = Si vous passez cette carte, elle peut mener { $neighbour } de { $was } à { $now }.
    .kept_away = Évite de la passer à { $neighbour }, à qui elle servirait pour { $goal }.
    .left_to_partner = { $neighbour } reçoit de vous { $thing } et peut encore jouer cette carte à votre gauche : +{ $points }.
    .presses = Met la pression sur { LIST($who) } pour { $goal } : { $have } contre { $lead }.
    .fragile = { $goal } { reason_on } serait fragile : { $neighbour } a de quoi le faire échouer.
    .partner = { $neighbour } n’a que { $has }, { $other_neighbour } { $more } : mieux vaut partager avec { $neighbour }.

## The page: the board

round_name = Tour { $round }
again_note = Vous rejouez à partir du tour { $round }, avec les mêmes mains.
turn = Tour { $turn } sur { $turns }
around_table = Autour de la table
commons = Objectifs communs
your_zones = Vos deux zones
your_hand = Votre main
all_hands = Toutes les mains
hand_of = { $name }, en main
left = Gauche
right = Droite
between = { $one } – { $two }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
if_it_ended = si la partie s’arrêtait là
would_be = alors { $left } × { $right } = { $points }
nobody_leads = { $count ->
    [0] encore aucune
   *[other] égalité à { $count } : personne en tête
  }
leads_it = commun : cette zone est en tête
objective_alone = Objectif
met = validé
open = en cours
lost = manqué
no_objectives = Pas encore d’Objectif : cette zone vaut 0.
has_chosen = a choisi
choosing = réfléchit…
plays_left = joue à gauche
plays_right = joue à droite
show_zone = Voir la zone { $zone }
close = Fermer
choose_card = Jouez une carte à gauche ou à droite.
choose_card_how = Choisissez d’abord la carte ou la zone : vous verrez ce que deviendrait votre score.
which_zone = { $card } : à gauche ou à droite ?
which_zone_how = Scores sans les cartes des autres.
which_card_left = Quelle carte à gauche ?
which_card_right = Quelle carte à droite ?
play_left = { $card } à gauche : { $left } × { $right } = { $points }
play_right = { $card } à droite : { $left } × { $right } = { $points }
play_it = Jouer
confirm_how = Touchez encore ou appuyez sur le bouton. Vous pourrez changer d’avis tant que tout le monde n’a pas choisi.
can_change = À { LIST($names) } de jouer. Vous pouvez encore changer de carte.
change = Changer
waiting_for = À { LIST($names) } de jouer.
revealed = Tour { $turn } : cartes révélées
hands_pass = Ensuite, chaque main passe à gauche.
go_on = Continuer
dealing = On distribue les cartes.
over = Toutes les cartes sont jouées.
known_hands = Les mains que vous avez vues
known_how = Elles sont passées entre vos mains. Toute la table a droit à cette aide.
memory_own = À cette table, à vous de retenir les mains que vous avez vues.
holds = { $name } a en main
still_unseen = { $count ->
    [one] { $count } carte que vous n’avez pas vue
   *[other] { $count } cartes que vous n’avez pas vues
  }
reconstruction = Certaines cartes Objectif sont une reconstitution ; vous pouvez jouer avec celles de votre boîte.
letters = ROJVBN
together = ensemble
lead = { $rank ->
    [ahead] { $have }, suivant { $rival }
    [tied] égalité à { $have }
   *[behind] { $have } ici, { $rival } ailleurs
  }
have_exactly = { $have } sur { $low }
have_too_many = { $have } : trop
have_none = { $have ->
    [0] aucun ici
   *[other] { $have } ici
  }
have_at_least = { $have } sur { $low }
have_at_most = { $have }, au plus { $high }
missing = manque : { LIST($what) }
all_there = tout y est
goal_short =
    .exactly = { low_wanted } pile
    .at_least = { $low ->
        [6] { six_wanted }
       *[other] { $low }+ { wanted }
      }
with_name = avec { $name }
lost_ones = { $count ->
    [one] { $count } manqué :
   *[other] { $count } manqués :
  }
hands_go = Les mains passent à gauche
hands_go_how = Vous passez votre main à { $to } ; { $from } vous passe la sienne.
then_to = puis à { $name }
next_from = { $name } passe la suivante
all_in = Tout le monde a choisi.
place_now = { $rank ->
    [1] { $shared ->
        [0] en tête
       *[other] en tête à égalité
      }
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
    [5] cinquième place
    [6] sixième place
    [7] septième place
   *[8] huitième place
  }
verdict_met =
    .left = { $goal } à gauche !
    .right = { $goal } à droite !
verdict_changed = Votre score passe de { $was } à { $now }.
verdict_same = Votre score reste à { $now }.
verdict_of = { $who } passe de { $was } à { $now }.
plays_beside =
    .left = { $who } joue { $card } à votre gauche.
    .right = { $who } joue { $card } à votre droite.
podium = Scores finaux

## The page: the guide of a first game

guide =
    .first = Jouez une carte à gauche ou à droite. Vous partagez chaque zone avec un voisin, qui y joue aussi. Seuls les Objectifs validés rapportent : commencez par un Objectif qui va avec votre main.
    .early = Votre score est gauche × droite : une zone à 0 ruine tout. Les cartes Splito servent à valider les Objectifs : « Exactement deux 4 » en veut deux, un troisième gâche tout.
    .late = Les Objectifs en pointillé sont encore en cours et disent ce qui manque. Mieux vaut aider un peu vos deux voisins qu’un seul beaucoup.
    .wait = Votre carte reste face cachée jusqu’à ce que tout le monde ait choisi. Puis les mains passent à gauche : votre voisin de gauche reçoit les cartes que vous gardez.

## The page: the game in three pictures

how_play = Posez une carte dans la zone de gauche ou de droite, puis passez les autres à gauche.
    .title = Jouer
how_share = Chaque zone est à vous et à un voisin. Ses Objectifs rapportent à vous deux.
    .title = Partager
how_times = Votre score : la gauche fois la droite. Soignez les deux zones !
    .title = Multiplier

## The page: before the game is open

about = Vous partagez une zone avec chaque voisin. Votre score : la gauche fois la droite. Soignez les deux !
option_sides = Le côté choisi
    .hidden = Secret jusqu’à la révélation
    .shown = Visible tout de suite
option_memory = Les mains que vous avez vues
    .aided = Rappelées à l’écran
    .own = De mémoire

## Own cards: what is wrong

data_symbol = { $symbol ->
    [moon] la Lune va avec le plus de cartes d’une couleur.
   *[star] l’Étoile va avec le plus de cartes d’une valeur.
  }
data_symbols = { $symbol ->
    [moon] chaque couleur a exactement une carte avec une Lune.
   *[star] chaque valeur a exactement une carte avec une Étoile.
  }

## The review: rounds, choices, luck

review_when = au tour { $round }
choice_kind =
    .card = Carte
    .objective = Objectif
choice_with =
    .card = avec la carte jouée
    .objective = avec l’Objectif joué
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
