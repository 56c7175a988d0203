"""Whether twelve visitors who ask for all the costly work they can get keep others waiting. Prints what a healthy visitor waits.

    python -m tests.attack.starvation [--url http://…/] [--seconds 8] [--only hints]

Without an address it starts a server of its own. Before there were shares, 30 hints asked and closed kept another visitor
waiting for 11.2 seconds, and five simulations of one visitor were all that the server took.
"""

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from tests.attack._crowd import ABUSES, Line, Question, hard_position
from tests.server.process import At, running

#: What a healthy visitor may wait at most, of a hundred times all but once: at the table, and elsewhere.
TABLE_MS: Final = 50.0
ELSEWHERE_MS: Final = 1000.0
_BETWEEN_SECONDS: Final = 0.1
_LOOKING_SECONDS: Final = 0.25
_SETTLE_SECONDS: Final = 1.5
#: After how long under attack the counting begins.
_UNDER_WAY_SECONDS: Final = 4.0


class _Healthy:
    """Somebody who plays at a table, and somebody who looks at this and that, each at the pace of a quick person."""

    def __init__(self, server: At) -> None:
        self._server: Final = server
        self._over: Final = threading.Event()
        self.table: Final[list[float]] = []
        self.elsewhere: Final[list[float]] = []
        self.faults: Final[list[str]] = []

    @contextmanager
    def about(self) -> Iterator[None]:
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
        self.table.clear()
        self.elsewhere.clear()

    def _watched(self, work: Any) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 — told with the figures
            self.faults.append(repr(error))

    def _play(self) -> None:
        with self._server.sit(self._server.open()) as seat:
            while not self._over.wait(_BETWEEN_SECONDS):
                if seat.view["phase"] == "match_over":
                    return self._play()
                begun = time.perf_counter()
                seat.play(1)
                self.table.append(time.perf_counter() - begun)
        return None

    def _look_about(self) -> None:
        asyncio.run(self._look_about_for_a_while())

    async def _look_about_for_a_while(self) -> None:
        line = Line(self._server.url, None)
        for question in cycle(_EVERYDAY):
            if self._over.is_set():
                break
            begun = time.perf_counter()
            status = await line.ask(question)
            self.elsewhere.append(time.perf_counter() - begun)
            if status >= 300:
                self.faults.append(f"{question.path}: {status}")
            await asyncio.sleep(_LOOKING_SECONDS)
        line.close()


_EASY: Final = {"places": [[0, 0, 0], [4, 0, 0], [8, 0, 0], [12, 0, 0]], "groups": [0, 0, 1, 1], "sides": [0] * 4}
_HAND: Final = ["2m", "3m", "4m", "8m", "8m", "4p", "5p", "6p", "5s", "6s", "7s", "1z", "1z"]
#: What somebody does who plays a game for one, types a hand, reads rules and changes some.
_EVERYDAY: Final = (
    Question("POST", "/api/solo/hint", _EASY),
    Question("POST", "/api/score", {"rules": "ru-classic", "hand": _HAND, "seat": "E", "round": "E", "won": False}),
    Question("GET", "/api/rulesets"),
    Question("POST", "/api/household/draft", {"draft": {"title": "Ours", "parent": "bg-classic"}}),
    Question("GET", "/api/solo/deals/turtle/7"),
    Question("GET", "/api/rulesets/bg-classic/book"),
    Question("POST", "/api/household/import", {"text": "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n"}),
)


def _p99(seconds: list[float]) -> float:
    known = seconds if len(seconds) > 1 else [*seconds, 0.0, 0.0]
    return 1000 * statistics.quantiles(known, n=100, method="inclusive")[-1]


def _told(name: str, healthy: _Healthy, crowd: str) -> bool:
    table, elsewhere = _p99(healthy.table), _p99(healthy.elsewhere)
    median = 1000 * statistics.median(healthy.table or [0.0])
    held = table <= TABLE_MS and elsewhere <= ELSEWHERE_MS and not healthy.faults
    print(
        f"{name:24} {median:10.1f} {table:10.1f} {elsewhere:12.1f}  {'' if held else 'too long '}"
        f"{' '.join(dict.fromkeys(healthy.faults))} {crowd}",
        flush=True,
    )
    return held


