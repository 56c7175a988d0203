"""A table from Python: played in words, taken back, copied, recorded; refusals carry the position."""

import json

import pytest

import eastwind as ew
from eastwind.interchange.presets import presets
from eastwind.library.table import Table
from eastwind.table import IllegalActionError, PhaseError


@pytest.fixture
def table() -> Table:
    return ew.Table("ru-classic", seed=7)


def test_the_first_hand_is_dealt_and_somebody_has_a_choice(table: Table) -> None:
    assert (table.number, table.phase, table.seat) == (1, "turn", 1)
    assert len(table.legal) > 1
    assert str(ew.Table("ru-classic", seed=7)) == str(table)
    assert str(ew.Table("ru-classic", seed=8)) != str(table)


def test_a_tile_alone_is_its_discard(table: Table) -> None:
    events = table.play("1m")
    assert repr(events[0]) == "Event(kind='discard', seat=1, tile='1m')"
    assert table.events == events
    assert table.lines[:2] == [
        {"type": "act", "seat": 1, "action": "discard 1m"},
        {"type": "discard", "seat": 1, "tile": "1m"},
    ]


def test_events_say_what_the_lines_of_the_record_say(table: Table) -> None:
    for _ in range(30):
        if table.is_over:
            table.deal()
        else:
            table.play(table.choose("novice"))
        told = [
            line["type"] for line in table.lines if line["type"] not in ("act", "start_hand", "end_hand", "time_up")
        ]
        assert [event.kind for event in table.events if event.kind not in ("deal", "settle", "match_over")] == told


def test_events_are_taken_back_with_the_step(table: Table) -> None:
    dealt = table.events
    assert dealt[0].kind == "deal"
    table.play("1m")
    table.undo()
    assert table.events == dealt
    table.play_on("novice")
    over = table.events
    assert over[-1].kind == "settle"
    table.deal()
    with pytest.raises(PhaseError):
        table.deal()
    assert table.events[0].kind == "deal"


def test_a_refusal_changes_nothing_and_carries_the_position(table: Table) -> None:
    before = str(table)
    for action, seat in (("9s", None), ("discard 1m", 2), ("nonsense", None), ("pung", None)):
        with pytest.raises(ew.PlayError) as refused:
            table.play(action, seat)
        assert isinstance(refused.value, ew.EastwindError)
        assert isinstance(refused.value, IllegalActionError)
        assert "(RuleSet('ru-classic'), seed 7, hand 1, step 4)" in str(refused.value)
        assert (refused.value.rules, refused.value.seed, refused.value.version) == (repr(table.rules), 7, 4)
    assert str(table) == before
    with pytest.raises(ew.ArgumentError, match="seat: expected one of 0, 1, 2, 3, found 9"):
        table.play("1m", seat=9)


def test_steps_are_taken_back_and_played_again(table: Table) -> None:
    texts, records = [str(table)], [table.to_record()]
    for _ in range(20):
        table.play(table.choose("club"))
        texts.append(str(table))
        records.append(table.to_record())
    for text, record in zip(reversed(texts[:-1]), reversed(records[:-1]), strict=True):
        table.undo()
        assert (str(table), table.to_record()) == (text, record)
    with pytest.raises(ew.ArgumentError, match="at most 0"):
        table.undo()


def test_a_copy_is_a_table_of_its_own(table: Table) -> None:
    other = table.copy()
    before = (str(table), table.to_record())
    other.play_on("novice")
    assert (str(table), table.to_record()) == before
    table.play_on("novice")
    assert (str(table), table.to_record()) == (str(other), other.to_record())


def test_a_hand_that_is_over_has_bills_and_payments(table: Table) -> None:
    table.play_on("club")
    assert table.is_over
    assert table.seat is None
    assert table.legal == []
    (winner,) = table.winners
    assert table.score(winner).won
    assert table.score(winner).total == max(table.score(seat).total for seat in table.seats if seat == winner)
    net = dict.fromkeys(table.seats, 0)
    for (payer, payee), amount in table.payments.items():
        net[payer] -= amount
        net[payee] += amount
    assert net == table.scores
    with pytest.raises(ew.PlayError, match="the hand is over; expected deal"):
        table.play("1m")
    table.deal()
    assert table.number == 2
    with pytest.raises(PhaseError):
        table.deal()


@pytest.mark.parametrize("name", presets())
def test_a_match_under_any_rule_set_is_recorded_replayed_and_verified(name: str) -> None:
    table = ew.Table(name, seed=3)
    while not table.match_is_over and table.number < 4:
        table.play_on("novice")
        if not table.match_is_over:
            table.deal()
    positions = list(ew.replay(table.to_record()))
    assert str(positions[-1]) == str(table)
    assert repr(table).startswith(f"<Table RuleSet('{name}')")


def test_a_whole_match_is_verified() -> None:
    table = ew.Table("bg-classic", seed=5)
    while not table.match_is_over:
        table.play_on("novice")
        if not table.match_is_over:
            table.deal()
    verified = ew.verify(table.to_record())
    assert verified.hands == table.number
    with pytest.raises(ew.EastwindError, match="expected the commitment 00"):
        ew.verify(table.to_record(), commitment="00")


def test_bg_the_record_has_the_throws_for_the_wall_that_failed() -> None:
    table = ew.Table("bg-classic", seed=2)
    deal = next(line for line in map(json.loads, table.to_record().splitlines()) if line["type"] == "start_hand")
    assert deal["failed"] == [[2, 2]]


def test_a_position_out_of_a_record_can_be_played_on_but_not_dealt(table: Table) -> None:
    table.play_on("novice", steps=10)
    position = list(ew.replay(table.to_record()))[-1]
    position.play_on("novice")
    assert position.is_over
    with pytest.raises(ew.ArgumentError, match="out of a record"):
        position.deal()


def test_a_seat_sees_its_own_hand_alone(table: Table) -> None:
    seen = table.view(2)
    assert any(seen.hands[2])
    assert not any(seen.hands[1])
