"""The texts, names, numbers and open dictionaries that may come in, each in one place; `tests/server/http/test_bounds.py` sees
that no message has others.

A text has no control characters and a longest length; a name can be seen and turns nothing round; a dictionary whose names are
not known beforehand has at most 64 of them, of at most 64 characters.
"""

from typing import Annotated, Final

from pydantic import Field

from eastwind import texts
from eastwind.interchange.questions import IN_ONE_LINE, LONGEST_KEY, MOST_NAMES, Options, checked

__all__ = [
    "LONGEST_KEY",
    "MOST_NAMES",
    "MOST_NUMBER",
    "MOST_REVISION",
    "Id",
    "Line",
    "Name",
    "NameOrNothing",
    "Number",
    "Options",
    "Text",
    "Version",
]

#: Versions, hands and frames: the databases' columns for them have 32 bits.
MOST_NUMBER: Final = 2**31 - 1
#: Revisions of a score book: the largest number that every page counts exactly; their column has 64 bits in either database.
MOST_REVISION: Final = 2**53 - 1


_NO_CONTROLS: Final = checked(lambda text: not texts.has_controls(text), texts.TEXT)
_CAN_BE_SEEN: Final = checked(texts.is_name, texts.NAME)
_SEEN_OR_EMPTY: Final = checked(lambda text: not text or texts.is_name(text), f"{texts.NAME}, or nothing")

#: Text of several lines: notes, reasons. Its greatest length is for each field to say, as with all of these.
Text = Annotated[str, _NO_CONTROLS]
#: Tokens, nonces, codes, ids, words of actions.
Line = Annotated[str, IN_ONE_LINE]
#: Name of a person, a table, a rule set or a hand.
Name = Annotated[str, _CAN_BE_SEEN]
#: The same where nothing need be said.
NameOrNothing = Annotated[str, _SEEN_OR_EMPTY]
#: The id of a rule set, a preset, a layout.
Id = Annotated[str, Field(max_length=60), IN_ONE_LINE]
Version = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Number = Annotated[int, Field(ge=1, le=MOST_NUMBER)]
