"""Refusals of a match: the reason, what was expected, what came, and that nothing was changed."""

from enum import StrEnum

from eastwind.errors import EastwindError


class Reason(StrEnum):
    """Reason why a wish was refused."""

    NOT_SEATED = "not_seated"
    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_ACTION = "illegal_action"
    HAND_NOT_OVER = "hand_not_over"
    STALE_VERSION = "stale_version"
    NOT_ALONE = "not_alone"


class Refused(EastwindError):
    """Refusal of something that may not be done at a match now; the match is as it was.

    :ivar version: moment of the table, where a hand is dealt; :ivar position: tiles of the seat, in the notation, where they
        explain the refusal.
    """

    def __init__(
        self, reason: Reason, expected: str, got: str, *, version: int | None = None, position: str | None = None
    ) -> None:
        super().__init__(f"{reason.value}: expected {expected}, got {got}")
        self.reason = reason
        self.expected = expected
        self.got = got
        self.version = version
        self.position = position
