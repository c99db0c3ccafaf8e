"""What the server can't compute: the time, chance, and unguessable names. Tests replace it."""

import random
import secrets
import time

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


class TimeAndChance:
    def __init__(self) -> None:
        self.rng: random.Random = random.SystemRandom()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment; changes of the wall clock don't concern them."""
        return time.monotonic()

    def new_id(self, prefix: str) -> str:
        return f"{prefix}_{secrets.token_urlsafe(16)}"

    def new_secret(self) -> str:
        """32 bytes that all chance of a game follows from, together with the players' parts."""
        return self.rng.randbytes(32).hex()

    def new_code(self) -> str:
        """Eight letters, about 40 bits: guesses are rate limited."""
        letters = [secrets.choice(CODE_LETTERS) for _ in range(8)]
        return f"{''.join(letters[:4])}-{''.join(letters[4:])}"
