"""Two walls for one hand: they differ only in what a seat cannot know, and whoever lives through both is to be told alike."""

import json
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np
import pytest

from eastwind.bots.registry import OUTSIDE
from eastwind.match.chance import Dealt
from eastwind.match.context import SeatedBot
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.match import actions, chance
from eastwind.server.match.actions import Outcome
from eastwind.server.match.context import Context
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Table
from eastwind.table.actions import PASS
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle
from tests.support.random_rules import random_rule_set
from tests.support.story import deal_places, standing_of, whole_set
from tests.support.told import Reader
from tests.support.virtual_time import VirtualLoop

DICE: Final = (1, 2, 3, 4)
#: Who is told, and deals first.
ME: Final = 0
#: So many tiles after the deal lie where both walls have the same.
SAME: Final = 32
#: So many at the end of the wall, among them all loose tiles that may be taken.
_SAME_AT_END: Final = 24
RULE_SETS: Final = 60
#: The rule sets whose hands are not open.
HIDDEN: Final = [name for name in available() if not load_preset(name).file.table.open_hands.value]


@dataclass(frozen=True)
class OneWall:
    """One wall, in the order in which it is taken; the person deals."""

    taken: Sequence[int]
    rules: RuleSet

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        return Seated(ME, (0, 1, 2, 3), ())

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        return Dealt(standing_of(list(self.taken), ME, DICE, compile_rules(self.rules)), DICE)


def name_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives every table the same name, tokens, secret and bots, which are drawn by chance otherwise."""
    for what, value in {"new_table_name": "t", "new_token": "t" * 43, "new_secret": bytes(32)}.items():
        monkeypatch.setattr(chance, what, lambda value=value: value)
    monkeypatch.setattr(chance, "choose_names", lambda names, count, taken: sorted(names)[:count])


class Forced(Exception):
    """The rules have a seat show what it holds: who can declare a ready hand by a discard has to, and that is to be seen."""


class Calm:
    """Passes, and gives back what it has drawn."""

    stand_in: str | None = None
    thinks_long = False
    number: Final = OUTSIDE
    rng: Final = np.zeros(1, np.uint64)

    def choose(self, table: Table, seat: int) -> int:
        offered, drawn = table.offered(seat), int(table.record.drawn)
        if PASS in offered:
            return PASS
        if 0 <= drawn < FLOWERS and drawn not in offered:
            raise Forced
        return drawn if drawn in offered else offered[0]


def first_out(rules: RuleSet, wall: Sequence[int]) -> int:
    """Where the tile lies that the person discards first: the last that he is dealt and that is no bonus tile."""
    return [place for place in deal_places(compile_rules(rules))[ME] if wall[place] < FLOWERS][-1]


def two_walls(rules: RuleSet, shuffler: random.Random, *, of_all: bool = False) -> tuple[list[int], list[int]]:
    """Two walls that differ in what the others are dealt and in what is never drawn. Bonus tiles lie alike.

    :param of_all: they differ in what the person is dealt too, but for the tile that he has to discard first.
    """
    compiled = compile_rules(rules)
    one = whole_set(bool(compiled.flowers))
    shuffler.shuffle(one)
    dealt = deal_places(compiled)
    after = sum(map(len, dealt)) + SAME
    hands = [[place for place in dealt[0] if place != first_out(rules, one)], *dealt[1:]] if of_all else dealt[1:]
    places = [place for hand in hands for place in hand] + list(range(after, len(one) - _SAME_AT_END))
    places = [place for place in places if one[place] < FLOWERS]
    kinds = [one[place] for place in places]
    shuffler.shuffle(kinds)
    other = list(one)
    for place, kind in zip(places, kinds, strict=True):
        other[place] = kind
    return one, other


def row_under(rules: RuleSet) -> TableRow:
    """A table of a person and bots."""
    seats = [SeatRow("nobody", "")] * 4
    played = [seat for seat in range(4) if int(compile_rules(rules).seats) >> seat & 1]
    for seat in played:
        seats[seat] = SeatRow("club", f"bot {seat}")
    seats[ME] = SeatRow("person", "Ann", token_hash=b"")
    assert len(played) == len(deal_places(compile_rules(rules)))
    return TableRow(
        id="t",
        opened="2026-01-01",
        ruleset=json.dumps(rules.to_json()),
        digest=rules.digest,
        secret=bytes(32),
        seats=tuple(seats),
    )


def begun(rules: RuleSet, walls: OneWall, bot: SeatedBot) -> tuple[Outcome, Context]:
    """A table of a person and that bot on all other seats, its first hand dealt."""
    moment = Context((ME,), lambda seat, level: bot, walls)
    return actions.sit_down(Match(Seating(row_under(rules))), ME, "salt", moment)[0], moment


def refusals(match: Match, moment: Context, words: Collection[str]) -> list[str]:
    """What is said to somebody who may not do it."""
    said = []
    for word in words:
        try:
            actions.act(match, ME, match.table.moment, word, moment)
        except Refusal as refusal:
            said.append(refusal.message.model_dump_json())
    return said


L = TypeVar("L")


def both_lives(
    numbers: range, life: Callable[[RuleSet, Sequence[int], int], list[L]], *, of_all: bool = False
) -> Iterator[tuple[str, list[L], list[L]]]:
    """Of hands that may be told alike: what it is, and a life with either wall."""
    for number in numbers:
        rules = random_rule_set(number % RULE_SETS)
        if rules.file.table.open_hands.value:
            continue
        one, other = two_walls(rules, random.Random(number), of_all=of_all)
        with suppress(Forced):
            yield f"hand {number} of {rules.id}", life(rules, one, number), life(rules, other, number)


def hands_that_may_be(numbers: range) -> int:
    """How many hands there are whose rule set keeps them hidden."""
    hidden = {number for number in range(RULE_SETS) if not random_rule_set(number).file.table.open_hands.value}
    return sum(number % RULE_SETS in hidden for number in numbers)


class Clocked:
    """Somebody who listens, and writes down when he is told what: seconds, turns of the loop, words."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._reader = Reader()
        self.told: list[tuple[float, int, str]] = []

    def tell(self, message: str) -> None:
        self.told.append((self._loop.time(), self._loop.turns, message))
        self._reader.read(message)

    def drop(self) -> None:
        raise AssertionError("nobody else listens")

    @property
    def view(self) -> dict[str, Any]:
        """The view that holds; empty before the first."""
        return self._reader.view

    def words(self) -> list[str]:
        """What is on offer."""
        return [action["word"] for action in self.view["legal"]]

    def calm_words(self) -> list[str]:
        """Passing, where it is on offer, else whatever shows nothing but a tile."""
        legal = self.view["legal"]
        passing = [action["word"] for action in legal if action["word"] == "pass"]
        return passing or [action["word"] for action in legal if action["kind"] in ("discard", "flower")]
