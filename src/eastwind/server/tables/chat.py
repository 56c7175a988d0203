"""Phrases that persons say to one another at a table: a few, and not too many of them."""

import math
from typing import Final

from eastwind.server.limits.allowance import Allowances
from eastwind.server.match.clock import Stopwatch
from eastwind.server.settings import Rate
from eastwind.server.wire.company import Phrase, Said
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

#: Rate of phrases of one seat: enough for a greeting and a joke, too few to keep the others from playing.
PHRASES: Final = Rate(4, 0.25)


class Chat:
    """Talk at one table."""

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._allowed: Final = Allowances(PHRASES, stopwatch)

    def said(self, seat: int, phrase: Phrase) -> str:
        """Return the message of a phrase to all who are there.

        :raises Refusal: if the seat has said too much lately.
        """
        wait = self._allowed.take(seat, 0)
        if wait:
            raise Refusal(ErrorCode.TOO_OFTEN, "fewer phrases", phrase, retry_after=math.ceil(wait))
        return Said(seat=seat, phrase=phrase).model_dump_json()
