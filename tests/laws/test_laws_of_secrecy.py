"""Laws of what a seat is sent: hands whose walls differ only in what the seat cannot know are told alike, byte for byte.

The others hold other tiles in each wall, so that another seat could claim this discard and that one; they keep what they were
dealt and discard what they draw, so that nothing of it is ever seen. `test_laws_of_whole_hands` has claims, kongs and wins.
"""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from eastwind.match.match import WINDOWS
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.cluster.publisher import InProcess
from eastwind.server.interim.application import EVEN_SECONDS
from eastwind.server.match import actions
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import advice_for, view_of
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import TableSettings, Watch
from eastwind.server.match.world import World
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import SeatRow
from eastwind.server.tables import claim_window
from eastwind.server.tables.effect_loop import TableServices
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.company import Begin
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Leave, Passing
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase, Table
from eastwind.table.actions import WORDS
from tests.server.house import house
from tests.support.story import deal_places
from tests.support.tiers import sweep_after_first
from tests.support.two_walls import (
    HIDDEN,
    ME,
    RULE_SETS,
    SAME,
    Calm,
    Clocked,
    Forced,
    OneWall,
    begun,
    both_lives,
    first_out,
    hands_that_may_be,
    name_alike,
    refusals,
    row_under,
    two_walls,
)
from tests.support.virtual_time import VirtualLoop, run_virtually

