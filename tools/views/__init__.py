"""What games show, field by field: the page's types and docs/views.md, from each game's `shown.py`."""
