"""Why a discard completes nothing in a hand, and which of its tiles that is seen by.

The engine has decided that it may not be taken; here the nearest reason is looked for that a child can see.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Why = Literal["wall", "pair-wins-not", "pair", "neighbour", "gap", "honour", "lonely"]

_SUITED: Final = 27
_NUMBERS: Final = 9
#: How far from a tile the two lie with which it makes a chow.
_CHOWS: Final = ({-2, -1}, {-1, 1}, {1, 2})


@dataclass(frozen=True, slots=True)
class Reason:
    """:ivar tiles: kinds in the hand that it is seen by; none where nothing comes near."""

    why: Why
    tiles: tuple[int, ...] = ()


def near(kind: int, step: int) -> int | None:
    """The kind so many numbers further in its suit."""
    if kind >= _SUITED or not 0 <= kind % _NUMBERS + step < _NUMBERS:
        return None
    return kind + step


def reason_for(counts: Sequence[int], discard: int, *, wins_with_pair: bool) -> Reason:
    """:param counts: the concealed tiles by kind; :param wins_with_pair: it would complete the hand by the pair."""
    steps = {step: near(discard, step) for step in (-2, -1, 1, 2)}
    beside = {step: kind for step, kind in steps.items() if kind is not None and counts[kind]}
    if counts[discard] > 1 or any(pair <= beside.keys() for pair in _CHOWS):
        return Reason("wall")
    if counts[discard]:
        return Reason("pair-wins-not" if wins_with_pair else "pair", (discard,))
    if discard >= _SUITED:
        return Reason("honour")
    if next_door := tuple(kind for step, kind in beside.items() if abs(step) == 1):
        return Reason("neighbour", next_door)
    return Reason("gap", tuple(beside.values())) if beside else Reason("lonely")
