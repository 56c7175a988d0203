"""Stories of matches between bots at the server's own tables, step by step: to be the same compiled and interpreted.

Run as a program it prints the story of some hands under a preset; `stories_of_both` has it printed by a process that compiles
and by one that runs interpreted, and `first_difference` finds the first line at which they differ.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from typing import Final

import numpy as np

from eastwind.bots import BUILT_IN, Asked
from eastwind.match.chance import FairWalls
from eastwind.match.journal import bytes_of
from eastwind.rules import load_preset
from eastwind.server.match import actions
from eastwind.server.match.actions import Outcome
from eastwind.server.match.context import Context
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire.encoding import update
from eastwind.table import Phase, Table
from eastwind.table.actions import WORDS
from eastwind.tiles.chance import chance

_ROOT: Final = Path(__file__).parents[2]
_SEATS: Final = 4
#: First line of a process: how it runs.
_COMPILED, _INTERPRETED = "compiled", "interpreted"
#: Players of a preset's matches, one match after the other; the first is asked as a person is, the others play as a company.
_TABLES: Final = (
    ("club", "novice", "club", "novice"),
    ("novice", "club", "club", "club"),
    ("club", "club", "club", "club"),
    ("novice", "novice", "novice", "club"),
)


class _Seeded:
    """Bot whose chance comes from a seed."""

    stand_in: str | None = None

    def __init__(self, level: str, seed: int) -> None:
        bot = BUILT_IN.find(level)
        self.number: Final = bot.number
        self.rng: Final = chance(seed)
        self._answer: Final = partial(bot.answer, bot.player())

    def choose(self, table: Table, seat: int) -> int:
        offered = tuple(table.offered(seat))
        return self._answer(Asked(table.rules, table.seen_by(seat), seat, offered, self.rng))


@dataclass
class _Evening:
    """Match with its bots. `seed`: of the walls and of everybody's chance."""

    preset: str
    seed: int
    bots: dict[tuple[int, str], _Seeded] = field(default_factory=dict)

    def bot(self, seat: int, level: str) -> _Seeded:
        """Bot of a seat, the same all evening."""
        return self.bots.setdefault((seat, level), _Seeded(level, self.seed * _SEATS + seat))

    def told(self, hands: int) -> Iterator[str]:
        """Yield the story's lines until the match, or this many of its hands, are over."""
        levels = _TABLES[self.seed % len(_TABLES)]
        rules = load_preset(self.preset)
        seats = (SeatRow("person", "A", token_hash=b"hash"), *(SeatRow(level, level) for level in levels[1:]))
        secret = hashlib.sha256(f"{self.preset} {self.seed}".encode()).digest()
        row = TableRow(
            id="t",
            opened="2026-01-01",
            ruleset=json.dumps(rules.to_json()),
            digest=rules.digest,
            secret=secret,
            seats=seats,
        )
        outcome, me = actions.sit_down(Match(Seating(row)), 0, "salt", self._moment(None, 0))
        yield from self._lines(outcome, me)
        while True:
            match = outcome.match
            table = match.table
            if table.phase is Phase.MATCH_OVER:
                return
            moment = self._moment(outcome, me)
            if table.phase is Phase.HAND_OVER:
                if table.hand == hands:
                    return
                outcome = actions.next_hand(match, table.hand, moment)
            else:
                action = self.bot(me, levels[0]).choose(table, me)
                outcome = actions.act(match, me, table.moment, WORDS[action], moment)
            yield from self._lines(outcome, me)

    def _moment(self, before: Outcome | None, me: int) -> Context:
        return Context((me,), self.bot, FairWalls(), seen={} if before is None else before.seen, watched=True)

    def _lines(self, outcome: Outcome, me: int) -> Iterator[str]:
        """Yield a line for each row of the journal, then one each for everybody's chance, the record and what was told."""
        table, rows = outcome.match.table, outcome.rows
        for deal in rows.deals:
            yield self._line(deal.hand, deal.version, "deal", deal.dice.hex(), _digest(deal.wall + deal.before))
        for row in rows.actions:
            yield self._line(row.hand, row.version, f"seat {row.seat}", row.answers, row.action or "-")
        for result in rows.results:
            yield self._line(result.hand, table.version, "result", result.summary)
        told = outcome.told.get(me, "") + update(outcome.public)
        chances = [f"{seat} {level} {int(bot.rng[0]):x}" for (seat, level), bot in sorted(self.bots.items())]
        minds = b"".join(np.asarray(bot.rng).tobytes() for _, bot in sorted(self.bots.items()))
        yield self._line(table.hand, table.version, "chance", *chances, _digest(minds))
        yield self._line(table.hand, table.version, "record", _digest(bytes_of(table.snapshot())))
        yield self._line(table.hand, table.version, "told", _digest(told.encode()))

    def _line(self, hand: int, step: int, *what: object) -> str:
        return f"{self.preset}, match {self.seed}, hand {hand}, step {step}: {' '.join(map(str, what))}"


def _digest(contents: bytes) -> str:
    return hashlib.sha256(contents).hexdigest()[:24]


def story(preset: str, hands: int) -> Iterator[str]:
    """Yield the lines of this many hands under a preset, in as many matches as they take."""
    left, seed = hands, 0
    while left > 0:
        ended = 0
        for line in _Evening(preset, seed).told(left):
            ended += ": result " in line
            yield line
        left -= ended
        seed += 1


def stories_of_both(preset: str, hands: int) -> tuple[list[str], list[str]]:
    """Return the story as compiled code plays it and as plain Python does, each from a process of its own.

    :raises AssertionError: with what a process said that could not tell it.
    """
    # side by side: on two cores the shorter one costs no time
    begun = {way: _begin(preset, hands, disabled) for way, disabled in ((_COMPILED, "0"), (_INTERPRETED, "1"))}
    return _lines_of(begun[_COMPILED], _COMPILED), _lines_of(begun[_INTERPRETED], _INTERPRETED)


def _begin(preset: str, hands: int, disabled: str) -> "subprocess.Popen[str]":
    paths = os.pathsep.join([str(_ROOT), str(_ROOT / "src")])
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled, "PYTHONPATH": paths}
    command = [sys.executable, "-m", "tests.support.both_ways", preset, str(hands)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=_ROOT, env=environment, stdout=pipe, stderr=pipe, text=True)


def _lines_of(process: "subprocess.Popen[str]", way: str) -> list[str]:
    told, wrong = process.communicate()
    assert process.returncode == 0, wrong[-3000:]
    head, *lines = told.splitlines()
    # two processes of one kind would agree on everything
    assert head == way
    return lines


def first_difference(compiled: list[str], interpreted: list[str]) -> str:
    """Return the first line at which two stories differ, as either has it; empty where they are the same."""
    for one, other in zip_longest(compiled, interpreted, fillvalue="(ended)"):
        if one != other:
            return f"compiled:    {one}\ninterpreted: {other}"
    return ""


def _main() -> None:
    from eastwind.jit import COMPILED

    parser = argparse.ArgumentParser()
    parser.add_argument("preset")
    parser.add_argument("hands", type=int)
    asked = parser.parse_args()
    told = chain([_COMPILED if COMPILED else _INTERPRETED], story(asked.preset, asked.hands))
    sys.stdout.writelines(f"{line}\n" for line in told)


if __name__ == "__main__":
    _main()
