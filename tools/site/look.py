"""The colours of the web client, from its tokens, as the variables of the site's theme."""

import re
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
OURS = {
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-2",
    "color-foreground-muted": "ink-3",
    "color-foreground-border": "line-2",
    "color-background-primary": "paper",
    "color-background-secondary": "table",
    "color-background-hover": "sunk",
    "color-background-border": "line",
    "color-background-item": "raised",
    "color-code-background": "raised",
    "color-inline-code-background": "raised",
    "color-brand-primary": "pen-text",
    "color-brand-content": "pen-text",
    "color-brand-visited": "pen-text",
    "color-link-underline": "line-2",
    "color-highlight-on-target": "pen-soft",
    "color-api-background": "raised",
    "color-api-background-hover": "pen-soft",
    "color-sidebar-item-background--current": "pen-soft",
    "color-sidebar-search-background": "raised",
    "color-sidebar-search-background--focus": "raised",
    "color-admonition-background": "raised",
}
FONTS = {"font-stack": "font-ui", "font-stack--headings": "font-display"}


def variables(theme: str) -> dict[str, str]:
    """For "light" or "dark"."""
    light, _, dark = TOKENS.read_text(encoding="utf-8").partition(":root[data-theme='dark']")
    tokens = dict(re.findall(r"--([\w-]+):\s*([^;]+);", light.partition("@media")[0]))
    if theme == "dark":
        tokens |= dict(re.findall(r"--([\w-]+):\s*([^;]+);", dark.partition("}")[0]))
    return {theirs: " ".join(tokens[ours].split()) for theirs, ours in (OURS | FONTS).items()}
