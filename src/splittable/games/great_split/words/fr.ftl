# The sentences of The Great Split. docs/translating.md tells how they are written.

## Refusals

malformed = ce n’est pas un coup de The Great Split ; un coup s’écrit par exemple « split I-01 I-16 / II-07 », « take first », « resolve II-07 », « sell I-04 gold », « splitter emerald », « seal books » ou « bonus prestige »
malformed_chance = ce n’est pas un tirage ; un tirage s’écrit par exemple « character 0 C3 », « scoring 3 books », « market 2 » ou « deal 0 II-07 »
other_chance = c’est autre chose qu’on tire maintenant : « { $expected } … »
other_seat = c’est d’abord à la place { $seat }
other_line = le prochain jeton va sur la ligne après le tour { $line }
tile_gone = un autre joueur a déjà ce Personnage
token_gone = ce jeton Décompte est déjà sur une ligne
no_market_token = il ne reste plus de jeton Marché { $value }
not_in_deck = cette carte n’est pas dans le paquet qu’on distribue
no_such_card = il n’y a pas de carte « { $card } »
not_in_hand = { $card } n’est pas dans votre main
not_discarding = ce n’est pas le moment de défausser
not_splitting = ce n’est pas le moment de séparer votre main
two_groups = écrivez les deux groupes avec une barre entre eux, par exemple « split I-01 I-16 / II-07 »
empty_group = il faut au moins une carte dans chaque groupe
whole_hand = nommez une fois chacune des { $count } cartes de votre main
split_order = dans chaque groupe, écrivez les cartes dans l’ordre croissant, et d’abord le groupe qui a la plus basse
not_taking = ce n’est pas le moment de choisir un groupe
not_resolving = ce n’est pas le moment de jouer des cartes
no_seal = vous n’avez pas de Sceau à placer
other_group = ce Sceau ne va pas sur { $seal } : choisissez une piste de sa forme
seal_first = placez d’abord le Sceau en attente
no_arrow = vous n’avez pas de Double flèche à utiliser
not_on_gold = une Double flèche ne fait pas avancer l’Or lui-même ; choisissez une autre piste, par exemple seal-gold
arrow_first = utilisez d’abord la Double flèche en attente
splitter_played = vous avez déjà joué votre carte Séparateur
full_track = { $track } est au bout : choisissez une autre piste

## Score lines

prestige_track = Prestige des cartes, des ventes et des cases
mid_game = décomptes en cours de partie
books_line = Livres à { $level }
artwork_line = Œuvres d’art à { $level }, marché à { $market }
gems_line = Gemmes : 2 × { $lower }
contracts = { $track ->
    [books] Contrats Livres
    [artwork] Contrats Œuvres d’art
    [topaz] Contrats Topazes
    [emerald] Contrats Émeraudes
   *[gold] Contrats Or
  } : ({ $spaces } + { $icons }) × { $stars }

## Tracks, icons, tokens

icon =
    .books = Livres
    .artwork = Œuvres d’art
    .topaz = Topazes
    .emerald = Émeraudes
    .gold = Or
    .prestige = Prestige
    .seal_diamond = Sceau Diamant
    .seal_square = Sceau Carré
    .seal_star = Sceau Étoile
    .arrow = Double flèche
seal_of = Sceau { $resource }
copy = { $card } (n° { $number })
token =
    .books = Livres
    .artwork = Œuvres d’art
    .gems = Gemmes
    .none = rien
pile =
    .first = premier groupe
    .second = second groupe
tile_alone = commence avec { $start }
tile = commence avec { $start } ; Contrats : { $contracts }
counted =
    .books = { $count ->
        [1] un Livre
       *[other] { $count } Livres
    }
    .artwork = { $count ->
        [1] une Œuvre d’art
       *[other] { $count } Œuvres d’art
    }
    .topaz = { $count ->
        [1] une Topaze
       *[other] { $count } Topazes
    }
    .emerald = { $count ->
        [1] une Émeraude
       *[other] { $count } Émeraudes
    }
    .gold = { $count } Or
    .prestige = { $count } Prestige
    .seal_diamond = { $count ->
        [1] un Sceau Diamant
       *[other] { $count } Sceaux Diamant
    }
    .seal_square = { $count ->
        [1] un Sceau Carré
       *[other] { $count } Sceaux Carré
    }
    .seal_star = { $count ->
        [1] un Sceau Étoile
       *[other] { $count } Sceaux Étoile
    }
    .arrow = { $count ->
        [1] une Double flèche
       *[other] { $count } Doubles flèches
    }

## Labels

label =
    .discard = défausser { $card }
    .resolve = jouer { $card }
label_split = { $first } d’un côté, { $second } de l’autre
label_sell =
    .gold = vendre { $card } contre de l’Or
    .prestige = vendre { $card } contre du Prestige
label_splitter = carte Séparateur : { $track }
label_take =
    .first = garder le premier groupe
    .second = garder le second groupe
label_seal = le placer sur { $track }
label_bonus = deux cases : { $track }

