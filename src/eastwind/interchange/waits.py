"""Waits of a hand outside the game, and the worth of the hand with each."""

from dataclasses import replace
from typing import Final

from eastwind.explain.obstacles import obstacles_to_hand
from eastwind.explain.waits import Wait, Worth, completing, useful
from eastwind.interchange.nearness import Nearness
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source
from eastwind.tiles.kinds import COPIES
from eastwind.traditions.hand_score import hand_score_of

#: Events of a hand that was dealt complete, which has no last tile: they do not apply to a hand that still waits.
_AT_THE_DEAL: Final = Happening.HEAVENLY | Happening.EARTHLY


def waits_of(near: Nearness) -> tuple[Wait, ...]:
    """Return the kinds that complete thirteen tiles, if any tile is left, with their worth in each way to win with them."""
    return tuple(_wait(near, kind, left) for kind in near.waits if (left := _left(near, kind)) > 0)


def useful_of(near: Nearness) -> tuple[Wait, ...]:
    """Return the kinds that bring thirteen tiles nearer to a win, if any tile is left."""
    return tuple(useful(kind, left) for kind in near.useful if (left := _left(near, kind)) > 0)


def completed(near: Nearness, kind: int, source: Source) -> Hand:
    """Return the hand as won with one more tile."""
    hand = near.hand
    events = hand.events & ~_AT_THE_DEAL
    return replace(
        hand, concealed=(*hand.concealed, kind), last=kind, source=source, won=True, surplus=0, events=events
    )


def _left(near: Nearness, kind: int) -> int:
    """Return the number of tiles of a kind that the hand does not hold itself, its melds on the table included."""
    return COPIES - int(near.counts[kind]) - sum(meld.tiles.count(kind) for meld in near.hand.melds)


def _wait(near: Nearness, kind: int, left: int) -> Wait:
    by_discard = _worth(near, completed(near, kind, Source.DISCARD))
    return completing(kind, left, by_discard, _worth(near, completed(near, kind, Source.WALL)))


def _worth(near: Nearness, hand: Hand) -> Worth:
    bill = hand_score_of(near.use.compiled, hand)
    if bill.won:
        return bill.total, ()
    return None, tuple(obstacle.kind for obstacle in obstacles_to_hand(near.use, hand))
