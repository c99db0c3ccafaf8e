"""Text that people typed."""

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing


def clean_text(text: str) -> str:
    """Without control, line and blank characters, and without space around it."""
    return " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in text).split())
