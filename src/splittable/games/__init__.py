"""One folder per game; nothing outside it names the game."""
