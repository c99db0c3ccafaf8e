# Lessons, guides and component files.

## Lessons and guides

learn_lesson = Einstieg in 90 Sekunden
learn_lesson_of = { $game }: der Einstieg
learn_step = Schritt { $step } von { $steps }
learn_not_this = Guter Versuch! Folge diesmal der Anleitung oder tipp auf „Zeig’s mir“.
learn_show_me = Zeig’s mir
learn_play_it = Für mich spielen
learn_ready = Probieren wir’s?
learn_tricky = Jetzt kommt der Kniff.
learn_next = Weiter
learn_done = So wird’s gespielt.
learn_done_text = Lust auf eine erste Partie gegen Bots? Die Starthilfe bleibt dabei.
learn_first_table = Erste Partie starten
learn_first_game = Zum ersten Mal dabei?
learn_guide = Starthilfe
learn_guide_text = Ein kurzer Text während der Partie: was zu tun ist und warum.
learn_guide_closes = Nach deiner ersten Partie verschwindet sie von selbst.
learn_close_guide = Starthilfe schließen
learn_whole = Regeln
learn_components = Karten und Tableaus
learn_shipped_set = Standardset
learn_shipped_text = Von uns rekonstruiert: Die vollständige Liste hat niemand veröffentlicht.
learn_own_set = Dein Set { $mark }
learn_own_set_text = Du hast die Schachtel? Dann kannst du eingeben, was drin ist.
learn_edit_own = Eigenes Set eingeben oder laden
learn_editor_title = { $game }: dein eigenes Set
learn_editor_text = Ändere, was in deiner Schachtel anders ist. Wir prüfen alles, bevor du damit spielst, und veröffentlichen nichts.
learn_editor_label = Dein Set als Text
learn_load_file = Datei laden
learn_check = Prüfen und behalten
learn_fits = Passt alles! Dieser Browser merkt es sich als dein Set { $mark }. Wähl es, wenn du einen Tisch eröffnest.
learn_back_to_shipped = Zurück zum Standardset
learn_download = Herunterladen
learn_create_with = Tisch damit eröffnen
learn_plays = Karten: { $set }
