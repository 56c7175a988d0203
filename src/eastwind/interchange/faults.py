"""Error for a question about a hand or a rule set that cannot be answered."""

from eastwind.errors import EastwindError


class InterchangeError(EastwindError, ValueError):
    """Error for a question that cannot be answered; the message quotes the input and names what was expected.

    :ivar place: path within the question, like `melds[0].kind`; empty if the error is not about one place.
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(message)
        self.place = place
