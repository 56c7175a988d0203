"""Record, chance, journal and what players are told are the same, compiled and interpreted, in many hands under each preset."""

from collections.abc import Callable
from typing import Final

import pytest

from eastwind.rules import available
from tests.support.both_ways import first_difference, stories_of_both

pytestmark = pytest.mark.proof

HANDS: Final = 200


@pytest.mark.parametrize("preset", available())
def test_compiled_and_interpreted_are_the_same_for_many_hands(
    preset: str, record_property: Callable[[str, object], None]
) -> None:
    compiled, interpreted = stories_of_both(preset, HANDS)
    assert not first_difference(compiled, interpreted)
    assert sum(": result " in line for line in compiled) == HANDS
    record_property("hands played compiled and interpreted", HANDS)
    record_property("  moves in their journals", sum(": seat " in line for line in compiled))
