"""Shutdown of a server without a loss to any player: notices first, then the work under way, then the sockets.

Nothing new begins after the request to stop: no table is opened, and messages that still arrive on a socket are left unread.
The page sends them again to the server it finds next, and a move that counts already counts once.
"""

from typing import Final

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

#: Seconds after which a client that wanted to open a table may ask again.
_AGAIN_SECONDS: Final = 2


class Shutdown:
    """State of the shutdown."""

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """Let nothing new begin from now on."""
        self.begun = True

    def check_open(self) -> None:
        """Check that something new may begin.

        :raises Refusal: if it may not.
        """
        if self.begun:
            raise Refusal(
                ErrorCode.CLOSING,
                "the same again in a moment, when the server is back",
                "a new table while it is being stopped",
                retry_after=_AGAIN_SECONDS,
            )
