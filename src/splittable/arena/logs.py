"""Where the error output of bots from outside is kept: one file for each bot."""

import re
from hashlib import blake2b
from pathlib import Path


def log_of(folder: str, label: str) -> Path | None:
    """The log file of a bot; None without a folder."""
    if not folder:
        return None
    readable = re.sub(r"[^A-Za-z0-9]+", "-", label).strip("-")[:40]
    return Path(folder) / f"{readable}-{blake2b(label.encode(), digest_size=3).hexdigest()}.log"
