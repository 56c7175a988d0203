"""The engine plays the same whether it is compiled or run as plain Python, and simulation plays by the same rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from eastwind.hands.tables import lookup
from eastwind.rules.options import Value
from eastwind.study.random_play import HANDS, WON, play_randomly
from eastwind.table import Table
from eastwind.tiles.chance import chance
from tests.support.play import digests
from tests.support.rules import ru
from tests.support.story import fields_of

_ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, {"flowers": True}), (2, {"ready_hand": "optional", "penalty": False})],
    ids=["flowers", "optional-ready"],
)
def test_interpreted_and_compiled_runs_agree(seed: int, options: dict[str, Value]) -> None:
    command = [sys.executable, "-m", "tests.support.play", str(seed), "3", json.dumps(options)]
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(_ROOT), str(_ROOT / "src")]),
    }
    answer = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr[-3000:]
    assert answer.stdout.split() == digests(seed, 3, options)


@pytest.mark.parametrize("flowers", [False, True])
def test_a_simulation_gives_the_same_from_the_same_seed(flowers: bool) -> None:
    rules = ru(flowers=flowers)
    ends = []
    for _ in range(2):
        table = Table(rules)
        counts = np.zeros(4, np.int64)
        play_randomly(lookup(), rules, table.record, chance(11), 300, counts)
        ends.append((counts.tolist(), fields_of(table.record)))
    assert ends[0] == ends[1]
    counts_of_hands = ends[0][0]
    assert counts_of_hands[HANDS] == 300
    assert 0 < counts_of_hands[WON] < 300
    assert sum(ends[0][1]["scores"]) == 0
