"""Text that people typed."""


def clean_text(text: str) -> str:
    """Without control and line characters, and without space around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
