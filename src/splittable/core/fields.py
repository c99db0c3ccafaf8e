"""The field table of a game: one class body yields the plain shape here and the NumPy record in `fast`."""

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, Self


class Field(NamedTuple):
    shape: tuple[int, ...]
    dtype: str


def field(*shape: int, dtype: str = "int8") -> Any:
    """An integer field, or an array of integers of this shape (at most two dimensions)."""
    if len(shape) > 2:
        raise TypeError(f"a field has at most two dimensions, got shape {shape}")
    return Field(shape, dtype)


class _StructType(type):
    """Turns the `name = field(...)` lines of a class body into slots and a table of fields."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "_StructType":
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        body = {key: value for key, value in namespace.items() if key not in fields}
        body["__slots__"] = tuple(fields)
        cls = super().__new__(mcs, name, bases, body)
        inherited = {key: value for base in bases for key, value in getattr(base, "FIELDS", {}).items()}
        cls.FIELDS = inherited | fields  # type: ignore[attr-defined]
        return cls


class Struct(metaclass=_StructType):
    """A small object whose fields are integers and (nested) lists of integers, all zero at first."""

    FIELDS: ClassVar[dict[str, Field]]

    def __init__(self) -> None:
        for name, (shape, _) in self.FIELDS.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Self:
        new = object.__new__(type(self))
        for name, (shape, _) in self.FIELDS.items():
            value = getattr(self, name)
            if len(shape) == 1:
                value = value[:]
            elif shape:
                value = [row[:] for row in value]
            setattr(new, name, value)
        return new

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        for name in self.FIELDS:
            yield name, getattr(self, name)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(other, name) == value for name, value in self)

    __hash__ = None  # type: ignore[assignment]  # states change in place

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
