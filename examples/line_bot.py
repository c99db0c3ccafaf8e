"""A bot for `splittable arena`: reads lines of JSON, answers with a move. Here: the longest legal move, just because.

splittable arena split-it --bots "random,cmd:python examples/line_bot.py" --players 2
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any]) -> str:
    """Everything that the seat may know is in the view; view["legal"] has at least two moves."""
    moves: list[str] = view["legal"]
    return max(moves, key=len)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"move": choose(message["view"])}), flush=True)
    elif message["type"] == "over":
        break
