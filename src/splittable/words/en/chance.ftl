chance_verify = Verify the draws
chance_title = Were the draws fair?
chance_checking = Checking every card and die …
chance_fair = Every card and die was fixed before the game: nobody could choose them.
chance_server_only = The cards and dice are those that the server had fixed before the game. No player’s browser added to them.
chance_checked = { $count ->
    [one] 1 draw checked.
   *[other] { $count } draws checked.
 }
chance_fingerprint = Fingerprint: { $fingerprint }.
chance_mine = Your browser took part.
chance_limit = The host of the server can still see the cards during a game.
chance_none = This game has no proof, so there’s nothing to verify.
chance_wrong =
    .promise = The server promised other cards and dice before the game. Don’t trust this result.
    .secret = The server opened another secret than the one it promised. Don’t trust this result.
    .part = What your browser added is missing. Don’t trust this result.
    .draw = A card or die doesn’t follow from the proof. Don’t trust this result.
    .seal = This game was changed after it ended.
chance_fixed = Cards and dice are fixed in advance. Fingerprint: { $fingerprint }
