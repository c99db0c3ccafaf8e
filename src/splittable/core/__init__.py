"""What all games share. Knows no game, no web server and no compiler."""
