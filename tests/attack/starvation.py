"""Whether twelve visitors who ask for all the costly work they can get keep others waiting. Prints what a healthy visitor waits.

    python -m tests.attack.starvation [--url http://…/ | --store workers] [--seconds 8] [--only hints]

Without an address it starts a server of its own. Before there were shares, 30 hints asked and closed kept another visitor
waiting for 11.2 seconds, and five simulations of one visitor were all that the server took.
"""

import argparse
import asyncio
import subprocess
import sys
import time
from typing import Final

from tests.attack._beside import Healthy, all_held, attacked
from tests.attack._crowd import ABUSES, Line, Question, hard_position
from tests.attack._stores import add_store
from tests.server.process import At

_LOOKING_SECONDS: Final = 0.25
_SETTLE_SECONDS: Final = 1.5
#: After how long under attack the counting begins.
_UNDER_WAY_SECONDS: Final = 4.0


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


def _beside(server: At, name: str | None, seconds: float) -> bool:
    healthy = Healthy(server, _EVERYDAY, _LOOKING_SECONDS)
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
    return healthy.told(name, crowd)


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
    add_store(options)
    options.add_argument("--seconds", type=float, default=8.0, help="of each abuse")
    options.add_argument("--only", choices=ABUSES, help="one abuse alone")
    chosen = options.parse_args()
    with attacked(chosen.url, chosen.store) as server:
        return _attack(server, chosen)


def _attack(server: At, chosen: argparse.Namespace) -> int:
    while server.request("GET", "/api/simulate/none").get("code") == "preparing":
        time.sleep(1)
    asyncio.run(_warm(server.url))
    if not chosen.only:
        waited = asyncio.run(_closed_hints(server.url))
        print(f"30 hints asked and closed: another visitor waits {waited:.2f} s (before there were shares: 11.2 s)")
        taken, own = _simulations(server)
        print(f"five simulations of one visitor: {taken} taken, another visitor's is {own} (before: none but the five)")
        time.sleep(_SETTLE_SECONDS)
    names = [chosen.only] if chosen.only else [None, *ABUSES]
    return not all_held("abused by twelve", names, lambda name: _beside(server, name, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
