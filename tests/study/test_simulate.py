"""The simulator: what it counts is what happened, and a plan gives one result however it is shared out."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from eastwind import bots
from eastwind.cores import share_out
from eastwind.library.rows import columns_of
from eastwind.rules import RuleSet, compile_rules, load_preset
from eastwind.scoring.layout import Source, StepKind, Unit
from eastwind.study.bot_play import CHUNK, Part
from eastwind.study.findings import Findings, octave_from
from eastwind.study.seeds import seed_of_chunk
from eastwind.study.simulate import Plan, PlanError, seats_under, simulate
from eastwind.study.tally import EXACT, _octave, new_tally
from eastwind.table import Phase, Table
from eastwind.table.hands_at_end import bill_at
from eastwind.tiles.chance import chance, roll_with, shuffle_with
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.hand_score import HandScore
from tests.support.story import whole_set

MIXED = ("club", "novice", "random", "club")
CLUBS = ("club",) * 4


def rules(**options: int | str | bool) -> RuleSet:
    return load_preset("ru-classic", options)


@cache
def many(**_: object) -> tuple[Findings, list[Part]]:
    """A few thousand hands with flowers and a low limit, so that everything occurs, with their rows."""
    parts: list[Part] = []
    plan = Plan(rules(flowers=True, limit=100), MIXED, 2_600, seed=3)
    return simulate(plan, keep=parts.append), parts


@pytest.mark.parametrize("levels", [CLUBS, MIXED], ids=["clubs", "mixed"])
def test_any_number_of_cores_gives_the_same(levels: tuple[str, ...]) -> None:
    plan = Plan(rules(flowers=True), levels, 3 * CHUNK + 7, seed=4)
    alone = simulate(plan)
    for cores in (1, 2, 5):
        parts: list[Part] = []
        assert simulate(plan, lambda play, chunks, cores=cores: share_out(play, chunks, cores), parts.append) == alone
        assert [part.first for part in parts] == [0, CHUNK, 2 * CHUNK, 3 * CHUNK]
        assert sum(len(part.rows) for part in parts) == plan.hands
    assert simulate(replace(plan, seed=5)) != alone


def test_ended_early_it_is_the_same_plan_with_fewer_hands() -> None:
    plan = Plan(rules(), ("random",) * 4, 20 * CHUNK, seed=8)
    ended = simulate(plan, lambda play, chunks: islice(map(play, chunks), 3))
    assert ended.hands == 3 * CHUNK
    assert ended == simulate(replace(plan, hands=3 * CHUNK))


def test_ended_before_it_began_it_says_nothing() -> None:
    nothing = simulate(Plan(rules(), CLUBS, 10, seed=1), lambda play, chunks: [])
    assert nothing.hands == 0
    assert nothing.drawn.value == nothing.winning_value.value == nothing.value_at(0.5) == 0


class Counted:
    """The same hands played and counted in plain Python, through the public table and its bills."""

    def __init__(self, rule_set: RuleSet, levels: tuple[str, ...], hands: int, seed: int) -> None:
        compiled = compile_rules(rule_set)
        self.limit = int(compiled.limit)
        self.table = table = Table(compiled)
        state = chance(seed_of_chunk(seed, 0))
        standing, dice = np.array(whole_set(bool(compiled.flowers)), np.uint8), np.zeros(4, np.uint8)
        self.bills: list[tuple[bool, HandScore]] = []
        self.sources: Counter[Source] = Counter()
        self.lengths: Counter[tuple[bool, int]] = Counter()
        self.points: Counter[tuple[int, int]] = Counter()
        self.won: Counter[tuple[int, int]] = Counter()
        self.gave: Counter[tuple[int, int]] = Counter()
        for _ in range(hands):
            if table.phase is Phase.MATCH_OVER:  # the next match, with the same players
                table.record.leads_passed, table.record.phase = 0, Phase.HAND_OVER
            before = list(table.record.scores)
            shuffle_with(state, standing)
            roll_with(state, dice)
            table.deal(standing, dice)
            while table.phase < Phase.HAND_OVER:
                seat = table.waiting_for[0]
                table.play(seat, bots.choose(levels[seat], compiled, table.seen_by(seat), state))
            self._count(before)

    def _count(self, before: list[int]) -> None:
        record = self.table.record
        winner, discarder = int(record.winner), int(record.discarder)
        self.lengths[winner >= 0, int(record.pond_count)] += 1
        for seat in range(4):
            place = (seat, (seat - int(record.dealer)) % 4)
            self.points[place] += int(record.scores[seat]) - before[seat]
            self.won[place] += seat == winner
            self.gave[place] += winner >= 0 and seat == discarder
            if winner >= 0:
                self.bills.append((seat == winner, bill_at(self.table.rules, record, seat)))
        if winner >= 0:
            self.sources[Source(int(record.win_source))] += 1

    def gain(self, bill: HandScore, pattern: Pattern) -> int:
        """What a bill would be worth less without a pattern."""
        if bill.is_limit_hand:
            return bill.total
        mine = [line for line in bill.lines if line.pattern is pattern]
        points = bill.in_unit(Unit.POINTS) - sum(line.in_unit(Unit.POINTS) for line in mine)
        worth: int = points * 2 ** (bill.in_unit(Unit.DOUBLES) - sum(line.in_unit(Unit.DOUBLES) for line in mine))
        return bill.total - (min(worth, self.limit) if self.limit else worth)


@pytest.fixture(scope="module")
def both() -> tuple[Findings, Counted]:
    """The same hands twice: by the simulator, and counted one by one."""
    rule_set, hands = rules(flowers=True, limit=60), 120
    return simulate(Plan(rule_set, MIXED, hands, seed=6)), Counted(rule_set, MIXED, hands, seed=6)


def test_patterns_are_counted_as_they_stand_in_the_bills(both: tuple[Findings, Counted]) -> None:
    found, counted = both
    seen = 0
    for pattern in found.patterns:
        having = [
            (won, bill) for won, bill in counted.bills if any(line.pattern is pattern.pattern for line in bill.lines)
        ]
        winners = [bill for won, bill in having if won]
        lines = sum(line.pattern is pattern.pattern for bill in winners for line in bill.lines)
        assert pattern.among_winners.count == pattern.of_hands.count == len(winners), pattern.name
        assert pattern.among_losers.count == len(having) - len(winners), pattern.name
        assert pattern.value.total == sum(bill.total for bill in winners), pattern.name
        assert pattern.gain.total == sum(counted.gain(bill, pattern.pattern) for bill in winners), pattern.name
        assert pattern.lines * max(len(winners), 1) == pytest.approx(lines), pattern.name
        seen += len(winners)
    assert seen > 500


def test_values_and_the_limit_are_those_of_the_bills(both: tuple[Findings, Counted]) -> None:
    found, counted = both
    winners = [bill for won, bill in counted.bills if won]
    losers = [bill for won, bill in counted.bills if not won]
    for bills, values, mean in ((winners, True, found.winning_value), (losers, False, found.losing_value)):
        exact, beyond = found.values(winners=values)
        expected = np.bincount([bill.total for bill in bills], minlength=EXACT)
        assert np.array_equal(exact, expected)
        assert not beyond.any()
        assert (mean.count, mean.total) == (len(bills), sum(bill.total for bill in bills))
        assert mean.squares == sum(bill.total**2 for bill in bills)
    cut = [bill for bill in winners if bill.step(StepKind.LIMIT)]
    assert found.cut.count == len(cut) > 3
    assert found.lost_by_cut == pytest.approx(sum(bill.uncut - bill.total for bill in cut) / len(cut))
    assert found.cut_among_losers.count == sum(bill.step(StepKind.LIMIT) is not None for bill in losers)
    assert found.value_at(0.5) == sorted(bill.total for bill in winners)[(len(winners) - 1) // 2]
    assert found.value_at(1.0) == max(bill.total for bill in winners)


def test_other_limits_are_tried_on_the_same_hands(both: tuple[Findings, Counted]) -> None:
    found, counted = both
    winners = [bill for won, bill in counted.bills if won and not bill.is_limit_hand]
    limit_hands = found.limit_hands_won.count
    for limit in (10, 30, 60, 500, EXACT):
        tried = found.with_limit(limit)
        assert tried.share.count == sum(bill.uncut > limit for bill in winners)
        total = sum(min(bill.uncut, limit) for bill in winners) + limit * limit_hands
        assert tried.value == pytest.approx(total / found.winners)
    assert found.with_limit(60).value == pytest.approx(found.winning_value.value)
    worth = int(compile_rules(rules(limit="none")).limit_worth)
    unlimited = sum(bill.uncut for bill in winners) + limit_hands * worth
    assert found.with_limit(0).value == pytest.approx(unlimited / found.winners)
    with pytest.raises(ValueError, match="from 0 to 4096, found 5000"):
        found.with_limit(5000)


def test_endings_lengths_and_places_are_those_of_the_table(both: tuple[Findings, Counted]) -> None:
    found, counted = both
    assert {source: share.count for source, share in found.sources.items() if share.count} == counted.sources
    assert found.drawn.count == sum(count for (won, _), count in counted.lengths.items() if not won)
    for won, lengths in ((True, found.lengths_won), (False, found.lengths_drawn)):
        assert {(won, int(number)): int(lengths[number]) for number in np.flatnonzero(lengths)} == {
            key: count for key, count in counted.lengths.items() if key[0] is won
        }
    for seat in range(4):
        places = [(seat, wind) for wind in range(4)]
        player = found.by_seat(seat)
        assert player.points.total == sum(counted.points[place] for place in places)
        assert player.won.count == sum(counted.won[place] for place in places)
        assert player.gave.count == sum(counted.gave[place] for place in places)
    for wind in range(4):
        places = [(seat, wind) for seat in range(4)]
        assert found.by_wind(wind).points.total == sum(counted.points[place] for place in places)
        assert found.by_wind(wind).won.count == sum(counted.won[place] for place in places)
        assert found.by_wind(wind).won.of == found.hands
    clubs = found.by_level("club")
    assert clubs.points.value == pytest.approx((found.by_seat(0).points.value + found.by_seat(3).points.value) / 2)
    assert clubs.won.count == found.by_seat(0).won.count + found.by_seat(3).won.count


def test_the_findings_fit_together() -> None:
    found, _ = many()
    assert found.winners == sum(found.by_seat(seat).won.count for seat in range(4)) == found.hands - found.drawn.count
    assert found.losers == 3 * found.winners
    assert sum(found.by_wind(wind).points.total for wind in range(4)) == 0
    assert sum(share.count for share in found.sources.values()) == found.winners
    assert found.discards.count == found.hands
    assert sum(int(counts.sum()) for counts in found.values()) == found.winners
    mahjong = found.pattern("mahjong")
    assert mahjong.among_winners.count == found.winners - found.limit_hands_won.count
    assert all(one.low <= one.value <= one.high for pattern in found.patterns for one in (pattern.among_winners,))
    with pytest.raises(KeyError, match="earthly"):
        simulate(Plan(rules(ready_at_once=False), ("random",) * 4, 1, seed=1)).pattern("earthly")


def test_players_of_one_level_have_the_error_of_their_points_together() -> None:
    """Four equal players win from each other: their points taken together are nothing, hand by hand, without any error."""
    found = simulate(Plan(rules(), ("random",) * 4, 500, seed=2))
    together = found.by_level("random").points
    assert (together.value, together.error) == (0, 0)
    pair = simulate(Plan(rules(), ("novice", "random", "random", "novice"), 500, seed=2)).by_level("novice").points
    assert pair.error > 0


def test_rows_say_of_each_hand_what_was_counted() -> None:
    found, parts = many()
    tables = [columns_of(part, 4) for part in parts]

    def column(name: str) -> list[Any]:
        return [value for table in tables for value in np.asarray(table[name], dtype=object).tolist()]

    assert column("hand") == list(range(found.hands))
    winners = sum(sum(column(f"won_{seat}")) for seat in range(4))
    assert winners == found.winners
    for seat in range(4):
        won = column(f"won_{seat}")
        assert sum(column(f"points_{seat}")) == found.by_seat(seat).points.total
        assert [text is not None for text in column(f"patterns_{seat}")] == won
    words = Counter(
        name
        for seat in range(4)
        for text in column(f"patterns_{seat}")
        if text is not None
        for name in set(str(text).split())
    )
    assert words == {one.name: one.among_winners.count for one in found.patterns if one.among_winners.count}
    assert Counter(column("win_by"))[None] == found.drawn.count
    # a match is named by its first hand, and each chunk begins one
    assert column("match") == list(np.subtract(column("hand"), np.subtract(column("hand_of_match"), 1)))
    assert {part.first for part in parts} <= set(column("match"))


def test_values_beyond_the_counted_ones_fall_into_octaves() -> None:
    """Without a limit hands of great doublings are worth tens of thousands; no value is lost, whatever its size."""
    found = simulate(Plan(rules(limit="none", flowers=True), CLUBS, 40_000 // 8, seed=11))
    exact, beyond = found.values()
    assert int(exact.sum() + beyond.sum()) == found.winners
    for value, octave in ((EXACT, 0), (2 * EXACT - 1, 0), (2 * EXACT, 1), (2**40, 28), (2**60, 31)):
        assert _octave(value) == octave
        assert octave_from(octave) <= value
    assert found.limit == 0
    assert found.cut.count == 0


def test_a_rare_share_is_estimated_within_its_interval() -> None:
    """Two halves of the same play agree on how often a pattern comes, within what their intervals say."""
    one, two = (simulate(Plan(rules(), ("novice",) * 4, 4_000, seed=seed)) for seed in (21, 22))
    apart = [
        pattern.name
        for pattern in one.patterns
        if (other := two.pattern(pattern.name).among_winners).low > pattern.among_winners.high
        or other.high < pattern.among_winners.low
    ]
    # intervals at 95 % miss each other 6 times in 1000
    assert len(apart) <= 2


@pytest.mark.parametrize(
    ("levels", "hands", "seed", "message"),
    [
        pytest.param(
            ("club", "grandmaster"),
            1,
            1,
            r"expected four of random, .*novice, .*; found 'club', 'grandmaster'",
            id="bot",
        ),
        pytest.param(CLUBS, 0, 1, "at least one hand, found 0", id="no hands"),
        pytest.param(CLUBS, 1, -1, "a seed from 0 to 18446744073709551615, found -1", id="seed"),
    ],
)
def test_what_cannot_be_played_is_refused(levels: tuple[str, ...], hands: int, seed: int, message: str) -> None:
    with pytest.raises((bots.BotError, PlanError), match=message):
        Plan(rules(), levels, hands, seed)
    assert seats_under(rules()) == 4


def test_a_limit_hand_is_worth_the_limit_that_is_tried() -> None:
    tally = new_tally()
    tally[0]["limit_hands"] = tally[0]["winners"][1] = tally[0]["hands"] = 1
    found = Findings(rules(limit=60), CLUBS, 1, tally)
    unlimited = load_preset("ru-classic").file.limit.hands_without_limit.value
    assert [found.with_limit(limit).value for limit in (60, 300, 0)] == [60, 300, unlimited]
    assert unlimited > 300


def test_hands_may_be_written_as_many_do() -> None:
    plan: Any = Plan
    assert plan(rules(), CLUBS, 1e5, 7.0) == Plan(rules(), CLUBS, 100_000, 7)
    assert isinstance(plan(rules(), CLUBS, 1e5, 7.0).hands, int)
