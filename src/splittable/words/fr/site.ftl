# The pages around the tables: home, set-up, settings, uploads.

## Your games

home_continue = Reprendre
home_all_running = Tout afficher ({ $count })
home_finished = Parties terminées
home_more_finished = Afficher plus de parties terminées
# How a finished game ended. $you: the reader won. $other: my points if I lost, else those of the second.
game_won = { $you ->
    [yes] Vous avez gagné { $points } à { $other }.
   *[no] { $who } a gagné { $points } à { $other }.
  }
game_shared = { LIST($who) } : égalité à { $points }.
game_points = { $points ->
    [0] 0 point.
    [1] 1 point.
   *[other] { $points } points.
  }
game_with = Avec { LIST($who) }.
game_replay = Revoir
game_review = Analyser

## Upload

upload_title = Importer une partie
upload_text = Revoyez une partie téléchargée ici ou enregistrée dans le terminal.
upload_choose = Choisissez un fichier, ou déposez-le ici
upload_not_a_record = Ce fichier ne contient pas de partie. Choisissez celui que vous avez téléchargé en fin de partie.

## Frame

home = Accueil
rules = Règles
settings = Réglages
language = Langue
theme = Thème
light_or_dark = Clair ou sombre
main_pages = Pages principales
skip_to_content = Aller au contenu
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié
you = Vous
guest = Invité { $number }
loading = Chargement…
fan_project = Splittable est un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs :
game_credits = { LIST($authors) }, { $publisher }
own_drawings = Tous les dessins et tous les textes de ce site sont de nous.
server_away = Le serveur ne répond pas.
what_needs_server = Les jeux, les tables et les règles reviendront en même temps que lui.
try_again = Réessayer
no_such_page = Il n’y a rien ici.
no_such_page_text = Vérifiez l’adresse, ou repartez de l’accueil.

## Home

home_title = Quatre jeux où l’on partage.
home_text = Partagez une rangée, une main ou un lancer de dés, et voyez qui prend quoi. Envoyez un lien à vos amis, ou jouez contre des robots. Sans compte.
code_or_link = Code ou lien
join = Rejoindre
create_table = Créer une table
games = Jeux
players = Joueurs
players_range = { $range } joueurs
minutes = { $minutes } min
play_now = Jouer contre des robots
public_tables = Tables publiques
your_move = À vous de jouer
waiting_for = À { LIST($names) } de jouer.
running = En cours
finished = Terminée
open_seats = { $count ->
    [1] 1 place libre
   *[other] { $count } places libres
  }
ready_to_start = Tout est prêt

## Rules and settings

all_rules = Toutes les règles
rules_text = Avec nos propres mots. Chaque règle a un numéro, repris dans les messages et les scores.
your_name_text = Les autres le voient à la table.
theme_auto = Comme le système
theme_light = Clair
theme_dark = Sombre
other_device = Un autre appareil
other_device_text = Continuez vos parties ailleurs : ouvrez ce lien sur l’autre appareil.
make_link = Créer un lien
device_link = Lien pour l’autre appareil
device_link_once = Ce lien marche une seule fois, pendant peu de temps. Gardez-le pour vous : il permet de jouer à votre place.
qr_of_device = Code QR du lien pour l’autre appareil
claim_title = Jouer sous votre nom sur cet appareil ?
claim_text = Vous y retrouverez votre nom et vos parties. Les parties jouées jusqu’ici sur cet appareil quitteront la liste.
claim = Oui, c’est moi
claim_failed = Ce lien ne marche pas.
