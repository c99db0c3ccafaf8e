"""Split it!'s hard and expert bots: each round solved as a game of its own."""
