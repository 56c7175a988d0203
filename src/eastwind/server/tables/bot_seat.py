"""Players of the seats that no person sits on.

A bot that a user brought may fail: raise an error, answer with something illegal, take too long. Then a built-in bot plays
on in its place to the end of the match, and the log and the seat's view say so.
"""

import logging
import threading
from typing import Final

from eastwind.bots import BUILT_IN, STAND_IN, Asked, BotError, BotFault, Player, Registry
from eastwind.server.match.chance import new_bot_seed
from eastwind.table import Table
from eastwind.tiles.chance import chance

_log: Final = logging.getLogger(__name__)
#: Seconds by which the first answer may take longer than the others: a bot may have to read what it has learnt.
_BEGIN_SECONDS: Final = 30.0


class BotSeat:
    """Bot at a table.

    :ivar stand_in: the level that plays since the seat's own bot failed; None while it plays itself.
    :ivar rng: its chance.
    """

    def __init__(self, bots: Registry, level: str, seconds: float) -> None:
        """`seconds`: time that a bot that is not compiled may take for an answer."""
        self.rng: Final = chance(new_bot_seed())
        self._seconds: Final = seconds
        self._player: Player | None = None
        self.stand_in: str | None = None
        try:
            self._bot = bots.find(level)
        except BotError as error:
            # kept by a server that knew it
            self._give_up(error)

    @property
    def number(self) -> int:
        """Number of the compiled bot that plays now; `OUTSIDE` for a user's own."""
        return self._bot.number

    @property
    def thinks_long(self) -> bool:
        """Return whether it may take its time: then others are not to wait for it."""
        return not self._bot.compiled

    def choose(self, table: Table, seat: int) -> int:
        """Return what the seat, which is asked now, does."""
        asked = Asked(table.rules, table.seen_by(seat), seat, tuple(table.offered(seat)), self.rng)
        if self._bot.compiled:
            return self._answer(asked)
        try:
            return self._answer_aside(asked)
        except BotFault as fault:
            self._give_up(fault)
        # what the failed one left of its copy is not to be trusted
        return self._answer(Asked(table.rules, table.seen_by(seat), seat, asked.offered, self.rng))

    def _answer(self, asked: Asked) -> int:
        if self._player is None:
            self._player = self._bot.player()
        return self._bot.answer(self._player, asked)

    def _answer_aside(self, asked: Asked) -> int:
        """Ask a player of unknown patience: in a thread of its own, which is left alone when it takes too long.

        :raises BotFault: when it fails.
        """
        seconds = self._seconds if self._player is not None else self._seconds + _BEGIN_SECONDS
        answers: list[int | BaseException] = []

        def ask() -> None:
            try:
                answers.append(self._answer(asked))
            except BaseException as error:  # noqa: BLE001 — told to whoever waits
                answers.append(error)

        thread = threading.Thread(target=ask, name=f"eastwind-bot-{self._bot.name}", daemon=True)
        thread.start()
        thread.join(seconds)
        if not answers:
            raise BotFault(self._bot.name, f"took longer than {seconds:g} seconds", asked)
        answer = answers[0]
        if isinstance(answer, int):
            return answer
        if isinstance(answer, BotFault):
            raise answer
        raise BotFault(self._bot.name, f"raised {type(answer).__name__}: {answer}", asked) from answer

    def _give_up(self, error: BotError | BotFault) -> None:
        self._bot = BUILT_IN.find(STAND_IN)
        self._player = None
        self.stand_in = self._bot.name
        _log.error("%s; a %s bot plays on in its place", error, self.stand_in, exc_info=error.__cause__)
