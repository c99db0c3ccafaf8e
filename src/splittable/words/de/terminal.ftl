# What the commands say in the terminal.

## splittable play, replay, games

terminal_which_game = Welches Spiel?
terminal_pick = Name oder Nummer:{" "}
terminal_unknown_pick = Gib eins davon ein: { $choices }
terminal_welcome = { $title } · { $players } Personen · du bist { $name }. ? für die Regel, h für Hilfe, q zum Beenden.
terminal_commands = Gib eine Wahl als Nummer oder in Worten ein: Die Reihenfolge ist egal, Wortanfänge genügen. Tab ergänzt, die Pfeiltasten holen frühere Zeilen zurück. Außerdem: ? die Regel dazu · tipp · regeln · tisch · liste (deine Möglichkeiten) · q beenden
terminal_no_hint = Du hast schon gewählt.
terminal_rule = Regel { $rule }: { $text }
terminal_more = { $labels } (von { $count })
terminal_ambiguous = „{ $text }“ kann { $labels } heißen. Was meinst du?
terminal_enter = {"["}Enter]
terminal_or = oder
terminal_near = „{ $text }“ verstehe ich nicht. Meinst du { $labels }?
terminal_unknown = „{ $text }“ verstehe ich nicht: Gib eine deiner Möglichkeiten ein, oder h für Hilfe.
terminal_no_such_number = Die Nummer { $text } gibt es nicht: Gib eine Zahl von 1 bis { $count } ein.
terminal_rest = den Rest
terminal_chosen = Deine Wahl: { $label }.
terminal_take_back = Enter für weiter, u zum Zurücknehmen
terminal_taken_back = Zurückgenommen.
terminal_over = Die Partie ist zu Ende.
terminal_won = { $count ->
    [1] { $you ->
        [yes] Du gewinnst!
       *[no] { LIST($who) } gewinnt.
      }
   *[other] Geteilter Sieg: { LIST($who) }.
  }
terminal_scores = { $name }: { $points }
terminal_left = Du hast die Partie verlassen. Sie ist nicht gespeichert: Mit --save DATEI bleiben deine Partien erhalten.
terminal_saved = Gespeichert in { $path }.
terminal_verified = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }: { $draws ->
    [one] 1 Karte oder Würfel stand
   *[other] alle { $draws } Karten und Würfe standen
 } vorher fest.
terminal_unproven = { $games ->
    [one] 1 Partie hat
   *[other] { $games } Partien haben
 } keinen Beweis.
terminal_not_the_noted = Dieser Beweis hat einen anderen Fingerabdruck: { $found } statt { $noted }.
terminal_records_ok = { $count } Partien: Züge, Punkte und Sieger stimmen.
terminal_record_ok = 1 Partie: Züge, Punkte und Sieger stimmen.
terminal_players_minutes = { $players } Personen · { $minutes } Minuten · { game_credits }
terminal_unfinished = nicht zu Ende gespielt
terminal_next = Enter: weiter, q: aufhören

## splittable review

terminal_review_preparing = Vorbereitung (beim ersten Mal etwa eine Minute)
terminal_review_looking = Durchsicht der Partie
terminal_review_head = { $name }: { review_summary }
terminal_review_faultless = { $name }: { review_faultless }
terminal_review_moments = Die Momente, auf die es ankam:
terminal_review_none = Keine klaren Fehler.
terminal_review_decision = { $when } · { $kind } · { $move }; besser: { $best } (Verlust: { $loss })
terminal_review_fine = { $when } · { $kind } · { $move }: so gut wie die beste Wahl

## splittable solve

solve_searching = Suche …
solve_proving = bisher am besten: { $best } · höchstens { $bound } · { NUMBER($seconds, digits: 0) } s
solve_looking_back = Die Partie wird Runde für Runde durchgesehen
solve_gap = Du hast { $played } von { $score }: { $gap ->
    [0] perfekt!
    [1] 1 Punkt war noch drin.
   *[other] { $gap } Punkte waren noch drin.
  }

## splittable arena

arena_title = { $game } zu { $players }: { $bots }
arena_playing = Partien
arena_bot = Bot
arena_rating = Wertung
arena_ratings = Wertungen
arena_wins = Siege
arena_win_rate = Siege (95 %)
arena_fair = fairer Anteil
arena_mean_points = Punkte im Schnitt
arena_points = Punkte
arena_seats = Plätze
arena_forfeits = aufgegeben
arena_duels = Wer vor wem landet
arena_logs = Fehlerausgaben der Programme
arena_report_about = { $games } Partien. Alle spielen auf jedem Platz mit denselben Karten und Würfen. Intervalle: 95 %.
arena_written = Gespeichert in { $path }.

