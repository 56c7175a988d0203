"""How much of the engine its tests reach: runs them on the engine as plain Python, and prints what they cover of each room.

    .venv/bin/python scripts/measure_coverage.py

Fails where a test does, and where less of a room is covered than its floor. Compiled code cannot be watched line by line;
interpreted it is some hundred times slower, so Hypothesis tries a few cases only, and tests of very many cases (`many`) are left
to `make test`. `WORKERS` processes share the tests.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

_PROJECT: Final = Path(__file__).resolve().parent.parent
#: Room → percent of its statements that its tests must reach: a little less than they do.
FLOORS: Final = {"tiles": 97.5, "hands": 98.0, "rules": 97.5, "scoring": 98.7, "traditions": 98.4, "table": 94.0}
#: Settings under which tests run the engine as plain Python.
INTERPRETED: Final = {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": "few"}
#: The tests of those rooms, and, so that a server without a compiler is known to run, those of what it tells of a table.
TESTS: Final = (*(f"tests/{room}" for room in FLOORS), "tests/server/match/test_views.py")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        failed = _run_tests(report, Path(folder, "data"))
        if not report.is_file():
            return failed or 1
        measured = json.loads(report.read_text(encoding="utf-8"))
    covered = percentages(measured)
    low = [room for room, floor in FLOORS.items() if covered.get(room, 0.0) < floor]
    for room, floor in FLOORS.items():
        below = "  too little" if room in low else ""
        print(f"{room:8} {covered.get(room, 0.0):5.1f} % of its statements, at least {floor:.1f} %{below}")
    print(f"{'together':8} {measured['totals']['percent_covered']:5.1f} %")
    return 1 if failed or low else 0


def _run_tests(report: Path, data: Path) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not proof and not browser and not many"]
    command += ["-n", os.environ.get("WORKERS", "2"), "--dist", "worksteal", "-p", "no:cacheprovider"]
    command += [f"--cov=eastwind.{room}" for room in FLOORS]
    command += [f"--cov-report=json:{report}", *TESTS]
    environment = os.environ | INTERPRETED | {"COVERAGE_FILE": str(data)}
    return subprocess.run(command, cwd=_PROJECT, env=environment, check=False).returncode


def percentages(report: dict[str, Any]) -> dict[str, float]:
    """Room → percent of its statements that were reached, from the report that coverage.py writes as JSON."""
    statements: dict[str, int] = {}
    reached: dict[str, int] = {}
    for file, found in report["files"].items():
        room = Path(file).parts[2]  # src/eastwind/ROOM/…
        statements[room] = statements.get(room, 0) + found["summary"]["num_statements"]
        reached[room] = reached.get(room, 0) + found["summary"]["covered_lines"]
    return {room: 100 * reached[room] / count for room, count in statements.items() if count}


if __name__ == "__main__":
    sys.exit(main())
