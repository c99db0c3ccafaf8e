"""The house: what all games share. Knows no game, no web, no compiler."""
