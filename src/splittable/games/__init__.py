"""One folder is one game; nothing outside it names it."""
