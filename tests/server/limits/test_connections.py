"""How many connections there may be and for how long: counted by visitor, ended when late, those that owe longest first."""

import pytest

from eastwind.server.limits.connections import Connections


class _Line:
    def __init__(self) -> None:
        self.closing = False
        self.is_cut = False

    def cut(self) -> None:
        self.is_cut = True


class _House:
    """Connections whose time the test tells."""

    def __init__(self, most: int, most_a_visitor: int | None) -> None:
        self.now = 0.0
        self.connections = Connections(most, most_a_visitor, lambda: self.now)

    def come(self, visitor: str | None = "a", *, owes: float | None = None) -> _Line | None:
        line = _Line()
        if not self.connections.enter(line, visitor):
            return None
        if owes is not None:
            self.connections.owes(line, owes)
        return line


def test_whoever_owes_too_long_is_ended_and_nobody_else() -> None:
    house = _House(100, 100)
    slow, quick, done = house.come(owes=5), house.come(owes=10), house.come(owes=5)
    assert slow
    assert quick
    assert done
    house.connections.owes_nothing(done)
    house.now = 5
    house.connections.end_late()
    assert (slow.is_cut, quick.is_cut, done.is_cut) == (True, False, False)


def test_many_are_ended_a_few_at_a_time() -> None:
    house = _House(1000, 1000)
    lines = [house.come(owes=5) for _ in range(100)]
    house.now = 5
    house.connections.end_late()
    assert 0 < sum(line.is_cut for line in lines if line) < 20
    for _ in range(9):
        house.connections.end_late()
    assert all(line.is_cut for line in lines if line)


def test_one_that_closes_and_is_not_read_is_ended_the_second_time() -> None:
    house = _House(100, 100)
    line = house.come()
    assert line
    line.closing = True
    house.connections.end_late()
    assert not line.is_cut
    house.now = 1
    house.connections.end_late()
    assert line.is_cut


def test_a_visitor_with_too_many_loses_the_one_that_has_owed_longest() -> None:
    house = _House(100, 3)
    lines = [house.come(owes=5) for _ in range(3)]
    assert house.come(owes=5)
    assert [line.is_cut for line in lines if line] == [True, False, False]
    assert len(house.connections) == 3


def test_a_visitor_whose_connections_are_all_busy_gets_no_more() -> None:
    house = _House(100, 3)
    for _ in range(3):
        house.come()
    assert house.come() is None
    assert house.come("b")


def test_one_visitor_never_has_more_than_a_quarter() -> None:
    house = _House(8, 100)
    assert [house.come() is not None for _ in range(3)] == [True, True, False]


def test_where_nobody_is_counted_one_visitor_may_have_all() -> None:
    house = _House(8, None)
    assert [house.come() is not None for _ in range(9)] == [True] * 8 + [False]


def test_where_all_places_are_taken_whoever_has_most_gives_one_up() -> None:
    house = _House(8, 100)
    held = {name: [house.come(name, owes=9) for _ in range(2)] for name in "abcd"}
    assert house.come("e", owes=9)
    assert sum(line.is_cut for lines in held.values() for line in lines if line) == 1


def test_a_proxy_is_not_counted_as_one_visitor() -> None:
    house = _House(40, 2)
    assert all(house.come(None) for _ in range(20))


def test_whoever_left_is_forgotten() -> None:
    house = _House(8, 8)
    for _ in range(100):
        line = house.come(owes=1)
        assert line
        house.connections.leave(line)
    assert len(house.connections) == 0
    assert not house.connections._lines
    assert not house.connections._owing


def test_the_log_says_it_without_an_address(caplog: pytest.LogCaptureFixture) -> None:
    house = _House(8, 1)
    house.come("192.0.2.7")
    house.come("192.0.2.7")
    assert caplog.messages == ["a visitor has 1 connections, which is the most"]
