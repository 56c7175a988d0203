"""Laws of what a seat is sent: whole hands whose walls differ only in what the seat cannot know are told alike, byte for byte.

The others hold other tiles in each wall, so that another seat could claim this discard and that one; they keep what they were
dealt and discard what they draw, so that nothing of it is ever seen.
"""

import asyncio
import json
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
import pytest

from eastwind.bots.choosing import mind_of
from eastwind.bots.registry import OUTSIDE
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.game import chance, playing
from eastwind.server.game.chance import Dealt
from eastwind.server.game.course import Outcome
from eastwind.server.game.match import Match
from eastwind.server.game.moment import Beside, Moment
from eastwind.server.game.publisher import InProcess
from eastwind.server.game.room import Room
from eastwind.server.game.seating import Seating
from eastwind.server.game.terms import Terms, Watch
from eastwind.server.game.window import WINDOWS
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire.pace import Leave, Passing
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase, Table
from eastwind.table.actions import PASS, WORDS
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle
from tests.server.house import house
from tests.support.random_rules import random_rule_set
from tests.support.story import deal_places, standing_of, whole_set
from tests.support.told import Reader
from tests.support.virtual_time import VirtualLoop, run_virtually

_DICE: Final = (1, 2, 3, 4)
#: Who is told, and deals first.
ME: Final = 0
#: So many tiles after the deal lie where both walls have the same.
_SAME: Final = 32
#: So many at the end of the wall, among them all loose tiles that may be taken.
_SAME_AT_END: Final = 24
_RULE_SETS: Final = 60
#: Rounds in which nothing happens, though somebody is asked who is there.
_STANDS_STILL: Final = 40


@dataclass(frozen=True)
class OneWall:
    """One wall, in the order in which it is taken; the person deals."""

    taken: Sequence[int]
    rules: RuleSet

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        return Seated(ME, (0, 1, 2, 3), ())

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        return Dealt(standing_of(list(self.taken), ME, _DICE, compile_rules(self.rules)), _DICE)


class Forced(Exception):
    """The rules have a seat show what it holds: who can declare a ready hand by a discard has to, and that is to be seen."""


class Calm:
    """Passes, and gives back what it has drawn."""

    stand_in: str | None = None
    thinks_long = False
    number: Final = OUTSIDE
    mind: Final = mind_of(np.zeros(1, np.uint64))

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
    after = sum(map(len, dealt)) + _SAME
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
    seats = [SeatRow("nobody", "", None, "")] * 4
    played = [seat for seat in range(4) if int(compile_rules(rules).seats) >> seat & 1]
    for seat in played:
        seats[seat] = SeatRow("club", f"bot {seat}", None, "")
    seats[ME] = SeatRow("person", "Ann", b"", "")
    assert len(played) == len(deal_places(compile_rules(rules)))
    return TableRow("t", "2026-01-01", json.dumps(rules.to_json()), rules.digest, bytes(32), tuple(seats))


def begun(rules: RuleSet, walls: OneWall) -> tuple[Outcome, Moment]:
    moment = Moment((ME,), lambda seat, level: Calm(), walls)
    return playing.sit_down(Match(Seating(row_under(rules))), ME, "salt", moment)[0], moment


def refusals(match: Match, moment: Moment, words: Collection[str]) -> list[str]:
    """What is said to somebody who may not do it."""
    said = []
    for word in words:
        try:
            playing.act(match, ME, match.table.moment, word, moment)
        except Refusal as refusal:
            said.append(refusal.message.model_dump_json())
    return said


def told(rules: RuleSet, wall: Sequence[int], seed: int) -> list[str]:
    """All that the person is sent, from the deal until somebody draws what lies in different places."""
    choice = random.Random(seed)
    outcome, moment = begun(rules, OneWall(wall, rules))
    front = int(outcome.match.table.record.front)
    said = [outcome.told[ME]]
    while True:
        match = outcome.match
        # what the last course has told may go on to where the walls differ: it is looked at up to there
        if match.table.phase >= Phase.HAND_OVER or int(match.table.record.front) > front + _SAME - 8:
            return said
        if match.table.moment % 3 == 0:
            said.append(match.advice(ME).model_dump_json())
            said += refusals(match, moment, ("mahjong", "discard 1m", "pung", "nonsense"))
        legal = match.view(ME, Beside()).legal
        passing = [action.word for action in legal if action.word == "pass"]
        word = choice.choice(passing or [action.word for action in legal if action.kind in ("discard", "flower")])
        outcome = playing.act(match, ME, match.table.moment, word, replace(moment, seen=outcome.seen))
        said.append(outcome.told[ME])


L = TypeVar("L")


def both_lives(
    numbers: range, life: Callable[[RuleSet, Sequence[int], int], list[L]], *, of_all: bool = False
) -> Iterator[tuple[str, list[L], list[L]]]:
    """Of hands that may be told alike: what it is, and a life with either wall."""
    for number in numbers:
        rules = random_rule_set(number % _RULE_SETS)
        if rules.file.table.open_hands.value:
            continue
        one, other = two_walls(rules, random.Random(number), of_all=of_all)
        with suppress(Forced):
            yield f"hand {number} of {rules.id}", life(rules, one, number), life(rules, other, number)


