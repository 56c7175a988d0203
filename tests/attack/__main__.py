"""Every attack of this folder in turn, each in a process of its own, with its figures: `make attack`.

    python -m tests.attack [THEME …] [options of the themes]

A theme is a module here that prints figures and ends with 0 when everything held. Options are handed on to each; who does not
take them is passed over. `--store postgres` or `--store workers` runs all of them over PostgreSQL, with one process or with two
workers and a bus: `make attack ARGS="--store workers"`.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
#: How a program ends that was asked for wrongly.
_MISUSE: Final = 2


def _themes() -> list[str]:
    """What there is; names that begin with `_` or `test` are no themes."""
    return sorted(path.stem for path in _FOLDER.glob("[a-z]*.py") if not path.stem.startswith("test"))


def main(arguments: list[str]) -> int:
    known = _themes()
    first = next((place for place, word in enumerate(arguments) if word.startswith("-")), len(arguments))
    wanted, options = arguments[:first], arguments[first:]
    unknown = [theme for theme in wanted if theme not in known]
    if unknown:
        print(f"no attack {', '.join(unknown)}: expected some of {', '.join(known)}", file=sys.stderr)
        return _MISUSE
    failed = []
    for theme in wanted or known:
        print(f"\n=== {theme}", flush=True)
        ended = subprocess.run([sys.executable, "-m", f"tests.attack.{theme}", *options], check=False).returncode
        if ended and not (ended == _MISUSE and options and not wanted):
            failed.append(theme)
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall held")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
