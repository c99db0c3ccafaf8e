"""The command line: one file per command."""

from splittable.cli.app import main

__all__ = ["main"]