## Events

event_character = { $name } { $tile }.
event_discarded = { $you ->
    [yes] Vous défaussez une carte.
   *[no] { $who } défausse une carte.
  }
event_chosen = { $name } a choisi.
event_split = Toutes les mains sont séparées : choisissez un groupe de votre voisin de droite.
event_exchange = Cartes gardées : { $kept }.
event_resolve = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
  }
event_sold =
    .gold = { $you ->
        [yes] Vous vendez une carte contre de l’Or.
       *[no] { $who } vend une carte contre de l’Or.
      }
    .prestige = { $you ->
        [yes] Vous vendez une carte contre du Prestige.
       *[no] { $who } vend une carte contre du Prestige.
      }
event_place =
    .splitter = { $you ->
        [yes] Vous jouez votre carte Séparateur : { $track }.
       *[no] { $who } joue sa carte Séparateur : { $track }.
      }
    .seal = { $you ->
        [yes] Vous faites avancer votre { $track }.
       *[no] { $who } fait avancer son { $track }.
      }
    .bonus = { $you ->
        [yes] Vous utilisez une Double flèche : { $track }.
       *[no] { $who } utilise une Double flèche : { $track }.
      }
event_moved = { $name } : { $steps }.
event_step = { $track } à { $at }
event_prestige = +{ $count } Prestige
event_market = Le Marché de l’art passe à { $market }.
event_market_points = Les Œuvres d’art valent moins : { $changed }.
event_scored = Décompte ({ $tokens }) : { $points }.
event_round = Le tour { $round } commence.

## The log

log_starts = { $you ->
    [yes] Vous commencez avec { $start }.
   *[no] { $who } commence avec { $start }.
  }
log_starts_with_contracts = { $you ->
    [yes] Vous commencez avec { $start } ; Contrats : { $contracts }.
   *[no] { $who } commence avec { $start } ; Contrats : { $contracts }.
  }
log_round = Tour { $round }
log_kept = { $you ->
    [yes] Vous gardez { $kept } et rendez { $back } à { $owner }.
   *[no] { $mine ->
        [yes] { $who } garde { $kept } et vous rend { $back }.
       *[no] { $who } garde { $kept } et rend { $back } à { $owner }.
      }
  }
log_kept_cards = Cartes gardées : { $shares }.
log_plays =
    .cards = { $you ->
        [yes] Vous jouez { $cards }.
       *[no] { $who } joue { $cards }.
      }
    .both = { $you ->
        [yes] Vous jouez { $cards }, et vendez { $sold ->
            [1] une carte
           *[other] { $sold } cartes
          }.
       *[no] { $who } joue { $cards }, et vend { $sold ->
            [1] une carte
           *[other] { $sold } cartes
          }.
      }
    .sold = { $you ->
        [yes] Vous vendez { $sold ->
            [1] votre seule carte
           *[other] vos { $sold } cartes
          }.
       *[no] { $who } vend { $sold ->
            [1] sa seule carte
           *[other] ses { $sold } cartes
          }.
      }
log_market = Le Marché de l’art est à { $market }.
log_market_costs = Le Marché de l’art est à { $market }. Points perdus sur les Œuvres d’art : { $shares }.
log_scored =
    .books = Décompte des Livres : { $shares }.
    .artwork = Décompte des Œuvres d’art : { $shares }.
    .gems = Décompte des Gemmes : { $shares }.
# « Ada et vous 6 »
log_share = { LIST($who) } { $number }
log_final = Décompte final
log_total = { $you ->
    [yes] Vous terminez avec { $total } points :
   *[no] { $who } termine avec { $total } points :
  } { $prestige } en cours de partie, Livres { $books }, Œuvres d’art { $artwork }, Gemmes { $gems }, Contrats { $contracts }.

## The board

board_title = Tour { $round } sur { $rounds } · marché à { $market } · { $limit } cartes en main au plus
board_turned = Jetons Marché révélés
board_tokens = encore cachés
board_line = Après le tour { $round } : { $tokens }
board_legend = piste/bout ◆Sceau Contrats×étoiles★
board_player = { $name }  { $points } points, dont { $prestige } de Prestige
board_hand = { $count } cartes en main
board_sold = vendues : { $count }
board_discarded = défaussées : { $count }
board_chosen = a choisi
board_open = jouées
board_waiting = à placer
board_my_hand = Votre main
board_wallet = Portefeuille ({ $name }), { $group }
board_my_split = Vos deux groupes
board_my_take = Vous gardez
board_my_sold = Vous avez vendu
board_known = { $name } a en main (vous l’avez vu)

## Points, on the page

points_if_ended = Points si la partie s’arrêtait là.
points_not_yet = Pas encore de points.
market_moved = Le Marché de l’art passe à { $market }.
by_market = à cause du Marché de l’art
if_it_ended = Si la partie s’arrêtait là : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
change = { SIGNED($points) }
you_discarded = Vous avez défaussé.

## The board in sentences

