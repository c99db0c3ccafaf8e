"""What thinks: bots' moves, hints, reviews and the best possible results, all computed in separate processes."""
