"""`Sealed`: an immutable table of values, which can be copied and handed to other processes."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Sealed(Mapping[K, V]):
    """Immutable mapping that, unlike Python's read-only view of one, goes through `pickle` and `copy.deepcopy`.

    >>> Sealed({"points": 2})
    Sealed({'points': 2})
    >>> Sealed({"points": 2}) == {"points": 2}
    True
    """

    __slots__ = ("_inner",)

    def __init__(self, mapping: Mapping[K, V]) -> None:
        self._inner = dict(mapping)

    def __getitem__(self, key: K) -> V:
        return self._inner[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._inner)

    def __len__(self) -> int:
        return len(self._inner)

    def __contains__(self, key: object) -> bool:
        return key in self._inner

    def __hash__(self) -> int:
        return hash(frozenset(self._inner.items()))

    def __reduce__(self) -> "tuple[type[Sealed[K, V]], tuple[dict[K, V]]]":
        return type(self), (self._inner,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._inner!r})"
