"""Players of a test's choosing on the bots' seats."""

import random
from collections.abc import Sequence

from eastwind.rules.compiled import Rules
from eastwind.server.game.players import Player
from eastwind.table import TableRecord
from eastwind.table.actions import MAHJONG, PASS


class Shy:
    """Passes whatever it is asked and gives back what it drew, or its first tile."""

    def choose(self, rules: Rules, view: TableRecord, offered: Sequence[int]) -> int:
        if PASS in offered:
            return PASS
        drawn = int(view.drawn)
        return drawn if drawn in offered else offered[-1] if offered[0] == MAHJONG else offered[0]


class Lively:
    """Any legal action; a win is always taken."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, rules: Rules, view: TableRecord, offered: Sequence[int]) -> int:
        return MAHJONG if MAHJONG in offered else self._random.choice(list(offered))


def shy(level: str) -> Player:
    return Shy()


def lively(level: str) -> Player:
    return Lively(7)
