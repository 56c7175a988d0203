"""*Master*: what it looks at, what its net says of that, and that it knows no more than its seat."""

import io
import random

import numpy as np
import numpy.typing as npt
import pytest

from eastwind import bots
from eastwind.bots.binding import bind
from eastwind.bots.choosing import choose_action
from eastwind.bots.features import Column
from eastwind.bots.nets import SHAPES, Net, NetError, mark, net_for, read_net, shipped_net, write_net
from eastwind.bots.temper import TemperRecord
from eastwind.bots.tempers import general, own_temper, temper_of
from eastwind.hands.tables import lookup
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table
from eastwind.table.actions import PASS, WORDS
from eastwind.table.layout import TableRecord
from eastwind.tiles.chance import chance
from tests.bots.conformance import deal_by, play_hands
from tests.support.rules import preset
from tests.support.story import Story
from tests.support.trained import TOLD, chosen_weights, looked_at, temper_with

MASTER = bots.BUILT_IN.find("master").number
RULES = ("ru-classic", "bmja", "family")


def choice_by(rules: Rules, temper: TemperRecord, record: TableRecord, seat: int, level: str = "master") -> int:
    number = bots.BUILT_IN.find(level).number
    return int(choose_action(lookup(), rules, temper, record, seat, number, chance(0)))


@pytest.mark.parametrize("name", RULES)
def test_a_masked_record_and_an_open_one_give_the_same_choice(name: str) -> None:
    rules = compile_rules(load_preset(name))
    temper = temper_with(rules, chosen_weights(1))
    met = 0

    def watch(table: Table, seat: int, view: TableRecord, _action: int) -> None:
        nonlocal met
        assert choice_by(rules, temper, view, seat) == choice_by(rules, temper, table.record, seat)
        met += 1

    play_hands(rules, ("club",) * 4, 2, 3, watch)
    assert met > 60


def test_the_net_decides() -> None:
    """With weights of chance it plays otherwise than club, and as club where every move is judged alike."""
    rules = compile_rules(load_preset("ru-classic"))
    by_chance, alike = temper_with(rules, chosen_weights(1)), temper_with(rules, chosen_weights(None))
    differs = 0

    def watch(_table: Table, seat: int, view: TableRecord, _action: int) -> None:
        nonlocal differs
        own = choice_by(rules, by_chance, view, seat, "club")
        assert choice_by(rules, alike, view, seat) == own
        differs += choice_by(rules, by_chance, view, seat) != own

    play_hands(rules, ("club",) * 4, 2, 3, watch)
    assert differs > 10


def test_without_a_net_for_the_rules_it_plays_as_club() -> None:
    rules = preset("ru-classic", limit=777)
    assert temper_of(rules).unit == 0.0
    plays = [play_hands(rules, (level,) * 4, 2, 5) for level in ("master", "club")]
    assert plays[0] == plays[1]


def test_what_it_judges_is_what_the_net_says() -> None:
    """The same computed by NumPy, for moves of a real table."""
    rules = compile_rules(load_preset("ru-classic"))
    weights = chosen_weights(7)
    temper = temper_with(rules, weights)
    said = 0

    def watch(_table: Table, seat: int, view: TableRecord, _action: int) -> None:
        nonlocal said
        found = looked_at(rules, temper, view, seat)
        if found.count > 1:
            seen = np.asarray(found.features)[: found.count].astype(np.float64)
            first = np.maximum(seen @ weights["first"] + weights["first_bias"], 0.0)
            second = np.maximum(first @ weights["second"] + weights["second_bias"], 0.0)
            expected = second @ weights["last"] + seen @ weights["straight"]
            assert np.asarray(found.judged)[: found.count] == pytest.approx(expected, abs=2e-3)
            best = int(np.argmax(expected))
            gap = np.sort(expected)[-1] - np.sort(expected)[-2]
            if gap > 0.01:
                assert choice_by(rules, temper, view, seat) == found.actions[best]
            said += 1

    play_hands(rules, ("club",) * 4, 2, 3, watch)
    assert said > 20


def test_it_looks_at_clubs_choice_first_and_at_moves_that_are_offered() -> None:
    for name in RULES:
        rules = compile_rules(load_preset(name))
        temper = temper_with(rules, chosen_weights(1))
        most = 0

        def watch(table: Table, seat: int, view: TableRecord, _action: int) -> None:
            nonlocal most
            found = looked_at(rules, temper, view, seat)  # noqa: B023 — called within the loop
            moves = [int(action) for action in found.actions[: found.count]]
            assert moves[0] == choice_by(rules, temper, view, seat, "club")  # noqa: B023
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(table.offered(seat))
            most = max(most, len(moves))

        play_hands(rules, ("club",) * 4, 2, 3, watch)
        assert most >= 4


def _columns(story: Story, wind: str, action: str) -> dict[Column, float]:
    seat = story.seat(wind)
    found = looked_at(story.rules, temper_with(story.rules, chosen_weights(1)), story.table.seen_by(seat), seat)
    moves = [WORDS[int(move)] for move in found.actions[: found.count]]
    row = np.asarray(found.features)[moves.index(action)]
    return {column: float(row[column]) for column in Column}


