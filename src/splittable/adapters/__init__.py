"""The games as environments for researchers' tools: PettingZoo, Gymnasium, OpenSpiel.

Each module needs its extra: `splittable[rl]` for `pettingzoo_env`, `gymnasium_env` and `vector`,
`splittable[openspiel]` for `openspiel`.
"""
