"""A set compared with itself on other walls: of a hundred comparisons at most five have any mark, wherever marks are given."""

from typing import Final

import pytest

import eastwind as ew
from eastwind.library.results import Simulation
from eastwind.report import report_html
from eastwind.study.differences import row_differences

pytestmark = pytest.mark.proof

COMPARISONS: Final = 100
MOST: Final = 5


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Simulation, Simulation]]:
    found = [ew.simulate("ru-classic", bots="club", hands=2_500, seed=seed) for seed in range(1, 2 * COMPARISONS + 1)]
    return list(zip(found[:COMPARISONS], found[COMPARISONS:], strict=True))


def test_as_text_and_data(pairs: list[tuple[Simulation, Simulation]]) -> None:
    found = [other - one for one, other in pairs]
    assert sum(any(row.sure for row in difference) for difference in found) <= MOST
    assert sum(any(value.endswith("*") for _, value, _ in difference.rows("en")) for difference in found) <= MOST


def test_on_the_page(pairs: list[tuple[Simulation, Simulation]]) -> None:
    assert sum(any(row.sure for row in row_differences(*pair)) for pair in pairs) <= MOST


def test_in_the_report(pairs: list[tuple[Simulation, Simulation]]) -> None:
    assert sum('class="difference sure"' in report_html(pair, "en") for pair in pairs) <= MOST
