"""The documentation as a website: `make docs`."""