tell_round = Tour { $round } sur { $rounds }. Marché de l’art : { $market }. Cartes en main, au plus : { $limit }.
tell_turned = Jetons Marché révélés : { $tokens }.
tell_tokens = Jetons Marché encore cachés : { $tokens }.
tell_line = Décompte après le tour { $round } : { $tokens }.
tell_player = { $name } : { $points } si la partie s’arrêtait là ; Prestige : { $prestige }.
tell_cards = Cartes en main : { $count }.
tell_sold = Vendues : { $count }.
tell_discarded = Défaussées : { $count }.
tell_chosen = A choisi.
tell_track = { $track } : { $at } sur { $end } ; Sceau : { $seal } ; Contrats : { $contracts } ; étoiles par Contrat : { $stars }.
tell_open = Jouées : { $cards }.
tell_waiting = À placer : { $waiting }.
tell_hand = Votre main : { $cards }.
tell_wallet = Portefeuille de votre voisin de droite, { $name }, { $group } : { $cards }.
tell_my_split = Votre main est séparée. Premier groupe : { $first }. Second groupe : { $second }.
tell_my_take = Vous gardez le { $group }.
tell_my_sold = Vous avez vendu { $cards }.
tell_known = Vous savez ce qu’a { $name } en main : { $cards }.

## What to do

ask =
    .discard = Défaussez encore { $count ->
        [1] 1 carte
       *[other] { $count } cartes
      }, face cachée.
    .split = Séparez votre main en deux groupes. Votre voisin de gauche en garde un et vous rend l’autre.
    .take = Choisissez un des deux groupes et gardez-le. L’autre retourne à son propriétaire.
    .resolve = Jouez ou vendez une carte, ou jouez votre carte Séparateur.
    .seal = Choisissez une piste pour le prochain Sceau. À placer : { $waiting }.
    .bonus = Double flèche : avancez de deux cases sur une même piste, sauf l’Or. À placer : { $waiting }.

## Au terminal

type_split = Tapez les numéros des cartes d’un groupe, p. ex. « 1 3 ». Les autres forment le second.
sure =
    .discard = { $label } ?
    .split = Séparer : { $label } ?
    .take = { $label } ?
    .resolve = { $label } ?
    .sell = { $label } ?
    .splitter = { $label } ?
    .seal = { $label } ?
    .bonus = { $label } ?

## Une partie que l’on revoit

story_discard = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
  }
story_sell =
    .gold = { $you ->
        [yes] Vous vendez { $cards } contre de l’Or.
       *[no] { $who } vend { $cards } contre de l’Or.
    }
    .prestige = { $you ->
        [yes] Vous vendez { $cards } contre du Prestige.
       *[no] { $who } vend { $cards } contre du Prestige.
    }
story_secret =
    .split = { $you ->
        [yes] Vous séparez votre main en secret.
       *[no] { $who } sépare sa main en secret.
    }
    .take = { $you ->
        [yes] Vous choisissez un groupe en secret.
       *[no] { $who } choisit un groupe en secret.
    }
story_split = { $you ->
    [yes] Vous séparez votre main : { $first } d’un côté, { $second } de l’autre.
   *[no] { $who } sépare sa main : { $first } d’un côté, { $second } de l’autre.
  }
story_take =
    .first = { $you ->
        [yes] Vous gardez le premier groupe : { $cards }.
       *[no] { $who } garde le premier groupe : { $cards }.
    }
    .second = { $you ->
        [yes] Vous gardez le second groupe : { $cards }.
       *[no] { $who } garde le second groupe : { $cards }.
    }
tell_holds = En main : { $cards }.
tell_split = Main séparée. Premier groupe : { $first }. Second groupe : { $second }.
tell_keeps =
    .first = Garde le premier groupe proposé par { $owner }.
    .second = Garde le second groupe proposé par { $owner }.
tell_sold_cards = Vendu : { $cards }.
tell_dropped = Défaussé : { $cards }.

## The profile: kinds of choices, and advice on each

profile_kind =
    .split = les partages
    .choose = les choix de groupe
    .resolve = l’ordre des cartes
    .discard = les défausses
    .sell = les ventes
    .seal = les Sceaux
    .splitter = les cartes Séparateur
    .bonus = les doubles flèches
profile_tip =
    .split = Regardez où votre voisin de gauche est fort : il gardera ce groupe, mettez donc dans l’autre ce que vous voulez.
    .choose = Comparez ce que chaque groupe vous apporte, et ce que votre voisin de droite récupérerait.
    .resolve = Jouez d’abord les cartes qui atteignent une case spéciale : ce qu’elle donne peut changer la suite.
    .discard = Défaussez ce qui vous servira le moins dans tous les tours à venir, pas seulement dans celui-ci.
    .sell = Vendez quand une case d’Or atteint une double flèche, ou quand la piste de la carte est presque pleine.
    .seal = Placez les Sceaux là où vous avez des Contrats : chaque étoile compte une fois par Contrat de cette Ressource.
    .splitter = Gardez la carte Séparateur pour la case qui manque : une case spéciale, une étoile, une double flèche.
    .bonus = Utilisez une double flèche là où deux cases atteignent quelque chose : un Contrat, une valeur plus haute, une étoile.