def hands_that_may_be(numbers: range) -> int:
    """How many hands there are whose rule set keeps them hidden."""
    hidden = {number for number in range(_RULE_SETS) if not random_rule_set(number).file.table.open_hands.value}
    return sum(number % _RULE_SETS in hidden for number in numbers)


def assert_nothing_leaks(numbers: range) -> None:
    windows = hands = 0
    for which, first, second in both_lives(numbers, told):
        hands += 1
        for place, (mine, theirs) in enumerate(zip(first, second, strict=True)):
            assert mine == theirs, f"{which}, message {place}"
        windows += sum(message.count('"phase":"claim"') for message in first)
    assert windows > 10 * len(numbers)
    # forced ones are left out
    assert hands_that_may_be(numbers) - hands <= len(numbers) // 50


def test_walls_that_differ_in_what_is_hidden_are_told_alike() -> None:
    """Two hands of every rule set here, ten thousand in `make proof`."""
    assert_nothing_leaks(range(2 * _RULE_SETS))


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

    def words(self) -> list[str]:
        legal = self._reader.view["legal"]
        passing = [action["word"] for action in legal if action["word"] == "pass"]
        return passing or [action["word"] for action in legal if action["kind"] in ("discard", "flower")]


async def lived(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
    """What the person is told when, thinking for some seconds before each answer."""
    loop, choice = asyncio.get_running_loop(), random.Random(seed)
    assert isinstance(loop, VirtualLoop)
    row = row_under(rules)
    store, listener = MemoryStore(), Clocked(loop)
    await store.create(row)

    def calm(level: str) -> Any:
        return Calm()

    room = Room(Match(Seating(row)), store, InProcess(4), OneWall(wall, rules), calm, loop.time)
    await room.join(ME, "salt", listener)
    front = int(room.match.table.record.front)
    while True:
        table = room.match.table
        if table.phase >= Phase.HAND_OVER or int(table.record.front) > front + _SAME - 8:
            return listener.told
        await asyncio.sleep(choice.uniform(0.1, 30.0))
        await room.look_at_clock()
        if room.match.table.phase < Phase.HAND_OVER:
            await room.act(ME, room.match.table.moment, choice.choice(listener.words()), listener)


def assert_lived_alike(numbers: range) -> None:
    timed = 0
    for which, first, second in both_lives(numbers, lambda *life: run_virtually(lived(*life))):
        assert first == second, which
        timed += len(first)
    assert timed > 2 * len(numbers)


def test_the_times_at_which_it_is_told_are_alike_too() -> None:
    """On a clock on which computing takes no time: nobody is waited for, for longer where somebody has more to decide."""
    assert_lived_alike(range(_RULE_SETS))


async def lived_together(
    rules: RuleSet,
    wall: Sequence[int],
    seed: int,
    watch: Watch = "none",
    *,
    one_goes: bool = False,
    leaving: bool = False,
) -> list[tuple[float, int, str]]:
    """What one of several persons is told when. They answer after some seconds, or not at all, whatever they hold.

    With `watch` what somebody is told who looks on without a seat; with `one_goes` a bot plays for one of the others; with
    `leaving` some let chows or everything pass by themselves, and have their flowers laid out.
    """
    loop, choice = asyncio.get_running_loop(), random.Random(seed)
    assert isinstance(loop, VirtualLoop)
    row = row_under(rules)
    played = [seat for seat in range(4) if row.seats[seat].player != "nobody"]
    persons = played[: 2 + seed % (len(played) - 1)]
    seats = tuple(SeatRow("person", f"P{n}", b"", "") if n in persons else row.seats[n] for n in range(4))
    terms = Terms(
        choice.randint(1, 10), help=True, language="en", watch=watch, away="bot", pace="60" if leaving else "none"
    )
    row = replace(row, seats=seats, terms=terms.as_json())
    store, listener = MemoryStore(), Clocked(loop)
    await store.create(row)

    def calm(level: str) -> Any:
        return Calm()

    room = Room(Match(Seating(row)), store, InProcess(4), OneWall(wall, rules), calm, loop.time)
    listeners = {seat: listener if seat == ME else Clocked(loop) for seat in persons}
    out = wall[first_out(rules, wall)]
    seen = listener
    if watch != "none":
        seen = Clocked(loop)
        await room.watch(seen)
    for seat in persons:
        await room.join(seat, f"salt {seat}", listeners[seat])
        await room.say_ready(seat, ready=True)
    await room.begin(ME, "club")
    for seat in persons if leaving else ():
        passing: Passing = choice.choice(("none", "chows", "all"))
        await room.leave_to(seat, Leave(type="leave_to", passing=passing, flowers=choice.random() < 0.5))
    if one_goes:
        gone = persons.pop()
        await room.leave(gone, listeners[gone])
    front = int(room.match.table.record.front)
    still = room.match.table.moment, 0
    while True:
        table = room.match.table
        still = (table.moment, still[1] + 1) if table.moment == still[0] else (table.moment, 0)
        if still[1] > _STANDS_STILL:
            raise Forced  # the bot in his place would have to show what it holds
        if table.phase >= Phase.HAND_OVER or int(table.record.front) > front + _SAME - 8:
            return seen.told
        moment, window = table.moment, table.phase in WINDOWS
        order = choice.sample(persons, len(persons))
        for seat in order:
            await asyncio.sleep(choice.uniform(0.1, 3.0))
            table = room.match.table
            if table.moment != moment:
                break
            if window and seat != int(table.record.turn) and choice.random() < 0.8:
                await room.act(seat, moment, "pass", listeners[seat])
            elif not window and seat in table.waiting_for:
                dealt = seat == ME and int(table.record.drawn) < 0 and out in table.offered(seat)
                word = WORDS[out if dealt else Calm().choose(table, seat)]
                await room.act(seat, moment, word, listeners[seat])
        # who has not answered by now does not
        if window and room.match.table.moment == moment:
            await asyncio.sleep(12.0)
            assert room.match.table.moment > moment


def test_several_persons_live_through_the_same_windows_whoever_could_claim() -> None:
    """Tables of two, three and four: what each is told and when is the same whatever the others hold."""
    told = 0
    for which, first, second in both_lives(range(_RULE_SETS), lambda *life: run_virtually(lived_together(*life))):
        assert first == second, which
        told += sum('"window"' in message for _, _, message in first)
    assert told > 10 * _RULE_SETS


def test_it_tells_nothing_that_a_bot_plays_for_one_who_is_away() -> None:
    """Tables of two, three and four: whoever he is and whatever he could claim, the others are told alike."""
    told = hands = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, one_goes=True))

    for which, first, second in both_lives(range(_RULE_SETS), life):
        assert first == second, which
        told += sum('"played_for":true' in message for _, _, message in first)
        hands += 1
    assert hands > _RULE_SETS // 2
    assert told > hands


