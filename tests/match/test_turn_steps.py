"""Steps of a match, one after the other: who receives them, and when they stop."""

from eastwind.match.audience import NoAudience
from eastwind.match.chance import FairWalls
from eastwind.match.entries import Seat, TableFacts
from eastwind.match.match import Match, throw_for_seats
from eastwind.match.seating import Seating
from eastwind.match.turn import Steps
from eastwind.record.walls import wall_size
from eastwind.rules import load_preset
from eastwind.table import Phase, Table
from eastwind.table.actions import PASS


class Ear(NoAudience):
    """All that was received: the table's version, who acted, whether all may see it."""

    def __init__(self) -> None:
        self.received: list[tuple[int, int | None, bool]] = []

    def receive(self, match: Match, acted: int | None, *, seen: bool) -> None:
        self.received.append((match.table.version, acted, seen))


def dealt(ear: Ear) -> Steps[Match]:
    rules = load_preset("ru-classic")
    seats = tuple(Seat("person", name) for name in ("Ann", "Bo", "Cy", "Di"))
    match, _ = throw_for_seats(Match(Seating(TableFacts("t", rules.canonical, bytes(32), seats))), {}, FairWalls())
    steps = Steps(match, ear)
    steps.deal_wall(FairWalls().deal(match.seating.shuffle, 1, wall_size(rules), ()))
    return steps


def first(table: Table, seat: int) -> int:
    offered = table.offered(seat)
    return PASS if PASS in offered else offered[0]


def test_every_step_is_entered_and_received() -> None:
    ear = Ear()
    steps = dealt(ear)
    steps.play_on(dict.fromkeys(range(4), first), lambda table: table.phase.is_over)
    assert steps.match.table.phase is Phase.HAND_OVER
    assert [entry.version for entry in steps.entries.actions] == list(range(2, steps.match.table.version + 1))
    assert [version for version, *_ in ear.received] == sorted(version for version, *_ in ear.received)
    assert {version for version, *_ in ear.received} == set(range(1, steps.match.table.version + 1))
    assert [summary.hand for summary in steps.match.history] == [entry.hand for entry in steps.entries.results] == [1]


def test_it_stops_where_a_seat_is_asked_that_none_plays_for() -> None:
    ear = Ear()
    steps = dealt(ear)
    steps.play_on({}, lambda _: False)
    assert [acted for _, acted, _ in ear.received] == [None]
    assert steps.match.table.waiting_for


def test_it_stops_where_the_table_waits() -> None:
    steps = dealt(Ear())
    steps.play_on(dict.fromkeys(range(4), first), lambda table: table.phase is Phase.CLAIM)
    assert steps.match.table.phase is Phase.CLAIM


def test_an_answer_in_a_window_that_stays_open_is_not_for_all() -> None:
    ear = Ear()
    steps = dealt(ear)
    steps.play_on(dict.fromkeys(range(4), first), lambda table: table.phase.is_over)
    assert {seen for _, acted, seen in ear.received if acted is not None} == {True, False}
