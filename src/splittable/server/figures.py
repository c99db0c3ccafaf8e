"""What one worker process says about itself, for the host's status page, the metrics and the other nodes."""

import os
import shutil
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import splittable
from splittable.jobs import Runner
from splittable.server.config import Config
from splittable.server.delivery.hub import Hub
from splittable.server.logs import RECENT, Logged
from splittable.server.store.engine import is_postgresql
from splittable.server.table.rooms import Rooms

STATM = Path("/proc/self/statm")
MOST_LINES = 8
LONGEST_LINE = 160


class Lane(Struct, frozen=True):
    running: int = 0
    waiting: int = 0
    processes: int = 0


class Figures(Struct, kw_only=True, frozen=True):
    """All have a default: nodes of different versions hear of each other during an update."""

    node: str = ""
    pid: int = 0
    version: str = ""
    started_at: int = 0
    tables: int = 0
    """in memory"""
    watched: int = 0
    """tables that somebody has open"""
    people: int = 0
    sockets: int = 0
    moves: int = 0
    jobs: dict[str, Lane] = {}
    errors: int = 0
    """since the start"""
    logged: list[Logged] = []
    """the latest warnings and errors"""
    memory: int = 0
    disk_free: int = 0
    disk_size: int = 0


class Describer:
    def __init__(self, config: Config, rooms: Rooms, hub: Hub, runner: Runner, now: int) -> None:
        self._config = config
        self._rooms = rooms
        self._hub = hub
        self._runner = runner
        self._started_at = now

    def figures(self) -> Figures:
        disk = shutil.disk_usage(self._folder())
        return Figures(
            node=self._config.node,
            pid=os.getpid(),
            version=splittable.__version__,
            started_at=self._started_at,
            tables=len(self._rooms),
            watched=len(self._hub.watched_tables()),
            people=self._hub.people,
            sockets=len(self._hub.connections),
            moves=self._rooms.accepted,
            jobs={lane: Lane(*counts) for lane, counts in self._runner.counts().items()},
            errors=RECENT.errors,
            logged=[line.cut(LONGEST_LINE) for line in RECENT.lines[-MOST_LINES:]],
            memory=resident_memory(),
            disk_free=disk.free,
            disk_size=disk.total,
        )

    def for_others(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self.figures())
        return told

    def _folder(self) -> Path:
        """The disk that matters: that of the SQLite file, or of this node."""
        return Path.cwd() if is_postgresql(self._config.database) else Path(self._config.database).parent


def heard(told: dict[str, Any]) -> Figures:
    return msgspec.convert(told, Figures)


def resident_memory() -> int:
    """Bytes; 0 on systems that don't tell."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
