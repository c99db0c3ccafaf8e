"""How long tests wait for what must come, in seconds.

Waiting is no assertion: what a test says must hold on a machine with other work on it, too. A broken program waits in
vain, a busy machine only waits. SPLITTABLE_PATIENCE=3 waits three times as long.
"""

import os

FACTOR = float(os.environ.get("SPLITTABLE_PATIENCE", "1"))

ANSWER = 90 * FACTOR
"""One thing: an answer, a message, an element on a page."""

STORY = 600 * FACTOR
"""Many of them: a whole game, or all that one test does."""

COMPILER = 300 * FACTOR
"""An answer that may have to wait until a search is compiled."""
