"""The migrations in order; Alembic finds them by their numbers."""
