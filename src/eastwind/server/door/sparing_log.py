"""A log that says the same thing a few times a minute, and then how often it was: an attack does not fill the disk with it."""

import logging
import time
from collections.abc import Callable
from typing import Final, TextIO

#: What is said so often within so many seconds is counted from then on.
_TIMES: Final = 3
_SECONDS: Final = 60.0
#: Different things that are kept in mind; with one more all are said anew.
_MOST_KINDS: Final = 1000


class Sparing(logging.Filter):
    """Lets through the first few records of a kind, and after a minute one that says how many there were meanwhile."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        #: By kind: since when, and how many since then.
        self._said: Final[dict[tuple[object, ...], tuple[float, int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        fault = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, record.msg, fault)
        since, times = self._said.get(kind, (now, 0))
        if now - since >= _SECONDS:
            unsaid = times - _TIMES
            if unsaid > 0:
                record.msg = f"{record.getMessage()} (and {unsaid} times more in the last {now - since:.0f} seconds)"
                record.args = ()
            since, times = now, 0
        if kind not in self._said and len(self._said) >= _MOST_KINDS:
            self._said.clear()
        self._said[kind] = since, times + 1
        return times < _TIMES


def log_sparingly(stream: TextIO | None = None, form: logging.Formatter | None = None) -> None:
    """From now on warnings and worse of everything in this process are told so, on standard error where nothing else is given.

    :param form: how a line is written, where not as plain text.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(form or logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
