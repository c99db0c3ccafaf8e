# Lessons, guides and component files.

## Lessons and guides

learn_lesson = Leçon en 90 secondes
learn_lesson_of = { $game } : une leçon
learn_step = Étape { $step } sur { $steps }
learn_not_this = Bien essayé ! Cette fois, suivez la leçon, ou touchez « Montrer ».
learn_show_me = Montrer
learn_play_it = Jouer à ma place
learn_ready = On essaie ?
learn_tricky = Et maintenant, la subtilité du jeu.
learn_next = Continuer
learn_done = Vous connaissez l’essentiel.
learn_done_text = Envie d’une première partie contre des robots ? Le guide vous accompagne.
learn_first_table = Commencer ma première partie
learn_first_game = Première partie ?
learn_guide = Guide de première partie
learn_guide_text = Une courte note pendant la partie : que faire maintenant, et pourquoi.
learn_guide_closes = Il se ferme tout seul après votre première partie.
learn_close_guide = Fermer le guide
learn_whole = Règles
learn_components = Cartes et plateaux
learn_shipped_set = Matériel standard
learn_shipped_text = Notre reconstitution : personne n’a publié la liste complète.
learn_own_set = Votre matériel { $mark }
learn_own_set_text = Si vous avez la boîte, vous pouvez saisir ce qu’elle contient.
learn_edit_own = Saisir ou charger le vôtre
learn_editor_title = { $game } : votre matériel
learn_editor_text = Corrigez ce qui diffère dans votre boîte. Nous vérifions tout avant la partie, et rien n’est publié.
learn_editor_label = Votre matériel, sous forme de texte
learn_load_file = Charger un fichier
learn_check = Vérifier et garder
learn_fits = Tout est bon ! Ce navigateur le garde sous le nom « matériel { $mark } ». Choisissez-le en créant une table.
learn_back_to_shipped = Revenir au matériel standard
learn_download = Télécharger
learn_create_with = Créer une table avec ce matériel
learn_plays = À cette table : { $set }
