"""What the tests have worker processes do."""

import os
import time
from typing import Never

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal


def number() -> int:
    """Of the process that does the work."""
    return os.getpid()


def add(one: int, other: int) -> int:
    return one + other


def sleep(seconds: float) -> int:
    """A call that lets nobody in, as compiled code does."""
    time.sleep(seconds)
    return os.getpid()


def spin() -> Never:
    while True:
        pass


def take(megabytes: int) -> int:
    return len(bytearray(megabytes * 2**20))


def die() -> Never:
    os._exit(3)


def fail() -> Never:
    raise ZeroDivisionError("nobody expected this")


def refuse() -> Never:
    raise Refusal(ErrorCode.MALFORMED, "a fish", "a bicycle", position="1234m", retry_after=7)


def bring_what_cannot_be_sent() -> object:
    return lambda: None