def test_columns_tell_the_hand_after_a_discard() -> None:
    story = Story(east="1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 2s 3s 4s 9m")
    while story.table.phase is not Phase.TURN:  # the others might declare a ready hand
        story.table.play(story.table.waiting_for[0], PASS)
    seen = _columns(story, "east", "discard 9m at_once")
    # three chows, a pair, two neighbours: it waits for 2s and 5s
    assert seen[Column.DISTANCE_0] == 1.0
    assert sum(seen[Column(Column.DISTANCE_0 + step)] for step in range(6)) == 1.0
    assert seen[Column.USEFUL_KINDS] == pytest.approx(0.2)
    assert seen[Column.USEFUL_TILES] == pytest.approx((2 + 4) / 20)
    assert seen[Column.IN_TURN] == 1.0
    assert seen[Column.CLAIMING] == 0.0
    assert seen[Column.EDGE_0] == 1.0
    assert seen[Column.CONCEALED] == 1.0
    assert seen[Column.LEADS] == 1.0
    assert seen[Column.LONGEST_SUIT] == pytest.approx(6 / 14)
    assert seen[Column.SECOND_SUIT] == pytest.approx(4 / 14)
    assert seen[Column.SUIT_PAIRS] == pytest.approx(1 / 3)
    assert seen[Column.COPIES_LEFT] == pytest.approx(1.0)


def test_columns_tell_a_claim_from_a_pass() -> None:
    story = Story(east="5z 1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z", south="5z 5z 1p 2p 3p 4p 6p 9p 1s 1s 1s 9s 4s")
    story.play("east discard 5z")
    passed, taken = _columns(story, "south", "pass"), _columns(story, "south", "pung")
    assert (passed[Column.PASSING], taken[Column.PASSING]) == (1.0, 0.0)
    assert (passed[Column.PUNG], taken[Column.PUNG]) == (0.0, 1.0)
    assert (passed[Column.SETS], taken[Column.SETS]) == (0.0, 0.25)
    assert (passed[Column.CONCEALED], taken[Column.CONCEALED]) == (1.0, 0.0)
    assert taken[Column.DOUBLES_THERE] == pytest.approx(1.0)
    assert passed[Column.HONOUR_PAIRS] == pytest.approx(0.5)


# ------------------------------------------------------------------------------------------------------------------- the files


def net(**told: object) -> Net:
    return Net(chosen_weights(1), {**TOLD, **told})


def test_a_net_can_be_read_again_and_is_small() -> None:
    content = write_net(net())
    assert len(content) <= 30_000
    again = read_net(content)
    assert again.told == TOLD
    assert all(np.array_equal(again.weights[name], net().weights[name]) for name in SHAPES)


def _without(name: str) -> bytes:
    content = io.BytesIO()
    np.savez(content, **{part: value for part, value in chosen_weights(1).items() if part != name})  # type: ignore[arg-type]
    return content.getvalue()


def _broken(name: str, value: npt.NDArray[np.float32]) -> bytes:
    return write_net(Net({**chosen_weights(1), name: value}, TOLD))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "expected the file of a net"),
        (b"PK\x03\x04", "expected the file of a net"),
        (_without("last"), "expected the file of a net"),
        (write_net(Net(chosen_weights(1), {"rules": "ru-classic"})), "expected that the net's file tells"),
        (write_net(net(columns=0)), "the net was trained for columns 0"),
        (write_net(net(unit=0.0)), "expected a unit above 0"),
        (_broken("last", np.zeros(3, np.float32)), r"last: expected finite numbers \(24,\), found \(3,\)"),
        (_broken("last", np.full(24, np.nan, np.float32)), "last: expected finite numbers"),
    ],
)
def test_what_is_no_net_is_refused(content: bytes, said: str) -> None:
    with pytest.raises(NetError, match=said):
        read_net(content)


def test_a_net_for_other_values_or_another_temper_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_preset("ru-classic")
    numbers = general().numbers
    kept = net(**bind(rules), temper=mark(numbers))
    monkeypatch.setattr("eastwind.bots.nets.shipped_net", lambda _name: kept)
    assert net_for(rules, numbers) is kept
    with pytest.raises(NetError, match="the net of ru-classic is for other values: limit 2000 → 500"):
        net_for(load_preset("ru-classic", {"limit": 500}), numbers)
    with pytest.raises(NetError, match="the net of ru-classic was trained with the temper"):
        net_for(rules, numbers * 1.01)


@pytest.mark.parametrize("name", [name for name in available() if shipped_net(name)])
def test_a_net_that_comes_with_eastwind_fits_its_set_and_gained(name: str) -> None:
    rules = load_preset(name)
    found = shipped_net(name)
    assert found is not None
    assert found.told["rules"] == rules.id
    among_clubs, over_general, club_among_masters = found.told["duels"]
    assert among_clubs["hands"] >= 160_000
    assert among_clubs["low"] > 0.0
    assert over_general["low"] > 0.0
    assert club_among_masters["high"] < 0.0
    record = temper_of(compile_rules(rules))
    assert record.unit == found.told["unit"]
    assert list(map(float, record.numbers)) == (own_temper(rules) or general()).numbers.tolist()


def test_what_is_drawn_from_a_view_is_the_same_whatever_lies_hidden() -> None:
    """Tiles that the seat cannot see change nothing that the net is shown."""
    rules = compile_rules(load_preset("ru-classic"))
    temper = temper_with(rules, chosen_weights(1))
    table, shuffler = Table(rules), random.Random(2)
    deal_by(table, shuffler)
    while table.phase is not Phase.TURN:
        seat = table.waiting_for[0]
        table.play(seat, table.offered(seat)[-1])
    seat = table.waiting_for[0]
    shown, opened = (looked_at(rules, temper, record, seat) for record in (table.seen_by(seat), table.record))
    assert np.array_equal(np.asarray(shown.features)[: shown.count], np.asarray(opened.features)[: opened.count])