## The lesson, and examples of rules

lesson =
    .goal = Le plus de Prestige après six tours l’emporte.
    .first = Vos cartes vous font avancer sur ces pistes : Livres, Œuvres d’art, Gemmes, Or et leurs Sceaux. Plus vous allez loin, plus elles valent de Prestige.
    .split = Séparez votre main en deux groupes : votre voisin de gauche en garde un et vous rend l’autre. Touchez la Topaze et la carte aux deux Livres pour les passer de l’autre côté, puis validez. Ada n’y résistera pas, et vous voulez les deux Sceaux.
    .choose = À vous de choisir : gardez l’un des groupes de Bo. Sous chacun, vous voyez ce qu’il vous apporterait. Les deux conviennent.
    .kept_first = Vous avez gardé un Livre et 3 Prestige. Ada a gardé la Topaze et les deux Livres : vos Sceaux sont revenus. Ensuite, chacun joue toutes ses cartes, dans l’ordre voulu, ou en vend pour une case d’Or ou de Prestige.
    .kept_second = Vous avez gardé deux Or, 2 Prestige et un Sceau Carré. Ada a gardé la Topaze et les deux Livres : vos Sceaux sont revenus. Ensuite, chacun joue toutes ses cartes, dans l’ordre voulu, ou en vend pour une case d’Or ou de Prestige.
    .gold = Imaginons : vous avez gardé l’Or et venez de le jouer. Votre piste Or est à 2, à une case d’une double flèche. Votre carte Séparateur avance d’une case sur la piste de votre choix : prenez l’Or.
    .arrow = La double flèche donne deux cases sur une seule autre piste. Les Livres sont votre point fort : choisissez-les.
    .end = Vos Livres passent de 3 à 5, et de 2 à 4 points pour l’instant. Tout cela pour une case d’Or ! À la fin, chaque Contrat rapporte aussi un point par étoile de son Sceau.
example =
    .G9 = Voici les deux groupes de Bo et, dessous, ce que chacun vous apporterait : le premier, 3 Prestige et une case de Livres. Vous en gardez un, et Bo récupère l’autre.
    .G11 = La première case de la piste Sceaux des Livres montre un Livre. Le Sceau l’a atteinte : les Livres sont passés de 3 à 4.
    .G18 = Vos Livres ont atteint deux Contrats, et votre Personnage en ajoute un. Leur Sceau a atteint la bannière à une étoile. Si la partie s’arrêtait là, ils rapporteraient 3 × 1 = 3.

## Options: what the terminal says of them

option =
    .components = votre propre fichier de matériel, corrigé d’après votre boîte ; dans le nôtre, les faces des cartes, les cases des pistes, les Personnages et les tailles de main sont reconstitués : copiez components.yaml, dans le dossier du jeu, et corrigez ce qui y est marqué
    .size = tiny : deux joueurs, quatre cartes, un tour et des pistes courtes, pour des solutions exactes

## Why a choice is better

reason_resource = { $resource ->
    [books] Livres
    [artwork] Œuvres d’art
    [topaz] Topazes
    [emerald] Émeraudes
   *[gold] Or
  }
reason_other = { $other ->
    [books] Livres
    [artwork] Œuvres d’art
    [topaz] Topazes
    [emerald] Émeraudes
   *[gold] Or
  }
reason_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason_again = { $again ->
    [0] {""}
   *[other] {" "}(comptés aussi après le tour { $again })
  }
reason_space = { $what ->
    [contract] un Contrat
    [arrow] une Double flèche
    [banner] la bannière suivante
    [value] une valeur plus élevée
   *[step] une case offerte
  }
# What a board reaches. The sentences below say by what.
reason_mark =
    .contract = { $stars ->
        [0] un Contrat { reason_resource }
        [1] un Contrat { reason_resource } : { $contracts } × 1 point
       *[other] un Contrat { reason_resource } : { $contracts } × { $stars } points
      }
    .banner = { $contracts ->
        [0] des étoiles pour vos futurs Contrats { reason_resource }
       *[other] des étoiles pour vos Contrats { reason_resource } : { $contracts } × { $stars ->
            [1] 1 point
           *[other] { $stars } points
          }
      }
    .books = { $now } points de Livres au lieu de { $was }{ reason_again }
    .gems = { $now } points de Gemmes au lieu de { $was }{ reason_again }
    .artwork = { $now } points d’Œuvres d’art au lieu de { $was }, avec le marché à { $market }
    .arrow = { $arrows ->
        [one] une Double flèche
       *[other] { $arrows } Doubles flèches
      }
    .extra = une case offerte sur la piste { reason_resource }
    .prestige = { $points } Prestige
