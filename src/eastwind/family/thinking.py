"""Comments of the bird, a bot that thinks aloud, on its actions: reasons that a child can see on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from eastwind.family.reasons import near
from eastwind.table import actions as act

Thought = Literal[
    "take-chow", "take-pung", "take-kong", "leave", "win", "kong", "keep", "put-lonely", "put-other", "bonus"
]

_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Thinking:
    """Comment on an action.

    :ivar tile: the kind that it is about, None for none; :ivar tiles: kinds of the bird's hand that show the reason.
    """

    thought: Thought
    tile: int | None = None
    tiles: tuple[int, ...] = ()


def thought_of(action: int, counts: Sequence[int], drawn: int | None, discard: int | None) -> Thinking | None:
    """Return the comment on an action, None if there is none for it.

    :param counts: the concealed tiles before it, the drawn one included; :param discard: the discard that may be claimed, if any.
    """
    if action == act.MAHJONG:
        return Thinking("win", discard if drawn is None else drawn)
    if action == act.PASS:
        return Thinking("leave", discard)
    if action == act.PUNG:
        return Thinking("take-pung", discard, () if discard is None else (discard,))
    if action == act.KONG:
        return Thinking("take-kong", discard, () if discard is None else (discard,))
    named = act.tile_of(action)
    if act.type_of(action) is act.ActionType.CHOW:
        low = named
        return Thinking("take-chow", discard, tuple(kind for kind in range(low, low + 3) if kind != discard))
    if act.type_of(action) is act.ActionType.FLOWER:
        return Thinking("bonus", named)
    if act.type_of(action) in (act.ActionType.CONCEALED_KONG, act.ActionType.ADDED_KONG):
        return Thinking("kong", named)
    if act.discard_of(action) >= 0:
        return _of_discard(named, counts, drawn)
    return None


def _of_discard(kind: int, counts: Sequence[int], drawn: int | None) -> Thinking:
    if drawn is not None and drawn != kind:
        made = _set_with(drawn, counts)
        if made:
            return Thinking("keep", drawn, made)
    beside = [other for step in (-2, -1, 1, 2) if (other := near(kind, step)) is not None and counts[other]]
    alone = counts[kind] < _PAIR and not beside
    return Thinking("put-lonely" if alone else "put-other", kind)


def _set_with(kind: int, counts: Sequence[int]) -> tuple[int, ...]:
    """Return the kinds of a set that a drawn tile has completed; empty if it has not."""
    if counts[kind] > _PAIR:
        return (kind,)
    for low in (-2, -1, 0):
        row = tuple(near(kind, low + step) for step in range(3))
        if all(other is not None and counts[other] for other in row):
            return tuple(other for other in row if other is not None)
    return ()
