"""Refusals of a match reach the sender under a code of the same name."""

import pytest

from eastwind.match.refusals import Reason, Refused
from eastwind.server.match.refusing import as_refusals, refusal_of
from eastwind.server.wire.refusals import Refusal


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_is_a_code(reason: Reason) -> None:
    message = refusal_of(Refused(reason, "this", "that", version=3, position="1m")).message
    assert (message.code, message.expected, message.got) == (reason.value, "this", "that")
    assert (message.version, message.position) == (3, "1m")


def test_what_is_refused_within_is_told_so() -> None:
    with pytest.raises(Refusal), as_refusals():
        raise Refused(Reason.MATCH_OVER, "this", "that")
