"""Laws of a table that is read from its store: it stands exactly where it stood in memory, after every moment.

A table that came back one moment earlier would say by that what the others hold: only where nobody could claim a discard was
there nothing else in the journal by which the window was known to be over.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from eastwind.errors import EastwindError
from eastwind.match.match import WINDOWS
from eastwind.server.match.actions import Outcome
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.loading import load_match
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import greeting
from eastwind.server.match.public_view import public_view
from eastwind.server.network import Inside
from eastwind.server.settings import DATABASE
from eastwind.server.store.opening import open_store
from eastwind.server.store.store import Store
from eastwind.server.tables.effect_loop import EffectLoop
from eastwind.server.tables.effects import Effects
from eastwind.server.wire.encoding import NO_EVENTS, update, whole_step
from eastwind.table import Phase
from tests.server.house import House, Message, house
from tests.server.party import Party, party, play
from tests.server.still_time import StillTime
from tests.server.tables.test_correspondence import listening
from tests.server.tables.test_proposals import proposal_in, propose, reply
from tests.support.tiers import sweep_after_first

#: Persons at a table of four, and a rule set each.
TABLES: Final = [(2, "ru-classic"), (3, "bmja"), (4, "pl-classic"), (4, "bg-classic")]

Opens = Callable[[Path], Store]


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def opens(request: pytest.FixtureRequest) -> Opens:
    """Opens the same database each time."""
    if request.param == "SQLite":
        return lambda folder: open_store(folder / DATABASE, None)
    address = request.getfixturevalue("postgres").empty()
    return lambda folder: open_store(folder / DATABASE, address)


@dataclass
class Reloaded:
    """Counts of what was compared.

    :ivar faults: tables that did not stand as they stood, or could not be read: the server answers for such faults itself, so
        that no test would see them; :ivar moments: tables that were read from the store and compared;
    :ivar unasked: those of them at which a window had just been
        closed in which nobody could claim; :ivar asked: the same for windows in which a seat could.
    """

    faults: list[str] = field(default_factory=list)
    moments: int = 0
    unasked: int = 0
    asked: int = 0


@pytest.fixture
def reloaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reloaded]:
    """Reads every table of this process from its store after everything that is carried out, and compares it."""
    counts, commit = Reloaded(), EffectLoop.commit

    async def commit_and_reload(loop: EffectLoop, outcome: Outcome) -> Effects:
        before = loop.match
        follows = await commit(loop, outcome)
        row = await loop.store.table(loop.name)
        try:
            assert row is not None
            read, _ = await load_match(loop.store, row)
            assert_alike(loop.match, read, loop.clock_and_stand_ins)
        except (AssertionError, EastwindError) as fault:
            counts.faults.append(f"{loop.name}: {fault}")
            return follows
        counts.moments += 1
        if before.dealt is not None and before.table.phase in WINDOWS and before.table.moment < read.table.moment:
            counts.unasked += before.table.is_halted
            counts.asked += not before.table.is_halted
        return follows

    monkeypatch.setattr(EffectLoop, "commit", commit_and_reload)
    yield counts
    assert counts.faults == []


def assert_alike(held: Match, read: Match, beside: ClockAndStandIns) -> None:
    """Each seat and an onlooker are told the same of both, byte by byte; what is written next has the same version."""
    for seat in range(4):
        told = [greeting(match, seat, beside)[1] for match in (held, read)]
        assert told[0] == told[1], f"seat {seat} at moment {held.table.moment} of hand {held.table.hand}"
    public = [update([whole_step(NO_EVENTS, public_view(match, beside).view)]) for match in (held, read)]
    assert public[0] == public[1]
    assert held.table.version == read.table.version
    assert held.time_up_at == read.time_up_at


def hands_played(found: Party, hands: int) -> Callable[[], bool]:
    """Whether so many hands are over; goes on to the next one where one is."""

    def so() -> bool:
        table = found.home.live_table(found.keys[0]).match.table
        if table.phase is Phase.HAND_OVER and table.hand < hands:
            for seat in found.seats():
                seat.next_hand()
        return table.phase is Phase.MATCH_OVER or (table.phase is Phase.HAND_OVER and table.hand >= hands)

    return so


@contextmanager
def at_home(opens: Opens, folder: Path, still: StillTime) -> Iterator[House]:
    with house(folder, store=opens(folder), **still.given) as home:
        yield home


@pytest.mark.parametrize(
    ("persons", "rules"), sweep_after_first(TABLES), ids=[f"{rules}, {persons}" for persons, rules in TABLES]
)
def test_a_table_read_from_its_store_stands_where_it_stood_after_every_moment(
    tmp_path: Path, opens: Opens, reloaded: Reloaded, persons: int, rules: str
) -> None:
    still = StillTime()
    with at_home(opens, tmp_path, still) as home, party(home, still, persons, rules=rules, window=3) as found:
        # the number of claims depends on the wall: play another hand where there were few
        for hands in range(1, 6):
            play(found, hands_played(found, hands))
            if min(reloaded.unasked, reloaded.asked) > 5:
                break
    assert reloaded.moments > 60
    assert min(reloaded.unasked, reloaded.asked) > 5, reloaded


def test_a_table_of_one_person_does_too(tmp_path: Path, opens: Opens, reloaded: Reloaded) -> None:
    with at_home(opens, tmp_path, StillTime()) as home, home.sit(home.open()) as seat:
        for _ in range(60):
            if seat.view["phase"] == "hand_over":
                seat.next_hand()
            else:
                seat.act("pass" if "pass" in seat.words else seat.words[-1])
    assert reloaded.moments > 50


def test_it_does_so_when_somebody_leaves_in_a_window_and_when_a_discard_is_taken_back(
    tmp_path: Path, opens: Opens, reloaded: Reloaded
) -> None:
    still = StillTime()
    with at_home(opens, tmp_path, still) as home:
        for unasked in (True, False):
            with party(home, still, 4, window=10) as found:
                for _ in range(3):
                    play(found, in_window(found, unasked=unasked))
                    take_discard_back(found)
                    play(found, in_window(found, unasked=unasked))
                    close(found)
                    play(found, in_window(found, unasked=unasked))
                for number in (3, 2, 1):
                    play(found, in_window(found, unasked=unasked))
                    found.depart(number)
                    found.pass_time(0.5)
    assert reloaded.moments > 50


def test_it_does_so_when_the_time_of_the_match_ends_in_a_window(
    tmp_path: Path, opens: Opens, reloaded: Reloaded
) -> None:
    still = StillTime()
    with at_home(opens, tmp_path, still) as home:
        for unasked in (True, False):
            with party(home, still, 2, window=10, options={"minutes": 1}) as found:
                play(found, in_window(found, unasked=unasked))
                live_table = found.home.live_table(found.keys[0])
                still.now += 61
                moment = live_table.match.table.moment
                found.home.call(live_table.look_at_clock)
                assert live_table.match.table.moment == moment + 1, "the clock has not spoken"
                assert live_table.match.table.phase in WINDOWS
                close(found)
                play(found, in_window(found, unasked=unasked))


def test_by_correspondence_it_does_so_for_persons_who_are_never_there_together(
    tmp_path: Path, opens: Opens, reloaded: Reloaded
) -> None:
    still = StillTime()
    with at_home(opens, tmp_path, still) as home, party(home, still, 3, pace="1d") as found:
        for hands in range(1, 6):
            play(found, hands_played(found, hands))
            if min(reloaded.unasked, reloaded.asked) > 3:
                break
    assert min(reloaded.unasked, reloaded.asked) > 3


def test_a_second_process_shows_the_table_as_the_first_has_it_after_every_moment(tmp_path: Path, opens: Opens) -> None:
    still = StillTime()
    compared = 0
    with (
        listening() as here,
        listening() as there,
        house(tmp_path, store=opens(tmp_path), inside=Inside(here), **still.given) as one,
        house(tmp_path, store=opens(tmp_path), inside=Inside(there), **still.given) as other,
        party(one, still, 2, window=3) as found,
    ):

        def compare() -> bool:
            nonlocal compared
            for key in found.keys:
                assert _seen_at(other, key) == _seen_at(one, key)
            compared += 1
            return compared > 120 or hands_played(found, 1)()

        play(found, compare)
    assert compared > 30


def _seen_at(home: House, key: Message) -> str:
    live_table, seat = home.call(home.app.state.table_registry.seat, key["table"], key["token"])
    return update([whole_step(NO_EVENTS, live_table.view(seat))])


def in_window(found: Party, *, unasked: bool) -> Callable[[], bool]:
    """Whether a window stands open in which nobody can claim (`unasked`), or a seat can; not the one that stands open now."""
    since = found.home.live_table(found.keys[0]).match.table.moment

    def so() -> bool:
        table = found.home.live_table(found.keys[0]).match.table
        if table.phase is Phase.HAND_OVER:
            for seat in found.seats():
                seat.next_hand()
        return table.phase in WINDOWS and table.is_halted is unasked and table.moment > since

    return so


def close(found: Party) -> None:
    """Everybody passes in the window that stands open."""
    for seat in found.seats():
        seat.heard()
        if seat.view["me"] != seat.view["turn"]:
            seat.act("pass", seat.view["version"])
    found.pass_time(0.5)


def take_discard_back(found: Party) -> None:
    seats = found.seats()
    for seat in seats:
        seat.heard()
    turn = seats[0].view["turn"]
    by = next((seat for seat in seats if seat.view["me"] == turn), None)
    # nothing can be taken back in the window of a kong
    if by is None or by.view["phase"] != "claim":
        return close(found)
    made = proposal_in(propose(by, "take_back"))
    for seat in seats:
        if seat is not by:
            reply(seat, made)
    return found.pass_time(0.5)
