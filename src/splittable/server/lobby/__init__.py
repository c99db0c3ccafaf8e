"""Around a game: people, seats, and the start of a table."""
