# What went wrong, by the code of the error, with what to do next.

## On the page

error =
    .client_unreachable = Keine Verbindung zum Server. Bist du online?
    .request_malformed = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
    .request_too_large = Das ist zu groß zum Abschicken.
    .request_not_found = Unter dieser Adresse ist nichts.
    .request_method = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
    .request_origin = Öffne Splittable unter seiner eigenen Adresse und versuch es noch einmal.
    .request_media_type = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
    .identity_missing = Die Seite kennt dich noch nicht. Lade sie neu und versuch es noch einmal.
    .identity_link_unknown = Dieser Link ist unbekannt, verbraucht oder zu alt. Erstell einen neuen.
    .table_not_found = Diesen Tisch gibt es nicht. Prüf den Code oder den Link.
    .table_not_open = Die Partie hat schon begonnen.
    .table_not_playing = Das geht nur während einer Partie.
    .table_not_over = Das geht erst, wenn die Partie zu Ende ist.
    .table_old_rules = Diese Partie stammt aus einer älteren Version und kann hier nicht weitergehen.
    .table_no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
    .table_seat_taken = Da sitzt schon jemand.
    .table_seat_open = Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
    .table_not_host = Das kann nur der Gastgeber.
    .table_not_seated = Das geht nur, wenn du an diesem Tisch mitspielst.
    .table_not_away = { $seconds ->
        [0] Diese Person sitzt noch am Tisch.
       *[other] Diese Person ist gerade erst gegangen. Versuch es in { $seconds } s noch einmal.
      }
    .table_chance_used = Zur selben Zeit hat eine andere Partie begonnen. Versuch es noch einmal.
    .table_colour_taken = Diese Farbe hat schon jemand am Tisch: Nimm eine andere.
    .table_no_spectators = An diesem Tisch darf nur zusehen, wer mitspielt.
    .table_removed = { $seconds ->
        [0] Der Gastgeber hat dich von diesem Tisch ausgeschlossen.
       *[other] Der Gastgeber hat deinen Platz frei gemacht. In { $seconds } s kannst du zurückkommen.
      }
    .table_one_seat_each = Du hast schon einen Platz: An diesem Tisch gibt es einen pro Person.
    .table_not_watching = Lade die Seite neu, dann siehst du den Tisch wieder.
    .hindsight_none = Für dieses Spiel können wir kein bestes Ergebnis ausrechnen.
    .hindsight_failed = Das beste Ergebnis war diesmal nicht zu finden. Versuch es später noch einmal.
    .picture_failed = Das Bild ließ sich diesmal nicht zeichnen. Versuch es später noch einmal.
    .hint_off = An diesem Tisch gibt es keine Hinweise.
    .hint_failed = Diesmal kein Hinweis. Versuch es noch einmal.
    .review_not_yours = Diese Entscheidungen sieht nur, wer dort gespielt hat.
    .review_failed = Die Analyse hat diesmal nicht geklappt. Versuch es später noch einmal.
    .review_none = Die Entscheidungen dieses Spiels kann niemand bewerten.
    .review_seat = Dort hat niemand gespielt.
    .puzzle_file = Die Datei mit den Rätseln lässt sich nicht lesen.
    .puzzle_unknown = Dieses Rätsel gibt es nicht.
    .review_not_acting = Dort ist gerade niemand am Zug.
    .review_unfinished = Analysieren kannst du diese Partie, sobald sie zu Ende ist.
    .move_stale = Jemand war schneller. Schau auf den Tisch und wähl neu.
    .move_not_your_seat = Das ist nicht dein Platz.
    .move_not_acting = Du bist gerade nicht dran.
    .move_already_chosen = Du hast schon gewählt. Ändern kannst du es noch.
    .move_not_revocable = Zum Zurücknehmen ist es zu spät.
    .move_game_over = Die Partie ist zu Ende.
    .move_chance_first = Moment noch: Erst kommen Karten oder Würfel.
    .move_not_chance = Jetzt kommen weder Karten noch Würfel: Erst ist jemand am Zug.
    .move_no_such_seat = Dort sitzt niemand.
    .move_illegal = Das geht jetzt nicht.
    .move_wrong_phase = Das geht jetzt nicht.
    .move_malformed = So einen Zug gibt es in diesem Spiel nicht.
    .chat_off = An diesem Tisch gibt es keinen Chat.
    .chat_phrases_only = Nimm einen der vorgegebenen Sätze.
    .limit_rate = Das ging zu schnell. Versuch es in { $seconds } s noch einmal.
    .limit_too_many = Das ist zu viel auf einmal. Beende eine Partie oder schließ ein Fenster und versuch es dann noch einmal.
    .server_stopping = Der Server startet neu. Versuch es gleich noch einmal.
    .server_storage = Das konnte nicht gespeichert werden. Versuch es in { $seconds } s noch einmal.
    .server_unsure = Noch ist unklar, ob das gespeichert wurde. Wenn der Tisch es nicht gleich zeigt, versuch es noch einmal.
    .server_error = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
    .setup_unknown_game = Dieses Spiel haben wir nicht.
    .setup_view = Gib die ganze Sicht eines Spielers an, aus dieser Version.
    .setup_players = Mit so vielen Leuten lässt sich das nicht spielen.
    .setup_unknown_option = Diese Option hat das Spiel nicht.
    .setup_option = Eine der Optionen passt nicht zu diesem Spiel.
    .setup_unknown_bot = Diesen Bot gibt es bei diesem Spiel nicht.
    .record_json = Das ist keine gespeicherte Partie, oder ein Teil davon fehlt.
    .record_field = Das ist keine gespeicherte Partie, oder sie wurde von Hand geändert.
    .record_format = Das ist keine gespeicherte Partie von Splittable.
    .record_newer_format = Diese Partie stammt aus einer neueren Version. Aktualisier erst und öffne sie dann.
    .record_rules = Diese Partie wurde nach Regeln gespielt, die wir nicht kennen.
    .record_setup = Diese Partie hatte einen Aufbau, den wir nicht kennen.
    .record_move = Ein Zug in dieser Partie verstößt gegen die Regeln.
    .record_result = Die Punkte in dieser Datei passen nicht zu den Zügen.
    .record_truncated = Das Ende dieser Partie fehlt.
    .record_proof = Karten oder Würfel dieser Partie passen nicht zu ihrem Beweis.
    .record_no_proof = Diese Partie hat keinen Beweis: Sie ist älter, wurde noch einmal probiert oder stammt aus einem anderen Programm.
    .record_too_long = Diese Partie hat zu viele Züge, um sie hier zu öffnen.
    .data_file = Dein Set ließ sich nicht lesen.
    .data_yaml = { data_place }{ $problem }
    .data_field = { data_place }{ $problem }
