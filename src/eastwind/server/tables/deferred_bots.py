"""Bots that cannot play yet: as long as the engine is interpreted they would keep all waiting."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal


class NotYetPlayed(Refusal):
    """Error for a bot that cannot play yet."""


@dataclass(frozen=True, slots=True)
class NotYet:
    """Bots of some levels that cannot play yet.

    :ivar left: seconds that are left until they can, roughly.
    """

    levels: frozenset[str]
    left: Callable[[], int]

    def check(self, level: str) -> None:
        """:raises NotYetPlayed: if a bot of this level cannot play yet."""
        if level in self.levels:
            expected = "to be asked again once the engine is compiled"
            raise NotYetPlayed(ErrorCode.PREPARING, expected, level, retry_after=max(self.left(), 1))


NOTHING_WAITS: Final = NotYet(frozenset(), lambda: 0)
