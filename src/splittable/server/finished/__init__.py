"""Finished games: records, replays, pictures, and what a person's games have in common."""
