"""axe-core in the page: what it finds serious or critical."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def grave_findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']}).then(all => all.violations)")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def small_targets(page: Page, least: int = 44) -> list[str]:
    """What can be touched and is smaller than a fingertip. Links within a sentence are free."""
    return list(
        page.evaluate(
            """least => [...document.querySelectorAll('button, select, input, summary, a.btn, a.iconbtn')]
                .filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !e.closest('.vh'))
                .filter(e => !e.classList.contains('vh') && e.type !== 'radio' && !e.closest('[inert]'))
                .map(e => [e, e.getBoundingClientRect()])
                .filter(([e, box]) => Math.min(box.width, box.height) < least - 0.5)
                .map(([e, box]) => `${e.className || e.tagName} ${box.width}x${box.height}`)""",
            least,
        )
    )
