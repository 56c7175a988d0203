"""Whether a squatter keeps friends from playing, letters are found by trying, and letters of a match that is over tell anything.

    python -m tests.attack.lobby [--url http://…/] [--tries 40]

Before, anybody with the six letters of a table kept its seats for ever by never saying that he was ready; 10,000 letters were
tried in 5.5 minutes from one address; and those of a match that was over told names and hands.
"""

import argparse
import http.client
import json
import statistics
import sys
import time
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from eastwind.server.settings import Limits
from tests.attack._beside import attacked
from tests.attack._figures import Figures
from tests.attack._stores import add_store
from tests.server.process import At, Message

_LIMITS: Final = Limits()
#: Letters of no table: none has a Q.
_NEVER: Final = "QQQQQQ"


def squatters(figures: Figures, server: At) -> None:
    """Takes every free seat of a table, comes back by all that he knows as soon as he is removed, and is never ready."""
    opened = server.open(persons=4, bots=[])
    with server.sit(opened) as host:
        keys = [_sits(server, opened, opened["code"]) for _ in range(3)]
        figures.tell("seats that a squatter took by the letters", f"{_taken(host.heard())} of 3")
        came_back = tried = 0
        code = opened["code"]
        for number in range(1, 4):
            code = _lobby(host.ask({"type": "remove", "seat": number}))["code"]
            for known in (opened["code"], "", code[:5]):
                tried += 1
                came_back += "token" in _sits(server, opened, known)
        tokens = sum(_is_let_in(server, key) for key in keys)
        figures.tell("seats that he got back once removed", f"{came_back} of {tried} tries", held=came_back == 0)
        figures.tell("of his old tokens that were still good", f"{tokens} of 3", held=tokens == 0, before="3 of 3")
        friends = [_sits(server, opened, code) for _ in range(2)]
        seated = sum("token" in friend for friend in friends)
        figures.tell(
            "friends who sat down by the new letters", f"{seated} of 2", held=seated == 2, before="0: table_full"
        )
        squatter = _sits(server, opened, code)
        with server.sit(squatter) as idle, server.sit(friends[0]) as friend:
            idle.heard()
            friend.ask({"type": "ready", "ready": True})
            host.ask({"type": "begin", "level": "novice", "anyway": True})
            begun = bool(host.view and host.view["hand"] == 1)
        figures.tell(
            "the table began beside one who is never ready", str(begun), held=begun, before="not_ready, for ever"
        )


def guesses(figures: Figures, server: At, tries: int) -> None:
    """Tries wrong letters as fast as it goes, in turn over all ways there are, and then right ones."""
    opened = server.open(persons=2, bots=["novice"] * 2)
    seconds = [_timed(server, opened["code"])[1] for _ in range(10)]
    figures.tell("right letters, one after the other", f"{1000 * statistics.median(seconds):.0f} ms each")
    begun = time.perf_counter()
    looked = refused = 0
    while looked < tries:
        status, _ = _timed(server, _NEVER)
        looked += status == 404
        refused += status == 429
    took = time.perf_counter() - begun
    least = (tries - _LIMITS.wrong_codes.at_once) / _LIMITS.wrong_codes.a_second - 1
    figures.tell(
        f"{tries} wrong letters from one address",
        f"{took:.1f} s, {refused} refused besides; 10,000 would take {(10_000 - 20) / 3600:.1f} h",
        held=took >= least,
        before="40 a second: 10,000 in 5.5 minutes",
    )
    _, waited = _timed(server, opened["code"])
    figures.tell("right letters after them", f"{waited:.1f} s", held=waited < 2.5)
    time.sleep(5)
    _, later = _timed(server, opened["code"])
    figures.tell("right letters five seconds later", f"{1000 * later:.0f} ms", held=later < 1)


def ended(figures: Figures, server: At) -> None:
    """What the letters of a match that is over tell, beside letters that never were: the same, byte for byte and as soon."""
    opened = server.open(persons=2, bots=["novice"] * 2, watch="later", name="Ann Secretname")
    with server.sit(opened) as ann:
        ben = _sits(server, opened, opened["code"], "Bob Surname")
        with server.sit(ben) as bob:
            bob.ask({"type": "ready", "ready": True})
            ann.ask({"type": "begin", "level": "novice"})
            bob.heard()
            [made] = [
                told
                for told in ann.ask({"type": "propose", "what": "end", "version": ann.view["version"]})
                if told["type"] == "proposal"
            ]
            bob.ask({"type": "reply", "proposal": made["number"], "agree": True})
    code = opened["code"]
    alike = names = 0
    paths = ("/api/invitations/{}", "/api/invitations/{}/rulebook", "/api/invitations/{}/hands/1/replay")
    for path in paths:
        told = [_text(server, path.format(each))[1].replace(each, "…") for each in (code, _NEVER)]
        alike += told[0] == told[1]
        names += any(name in told[0] for name in ("Secretname", "Surname"))
    figures.tell(
        "ways in which letters that have ended are answered as those that never were",
        f"{alike} of {len(paths)}",
        held=alike == len(paths),
    )
    figures.tell("of them with somebody's name", str(names), held=names == 0, before="3 of 3")
    time.sleep(10)
    times: dict[str, list[float]] = {code: [], _NEVER: []}
    for _ in range(6):
        for each, seconds in times.items():
            seconds.append(_timed(server, each)[1])
    medians = [1000 * statistics.median(seconds) for seconds in times.values()]
    figures.tell("and as soon: the median of each", f"{medians[0]:.1f} and {medians[1]:.1f} ms")


def _sits(server: At, opened: Message, code: str, name: str = "x") -> Message:
    status, text = _text(server, f"/api/tables/{opened['table']}/seats", {"name": name, "code": code})
    found: Message = json.loads(text)
    return found if status != 429 else _sits_later(server, opened, code, name)


def _sits_later(server: At, opened: Message, code: str, name: str) -> Message:
    time.sleep(1.1)
    return _sits(server, opened, code, name)


def _is_let_in(server: At, key: Message) -> bool:
    with server.sit(key) as seat:
        try:
            return "wrong_token" not in [told.get("code") for told in [*seat.all_told, *seat.heard()]]
        except WebSocketException:
            return False


def _taken(told: list[Message]) -> int:
    return sum(not seat["free"] for seat in _lobby(told)["seats"][1:])


def _lobby(told: list[Message]) -> Message:
    return [each for each in told if each["type"] == "lobby"][-1]


def _timed(server: At, code: str) -> tuple[int, float]:
    begun = time.perf_counter()
    status, _ = _text(server, f"/api/invitations/{code}")
    return status, time.perf_counter() - begun


def _text(server: At, path: str, body: Any = None) -> tuple[int, str]:
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    try:
        sent = None if body is None else json.dumps(body)
        line.request("GET" if body is None else "POST", path, sent, {"Content-Type": "application/json"})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    add_store(parser)
    parser.add_argument("--tries", type=int, default=40, help="how many wrong letters are tried")
    options = parser.parse_args(arguments)
    figures = Figures()
    with attacked(options.url, options.store) as server:
        squatters(figures, server)
        ended(figures, server)
        guesses(figures, server, options.tries)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
