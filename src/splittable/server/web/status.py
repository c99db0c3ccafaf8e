"""The host's page: what every node does, as plain HTML without scripts."""

import time
from collections.abc import Iterable
from html import escape

from babel.dates import format_datetime
from babel.numbers import format_decimal

from splittable.core.words import Words
from splittable.server.figures import Figures
from splittable.server.jobs.kinds import OWN, QUICK, SEARCH, STUDY
from splittable.server.store.totals import Totals

LANES = {QUICK, SEARCH, STUDY, OWN}  # another version may have others
REFRESH_SECONDS = 10
MOST_LINES = 20
MEGABYTE = 1_000_000
NODE_COLUMNS = (
    *("node", "version", "started", "people", "sockets", "watched"),
    *("loaded", "moves", "memory", "disk", "errors"),
)
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 1.5rem auto; padding: 0 1rem; max-width: 72rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .3rem .9rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8886; }
td { font-variant-numeric: tabular-nums; }
"""


def page(mine: Figures, others: list[Figures], totals: Totals | None, words: Words) -> str:
    """`totals` is None if the database does not answer."""
    workers = sorted([mine, *others], key=lambda each: (each.node, each.pid))
    title = escape(words("status_title"))
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f'<meta http-equiv="refresh" content="{REFRESH_SECONDS}"><link rel="stylesheet" href="/status.css"></head>'
        f"<body><h1>{title}</h1>{together(workers, totals, words)}"
        f"<h2>{escape(words('status_nodes'))}</h2>{nodes(workers, words)}"
        f"<h2>{escape(words('status_jobs'))}</h2>{jobs(workers, words)}"
        f"<h2>{escape(words('status_log'))}</h2>{logged(workers, words)}</body></html>"
    )


def together(workers: list[Figures], totals: Totals | None, words: Words) -> str:
    rows = [
        [words("status_people"), number(sum(each.people for each in workers), words)],
        [words("status_watched"), number(sum(each.watched for each in workers), words)],
    ]
    if totals is None:
        rows.append([words("status_database"), words("status_database_gone")])
    else:
        counts = {f"{status}": totals.tables.get(status, 0) for status in ("open", "playing", "over")}
        rows.append([words("status_games"), words("status_games_counted", **counts)])
        rows.append([words("status_database"), megabytes(totals.size, words)])
    return table([], rows)


def nodes(workers: list[Figures], words: Words) -> str:
    rows = [
        [
            f"{each.node} ({each.pid})",
            each.version,
            moment(each.started_at, words),
            *(number(count, words) for count in (each.people, each.sockets, each.watched, each.tables, each.moves)),
            megabytes(each.memory, words),
            words("status_free", free=megabytes(each.disk_free, words), size=megabytes(each.disk_size, words)),
            number(each.errors, words),
        ]
        for each in workers
    ]
    return table(columns(NODE_COLUMNS, words), rows)


def jobs(workers: list[Figures], words: Words) -> str:
    rows = [
        [
            f"{each.node} ({each.pid})",
            words(f"status_lane.{lane}") if lane in LANES else lane,
            *(number(count, words) for count in (counts.running, counts.waiting, counts.processes)),
        ]
        for each in workers
        for lane, counts in each.jobs.items()
    ]
    return table(columns(("node", "lane", "running", "waiting", "processes"), words), rows)


def logged(workers: list[Figures], words: Words) -> str:
    """Newest first; the lines themselves are English, as in the log."""
    lines = sorted(((line.at, each.node, line) for each in workers for line in each.logged), key=lambda it: -it[0])
    if not lines:
        return f"<p>{escape(words('status_log_empty'))}</p>"
    rows = [
        [moment(at, words), node, line.level, f"{line.message}: {line.reason}" if line.reason else line.message]
        for at, node, line in lines[:MOST_LINES]
    ]
    return table(columns(("when", "node", "level", "what"), words), rows)


def columns(names: Iterable[str], words: Words) -> list[str]:
    return [words(f"status_column.{name}") for name in names]


def table(head: list[str], rows: list[list[str]]) -> str:
    titles = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    top = f"<thead><tr>{titles}</tr></thead>" if head else ""
    return f'<div class="wide"><table>{top}<tbody>{body}</tbody></table></div>'


def number(value: int, words: Words) -> str:
    return format_decimal(value, locale=words.language)


def megabytes(value: int, words: Words) -> str:
    return words("status_megabytes", size=number(round(value / MEGABYTE), words))


def moment(at: int, words: Words) -> str:
    """In UTC, as in the log."""
    return format_datetime(time_of(at), "short", locale=words.language) + " UTC"


def time_of(at: int) -> float:
    return at / 1000 if at else time.time()
