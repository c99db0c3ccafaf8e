"""Identity: a signed cookie names a person."""


class Keeper:
    pass
