"""What can be wrong with a hand or a question about one, told to people in their language."""

from eastwind.errors import EastwindError
from eastwind.tiles.names import tile_name
from eastwind.tiles.notation import format_tile
from eastwind.words import text
from eastwind.words.texts import Argument


class KeeperError(EastwindError, ValueError):
    """A question that cannot be answered: the message quotes what came and says what was expected."""

    def told(self, language: str) -> str:
        """The message in a language; a fault of form is told in English, as programs cause it."""
        return str(self)


class HandFault(KeeperError):
    """A hand that cannot exist.

    :ivar reason: which text tells it, `hand-fault-<reason>`; :ivar kind: the tile at fault, None when it is the whole hand.
    """

    def __init__(self, reason: str, kind: int | None = None, **arguments: Argument) -> None:
        self.reason = reason
        self.kind = kind
        self.arguments = arguments
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """The message in a language: names the tile and the reason."""
        about = {} if self.kind is None else {"tile": format_tile(self.kind), "name": tile_name(self.kind, language)}
        return text(language, f"hand-fault-{self.reason}", **about, **self.arguments)
