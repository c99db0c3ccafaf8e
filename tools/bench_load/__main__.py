"""Measures what one server process carries: `make bench-load`, about five minutes on a quiet machine.

20,000 idle sockets (or as many as the system lets one process have), 2,000 tables at people's pace, and pages that a
database with 100,000 finished games answers. One core for the server, the others for the load; SQLite with every move
on disk before it is acknowledged.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.bench_load import finished, idle, live


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between the moves of a seat, on average")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=["idle", "live", "finished"])
    options = parser.parse_args()
    parts = {"idle": idle.measure, "live": live.measure, "finished": finished.measure}
    results: dict[str, Any] = {"cores": os.cpu_count(), "load before": round(os.getloadavg()[0], 1)}
    for name, measure in parts.items():
        if options.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                results[name] = measure(Path(folder), options)
            sys.stderr.write(f"{name} {json.dumps(results[name])}\n")
    sys.stdout.write(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
