"""`eastwind simulate` as people use it: what it writes, that cores do not matter, and what Ctrl-C leaves."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from eastwind.cli.main import main
from eastwind.library.hand_table import HandTable
from eastwind.library.progress import Progress, duration
from eastwind.library.rows import columns_of
from eastwind.rules import load_preset
from eastwind.study.bot_play import CHUNK, Part
from eastwind.study.simulate import Plan, simulate

HANDS = 600
BOTS = ("novice", "random", "club", "random")


def run(*arguments: str | int | Path) -> int:
    return main(["simulate", "--lang", "en", "--bots", ",".join(BOTS), *map(str, arguments)])


@pytest.fixture(scope="module")
def told() -> tuple[Any, list[dict[str, Any]]]:
    """The same hands from the library: what was found, and a dictionary for each hand."""
    parts: list[Part] = []
    found = simulate(Plan(load_preset("ru-classic", {"flowers": True}), BOTS, HANDS, seed=5), keep=parts.append)
    rows = []
    for part in parts:
        columns = columns_of(part, 4)
        rows += [
            {
                name: values.tolist()[place] if hasattr(values, "tolist") else values[place]
                for name, values in columns.items()
            }
            for place in range(len(part.rows))
        ]
    return found, rows


def test_parquet_holds_every_hand(tmp_path: Path, told: tuple[Any, list[dict[str, Any]]]) -> None:
    file = tmp_path / "hands.parquet"
    assert run("--hands", HANDS, "--seed", "5", "--option", "flowers=true", "--out", file) == 0
    table = pyarrow.parquet.read_table(file)
    assert table.to_pylist() == told[1]
    about = {
        key.decode(): value.decode() for key, value in table.schema.metadata.items() if key.startswith(b"eastwind")
    }
    assert about["eastwind.bots"] == ",".join(BOTS)
    assert about["eastwind.seed"] == "5"
    assert about["eastwind.digest"] == load_preset("ru-classic", {"flowers": True}).digest
    assert [item.name for item in tmp_path.iterdir()] == ["hands.parquet"]


def test_csv_holds_every_hand(tmp_path: Path, told: tuple[Any, list[dict[str, Any]]]) -> None:
    file = tmp_path / "hands.csv"
    assert run("--hands", HANDS, "--seed", "5", "--option", "flowers=true", "--out", file) == 0
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))

    def written(value: Any) -> str:
        return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)

    assert rows == [{name: written(value) for name, value in row.items()} for row in told[1]]


def test_any_number_of_cores_writes_the_same_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for cores in (1, 2):
        table, report = tmp_path / f"{cores}.parquet", tmp_path / f"{cores}.html"
        assert run("--hands", HANDS, "--cores", cores, "--out", table, "--report", report) == 0
        said = capsys.readouterr().out
        # all but the time that it took and the names of the files
        written.append((table.read_bytes(), report.read_bytes(), said.splitlines()[1:-2]))
    assert written[0] == written[1]


def test_the_summary_and_the_report_say_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], told: tuple[Any, list[dict[str, Any]]]
) -> None:
    report = tmp_path / "report.html"
    assert run("--hands", HANDS, "--seed", "5", "--option", "flowers=true", "--report", report) == 0
    out = capsys.readouterr().out
    value = told[0].winning_value.value
    assert f"{value:.1f}" in out or f"{value:.0f}" in out
    assert "eastwind simulate --rules ru-classic --option flowers=true" in report.read_text(encoding="utf-8")
    assert "600 hands" in out


def test_two_rule_sets_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    assert run("--hands", HANDS, "--against-option", "limit=60", "--report", report) == 0
    assert "Before" in report.read_text(encoding="utf-8")
    assert capsys.readouterr().out.count("600 hands in") == 2


@pytest.mark.parametrize(
    ("arguments", "helpful"),
    [
        (["--rules", "ru-clasic"], "ru-classic"),
        (["--option", "limit=7777777"], "limit"),
        (["--bots", "club,club"], "one for each of 4 seats"),
        (["--bots", "grandmaster"], "'grandmaster'"),
        (["--hands", "0"], "at least 1, found 0"),
        (["--cores", "0"], "--cores"),
        (["--out", "hands.xlsx"], ".parquet or .csv"),
        (["--out", "no/such/folder/hands.csv"], "no folder"),
        (["--report", "/"], "expected a file"),
        (["--out", "a.csv", "--against", "ru-classic"], "leave --against out"),
        (["--out", "-", "--json"], "both write to standard output"),
    ],
    ids=" ".join,
)
def test_misuse(capsys: pytest.CaptureFixture[str], arguments: list[str], helpful: str) -> None:
    assert main(["simulate", *arguments]) == 2
    assert helpful in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_interrupted_it_keeps_what_was_played_and_says_so(tmp_path: Path, suffix: str) -> None:
    table, report = tmp_path / f"hands{suffix}", tmp_path / "report.html"
    command = ["simulate", "--bots", "random", "--hands", "100_000_000", "--seed", "9", "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-m", "eastwind.cli.main", *command, "--out", table, "--report", report],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        begun = tmp_path / f"{table.name}.part"
        while not begun.exists():
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Interrupted" in err
    assert "Traceback" not in err
    assert not begun.exists()
    if suffix == ".csv":
        with table.open(encoding="utf-8", newline="") as lines:
            points = [int(row["points_0"]) for row in csv.DictReader(lines)]
    else:
        points = pyarrow.parquet.read_table(table)["points_0"].to_pylist()
    assert len(points) % CHUNK == 0
    assert f"{len(points):,} hands of 100,000,000 were played" in err
    assert f"{len(points):,} hands" in out
    assert f"{len(points):,} hands" in report.read_text(encoding="utf-8")
    parts: list[Part] = []
    simulate(Plan(load_preset("ru-classic"), ("random",) * 4, 2 * CHUNK, seed=9), keep=parts.append)
    assert points[: 2 * CHUNK] == [int(row) for part in parts for row in part.rows["points"][:, 0]]


def test_an_error_leaves_no_half_table(tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"

    def write() -> None:
        with HandTable(file, {}) as table:
            table.add({"hand": [1, 2] * 30_000})
            assert len(list(tmp_path.iterdir())) == 1
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write()
    assert list(tmp_path.iterdir()) == []


# --- the bar ------------------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_one_line_with_rate_and_time_left() -> None:
    now = [0.0]
    stream = Terminal()
    progress = Progress(1000, "en", stream, lambda: now[0])
    now[0] = 2.0
    progress.show(250)
    assert stream.getvalue() == "\r▕██████                  ▏ 25 % · 125 hands a second · 0:06 left"
    progress.show(251)  # too soon to be read
    assert stream.getvalue().count("\r") == 1
    now[0] = 8.0
    progress.show(1000)
    assert "100 % · 125 hands a second · 0:00 left" in stream.getvalue()
    progress.clear()
    assert stream.getvalue().rsplit("\r", 2)[1].strip() == ""


def test_a_file_gets_a_line_now_and_then() -> None:
    stream = io.StringIO()
    progress = Progress(1000, "en", stream, clock=lambda: 5.0)
    for done in range(1, 1001):
        progress.show(done)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("10 %")
    assert "\r" not in stream.getvalue()


@pytest.mark.parametrize(("seconds", "shown"), [(0.4, "0:00"), (42, "0:42"), (725, "12:05"), (3723, "1:02:03")])
def test_durations(seconds: float, shown: str) -> None:
    assert duration(seconds) == shown


def test_findings_are_printed_as_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hands", HANDS, "--seed", "5", "--json") == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert (found["hands"], found["seed"], found["bots"]) == (HANDS, 5, list(BOTS))
    assert "600 hands" in printed.err


def test_two_rule_sets_are_printed_with_their_differences(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hands", "2500", "--seed", "5", "--json", "--against-option", "limit=100") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["paired"]
    gained = found["after"]["winning_value"]["value"] - found["before"]["winning_value"]["value"]
    assert found["differences"]["winning_value"]["value"] == pytest.approx(gained)
    assert found["differences"]["winning_value"]["high"] < 0


def test_against_names_both_rule_sets_and_prints_the_differences_with_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--hands", "2500", "--seed", "5", "--against-option", "limit=100") == 0
    lines = capsys.readouterr().out.splitlines()
    under = [line for line in lines if line.startswith("Under ")]
    assert under == ["Under ru-classic:", "Under ru-classic · limit 100:"]
    begin = next(at for at, line in enumerate(lines) if "ru-classic · limit 100 minus ru-classic" in line)
    worth = next(line for line in lines[begin:] if "A winning hand is worth" in line)
    assert re.search(r"−\d+(\.\d+)? \*\s+−\d+(\.\d+)? – −\d", worth), worth


def test_the_hands_are_printed_as_they_come(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], told: tuple[Any, list[dict[str, Any]]]
) -> None:
    file = tmp_path / "hands.csv"
    assert run("--hands", HANDS, "--seed", "5", "--option", "flowers=true", "--out", file) == 0
    capsys.readouterr()
    assert run("--hands", HANDS, "--seed", "5", "--option", "flowers=true", "--out", "-") == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
