"""What persons leave to the server: tiles that pass by themselves, flowers that are laid out."""

import asyncio
from pathlib import Path

import pytest

from eastwind.server.settings import DATABASE
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.tables.live_table import LiveTable
from tests.server.house import House, Message, Seat, house
from tests.server.party import MANY, Party, party, play
from tests.server.still_time import StillTime
from tests.server.tables.test_company import code_of, open_for


@pytest.fixture
def house_with(still: StillTime) -> Message:
    return still.given


def leave(seat: Seat, passing: str = "none", *, flowers: bool = False) -> list[Message]:
    return seat.ask({"type": "leave_to", "passing": passing, "flowers": flowers})


def to_own_discard(found: Party, seat: Seat) -> None:
    play(found, lambda: any(word.startswith("discard") for word in seat.words))


def test_nothing_is_left_to_it_before_somebody_says_so(home: House, still: StillTime) -> None:
    with party(home, still, 2) as found:
        found.go(1)
        assert {"type": "left_to", "passing": "none", "flowers": False} in found.come(1, greet=False).hello()


def test_a_window_ends_at_once_where_all_others_let_everything_pass(home: House, still: StillTime) -> None:
    with party(home, still, 2, window=10) as found:
        ann, ben = found.seats()
        leave(ben, "all")
        to_own_discard(found, ann)
        ann.discard()
        version = ann.view["version"]
        found.pass_time(0)
        ann.heard()
        assert ann.view["version"] > version


def test_a_window_is_as_long_as_ever_where_somebody_lets_chows_pass(home: House, still: StillTime) -> None:
    with party(home, still, 2, window=10) as found:
        ann, ben = found.seats()
        leave(ben, "chows")
        for _ in range(6):
            to_own_discard(found, ann)
            ann.discard()
            version = ann.view["version"]
            found.pass_time(9.9)
            ann.heard()
            assert (ann.view["version"], ann.view["phase"]) == (version, "claim")
            found.pass_time(0.2)


def test_nobody_else_is_told(home: House, still: StillTime) -> None:
    with party(home, still, 2) as found:
        ann, ben = found.seats()
        ann.heard()
        assert leave(ben, "all", flowers=True) == [{"type": "left_to", "passing": "all", "flowers": True}]
        assert ann.heard() == []


def test_it_is_kept_for_who_comes_back_and_over_a_restart(tmp_path: Path, still: StillTime) -> None:
    with house(tmp_path, **still.given) as home, party(home, still, 2) as found:
        leave(found.seats()[1], "chows", flowers=True)
        keys = found.keys
    with house(tmp_path, **still.given) as home, home.sit(keys[1], greet=False) as ben:
        assert {"type": "left_to", "passing": "chows", "flowers": True} in ben.hello()


def test_flowers_are_laid_out_for_who_has_left_that_to_it_and_for_nobody_else(home: House, still: StillTime) -> None:
    with party(home, still, 2, window=1, options={"flowers": True}) as found:
        ann, ben = found.seats()
        leave(ben, flowers=True)
        asked = {"ann": 0, "ben": 0}
        for _ in range(MANY):
            for name, seat in (("ann", ann), ("ben", ben)):
                seat.heard()
                asked[name] += any(word.startswith("flower") for word in seat.words)
            if ann.view["phase"] in ("hand_over", "match_over"):
                if asked["ann"] and any(view["flowers"] for view in [ben.view["seats"][ben.view["me"]]]):
                    break
                for seat in (ann, ben):
                    seat.next_hand()
            for seat in (ann, ben):
                if ann.view["phase"] in ("claim", "rob"):
                    if ann.view["turn"] != seat.view["me"]:
                        seat.act("pass", ann.view["version"])
                elif seat.words:
                    seat.act("pass" if "pass" in seat.words else seat.words[-1])
                    break
            found.pass_time(1.1)
        assert asked["ann"] > 0
        assert asked["ben"] == 0


def test_before_the_first_deal_nothing_can_be_left_to_it(home: House) -> None:
    with home.sit(open_for(home, 2), greet=False) as ann:
        ann.hello("a")
        assert code_of(leave(ann, "all")) == "not_seated"


class _SlowStore(SqliteStore):
    """Keeps how the time stands only once it is let go, where it is told to wait for that."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.waits = False
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        if self.waits:
            self.reached.set()
            await self.goes_on.wait()
        await super().keep_pace(table, state, due)


def test_what_is_left_to_the_server_is_kept_though_its_line_is_lost_meanwhile(tmp_path: Path, still: StillTime) -> None:
    store = _SlowStore(tmp_path / DATABASE)

    async def lost(live_table: LiveTable) -> None:
        """The process loses the table while the store is at work: people are sent away."""
        await store.reached.wait()
        await live_table.send_away()
        # whoever waited for the answer is gone
        await asyncio.sleep(0.1)
        store.waits = False
        store.goes_on.set()
        await asyncio.gather(*live_table.under_way)

    with house(tmp_path, store=store, **still.given) as home, party(home, still, 2) as found:
        ann, _ = found.seats()
        store.waits = True
        ann.socket.send_text('{"type": "leave_to", "passing": "chows", "flowers": true}')
        home.call(lost, home.live_table(found.keys[0]))
        kept = home.call(store.pace, found.keys[0]["table"])
        assert kept is not None
        assert '"chows"' in kept
