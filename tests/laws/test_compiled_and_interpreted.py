"""The engine plays the same whether it is compiled or run as plain Python, and simulation plays by the same rules."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from eastwind.hands.tables import lookup
from eastwind.rules import available
from eastwind.study.random_play import HANDS, WON, play_randomly
from eastwind.table import Table
from eastwind.tiles.chance import chance
from tests.support.both_ways import first_difference, stories_of_both
from tests.support.play import digests
from tests.support.rules import ru
from tests.support.story import fields_of

_ROOT = Path(__file__).parents[2]

#: Hands under each preset; `make proof` plays many more.
HANDS_EACH: Final = 5
#: Every preset, and some rule sets at random.
RULE_SETS: Final[list[str | int]] = [*available(), 1, 2, 3, 5, 6, 7, 9, 10]


@pytest.mark.sweep
def test_interpreted_and_compiled_runs_agree_under_every_rule_set() -> None:
    command = [sys.executable, "-m", "tests.support.play", json.dumps(RULE_SETS), "1"]
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(_ROOT), str(_ROOT / "src")]),
    }
    answer = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr[-3000:]
    assert answer.stdout.split() == digests(RULE_SETS, 1)


@pytest.mark.process
@pytest.mark.parametrize("preset", available())
def test_record_chance_and_journal_of_the_bots_are_the_same_compiled_and_interpreted(preset: str) -> None:
    compiled, interpreted = stories_of_both(preset, HANDS_EACH)
    assert not first_difference(compiled, interpreted)
    told = "\n".join(compiled)
    assert told.count(": result ") == HANDS_EACH
    assert all(kind in told for kind in (" club ", " novice ", ": deal ", ": seat ", ": record ", ": told "))


def test_the_first_difference_of_two_stories_is_named_by_preset_hand_and_step() -> None:
    same = [f"ru-classic, match 0, hand 1, step {step}: seat 0 {step - 1} discard 1m" for step in range(1, 4)]
    assert not first_difference(same, list(same))
    for other, told in (([*same[:1], same[1].replace("1m", "2m"), same[2]], "discard 2m"), (same[:1], "(ended)")):
        found = first_difference(same, other)
        assert "compiled:    ru-classic, match 0, hand 1, step 2: " in found
        assert found.endswith(told)


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
