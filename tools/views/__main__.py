"""`python -m tools.views [--check]`: writes what follows from the games' `shown.py`, or checks it."""

import sys
from pathlib import Path

from tools.views import fixtures, page, typescript

ROOT = Path(__file__).parents[2]


def main(*given: str) -> int:
    wanted = [*typescript.files(), *fixtures.files(), (page.TARGET, page.source())]
    if "--check" not in given:
        for file, text in wanted:
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file for file, text in wanted if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file in old:
        sys.stderr.write(f"{file.relative_to(ROOT)} does not fit what the games show; run `make web-types`\n")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
