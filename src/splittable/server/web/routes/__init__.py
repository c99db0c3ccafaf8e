"""The HTTP routes, one file per concern; each only translates between HTTP and the rest of the server."""
