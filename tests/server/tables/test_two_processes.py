"""Two processes at the same tables: what the one has played holds at the other, and what is only new is not taken for damage."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from eastwind.match.entries import ActionEntry, Cut, ResultEntry
from eastwind.server.cluster import bus
from eastwind.server.cluster.bus import OverBus
from eastwind.server.network import Inside
from eastwind.server.operations.inspection import inspect
from eastwind.server.settings import DATABASE
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.tables import catch_up
from tests.server.bus import Hub
from tests.server.house import Seat, house
from tests.server.stores import FaultyStore
from tests.server.tables.test_company import seated
from tests.server.tables.test_proposals import until_a_discard
from tests.server.tables.test_spectators import code_at, look_on


class OvertakenStore(SqliteStore):
    """In the middle of what is read, somebody else plays.

    :ivar between: what has to be read next, and what is done then.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.between: list[tuple[str, Callable[[], None]]] = []

    async def results(self, table: str) -> Sequence[ResultEntry]:
        found = await super().results(table)
        self._let_others_play("results")
        return found

    async def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        found = await super().actions(table, hand)
        self._let_others_play("actions")
        return found

    def _let_others_play(self, read: str) -> None:
        if self.between and self.between[0][0] == read:
            _, work = self.between.pop(0)
            work()


def play(seat: Seat, until_hand: int = 0) -> None:
    """One step, or as many as it takes."""
    while True:
        told = seat.next_hand() if seat.view["phase"] == "hand_over" else seat.act(seat.words[-1])
        assert told[-1]["type"] == "update", told
        if seat.view["hand"] >= until_hand:
            return


@pytest.mark.parametrize(
    "read", [["results"], ["actions"], ["actions", "results"], ["actions", "actions", "results"]], ids=" ".join
)
@pytest.mark.parametrize("until_hand", [0, 2], ids=["a move", "into the next hand"])
def test_what_is_played_elsewhere_while_a_table_is_loaded_is_no_damage(
    tmp_path: Path, read: list[str], until_hand: int
) -> None:
    store = OvertakenStore(tmp_path / DATABASE)
    with house(tmp_path) as one, house(tmp_path, store=store) as other:
        opened = one.open()
        with one.sit(opened) as seat:
            play(seat)
            store.between = [(each, lambda: play(seat, until_hand and seat.view["hand"] + 1)) for each in read]
            assert other.view(opened) == seat.view
            assert not store.between, "nobody played meanwhile: this says nothing"
            assert other.live_table(opened).match.history == one.live_table(opened).match.history
    found = inspect(tmp_path / DATABASE)
    assert (found.cuts, found.faults) == ((), ())


def test_whoever_comes_from_the_one_finds_at_the_other_what_was_seen(tmp_path: Path) -> None:
    with house(tmp_path) as one, house(tmp_path) as other:
        opened = one.open()
        with one.sit(opened) as seat, other.sit(opened) as early:
            assert early.view == seat.view
            for _ in range(3):
                play(seat)
            assert early.view != seat.view
            with other.sit(opened) as late:
                assert late.view == seat.view
                # and whoever was there is told as well
                early.heard()
                assert early.view == seat.view
                play(late)


def test_whoever_departs_does_so_also_where_another_process_has_played_on(tmp_path: Path) -> None:
    with house(tmp_path) as one, house(tmp_path) as other:
        opened = one.open()
        with one.sit(opened) as leaving, other.sit(opened) as seat:
            play(seat)
            # whoever has departed is let go; a refusal would leave the line open
            with pytest.raises(WebSocketDisconnect):
                leaving.ask({"type": "depart"})
        with other.sit(opened) as late:
            assert late.view["phase"] == "match_over"


def test_a_journal_that_has_grown_meanwhile_is_not_cut(tmp_path: Path) -> None:
    store = FaultyStore(tmp_path / DATABASE)
    with house(tmp_path, store=store) as home:
        opened = home.open()
        with home.sit(opened) as seat:
            play(seat)
            last = home.call(store.last_version, opened["table"])
            cut = Cut(1, 1, (), "why", of=last)
            play(seat)
            with pytest.raises(JournalConflict):
                home.call(store.cut_back, opened["table"], cut)
            assert home.call(store.last_version, opened["table"]) > last
            now = replace(cut, of=home.call(store.last_version, opened["table"]))
            home.call(store.cut_back, opened["table"], now)
            assert home.call(store.last_version, opened["table"]) == 1


def test_whoever_listens_at_one_process_is_told_what_is_played_at_another(tmp_path: Path) -> None:
    hub = Hub()
    with house(tmp_path, publisher=_over(hub)) as one, house(tmp_path, publisher=_over(hub)) as other:
        opened = one.open()
        with one.sit(opened) as seat, other.sit(opened) as listener:
            for _ in range(3):
                play(seat)
                _hear_until(listener, lambda: listener.view == seat.view)


def test_without_news_the_journal_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "AGAIN_SECONDS", 0.05)
    with house(tmp_path, publisher=_over(None)) as one, house(tmp_path, publisher=_over(None)) as other:
        opened = one.open()
        with one.sit(opened) as seat, other.sit(opened) as listener:
            play(seat)
            _hear_until(listener, lambda: listener.view == seat.view)


def test_what_could_not_be_read_when_the_news_came_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catch_up, "_TRY_AGAIN_SECONDS", 0.05)
    hub, store = Hub(), FaultyStore(tmp_path / DATABASE)
    with house(tmp_path, publisher=_over(hub)) as one, house(tmp_path, store=store, publisher=_over(hub)) as other:
        opened = one.open()
        with one.sit(opened) as seat, other.sit(opened) as listener:
            store.unreadable = {"table", "deals"}
            play(seat)
            _hear_until(listener, lambda: listener.view == seat.view)
            assert not store.unreadable


def test_whoever_looks_on_elsewhere_is_told_what_is_played(tmp_path: Path) -> None:
    hub = Hub()
    with (
        house(tmp_path, publisher=_over(hub)) as one,
        house(tmp_path, publisher=_over(hub)) as other,
        seated(one, 2, watch="live") as seats,
        look_on(other, code_at(one, seats)) as eve,
    ):
        until_a_discard(seats)

        def sees_the_same() -> bool:
            # where the machine is slow the window is over meanwhile, and the table has gone on for both
            seats[0].heard()
            return bool(eve.view["version"] == seats[0].view["version"])

        _hear_until(eve, sees_the_same)
        assert [seat["hand"] for seat in eve.view["seats"]] == [None] * 4


def test_whoever_only_looks_sees_what_was_played_at_another_process(tmp_path: Path) -> None:
    with (
        house(tmp_path, inside=Inside("ws://127.0.0.1:1")) as one,
        house(tmp_path, inside=Inside("ws://127.0.0.1:2")) as other,
    ):
        _until(lambda: not other.app.state.table_registry._ownership.alone)
        opened = one.open()
        with one.sit(opened) as seat:
            for _ in range(3):
                # it is in the memory of the other one from the first time on
                assert other.view(opened) == seat.view
                play(seat)


def _over(hub: Hub | None) -> OverBus:
    return OverBus(8, None if hub is None else hub.line, time.monotonic)


def _hear_until(seat: Seat, holds: Callable[[], bool]) -> None:
    def heard() -> bool:
        seat.heard()
        return holds()

    _until(heard)


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 10.0
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
