"""`python -m splittable` is the command line."""

from splittable.cli import main

main()
