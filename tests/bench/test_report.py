"""The report: lines for people, one JSON object for programs, and only groups that there are."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from eastwind.bench import report
from eastwind.bench.measure import Measure, Spread
from eastwind.bench.open_load import measure_open
from eastwind.bench.page import bench_html
from eastwind.bench.party_load import Parties, measure_parties
from eastwind.bench.plot import delays_over_tables
from eastwind.bench.report import as_json, as_text, machine, measure
from eastwind.bench.served import LoadError, Served, line_to, post, told_by
from eastwind.cli.main import main, parser

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


@pytest.mark.sweep
def test_tables_of_several_persons_are_played_at_until_the_last_has_his_view() -> None:
    """A server of its own, some seconds long: nothing is refused, and every action is counted."""
    found = measure_parties(2, 3, 0.05, seconds=2.0, warm_up=0.2)
    assert len(found.delays) > 20
    assert found.delays[0] > 0


@pytest.mark.sweep
def test_what_an_action_costs_is_measured_beside_tables_that_only_stand_open() -> None:
    """Likewise: some are played at before and after others have been opened and left."""
    found = measure_open(played=2, tables=6, seconds=1.0, between=0.02, settled=0.3)
    assert found.tables == 6
    assert found.few > 0
    assert found.many > 0


def _measures() -> list[Measure]:
    def at(tables: int, **delays: float) -> Measure:
        spread = Spread("4, an action each 2 s", tables, dict(zip((0.5, 0.9, 0.99, 1.0), delays.values(), strict=True)))
        return Measure(
            f"{tables} tables of 4, p99", delays["most"], "ms", 50, "lower", "██ 62 actions a second", spread
        )

    return [
        HELD,
        at(125, half=0.7, many=1.5, most=4.1, slowest=6.7),
        at(1000, half=0.5, many=2, most=64.0, slowest=200),
        MISSED,
    ]


def test_the_page_draws_a_curve_for_each_share_of_the_actions_and_tells_every_number() -> None:
    page = bench_html(_measures(), "Linux, 2 cores")
    assert page.count('<g class="curve') == 4
    assert page.count("<svg") == 1
    assert "to hold: 50 ms" in page
    for told in (
        "Linux, 2 cores",
        "150,000 hands/s",
        "≥ 100,000",
        "MISSED",
        "62 actions a second",
        "99 of 100 64.0 ms",
    ):
        assert told in page, told
    assert "█" not in page


def test_a_page_without_tables_draws_nothing() -> None:
    assert "<svg" not in bench_html([HELD, TOLD], "Linux")


def test_a_steeper_delay_stands_higher_and_more_tables_further_right() -> None:
    spreads = [one.spread for one in _measures() if one.spread is not None]
    drawn = delays_over_tables(spreads, 50.0)
    [way] = re.findall(r'curve s99"><path d="M([^"]+)"', drawn)
    (left, low), (right, high) = (tuple(map(float, point.split())) for point in way.split("L"))
    assert left < right
    assert low > high


def test_delays_are_told_by_share_to_programs() -> None:
    told = json.loads(as_json(_measures()))["125 tables of 4, p99"]
    assert told["tables"] == 125
    assert told["delays"] == {"0.5": 0.7, "0.9": 1.5, "0.99": 4.1, "1.0": 6.7}


def test_a_load_that_is_refused_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused() -> Iterator[Measure]:
        yield HELD
        raise LoadError("the server has no line to table abc for the load: HTTP 503")

    monkeypatch.setattr(report, "GROUPS", {"server": refused})
    assert main(["bench", "server"]) == 1
    assert capsys.readouterr().err == "eastwind bench: the server has no line to table abc for the load: HTTP 503\n"


def test_a_report_is_written_whole_and_its_place_is_looked_at_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report, "GROUPS", {"server": lambda: iter(_measures())})
    assert main(["bench", "server", "--report", str(tmp_path / "load.html")]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["load.html"]
    assert "<svg" in (tmp_path / "load.html").read_text(encoding="utf-8")
    assert main(["bench", "server", "--report", str(tmp_path / "no" / "load.html")]) == 2
    assert "--report" in capsys.readouterr().err


def test_a_line_that_is_refused_names_the_table() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    async def ask() -> None:
        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as door:
            port = door.sockets[0].getsockname()[1]
            await line_to(f"http://127.0.0.1:{port}/", "abc")

    with pytest.raises(LoadError, match=r"table abc .*503"):
        asyncio.run(ask())


def _asked_of(answer: Callable[[ServerConnection], Awaitable[None]], patience: float | None) -> bytes:
    """What somebody hears on a line at whose other end `answer` sits."""

    async def ask() -> bytes:
        async with serve(answer, "127.0.0.1", 0) as door:
            port = next(iter(door.sockets)).getsockname()[1]
            line = await line_to(f"http://127.0.0.1:{port}/", "abc")
            try:
                return await told_by(line, "seat 2", patience)
            finally:
                await line.close()

    return asyncio.run(ask())


def test_a_line_that_the_server_closes_is_told_with_whose_it_was() -> None:
    async def close(line: ServerConnection) -> None:
        await line.close(1013, "too many")

    with pytest.raises(LoadError, match=r"closed the line of seat 2: .*1013"):
        _asked_of(close, None)


def test_a_server_that_says_nothing_is_told_in_a_line() -> None:
    async def keep_silent(line: ServerConnection) -> None:
        await line.wait_closed()

    with pytest.raises(LoadError, match=r"told seat 2 nothing within 0\.05 s"):
        _asked_of(keep_silent, 0.05)


def test_what_the_server_refuses_to_do_is_told_in_a_line() -> None:
    with pytest.raises(LoadError, match=r"api/tables was asked .*refused"):
        post("http://127.0.0.1:9/", "api/tables", {})