reason_how =
    .now = Apporte { $mark }.
    .seal = Son Sceau peut apporter { $mark }.
    .arrow = Sa Double flèche peut apporter { $mark }.
    .next = Avec votre prochain Sceau, cela peut apporter { $mark }.
    .hand = Avec le reste de votre main, cela apporte { $mark }.
    .keep = Gardez { $face } : vous pouvez en tirer { $mark }.
reason =
    .more = Vaut { reason_points } pour l’instant ; { $less } pour « { $move } ».
    .wasted = En la jouant, vous perdriez { $lost ->
        [one] une case
       *[other] { $lost } cases
      } : votre piste { reason_resource } s’arrête là.
    .nearer = { CAPITAL($track) } : plus { $steps ->
        [one] qu’une case
       *[other] que { $steps } cases
      } avant { reason_space }.
    .nearer_seal = Avec son Sceau sur la piste { $track }, plus { $steps ->
        [one] qu’une case
       *[other] que { $steps } cases
      } avant { reason_space }.
    .nearer_arrow = Avec sa Double flèche sur la piste { $track }, plus { $steps ->
        [one] qu’une case
       *[other] que { $steps } cases
      } avant { reason_space }.
    .far = { $steps ->
        [0] Il n’y a plus rien à atteindre sur la piste { $track }.
       *[other] { CAPITAL($track) } : il resterait { $steps } cases avant la prochaine case utile.
      }
    .no_stars = Un Contrat { reason_resource } ne rapporte rien pour l’instant : son Sceau n’a pas d’étoile.
    .market_ahead = Les Œuvres d’art ne rapporteraient toujours rien : piste à { $at }, marché à { $market }.
    .stars_count = Les étoiles comptent pour chaque Contrat : { $contracts } en { reason_resource }, { $fewer ->
        [0] aucun
       *[other] { $fewer }
      } en { reason_other }.
    .contracts_count = Un Contrat { reason_resource } rapporte { $stars }, un Contrat { reason_other } { $fewer ->
        [0] rien
       *[other] seulement { $fewer }
      }.
    .lower_gem = Seule la Gemme la moins avancée compte : { reason_resource } à { $low }, { reason_other } à { $high }.
    .later = Gardez la carte Séparateur pour la fin : elle va sur n’importe quelle piste.
    .steps = Vous avance { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
      } en tout ; { $fewer } pour « { $move } ».
    .pile_points = Vous apporte { reason_points } pour l’instant, l’autre groupe { $less }.
    .pile_seals = Vous donne { $seals ->
        [one] un Sceau
       *[other] { $seals } Sceaux
      } à placer, l’autre groupe { $fewer ->
        [0] aucun
       *[other] { $fewer }
      }.
    .pile_cards = { $cards } cartes contre { $fewer }, et chacune peut se vendre contre une case.
    .pile_denies = Ce groupe donnerait { reason_points } à { $neighbour } pour l’instant, l’autre { $less ->
        [0] rien
       *[other] seulement { $less }
      }.
    .pile_best = La carte la plus utile pour vous s’y trouve : { $face }.
    .split_even = Les deux groupes se valent pour vous : vous ne pouvez pas y perdre.
    .split_wanted = { $neighbour } gardera sans doute le groupe avec { $kept } : c’est l’autre qu’il vous faut.
    .split_back = { $neighbour } vous laissera sans doute le groupe avec { $back } ; avec l’autre partage, celui avec { $instead }.
    .split_floor = Chaque groupe vous apporte au moins { reason_points } pour l’instant ; avec l’autre partage, peut-être { $less ->
        [0] rien
       *[other] seulement { $less }
      }.
    .split_gives = { $neighbour } fait au plus { reason_points } pour l’instant, avec l’autre partage jusqu’à { $more }.
    .split_less = Avec l’autre partage, un des groupes aiderait davantage { $neighbour }.
    .split_worst = Avec l’autre partage, il pourrait ne vous rester que le groupe avec { $pile }.
    .discard_points = Gardez { $face } : { reason_points } pour l’instant, contre { $less } pour cette carte.
    .discard_denies = { $neighbour } en tirerait { reason_points } pour l’instant.
    .discard_wanted = Elle servirait plus à { $neighbour } qu’à vous : autant s’en défaire.
    .discard_bait = Gardez { $face } comme appât : { $neighbour } en a plus l’usage que vous.
    .discard_safe = Gardez { $face } : le Prestige compte toujours en entier.
    .discard_sold = Vous la vendriez de toute façon.
    .discard_less = { CAPITAL($face) } vous servira davantage.
    .discard_least = Aucune carte de votre main ne vous sert moins.

## The page: the board

round_name = Tour { $round }
again_note = Vous rejouez à partir du tour { $round }, avec les mêmes cartes.
where = Tour { $round }/{ $rounds } · { $phase }
phase =
    .discard = défausse
    .split = partage
    .take = choix
    .resolve = jeu des cartes
    .other = distribution
