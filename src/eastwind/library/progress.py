"""A line that says how far a long piece of work is, how fast it goes and how long it will still take."""

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

from eastwind.words import text

_WIDTH: Final = 24
_FULL: Final = "█"
#: Eighths of a block, for what is not a whole one yet.
_PARTS: Final = " ▏▎▍▌▋▊▉"
_EVERY_SECONDS: Final = 0.1
#: Where nobody watches, a line now and then is enough.
_EVERY_PART: Final = 10


class Progress:
    """Says on standard error how many of so many are done: on a terminal in one line that is written anew."""

    def __init__(
        self,
        whole: int,
        language: str,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
        words: str = "cli-simulate-progress",
    ) -> None:
        """:param words: the text that says it: of hands, where nothing else is named."""
        self._whole: Final = whole
        self._language: Final = language
        self._message: Final = words
        self._stream: Final = stream or sys.stderr
        self._clock: Final = clock
        self._watched: Final = self._stream.isatty()
        self._begun: Final = clock()
        self._told_at = float("-inf")
        self._told_part = 0
        self._width = 0

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return self._clock() - self._begun

    def show(self, done: int) -> None:
        """Tells how many are done, though not more often than anybody could read."""
        now = self._clock()
        if self._watched:
            if now - self._told_at >= _EVERY_SECONDS or done == self._whole:
                self._told_at = now
                self._write(self._line(done))
        elif (part := done * _EVERY_PART // self._whole) > self._told_part:
            self._told_part = part
            print(self._words(done), file=self._stream, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        if self._watched and self._width:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _write(self, line: str) -> None:
        self._stream.write(f"\r{line.ljust(self._width)}")
        self._stream.flush()
        self._width = len(line)

    def _line(self, done: int) -> str:
        eighths = done * _WIDTH * 8 // self._whole
        bar = _FULL * (eighths // 8) + (_PARTS[eighths % 8] if eighths % 8 else "")
        return f"▕{bar.ljust(_WIDTH)}▏ {self._words(done)}"

    def _words(self, done: int) -> str:
        rate = done / max(self.seconds, 1e-9)
        left = (self._whole - done) / rate if rate else 0.0
        return text(
            self._language,
            self._message,
            percent=done * 100 // self._whole,
            rate=round(rate),
            left=duration(left),
        )


def duration(seconds: float) -> str:
    """`0:42`, `12:05`, `1:02:03`."""
    whole = round(seconds)
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
