"""The report: lines for people, one JSON object for programs, and only groups that there are."""

import json
from collections.abc import Iterator

import pytest

from eastwind.bench import report
from eastwind.bench.measure import Measure
from eastwind.bench.open_load import measure_open
from eastwind.bench.party_load import Parties, measure_parties
from eastwind.bench.report import as_json, as_text, machine, measure
from eastwind.bench.served import Served
from eastwind.cli.main import parser

HELD = Measure("random play", 150_000.4, "hands/s", 100e3, "higher", "1.80 % won")
MISSED = Measure("start to the first page, warm", 2.345, "s", 2, "lower")
TOLD = Measure("mean distance", 3.1557, "tiles", None, "lower")


def test_a_line_shows_number_target_and_verdict() -> None:
    assert as_text(HELD).split() == "random play 150,000 hands/s ≥ 100,000 holds 1.80 % won".split()
    assert as_text(MISSED).split() == "start to the first page, warm 2.35 s ≤ 2 MISSED".split()
    assert as_text(TOLD).split() == "mean distance 3.16 tiles".split()


def test_lines_stand_below_each_other() -> None:
    lines = [as_text(one) for one in (HELD, MISSED)]
    assert lines[0].index(" hands/s") == lines[1].index(" s  ")
    assert lines[0].index("holds") == lines[1].index("MISSED")
    assert all(line == line.rstrip() for line in lines)


def test_json_is_one_object_from_name_to_value_unit_target_and_better() -> None:
    found = json.loads(as_json([HELD, MISSED, TOLD]))
    assert list(found) == [HELD.name, MISSED.name, TOLD.name]
    assert found[HELD.name] == {
        "value": 150_000.4,
        "unit": "hands/s",
        "target": 100_000,
        "better": "higher",
        "note": "1.80 % won",
    }
    assert found[TOLD.name]["target"] is None
    assert {entry["better"] for entry in found.values()} <= {"higher", "lower"}


def test_groups_are_measured_in_the_order_asked_for_one_number_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def group(name: str, *measures: Measure) -> Iterator[Measure]:
        begun.append(name)
        yield from measures

    monkeypatch.setattr(
        report, "GROUPS", {"one": lambda: group("one", HELD), "two": lambda: group("two", MISSED, TOLD)}
    )
    numbers = measure(["two", "one"])
    assert next(numbers) == MISSED
    assert begun == ["two"], "nothing is measured before it is asked for"
    assert list(numbers) == [TOLD, HELD]


def test_an_unknown_group_is_refused_before_anything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def never() -> Iterator[Measure]:
        raise AssertionError("measured all the same")

    monkeypatch.setattr(report, "GROUPS", {"engine": never, "bots": never})
    with pytest.raises(ValueError, match="no group of numbers 'motor': expected engine, bots"):
        next(measure(["engine", "motor"]))


def test_the_groups_are_those_that_the_house_is_to_hold() -> None:
    assert list(report.GROUPS) == ["engine", "bots", "solo", "programs", "server", "load", "start"]


def test_the_machine_is_told_in_a_line() -> None:
    told = machine()
    assert "Python 3." in told
    assert "cores" in told
    assert "\n" not in told


def test_where_it_is_said_how_a_server_is_to_run_only_servers_are_measured() -> None:
    with pytest.raises(ValueError, match="server, load"):
        next(measure(["engine"], Served(workers=2)))


@pytest.mark.parametrize(
    ("served", "said"),
    [
        (Served(), "play"),
        (Served(workers=2), "serve --workers 2"),
        (Served("postgresql:///x", 3, "redis://y"), "serve --workers 3 --database postgresql:///x --bus redis://y"),
    ],
)
def test_a_server_is_measured_as_it_is_started(served: Served, said: str) -> None:
    assert served.words == said.split()
    parser().parse_args(served.words)


@pytest.mark.parametrize(
    ("words", "said"), [(["--tables", "0"], "1 to 20000"), (["--people", "5"], "1 to 4"), (["--pace", "never"], "0.01")]
)
def test_tables_that_cannot_be_are_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["bench", "load", *words])
    assert said in capsys.readouterr().err


def test_tables_are_played_at_by_one_group_alone() -> None:
    with pytest.raises(ValueError, match="load"):
        next(measure(["engine"], parties=Parties(tables=10)))


def test_tables_of_several_persons_are_played_at_until_the_last_has_his_view() -> None:
    """A server of its own, some seconds long: nothing is refused, and every action is counted."""
    found = measure_parties(2, 3, 0.05, seconds=2.0, warm_up=0.2)
    assert len(found.delays) > 20
    assert found.delays[0] > 0


def test_what_an_action_costs_is_measured_beside_tables_that_only_stand_open() -> None:
    """Likewise: some are played at before and after others have been opened and left."""
    found = measure_open(played=2, tables=6, seconds=1.0, between=0.02, settled=0.3)
    assert found.tables == 6
    assert found.few > 0
    assert found.many > 0
