"""A log that says the same thing a few times and then counts."""

import logging

from eastwind.server.operations.throttled_log import Throttled


def _record(said: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("eastwind", logging.WARNING, "file.py", 1, said, args, None)


def test_the_same_thing_is_said_three_times_a_minute_and_then_counted() -> None:
    now = [0.0]
    sparing = Throttled(lambda: now[0])
    assert [sparing.filter(_record("table %s failed", number)) for number in range(1000)] == [True] * 3 + [False] * 997
    now[0] = 61
    later = _record("table %s failed", 7)
    assert sparing.filter(later)
    assert later.getMessage() == "table 7 failed (and 997 times more in the last 61 seconds)"


def test_different_things_are_said_each() -> None:
    sparing = Throttled()
    assert all(sparing.filter(_record(f"thing {number}")) for number in range(50))
    fault = _record("thing 1")
    fault.exc_info = (ValueError, ValueError(), None)
    for _ in range(5):
        sparing.filter(_record("thing 1"))
    assert sparing.filter(fault)


def test_what_is_kept_in_mind_has_an_end() -> None:
    sparing = Throttled()
    for number in range(5000):
        sparing.filter(_record(f"thing {number}"))
    assert len(sparing._said) <= 1000
