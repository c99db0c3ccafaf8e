"""What goes over the wire: bodies of HTTP requests and responses, messages of the socket, and error codes."""
