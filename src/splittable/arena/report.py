"""An arena as one HTML page: tables and plots, drawn as SVG in the page itself."""

from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from splittable.arena.play import Played
from splittable.arena.tables import Standing, duels, standings, standings_in_words, wilson
from splittable.core.words import Words

WIDTH, ROW, LABEL = 720, 28, 150
PLOT = WIDTH - LABEL - 20
BINS = 24
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1b; color: #eee; } th, td { border-color: #444; } text { fill: #eee; }
}
"""


def page(title: str, games: list[Played], words: Words, language: str, logs: Sequence[str] = ()) -> str:
    """`logs`: links to what programs wrote to their error stream."""
    table = standings(games)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words('arena_report_about', games=len(games)))}</p>",
        f"<h2>{escape(words('arena_ratings'))}</h2>",
        intervals([(e.bot, *e.rating) for e in table], words("arena_ratings")),
        html_table(*standings_in_words(table, words)),
        f"<h2>{escape(words('arena_wins'))}</h2>",
        intervals([(e.bot, e.win_rate, *e.win_interval) for e in table], words("arena_wins"), low=0.0, high=1.0),
        f"<h2>{escape(words('arena_duels'))}</h2>",
        duel_table(table, games),
        f"<h2>{escape(words('arena_points'))}</h2>",
        histogram(table, words("arena_points")),
    ]
    if logs:
        links = "".join(f'<li><a href="{escape(quote(log))}">{escape(log)}</a></li>' for log in logs)
        parts += [f"<h2>{escape(words('arena_logs'))}</h2>", f"<ul>{links}</ul>"]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def html_table(head: list[str], body: list[list[str]]) -> str:
    def row(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + row(head, "th") + "".join(row(cells, "td") for cells in body) + "</table>"


def duel_table(table: list[Standing], games: list[Played]) -> str:
    """How often the row's bot was ahead of the column's."""
    found = duels(games)
    body = []
    for one in table:
        cells = [one.bot]
        for two in table:
            ahead, met = found.get((one.bot, two.bot), (0.0, 0))
            low, high = wilson(ahead, met)
            cells.append(f"{ahead / met:.0%} ({low:.0%}–{high:.0%})" if met else "–")
        body.append(cells)
    return html_table(["", *(entry.bot for entry in table)], body)


def intervals(
    lines: list[tuple[str, float, float, float]], name: str, low: float | None = None, high: float | None = None
) -> str:
    """A point and its interval for each bot."""
    least = min(line[2] for line in lines) if low is None else low
    most = max(line[3] for line in lines) if high is None else high
    scale = PLOT / max(1e-9, most - least)
    drawn = []
    for number, (bot, value, start, end) in enumerate(lines):
        y = ROW * number + ROW / 2
        x, left, right = (LABEL + (number_ - least) * scale for number_ in (value, start, end))
        drawn.append(
            f'<text x="0" y="{y + 5:.0f}" font-size="14">{escape(bot[:20])}</text>'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#4a7ebb" stroke-width="3"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#c0392b"/>'
        )
    axis = ROW * len(lines)
    drawn += [
        f'<text x="{LABEL}" y="{axis + 14}" font-size="12">{least:.4g}</text>',
        f'<text x="{LABEL + PLOT}" y="{axis + 14}" font-size="12" text-anchor="end">{most:.4g}</text>',
    ]
    return svg(axis + 20, name, drawn)


def histogram(table: list[Standing], name: str) -> str:
    """The distribution of points of each bot, on one scale."""
    every = [points for entry in table for points in entry.points]
    least, most = min(every), max(every) + 1
    width = PLOT / BINS
    drawn = []
    for number, entry in enumerate(table):
        counts = [0] * BINS
        for points in entry.points:
            counts[(points - least) * BINS // (most - least)] += 1
        base = 3 * ROW * (number + 1)
        drawn.append(f'<text x="0" y="{base - 4}" font-size="14">{escape(entry.bot[:20])}</text>')
        for place, count in enumerate(counts):
            height = 2.6 * ROW * count / max(counts)
            drawn.append(
                f'<rect x="{LABEL + place * width:.1f}" y="{base - height:.1f}" width="{width - 1:.1f}" '
                f'height="{height:.1f}" fill="#4a7ebb"/>'
            )
    axis = 3 * ROW * len(table)
    drawn += [
        f'<text x="{LABEL}" y="{axis + 14}" font-size="12">{least}</text>',
        f'<text x="{LABEL + PLOT}" y="{axis + 14}" font-size="12" text-anchor="end">{most - 1}</text>',
    ]
    return svg(axis + 20, name, drawn)


def svg(height: int, name: str, drawn: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">{"".join(drawn)}</svg>'