timeline = { $rounds } tours
round_says = Tour { $round }, cartes de niveau { $level }
scores_after = puis décompte : { $what }
final_scoring = décompte final
market = Marché
market_token = jeton Marché { $value }
market_left = jetons restants : { $tokens }
books = Livres
artwork = Œuvres d’art
topaz = Topazes
emerald = Émeraudes
gold = Or
prestige = Prestige
gems = Gemmes
none = rien
seal_diamond = Sceau Diamant
seal_square = Sceau Carré
seal_star = Sceau Étoile
arrow = Double flèche
seal_named = Sceau { $resource }
players = Joueurs
board_of = Plateau : { $name }
your_board = Votre plateau
points = points
done = a fini
cards_left = { $count } à jouer
in_hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
has_chosen = a choisi
choosing = réfléchit…
sold_cards = { $count ->
    [one] { $count } vendue
   *[other] { $count } vendues
  }
resource_head = Ressource : Contrats, valeurs, flèches
seal_head = Sceau : ★ par Contrat
sum_head = Contrats × ★
track_says = { $track } : { $at } sur { $end }
next_space = ensuite : { $what } en { $space }
contract = un Contrat
worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
stars_there = { $stars ->
    [1] 1 étoile
   *[other] { $stars } étoiles
  }
step_there = avance aussi : { $resource }
sum_says = { $contracts } × { $stars } = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reaches = → { $space }
also_moves = { $track } → { $space }
gain = { SIGNED($points) } p
reaches_said = jusqu’à la case { $space }
also_said = { $track } jusqu’à la case { $space }
gain_said = { $points ->
    [1] +1 point pour l’instant
   *[other] { SIGNED($points) } points pour l’instant
  }
gain_says = { SIGNED($points) } pour l’instant
first = Premier groupe
second = Second groupe
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
needs_card = Il faut une carte
move_across = { $card } : passer dans l’autre groupe
chooses = { $name } choisit
left_neighbour = à votre gauche ; l’autre groupe vous revient
seal_short = Sceau { $at }
split_now = Séparez votre main en deux groupes.
split_how = Touchez une carte pour la changer de groupe. Votre voisin garde un groupe et vous rend l’autre.
split_says = Proposer des groupes de { $one } et { $two } ?
hand_over = Proposer
you_split = Vous avez proposé vos deux groupes.
take_now = { $name } vous propose deux groupes : choisissez-en un.
take_how = Vous le gardez et rendez l’autre.
take_says = Garder le { LOWER($tray) } ?
take = Garder
you_took = Vous gardez le { LOWER($tray) }.
would_bring = vous apporterait
would_bring_nothing = ne vous apporterait rien
free_seals = { $count ->
    [1] 1 Sceau à placer
   *[other] { $count } Sceaux à placer
  }
discard_now = Défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, face cachée.
discard_how = Ce tour-ci, votre main est limitée à { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
  }.
discard_says = Défausser { $card } ?
discard = Défausser
your_hand = Votre main
hand_of = { $name } : main
kept_by = gardé par { $name }
discarded = défaussée
large_board = { $name } : le plateau en grand
played = jouée
sold = vendue
splitter = Carte Séparateur
splitter_says = Carte Séparateur : une case sur la piste de votre choix
resolve_now = Jouez vos cartes.
resolve_how = { $count ->
    [1] Plus qu’une : jouez-la, ou vendez-la pour avancer d’une case.
   *[other] Encore { $count }, dans l’ordre de votre choix. Vous pouvez aussi vendre une carte pour avancer d’une case.
  }
card_says = { $card } : jouer ou vendre ?
card_how = Jouée : { $points }.
play = Jouer
sell_gold = Vendre : Or
sell_prestige = Vendre : Prestige
splitter_now = Carte Séparateur : choisissez une piste en surbrillance.
splitter_how = Avancez d’une case sur la piste de votre choix.
seal_now = { $seal } : choisissez une piste en surbrillance.
seal_how = À placer : { $waiting }.
bonus_now = Double flèche : choisissez une piste en surbrillance.
bonus_how = Deux cases sur une même piste, sauf l’Or.
place_says = { $track }{ $space ->
    [0] { "" }
   *[other] , case { $space }
  }{ $points ->
    [0] { "" }
   *[other] { " " }: { SIGNED($points) } pour l’instant
  } ?
place_moves = Fait aussi avancer : { LIST($tracks) }.
place = Placer
rest = Jouer le reste ({ $count })
rest_how = joue toutes les cartes qui ne vous laissent pas de choix
undo = Annuler
you_are_done = Vous avez tout joué.
can_undo = À { LIST($names) } de jouer. Vous pouvez encore annuler.
can_change = À { LIST($names) } de jouer. Vous pouvez encore changer d’avis.
change_choice = Changer
waiting_for = À { LIST($names) } de jouer.
dealing = Distribution des cartes…
over = Les six tours sont joués.
where_points = D’où viennent vos points
reconstruction = Les faces des cartes et les cases des pistes sont reconstituées. Si vous avez la boîte, vous pouvez jouer avec les vraies.
own_set = Cette table joue avec ses propres cartes et plateaux.

