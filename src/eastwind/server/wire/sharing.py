"""The messages of `/api/share`: where a link leads to this server, and a link as a code to be photographed."""

from typing import Final

from pydantic import Field

from eastwind.server.wire.texts import Text
from eastwind.server.wire.vocabulary import Message

#: A longer text makes a code of so many squares that a telephone cannot tell them apart on a screen.
MOST_CODED: Final = 1200


class Addresses(Message):
    """Where this server is found from elsewhere, the likeliest first; none where it listens to its own machine alone."""

    addresses: list[str] = Field(description="origins such as http://192.168.1.5:8765")


class TextToCode(Message):
    """What a code is to say."""

    text: Text = Field(min_length=1, max_length=MOST_CODED)


class Code(Message):
    """A QR code without its margin."""

    rows: list[str] = Field(description="row by row, 1 a dark square, 0 a light one")
