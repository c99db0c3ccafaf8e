"""What Splito's search needs to know about the game."""
