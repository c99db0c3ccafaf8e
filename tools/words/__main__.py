"""`python -m tools.words check`, `missing <language>`, `types [--check]`, `pages`: see docs/translating.md."""

import sys

from tools.words import check, pages, types
from tools.words.catalogue import ROOT, scopes


def main(command: str = "check", *rest: str) -> int:
    match command:
        case "check":
            found = check.problems()
            sys.stdout.writelines(f"{each}\n" for each in found)
            return 1 if found else 0
        case "missing":
            return list_missing(rest[0])
        case "types":
            return types.write(only_check="--check" in rest)
        case "pages":
            sys.stdout.writelines(f"{file.relative_to(ROOT)}\n" for file in pages.write())
            return 0
    sys.stderr.write(f"{__doc__}\n")
    return 2


def list_missing(language: str) -> int:
    """File, key and the English sentence of everything that a language still lacks."""
    count = 0
    for scope in scopes(also=language):
        for sentence in check.missing(scope, language):
            file = check.file_for(scope, language, sentence).relative_to(ROOT)
            sys.stdout.write(f"{file}: {sentence.key} = {sentence.text}\n")
            count += 1
    sys.stdout.write(f"{count} sentences are missing in {language}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
