"""Work shared out among threads comes back in order, can be stopped without a gap, and never runs far ahead."""

import threading
import time
from collections.abc import Iterator

import pytest

from eastwind.cores import available_cores, share_out


def _slowly(number: int) -> int:
    time.sleep(0.002 * (7 - number % 7))
    return number * number


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_results_come_in_order(cores: int) -> None:
    assert list(share_out(_slowly, range(30), cores)) == [number * number for number in range(30)]


def test_nothing_to_do_is_nothing_done() -> None:
    assert list(share_out(_slowly, [], 2)) == []


def test_stopped_it_finishes_what_has_begun_and_leaves_no_gap() -> None:
    stop, begun = threading.Event(), []

    def work(number: int) -> int:
        begun.append(number)
        return _slowly(number)

    found = []
    for result in share_out(work, range(1000), 3, stop=stop.is_set):
        found.append(result)
        if len(found) == 5:
            stop.set()
    assert found == [number * number for number in range(len(found))]
    assert sorted(begun) == list(range(len(found)))
    assert 5 <= len(found) < 20


def test_a_stop_is_heard_while_a_long_piece_is_played() -> None:
    stop, go_on = threading.Event(), threading.Event()

    def work(number: int) -> int:
        stop.set()
        go_on.wait(5)
        return number

    threading.Timer(0.3, go_on.set).start()
    assert list(share_out(work, range(100), 2, stop=stop.is_set)) == [0, 1]


def test_it_runs_only_a_little_ahead() -> None:
    taken = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = share_out(_slowly, pieces(), 2)
    for _ in range(10):
        next(results)
    assert len(taken) < 20
    results.close()


def test_an_error_comes_in_its_place_and_ends_the_work() -> None:
    def work(number: int) -> int:
        if number == 4:
            raise ValueError("the fourth")
        return number

    results = share_out(work, range(100), 2, modest=True)
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="the fourth"):
        next(results)


def test_there_is_a_core() -> None:
    assert available_cores() >= 1
