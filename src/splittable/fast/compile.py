"""Compile by copy: the functions of a game are copied, the copies compiled, the originals left as they are.

Numba's disk cache does not notice an edit in another file, so its folder is named by a hash of every source
file that goes into the compiled code.
"""

import hashlib
import inspect
import os
import shutil
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs

from splittable.core import bind as bind_module
from splittable.core import playout, registry, rng
from splittable.core.bind import bind
from splittable.core.spec import GameSpec
from splittable.fast import arrays, loops

config: Any = numba.config  # its types know neither the settings nor
njit: Any = numba.njit  # all the flags

KEPT_CACHES = 4  # per game: edits of the rules leave old ones behind


class CompiledGame:
    """A game whose functions run on arrays of records. `loops` holds the entry points."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.dtype = arrays.dtype_of(spec.state)
        self._known: dict[Any, Any] = {}
        with _cache_folder(spec):
            known = self._known
            # Callees need no way in from Python, and without one they compile faster. The small functions of
            # random play are called at every step: inlined by force, they make it twice as fast.
            callee = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
            inlined = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
            bind(rng, known=known, wrap=inlined)
            parts: dict[str, ModuleType] = {}
            for name in ("kernel", "encode", "resample"):
                module = getattr(spec, name)
                for helper in _helpers(module):
                    bind(helper, known=known, wrap=callee)
                parts[name] = bind(module, known=known, wrap=callee)
            parts["resampling"] = parts.pop("resample")  # the entry point has that name
            parts["playout"] = bind(playout, {"kernel": parts["kernel"]}, known, inlined)
            # Only the entry points are kept on disk: what they call is linked into them.
            self.loops: Any = bind(loops, parts, known, _entry_point)
        self._parts = parts

    def extend(self, *modules: ModuleType, entries: Collection[str]) -> Any:
        """Modules from elsewhere, compiled by copy in this order; the last one comes back.

        A module that has a global called `kernel`, `encode`, `resampling`, or as a module before it in the list, finds
        the compiled one there. Only the functions named in `entries` can be called from Python.
        """
        callee = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        parts = dict(self._parts)
        with _cache_folder(self.spec, modules):
            for module in modules:
                bound = bind(
                    module,
                    {name: part for name, part in parts.items() if hasattr(module, name)},
                    self._known,
                    lambda function: (_entry_point if function.__name__ in entries else callee)(function),
                )
                parts[module.__name__.rpartition(".")[2]] = bound
        return bound

    def compile_entry(self, module: ModuleType, name: str) -> Any:
        """A function of a further module of the game's folder, compiled by copy, to be called from Python."""
        callee = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        with _cache_folder(self.spec):
            bound = bind(
                module,
                known=self._known,
                wrap=lambda function: (_entry_point if function.__name__ == name else callee)(function),
            )
        return getattr(bound, name)

    def fresh(self, players: int, box: Any) -> np.ndarray[Any, Any]:
        """An array of one record: a game that has just been set up."""
        state = self.spec.state()
        self.spec.kernel.setup(state, box, players)
        return arrays.to_array(state)

    def scratch(self) -> np.ndarray[Any, Any]:
        """Working memory of a random playout. Fields of a record cost no reference counting in compiled code."""
        size = self.spec.buffer_size
        return np.zeros(1, [("g", np.int64, 4), ("codes", np.int64, size), ("weights", np.int64, size)])


@cache
def compiled(name: str) -> CompiledGame:
    """The compiled form of a game. Functions compile, or load from the cache, when they are first called."""
    return CompiledGame(registry.spec(name))


def _helpers(module: ModuleType) -> list[ModuleType]:
    """Modules of the same game whose functions `module` imports and that are not compiled on their own."""
    package = module.__name__.rpartition(".")[0]
    own = {f"{package}.{name}" for name in ("kernel", "encode", "resample")}
    found = {
        value.__module__: inspect.getmodule(value)
        for value in vars(module).values()
        if inspect.isfunction(value) and value.__module__.startswith(f"{package}.")
    }
    return [helper for name, helper in found.items() if name not in own and helper]


def _entry_point(function: Any) -> Any:
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, cache=True)(function)
    compile_as_usual = dispatcher.compile

    def compile_lightly(signature: Any) -> Any:
        with _settings(OPT=1, LOOP_VECTORIZE=0):
            return compile_as_usual(signature)

    # Rules are short loops and branches: heavy optimisation takes 3 s more and gains nothing.
    dispatcher.compile = compile_lightly
    return dispatcher


@contextmanager
def _settings(**values: Any) -> Iterator[None]:
    """Numba's settings are global: set some for the time being, so that a user's own code keeps his."""
    before = {name: getattr(config, name) for name in values}
    for name, value in values.items():
        setattr(config, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(config, name, value)


@contextmanager
def _cache_folder(spec: GameSpec, further: Sequence[ModuleType] = ()) -> Iterator[None]:
    """Numba reads its cache folder when a function is decorated; set it for that long."""
    root = Path(os.environ.get("SPLITTABLE_CACHE") or platformdirs.user_cache_dir("splittable")) / spec.name
    folder = _kept_folder(root, _fingerprint(spec))
    if further:  # what is compiled on top of the rules has a folder of its own inside theirs
        family = "-".join(module.__name__.rpartition(".")[2] for module in further)
        folder = _kept_folder(folder / family, _hash([Path(inspect.getfile(module)) for module in further]))
    with _settings(CACHE_DIR=str(folder)):
        yield


def _kept_folder(root: Path, name: str) -> Path:
    """A folder of `root`, made if need be; the oldest of the others go."""
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    caches = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in caches[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _fingerprint(spec: GameSpec) -> str:
    sources = sorted(spec.folder.glob("*.py"))
    sources += [Path(inspect.getfile(module)) for module in (rng, playout, bind_module, loops)]
    sources.append(Path(__file__))
    return _hash(sources)


def _hash(sources: list[Path]) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} bounds {config.BOUNDSCHECK}".encode())
    for source in sources:
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
