"""The NumPy form of a field table: one record per state; a batch is an array of records."""

from typing import Any

import numpy as np

from splittable.core.fields import Struct


def dtype_of(kind: type[Struct]) -> np.dtype[Any]:
    return np.dtype([(name, dtype, shape) for name, (shape, dtype) in kind.FIELDS.items()], align=True)


def zeros(kind: type[Struct], count: int = 1) -> np.ndarray[Any, Any]:
    """Working memory: records with these fields, all zero."""
    return np.zeros(count, dtype_of(kind))


def numbers(count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """This many integers, all zero."""
    return np.zeros(count, np.int64)


def to_array(*structs: Struct) -> np.ndarray[Any, Any]:
    """An array of records with the content of these plain structs, which must be of one type."""
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
    struct = kind()
    for name in kind.FIELDS:
        setattr(struct, name, array[name][index].tolist())
    return struct
