"""Run tests that cost too much once more, with nothing beside them, and fail for those that do so again.

python -m scripts.costly_tests FILE             what `pytest --costs FILE` has written
python -m scripts.costly_tests --list FILE      write the list of those that cost much with all their values, from a run of all
"""

import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

from tests.support.costs import MOST_SECONDS, too_costly
from tests.support.tiers import COSTLY

_PROJECT: Final = Path(__file__).resolve().parent.parent
_LIST: Final = _PROJECT / "tests" / "support" / "costly.txt"
#: CPU seconds that the tests of one function may cost together, to be quick with all their values.
_MOST_TOGETHER: Final = 1.5
#: CPU seconds that a test without parameters may cost, to be quick.
_MOST_ALONE: Final = 2.5
#: CPU seconds of `_squares` on the machine that the limit is meant for.
_USUAL_SECONDS: Final = 0.6
_SQUARES: Final = 10_000_000


def main(file: str) -> int:
    """Print the tests of a run that cost too much beside others and alone; return 1 if there are any."""
    slowness = measure_slowness()
    most = MOST_SECONDS * slowness
    again = costly_alone(too_costly(Path(file), most), most)
    # the machine may have grown slower meanwhile, by what else runs there
    slowness = max(slowness, measure_slowness())
    most = MOST_SECONDS * slowness
    again = {test: seconds for test, seconds in again.items() if seconds > most}
    for test, seconds in again.items():
        print(f"{seconds:.1f} CPU seconds, alone too: {test}")
    if again:
        print(
            f"A test may cost {most:.1f}: {MOST_SECONDS:g} times {slowness:.2f}, by which this machine is slower than usual."
        )
        print("Make it cheaper, or mark it `process` or `sweep` if it is one (tests/support/tiers.py).")
    return 1 if again else 0


def write_list(file: str) -> int:
    """Write the list of costly tests from the costs of all tests; browser tests have a rule of their own."""
    _LIST.write_text("".join(f"{test}\n" for test in costly_of(Path(file))), encoding="utf-8")
    return 0


def costly_of(file: Path) -> list[str]:
    """Return the functions whose tests cost too much together, each by its file and name."""
    together: defaultdict[str, list[float]] = defaultdict(list)
    for test, (seconds, tier) in json.loads(file.read_text(encoding="utf-8")).items():
        name = test.partition("[")[0]
        if not name.startswith("tests/browser/") and (tier == "" or name in COSTLY):
            together[name].append(seconds)
    return sorted(
        name for name, costs in together.items() if sum(costs) > (_MOST_TOGETHER if len(costs) > 1 else _MOST_ALONE)
    )


def measure_slowness() -> float:
    """Return how many times longer than usual this machine takes for the same work, at least 1: the quickest of three."""
    return max(min(_squares() for _ in range(3)) / _USUAL_SECONDS, 1.0)


def _squares() -> float:
    begun = time.process_time()
    sum(number * number for number in range(_SQUARES))
    return time.process_time() - begun


def costly_alone(tests: dict[str, float], most: float) -> dict[str, float]:
    """Run tests one after the other with nothing beside them; return those that cost more than `most` CPU seconds."""
    if not tests:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        costs = Path(folder, "costs")
        run = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"--costs={costs}", *tests]
        subprocess.run(run, cwd=_PROJECT, check=False, stdout=subprocess.DEVNULL)
        return too_costly(costs, most)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--list", file]:
            sys.exit(write_list(file))
        case [file]:
            sys.exit(main(file))
        case _:
            sys.exit(__doc__)
