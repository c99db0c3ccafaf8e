# Setting up a table and waiting for people.

## Create

set_up_table = Tisch vorbereiten
game = Spiel
seats = Plätze
seat = Platz { $number }
me = Ich
seat_bot = Bot
open_seat = Freier Platz
open_seat_short = Frei
bot_level = Stärke des Bots
# The one control for all bots.
bots = Bots
bots_text = für alle freien Plätze
level =
    .none = Keine
    .easy = Leicht
    .medium = Mittel
    .hard = Stark
    .expert = Experte
fill_with_bots = Mit Bots auffüllen
name = Name
name_of_seat = Name für Platz { $number }
fewer_seats = Weniger Plätze
more_seats = Mehr Plätze
shared_device = Spielt ihr zu mehreren an diesem Gerät? Zwischen den Zügen wird alles verdeckt.
options = Optionen
public_table = Öffentlicher Tisch
public_table_text = Alle können über die Startseite dazukommen. Sonst nur, wer den Link hat.
several_seats = Mehrere Spieler pro Gerät
several_seats_text = Gäste können auch für jemanden neben sich einen Platz nehmen. Sonst gibt es einen pro Person.
clock = Bedenkzeit
clock_text = Ist deine Zeit um, zieht ein Bot für dich. Ohne Uhr darf es auch Tage dauern.
no_clock = Ohne
one_day = 1 Tag
open_table = Tisch eröffnen
open_table_text = Du bekommst einen Link, einen Code und einen QR-Code zum Weitergeben.
start_now = Partie starten
start_now_text = Alle Plätze sind besetzt: Es geht sofort los.

## The waiting room

waiting_room = { $count ->
    [one] Warteraum · 1 Platz
   *[other] Warteraum · { $count } Plätze
  }
room_you = Wer bist du?
room_colour = Deine Farbe
room_colour_text = So sehen dich die anderen. Auf deinem Bildschirm bist du immer blau.
# $colour: one of those below.
room_colour_taken = { $colour }: hat { $who } schon
colour =
    .wine = Weinrot
    .yellow = Gelb
    .green = Grün
    .purple = Lila
    .pink = Rosa
    .forest = Dunkelgrün
    .sky = Hellblau
room_how = So geht’s, in drei Bildern
room_invite = Lade Freunde ein
room_share = Teilen
room_share_text = Spielst du eine Runde { $game } mit mir?
room_copy = Link kopieren
room_people = Am Tisch
room_here = { $here } von { $seats } da
room_ready = bereit
room_is_you = du
room_is_host = Gastgeber
room_free_seat = Freier Platz
room_bot_comes = kommt niemand, spielt hier ein Bot
room_waits = noch frei
room_sit = Platz nehmen
# $who: the other people at the table. $bots: the bots, those to come included.
room_go = Es kann losgehen!
room_go_name = Es kann losgehen, { $name }!
room_go_with = { $bots ->
    [one] Fang gleich mit { LIST($who) } und einem Bot an, oder warte auf weitere Freunde.
   *[other] Fang gleich mit { LIST($who) } und { $bots } Bots an, oder warte auf weitere Freunde.
  }
room_go_bots = { $bots ->
    [one] Spiel gleich gegen einen Bot, oder warte auf Freunde.
   *[other] Spiel gleich gegen { $bots } Bots, oder warte auf Freunde.
  }
room_no_bots = Lade Freunde ein, oder gib die freien Plätze den Bots.
room_start = { $bots ->
    [0] Starten
    [one] Mit 1 Bot starten
   *[other] Mit { $bots } Bots starten
  }
room_all_here = Alle sind da.
room_host_starts = { $host } startet die Partie.
room_the_host = Der Gastgeber
room_take_seat = Such dir einen Platz aus.
room_full = Alle Plätze sind besetzt. Du kannst zuschauen.
room_finding = Der Tisch wird gesucht …
