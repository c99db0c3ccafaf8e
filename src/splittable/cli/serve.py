"""`splittable serve`: the web server."""

import importlib.util
import platform
import re
import subprocess
import sys
import webbrowser
from enum import Enum
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from splittable.bots.levels import NAMES
from splittable.cli.console import out
from splittable.core.errors import BadSetup

if TYPE_CHECKING:
    from splittable.server.config import OwnBot

NODE_FORM = r"[A-Za-z0-9._-]{1,64}"
BROWSER_SECONDS = 1.5
LONGEST_NAME = 24  # of a bot, so that it fits into the menus
EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::")


class LogLevel(Enum):
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


Host = Annotated[str, typer.Option(envvar="SPLITTABLE_HOST", help="Address to listen on.")]
Port = Annotated[int, typer.Option(envvar="SPLITTABLE_PORT", min=1, max=65535, help="Port.")]
Database = Annotated[
    str, typer.Option(envvar="SPLITTABLE_DATABASE", help="A SQLite file or postgresql://…; default: in --data.")
]
Data = Annotated[Path | None, typer.Option(envvar="SPLITTABLE_DATA", help="Folder of the secret and SQLite.")]
Workers = Annotated[
    int, typer.Option(envvar="SPLITTABLE_WORKERS", min=1, max=64, help="Processes; several need PostgreSQL.")
]
Node = Annotated[
    str, typer.Option(envvar="SPLITTABLE_NODE", help="Name of this machine in metrics; default: its own.")
]
PublicUrl = Annotated[
    str, typer.Option(envvar="SPLITTABLE_PUBLIC_URL", help="Where people reach it, e.g. https://play.example.org.")
]
TrustedProxies = Annotated[
    str, typer.Option(envvar="SPLITTABLE_TRUSTED_PROXIES", help="Addresses whose X-Forwarded-For counts.")
]
BotWorkers = Annotated[int, typer.Option(envvar="SPLITTABLE_BOT_WORKERS", min=1, max=64, help="Per worker.")]
BotPause = Annotated[
    str, typer.Option(envvar="SPLITTABLE_BOT_PAUSE", help="Seconds a bot waits before it moves: FROM-TO.")
]
OwnBots = Annotated[
    list[str],
    typer.Option(
        "--bot",
        envvar="SPLITTABLE_OWN_BOTS",
        help="A bot of your own at the tables, again for each: NAME=py:module:function or the name of an entry point.",
    ),
]
Warm = Annotated[
    bool, typer.Option(envvar="SPLITTABLE_WARM", help="Load the bots' searches at once, in the background.")
]
Limits = Annotated[
    float, typer.Option(envvar="SPLITTABLE_LIMITS", min=0, help="Factor for all rate limits; 0: no limits.")
]
MostTables = Annotated[
    int, typer.Option(envvar="SPLITTABLE_MOST_TABLES", min=1, help="How many unfinished tables one person can host.")
]
HowMuchToLog = Annotated[LogLevel, typer.Option(envvar="SPLITTABLE_LOG_LEVEL", help="How much to log.")]
StatusLink = Annotated[
    bool, typer.Option("--status-link", help="Only print a link to the host's status page of the running server.")
]
Browser = Annotated[bool, typer.Option(help="Open a browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    data: Data = None,
    workers: Workers = 1,
    node: Node = "",
    public_url: PublicUrl = "",
    trusted_proxies: TrustedProxies = "127.0.0.1",
    bot_workers: BotWorkers = 1,
    bot_pause: BotPause = "0.7-1.8",
    bot: OwnBots = [],  # noqa: B006, Typer copies it
    warm: Warm = True,
    limits: Limits = 1.0,
    most_tables: MostTables = 200,
    log_level: HowMuchToLog = LogLevel.info,
    browser: Browser = False,
    status_link: StatusLink = False,
) -> None:
    """Serve the table to browsers. One URL; the web client is part of the package."""
    require_server()
    from splittable.server.config import Config, data_folder, read_secret
    from splittable.server.run import run
    from splittable.server.store.engine import is_postgresql

    folder = data or data_folder()
    url = check_url(public_url) or f"http://{'localhost' if host in EVERYWHERE else host}:{port}"
    if status_link:
        show_status_link(url, read_secret(folder))
        return
    if workers > 1 and not is_postgresql(database):
        raise BadSetup("setup/workers", "several workers need PostgreSQL: --database postgresql://…")
    config = Config(
        database=database_of(database, folder),
        secret=read_secret(folder),
        workers=workers,
        node=node_name(node),
        public_url=public_url or None,
        bot_workers=bot_workers,
        bot_pause=parse_pause(bot_pause),
        own_bots=parse_own_bots(bot),
        warm=warm,
        limits=limits,
        most_unfinished=most_tables,
    )
    run(config, host, port, log_level.value, trusted_proxies, lambda: show_url(url, browser))


def show_url(url: str, browser: bool) -> None:
    out.print(f"Splittable: {url}", soft_wrap=True)
    if browser:
        opening = Timer(BROWSER_SECONDS, webbrowser.open, [url])
        opening.daemon = True  # a server that exits at once must not wait for it
        opening.start()


def show_status_link(url: str, secret: str) -> None:
    from splittable.server.time_and_chance import TimeAndChance
    from splittable.server.web.host_pass import HostPass

    out.print(HostPass(secret, secure=False, now=TimeAndChance().now).link(url), soft_wrap=True)


def node_name(given: str) -> str:
    if given and not re.fullmatch(NODE_FORM, given):
        raise BadSetup("setup/node", f"expected letters, digits, dots and hyphens for --node, got {given!r}")
    return given or re.sub(r"[^A-Za-z0-9._-]", "-", platform.node())[:64] or "here"


def check_url(url: str) -> str:
    if url and not url.startswith(("http://", "https://")):
        raise BadSetup("setup/public_url", f"expected an address as https://play.example.org, got {url!r}")
    return url


def require_server() -> None:
    if importlib.util.find_spec("litestar") is None:
        raise BadSetup("setup/extra", "the server needs more packages: pip install 'splittable[server]'")


def database_of(database: str, data: Path | None) -> str:
    """The given database, or a SQLite file in the data folder."""
    from splittable.server.config import data_folder

    return database or str((data or data_folder()) / "splittable.sqlite")


def parse_own_bots(given: list[str]) -> "dict[str, OwnBot]":
    """By what requests call them. Each is loaded once, in a separate process, so that a wrong one stops the start."""
    from splittable.server.config import OwnBot

    bots: dict[str, OwnBot] = {}
    for text in given:
        title, equals, source = text.partition("=")
        if not equals:
            title, source = text.rpartition(":")[2], text
        title, source = title.strip(), source.strip()
        name = re.sub("[^A-Za-z0-9_-]+", "-", title)
        if not title or len(title) > LONGEST_NAME or name in (*NAMES, *bots):
            expected = f"expected NAME=py:module:function with a new name of at most {LONGEST_NAME} characters"
            raise BadSetup("setup/own_bot", f"{expected}, got {text!r}")
        check_loads(source)
        bots[name] = OwnBot(title, source)
    return bots


def check_loads(source: str) -> None:
    code = "import sys; from splittable.bots.outside import complaint; sys.exit(complaint(sys.argv[1]))"
    done = subprocess.run([sys.executable, "-c", code, source], capture_output=True, text=True)
    if done.returncode:
        raise BadSetup("setup/own_bot", done.stderr.strip().splitlines()[-1])


def parse_pause(text: str) -> tuple[float, float]:
    try:
        low, _, high = text.partition("-")
        pause = float(low), float(high or low)
    except ValueError:
        pause = (-1.0, -1.0)
    if not 0 <= pause[0] <= pause[1] <= 60:
        raise BadSetup("setup/bot_pause", f"expected seconds as FROM-TO, e.g. 0.7-1.8, got {text!r}")
    return pause