def _beside(server: At, name: str | None, seconds: float) -> bool:
    healthy = _Healthy(server)
    with healthy.about():
        time.sleep(_SETTLE_SECONDS)
        if name is None:
            healthy.forget()
            time.sleep(seconds)
            crowd = ""
        else:
            command = [sys.executable, "-m", "tests.attack._crowd", server.url, name, str(_UNDER_WAY_SECONDS + seconds)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as asking:
                assert asking.stdout is not None
                asking.stdout.readline()
                time.sleep(_UNDER_WAY_SECONDS)
                healthy.forget()
                crowd = asking.stdout.read().strip()
    return _told(name or "nobody", healthy, crowd)


async def _warm(url: str) -> None:
    """The engine is loaded where work is done apart, and whatever else is loaded when it is first asked for."""
    for _ in range(2):
        lines = [Line(url, None) for question in _EVERYDAY for _ in range(2)]
        questions = [question for question in _EVERYDAY for _ in range(2)]
        await asyncio.gather(*(line.ask(question) for line, question in zip(lines, questions, strict=True)))
        for line in lines:
            line.close()


async def _closed_hints(url: str) -> float:
    """30 hints asked and closed by one visitor: how long another one waits for an easy one."""
    lines = [Line(url, 0) for _ in range(30)]
    await asyncio.gather(*(line.ask(Question("POST", "/api/solo/hint", hard_position(), leave=True)) for line in lines))
    begun = time.perf_counter()
    other = Line(url, None)
    await other.ask(_EVERYDAY[0])
    other.close()
    return time.perf_counter() - begun


def _simulations(server: At) -> tuple[int, str]:
    """Five simulations of one visitor: how many are taken, and how soon another one's is played."""
    wish = {"before": {"rules": "ru-classic"}, "hands": 100_000, "seed": 1}

    async def begin_five() -> list[int]:
        return [await Line(server.url, 1).ask(Question("POST", "/api/simulate", wish)) for _ in range(5)]

    taken = asyncio.run(begin_five()).count(202)
    begun = time.perf_counter()
    own = server.request("POST", "/api/simulate", {**wish, "hands": 1000})
    while own.get("state") in ("waiting", "running") and time.perf_counter() - begun < 60:
        time.sleep(0.05)
        own = server.request("GET", f"/api/simulate/{own['id']}")
    return taken, f"{own.get('state', own.get('code'))} after {time.perf_counter() - begun:.1f} s"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--url", help="a server that runs; otherwise one is started")
    options.add_argument("--seconds", type=float, default=8.0, help="of each abuse")
    options.add_argument("--only", choices=ABUSES, help="one abuse alone")
    chosen = options.parse_args()
    if chosen.url:
        return _attack(At(chosen.url), chosen)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        return _attack(server, chosen)


def _attack(server: At, chosen: argparse.Namespace) -> int:
    while server.request("GET", "/api/about").get("preparing"):
        time.sleep(1)
    while server.request("GET", "/api/simulate/none").get("code") == "preparing":
        time.sleep(1)
    asyncio.run(_warm(server.url))
    if not chosen.only:
        waited = asyncio.run(_closed_hints(server.url))
        print(f"30 hints asked and closed: another visitor waits {waited:.2f} s (before there were shares: 11.2 s)")
        taken, own = _simulations(server)
        print(f"five simulations of one visitor: {taken} taken, another visitor's is {own} (before: none but the five)")
        time.sleep(_SETTLE_SECONDS)
    print(f"{'abused by twelve':24} {'median ms':>10} {'table p99':>10} {'elsewhere p99':>12}")
    names = [chosen.only] if chosen.only else [None, *ABUSES]
    held = [_beside(server, name, chosen.seconds) for name in names]
    print(f"to hold: {TABLE_MS:.0f} ms at the table, {ELSEWHERE_MS:.0f} ms elsewhere: {sum(held)} of {len(held)}")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
