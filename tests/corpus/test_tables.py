"""Tables in play, written before the server was taken apart and put together: they are told as they were, and are played on."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from eastwind.bots import BUILT_IN
from eastwind.record import parse_lines, replay
from eastwind.server.settings import DATABASE
from eastwind.server.store.opening import open_store
from eastwind.server.store.store import Store
from tests.corpus import tables
from tests.server.house import House, Message, house
from tests.server.still_time import StillTime
from tests.support.postgres import Postgres

pytestmark = pytest.mark.process

#: Longer than a window or the patience of a table lasts, in seconds; and a move by correspondence.
_LONG, _A_DAY = 30.0, 90_000.0
_MOMENTS = 400


@pytest.fixture(params=tables.DATABASES)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Message, Callable[[], Store]]:
    """What was told of a database of the corpus, and that database, opened as often as one wishes."""
    path = tmp_path / DATABASE
    if request.param == "sqlite":
        tables.lay_sqlite(path)
        return tables.seen("sqlite"), lambda: open_store(path, None)
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.empty()
    tables.lay_postgresql(address)
    return tables.seen("postgresql"), lambda: open_store(path, address)


def test_every_table_and_the_book_are_told_as_they_were(
    kept: tuple[Message, Callable[[], Store]], tmp_path: Path
) -> None:
    seen, opens = kept
    with house(tmp_path, store=opens(), bots=BUILT_IN, **StillTime(seen["now"]).given) as home:
        for table in seen["tables"]:
            told = tables.told_of(home, table["keys"])
            assert told["record"] == table["record"], table["what"]
            assert told["views"] == table["views"], table["what"]
        assert tables.book_told(home) == seen["book"]
    begun = [table for table in seen["tables"] if table["what"] != "not begun"]
    assert len({view["phase"] for table in begun for view in table["views"] if "phase" in view}) >= 4


def _is_over(home: House, key: Message) -> bool:
    return str(home.view(key)["phase"]) in ("hand_over", "match_over")


def _play_on(home: House, still: StillTime, table: Message) -> None:
    """Play a hand to its end: everybody passes or discards."""
    with ExitStack() as stack:
        there = [key for key, view in zip(table["keys"], table["views"], strict=True) if "code" not in view]
        seats = [stack.enter_context(home.sit(key)) for key in there]
        for _ in range(_MOMENTS):
            for seat in seats:
                seat.heard()
                if seat.view["phase"] in ("claim", "rob") and len(seats) > 1:
                    if seat.view["me"] != seat.view["turn"]:
                        seat.act("pass")
                elif seat.words:
                    seat.act("pass" if "pass" in seat.words else seat.words[-1])
            if _is_over(home, there[0]):
                return
            still.go(home, _A_DAY if table["what"] == "by correspondence" else _LONG)
            home.call(home.app.state.table_registry.look_at_deadlines)
    raise AssertionError(f"{table['what']}: the hand goes on for ever")


def test_every_table_is_played_to_the_end_of_its_hand_and_its_record_replays(
    kept: tuple[Message, Callable[[], Store]], tmp_path: Path
) -> None:
    seen, opens = kept
    still = StillTime(seen["now"])
    with house(tmp_path, store=opens(), bots=BUILT_IN, **still.given) as home:
        for table in seen["tables"]:
            if table["what"] == "not begun":
                continue
            _play_on(home, still, table)
            key = table["keys"][0]
            lines = parse_lines(home.get(f"/api/tables/{key['table']}/record", key).text)
            before = parse_lines(table["record"])
            assert lines[: len(before) - 1] == before[:-1], table["what"]
            *_, last = replay(lines)
            assert last.table.phase.is_over
