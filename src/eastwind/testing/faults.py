"""Error of a check that fails."""

from eastwind.errors import EastwindError


class CheckFailed(EastwindError, AssertionError):
    """Error for a bot or a rule set that does not meet a requirement; the message has the position in the notation."""
