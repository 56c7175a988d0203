"""Random player for tests of rule sets: sensible enough to win often, wild enough to reach every situation.

It sees only its own hand and the actions offered to it.
"""

from typing import Final

import numpy as np

from eastwind.hands.distance import best_discards
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import shapes_of
from eastwind.table import Table, actions
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.shuffle import Stream

#: Best discards in a hundred discards, and claims of a set made in a hundred chances.
_SENSE: Final = 80
_EAGERNESS: Final = 40


class RandomPlayer:
    """Player of every seat: wins when it can, lays out every bonus tile, often makes the best discard, else acts by chance."""

    def __init__(self, rules: Rules, stream: Stream) -> None:
        self._rules: Final = rules
        self._stream: Final = stream
        self._best: Final = np.zeros(1, np.int8)

    def choose(self, table: Table) -> tuple[int, int]:
        """Return (a seat that must act or answer, one of the actions offered to it)."""
        waiting = table.waiting_for
        seat = waiting[self._stream.below(len(waiting))]
        offered = table.offered(seat)
        if actions.MAHJONG in offered:
            return seat, actions.MAHJONG
        if actions.PASS in offered:
            return seat, self._answer(offered)
        if self._stream.below(100) < _SENSE:
            best = self._best_discard(table, seat)
            fitting = [action for action in offered if actions.discard_of(action) == best]
            if fitting:
                return seat, fitting[self._stream.below(len(fitting))]
        return seat, offered[self._stream.below(len(offered))]

    def _answer(self, offered: list[int]) -> int:
        claims = [action for action in offered if action != actions.PASS]
        if claims and self._stream.below(100) < _EAGERNESS:
            return claims[self._stream.below(len(claims))]
        return actions.PASS

    def _best_discard(self, table: Table, seat: int) -> int:
        counts = np.asarray(table.record.hands)[seat][None, :PLAIN_KINDS].astype(np.uint8)
        best_discards(lookup(), counts, int(table.record.meld_count[seat]), int(shapes_of(self._rules)), self._best)
        return int(self._best[0])
