"""Measures what one server process carries: `make bench-load`."""
