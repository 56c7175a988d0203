"""Random tables and tables dealt anew: what a seat cannot see differs, what it sees does not."""

import pytest

from eastwind.table import Phase
from eastwind.testing import deal_hidden_anew, random_tables
from eastwind.testing.tables import stream_of
from tests.support.story import fields_of


@pytest.mark.parametrize("name", ["ru-classic", "bmja"])
def test_hidden_tiles_are_dealt_anew_and_nothing_else_is(name: str) -> None:
    stream = stream_of(1, "anew")
    points = 0
    for table in random_tables(name, hands=2):
        before = fields_of(table.snapshot())
        for seat in table.waiting_for:
            assert fields_of(deal_hidden_anew(table, seat, stream)) == fields_of(table.seen_by(seat))
            points += 1
        assert fields_of(table.snapshot()) == before
    assert points > 50


def test_random_tables_are_the_same_for_the_same_seed() -> None:
    def told(seed: int) -> list[tuple[Phase, str]]:
        return [(table.phase, table.position(table.waiting_for[0])) for table in random_tables("ru-classic", 2, seed)]

    assert told(3) == told(3)
    assert told(3) != told(4)
