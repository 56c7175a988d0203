"""Laws of what a seat is sent in whole hands, with claims, kongs, ready hands and wins: walls that differ in what it cannot know
are told alike, byte for byte and moment for moment.

A hand is played once, and once more with another wall in which everything lies elsewhere that had not been seen up to the last
message before its end: see `tests/support/whole_hands.py`.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import pytest

from eastwind.bots import Asked
from eastwind.match.entries import ActionEntry
from eastwind.match.match import WINDOWS
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.cluster.publisher import InProcess
from eastwind.server.match import actions
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import advice_for, view_of
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import TableSettings
from eastwind.server.match.world import World
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import SeatRow
from eastwind.server.tables.effect_loop import TableServices
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.company import Begin
from eastwind.table import EventKind, Phase
from eastwind.table.actions import DISCARD_READY, PASS, WORDS
from eastwind.tiles.notation import parse_tile
from tests.server.house import house
from tests.server.players import played_by
from tests.support.random_rules import random_rule_set
from tests.support.story import arrange, deal_places, whole_set
from tests.support.two_walls import (
    HIDDEN,
    ME,
    RULE_SETS,
    Clocked,
    Forced,
    OneWall,
    begun,
    name_alike,
    refusals,
    row_under,
)
from tests.support.virtual_time import VirtualLoop, run_virtually
from tests.support.whole_hands import Again, Willing, another_wall, traced_of, word_of

#: What has to happen in the hands of `make test`, each at least so often.
_HAPPENS: Final = {
    EventKind.FLOWER: 200,
    EventKind.REPLACEMENT: 200,
    EventKind.CHOW: 200,
    EventKind.PUNG: 200,
    EventKind.KONG: 20,
    EventKind.ADDED_KONG: 10,
    EventKind.CONCEALED_KONG: 20,
    EventKind.LAID_CHOW: 10,
    EventKind.LAID_PUNG: 10,
    EventKind.READY: 50,
    EventKind.CLAIM: 500,
    EventKind.MAHJONG: 20,
    EventKind.DRAWN_HAND: 5,
}
#: One in so many may have to be left out, as a bot would have to show what it was not dealt before.
_FORCED: Final = 50
_TRIED: Final = frozenset(("mahjong", "discard 1m", "pung", "nonsense"))


@dataclass(slots=True)
class Life:
    """What the person was told at which moment of the table, and what was done. `over`: where the telling of its end begins."""

    said: list[Any] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    rows: list[ActionEntry] = field(default_factory=list)
    over: int | None = None

    def tell(self, said: Any, moment: int) -> None:
        self.said.append(said)
        self.moments.append(moment)


def lived_alone(walls: OneWall, bot: Willing | Again, seed: int, stop: int | None = None) -> Life:
    """A person and bots: every update, the advice, and what is answered to what may not be done. Up to `stop` messages."""
    rng, life = random.Random(seed), Life()
    boldness = rng.choice((0.0, 0.3, 0.8))
    outcome, moment = begun(walls.rules, walls, bot)
    life.rows += outcome.rows.actions
    life.tell(outcome.told[ME], outcome.match.table.moment)
    while stop is None or len(life.said) < stop:
        match = outcome.match
        if match.table.phase >= Phase.HAND_OVER:
            life.over = len(life.said) - 1
            break
        words = [action.word for action in view_of(match, ME, ClockAndStandIns()).legal]
        if match.table.moment % 3 == 0:
            life.tell(advice_for(match, ME).model_dump_json(), match.table.moment)
            for refusal in refusals(match, moment, sorted(_TRIED - {*words})):
                life.tell(refusal, match.table.moment)
            if len(life.said) == stop:
                break
        word = word_of(rng, words, boldness)
        outcome = actions.act(match, ME, match.table.moment, word, replace(moment, seen=outcome.seen))
        life.rows += outcome.rows.actions
        life.tell(outcome.told[ME], outcome.match.table.moment)
    return life


def wall_for(rules: RuleSet, number: int) -> list[int]:
    """Every second one is shuffled badly, so that more lies together and more happens."""
    shuffler, wall = random.Random(number), whole_set(bool(compile_rules(rules).flowers))
    if number // RULE_SETS % 2:
        blocks = []
        while wall:
            size = shuffler.randint(1, 4)
            blocks.append(wall[:size])
            del wall[:size]
        shuffler.shuffle(blocks)
        return [kind for block in blocks for kind in block]
    shuffler.shuffle(wall)
    return wall


Lives = Callable[[OneWall, Any, int, int | None], Life]


def both_lives(
    numbers: range, live: Lives, happened: Counter[EventKind], rule_sets: Callable[[int], RuleSet] = random_rule_set
) -> Iterator[tuple[str, list[Any], list[Any]]]:
    """Of each hand that the rules keep hidden: what it is, and what was told of it with either wall.

    Every third hand is followed to its end, where all hands lie open and only the wall stays hidden.
    """
    for number in numbers:
        rules = rule_sets(number % RULE_SETS)
        if rules.file.table.open_hands.value:
            continue
        one, willing = OneWall(wall_for(rules, number), rules), Willing(number)
        life = live(one, willing, number, None)
        whole = number % 3 == 0
        stop = len(life.said) if whole or life.over is None else life.over
        traced = traced_of(one, life.rows, life.moments[stop - 1])
        happened.update(traced.happened)
        other = OneWall(another_wall(traced, one.taken, random.Random(number)), rules)
        with suppress(Forced):
            again = live(other, Again(willing.script), number, stop)
            yield f"hand {number} of {rules.id}", life.said[:stop], again.said[:stop]


def assert_alike(
    numbers: range, live: Lives, rule_sets: Callable[[int], RuleSet] = random_rule_set
) -> Counter[EventKind]:
    """What happened in those hands."""
    happened: Counter[EventKind] = Counter()
    hands = 0
    for which, first, second in both_lives(numbers, live, happened, rule_sets):
        hands += 1
        for place, (mine, theirs) in enumerate(zip(first, second, strict=True)):
            assert mine == theirs, f"{which}, message {place}"
    hidden = sum(not rule_sets(number % RULE_SETS).file.table.open_hands.value for number in numbers)
    assert hands >= hidden - len(numbers) // _FORCED - 1
    return happened


@pytest.mark.sweep
def test_hands_with_everything_that_may_happen_are_told_alike() -> None:
    """Four hands of every rule set here, ten thousand in `make proof`."""
    happened = assert_alike(range(4 * RULE_SETS), lived_alone)
    for kind, times in _HAPPENS.items():
        assert happened[kind] >= times, (kind.name, happened[kind])


class Diarist(Clocked):
    """Somebody who listens, and knows at which moment of the table he was told what, and since when the hand is over."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__(loop)
        self.life: Final = Life()

    def tell(self, message: str) -> None:
        super().tell(message)
        self.life.tell(self.told[-1], self.view.get("version", 0))
        if self.life.over is None and self.view.get("phase") in ("hand_over", "match_over"):
            self.life.over = len(self.life.said) - 1


