"""Messages of `/api/share`: addresses of this server for links, and a link as a code to be photographed."""

from typing import Final

from pydantic import Field

from eastwind.server.wire.texts import Text
from eastwind.server.wire.vocabulary import Message

#: Longest text of a code: a longer one makes a code of squares too small for a telephone to tell apart on a screen.
MOST_CODED: Final = 1200


class Addresses(Message):
    """Addresses of this server for others, the likeliest first; none where it listens to its own machine alone."""

    addresses: list[str] = Field(description="origins such as http://192.168.1.5:8765")


class TextToCode(Message):
    """Text to be written as a code."""

    text: Text = Field(min_length=1, max_length=MOST_CODED)


class Code(Message):
    """QR code without its margin."""

    rows: list[str] = Field(description="row by row, 1 a dark square, 0 a light one")