## The page: the review

review_title = Les partages
review_says = Valeur moyenne : { $kept } récupéré, { $taken } laissé au voisin de gauche, d’après ce que les cartes valaient pour la personne qui les a séparées.
review_picture = Ce qui est revenu et ce qui est parti, un point par tour
review_picture_says = { $above ->
    [one] À { $above } tour sur { $cuts }, il est revenu plus qu’il n’est parti.
   *[other] À { $above } tours sur { $cuts }, il est revenu plus qu’il n’est parti.
  }
review_kept = Récupéré
review_taken = Laissé au voisin
review_rounds = Chaque tour, carte par carte
review_round = Tour { $round }
review_worth = valeur { $worth }
review_take = { $pile } : { $cards }
review_discard = Défausser { $card }
review_play = Jouer { $card }
review_sell =
    .gold = Vendre { $card } contre de l’Or
    .prestige = Vendre { $card } contre du Prestige
review_splitter = Carte Séparateur : { $track }

## The page: the guide of a first game

guide =
    .discard = Vous avez plus de cartes que ce tour ne le permet. Défaussez ce qui vous sert le moins ; personne ne le verra.
    .split = Votre voisin de gauche garde un groupe et vous rend l’autre. Si les deux vous conviennent, vous ne pouvez pas y perdre. Dessous, vous voyez ses points forts.
    .take = Choisissez un des groupes de votre voisin de droite. Sous chacun, vous voyez ce qu’il vous apporterait ; les Sceaux se placent plus tard.
    .resolve = Touchez une carte, puis jouez-la ou vendez-la ; vous pouvez annuler. Les Ressources font avancer vos pistes, les Sceaux donnent des étoiles à vos Contrats, l’Or apporte des Doubles flèches. Les Gemmes comptent deux fois la piste la moins avancée.
    .place = Il vous reste une avancée à placer : touchez une piste en surbrillance. Elle indique où vous arrivez et ce que cela vaut pour l’instant.
    .wait = Les autres jouent encore. Touchez un joueur en haut pour voir son plateau.

## The page: the game in three pictures

how_split = Séparez votre main en deux groupes.
    .title = Séparer
how_choose = Votre voisin garde un groupe et vous rend l’autre.
    .title = Choisir
how_advance = Jouez vos cartes : chacune vous fait avancer sur ses pistes.
    .title = Avancer

## The page: before the game is open

about = Séparez votre main en deux groupes. Votre voisin en garde un et vous rend l’autre.

## The picture to share

picture_line =
    .prestige_track = En cours de partie
    .mid_game = Jetons Décompte
    .books_line = Livres
    .artwork_line = Œuvres d’art
    .gems_line = Gemmes
    .contracts = Contrats
picture_total = Prestige

## The page: the table, scenes and the score pad

right_neighbour = à votre droite ; l’autre groupe lui revient
piles_of = Groupes proposés par { $name }
goes_to = choisit un de vos groupes
comes_from = vous choisissez un de ses groupes
both_ways = chacun choisit un groupe de l’autre
go_on = Continuer
scene_keeps = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
  }
scene_back = { $you ->
    [yes] Vous récupérez
   *[no] { $who } récupère
  }
scene_kept = { $name } garde { $kept ->
    [1] une de vos cartes
   *[other] { $kept } de vos cartes
  } et vous en rend { $back ->
    [1] une.
   *[other] { $back }.
  }
scene_you_kept = Vous gardez { $kept ->
    [1] une carte proposée
   *[other] { $kept } cartes proposées
  } par { $name }.
scene_all_chose = Tout le monde a choisi un groupe.
scene_passed = { $keeper } garde { $kept ->
    [1] une carte proposée
   *[other] { $kept } cartes proposées
  } par { $owner }
scene_scoring = Décompte après le tour { $round }
scene_market = { $change ->
    [0] Le Marché de l’art reste à { $market }.
   *[other] Le Marché de l’art passe à { $market }.
  }
