# At a table: seats, log, chat, end and replay.

## Table

table = Tisch
opening_table = Der Tisch wird geöffnet …
no_table = Dieser Tisch lässt sich nicht öffnen.
table_of = { $game } · Warteraum
qr_of_table = QR-Code mit dem Link zu diesem Tisch
table_code = Tischcode
table_link = Link zum Tisch
copy_link = Link kopieren
your_name = Dein Name
sit_here = Hier hinsetzen
sit_too = Noch jemand an diesem Gerät
stand_up = Platz verlassen
free = Entfernen
here = da
away = nicht da
bot_plays = ein Bot spielt
watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Leute sehen zu
  }
leave_table = Tisch verlassen
log = Verlauf
log_and_rules = Verlauf, Regeln und Chat
empty_log = Noch ist nichts passiert.
chat = Chat
empty_chat = Noch keine Nachrichten.
message = Nachricht
send = Senden
only_phrases = In diesem Spiel wird nicht über Karten geredet: Nimm einen der Sätze.
somebody = Jemand
mute = Ausblenden
unmute_all = Alle wieder einblenden
# The host shuts somebody out of the table.
ban = Ausschließen
banned = { $name } kann nicht mehr an diesen Tisch kommen.
let_back = { $name } wieder hereinlassen
# What somebody who writes is doing here.
role =
    .host = Gastgeber
    .player = spielt mit
    .watching = sieht zu
reconnecting = Neue Verbindung …
move_is_kept = Dein Zug geht raus, sobald du wieder online bist.
game_goes_on = Danach geht es genau hier weiter.
try_now = Jetzt versuchen
line_closed = Der Server hat die Verbindung beendet.
line_closed_text = Lade die Seite neu, um weiterzuspielen.
moved_on = Jemand war schneller.
moved_on_text = Es ist schon weitergegangen. Wähl neu.
since_you_left = Während du weg warst
more_in_log = { $count ->
    [1] Noch 1 Zeile im Verlauf.
   *[other] Noch { $count } Zeilen im Verlauf.
  }
time_left = Restzeit: { $time }
time_soon_up = Deine Zeit ist gleich um.
bot_keeps_seat = Für { $name } spielt solange ein Bot.
bot_replaced = { $name } antwortet nicht.
bot_replaced_text = Ein schneller Bot macht diesen Zug.
is_away = { $name } ist gerade nicht da.
is_away_text = Warte noch oder lass solange einen Bot spielen.
let_bot_play = Bot spielen lassen
pass_to = Gib das Gerät an { $name } weiter.
pass_to_text = Alle anderen: nicht hinsehen!
i_am = Ich bin { $name }
rule = Regel { $rule }
legal_is_marked = Deine Möglichkeiten sind markiert.

## Text board

text_board = Textansicht
text_board_text = Das Spiel in Worten, mit einem Knopf für jeden Zug. Praktisch mit Screenreader.
your_moves = Deine Züge
find_move = Zug suchen
more_moves = Noch { $count }: Gib ein Wort ein, um zu suchen.
choose_move = Wähl einen Zug.
play_this = { $move }?
twice_confirms = Noch einmal drücken oder hier bestätigen.
confirm = Bestätigen
choice_is_in = Du hast gewählt.
change = Ändern
one_moment = Einen Moment …
game_over = Die Partie ist zu Ende.

## End

verdict_won = Du gewinnst, **{ $mine }** zu { $other }!
verdict_tie_won = Gleichstand bei **{ $mine }**, und der Tiebreak geht an dich!
verdict_tie_lost = Gleichstand bei **{ $mine }**, aber der Tiebreak geht an { $who }.
verdict_tie = Gleichstand bei { $best }: Der Tiebreak geht an { $who }.
verdict_shared = { $you ->
    [yes] Gleichstand bei **{ $best }**: { CAPITAL(LIST($who)) } teilt euch den Sieg!
   *[no] Gleichstand bei { $best }: { LIST($who) } teilen sich den Sieg.
  }
verdict_wins = { $you ->
    [yes] { $who } gewinnt, { $best } zu **{ $other }**.
   *[no] { $who } gewinnt, { $best } zu { $other }.
  }
verdict_by_one = Ein Punkt fehlt zum Sieg: **{ $mine }** zu { $best }.
verdict_place = { verdict_rank } für dich, **{ $mine }** zu { $best }.
verdict_far = { $count ->
    [one] { LIST($who) } gewinnt mit { $best }. { verdict_rank } für dich, mit **{ $mine }**.
   *[other] { LIST($who) } teilen sich mit { $best } den Sieg. { verdict_rank } für dich, mit **{ $mine }**.
  }
verdict_rank = { $joint ->
    [yes] Geteilter { verdict_nth }
   *[no] { verdict_nth }
  }
verdict_nth = Platz { $place }
verdict_solo = { $points ->
    [1] **1** Punkt
   *[other] **{ $points }** Punkte
  }
moment_show = Moment ansehen
podium = Endstand
winner = gewinnt
play_again = Revanche
next_game = Und jetzt?
next_settings = { $game } mit anderen Einstellungen
more_controls = Mehr
download_record = Partie herunterladen
link_to_game = Link zu dieser Partie
where_points_come_from = Woher die Punkte kommen

## Sound and pace

sound = Ton
sound_text = Karten, Würfel und Schere, und ein Klang, wenn du dran bist.
pace = Tempo beim Aufdecken
pace_text = Wie lange das Aufdecken dauert. Ein Tipp überspringt es.
pace_is =
    .off = Aus
    .quick = Schnell
    .normal = Normal
    .relaxed = Gemütlich

## Replay

replay = Partie ansehen
no_replay = Diese Partie lässt sich nicht mehr ansehen.
replay_controls = Steuerung
step = Schritt
step_of = Schritt { $at } von { $last }
first_step = Zum Anfang
one_back = Einen Schritt zurück
one_on = Einen Schritt vor
last_step = Zum Ende
run = Abspielen
stop = Pause
seen_by = Aus Sicht von
spectator = Zuschauer
everything = Alles offen
link_to_step = Link zu diesem Schritt
play_on = Ab hier weiterspielen
again_back = Zurück zur Analyse
again_result =
    .won = Diesmal gewinnst du: { $now } statt { $before }.
    .lost = Diesmal reicht es nicht: { $now } statt { $before }.
    .equal = Wieder { $now }, wie beim ersten Mal.
    .plain = Diesmal { $now }, beim ersten Mal { $before }.

## Set phrases of the chat

phrase =
    .hello = Hallo!
    .thanks = Danke!
    .nice = Gut gemacht!
    .oops = Hoppla!
    .thinking = Ich überlege noch …
    .your_turn = Du bist dran!
    .one_moment = Einen Moment, bitte.
    .good_game = Schöne Partie!
    .so_close = So knapp!
    .again = Noch eine?
    .bye = Tschüss!
