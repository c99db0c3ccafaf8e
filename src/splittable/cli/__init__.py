"""The command line: one file per command."""


def main() -> None:
    raise SystemExit("not yet")
