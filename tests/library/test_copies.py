"""Values of the library can be copied, kept and handed to other processes."""

import copy
import dataclasses
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import pytest

import eastwind as ew
from eastwind.explain import RulesInUse
from eastwind.scoring.hand import HandFault
from tests.support.sent import sent
from tests.test_errors import errors

HAND: Final = "123m 456p 789s 55z [111z]"


def _score(**more: Any) -> ew.Score:
    return ew.score(HAND, win="discard", seat="S", **more)


def _table() -> ew.Table:
    table = ew.Table("ru-classic", seed=7)
    table.play_on("novice", steps=20)
    return table


def _simulation() -> ew.Simulation:
    return ew.simulate("ru-classic", bots="random", hands=300, seed=1)


MADE: Final[dict[str, Callable[[], Any]]] = {
    "rule set": lambda: ew.rules("ru-classic", limit=500),
    "value with its source": lambda: ew.rules("ru-classic").cited("seats.players"),
    "rule set in use": lambda: RulesInUse.of(ew.rules("bmja")),
    "hand": lambda: ew.hand(HAND, win="discard", seat="S"),
    "score": _score,
    "settlement": lambda: ew.settle({"E": 64, "S": 12, "W": 16, "N": 4}, winners="E"),
    "waits": lambda: ew.waits("23m 456p 789s 55z 111z"),
    "table": _table,
    "engine's table": lambda: _table().engine,
    "events": lambda: _table().events,
    "position of a record": lambda: list(ew.replay(_table().to_record()))[-1],
    "lines of a record": lambda: ew.read_record(_table().to_record()),
    "simulation": _simulation,
    "comparison": lambda: _simulation() - _simulation(),
}


def _its_bytes(record: Any) -> bytes:
    return bytes(record.tobytes())


def _told(value: Any) -> object:
    """A view of a value in which its copies are equal, where they are not by themselves."""
    if isinstance(value, ew.Table):
        return str(value), value.to_record(), value.legal, value.events, repr(value)
    if isinstance(value, type(_table().engine)):
        return _its_bytes(value.record), value.seats, value.waiting_for
    if isinstance(value, RulesInUse):
        return value.rules, value.seats, _its_bytes(value.compiled)
    if isinstance(value, (ew.Simulation, ew.Comparison)):
        return repr(value), value.to_dict() if isinstance(value, ew.Simulation) else None
    return value


@pytest.mark.parametrize("what", MADE)
def test_what_the_library_gives_goes_through_pickle(what: str) -> None:
    made = MADE[what]()
    assert _told(sent(made)) == _told(made)


@pytest.mark.parametrize("what", MADE)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_what_the_library_gives_can_be_copied(what: str, way: Callable[[Any], Any]) -> None:
    made = MADE[what]()
    assert _told(way(made)) == _told(made)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, sent], ids=["copy", "deep", "pickle"])
def test_a_copy_of_a_table_is_played_by_itself(way: Callable[[ew.Table], ew.Table]) -> None:
    table = _table()
    before = str(table)
    other = way(table)
    assert _its_bytes(other.engine.record) == _its_bytes(table.engine.record)
    other.play(other.legal[0])
    assert str(table) == before
    assert str(other) != before
    table.play(table.legal[0])
    assert (str(table), table.to_record()) == (str(other), other.to_record())
    other.undo(3)
    table.undo(3)
    assert (str(table), table.to_record()) == (str(other), other.to_record())


def test_a_table_out_of_a_record_keeps_its_windows_open_in_a_copy() -> None:
    table = _table()
    again = sent(table)
    again.play_on("club")
    table.play_on("club")
    assert again.payments == table.payments
    assert again.deal() == table.deal()


def test_a_score_as_plain_values() -> None:
    told = dataclasses.asdict(_score())
    assert told["bill"].total == 56
    assert told["hand"]["seat_wind"] == 1


def test_results_can_stand_in_sets() -> None:
    settlement = MADE["settlement"]
    assert len({settlement(), settlement()}) == 1
    assert len({_score(), _score()}) == 1


def _in_another(rules: ew.RuleSet) -> ew.Score:
    return _score(rules=rules)


def _refused(tiles: str) -> None:
    ew.score(tiles)


@pytest.mark.process
@pytest.mark.parametrize("start", ["spawn", "forkserver"])
def test_rule_sets_results_and_errors_go_from_process_to_process(start: str) -> None:
    rules = ew.rules("ru-classic", limit=50)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context(start)) as pool:
        found = pool.submit(_in_another, rules).result(timeout=120)
        assert found == _score(rules=rules)
        assert found.total == 50
        with pytest.raises(HandFault, match="15 tiles"):
            pool.submit(_refused, "123m 456p 789s 55z 9m [111z]").result(timeout=120)


@pytest.mark.parametrize("kind", errors(), ids=lambda kind: str(kind.__qualname__))
def test_every_error_goes_through_pickle(kind: type[BaseException]) -> None:
    error = kind.__new__(kind)
    error.args = ("what was wrong",)
    error.__dict__["seat"] = 3
    again = sent(error)
    assert type(again) is kind
    assert again.args == error.args
    assert again.__dict__ == error.__dict__


def test_an_error_tells_the_same_in_another_process() -> None:
    with pytest.raises(ew.PlayError) as raised:
        ew.Table("ru-classic", seed=7).play("pung")
    again = sent(raised.value)
    assert str(again) == str(raised.value)
    assert (again.seat, again.expected, again.seed, again.hand) == (1, raised.value.expected, 7, 1)