#: Hands, by their numbers: some are lived in every run, the others in the tier `sweep`.
_HANDS: Final = pytest.mark.parametrize(
    "numbers", sweep_after_first([range(RULE_SETS // 8), range(RULE_SETS // 8, RULE_SETS)]), ids=["some", "others"]
)
#: Rounds in which nothing happens, though somebody is asked who is there.
_STANDS_STILL: Final = 40


def told(rules: RuleSet, wall: Sequence[int], seed: int) -> list[str]:
    """All that the person is sent, from the deal until somebody draws what lies in different places."""
    choice = random.Random(seed)
    outcome, moment = begun(rules, OneWall(wall, rules), Calm())
    front = int(outcome.match.table.record.front)
    said = [outcome.told[ME]]
    while True:
        match = outcome.match
        # what the last course has told may go on to where the walls differ: it is looked at up to there
        if match.table.phase >= Phase.HAND_OVER or int(match.table.record.front) > front + SAME - 8:
            return said
        if match.table.moment % 3 == 0:
            said.append(advice_for(match, ME).model_dump_json())
            said += refusals(match, moment, ("mahjong", "discard 1m", "pung", "nonsense"))
        legal = view_of(match, ME, ClockAndStandIns()).legal
        passing = [action.word for action in legal if action.word == "pass"]
        word = choice.choice(passing or [action.word for action in legal if action.kind in ("discard", "flower")])
        outcome = actions.act(match, ME, match.table.moment, word, replace(moment, seen=outcome.seen))
        said.append(outcome.told[ME])


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


@_HANDS
def test_walls_that_differ_in_what_is_hidden_are_told_alike(numbers: range) -> None:
    """Two hands of every rule set here, ten thousand in `make proof`."""
    assert_nothing_leaks(range(2 * numbers.start, 2 * numbers.stop))


class Computing(Calm):
    """Takes some milliseconds for each choice; how many depends on what lies in the wall."""

    def __init__(self, loop: VirtualLoop, wall: Sequence[int]) -> None:
        self._loop: Final = loop
        self._chance: Final = random.Random(str(wall))

    def choose(self, table: Table, seat: int) -> int:
        self._loop.spend(self._chance.uniform(0.001, 0.01))
        return super().choose(table, seat)


async def lived(
    rules: RuleSet, wall: Sequence[int], seed: int, even_seconds: float | None = None
) -> list[tuple[float, int, str]]:
    """What the person is told when, thinking for some seconds before each answer.

    :param even_seconds: as `World` has it, where bots take time; None: they take none.
    """
    loop, choice = asyncio.get_running_loop(), random.Random(seed)
    assert isinstance(loop, VirtualLoop)
    row = row_under(rules)
    store, listener = MemoryStore(), Clocked(loop)
    await store.create(row)

    bot = Calm() if even_seconds is None else Computing(loop, wall)

    def calm(level: str) -> Any:
        return bot

    world = World(walls=OneWall(wall, rules), stopwatch=loop.time, even_seconds=even_seconds or 0.0)
    live_table = LiveTable(Match(Seating(row)), TableServices(store, InProcess(4), world), calm)
    await live_table.join(ME, "salt", listener)
    front = int(live_table.match.table.record.front)
    while True:
        table = live_table.match.table
        if table.phase >= Phase.HAND_OVER or int(table.record.front) > front + SAME - 8:
            return listener.told
        await asyncio.sleep(choice.uniform(0.1, 30.0))
        await live_table.look_at_clock()
        if live_table.match.table.phase < Phase.HAND_OVER:
            await live_table.act(ME, live_table.match.table.moment, choice.choice(listener.calm_words()), listener)


def assert_lived_alike(numbers: range) -> None:
    timed = 0
    for which, first, second in both_lives(numbers, lambda *life: run_virtually(lived(*life))):
        assert first == second, which
        timed += len(first)
    assert timed > 2 * len(numbers)


@_HANDS
def test_the_times_at_which_it_is_told_are_alike_too(numbers: range) -> None:
    """On a clock on which computing takes no time: nobody is waited for, for longer where somebody has more to decide."""
    assert_lived_alike(numbers)


def test_interpreted_they_are_alike_however_long_bots_compute() -> None:
    """Two tables that differ in hidden tiles and in what computing takes: everything is told at the same moment."""
    uneven = 0
    for even_seconds in (EVEN_SECONDS, 0.0):

        def life(rules: RuleSet, wall: Sequence[int], seed: int, even: float = even_seconds) -> list[tuple[float, str]]:
            told = run_virtually(lived(rules, wall, seed, even))
            return [(round(seconds, 6), message) for seconds, _, message in told]

        for which, first, second in both_lives(range(RULE_SETS // 2), life):
            assert [message for _, message in first] == [message for _, message in second], which
            if even_seconds:
                assert first == second, which
            else:
                uneven += first != second
    # where nothing is waited for, they are not
    assert uneven > RULE_SETS // 4


async def lived_together(
    rules: RuleSet,
    wall: Sequence[int],
    seed: int,
    watch: Watch = "none",
    *,
    one_goes: bool = False,
    leaving: bool = False,
    even_seconds: float = 0.0,
) -> list[tuple[float, int, str]]:
    """What one of several persons is told when. They answer after some seconds, or not at all, whatever they hold.

    With `watch` what somebody is told who looks on without a seat; with `one_goes` a bot plays for one of the others; with
    `leaving` some let chows or everything pass by themselves, and have their flowers laid out; `even_seconds` as in `World`.
    """
    loop, choice = asyncio.get_running_loop(), random.Random(seed)
    assert isinstance(loop, VirtualLoop)
    row = row_under(rules)
    played = [seat for seat in range(4) if row.seats[seat].player != "nobody"]
    persons = played[: 2 + seed % (len(played) - 1)]
    seats = tuple(SeatRow("person", f"P{n}", token_hash=b"") if n in persons else row.seats[n] for n in range(4))
    terms = TableSettings(
        choice.randint(1, 10), help="coach", language="en", watch=watch, away="bot", pace="60" if leaving else "none"
    )
    row = replace(row, seats=seats, terms=terms.as_json())
    store, listener = MemoryStore(), Clocked(loop)
    await store.create(row)

    def calm(level: str) -> Any:
        return Calm()

    world = World(walls=OneWall(wall, rules), stopwatch=loop.time, even_seconds=even_seconds)
    live_table = LiveTable(Match(Seating(row)), TableServices(store, InProcess(4), world), calm)
    listeners = {seat: listener if seat == ME else Clocked(loop) for seat in persons}
    out = wall[first_out(rules, wall)]
    seen = listener
    if watch != "none":
        seen = Clocked(loop)
        await live_table.watch(seen)
    for seat in persons:
        await live_table.join(seat, f"salt {seat}", listeners[seat])
        await live_table.say_ready(seat, ready=True)
    await live_table.begin(ME, Begin(type="begin", level="club"))
    for seat in persons if leaving else ():
        passing: Passing = choice.choice(("none", "chows", "all"))
        await live_table.leave_to(seat, Leave(type="leave_to", passing=passing, flowers=choice.random() < 0.5))
    if one_goes:
        gone = persons.pop()
        await live_table.leave(gone, listeners[gone])

    async def act(seat: int, moment: int, word: str) -> None:
        try:
            await live_table.act(seat, moment, word, listeners[seat])
        except Refusal as refusal:
            # what came before is told at an even moment, and may have gone on from there
            if not even_seconds or refusal.message.code != ErrorCode.STALE_VERSION:
                raise

    front = int(live_table.match.table.record.front)
    still = live_table.match.table.moment, 0
    while True:
        table = live_table.match.table
        still = (table.moment, still[1] + 1) if table.moment == still[0] else (table.moment, 0)
        if still[1] > _STANDS_STILL:
            raise Forced  # the bot in his place would have to show what it holds
        if table.phase >= Phase.HAND_OVER or int(table.record.front) > front + SAME - 8:
            return seen.told
        moment, window = table.moment, table.phase in WINDOWS
        order = choice.sample(persons, len(persons))
        for seat in order:
            await asyncio.sleep(choice.uniform(0.1, 3.0))
            table = live_table.match.table
            if table.moment != moment:
                break
            if window and seat != int(table.record.turn) and choice.random() < 0.8:
                await act(seat, moment, "pass")
            elif not window and seat in table.waiting_for:
                dealt = seat == ME and int(table.record.drawn) < 0 and out in table.offered(seat)
                word = WORDS[out if dealt else Calm().choose(table, seat)]
                await act(seat, moment, word)
        # who has not answered by now does not
        if window and live_table.match.table.moment == moment:
            await asyncio.sleep(12.0)
            assert live_table.match.table.moment > moment


@_HANDS
def test_several_persons_live_through_the_same_windows_whoever_could_claim(numbers: range) -> None:
    """Tables of two, three and four: what each is told and when is the same whatever the others hold."""
    told = 0
    for which, first, second in both_lives(numbers, lambda *life: run_virtually(lived_together(*life))):
        assert first == second, which
        told += sum('"window"' in message for _, _, message in first)
    assert told > 10 * len(numbers)


@_HANDS
def test_it_tells_nothing_that_a_bot_plays_for_one_who_is_away(numbers: range) -> None:
    """Tables of two, three and four: whoever he is and whatever he could claim, the others are told alike."""
    told = hands = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, one_goes=True))

    for which, first, second in both_lives(numbers, life):
        assert first == second, which
        told += sum('"played_for":true' in message for _, _, message in first)
        hands += 1
    assert hands > len(numbers) // 2
    assert told > hands


@_HANDS
def test_it_tells_nothing_what_others_let_pass_by_themselves(numbers: range) -> None:
    """Tables of two, three and four: who lets chows pass, or everything, and whose time runs, is told alike whatever is held."""
    told = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, leaving=True))

    for which, first, second in both_lives(numbers, life):
        assert first == second, which
        told += sum('"clocks"' in message for _, _, message in first)
    assert told > len(numbers)


@_HANDS
@pytest.mark.parametrize("even_seconds", [EVEN_SECONDS, 0.0])
def test_it_tells_nothing_how_long_it_takes_to_see_what_others_let_pass(
    monkeypatch: pytest.MonkeyPatch, even_seconds: float, numbers: range
) -> None:
    """Where looking at the hands of those who let chows pass takes time, a window is told when the tile is, and no later."""
    looked = windows = 0

    def look_slowly(match: Match, seat: int) -> bool:
        nonlocal looked
        looked += 1
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.spend(random.Random(f"{seat} {match.table.record.hands}").uniform(0.001, 0.01))
        return look(match, seat)

    look = claim_window._is_asked_for_chows
    monkeypatch.setattr(claim_window, "_is_asked_for_chows", look_slowly)

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, leaving=True, even_seconds=even_seconds))

    for which, *both in both_lives(numbers[::2], life):
        for told in both:
            # the first of each version: what is answered is told again
            at: dict[str, float] = {}
            for seconds, _, message in told:
                if '"type":"update"' in message:
                    at = {versions[-1]: seconds} if (versions := re.findall(r'"version":(\d+)', message)) else {}
                elif (
                    '"type":"window"' in message
                    and (begun := at.pop(str(json.loads(message)["version"]), None)) is not None
                ):
                    windows += 1
                    assert seconds == begun, which
    assert min(looked, windows) > len(numbers)


@_HANDS
@pytest.mark.parametrize("watch", ["live", "later"])
def test_who_looks_on_is_told_alike_whatever_anybody_holds(watch: Watch, numbers: range) -> None:
    """Walls that differ in all hands: what somebody without a seat is told, and when, is the same."""
    told = 0

    def life(rules: RuleSet, wall: Sequence[int], seed: int) -> list[tuple[float, int, str]]:
        return run_virtually(lived_together(rules, wall, seed, watch))

    lives = both_lives(numbers, life, of_all=True)
    for which, first, second in lives:
        assert first == second, which
        told += len(first)
    assert told > (10 if watch == "live" else 1) * len(numbers) / 2


@pytest.mark.parametrize("name", HIDDEN)
def test_through_the_socket_they_are_told_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    rules = load_preset(name)
    name_alike(monkeypatch)
    lived = []
    for place, wall in enumerate(two_walls(rules, random.Random(name))):
        with house(tmp_path / str(place), walls=OneWall(wall, rules)) as home:
            opened = home.open_under(rules, len(deal_places(compile_rules(rules))) - 1)
            with home.sit(opened, greet=False) as seat:
                assert seat.hello("salt")[0]["type"] == "update"
                for _ in range(SAME // 4 - 1):
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
