"""The web server: HTTP and one WebSocket per client on top of a log of moves in a database."""
