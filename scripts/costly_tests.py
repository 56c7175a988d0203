"""Run tests that cost too much once more, each alone, and fail for those that do so again.

python -m scripts.costly_tests FILE      what `pytest --costs FILE` has written
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.support.costs import MOST_SECONDS, too_costly

_PROJECT: Final = Path(__file__).resolve().parent.parent


def main(file: str) -> int:
    again = [test for test in too_costly(Path(file)) if costs_too_much(test)]
    for test in again:
        print(f"costs more than {MOST_SECONDS:g} CPU seconds, alone too: {test}")
    if again:
        print("Make it cheaper, or mark it `process` or `sweep` if it is one (tests/support/tiers.py).")
    return 1 if again else 0


def costs_too_much(test: str) -> bool:
    """Run a test with nothing beside it in its process; return whether it costs too much then."""
    with tempfile.TemporaryDirectory() as folder:
        costs = Path(folder, "costs")
        run = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"--costs={costs}", test]
        subprocess.run(run, cwd=_PROJECT, check=False, stdout=subprocess.DEVNULL)
        return costs.is_file() and bool(too_costly(costs))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
