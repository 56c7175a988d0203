"""What can be wrong with a question about a hand or a rule set."""

from eastwind.errors import EastwindError


class KeeperError(EastwindError, ValueError):
    """A question that cannot be answered: the message quotes what came and says what was expected.

    :ivar place: where in the question, like `melds[0].kind`; empty where it is not about one place.
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(message)
        self.place = place