async def _lived_at_a_live_table(
    walls: OneWall, bot: Willing | Again, seed: int, stop: int | None, first: str = ""
) -> Life:
    """One person or several, who think for some seconds, on a clock on which computing takes no time.

    :param first: what the one who is told does as soon as he can, doing nothing bold any more.
    """
    loop, rng = asyncio.get_running_loop(), random.Random(seed)
    assert isinstance(loop, VirtualLoop)
    row, boldness = row_under(walls.rules), rng.choice((0.0, 0.3, 0.8))
    played = [seat for seat in range(4) if row.seats[seat].player != "nobody"]
    persons = played[: 1 + seed % len(played)]
    seats = tuple(SeatRow("person", f"P{n}", token_hash=b"") if n in persons else row.seats[n] for n in range(4))
    if len(persons) > 1:
        row = replace(row, seats=seats, terms=TableSettings(rng.randint(1, 10), help="coach", language="en").as_json())
    store, me = MemoryStore(), Diarist(loop)
    await store.create(row)

    def seat_bot(level: str) -> Any:
        return bot

    services = TableServices(store, InProcess(4), World(walls=walls, stopwatch=loop.time))
    live_table = LiveTable(Match(Seating(row)), services, seat_bot)
    listeners: dict[int, Clocked] = {seat: me if seat == ME else Clocked(loop) for seat in persons}
    for seat in persons:
        await live_table.join(seat, f"salt {seat}", listeners[seat])
        if len(persons) > 1:
            await live_table.say_ready(seat, ready=True)
    if len(persons) > 1:
        await live_table.begin(ME, Begin(type="begin", level="club"))
    while me.life.over is None and (stop is None or len(me.life.said) < stop):
        moment = live_table.match.table.moment
        for seat in rng.sample(persons, len(persons)):
            await asyncio.sleep(rng.uniform(0.1, 3.0))
            table = live_table.match.table
            if table.moment != moment:
                break
            window = table.phase in WINDOWS and len(persons) > 1
            if seat not in table.waiting_for and not (window and seat != int(table.record.turn)) and len(persons) > 1:
                continue
            if seat == ME:
                words = me.words()
                word = first if first in words else word_of(rng, words, 0 if first else boldness) if words else "pass"
            else:
                word = WORDS[bot.choose(table, seat)]
            if not window or rng.random() < 0.8:
                await live_table.act(seat, moment, word, listeners[seat])
        if len(persons) > 1 and live_table.match.table.moment == moment:
            # who has not answered in a window by now does not
            await asyncio.sleep(12.0)
    me.life.rows += await store.actions("t", 1)
    return me.life


def lived_at_a_live_table(walls: OneWall, bot: Willing | Again, seed: int, stop: int | None = None) -> Life:
    return run_virtually(_lived_at_a_live_table(walls, bot, seed, stop))


@pytest.mark.sweep
def test_whole_hands_of_one_person_and_of_several_are_lived_alike() -> None:
    """Tables of one to four persons: what is told, and when."""
    happened = assert_alike(range(RULE_SETS), lived_at_a_live_table)
    assert happened[EventKind.CLAIM] > RULE_SETS


