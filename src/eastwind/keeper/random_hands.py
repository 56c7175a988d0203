"""A player for tests of rule sets: sensible enough to win often, wild enough to come everywhere. It sees only what is offered."""

from typing import Final

import numpy as np

from eastwind.hands.distance import best_discards
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import shapes_of
from eastwind.table import Table, actions
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.shuffle import Stream

#: Of a hundred discards so many are the best one; of a hundred chances to claim a set so many are taken.
_SENSE: Final = 80
_EAGERNESS: Final = 40


class RandomPlayer:
    """Plays every seat: wins when it can, lays every bonus tile, otherwise by chance."""

    def __init__(self, rules: Rules, stream: Stream) -> None:
        self._rules: Final = rules
        self._stream: Final = stream
        self._best: Final = np.zeros(1, np.int8)

    def choose(self, table: Table) -> tuple[int, int]:
        """(a seat that must act or answer, one of the actions offered to it)."""
        waiting = table.waiting_for
        seat = waiting[self._stream.below(len(waiting))]
        offered = table.offered(seat)
        if actions.MAHJONG in offered:
            return seat, actions.MAHJONG
        if actions.PASS in offered:
            return seat, self._answer(offered)
        if self._stream.below(100) < _SENSE:
            best = self._best_discard(table, seat)
            fitting = [action for action in offered if action < actions.CONCEALED_KONG and action % PLAIN_KINDS == best]
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
