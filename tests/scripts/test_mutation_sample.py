"""The sample of breaks is what it says: valid modules, each with one change, from every module in turn."""

import ast
from collections import Counter

from scripts.mutation_sample import breaks_of, sample

_SOURCE = '''
LIMIT = 3

def worth(points: int, *, doubled: bool) -> int:
    """Points, doubled or not."""
    total = points + 1
    if doubled and points < LIMIT:
        total *= 2
    seen[points] = True
    return total
'''


def test_every_break_changes_one_place_of_a_function() -> None:
    found = list(breaks_of("worth.py", _SOURCE))
    whole = ast.unparse(ast.parse(_SOURCE)).splitlines()
    for broken in found:
        changed = [line for line in ast.unparse(ast.parse(broken.source)).splitlines() if line not in whole]
        assert len(changed) == 1, broken
        assert "LIMIT = 3" in broken.source
    assert {(broken.line, broken.before, broken.after) for broken in found} >= {
        (6, "points + 1", "points - 1"),
        (6, "1", "2"),
        (7, "doubled and points < LIMIT", "doubled or points < LIMIT"),
        (7, "points < LIMIT", "points <= LIMIT"),
        (7, "if doubled and points < LIMIT:", "if not (doubled and points < LIMIT):"),
        (8, "total *= 2", "total += 2"),
        (8, "total *= 2", "pass"),
        (9, "seen[points] = True", "pass"),
        (9, "True", "False"),
    }


def test_the_module_stays_as_it_was_between_two_breaks() -> None:
    sources = [broken.source for broken in breaks_of("worth.py", _SOURCE)]
    assert len(sources) == len(set(sources))


def test_a_sample_has_each_module_in_turn_and_is_the_same_again() -> None:
    first, again, other = sample(60, 1), sample(60, 1), sample(60, 2)
    assert first == again != other
    assert max(Counter(broken.module for broken in first).values()) <= 2
