"""The NumPy form of a field table: one record per state; a batch is an array of records."""

from typing import Any

import numpy as np

from splittable.core import arguments
from splittable.core.fields import Struct

MOST = 2**28  # records or numbers


def dtype_of(kind: type[Struct]) -> np.dtype[Any]:
    if not getattr(kind, "FIELDS", None):
        raise arguments.wrong("kind", "a field table, such as the state of a game", kind)
    return np.dtype([(name, field.dtype, field.shape) for name, field in kind.FIELDS.items()], align=True)


def zeros(kind: type[Struct], count: int = 1) -> np.ndarray[Any, Any]:
    """Working memory: records with these fields, all zero."""
    return np.zeros(arguments.whole_number("count", count, 0, MOST), dtype_of(kind))


def numbers(count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """This many integers, all zero."""
    return np.zeros(arguments.whole_number("count", count, 0, MOST), np.int64)


def to_array(*structs: Struct) -> np.ndarray[Any, Any]:
    """An array of records with the content of these plain structs, which must be of one type."""
    kinds = {type(struct) for struct in structs}
    if len(kinds) != 1 or not all(issubclass(kind, Struct) for kind in kinds):
        raise arguments.wrong("structs", "one or more structs of one type", structs)
    array = np.zeros(len(structs), dtype_of(type(structs[0])))
    for index, struct in enumerate(structs):
        for name, value in struct:
            found = np.asarray(value)
            base = array.dtype[name].base
            if base.kind == "i" and (found.min() < np.iinfo(base).min or found.max() > np.iinfo(base).max):
                raise OverflowError(f"field {name!r} of {type(struct).__name__} contains a value beyond {base}")
            array[name][index] = found
    return array


def from_array(kind: type[Struct], array: np.ndarray[Any, Any], index: int) -> Struct:
    """The plain struct with the content of one record."""
    if getattr(array, "dtype", None) != dtype_of(kind) or array.ndim != 1:
        raise arguments.wrong("array", f"an array of records of {kind.__name__}", array)
    index = arguments.whole_number("index", index, 0, len(array) - 1)
    struct = kind()
    for name in kind.FIELDS:
        setattr(struct, name, array[name][index].tolist())
    return struct


def signed(seed: int) -> int:
    """A 64-bit seed as compiled code takes it: the same bits as a signed integer."""
    return seed - (1 << 64) if seed >> 63 else seed
