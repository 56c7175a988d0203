"""What a check says when it fails."""

from eastwind.errors import EastwindError


class CheckFailed(EastwindError, AssertionError):
    """A bot or a rule set does not keep to what it must. The message has the position in the notation."""
