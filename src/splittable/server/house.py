"""The house: what the routes and sockets of one process share."""


class House:
    pass
