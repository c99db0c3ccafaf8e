"""Compile by copy: the functions of a game are copied, the copies compiled, the originals left as they are.

Numba's disk cache does not notice an edit in another file, so its folder is named by a hash of every source
file that goes into the compiled code, and of no other.
"""

import ast
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs

from splittable.core import arguments, playout, registry, rewards, rng
from splittable.core import bind as bind_module
from splittable.core.bind import bind
from splittable.core.fields import Struct
from splittable.core.spec import GameSpec
from splittable.fast import arrays, episodes, loops, single_loops, vector_loops

config: Any = numba.config  # its types know neither the settings nor
njit: Any = numba.njit  # all the flags

COMPILED = (
    rng,
    rewards,
    playout,
    bind_module,
    loops,
    episodes,
    vector_loops,
    single_loops,
)  # next to the game's own files
KEPT_CACHES = 4  # per game: edited rules leave old ones behind


class CompiledGame:
    """A game whose functions run on arrays of records.

    `loops`, `single_loops` and `vector_loops` hold the entry points. They trust what they are given.
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.dtype = arrays.dtype_of(spec.state)
        self._known: dict[Any, Any] = {}
        self._extensions: dict[Any, ModuleType] = {}
        with _cache_folder(spec):
            known = self._known
            # Callees need no Python entry point, and compile faster without one. The small functions of
            # random play are called at every step: force-inlining makes it twice as fast.
            callee = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
            inlined = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
            bind(rng, known=known, wrap=inlined)
            bind(rewards, known=known, wrap=callee)
            parts: dict[str, ModuleType] = {}
            for name in ("kernel", "encode", "resample"):
                module = getattr(spec, name)
                for helper in _helpers(module):
                    bind(helper, known=known, wrap=callee)
                parts[name] = bind(module, known=known, wrap=callee)
            parts["resampling"] = parts.pop("resample")  # the entry point has that name
            parts["playout"] = bind(playout, {"kernel": parts["kernel"]}, known, inlined)
            # Only the entry points are cached on disk: what they call is linked into them.
            self.loops: Any = bind(loops, parts, known, _entry_point)
            parts["episodes"] = bind(episodes, parts, known, callee)
            self.vector_loops: Any = bind(vector_loops, parts, known, _entry_point)
            self.single_loops: Any = bind(single_loops, parts, known, _entry_point)
        self._parts = parts

    def __reduce__(self) -> Any:
        return compiled, (self.spec.name,)

    def extend(self, *modules: ModuleType, entries: Collection[str]) -> Any:
        """Modules of yours, compiled by copy in this order; returns the last one. docs/writing-a-search.md shows how.

        A module's global called `kernel`, `encode`, `resampling`, `playout`, `episodes`, or as a module before it in
        the list, is replaced by the compiled one, and so is what it imports from `core.rng` and `core.rewards`. Only
        the functions named in `entries` can be called from Python. Compiled code is kept until a source changes.
        """
        if not modules or not all(inspect.ismodule(module) for module in modules):
            raise arguments.wrong("modules", "one or more modules", modules)
        names = entries if isinstance(entries, list | tuple | set | frozenset) else ()
        if not names or not all(isinstance(name, str) and hasattr(modules[-1], name) for name in names):
            raise arguments.wrong("entries", f"names of functions of {modules[-1].__name__}", entries)
        if (modules, *entries) not in self._extensions:
            self._extensions[(modules, *entries)] = self._extended(modules, entries)
        return self._extensions[(modules, *entries)]

    def _extended(self, modules: Sequence[ModuleType], entries: Collection[str]) -> ModuleType:
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

    def records(self, state: Any, count: int = 1) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """A state as compiled code takes it: `count` copies of its position, and its components."""
        if getattr(getattr(state, "game", None), "spec", None) is not self.spec:
            raise arguments.wrong("state", f"a state of {self.spec.name}", state)
        positions = [state.position] * arguments.whole_number("count", count, 1, 2**20)
        return arrays.to_array(*positions), arrays.to_array(state.components)

    def compile_entry(self, module: ModuleType, name: str) -> Any:
        """A function of a further module of the game's folder, compiled by copy, to be called from Python."""
        callee = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        with _cache_folder(self.spec, (module,)):
            bound = bind(
                module,
                known=self._known,
                wrap=lambda function: (_entry_point if function.__name__ == name else callee)(function),
            )
        return getattr(bound, name)

    def fresh(self, players: int, box: Any) -> np.ndarray[Any, Any]:
        """An array of one record: a game that has just been set up."""
        players = arguments.whole_number("players", players, self.spec.min_players, self.spec.max_players)
        if not isinstance(box, Struct):
            raise arguments.wrong("box", "the components of a game, as in a state", box)
        state = self.spec.state()
        self.spec.kernel.setup(state, box, players)
        return arrays.to_array(state)

    def results(self) -> list[Any]:
        """The fields that `episodes.settle` fills."""
        seats = self.spec.max_players
        return [
            ("scores", np.int64, seats),
            ("ties", np.int64, seats),
            ("won", np.int64, seats),
            ("paid", np.float64, seats),
        ]

    def scratch(self) -> np.ndarray[Any, Any]:
        """Scratch memory of playouts and episodes. Record fields need no reference counting in compiled code."""
        size = self.spec.buffer_size
        return np.zeros(
            1,
            [
                ("g", np.int64, 4),
                ("codes", np.int64, size),
                ("weights", np.int64, size),
                ("scores", np.int64, self.spec.max_players),
                ("ties", np.int64, self.spec.max_players),
            ],
        )


