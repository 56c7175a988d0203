"""A log that writes the same message a few times a minute, and then a count: an attack does not fill the disk with it."""

import logging
import time
from collections.abc import Callable
from typing import Final, TextIO

#: Times that a kind of record is written within a number of seconds; further ones are only counted.
_TIMES: Final = 3
_SECONDS: Final = 60.0
#: Most kinds of records that are remembered; one more, and all are forgotten.
_MOST_KINDS: Final = 1000


class Throttled(logging.Filter):
    """Filter that passes the first few records of a kind, and after a minute one with the number of those withheld."""

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


def log_throttled(stream: TextIO | None = None, form: logging.Formatter | None = None) -> None:
    """Log warnings and worse of this process through the filter from now on, to standard error unless another stream is given.

    :param form: format of a line, if not plain text.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(form or logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Throttled())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
