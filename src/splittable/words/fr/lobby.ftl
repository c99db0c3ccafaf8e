# Setting up a table and waiting for people.

## Create

set_up_table = Préparer une table
game = Jeu
seats = Places
seat = Place { $number }
me = Moi
seat_bot = Robot
open_seat = Place libre
open_seat_short = Libre
bot_level = Niveau du robot
# The one control for all bots.
bots = Robots
bots_text = pour toutes les places libres
level =
    .none = Aucun
    .easy = Facile
    .medium = Moyen
    .hard = Difficile
    .expert = Expert
fill_with_bots = Compléter avec des robots
name = Nom
name_of_seat = Nom pour la place { $number }
fewer_seats = Moins de places
more_seats = Plus de places
shared_device = Vous jouez à plusieurs sur cet appareil ? L’écran est masqué entre deux joueurs.
options = Options
public_table = Table publique
public_table_text = Tout le monde peut la rejoindre depuis l’accueil. Sinon, il faut avoir le lien.
several_seats = Plusieurs joueurs par appareil
several_seats_text = On peut aussi prendre une place pour la personne à côté de soi. Sinon, une place par personne.
clock = Pendule
clock_text = Temps écoulé ? Un robot joue à votre place. Sans pendule, prenez des jours si vous voulez.
no_clock = Sans
one_day = 1 jour
open_table = Ouvrir la table
open_table_text = Vous aurez un lien, un code et un code QR à partager.
start_now = Commencer la partie
start_now_text = Toutes les places sont prises : la partie commence tout de suite.

## The waiting room

waiting_room = { $count ->
    [one] Salle d’attente · 1 place
   *[other] Salle d’attente · { $count } places
  }
room_you = Qui êtes-vous ?
room_colour = Votre couleur
room_colour_text = C’est ainsi que les autres vous voient. Sur votre écran, vous êtes toujours en bleu.
# $colour: one of those below.
room_colour_taken = { $colour } : { $who } l’a déjà
colour =
    .wine = bordeaux
    .yellow = jaune
    .green = vert
    .purple = violet
    .pink = rose
    .forest = vert foncé
    .sky = bleu clair
room_how = Le jeu en trois images
room_invite = Invitez vos amis
room_share = Partager
room_share_text = Une partie de { $game } ? Rejoignez-moi !
room_copy = Copier le lien
room_people = À la table
room_here = Présents : { $here } sur { $seats }
room_ready = en ligne
room_is_you = c’est vous
room_is_host = hôte
room_free_seat = Place libre
room_bot_comes = un robot la prend si personne ne vient
room_waits = en attente d’un joueur
room_sit = Prendre place
# $who: the other people at the table. $bots: the bots, those to come included.
room_go = Quand vous voulez !
room_go_name = Quand vous voulez, { $name } !
room_go_with = { $bots ->
    [one] Jouez tout de suite avec { LIST($who) } et un robot, ou attendez d’autres amis.
   *[other] Jouez tout de suite avec { LIST($who) } et { $bots } robots, ou attendez d’autres amis.
  }
room_go_bots = { $bots ->
    [one] Jouez tout de suite contre un robot, ou attendez vos amis.
   *[other] Jouez tout de suite contre { $bots } robots, ou attendez vos amis.
  }
room_no_bots = Invitez des amis, ou laissez les places libres aux robots.
room_start = { $bots ->
    [0] Commencer
    [one] Commencer avec 1 robot
   *[other] Commencer avec { $bots } robots
  }
room_all_here = Tout le monde est là.
room_host_starts = { $host } lancera la partie.
room_the_host = L’hôte
room_take_seat = Choisissez une place.
room_full = Toutes les places sont prises. Vous pouvez regarder.
room_finding = On cherche la table…
