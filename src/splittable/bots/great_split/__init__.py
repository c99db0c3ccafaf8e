"""The Great Split's hard and expert bots: a search that also solves how to play a hand."""
