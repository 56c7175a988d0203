"""How a server comes to an end without anybody losing anything: told first, then what is under way, then the sockets.

Nothing new begins once it has been told to stop: no table is opened, and what a socket still brings is left unread. Its page
asks again where it finds a server next, and a move that counts already counts once.
"""

from typing import Final

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

#: When whoever wanted to open a table may ask again.
_AGAIN_SECONDS: Final = 2


class Ending:
    """Whether the server is coming to its end."""

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """From now on nothing new begins."""
        self.begun = True

    def check_open(self) -> None:
        """:raises Refusal: if nothing new may begin."""
        if self.begun:
            raise Refusal(
                ErrorCode.CLOSING,
                "the same again in a moment, when the server is back",
                "a new table while it is being stopped",
                retry_after=_AGAIN_SECONDS,
            )
