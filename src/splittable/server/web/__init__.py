"""HTTP and the socket: routes, identity cookies, checks before requests, headers, and the built page."""
