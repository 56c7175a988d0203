"""Reasons why a discard completes nothing in a hand, with the tiles of the hand that show it.

The engine has decided that the discard may not be claimed; this module finds the nearest reason that a child can see.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Why = Literal["wall", "pair-wins-not", "pair", "neighbour", "gap", "honour", "lonely"]

_SUITED: Final = 27
_NUMBERS: Final = 9
#: Distances of the two tiles with which a tile makes a chow.
_CHOWS: Final = ({-2, -1}, {-1, 1}, {1, 2})


@dataclass(frozen=True, slots=True)
class DiscardReason:
    """Reason why a discard completes nothing.

    :ivar tiles: kinds in the hand that show it; empty if no tile comes near.
    """

    why: Why
    tiles: tuple[int, ...] = ()


def near(kind: int, step: int) -> int | None:
    """Return the kind whose number is `step` higher in the suit; None if there is none, as for honours."""
    if kind >= _SUITED or not 0 <= kind % _NUMBERS + step < _NUMBERS:
        return None
    return kind + step


def reason_for(counts: Sequence[int], discard: int, *, wins_with_pair: bool) -> DiscardReason:
    """Return the reason why a discard completes nothing.

    :param counts: the concealed tiles by kind; :param wins_with_pair: the discard would complete the hand by the pair.
    """
    steps = {step: near(discard, step) for step in (-2, -1, 1, 2)}
    beside = {step: kind for step, kind in steps.items() if kind is not None and counts[kind]}
    if counts[discard] > 1 or any(pair <= beside.keys() for pair in _CHOWS):
        return DiscardReason("wall")
    if counts[discard]:
        return DiscardReason("pair-wins-not" if wins_with_pair else "pair", (discard,))
    if discard >= _SUITED:
        return DiscardReason("honour")
    if next_door := tuple(kind for step, kind in beside.items() if abs(step) == 1):
        return DiscardReason("neighbour", next_door)
    return DiscardReason("gap", tuple(beside.values())) if beside else DiscardReason("lonely")