## splittable puzzle

terminal_puzzle = { $title } · { $players ->
    [1] allein
   *[other] { $players } Personen
  } · { puzzle_number } · { $level }
terminal_puzzle_no_hint = Hier gibt’s keinen Tipp: Das findest du selbst.
terminal_puzzle_enter = Enter für das nächste Rätsel, q zum Verlassen
terminal_puzzle_left = { $solved } von { $tried } gelöst.

## Errors of the commands, by code: what went wrong, and the details in brackets

terminal_said = Fehler [{ $code }]: { $sentence } ({ $detail })
terminal_error =
    .game_faulty = Das Programm dieses Spiels ist fehlerhaft und lässt sich nicht laden. Sag seinen Autoren Bescheid.
    .setup_game_name = Nimm einen anderen Namen: Kleinbuchstaben, Ziffern und Bindestriche.
    .setup_seat = Wähl einen Platz, den es in dieser Partie gibt.
    .setup_extra = Dafür muss noch etwas installiert werden.
    .setup_argument = Einer der Werte passt nicht.
    .setup_file = Diese Datei lässt sich nicht schreiben.
    .setup_plug = Die Bots dieses Spiels funktionieren nicht.
    .setup_secret = Das Geheimnis ist zu kurz.
    .setup_data_folder = Der Datenordner lässt sich nicht benutzen.
    .setup_port = Auf diesem Port kann der Server nicht starten.
    .setup_database = Die Datenbank lässt sich nicht benutzen.
    .setup_workers = Mehrere Prozesse brauchen eine andere Datenbank.
    .setup_node = Dieser Name des Servers passt nicht.
    .setup_public_url = Gib die ganze Adresse an.
    .setup_bot_pause = Gib zwei Zeiten in Sekunden an.
    .setup_own_bot = Gib jedem Bot einen eigenen Namen und eine Funktion, die geladen werden kann.
    .record_file = Diese Datei lässt sich nicht lesen.
    .record_empty = Diese Datei ist leer.
    .setup_fingerprint = Gib den Fingerabdruck so an, wie ihn die Seite zeigt, etwa 3f2a-91c0-77de.
    .record_no_line = In dieser Zeile steht keine Partie.
    .arena_bots = Nenn mindestens zwei Bots.
    .arena_budget = Begrenz die Bots nach Zeit oder nach Zahl der Versuche, nicht nach beidem.
    .arena_file = Wähl einen Dateityp, den wir schreiben können.
    .arena_ray = Ray ist nicht gestartet oder nicht erreichbar.
    .dataset_plan = Diese Teile gehören zu einem anderen Datensatz: Lösch sie oder wähl eine andere Datei.
    .bot_budget = Begrenz den Bot nach Zeit oder nach Zahl der Versuche.
    .bot_command = Dieser Bot lässt sich nicht starten.
    .bot_died = Der Bot ist mitten in einer Partie abgebrochen.
    .bot_nonsense = Die Antwort des Bots ergibt keinen Sinn.
    .bot_slow = Der Bot hat zu lange gebraucht.
    .bot_game = Dieser Bot spielt dieses Spiel nicht.
    .bot_not_acting = Der Bot ist nicht am Zug.
    .bot_protocol = Gib an, welches Protokoll der Bot spricht.
    .contest_ended = Die Eingabe endet zu früh.
    .contest_line = Eine Zeile der Eingabe lässt sich nicht lesen.
    .contest_roll = Ein Wurf der Eingabe lässt sich nicht lesen.
    .contest_rounds = Die Zahl der Runden passt nicht zum Zettel.
    .contest_size = Diese Zettelgröße passt nicht.
    .solve_dice = Gib einen Wurf je Runde an, etwa 4-1.
    .solve_game = Dieses Spiel lässt sich nicht lösen.
    .solve_seat = Wähl einen Platz, den es in dieser Partie gibt.
    .solve_sheet = Diesen Zettel kennen wir nicht.
    .solve_unfinished = Diese Partie ist noch nicht zu Ende.
    .solve_what = Gib an, was gelöst werden soll.
    .solve_written = Ein Eintrag passt nicht zum Zettel oder zum Wurf.

## A new game

terminal_new_game = Dein Spiel liegt in { $folder }. Installiere es neben Splittable (pip install -e { $folder }), lass seine Tests laufen (pytest) und ändere es dann: docs/adding-a-game.md zeigt, wie.
