"""A position of an OpenSpiel game on the compiled rules. The history follows if somebody asks for it."""

from typing import Any

from splittable.adapters.node import Array, Node
from splittable.core.history import History
from splittable.fast.single import Single


class CompiledNode(Node):
    def __init__(self, way: History) -> None:
        super().__init__(way)
        self._single = Single(way.spec, way.box, way.s)
        self._to_follow: list[tuple[int, int]] = []  # who made which moves since

    @property
    def way(self) -> History:
        for who, action in self._to_follow:
            self._way.apply(who, action)
        self._to_follow.clear()
        return self._way

    def legal(self) -> list[int]:
        return self._single.legal(self.who)

    def chances(self) -> list[tuple[int, float]]:
        return self._single.odds()

    def apply(self, action: int) -> None:
        self._to_follow.append((self.who, action))
        self.who = self._single.loops.apply(self._single.record, self.who, action)

    def rewards(self, kind: int) -> list[float]:
        single = self._single
        single.loops.settle(single.record, kind, False)
        found: list[float] = single.rewards[: self._way.players].tolist()
        return found

    def observe(self, seat: int, out: Array) -> None:
        self._single.loops.show(self._single.record, seat)
        out[:] = self._single.observation

    def copy(self) -> "CompiledNode":
        new = object.__new__(CompiledNode)
        new.who = self.who
        new._way, new._to_follow = self._way.copy(), self._to_follow[:]
        new._single = self._single.copy()
        return new

    def __reduce__(self) -> Any:
        return CompiledNode, (self.way,)
