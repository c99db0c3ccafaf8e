"""Sockets that only stay open: memory and CPU time of each."""

import argparse
import time
from pathlib import Path
from typing import Any

from tools.bench_load.server import IDENTITIES, Load, busy, cookie_of, most_files, server

OTHER_FILES = 150


def measure(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    count = min(options.sockets, most_files() - OTHER_FILES)
    seats = [{"cookie": cookie_of(IDENTITIES.new_person())} for _ in range(count)]
    with server(folder) as (url, process):
        before, begin = process.memory_info().rss, time.monotonic()
        load = Load(folder, url, seats, pace=0, seconds=options.seconds)
        connected = load.connect()
        took, used = time.monotonic() - begin, busy(process)
        figures = load.measure()
        idle = busy(process) - used
        memory = process.memory_info().rss
        load.close()
    return {
        "sockets": connected,
        "still open": sum(each["open"] for each in figures),
        "seconds to connect": round(took, 1),
        "KB per socket": round((memory - before) / 1024 / connected, 1),
        "MB in all": round(memory / 1e6),
        "share of a core while idle": round(idle / options.seconds, 2),
        "files allowed": most_files(),
    }
