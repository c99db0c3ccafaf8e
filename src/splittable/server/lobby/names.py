"""Names of bots at the table."""

BOT_NAMES = ("Ada", "Blaise", "Carl", "Dora", "Émilie", "Felix", "Grace", "Henri", "Ines", "Jules", "Kurt", "Lise")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]
