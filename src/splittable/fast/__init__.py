"""The same rules, compiled. The only package that imports Numba; needs the extra `splittable[fast]`."""

from splittable.fast.batch import Batch, run
from splittable.fast.compile import CompiledGame, compiled

__all__ = ["Batch", "CompiledGame", "compiled", "run"]
