"""What the site is built from: the pages of docs, the rules, and files that they link to, under one roof.

The pages stay plain Markdown that reads well in the repository. Here they get their place in the navigation, which is
the list of links in docs/index.md, and links to other files of the repository lead to copies on the site.
"""

import os
import re
import shutil
from pathlib import Path

from babel import Locale
from tools.site import reference

from splittable.core import registry

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^( *)(`{3,}).*?^\1\2$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")
SHOWN = ("rules/index", "decisions/index", "api/index")  # these pages list what is below them
SYNTAX = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".md": "markdown", ".service": "ini", ".ftl": "text"}
Places = dict[Path, str]
"""Where each file of the repository is on the site, without `.md`."""


class DeadLink(Exception):
    pass


def write(target: Path) -> None:
    places = known_places()
    texts = {place: linked(page, places) for page, place in list(places.items())}
    texts |= {place: as_code(file) for file, place in places.items() if place.startswith("files/")}
    texts["rules/index"] = "# Rules\n\nIn our own words, in three languages.\n"
    texts["decisions/index"] = "# Decisions\n\nWhat others may wonder about: question, choice, reason, price.\n"
    texts |= reference.pages()
    navigation = navigation_of(texts)
    shutil.copytree(DOCS / "pictures", target / "pictures")
    for place, text in texts.items():
        file = target / f"{place}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n{navigation.get(place, '')}", encoding="utf-8")


def known_places() -> Places:
    places = {ROOT / "CONTRIBUTING.md": "contributing", ROOT / "CHANGELOG.md": "changelog"}
    places |= {DOCS / "decisions": "decisions/index", ROOT / "src/splittable/games": "rules/index"}
    for name in registry.names():
        for file in registry.spec(name).folder.glob("RULES*.md"):
            places[file] = f"rules/{name}{language_of(file) and f'.{language_of(file)}'}"
    for page in sorted(DOCS.rglob("*.md")):
        inside = page.relative_to(DOCS).with_suffix("")
        places[page] = (inside.with_name("index") if inside.name == "README" else inside).as_posix()
    return places


def language_of(rules: Path) -> str:
    """ "fr" of RULES.fr.md; of RULES.md nothing."""
    return rules.name.removeprefix("RULES").removesuffix("md").strip(".")


def linked(page: Path, places: Places) -> str:
    """The text of a page, its links to files changed to where these are on the site."""
    if not page.is_file():
        return ""
    here = Path(places[page]).parent

    def place(found: re.Match[str]) -> str:
        file = (page.parent / found[1]).resolve()
        if not file.exists():
            raise DeadLink(f"{page.relative_to(ROOT)} links to {found[1]}, which does not exist")
        if file.is_relative_to(DOCS / "pictures"):
            return os.path.relpath(file.relative_to(DOCS), here)
        if file not in places:
            places[file] = f"files/{file.relative_to(ROOT).as_posix()}"
        return os.path.relpath(f"{places[file]}.md", here)

    def outside_code(text: str) -> str:
        return LINK.sub(place, text)

    text = page.read_text(encoding="utf-8")
    if language := page.name.startswith("RULES") and language_of(page):
        text = text.replace("\n", f" ({Locale(language).get_display_name()})\n", 1)  # the title of all is the game's
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [outside_code(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join((*parts, outside_code(text[end:])))


def as_code(file: Path) -> str:
    """A file of the repository as a page; of a folder, all its texts."""
    name = file.relative_to(ROOT).as_posix()
    files = [file] if file.is_file() else [inner for inner in sorted(file.rglob("*")) if inner.suffix in SYNTAX]
    blocks = [f"```{SYNTAX.get(inner.suffix, 'text')}\n{inner.read_text(encoding='utf-8')}```" for inner in files]
    titles = ["" if file.is_file() else f"## {inner.relative_to(file).as_posix()}\n\n" for inner in files]
    body = "\n\n".join(title + block for title, block in zip(titles, blocks, strict=True))
    return f"---\norphan: true\n---\n\n# {name}\n\n{body}\n"


def navigation_of(texts: dict[str, str]) -> dict[str, str]:
    """Tables of contents by page. docs/index.md lists the top; below an index page come the others of its folder."""
    top: list[str] = []
    sections = []
    for section in re.split(r"^## ", texts["index"], flags=re.MULTILINE)[1:]:
        pages = [os.path.normpath(target.removesuffix(".md")) for target in LINK.findall(section)]
        new = [page for page in dict.fromkeys(pages) if page in texts and page not in top]
        sections.append(contents(new, section.partition("\n")[0]))
        top += new
    found = {"index": "\n".join(sections)}
    for place in texts:
        folder, _, name = place.rpartition("/")
        if folder and name == "index":
            others = [page for page in texts if page.rpartition("/")[0] == folder and page not in (*top, place)]
            found[place] = contents(others, shown=place in SHOWN)
    return found


def contents(pages: list[str], caption: str = "", shown: bool = False) -> str:
    options = [f":caption: {caption}"] if caption else []
    options += [":maxdepth: 1"] if shown else [":hidden:"]
    return "\n".join(["```{toctree}", *options, "", *(f"/{page}" for page in pages), "```", ""])
