"""Players of a test's choosing on the bots' seats."""

import random
from collections.abc import Callable
from typing import Final

from eastwind.bots import BUILT_IN, Asked, Bot, Player, Registry
from eastwind.table.actions import MAHJONG, PASS


class Shy:
    """Passes whatever it is asked and gives back what it drew, or its first tile."""

    def choose(self, asked: Asked) -> int:
        offered = asked.offered
        if PASS in offered:
            return PASS
        drawn = int(asked.view.drawn)
        return drawn if drawn in offered else offered[-1] if offered[0] == MAHJONG else offered[0]


class Lively:
    """Any legal action; a win is always taken."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, asked: Asked) -> int:
        return MAHJONG if MAHJONG in asked.offered else self._random.choice(asked.offered)


def played_by(player: Callable[[], Player]) -> Registry:
    """Players of the test's own under the names of the built-in levels."""
    return Registry(Bot(level, player) for level in BUILT_IN.levels)


SHY: Final = played_by(Shy)
LIVELY: Final = played_by(lambda: Lively(7))
