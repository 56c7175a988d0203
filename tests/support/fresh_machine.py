"""Commands in processes of their own, which tell how they ran: compiled or interpreted."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
QUESTION: Final = b"""\
{"rules": "ru-classic", "melds": [{"kind": "pung", "tiles": ["6m", "6m", "6m"]}], "hand": ["5z", "5z", "1m", "2m", "3m", \
"7s", "8s", "9s", "6p", "7p", "5p"], "last": "5p", "source": "discard", "seat": "E", "round": "S", "won": true}
"""
SETTLEMENT: Final = b"""\
{"rules": "ru-classic", "values": {"E": 64, "S": 12, "W": 16, "N": 4}, "winners": ["E"], "discarder": null, "penalty": false}
"""
#: Program that runs a command, then says aside how it ran, and what processes that it starts would be told.
AND_HOW: Final = """
import os, sys
from eastwind.cli.main import main
code = main(sys.argv[1:])
jit = sys.modules.get("eastwind.jit")
print("compiled" if jit and jit.COMPILED else "interpreted", os.environ.get("NUMBA_DISABLE_JIT"), file=sys.stderr)
sys.exit(code)
"""


def run(
    arguments: Sequence[str], told: bytes = b"", first: str = "", **settings: str | None
) -> subprocess.CompletedProcess[bytes]:
    """Run a command; `settings`: of its environment, None for what is not to be set."""
    command = [sys.executable, "-c", first + AND_HOW, *arguments]
    return subprocess.run(command, input=told, capture_output=True, check=False, env=environment_of(settings))


def environment_of(settings: Mapping[str, str | None]) -> dict[str, str]:
    """The environment of a command that chooses for itself how it runs."""
    outside = {
        name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT")
    }
    changed = {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **settings}
    return {name: value for name, value in {**outside, **changed}.items() if value is not None}
