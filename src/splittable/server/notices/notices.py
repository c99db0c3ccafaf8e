"""What a worker tells the others. Nothing, if it is the only one."""

from collections.abc import Callable
from typing import Any


class Notices:
    """The only worker: it drives every table and notifies nobody.

    `on_new_share` is called when the tables that this worker drives have changed, `on_cut_off` when the others can be
    reached by people but not by this worker. `describe` says what the others should know about it.
    """

    is_cut_off = False

    def __init__(self) -> None:
        self.on_new_share: Callable[[], None] = lambda: None
        self.on_cut_off: Callable[[], None] = lambda: None
        self.describe: Callable[[], dict[str, Any]] = dict

    def drives(self, table_id: str) -> bool:
        """Does this worker move for the bots and clocks of a table?"""
        return True

    def are_read(self) -> bool:
        """Is there anybody to notify, as far as this worker knows?"""
        return False

    def others(self) -> dict[str, dict[str, Any]]:
        """What the other workers last said about themselves."""
        return {}

    async def start(self) -> None:
        pass

    def begin_stop(self) -> None:
        """Hand the driving over: this worker is about to end."""

    async def stop(self) -> None:
        pass

    def tell_change(self, table_id: str) -> None:
        pass

    def tell_presence(self, table_id: str) -> None:
        pass

    def ask_presence(self, table_id: str) -> None:
        """The first watcher of a table here: ask the others who is there."""

    def tell_chat(self, table_id: str, line: int) -> None:
        pass