def test_it_tells_nothing_what_others_let_pass_by_themselves() -> None:
    """Tables of two, three and four: who lets chows pass, or everything, and whose time runs, is told alike whatever is held."""
    told = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, leaving=True))

    for which, first, second in both_lives(range(_RULE_SETS), life):
        assert first == second, which
        told += sum('"clocks"' in message for _, _, message in first)
    assert told > _RULE_SETS


@pytest.mark.parametrize("watch", ["live", "later"])
def test_who_looks_on_is_told_alike_whatever_anybody_holds(watch: Watch) -> None:
    """Walls that differ in all hands: what somebody without a seat is told, and when, is the same."""
    told = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, watch))

    lives = both_lives(range(_RULE_SETS), life, of_all=True)
    for which, first, second in lives:
        assert first == second, which
        told += len(first)
    assert told > (10 if watch == "live" else 1) * _RULE_SETS / 2


#: The rule sets whose hands are not open.
HIDDEN: Final = [name for name in available() if not load_preset(name).file.table.open_hands.value]


@pytest.mark.parametrize("name", HIDDEN)
def test_through_the_socket_they_are_told_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    rules = load_preset(name)
    # names, tokens and secrets are drawn by chance for every table, and have nothing to do with its tiles
    for what, value in {"new_table_name": "t", "new_token": "t" * 43, "new_secret": bytes(32)}.items():
        monkeypatch.setattr(chance, what, lambda value=value: value)
    monkeypatch.setattr(chance, "choose_names", lambda names, count, taken: sorted(names)[:count])
    lived = []
    for place, wall in enumerate(two_walls(rules, random.Random(name))):
        with house(tmp_path / str(place), walls=OneWall(wall, rules)) as home:
            opened = home.open_under(rules, len(deal_places(compile_rules(rules))) - 1)
            with home.sit(opened, greet=False) as seat:
                assert seat.hello("salt")[0]["type"] == "update"
                for _ in range(_SAME // 4 - 1):
                    seat.ask({"type": "advice"})
                    seat.act("mahjong")
                    seat.act("discard 5m", 0)
                    words = [word for word in seat.words if word == "pass" or word.startswith(("discard", "flower"))]
                    seat.act(words[-1])
                table = f"/api/tables/{opened['table']}"
                asked = [
                    home.get(table + rest, opened).text for rest in ("", "/hands/1/replay", "/record", "/rulebook")
                ]
                lived.append(seat.texts + asked)
    # what may be asked of a table while its first hand is in play: its view, replay, record and book
    assert lived[0] == lived[1]
    assert any('"phase":"claim"' in text for text in lived[0])


@pytest.mark.proof
def test_ten_thousand_hands_are_told_alike() -> None:
    assert_nothing_leaks(range(10_000))
    assert_lived_alike(range(1_000))