class _Player:
    """A bot of the server that does what is done here."""

    def __init__(self, bot: Willing | Again) -> None:
        self._bot = bot

    def choose(self, asked: Asked) -> int:
        return self._bot.chosen(asked)


#: What may be asked of a table while its hand is in play.
_READ: Final = ("", "/turn", "/hands/1/replay", "/hands/1/end", "/record", "/review", "/rulebook")


def _through_the_socket(folder: Path, walls: OneWall, bot: Willing | Again, seed: int, stop: int | None) -> Life:
    rng, life = random.Random(seed), Life()
    with house(folder, walls=walls, bots=played_by(lambda: _Player(bot))) as home:
        opened = home.open_under(walls.rules, len(deal_places(compile_rules(walls.rules))) - 1)
        with home.sit(opened, greet=False) as seat:
            seat.hello("salt")
            while True:
                for text in seat.texts[len([said for said in life.said if isinstance(said, str)]) :]:
                    life.tell(text, seat.view["version"])
                if seat.view["phase"] in ("hand_over", "match_over"):
                    life.over = next(n for n, moment in enumerate(life.moments) if moment == seat.view["version"])
                if life.over is not None or (stop is not None and len(life.said) >= stop):
                    break
                if len(life.said) % 5 == 0:
                    asked = [home.get(f"/api/tables/{opened['table']}{rest}", opened) for rest in _READ]
                    life.tell([(answer.status_code, answer.text) for answer in asked], seat.view["version"])
                seat.ask({"type": "advice"})
                words = seat.words
                for word in sorted(_TRIED - {*words})[:1]:
                    seat.act(word)
                seat.act(word_of(rng, words, 0.3))
        life.rows += home.call(home.app.state.table_registry.store.actions, opened["table"], 1)
    return life


@pytest.mark.sweep
@pytest.mark.parametrize("name", HIDDEN)
@pytest.mark.parametrize("number", [3, 61])
def test_whole_hands_are_told_alike_through_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, number: int
) -> None:
    """A hand followed to its end and one to the message before it, shuffled well and badly."""
    name_alike(monkeypatch)
    folders = (tmp_path / str(n) for n in range(100))

    def live(walls: OneWall, bot: Any, seed: int, stop: int | None = None) -> Life:
        return _through_the_socket(next(folders), walls, bot, seed, stop)

    happened = assert_alike(range(number, number + 1), live, lambda _: load_preset(name))
    assert happened[EventKind.DISCARD] > 10


class Robbers(Willing):
    """One claims a pung, lays the fourth tile to it, and is robbed of it by another; else they give back what they drew."""

    def _choice(self, asked: Asked, rng: random.Random) -> int:
        view = asked.view
        wished = {
            "added_kong 5p",
            "pung" if view.last_discard == parse_tile("5p") else "",
            "mahjong" if view.robbed >= 0 else "",
        }
        for action in asked.offered:
            if WORDS[action] in wished:
                return action
        drawn = int(asked.view.drawn)
        given_back = (action for action in (PASS, drawn, DISCARD_READY + drawn) if action in asked.offered)
        return next(given_back, asked.offered[0])


@pytest.mark.sweep
@pytest.mark.parametrize("name", ["ru-classic", "gambler-standard", "gambler-classic", "dmjl"])
def test_a_kong_is_added_alike_whether_somebody_could_rob_it_or_not(name: str) -> None:
    """Four persons: one discards 5p, the next takes it for a pung and draws the fourth, and the one after him waits for it."""
    rules = load_preset(name)
    hands = ("5p9p19m1s1234567z", "55p78p258m36s47z2p", "222333444m46p99s", "147m18p36s1z89m")
    wall = arrange(bool(compile_rules(rules).flowers), hands, "8p8s7p5p", "", "", rules=compile_rules(rules))

    def live(walls: OneWall, bot: Any, seed: int, stop: int | None = None) -> Life:
        return run_virtually(_lived_at_a_live_table(walls, bot, seed, stop, first="discard 5p"))

    robbed = 0
    for seed in range(3, 83, 4):
        one, robbers = OneWall(wall, rules), Robbers(seed)
        life = live(one, robbers, seed)
        # somebody may not have answered in time
        robbed += life.over is not None and traced_of(one, life.rows, life.moments[-1]).happened[EventKind.ROB]
        traced = traced_of(one, life.rows, life.moments[(life.over or 0) - 1])
        other = OneWall(another_wall(traced, wall, random.Random(seed)), rules)
        again = live(other, Again(robbers.script), seed, life.over)
        assert again.said[: life.over] == life.said[: life.over]
    assert robbed >= 2


@pytest.mark.proof
def test_ten_thousand_whole_hands_are_told_alike() -> None:
    happened = assert_alike(range(10_000), lived_alone)
    assert happened[EventKind.ROB] > 5
    assert_alike(range(1_000), lived_at_a_live_table)
