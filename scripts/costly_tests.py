"""Run tests that cost too much once more, each alone, and fail for those that do so again.

scripts/costly_tests.py FILE      what `pytest --costs FILE` has written
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

_PROJECT: Final = Path(__file__).resolve().parent.parent


def main(file: str) -> int:
    tests: list[str] = json.loads(Path(file).read_text(encoding="utf-8"))
    again = [test for test in tests if costs_too_much(test)]
    for test in again:
        print(f"costs more than 5 CPU seconds, alone too: {test}")
    if again:
        print("Make it cheaper, or mark it `process` or `sweep` if it is one (tests/support/tiers.py).")
    return 1 if again else 0


def costs_too_much(test: str) -> bool:
    """Whether it does with nothing beside it in its process."""
    with tempfile.TemporaryDirectory() as folder:
        costs = Path(folder, "costs")
        run = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "--costs", str(costs), test]
        subprocess.run(run, cwd=_PROJECT, check=False, stdout=subprocess.DEVNULL)
        return costs.is_file() and bool(json.loads(costs.read_text(encoding="utf-8")))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
