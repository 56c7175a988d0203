"""Somebody who plays and somebody who looks at this and that beside an attack: what they wait says whether it held."""

import asyncio
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

from tests.attack._crowd import Line, Question
from tests.attack._stores import SQLITE, served, tell_store
from tests.server.process import At

#: What a healthy visitor may wait at most, of a hundred times all but once: at the table, and elsewhere.
TABLE_MS: Final = 50.0
ELSEWHERE_MS: Final = 1000.0
_BETWEEN_SECONDS: Final = 0.1
#: Whoever is not answered for so long is not answered.
_PATIENCE_SECONDS: Final = 60.0


@contextmanager
def attacked(url: str | None, store: str = SQLITE, *more: str) -> Iterator[At]:
    """The server at an address, or one over a store that is started where there is none; it can be played at.

    Prints the store. :param more: further options of the server that is started.
    """
    tell_store(store, url)
    if url is None:
        with tempfile.TemporaryDirectory() as folder, served(store, Path(folder), *more) as server:
            yield _ready(server)
    else:
        yield _ready(At(url))


def _ready(server: At) -> At:
    while server.request("GET", "/api/about").get("preparing"):
        time.sleep(1)
    return server


class Healthy:
    """They go on at the pace of quick people; what is asked beside the table is asked on a connection of its own each time.

    :ivar table: the seconds that each action took; :ivar elsewhere: those of each question; :ivar faults: what went wrong.
    """

    def __init__(self, server: At, questions: Sequence[Question], between: float = _BETWEEN_SECONDS) -> None:
        """:param between: seconds from an answer to the next question."""
        self._server: Final = server
        self._questions: Final = questions
        self._between: Final = between
        self._over: Final = threading.Event()
        self.table: Final[list[float]] = []
        self.elsewhere: Final[list[float]] = []
        self.faults: Final[list[str]] = []

    @contextmanager
    def about(self) -> Iterator[None]:
        """For so long they play and ask."""
        threads = [threading.Thread(target=self._watched, args=(work,)) for work in (self._play, self._look_about)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._over.set()
            for thread in threads:
                thread.join()

    def forget(self) -> None:
        """Only what comes from now on counts."""
        self.table.clear()
        self.elsewhere.clear()

    def told(self, name: str | None, attack: str) -> bool:
        """Prints what they waited beside an attack of this name, and what it says of itself. True if they did not wait long."""
        table, elsewhere = _p99(self.table), _p99(self.elsewhere)
        measured = bool(self.table and self.elsewhere)
        held = measured and table <= TABLE_MS and elsewhere <= ELSEWHERE_MS and not self.faults
        median = 1000 * statistics.median(self.table or [0.0])
        said = " ".join([*([] if held else ["too long"]), *dict.fromkeys(self.faults), attack])
        print(f"{name or 'nobody':24} {median:10.1f} {table:10.1f} {elsewhere:14.1f}  {said}", flush=True)
        return held

    def _watched(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 — told with the figures
            self.faults.append(repr(error))

    def _play(self) -> None:
        while not self._over.is_set():
            with self._server.sit(self._server.open()) as seat:
                while not self._over.wait(_BETWEEN_SECONDS) and seat.view["phase"] != "match_over":
                    begun = time.perf_counter()
                    seat.play(1)
                    self.table.append(time.perf_counter() - begun)

    def _look_about(self) -> None:
        asyncio.run(self._ask_one_after_the_other())

    async def _ask_one_after_the_other(self) -> None:
        line = Line(self._server.url, None)
        for question in cycle(self._questions):
            if self._over.is_set():
                return
            begun = time.perf_counter()
            async with asyncio.timeout(_PATIENCE_SECONDS):
                status = await line.ask(question)
            self.elsewhere.append(time.perf_counter() - begun)
            line.close()
            if status >= 300:
                self.faults.append(f"{question.path}: {status}")
            await asyncio.sleep(self._between)


def all_held(what: str, names: Sequence[str | None], beside: Callable[[str | None], bool]) -> bool:
    """Tries what is done by each name in turn, and prints a line of each; None: by nobody."""
    print(f"{what:24} {'median ms':>10} {'table p99':>10} {'elsewhere p99':>14}")
    held = [beside(name) for name in names]
    print(f"to hold: {TABLE_MS:.0f} ms at the table, {ELSEWHERE_MS:.0f} ms elsewhere: {sum(held)} of {len(held)}")
    return all(held)


def _p99(seconds: Sequence[float]) -> float:
    """In milliseconds."""
    if len(seconds) == 1:
        return 1000 * seconds[0]
    return 1000 * statistics.quantiles(seconds, n=100, method="inclusive")[-1] if seconds else 0.0
