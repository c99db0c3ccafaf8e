# The picture to share, and what a pasted link shows.

## On the picture

picture_players = { $count ->
    [1] en solo
   *[other] { $count } joueurs
  }
picture_me = Moi
picture_points = { $points ->
    [0] point
    [1] point
   *[other] points
  }
picture_possible = sur { $most } possibles
picture_solo = Saurez-vous faire mieux ?
picture_i_win = Victoire !
picture_i_share = Victoire partagée
picture_i_came = { $place }e sur { $count }
picture_wins = { $who } gagne
picture_share = { LIST($who) } se partagent la victoire
picture_with = Avec { LIST($who) }.
picture_winner = { $who } gagne avec { $points }.
picture_winners = { LIST($who) } gagnent avec { $points }.
picture_next = Deuxième place : { $points }.
picture_tie = Égalité en tête : le départage a tranché.

## A pasted link

og_result = { $game } : { $result }, { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
og_solo = { $game } : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
og_finished = { CAPITAL($players) }, { $date }. Revoyez la partie coup par coup.
og_table = Une table sur Splittable : ouvrez le lien pour jouer ou regarder.
og_site = Quatre jeux de société où l’on partage, entre amis ou contre des robots.
og_picture = La fin d’une partie de { $game }
og_site_picture = Splittable

## The window with the picture

share_picture = Partager l’image
share_making = L’image se dessine…
share_alt = { $game }, { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
share_shape =
    .wide = Large
    .square = Carrée
share_names = Afficher les noms
share_share = Partager
share_copy = Copier
share_copied = Copiée
share_download = Télécharger
share_close = Fermer
share_failed = L’image n’a pas pu être dessinée. Réessayez dans un instant.
share_not_sent = Cela n’a pas fonctionné ici. Vous pouvez toujours télécharger l’image.
