"""Whether what a seat is told says what others hold. Plays from outside, and looks afterwards who could have claimed what.

    python -m tests.attack.leaks [--url http://…/ | --store workers] [--hands 40]

Before every seat lived through the same windows, one showed in 158 of 158 cases in which only others could claim a discard,
and in 0 of 1,830 in which nobody could. Without an address it starts a server of its own. That the bytes and the times are alike
for walls that differ only in what is hidden is proven apart, on a clock that computing does not move: `tests/laws`.
"""

import argparse
import http.client
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from eastwind.record.replay import parse_lines, replay
from eastwind.record.verify import verify_shuffle
from eastwind.table import EventKind, Phase
from tests.attack._beside import attacked
from tests.attack._figures import Figures
from tests.attack._stores import add_store
from tests.server.process import At, Message, ProcessSeat

_WISH: Final = {"rules": "ru-classic", "name": "x", "bots": ["club", "club", "club"]}
#: Before the match is over nobody is told of what lies in the wall, nor of the secret of the shuffle.
_HIDDEN: Final = re.compile(r'"(?:wall|standing)": ?\[|"secret": ?"[^"]')
#: What may be asked of a table, by whoever has the token of a seat of it.
_READ: Final = ("", "/record", "/turn", "/hands/1/replay", "/hands/1/end", "/review")


#: What is expected so often is missed in one of three thousand runs.
_NO_CHANCE: Final = 8


@dataclass(slots=True)
class _Discard:
    """One of another seat, and how it was told: in which phase, beside how much else, what the seat could answer but pass."""

    hand: int
    tile: str
    told: tuple[Any, ...]


@dataclass(slots=True)
class _Match:
    seat: int
    record: str = ""
    discards: list[_Discard] = field(default_factory=list)


def windows(figures: Figures, server: At, hands: int, seed: int = 1) -> None:
    """Plays so many hands, and compares how discards were told that others could have claimed with those that nobody could."""
    told: dict[bool, Counter[tuple[Any, ...]]] = {True: Counter(), False: Counter()}
    chance = random.Random(seed)
    matches = 0
    for match in _matches(server, hands, chance):
        could = list(_could_claim(match))
        assert [(hand, tile) for hand, tile, _, _ in could] == [(each.hand, each.tile) for each in match.discards]
        for (_, _, me, others), discard in zip(could, match.discards, strict=True):
            if not me:
                told[others][discard.told] += 1
        verify_shuffle(parse_lines(match.record))
        matches += 1
    figures.tell("matches whose walls come from the secret promised before them", str(matches))
    both = [sum(told[others].values()) for others in (True, False)]
    seen = [sum(n for how, n in told[others].items() if how[0] == "claim") for others in (True, False)]
    figures.tell(
        "only others could claim it: the seat was told of a window",
        f"{seen[0]:,} of {both[0]:,}",
        held=seen[0] == both[0] > 0,
        before="158 of 158",
    )
    figures.tell(
        "nobody could claim it: the seat was told of a window",
        f"{seen[1]:,} of {both[1]:,}",
        held=seen[1] == both[1] > 0,
        before="0 of 1,830",
    )
    kinds = [sorted(map(repr, told[others])) for others in (True, False)]
    alike = not (ways_of_one(told[True], told[False]) or ways_of_one(told[False], told[True]))
    figures.tell("ways in which both were told, which are to be the same", f"{kinds}", held=alike)


def ways_of_one(one: Counter[tuple[Any, ...]], other: Counter[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Ways in which the one was told and the other never, though it would have been so often that chance is no reason."""
    share = other.total() / max(one.total(), 1)
    return [how for how, seen in one.items() if how not in other and seen * share >= _NO_CHANCE]


def _matches(server: At, hands: int, chance: random.Random) -> Iterator[_Match]:
    """Matches that are ended early, until so many hands have been played to their end."""
    while hands > 0:
        opened = server.open(**_WISH)
        with server.sit(opened) as seat:
            match = _Match(seat.view["me"])
            for _ in range(min(hands, 4)):
                _play_hand(seat, match, chance)
                hands -= 1
                if seat.view["phase"] == "match_over":
                    break
                seat.ask({"type": "next_hand", "hand": seat.view["hand"]})
            if seat.view["phase"] != "match_over":
                seat.ask({"type": "give_up", "version": seat.view["version"], "what": "match"})
        match.record = _text(server, f"/api/tables/{opened['table']}/record", opened["token"])[1]
        yield match


def _play_hand(seat: ProcessSeat, match: _Match, chance: random.Random) -> None:
    steps = seat.told
    while True:
        for step in steps:
            _note(step, match)
        if seat.view["phase"] in ("hand_over", "match_over"):
            seat.told = []
            return
        words = seat.words()
        word = "pass" if "pass" in words else chance.choice([word for word in words if word != "mahjong"] or words)
        steps = seat.ask({"type": "act", "version": seat.view["version"], "action": word})


def _note(step: Message, match: _Match) -> None:
    """Of each step that tells of a discard of another seat: how it is told."""
    for event in step.get("events", ()):
        if event["kind"] == "discard" and event["seat"] != match.seat:
            view = step["view"]
            legal = sorted({action["kind"] for action in view["legal"]} - {"pass"})
            match.discards.append(_Discard(view["hand"], event["tile"], (view["phase"], len(step["events"]), *legal)))


def _could_claim(match: _Match) -> Iterator[tuple[int, str, bool, bool]]:
    """Of each discard of another seat: hand, tile, whether the person could have claimed it, and whether others could."""
    lines = parse_lines(match.record)
    for point in replay(lines):
        table = point.table
        for event in table.events:
            if event.kind is EventKind.DISCARD and event.seat != match.seat:
                asked = table.waiting_for if table.phase is Phase.CLAIM else ()
                tile = next(line["tile"] for line in lines[point.first - 1 : point.last] if line["type"] == "discard")
                yield table.hand, tile, match.seat in asked, bool(set(asked) - {match.seat})


def strangers_at_a_table(figures: Figures, server: At) -> None:
    """What a table answers to who has no token of it, and what is in its record before the match is over."""
    opened, other = server.open(**_WISH), server.open(**_WISH)
    with server.sit(opened) as seat:
        seat.play(5)
        answered = []
        for path in _READ:
            for token in ("", "x" * 43, other["token"]):
                status, _ = _text(server, f"/api/tables/{opened['table']}{path}", token)
                answered += [path] if status < 400 else []
        asked = len(_READ) * 3
        figures.tell(
            f"{asked} questions with no token, a wrong one, another table's: answered",
            str(len(answered)),
            held=not answered,
        )
        told = [_text(server, f"/api/tables/{opened['table']}{path}", opened["token"])[1] for path in _READ]
        hidden = [text for text in told if _HIDDEN.search(text)]
        figures.tell("told of the wall or the secret before the match is over", str(len(hidden)), held=not hidden)


def _text(server: At, path: str, token: str) -> tuple[int, str]:
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    try:
        line.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options)
    options.add_argument("--hands", type=int, default=40)
    chosen = options.parse_args(arguments)
    figures = Figures()
    with attacked(chosen.url, chosen.store) as server:
        windows(figures, server, chosen.hands)
        strangers_at_a_table(figures, server)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
