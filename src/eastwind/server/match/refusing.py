"""Refusals of a match, as they go back over the wire."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from eastwind.match.refusals import Refused
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

_CODES: Final = {code.value: code for code in ErrorCode}


def refusal_of(refused: Refused) -> Refusal:
    """Return the refusal that goes back to the sender. Each reason of a match is a code of the same name."""
    return Refusal(
        _CODES[refused.reason.value],
        refused.expected,
        refused.got,
        version=refused.version,
        position=refused.position,
    )


@contextmanager
def as_refusals() -> Iterator[None]:
    """Turn what a match refuses into what goes back to the sender.

    :raises Refusal: instead.
    """
    try:
        yield
    except Refused as refused:
        raise refusal_of(refused) from refused
