"""Error for a record."""

from eastwind.errors import EastwindError


class RecordError(EastwindError, ValueError):
    """Error for a record that cannot be read or does not replay.

    :ivar line: number of the line at fault, from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
