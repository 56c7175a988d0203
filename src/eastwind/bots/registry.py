"""Registry of the bots. Code that offers, names, seats or counts bots takes them from a registry.

bots = BUILT_IN.having(as_bot(tidy))
bots.find("tidy").player()
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from eastwind.bots.built_in import COMPILED
from eastwind.bots.choosing import choose_action
from eastwind.bots.player import Asked, BotError, BotFault, Player
from eastwind.bots.tempers import temper_of
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.table.actions import WORDS
from eastwind.table.layout import Phase, TableRecord
from eastwind.tiles.chance import Chance

#: Number of a bot that is not compiled.
OUTSIDE: Final = -1
#: Pattern of a bot's name, which is used in messages, records, tables of hands and command lines.
NAME: Final = r"[A-Za-z][A-Za-z0-9_-]{0,39}"
#: Names that no bot may have: they denote the occupants of seats without a bot.
_TAKEN: Final = frozenset({"person", "nobody"})

#: Bot, or anything that can become one: its name, a player's class, a player, a function that answers a question.
AnyBot: TypeAlias = "Bot | str | Player | Callable[[], Player] | Callable[[Asked], int]"


@dataclass(frozen=True, slots=True)
class Bot:
    """Row of the registry.

    :ivar name: also its title where no text names it; :ivar player: makes a player for one seat of one match.
    :ivar number: in compiled code; `OUTSIDE` if it is not compiled; :ivar sits_down: whether it plays at tables with people.
    :ivar made_of: object that the caller gave; it distinguishes two bots of one name.
    :raises BotError: for a name that cannot be one.
    """

    name: str
    player: Callable[[], Player] = field(compare=False)
    number: int = OUTSIDE
    sits_down: bool = True
    made_of: object = None

    def __post_init__(self) -> None:
        if not re.fullmatch(NAME, self.name) or self.name in _TAKEN:
            raise BotError(
                f"expected a name of letters, digits, - and _ that begins with a letter, found {self.name!r}"
            )

    @property
    def compiled(self) -> bool:
        return self.number != OUTSIDE

    def answer(self, player: Player, asked: Asked) -> int:
        """Return the action of a player of this bot, which is one that was offered.

        :raises BotFault: if it fails.
        """
        if len(asked.offered) == 1:
            return asked.offered[0]
        try:
            action = player.choose(asked)
        except Exception as error:
            raise BotFault(self.name, f"raised {type(error).__name__}: {error}", asked) from error
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise BotFault(self.name, f"answered {action!r}, expected the number of an action", asked)
        if action not in asked.offered:
            raise BotFault(self.name, f"played {WORDS.get(int(action), repr(action))!r}", asked)
        return int(action)


class _CompiledPlayer:
    """Compiled bot for callers in Python."""

    def __init__(self, number: int) -> None:
        self._number: Final = number

    def choose(self, asked: Asked, /) -> int:
        rules, temper = asked.rules, temper_of(asked.rules)
        return int(choose_action(lookup(), rules, temper, asked.view, asked.seat, self._number, asked.chance))


class _FunctionPlayer:
    """Player that answers by a function."""

    def __init__(self, choose: Callable[[Asked], int]) -> None:
        self._choose: Final = choose

    def choose(self, asked: Asked, /) -> int:
        return self._choose(asked)


class Registry:
    """Bots by name, the weakest first; those that were added come after the built-in ones."""

    def __init__(self, rows: Iterable[Bot]) -> None:
        """:raises BotError: if two have one name."""
        self._rows: Final[dict[str, Bot]] = {}
        for row in rows:
            if row.name in self._rows:
                raise BotError(f"there is a bot called {row.name!r} already")
            self._rows[row.name] = row

    def __iter__(self) -> Iterator[Bot]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, name: object) -> bool:
        return name in self._rows

    def find(self, name: str) -> Bot:
        """:raises BotError: if there is none of that name."""
        row = self._rows.get(name)
        if row is None:
            raise BotError(f"no such bot: {name!r} (expected one of {', '.join(self._rows)})")
        return row

    def having(self, *more: Bot) -> "Registry":
        """Return a registry of the same bots and others.

        :raises BotError: if one of them has a name that is taken.
        """
        return Registry([*self, *more])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._rows)

    @property
    def levels(self) -> tuple[str, ...]:
        """Names of those that sit down with people."""
        return tuple(row.name for row in self if row.sits_down)


def _row(number: int, name: str, sits_down: bool) -> Bot:
    return Bot(name, lambda: _CompiledPlayer(number), number, sits_down)


BUILT_IN: Final = Registry(_row(number, bot.name, bot.sits_down) for number, bot in enumerate(COMPILED))
#: Bot that plays where none is named, for a player who is away, and for a bot that fails: it plays under any rules.
STAND_IN: Final = "club"


def as_bot(given: AnyBot, name: str = "", known: Registry = BUILT_IN) -> Bot:
    """Return the bot of a name; or a new one of a function, of a player, or of a class whose instances are players.

    `name`: name of a new one; otherwise its own attribute `name`, or its name in its module.

    :raises BotError: if there is no such bot, or `given` is nothing that can play.
    """
    if isinstance(given, Bot):
        return given
    if isinstance(given, str):
        return known.find(given)
    thing: Any = given
    called = name or getattr(thing, "name", "") or getattr(thing, "__name__", "") or type(thing).__name__
    if isinstance(thing, type):
        if not callable(getattr(thing, "choose", None)):
            raise BotError(f"expected a method `choose` in the class {thing.__name__}, which is to be a bot")
        return Bot(called, thing, made_of=thing)
    if callable(getattr(thing, "choose", None)):
        return Bot(called, lambda: thing, made_of=thing)
    if callable(thing):
        return Bot(called, lambda: _FunctionPlayer(thing), made_of=thing)
    raise BotError(
        f"expected a bot's name, a function, or a class or an object with a method `choose`; found {given!r}"
    )


def seat_of(view: TableRecord) -> int:
    """Return the seat that a masked record was made for, while a hand is in play.

    :raises BotError: if the record is not masked for one seat.
    """
    seen = [seat for seat in range(4) if not view.hidden[seat] and any(view.hands[seat])]
    if len(seen) != 1 or Phase(view.phase).is_over:
        raise BotError(f"expected a record masked for one seat while a hand is in play; {len(seen)} hands lie open")
    return seen[0]


def choose(level: str, rules: Rules, view: TableRecord, chance: Chance) -> int:
    """Return the action that a compiled bot plays, of those that `view`, a masked record, offers to its seat.

    `chance` is the bot's only source of randomness (`eastwind.tiles.chance.chance`); the same view and the same state give
    the same choice.

    :raises BotError: if there is no such bot, the record is not masked for one seat, or that seat is not asked.
    """
    bot = BUILT_IN.find(level)
    seat = seat_of(view)
    action = int(choose_action(lookup(), rules, temper_of(rules), view, seat, bot.number, chance))
    if action < 0:
        raise BotError(f"seat {seat} is not asked for anything now")
    return action