data_place = { $line ->
    [0] {""}
   *[other] Zeile { $line }:{" "}
  }{ $field ->
    [none] {""}
   *[other] { $field }:{" "}
  }

## What is wrong in a set of cards or boards

data_problem =
    .missing = „{ $name }“ fehlt.
    .unknown = das kennen wir nicht. Möglich: { $choices }.
    .mapping = hier gehören Namen mit Werten hin, etwa „name: wert“.
    .list = hier gehört eine Liste hin.
    .text = hier gehört ein Text hin.
    .number = schreib eine ganze Zahl von { $least } bis { $most }.
    .choice = schreib { $choices }.
    .count = { $least ->
        [same] es müssen { $most } sein, hier sind es { $found }.
       *[other] es müssen { $least } bis { $most } sein, hier sind es { $found }.
      }
    .twice = „{ $name }“ kommt zweimal vor.
    .ascending = jede Zahl muss größer sein als die davor.
    .exactly = schreib { $expected }.
    .extra = das ist eins zu viel.
    .name = nimm höchstens { $most } Zeichen, nur Kleinbuchstaben, Ziffern, - und _, und keinen Namen zweimal.
    .icons = jede Karte braucht mindestens ein Symbol.
    .box = im gedruckten Spiel ist das anders.
    .deep = hier sind zu viele Klammern ineinander verschachtelt.
    .alias = schreib den Wert aus, statt mit Stern und Namen auf ihn zu verweisen.
    .yaml = diese Zeile lässt sich nicht lesen. Prüf Leerzeichen, Doppelpunkte und Klammern.
