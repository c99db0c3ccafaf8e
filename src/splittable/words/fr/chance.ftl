chance_verify = Vérifier les tirages
chance_title = Les tirages sont-ils honnêtes ?
chance_checking = Vérification de chaque carte et de chaque dé…
chance_fair = Chaque carte et chaque dé étaient fixés d’avance : personne n’a pu les choisir.
chance_server_only = Les cartes et les dés sont ceux que le serveur avait fixés avant la partie. Aucun navigateur n’y a ajouté sa part.
chance_checked = { $count ->
    [one] 1 tirage vérifié.
   *[other] { $count } tirages vérifiés.
 }
chance_fingerprint = Empreinte : { $fingerprint }.
chance_mine = Votre navigateur y a pris part.
chance_limit = La personne qui tient le serveur peut toujours voir les cartes pendant la partie.
chance_none = Cette partie n’a pas de preuve : il n’y a rien à vérifier.
chance_wrong =
    .promise = Le serveur avait promis d’autres cartes et d’autres dés. Ne vous fiez pas à ce résultat.
    .secret = Le serveur a révélé un autre secret que celui qu’il avait promis. Ne vous fiez pas à ce résultat.
    .part = La part de votre navigateur a disparu. Ne vous fiez pas à ce résultat.
    .draw = Une carte ou un dé ne correspond pas à la preuve. Ne vous fiez pas à ce résultat.
    .seal = Cette partie a été modifiée après la fin.
chance_fixed = Les cartes et les dés sont fixés d’avance. Empreinte : { $fingerprint }
