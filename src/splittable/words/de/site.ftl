# The pages around the tables: home, set-up, settings, uploads.

## Your games

home_continue = Weiterspielen
home_all_running = Alle { $count } zeigen
home_finished = Beendete Partien
home_more_finished = Weitere beendete Partien zeigen
# How a finished game ended. $you: the reader won. $other: my points if I lost, else those of the second.
game_won = { $you ->
    [yes] Du hast { $points } zu { $other } gewonnen.
   *[no] { $who } hat { $points } zu { $other } gewonnen.
  }
game_shared = { LIST($who) }: gleichauf mit { $points }.
game_points = { $points ->
    [1] 1 Punkt.
   *[other] { $points } Punkte.
  }
game_with = Mit { LIST($who) }.
game_replay = Ansehen
game_review = Analyse

## Upload

upload_title = Gespeicherte Partie öffnen
upload_text = Sieh dir eine Partie noch einmal an, die hier heruntergeladen oder im Terminal gespeichert wurde.
upload_choose = Datei auswählen oder hier ablegen
upload_not_a_record = Das ist keine gespeicherte Partie. Nimm die Datei, die du nach einer Partie heruntergeladen hast.

## Frame

home = Startseite
rules = Regeln
settings = Einstellungen
language = Sprache
theme = Design
light_or_dark = Hell oder dunkel
main_pages = Hauptseiten
skip_to_content = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
you = Du
guest = Gast { $number }
loading = Wird geladen …
fan_project = Splittable ist ein inoffizielles Fanprojekt. Die Spiele gehören denen, die sie gemacht haben:
game_credits = { LIST($authors) }, { $publisher }
own_drawings = Alle Zeichnungen und Texte hier sind von uns.
server_away = Der Server antwortet nicht.
what_needs_server = Sobald er wieder da ist, gibt es auch Spiele, Tische und Regeln wieder.
try_again = Noch einmal versuchen
no_such_page = Hier ist nichts.
no_such_page_text = Prüf die Adresse oder fang auf der Startseite an.

## Home

home_title = Vier Spiele ums Teilen.
home_text = Teile eine Reihe, deine Handkarten oder einen Wurf und sieh, wer was bekommt. Schick Freunden einen Link oder spiel gegen Bots, ganz ohne Konto.
code_or_link = Code oder Link
join = Beitreten
create_table = Tisch eröffnen
games = Spiele
players = Personen
players_range = { $range } Personen
minutes = { $minutes } Min.
play_now = Gegen Bots spielen
public_tables = Öffentliche Tische
your_move = Du bist dran
waiting_for = Am Zug: { LIST($names) }.
running = Läuft
finished = Beendet
open_seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
ready_to_start = Alles bereit

## Rules and settings

all_rules = Alle Regeln
rules_text = In unseren eigenen Worten. Jede Regel hat eine Nummer, auf die Meldungen und Wertungen verweisen.
your_name_text = So sehen dich die anderen am Tisch.
theme_auto = System
theme_light = Hell
theme_dark = Dunkel
other_device = Anderes Gerät
other_device_text = Spiel dort weiter: Öffne diesen Link auf dem anderen Gerät.
make_link = Link erstellen
device_link = Link für das andere Gerät
device_link_once = Der Link gilt einmal und nur kurz. Behalt ihn für dich: Wer ihn öffnet, kann in deinem Namen spielen.
qr_of_device = QR-Code mit dem Link für das andere Gerät
claim_title = Auf diesem Gerät unter deinem Namen spielen?
claim_text = Dein Name und deine Partien sind dann auch hier. Was auf diesem Gerät bisher gespielt wurde, verschwindet aus der Liste.
claim = Ja, das bin ich
claim_failed = Dieser Link funktioniert nicht.
