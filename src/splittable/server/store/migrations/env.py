"""Called by Alembic; the connection is given by `upgrade`."""

from alembic import context

from splittable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
