"""All sentences of a language on one page, to be read from top to bottom: docs/words-<language>.html."""

from html import escape
from pathlib import Path

from tools.words.catalogue import ROOT, Scope, languages, scopes

from splittable.core.words import ENGLISH

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #ddd;padding:.4rem .6rem;vertical-align:top}
td:first-child{width:14rem;color:#666;font-size:13px;overflow-wrap:anywhere}td.en{color:#555;width:38%}
.lacks{background:#fdd}pre{font:inherit;white-space:pre-wrap;margin:0}"""


def write(folder: Path = ROOT / "docs") -> list[Path]:
    files = []
    all_scopes = scopes()
    for language in languages():
        file = folder / f"words-{language}.html"
        body = "".join(part(scope, language) for scope in all_scopes)
        head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{language}</title>'
        file.write_text(f"{head}<style>{STYLE}</style><h1>{language}</h1>{body}</html>\n", encoding="utf-8")
        files.append(file)
    return files


def part(scope: Scope, language: str) -> str:
    html, area, section = "", "", None
    for key, english in scope.sentences[ENGLISH].items():
        if english.file.stem != area or english.section != section:
            area, section = english.file.stem, english.section
            title = scope.name if area == ENGLISH else area
            html += f"{'</table>' if html else ''}<h2>{escape(title)} · {escape(section)}</h2><table>"
        own = scope.sentences[language].get(key)
        said = f"<td><pre>{escape(own.text)}</pre></td>" if own else '<td class="lacks">–</td>'
        beside = f'<td class="en"><pre>{escape(english.text)}</pre></td>' if language != ENGLISH else ""
        html += f"<tr><td>{escape(key)}</td>{said}{beside}</tr>"
    return f"{html}</table>"
