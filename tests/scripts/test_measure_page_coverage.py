"""Coverage of the page, held room by room: too little fails, and so does a room that nobody has given a floor."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import measure_page_coverage as measuring
from scripts import page
from scripts.measure_page_coverage import FLOORS, SOURCES, Lines, faults, room_of, rooms_of, table


def summary(**lines: tuple[int, int]) -> dict[str, Any]:
    """A report as Vitest writes it, of files by their names in web/src: all lines of each, and those that were reached."""
    files = {
        str(SOURCES / name): {"lines": {"total": total, "covered": covered}} for name, (total, covered) in lines.items()
    }
    return {"total": {"lines": {"total": 9999, "covered": 0}}, **files}


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("main.ts", "src"),
        ("family/dice.ts", "family"),
        ("kit/fields/Choice.svelte", "kit"),
        ("table/keys.ts", "table"),
        ("table/felt/clock.ts", "table/felt"),
        ("solo/board/deep/in/it.ts", "solo/board"),
        ("school/course.ts", "school"),
        ("school/games/memory.ts", "school"),
        ("school/adult/files.ts", "school/adult"),
    ],
)
def test_a_room_is_a_folder_and_some_folders_have_rooms_of_their_own(file: str, room: str) -> None:
    assert room_of(Path(file)) == room


def test_the_lines_of_all_files_of_a_room_are_added_up() -> None:
    report = summary(
        **{"faces/a.ts": (30, 30), "faces/B.svelte": (70, 20), "friends/c.ts": (8, 4), "style/none.ts": (0, 0)}
    )
    assert rooms_of(report) == {"faces": Lines(100, 50), "friends": Lines(8, 4)}
    assert table(rooms_of(report), {"faces": 48.0}) == [
        "faces     50.0 % of its lines, at least 48.0 %",
        "friends   50.0 % of its lines",
        "together  50.0 %",
    ]


def test_a_room_below_its_floor_is_named_with_both_figures_and_one_at_its_floor_is_not() -> None:
    covered = {"faces": Lines(100, 59), "friends": Lines(100, 60)}
    assert faults(covered, {"faces": 60.0, "friends": 60.0}) == ["faces: 59.0 % is too little, at least 60.0 %"]


def test_a_room_without_a_floor_is_named_and_so_is_a_floor_without_a_room() -> None:
    assert faults({"attic": Lines(4, 4)}, {"cellar": 1.0}) == [
        "attic has no floor: give it one in scripts/measure_page_coverage.py",
        "cellar has a floor and no lines: take it out of scripts/measure_page_coverage.py",
    ]


@pytest.mark.parametrize(
    ("reached", "floors", "status", "told"),
    [
        (70, {"faces": 60.0}, 0, None),
        (59, {"faces": 60.0}, 1, "faces: 59.0 % is too little, at least 60.0 %"),
        (100, {}, 1, "faces has no floor: give it one in scripts/measure_page_coverage.py"),
    ],
)
def test_figures_that_are_there_are_taken_and_judged_and_no_test_is_run_again(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    reached: int,
    floors: dict[str, float],
    status: int,
    told: str | None,
) -> None:
    there = tmp_path / measuring.SUMMARY
    there.parent.mkdir()
    there.write_text(json.dumps(summary(**{"faces/a.ts": (100, reached)})))
    monkeypatch.setenv(measuring.FOLDER, str(tmp_path))
    monkeypatch.setattr(measuring, "FLOORS", floors)
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_how: pytest.fail("the tests were run again"))
    assert measuring.main() == status
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith(f"faces    {reached:5.1f} % of its lines")
    assert (printed[-1] if status else None) == told


@pytest.mark.parametrize(("failed", "written", "status"), [(0, True, 0), (1, True, 1), (1, False, 1), (0, False, 1)])
def test_otherwise_the_tests_are_run_and_fail_where_they_do_or_leave_no_figures(
    monkeypatch: pytest.MonkeyPatch, failed: int, written: bool, status: int
) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        asked.append(command[1:])
        assert not check
        if written:
            there = Path(env[measuring.FOLDER], measuring.SUMMARY)
            there.parent.mkdir()
            there.write_text(json.dumps(summary(**{"faces/a.ts": (10, 9)})))
        return subprocess.CompletedProcess(command, failed)

    monkeypatch.delenv(measuring.FOLDER, raising=False)
    monkeypatch.setattr(measuring, "FLOORS", {"faces": 88.0})
    monkeypatch.setattr(subprocess, "run", run)
    assert measuring.main() == status
    assert [command[-2:] for command in asked] == [[str(Path(page.__file__)), "test"]]


def test_the_tests_are_measured_where_a_folder_is_named_and_only_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "_npm", lambda *arguments: commands.append(arguments))
    monkeypatch.setattr(page, "install_packages", lambda _which: None)
    monkeypatch.delenv(measuring.FOLDER, raising=False)
    page.main("test")
    monkeypatch.setenv(measuring.FOLDER, str(tmp_path))
    page.main("test")
    page.main("lint")
    whole = ("run", "--silent", "test")
    # Vitest empties its folder first: never the one that was named
    into = f"--coverage.reportsDirectory={tmp_path / measuring.SUMMARY.parent}"
    measured = (*whole, "--", "--coverage.enabled", into, "--testTimeout=20000")
    assert commands == [whole, measured, ("run", "--silent", "lint")]


def test_every_room_of_the_page_has_a_floor() -> None:
    files = [file for ending in ("*.ts", "*.svelte") for file in SOURCES.rglob(ending)]
    ours = [file for file in files if not file.name.endswith((".test.ts", ".d.ts", ".generated.ts"))]
    rooms = {room_of(file.relative_to(SOURCES)) for file in ours}
    assert len(rooms) > 30
    assert rooms - set(FLOORS) == set()
    assert set(FLOORS) - rooms == set()


@pytest.mark.parametrize("room", ["family", "trainers", "faces", "friends"])
def test_rooms_that_people_enter_by_themselves_are_covered_for_the_most_part(room: str) -> None:
    assert FLOORS[room] >= 60
