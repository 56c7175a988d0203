"""The conformance test: every preset and a household's set pass it, and whatever is broken is found."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange import conformance, laws
from eastwind.interchange.conformance import LAWS, MOST_FAULTS, Check, conform
from eastwind.interchange.examples import limit_hands
from eastwind.record import RecordError
from eastwind.rules import RuleSet, available, load_file, load_preset
from eastwind.scoring.layout import StepKind, Unit
from eastwind.table import Table
from eastwind.table.hands_at_end import bill_at
from eastwind.tiles.shuffle import Stream
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.hand_score import ScoreLine, ScoreStep
from eastwind.words import LANGUAGES, text
from tests.support.recorded import RecordedGame
from tests.support.rules import house, house_rules
from tests.support.story import Story

HOUSE = """
id = "sundays"
version = 1
title = "Sundays"
extends = "ru-classic"
[tiles]
flowers = { value = true, source = "house" }
[limit]
cap = { value = 300, source = "house" }
[patterns]
grapes_on_the_roof = { in_force = { value = false, source = "house" } }
"""


#: Two at a table, flat figures, discards that one cannot win by after having thrown the tile; a special hand of one's own.
FOR_TWO = """
id = "two"
version = 1
title = "Two of us"
extends = "ru-classic"
[seats]
players = { value = 2, source = "house" }
[play]
furiten = { value = true, source = "house" }
[ready]
hand = { value = "none", source = "house" }
at_once = { value = false, source = "house" }
[scoring]
earthly = { value = "any-hand", source = "house" }
[settlement]
discarder = { value = "pays-double", source = "house" }
penalty = { value = false, source = "house" }
drawn_hand = { value = "to-east", source = "house" }
drawn_hand_amount = { value = 10, source = "house" }
[patterns]
[patterns.own_hand_1]
limit = { value = true, source = "house" }
who = "winner"
tiles = { value = "1122334455667Da | 11223344a 55b EESS", source = "house" }
title = "Staircase"
"""

#: Everybody who claims wins, a figure by the number of doubles, hands that must be concealed, half limits and sums.
EVERYBODY_WINS = """
id = "merry"
version = 1
title = "Merry table"
extends = "gambler-standard"
[claims]
tie = { value = "all", source = "house" }
[play]
furiten = { value = true, source = "house" }
winning_hand = { value = "concealed", source = "house" }
[scoring]
total = { value = "table", source = "house" }
by_doubles = { value = [10, 20, 40, 80, 160], source = "house" }
[limit]
cap = { value = 360, source = "house" }
[settlement]
penalty = { value = false, source = "house" }
[patterns]
four_kongs = { half_limit = { value = true, source = "house" }, who = "winner" }
[patterns.own_hand_1]
flat = { value = 400, source = "house" }
who = "winner"
tiles = { value = "147a 258b 369c ESWN 5z", source = "house" }
title = "Knit honours"
"""

#: Nobody wins by a discard; losers count in full; pairs for the winner alone; everything else that came later.
FROM_THE_WALL = """
id = "wall"
version = 1
title = "From the wall"
extends = "gambler-standard"
[tiles]
flowers = { value = true, source = "house" }
[play]
win_from_discard = { value = false, source = "house" }
[scoring]
hidden_snake = { value = "any-numbers", source = "house" }
flowers_with_sums = { value = true, source = "house" }
[limit]
cap = { value = 400, source = "house" }
losers = { value = "free", source = "house" }
[settlement]
penalty_suit_exempt = { value = "with-sets, ready-before", source = "house" }
[patterns]
pair_dragon = { who = "winner" }
pair_own_wind = { who = "winner" }
"""

#: Three at a table, one figure for every win, no chows from others, a ready hand asked for.
FLAT = """
id = "flat"
version = 1
title = "One counter a win"
extends = "bmja"
[seats]
players = { value = 3, source = "house" }
[claims]
chow = { value = "nobody", source = "house" }
[scoring]
total = { value = "flat", source = "house" }
flat = { value = 5, source = "house" }
waiting_one_suit_doubles = { value = 0, source = "house" }
[settlement]
winner = { value = "own-score", source = "house" }
losers = { value = "none", source = "house" }
east_with_winner = { value = false, source = "house" }
east_between_losers = { value = false, source = "house" }
penalty = { value = false, source = "house" }
"""


def faults(checks: list[Check]) -> list[str]:
    return [fault for check in checks for fault in check.faults]


@pytest.mark.parametrize("name", available())
def test_every_preset_passes(name: str) -> None:
    played: list[int] = []
    rules = load_preset(name)
    checks = conform(rules, 24, 7, played.append)
    assert faults(checks) == []
    counts = {check.law: check.count for check in checks}
    assert list(counts) == list(LAWS)
    # some have no limit hand at all
    assert counts.pop("limit-hands") == len(limit_hands(rules))
    assert all(counts.values())
    assert played == list(range(1, 25))


def test_a_household_passes() -> None:
    checks = conform(load_file(HOUSE, "sundays.toml"), 12, 1)
    assert faults(checks) == []
    counts = {check.law: check.count for check in checks}
    # one of the fourteen is not played
    assert counts["limit-hands"] == 13
    assert counts["tiles"] > 12 * 20


@pytest.mark.parametrize("file", [FOR_TWO, EVERYBODY_WINS, FLAT, FROM_THE_WALL], ids=["two", "merry", "flat", "wall"])
def test_households_of_every_sort_pass(file: str) -> None:
    rules = load_file(file, "house.toml")
    checks = conform(rules, 20, 2)
    assert faults(checks) == []
    counts = {check.law: check.count for check in checks}
    assert counts["limit-hands"] == len(limit_hands(rules))
    assert counts["settlement"] > 0


def test_the_tile_that_several_have_won_with_is_counted_once() -> None:
    story = Story(
        house(claims__tie="all"), east="5s", south="34s 99m 678p 456m 123p", west="5s 123m 456p 789p 222z"
    ).play("east gives 5s", "south mahjong", "west mahjong")
    assert story.winners == {"south", "west"}
    assert list(laws.tiles_fault(story.table)) == []
    story.record.hands[0, 0] += 1
    assert list(laws.tiles_fault(story.table)) != []


def test_a_losers_hand_above_the_limit_is_a_fault_only_where_the_limit_cuts_it(
    over: tuple[RulesInUse, Table, list[int]],
) -> None:
    use, table, _ = over
    loser = next(seat for seat in range(4) if seat != int(table.record.winner))
    bill = replace(bill_at(use.compiled, table.record, loser), total=5000)
    free = RulesInUse.of(house_rules("ru-classic", {"limit.losers": "free"}))
    cut = RulesInUse.of(load_preset("ru-classic"))
    assert any("the limit is" in fault for fault in laws.value_fault(cut, table, loser, bill))
    assert not any("the limit is" in fault for fault in laws.value_fault(free, table, loser, bill))


def test_several_winners_are_settled_where_several_can_win() -> None:
    def settled(file: str) -> int:
        checks = conform(load_file(file, "house.toml"), 1, 1)
        return next(check.count for check in checks if check.law == "settlement")

    # nobody, each of four and each of the others discarding or nobody; then two and three winners of one discard
    one = 5 + 4 * 4
    assert settled(EVERYBODY_WINS) == one + 6 * 2 + 4


def test_a_win_worth_a_sum_of_its_own_may_exceed_the_limit_and_no_other(
    over: tuple[RulesInUse, Table, list[int]],
) -> None:
    use, table, _ = over
    winner = int(table.record.winner)
    bill = bill_at(use.compiled, table.record, winner)
    table.record.values[winner] = 5000
    pairs = ScoreLine(Pattern.SEVEN_PAIRS, (), 5000, Unit.POINTS)
    steps = (ScoreStep(StepKind.SUM, 0, 5000),)
    too_much = replace(bill, lines=(replace(pairs, pattern=Pattern.MAHJONG),), steps=steps, total=5000)
    assert any("the limit is" in fault for fault in laws.value_fault(use, table, winner, too_much))
    standard = RulesInUse.of(load_preset("gambler-standard"))
    assert list(laws.value_fault(standard, table, winner, replace(too_much, lines=(pairs,)))) == []


def test_the_same_seed_tests_the_same() -> None:
    rules = load_preset(available()[0])
    assert conform(rules, 12, 3) == conform(rules, 12, 3)
    assert [check.count for check in conform(rules, 12, 3)] != [check.count for check in conform(rules, 12, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_can_be_told(language: str) -> None:
    assert len({text(language, f"cli-deep-{law}") for law in LAWS}) == len(LAWS)


def test_few_faults_are_kept_and_all_are_counted() -> None:
    check = Check("tiles")
    for number in range(20):
        check.test([f"fault {number}", "and another"], "here")
    check.test([], "here")
    assert (check.count, check.failed, len(check.faults)) == (21, 20, MOST_FAULTS)


# --- each law finds what breaks it


@pytest.fixture
def table() -> Table:
    """A hand in play, East to discard."""
    game = RecordedGame(5, rounds=1, ready_at_once=False)
    game.deal_fairly()
    return game.table


def changed(table: Table, field: str, place: tuple[int, ...], value: int) -> Table:
    record: Any = table.record
    getattr(record, field)[place] = value
    return table


def test_a_lost_tile_is_found(table: Table) -> None:
    assert list(laws.tiles_fault(table)) == []
    kind = int(np.flatnonzero(np.asarray(table.record.hands)[0])[0])
    held = int(np.asarray(table.record.hands)[0, kind])
    changed(table, "hands", (0, kind), held - 1)
    assert len(list(laws.tiles_fault(table))) == 1
    assert len(list(laws.held_fault(table, range(4), 14))) == 1


def test_who_is_asked_must_be_offered_something(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(laws.offers_fault(table, range(4))) == []
    monkeypatch.setattr(Table, "offered", lambda *_: [3, 3])
    assert len(list(laws.offers_fault(table, range(4)))) == 3 + 4


def test_what_was_not_offered_must_be_refused(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream(b"key")
    for _ in range(40):
        assert list(laws.refusal_fault(table, stream.below(4), stream)) == []
    monkeypatch.setattr(Table, "play", lambda *_: [])
    found = [fault for _ in range(20) for fault in laws.refusal_fault(table, 1, stream)]
    assert found
    assert all("could do it" in fault for fault in found)


@pytest.fixture
def over() -> tuple[RulesInUse, Table, list[int]]:
    """A hand that was won, and the scores before it."""
    game = RecordedGame(6, rounds=1)
    for number in range(20):
        before = [int(score) for score in game.table.record.scores]
        game.deal_fairly()
        game.play_hand(number)
        if int(game.table.record.winner) >= 0:
            return RulesInUse.of(game.ruleset), game.table, before
    raise AssertionError("nobody won")


def test_payments_that_are_none_and_scores_that_do_not_follow_are_found(
    over: tuple[RulesInUse, Table, list[int]],
) -> None:
    _, table, before = over
    assert list(laws.payments_fault(table, before, own_score=False)) == []
    changed(table, "payments", (0, 0), 5)
    assert len(list(laws.payments_fault(table, before, own_score=False))) == 1
    changed(table, "payments", (0, 1), -5)
    assert len(list(laws.payments_fault(table, before, own_score=False))) == 2


def test_a_bill_that_is_not_the_tables_is_found(over: tuple[RulesInUse, Table, list[int]]) -> None:
    use, table, _ = over
    winner = int(table.record.winner)
    bill = bill_at(use.compiled, table.record, winner)
    assert list(laws.value_fault(use, table, winner, bill)) == []
    other = (winner + 1) % 4
    assert any("says won" in fault for fault in laws.value_fault(use, table, other, bill))
    changed(table, "values", (winner,), bill.total + 1)
    assert any("the table has" in fault for fault in laws.value_fault(use, table, winner, bill))


def test_a_settlement_that_pays_both_ways_is_found() -> None:
    assert list(laws.settlement_fault([[0, 0], [5, 0]], [0])) == []
    assert list(laws.settlement_fault([[0, 3], [5, 0]], []))
    assert list(laws.settlement_fault([[0, 3], [0, 0]], [0]))
    assert list(laws.settlement_fault([[0, -3], [0, 0]], [1]))


def test_a_limit_hand_that_no_hand_holds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "limit_hands", lambda _: ("all_honours", "unheard_of"))
    checks = {check.law: check for check in conform(load_preset("ru-classic"), 1, 1)}
    assert (checks["limit-hands"].count, checks["limit-hands"].failed) == (2, 1)
    assert checks["limit-hands"].faults == ["unheard_of: no hand is known that holds it"]


def test_a_record_that_does_not_replay_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> Iterator[object]:
        raise RecordError("not the same", 4)

    monkeypatch.setattr(conformance, "replay", never)
    checks = {check.law: check for check in conform(load_preset("ru-classic"), 1, 1)}
    assert checks["record"].failed == 1
    assert "line 4: not the same" in checks["record"].faults[0]


def test_options_are_drawn_for_the_second_half() -> None:
    drawn: list[RuleSet] = []
    original = conformance._with_options

    def watched(*arguments: Any) -> RuleSet:
        drawn.append(original(*arguments))
        return drawn[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conformance, "_with_options", watched)
        conform(load_preset("ru-classic"), 40, 1)
    assert len(drawn) >= 2
    assert len({rules.digest for rules in drawn}) > 1
