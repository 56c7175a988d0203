"""Rate limits per seat, per visitor and in total."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from eastwind.server.limits.allowance import Allowances
from eastwind.server.settings import Limits
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal


class Counted(StrEnum):
    """Actions that one process counts for all of a database: rare ones, and those that more processes would allow more often."""

    OPENING = "opening"
    WRITING = "writing"
    #: Tried six-letter codes; and codes tried last that were right, or were never looked up.
    GUESSING = "guessing"
    NOT_WRONG = "not-wrong"


R = TypeVar("R")

#: Name under which what all visitors do together is counted.
_ALL: Final = ""

#: Key of a connection's scope for the guess that the relay counted before looking where to forward it, or for its refusal.
GUESS: Final = "eastwind.guess"


@dataclass(slots=True)
class Guess:
    """Try of a six-letter code, as it was counted.

    :ivar here: whether at this process, as the one that counts for all did not answer, or there is none.
    :ivar is_open: whether it is still unknown if the code is right.
    :ivar is_counted: false where the process that forwarded the visitor here has counted it.
    """

    visitor: str
    here: bool
    is_open: bool = True
    is_counted: bool = True


#: Counts one action of a visitor at the process responsible; None where it is this one, or where it does not answer.
Elsewhere = Callable[[Counted, str], Awaitable[float | None]]


class RateLimits:
    """Rate limits of one server: all sockets of a seat share one allowance, and so do all seats of a visitor."""

    def __init__(
        self,
        limits: Limits,
        elsewhere: Elsewhere | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """:param clock: seconds from any moment on; :param sleep: waits for a number of them, where codes are tried."""
        self._elsewhere: Final = elsewhere
        self._sleep: Final = sleep
        self._wrong_codes: Final = Allowances(limits.wrong_codes, clock)
        self._telling: Final[set[asyncio.Future[float | None]]] = set()
        self.limits: Final = limits
        self._of_seat: Final = Allowances(limits.messages, clock)
        self._of_visitor: Final = Allowances(limits.messages_a_visitor, clock)
        self._books: Final = Allowances(limits.books, clock)
        self._whole_books: Final = Allowances(limits.whole_books, clock)
        self._openings: Final = Allowances(limits.openings, clock)
        self._openings_of_all: Final = Allowances(limits.openings_of_all, clock)
        #: Counts by a name for each: they go along when another process counts on.
        self._counts: Final[Mapping[str, Allowances]] = {
            "seats": self._of_seat,
            "letters": self._wrong_codes,
            "messages": self._of_visitor,
            "books": self._books,
            "whole books": self._whole_books,
            "openings": self._openings,
            "all openings": self._openings_of_all,
        }

    async def message(self, seat: tuple[str, int] | None, visitor: str) -> None:
        """Wait until a message may be answered. `seat`: a table and a seat, None for a client that has not said hello.

        :raises Refusal: if the visitor has so many messages waiting that it would take long.
        """
        patience = self.limits.patience_seconds
        wait = self._of_visitor.take(visitor, patience)
        if wait > patience:
            raise _too_often("fewer messages from one address", wait)
        if seat is not None:
            # one seat has few sockets, and each of them waits for itself
            wait = max(wait, self._of_seat.take(f"{seat[1]} {seat[0]}"))
        if wait:
            await asyncio.sleep(wait)

    async def writing(self, visitor: str) -> None:
        """Wait until a score book that others follow may be written to.

        :raises Refusal: if that would take long.
        """
        wait = await self._taken(Counted.WRITING, visitor)
        if wait > self.limits.patience_seconds:
            raise _too_often("fewer changes of score books from one address", wait)
        if wait:
            await asyncio.sleep(wait)

    async def guess(self, visitor: str) -> Guess:
        """Count a six-letter code before it is looked up, and wait where too many were wrong.

        :raises Refusal: if that would take long.
        """
        found = None if self._elsewhere is None else await self._elsewhere(Counted.GUESSING, visitor)
        guess = Guess(visitor, here=found is None)
        wait = self.take(Counted.GUESSING, visitor) if found is None else found
        if wait > self.limits.patience_seconds:
            raise _too_often("fewer wrong letters from one address", wait)
        if wait:
            try:
                await self._sleep(wait)
            except asyncio.CancelledError:
                self.not_wrong(guess)
                raise
        return guess

    def not_wrong(self, guess: Guess) -> None:
        """Take a guess back where it was counted: the code was right, or was never looked up. Does not block."""
        if not guess.is_open:
            return
        guess.is_open = False
        if not guess.is_counted:
            return
        if guess.here or self._elsewhere is None:
            self.take(Counted.NOT_WRONG, guess.visitor)
            return
        told = asyncio.ensure_future(self._elsewhere(Counted.NOT_WRONG, guess.visitor))
        self._telling.add(told)
        told.add_done_callback(self._telling.discard)

    async def by_code(
        self, visitor: str, look: Callable[[], Awaitable[R]], counted: Guess | Refusal | None = None
    ) -> R:
        """Find a table by its six-letter code. Wrong codes are rate-limited, so that codes cannot be guessed.

        A code is counted before it is looked up: a visitor with too many tries waits with a right code too.

        :param counted: what the relay has found out about that already (`GUESS`).
        :raises Refusal: if that would take long; and all that `look` raises.
        """
        if isinstance(counted, Refusal):
            raise counted
        guess = counted if counted is not None and counted.is_open else await self.guess(visitor)
        try:
            found = await look()
        except Refusal as refusal:
            if refusal.message.code is ErrorCode.NO_SUCH_CODE:
                guess.is_open = False
            raise
        finally:
            self.not_wrong(guess)
        return found

    async def whole_book(self, visitor: str) -> None:
        """Wait until a score book may be sent as a whole.

        :raises Refusal: if that would take long.
        """
        patience = self.limits.patience_seconds
        wait = self._whole_books.take(visitor, patience)
        if wait > patience:
            raise _too_often("fewer whole score books sent to one address", wait)
        if wait:
            await asyncio.sleep(wait)

    async def opening(self, visitor: str) -> None:
        """Wait until a table may be opened.

        :raises Refusal: if that would take long.
        """
        patience = self.limits.patience_seconds
        wait = await self._taken(Counted.OPENING, visitor)
        if wait:
            raise _too_often("fewer tables opened from one address", wait)
        wait = self._openings_of_all.take(_ALL, patience)
        if wait > patience:
            raise _too_often("fewer tables opened at once", wait)
        if wait:
            await asyncio.sleep(wait)

    def take(self, what: Counted, visitor: str) -> float:
        """Count an action at this process and return the seconds until it is allowed; if they are too many, it is not counted."""
        if what is Counted.OPENING:
            return self._openings.take(visitor, 0)
        if what is Counted.GUESSING:
            return self._wrong_codes.take(visitor, self.limits.patience_seconds)
        if what is Counted.NOT_WRONG:
            self._wrong_codes.give_back(visitor)
            return 0.0
        return self._books.take(visitor, self.limits.patience_seconds)

    @property
    def remembered(self) -> dict[str, dict[Hashable, float]]:
        """Used-up allowances by name, as JSON has them: a change of the counting process gives no fresh guesses."""
        return {name: counted.remembered for name, counted in self._counts.items()}

    def recall(self, remembered: Mapping[str, Mapping[Hashable, float]]) -> None:
        """Take over the counts of the process before this one."""
        for name, used_up in remembered.items():
            self._counts[name].recall(used_up)

    async def _taken(self, what: Counted, visitor: str) -> float:
        found = None if self._elsewhere is None else await self._elsewhere(what, visitor)
        return self.take(what, visitor) if found is None else found


def _too_often(expected: str, wait: float) -> Refusal:
    return Refusal(ErrorCode.TOO_OFTEN, expected, "one more", retry_after=math.ceil(wait))
