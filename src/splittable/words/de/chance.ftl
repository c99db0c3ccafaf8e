chance_verify = Ziehungen prüfen
chance_title = Ging alles mit rechten Dingen zu?
chance_checking = Jede Karte und jeder Wurf wird geprüft …
chance_fair = Jede Karte und jeder Wurf stand vorher fest: Niemand konnte sie aussuchen.
chance_server_only = Karten und Würfe sind die, die der Server vor der Partie festgelegt hatte. Kein Browser hat etwas beigetragen.
chance_checked = { $count ->
    [one] 1 Ziehung geprüft.
   *[other] { $count } Ziehungen geprüft.
 }
chance_fingerprint = Fingerabdruck: { $fingerprint }.
chance_mine = Dein Browser hat mitgemischt.
chance_limit = Wer den Server betreibt, kann die Karten während der Partie trotzdem sehen.
chance_none = Diese Partie hat keinen Beweis, also gibt es nichts zu prüfen.
chance_wrong =
    .promise = Der Server hatte vor der Partie andere Karten und Würfe zugesagt. Trau diesem Ergebnis nicht.
    .secret = Der Server hat ein anderes Geheimnis geöffnet als das zugesagte. Trau diesem Ergebnis nicht.
    .part = Der Beitrag deines Browsers fehlt. Trau diesem Ergebnis nicht.
    .draw = Eine Karte oder ein Wurf passt nicht zum Beweis. Trau diesem Ergebnis nicht.
    .seal = Diese Partie wurde nach ihrem Ende verändert.
chance_fixed = Karten und Würfe stehen vorher fest. Fingerabdruck: { $fingerprint }