def compiled(name: str) -> CompiledGame:
    """The compiled form of a game. Functions compile, or load from the cache, when they are first called."""
    return _compiled(registry.spec(name).name)


@cache
def _compiled(name: str) -> CompiledGame:
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

    # Rules are short loops and branches: heavy optimisation takes 3 s longer and gains nothing.
    dispatcher.compile = compile_lightly
    return dispatcher


@contextmanager
def _settings(**values: Any) -> Iterator[None]:
    """Numba's settings are global: change some temporarily, so that user code keeps its own."""
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
    folder = _kept_folder(cache_root() / spec.name, _fingerprint(spec))
    if further:  # what is compiled on top of the rules has a folder of its own inside theirs
        family = "-".join(module.__name__.rpartition(".")[2] for module in further)
        folder = _kept_folder(folder / family, _hash(sources_of(*further)))
    with _settings(CACHE_DIR=str(folder)):
        yield


def cache_root() -> Path:
    return Path(os.environ.get("SPLITTABLE_CACHE") or platformdirs.user_cache_dir("splittable"))


def _kept_folder(root: Path, name: str) -> Path:
    """A folder in `root`, created if necessary; the oldest of the others are deleted."""
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    caches = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in caches[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _fingerprint(spec: GameSpec) -> str:
    rules = [inspect.getmodule(part) for part in (spec.kernel, spec.encode, spec.resample, spec.state)]
    return _hash([*sources_of(*COMPILED, *(module for module in rules if module)), Path(__file__)])


def sources_of(*modules: ModuleType) -> list[Path]:
    """The files of these modules and of all modules of ours, or of their own packages, that they import. Texts and
    views are none of them, so a new sentence compiles nothing again."""
    packages = {"splittable", *(module.__name__.partition(".")[0] for module in modules)}
    found = {module.__name__: Path(module.__file__) for module in modules if module.__file__}  # a script has no spec
    waiting = [name for source in found.values() for name in _imports_of(source)]
    while waiting:
        name = waiting.pop()
        is_ours = name not in found and name.partition(".")[0] in packages
        place = importlib.util.find_spec(name) if is_ours else None
        if place is not None and place.origin is not None:
            found[name] = Path(place.origin)
            waiting += _imports_of(found[name])
    return [found[name] for name in sorted(found)]


@cache
def _imports_of(source: Path) -> list[str]:
    """The modules that a file imports something from, at its top or in a function."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            names += [name for name in inside if name in sys.modules] or [node.module]
    return names


def _hash(sources: list[Path]) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} bounds {config.BOUNDSCHECK}".encode())
    for source in sources:
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
