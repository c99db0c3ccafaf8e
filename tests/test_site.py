"""The documentation builds as a website without a warning, with everything that it needs in its own folder."""

import re
from pathlib import Path

import pytest
from tools.site import look, pages
from tools.site.__main__ import build

import splittable


@pytest.mark.slow
@pytest.mark.filterwarnings(
    "ignore::PendingDeprecationWarning", "ignore::DeprecationWarning"
)  # what extensions call in Sphinx
def test_it_builds_and_loads_nothing_from_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build(tmp_path / "site") == 0, capsys.readouterr().err
    found = {file.relative_to(tmp_path / "site").as_posix(): file for file in (tmp_path / "site").rglob("*.html")}
    for name in splittable.game_names():
        assert {f"rules/{name}.html", f"rules/{name}.fr.html", f"research/{name}.html"} <= found.keys()
    assert "State.play" in found["api/splittable.html"].read_text(encoding="utf-8")
    assert "searchindex.js" in found["search.html"].read_text(encoding="utf-8")
    for page in found.values():
        loaded = re.findall(r'<(?:script|img|link)[^>]+(?:src|href)="(https?:[^"]+)', page.read_text(encoding="utf-8"))
        assert not loaded, page.name


def test_a_dead_link_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text("```\n[code](is/left/alone.md)\n```\n\n[Nowhere](gone.md)\n", encoding="utf-8")
    with pytest.raises(pages.DeadLink, match=r"page\.md links to gone\.md"):
        pages.linked(page, {page: "page"})


def test_the_colours_are_those_of_the_page() -> None:
    light, dark = look.variables("light"), look.variables("dark")
    assert light.keys() == dark.keys()
    assert (light["color-background-primary"], dark["color-background-primary"]) == ("#f8f7f3", "#1b1e27")
