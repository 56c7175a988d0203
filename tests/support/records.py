"""A table's record written past the engine, as tests need it that deal hidden tiles anew."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from eastwind.hands.distance import set_keys
from eastwind.tiles.kinds import KINDS


def kinds_in(counts: Iterable[int]) -> int:
    """The kinds that are there, as bits of one number; `counts` by kind."""
    return sum(1 << kind for kind, count in enumerate(counts) if count)


def give_hand(record: Any, seat: int, tiles: list[int]) -> None:
    """A seat has these tiles and no others in its hand, in all the ways in which the record keeps a hand."""
    record.hands[seat] = np.bincount(tiles, minlength=KINDS)
    set_keys(record.hands[seat], record.keys[seat])
    record.held[seat] = kinds_in(record.hands[seat])
