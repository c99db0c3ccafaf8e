"""What a player sees without scrolling: inside the window, not under a bar, and apart from its neighbours."""

from playwright.sync_api import Page

SIZES = ("phone", "landscape", "desk", "wide", "huge")
"""360×740, 740×360, 1280×800, 1920×1080 and 2560×1440: `open_page(size=…)`."""

HIDDEN = """selectors => selectors.flatMap(selector => {
    const found = [...document.querySelectorAll(selector)].filter(e => e.checkVisibility({opacityProperty: true}))
    if (!found.length) return [`${selector}: not there`]
    return found.flatMap(e => {
        const box = e.getBoundingClientRect()
        const where = [box.left, box.top, box.width, box.height].map(Math.round).join(' ')
        if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
            return [`${selector}: outside, at ${where}`]
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return !top || e.contains(top) || top.contains(e) ? [] : [`${selector}: under ${top.className || top.tagName}`]
    })
})"""

TOUCHING = """selectors => {
    const boxes = selectors.flatMap(selector => [...document.querySelectorAll(selector)]
        .filter(e => e.checkVisibility({opacityProperty: true}))
        .map(e => ({e, selector, box: e.getBoundingClientRect()})))
    return boxes.flatMap((one, at) => boxes.slice(at + 1).flatMap(other => {
        if (one.e.contains(other.e) || other.e.contains(one.e)) return []
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return wide > 1 && high > 1 ? [`${one.selector} and ${other.selector} overlap by ${wide}×${high}`] : []
    }))
}"""


def expect_in_sight(page: Page, *selectors: str) -> None:
    """Each selector has a match, and all its matches are on the screen."""
    assert page.evaluate(HIDDEN, list(selectors)) == []


def expect_apart(page: Page, *selectors: str) -> None:
    """No two matches lie over each other, unless one contains the other."""
    assert page.evaluate(TOUCHING, list(selectors)) == []
