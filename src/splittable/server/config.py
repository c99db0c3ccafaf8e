"""The settings of a server. `splittable serve` fills them from flags, worker processes from the environment."""

import os
import secrets
import tempfile
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

from splittable.bots.names import USUAL
from splittable.core.errors import BadSetup

ENVIRONMENT = "SPLITTABLE_CONFIG"
SHORTEST_SECRET = 32


class OwnBot(Struct, frozen=True):
    title: str
    source: str
    """py:module:function, or the name of an entry point."""


class Config(Struct, frozen=True, kw_only=True):
    database: str
    secret: str
    node: str = "here"
    """The name of this machine in metrics and on the status page."""
    workers: int = 1
    public_url: str | None = None
    bot_workers: int = 1
    bot_pause: tuple[float, float] = (0.7, 1.8)
    bot_budget: float = 10.0
    warm: bool = False
    """Compile the bots' searches, or load them from disk, when the server starts, not when first needed."""
    usual_bot: str = USUAL
    own_bots: dict[str, OwnBot] = {}
    """Bots that the server's owner offers at the tables, by what requests call them."""
    away_after: float = 20.0
    limits: float = 1.0
    """Factor for all rate limits; 0 switches them off."""
    most_unfinished: int = 200
    """How many unfinished tables one person can host."""

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    def hand_over(self) -> None:
        """Pass it to worker processes. The environment of a process is as private as its memory."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def handed_over() -> "Config":
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)


def data_folder() -> Path:
    return Path(os.environ.get("SPLITTABLE_DATA") or platformdirs.user_data_path("splittable", appauthor=False))


def read_secret(folder: Path) -> str:
    """The key that signs cookies: SPLITTABLE_SECRET, or a file that only its owner can read, created at first use."""
    given = os.environ.get("SPLITTABLE_SECRET", "")
    if given:
        if len(given) < SHORTEST_SECRET:
            raise BadSetup("setup/secret", f"SPLITTABLE_SECRET must have at least {SHORTEST_SECRET} characters")
        return given
    path = folder / "secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stored = path.read_text(encoding="utf-8", errors="replace").strip() if path.exists() else ""
        if not stored:  # a first start, or one that was cut off while it wrote the file
            stored = write_secret(path)
    except OSError as error:
        raise BadSetup("setup/data_folder", f"can't use {str(folder)!r}: {error.strerror}") from None
    if len(stored) < SHORTEST_SECRET:
        short = f"{str(path)!r} has only {len(stored)} characters, a secret at least {SHORTEST_SECRET}"
        raise BadSetup("setup/secret", f"{short}; restore it from a backup (without it everyone loses their seats)")
    return stored


def write_secret(path: Path) -> str:
    """A new secret, complete on disk before the file has its name."""
    secret = secrets.token_urlsafe(32)
    handle, new = tempfile.mkstemp(dir=path.parent)  # only its owner can read it
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secret + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
    return secret
