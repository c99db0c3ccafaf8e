"""The table on the web: HTTP and one WebSocket per client over a log of moves in a database."""
