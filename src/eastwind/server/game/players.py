"""Who plays the seats that no person sits on."""

from collections.abc import Callable, Sequence
from typing import Protocol

from eastwind import bots
from eastwind.rules.compiled import Rules
from eastwind.server.game.chance import new_bot_seed
from eastwind.table import TableRecord
from eastwind.tiles.chance import chance


class Player(Protocol):
    """Plays one seat. It sees what the seat may know, never the table."""

    def choose(self, rules: Rules, view: TableRecord, offered: Sequence[int]) -> int:
        """One of the offered actions. `view`: the table's record masked for the seat, which is asked now."""


#: Makes a player of a level ("novice", "club"). Tests bring their own to the app's factory.
Players = Callable[[str], Player]


class BotPlayer:
    """A bot of `eastwind.bots`, with chance of its own."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._chance = chance(new_bot_seed())

    def choose(self, rules: Rules, view: TableRecord, offered: Sequence[int]) -> int:
        return int(bots.choose(self._level, rules, view, self._chance))
