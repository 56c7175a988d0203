"""Progress line of a long computation: percentage, rate and remaining time."""

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

from eastwind.words import text

_WIDTH: Final = 24
_FULL: Final = "█"
#: Eighths of a block, for the part of the bar that does not fill one.
_PARTS: Final = " ▏▎▍▌▋▊▉"
_EVERY_SECONDS: Final = 0.1
#: Number of lines in all where the output is not a terminal.
_EVERY_PART: Final = 10


class Progress:
    """Progress display on standard error; on a terminal it is one line that is overwritten."""

    def __init__(
        self,
        whole: int,
        language: str,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
        words: str = "cli-simulate-progress",
    ) -> None:
        """Start the clock.

        :param whole: number of items in all; :param words: id of the text of the line, by default that of hands.
        """
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
        """Time since the start, in seconds."""
        return self._clock() - self._begun

    def show(self, done: int) -> None:
        """Show the number of items done, at most ten times a second on a terminal, else ten times in all."""
        now = self._clock()
        if self._watched:
            if now - self._told_at >= _EVERY_SECONDS or done == self._whole:
                self._told_at = now
                self._write(self._line(done))
        elif (part := done * _EVERY_PART // self._whole) > self._told_part:
            self._told_part = part
            print(self._words(done), file=self._stream, flush=True)

    def clear(self) -> None:
        """Remove the line from a terminal."""
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
    """Return a duration as text, like `0:42`, `12:05` or `1:02:03`."""
    whole = round(seconds)
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
