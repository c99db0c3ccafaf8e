"""The games in the shapes that researchers' tools expect: PettingZoo, Gymnasium, OpenSpiel.

Each module needs its extra: `splittable[rl]` for `pettingzoo_env`, `gymnasium_env` and `vector`,
`splittable[openspiel]` for `openspiel`.
"""
