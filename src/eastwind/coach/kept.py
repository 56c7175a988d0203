"""Valuable parts that a hand keeps after a discard, counted on its tiles and looked up in the rules."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.explain import Position
from eastwind.explain.templates import template_hands
from eastwind.rules.compiled import WONDERS
from eastwind.scoring.hand import WHOLE_SIZE
from eastwind.table.hands_at_end import hand_record
from eastwind.tiles.kinds import EAST, HONOURS, ORPHANS, PLAIN_KINDS, RANKS, WHITE
from eastwind.tiles.notation import kinds_in
from eastwind.traditions.classical.patterns import Pattern

_SUITS: Final = 3
_PAIR: Final = 2
_ORPHANS: Final = kinds_in(ORPHANS)


@dataclass(frozen=True, slots=True)
class KeptHand:
    """Hand after a discard.

    :ivar doublings: doublings of its sets of honours, and of its pairs of them if they become sets; :ivar pairs: kinds held twice
        or more; :ivar outside: tiles outside its longest suit, honours left out, its sets on the table included; −1 where one
        suit doubles nothing; :ivar to_limit: tiles missing to the nearest limit hand whose form is written in the rules;
        `WHOLE_SIZE` where there is none.
    """

    doublings: int
    pairs: int
    outside: int
    to_limit: int


def kept_after(position: Position, kind: int) -> KeptHand:
    """Return the hand that is kept where the seat in turn discards a tile of a kind."""
    counts = position.concealed.copy()
    counts[kind] -= 1
    hand: Any = hand_record(position.use.compiled, position.record, position.seat)
    return KeptHand(
        doublings=_doublings(position, hand, counts),
        pairs=int((counts >= _PAIR).sum()),
        outside=_outside(position, hand, counts),
        to_limit=_to_limit(position, hand, counts),
    )


def _doublings(position: Position, hand: Any, counts: npt.NDArray[np.uint8]) -> int:
    doubles = position.use.compiled.doubles
    laid = {int(row[1]) for row in hand.melds[: int(hand.meld_count)]}
    found = 0
    for kind in range(HONOURS, PLAIN_KINDS):
        if counts[kind] < _PAIR and kind not in laid:
            continue
        if kind >= WHITE:
            found += int(doubles[Pattern.DRAGON_SET])
        else:
            found += int(doubles[Pattern.OWN_WIND_SET]) * (kind - EAST == int(hand.seat_wind))
            found += int(doubles[Pattern.PREVAILING_WIND_SET]) * (kind - EAST == int(hand.round_wind))
    return found


def _outside(position: Position, hand: Any, counts: npt.NDArray[np.uint8]) -> int:
    if not int(position.use.compiled.doubles[Pattern.ONE_SUIT_WITH_HONOURS]):
        return -1
    held = [int(counts[RANKS * suit : RANKS * (suit + 1)].sum()) for suit in range(_SUITS)]
    for row in hand.melds[: int(hand.meld_count)]:
        if row[1] < HONOURS:
            held[int(row[1]) // RANKS] += 3
    return sum(held) - max(held)


def _to_limit(position: Position, hand: Any, counts: npt.NDArray[np.uint8]) -> int:
    if int(hand.meld_count):
        return WHOLE_SIZE
    hands = template_hands(position.use, int(hand.seat_wind))
    kept = int(np.minimum(hands, counts).sum(axis=1, dtype=np.int64).max()) if len(hands) else 0
    if int(position.use.compiled.shapes) & WONDERS:
        held = counts[list(_ORPHANS)]
        kept = max(kept, int((held > 0).sum()) + int((held >= _PAIR).any()))
    return WHOLE_SIZE - kept
