"""Measure how much of the page its unit tests cover, room by room (folders of web/src).

    .venv/bin/python scripts/measure_page_coverage.py

Fails where a test does, where less of a room is covered than its floor, and where a room has no floor. What the tests in a
browser reach (tests/browser) is not among it. Where `PAGE_COVERAGE` names a folder, `scripts/page.py test` leaves its figures
there, and they are taken in place of running the tests once more.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

_PROJECT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = _PROJECT / "web" / "src"
#: The variable that names the folder, and in that folder the summary that Vitest writes (web/vitest.config.ts).
FOLDER: Final = "PAGE_COVERAGE"
SUMMARY: Final = Path("page", "coverage-summary.json")
#: Files that lie in no folder.
TOP: Final = "src"
#: Folders whose own folders are rooms too: all of them, or those that are named.
_DIVIDED: Final[Mapping[str, tuple[str, ...] | None]] = {"table": None, "solo": None, "school": ("adult",)}
#: Room → percent of its lines that its tests must reach: two points less than they do.
FLOORS: Final[Mapping[str, float]] = {
    "bill": 90.9,
    "book": 30.2,
    "calculator": 31.4,
    "faces": 97.4,
    "family": 97.5,
    "friends": 97.6,
    "hand": 97.5,
    "home": 83.8,
    "household": 22.0,
    "interface": 0.0,
    "kit": 80.9,
    "lessons": 36.8,
    "mistakes": 93.0,
    "replay": 36.4,
    "review": 22.6,
    "rules": 89.8,
    "school": 78.3,
    "school/adult": 8.7,
    "scorebook": 50.8,
    "settlement": 22.9,
    "setup": 76.3,
    "simulate": 92.5,
    "solo/board": 47.8,
    "solo/connect": 48.5,
    "solo/editor": 44.1,
    "solo/solitaire": 38.2,
    "src": 69.4,
    "statistics": 46.1,
    "style": 98.0,
    "table": 59.0,
    "table/coach": 93.7,
    "table/ending": 92.1,
    "table/felt": 84.9,
    "table/layout": 98.0,
    "table/line": 91.6,
    "tiles": 97.1,
    "trainers": 95.7,
    "verify": 62.2,
    "wire": 91.1,
    "words": 92.3,
}


class Lines(NamedTuple):
    """Lines of a room: all that there are, and those that were reached."""

    total: int
    reached: int

    @property
    def percent(self) -> float:
        return 100 * self.reached / self.total


def main() -> int:
    failed = 0
    folder = os.environ.get(FOLDER)
    if folder is not None and (there := Path(folder, SUMMARY)).is_file():
        report = there.read_text(encoding="utf-8")
    else:
        with tempfile.TemporaryDirectory() as fresh:
            failed = _run_tests(fresh)
            if not Path(fresh, SUMMARY).is_file():
                return failed or 1
            report = Path(fresh, SUMMARY).read_text(encoding="utf-8")
    covered = rooms_of(json.loads(report))
    print("\n".join(table(covered, FLOORS)))
    wrong = faults(covered, FLOORS)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if failed or wrong else 0


def _run_tests(folder: str) -> int:
    command = [sys.executable, str(_PROJECT / "scripts" / "page.py"), "test"]
    return subprocess.run(command, env=os.environ | {FOLDER: folder}, check=False).returncode


def room_of(file: Path) -> str:
    """The room of a file, which is named from web/src on."""
    folders = file.parts[:-1]
    if not folders:
        return TOP
    first, *rest = folders
    inner = _DIVIDED.get(first, ())
    return f"{first}/{rest[0]}" if rest and (inner is None or rest[0] in inner) else first


def rooms_of(report: Mapping[str, Any]) -> dict[str, Lines]:
    """Room → its lines, from the summary that Vitest writes as JSON; rooms in which nothing can be reached are not among them."""
    found: dict[str, Lines] = {}
    for file, measured in report.items():
        if file == "total":
            continue
        room, lines = room_of(Path(file).relative_to(SOURCES)), measured["lines"]
        before = found.get(room, Lines(0, 0))
        found[room] = Lines(before.total + lines["total"], before.reached + lines["covered"])
    return {room: lines for room, lines in sorted(found.items()) if lines.total}


def table(covered: Mapping[str, Lines], floors: Mapping[str, float]) -> list[str]:
    """Lines of the table of what is covered: one for each room, and one for all together."""
    width = max(map(len, ("together", *covered)))
    rows = [
        f"{room:{width}} {lines.percent:5.1f} % of its lines"
        + (f", at least {floors[room]:.1f} %" if room in floors else "")
        for room, lines in covered.items()
    ]
    together = Lines(sum(it.total for it in covered.values()), sum(it.reached for it in covered.values()))
    return [*rows, *([f"{'together':{width}} {together.percent:5.1f} %"] if together.total else [])]


def faults(covered: Mapping[str, Lines], floors: Mapping[str, float]) -> list[str]:
    """Rooms that are covered too little, have no floor, or a floor and no lines: a line for each, in their order."""
    here = Path(__file__).relative_to(_PROJECT).as_posix()
    found: list[str] = []
    for room in sorted({*covered, *floors}):
        if room not in floors:
            found.append(f"{room} has no floor: give it one in {here}")
        elif room not in covered:
            found.append(f"{room} has a floor and no lines: take it out of {here}")
        elif covered[room].percent < floors[room]:
            found.append(f"{room}: {covered[room].percent:.1f} % is too little, at least {floors[room]:.1f} %")
    return found


if __name__ == "__main__":
    sys.exit(main())