scene_lost = Vos Œuvres d’art perdent { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
scene_no_loss = Personne ne perd de points sur ses Œuvres d’art.
pad_label = Qui a marqué quoi
pad =
    .prestige = Prestige en cours de partie
    .tokens = Jetons Décompte
    .books = Livres
    .artwork = Œuvres d’art
    .gems = Gemmes
    .contracts = Contrats
pad_note =
    .prestige = cartes, ventes, cases
    .books = plus haute valeur atteinte
    .gems = deux fois la piste la moins avancée
    .contracts = Contrats × étoiles
pad_tokens_note = après les tours { LIST($rounds) }
pad_artwork_note = marché à { $market }
pad_winner = gagne
pad_decisive = décisif

## The end: what decided the game

ending_sale_title = La carte qui aurait tout changé
ending_sale =
    .gold = { $you ->
        [yes] Au dernier tour, vous avez vendu { $card } contre de l’Or.
       *[no] Au dernier tour, { $who } a vendu { $card } contre de l’Or.
      } Jouée, cette carte donnait la victoire : { $total } à { $best }.
    .prestige = { $you ->
        [yes] Au dernier tour, vous avez vendu { $card } contre du Prestige.
       *[no] Au dernier tour, { $who } a vendu { $card } contre du Prestige.
      } Jouée, cette carte donnait la victoire : { $total } à { $best }.
ending_step_title = À une case près
ending_step = { $you ->
    [yes] Au dernier tour, vous avez joué votre carte Séparateur sur la piste { $chosen }.
   *[no] Au dernier tour, { $who } a joué sa carte Séparateur sur la piste { $chosen }.
  } Sur la piste { $better }, elle donnait la victoire : { $total } à { $best }.
ending_category_title =
    .prestige = Le Prestige gagné en cours de partie a fait la différence.
    .tokens = Les jetons Décompte ont fait la différence.
    .books = Les Livres ont fait la différence.
    .artwork = Les Œuvres d’art ont fait la différence.
    .gems = Les Gemmes ont fait la différence.
    .contracts = Les Contrats ont fait la différence.
ending_category = { $you ->
    [yes] Vous y marquez { $points }, { $rival } { $theirs }.
   *[no] { $mine ->
        [yes] { $who } y marque { $points }, vous { $theirs }.
       *[no] { $who } y marque { $points }, { $rival } { $theirs }.
      }
  } Sans cette ligne, { $mine ->
    [yes] vous gagniez
   *[no] { $rival } gagnait
  } de { $by ->
    [1] 1 point
   *[other] { $by } points
  }.
ending_start_title = En tête du début à la fin
ending_start = { $you ->
    [yes] Vous étiez en tête après chaque tour, et de { $by ->
        [1] 1 point
       *[other] { $by } points
      } à l’arrivée.
   *[no] { $who } était en tête après chaque tour, et de { $by ->
        [1] 1 point
       *[other] { $by } points
      } à l’arrivée.
  }
ending_lead_title = { $you ->
    [yes] Vous avez pris la tête au tour { $round } et l’avez gardée.
   *[no] { $who } a pris la tête au tour { $round } et l’a gardée.
  }
ending_before =
    .level = Après le tour { $round }, personne n’était seul en tête.
    .ahead = { $you ->
        [yes] Après le tour { $round }, vous étiez en tête.
       *[no] Après le tour { $round }, { $who } était en tête.
      }
ending_lead = { $you ->
    [yes] Le tour { $round } vous a rapporté { $gained ->
        [1] 1 point
       *[other] { $gained } points
      }, surtout grâce { $row } ({ SIGNED($part) }).
   *[no] Le tour { $round } a rapporté { $gained ->
        [1] 1 point
       *[other] { $gained } points
      } à { $who }, surtout grâce { $row } ({ SIGNED($part) }).
  }
ending_edge =
    .prestige = L’écart final vient surtout du Prestige gagné en cours de partie : { $points } à { $theirs }.
    .tokens = L’écart final vient surtout des jetons Décompte : { $points } à { $theirs }.
    .books = L’écart final vient surtout des Livres : { $points } à { $theirs }.
    .artwork = L’écart final vient surtout des Œuvres d’art : { $points } à { $theirs }.
    .gems = L’écart final vient surtout des Gemmes : { $points } à { $theirs }.
    .contracts = L’écart final vient surtout des Contrats : { $points } à { $theirs }.
ending_row =
    .prestige = au Prestige gagné en cours de partie
    .tokens = aux jetons Décompte
    .books = aux Livres
    .artwork = aux Œuvres d’art
    .gems = aux Gemmes
    .contracts = aux Contrats

## The review: rounds, choices, luck

review_when = au tour { $round }
choice_kind =
    .split = Partage
    .choose = Choix du groupe
    .resolve = Ordre des cartes
    .discard = Défausse
    .sell = Vente
    .seal = Sceau
    .splitter = Carte Séparateur
    .bonus = Pas offert
choice_with =
    .split = { $you ->
        [yes] avec votre partage
       *[no] avec son partage
      }
    .choose = { $you ->
        [yes] avec le groupe que vous gardez
       *[no] avec le groupe gardé
      }
    .resolve = { $you ->
        [yes] avec l’ordre de vos cartes
       *[no] avec l’ordre de ses cartes
      }
    .discard = { $you ->
        [yes] avec votre défausse
       *[no] avec sa défausse
      }
    .sell = { $you ->
        [yes] avec votre vente
       *[no] avec sa vente
      }
    .seal = { $you ->
        [yes] avec votre Sceau
       *[no] avec son Sceau
      }
    .splitter = { $you ->
        [yes] avec votre carte Séparateur
       *[no] avec sa carte Séparateur
      }
    .bonus = avec un pas offert
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

terminal_cut = tour { $round } · récupéré : { $kept } ({ NUMBER($kept_worth, digits: 1) }) · pour le voisin : { $taken } ({ NUMBER($taken_worth, digits: 1) })
terminal_cuts = Vos partages, avec ce que les cartes valaient pour vous :
