"""The field table of a game: one class body defines the plain object here and the NumPy record in `fast`."""

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, Self

from splittable.core.marks import Mark


class Field(NamedTuple):
    shape: tuple[int, ...]
    dtype: str
    known: Mark | None


def field(*shape: int, dtype: str = "int8", known: Mark | None = None) -> Any:
    """An integer field, or an array of integers of this shape (at most two dimensions).

    `known` says who may know it: states need it, components don't.
    """
    if len(shape) > 2:
        raise TypeError(f"a field has at most two dimensions, got shape {shape}")
    return Field(shape, dtype, known)


def generated(name: str, parameters: str, lines: list[str], names: dict[str, Any] | None = None) -> Any:
    """A function with these lines, which can use `names`."""
    namespace: dict[str, Any] = dict(names or {})
    body = "".join(f"    {line}\n" for line in lines) or "    pass\n"
    exec(f"def {name}({parameters}):\n{body}", namespace)
    return namespace[name]


def zeros(shape: tuple[int, ...]) -> str:
    """Source of an empty value of this shape."""
    if not shape:
        return "0"
    row = f"[0] * {shape[-1]}"
    return row if len(shape) == 1 else f"[{row} for _ in range({shape[0]})]"


def copied(value: str, shape: tuple[int, ...]) -> str:
    """Source of a copy of `value`."""
    if not shape:
        return value
    return f"{value}[:]" if len(shape) == 1 else f"[row[:] for row in {value}]"


class _StructType(type):
    """Turns the `name = field(...)` lines of a class body into slots and a table of fields."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "_StructType":
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        body = {key: value for key, value in namespace.items() if key not in fields}
        body["__slots__"] = tuple(fields)
        cls = super().__new__(mcs, name, bases, body)
        inherited = {key: value for base in bases for key, value in getattr(base, "FIELDS", {}).items()}
        table = inherited | fields
        cls.FIELDS = table  # type: ignore[attr-defined]
        # Creating and copying states is most of the work of plain play. Generated code is several times as fast as
        # a loop over the table of fields; `dataclasses` does the same.
        fresh = [f"self.{key} = {zeros(value.shape)}" for key, value in table.items()]
        copies = [f"new.{key} = {copied(f'self.{key}', value.shape)}" for key, value in table.items()]
        type.__setattr__(cls, "__init__", generated("__init__", "self", fresh))
        type.__setattr__(cls, "_copy_to", generated("_copy_to", "self, new", copies))
        return cls


class Struct(metaclass=_StructType):
    """A small object whose fields are integers and (nested) lists of integers, all zero at first."""

    FIELDS: ClassVar[dict[str, Field]]

    def __init__(self) -> None:
        """Replaced by generated code for the fields of each class."""

    def _copy_to(self, new: Self) -> None:
        """Replaced in the same way."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        self._copy_to(new)
        return new

    def __reduce__(self) -> Any:
        return _restore, (type(self), tuple(value for _, value in self))

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        for name in self.FIELDS:
            yield name, getattr(self, name)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(other, name) == value for name, value in self)

    __hash__ = None  # type: ignore[assignment]  # states change in place

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"


class Same:
    """A struct that changes no more, as a key of caches: it equals only itself."""

    __slots__ = ("struct",)

    def __init__(self, struct: Struct) -> None:
        self.struct = struct

    def __eq__(self, other: object) -> bool:
        return type(other) is Same and other.struct is self.struct

    def __hash__(self) -> int:
        return id(self.struct)


def _restore(kind: type[Struct], values: tuple[Any, ...]) -> Struct:
    new = object.__new__(kind)
    for name, value in zip(kind.FIELDS, values, strict=True):
        setattr(new, name, value)
    return new
