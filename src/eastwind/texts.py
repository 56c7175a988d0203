"""Texts that people write: the bytes of their files, control characters, which no text of ours holds, and visible names.

The properties are those of the Unicode Character Database (`unicodedata`); the lists below add those missing in its categories.
"""

import codecs
import re
import unicodedata
from collections.abc import Sequence
from itertools import count
from typing import Final

from eastwind.errors import EastwindError

#: Descriptions of a valid text, line and name, in plain English.
TEXT: Final = "a text without control characters"
LINE: Final = "a text in one line, without control characters"
NAME: Final = "a name that can be seen, in one line, without characters that turn the direction of writing"

#: C0 without tab, line feed and carriage return; DEL; C1; halves of surrogate pairs.
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
#: Ends of lines, besides those that are control characters anyway.
_END_OF_LINE: Final = re.compile("[\t\n\r\u2028\u2029]")
#: Property Bidi_Control: marks, embeddings, overrides and isolates. Letters of Hebrew and Arabic need none of them.
_TURNS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
#: Categories of characters that are invisible by themselves: controls, formats, halves, separators, and marks without a base.
_UNSEEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs", "Mn", "Me"})
#: Formats that a name may hold: the joiners and non-joiners of scripts and emoji, selectors of variations, tags of flags.
JOINERS: Final = frozenset(
    map(chr, (0x200C, 0x200D, *range(0xFE00, 0xFE10), *range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0)))
)
#: Letters and symbols without a shape: fillers of Hangul, the blank of Braille, the null notehead; and unassigned places that
#: are ignored by default, noncharacters among them.
_UNSEEN: Final = re.compile(
    "[\u115f\u1160\u2065\u2800\u3164\uffa0\ufdd0-\ufdef\ufff0-\ufff8\ufffe\uffff\U00013441\U0001d159\U000e0000-\U000e0fff]"
)
#: Characters not allowed in names, not even next to letters, as the eye passes over them or they cover other lines: fillers and
#: blanks, deprecated and interlinear ones, tags outside of flags, private use, noncharacters of all planes, more than four marks
#: on one letter.
_NO_PART_OF_A_NAME: Final = re.compile(
    "[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\ue000-\uf8ff\ufdd0-\ufdef\U000f0000-\U0010ffff]"
    "|[" + "".join(chr(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF)) + "]"
)
_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")
_TAG: Final = re.compile("[\U000e0000-\U000e007f]")
_MOST_MARKS: Final = 4
#: Mark before a text, and no part of it: it gives the order of the bytes.
MARK: Final = "\ufeff"
#: The marks of UTF-16, which Windows calls Unicode.
_MARKS_OF_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class EncodingError(EastwindError, ValueError):
    """Error for bytes that are no text in an accepted encoding; the message names those and the first wrong byte."""


def decoded(data: bytes) -> str:
    r"""Return the text of a file in UTF-8 or, where it has the mark, in UTF-16; without the mark.

    >>> decoded(b"\xef\xbb\xbfid = 1"), decoded("id = 1".encode("utf-16"))
    ('id = 1', 'id = 1')

    :raises EncodingError: for anything else.
    """
    encoding = "utf-16" if is_utf_16(data) else "utf-8"
    try:
        return without_mark(data.decode(encoding))
    except UnicodeDecodeError as error:
        whole = (
            "UTF-16, as the mark at its beginning says" if encoding == "utf-16" else "UTF-8, or UTF-16 with its mark"
        )
        shown = data[error.start : error.start + 1].hex().upper()
        raise EncodingError(
            f"expected text in {whole}; found the byte {shown} at position {error.start + 1}: save it as UTF-8"
        ) from error


def is_utf_16(data: bytes) -> bool:
    """Return whether bytes begin with the mark of UTF-16."""
    return data.startswith(_MARKS_OF_UTF_16)


def without_mark(text: str) -> str:
    """Return a text without the mark that Windows writes before it.

    A text that came in JSON or was pasted has it still.
    """
    return text.removeprefix(MARK)


def has_controls(text: str) -> bool:
    """Return whether a text holds NUL, another control character or half a character; tabs and ends of lines are none."""
    return _CONTROL.search(text) is not None


def without_controls(text: str) -> str:
    """Return a text, stored earlier, without its control characters."""
    return _CONTROL.sub("", text)


def is_line(text: str) -> bool:
    """Return whether a text is one line without control characters; it may be empty."""
    return _CONTROL.search(text) is None and _END_OF_LINE.search(text) is None


def can_be_seen(text: str) -> bool:
    """Return whether at least one character of a text shows something."""
    return any(
        unicodedata.category(character) not in _UNSEEN_CATEGORIES and not _UNSEEN.match(character) for character in text
    )


def is_name(text: str) -> bool:
    """Return whether a text can be the name of a person, table or rule set: one visible line with nothing turned round.

    >>> is_name("Ańa"), is_name("דנה"), is_name("👩‍🚀")
    (True, True, True)
    >>> is_name("\u202eAnn"), is_name("\u3164"), is_name("A\\nB")
    (False, False, False)
    """
    return (
        is_line(text)
        and _TURNS.search(text) is None
        and _NO_PART_OF_A_NAME.search(text) is None
        and _TAG.search(_FLAG.sub("", text)) is None
        and _marks_in_a_row(text) <= _MOST_MARKS
        and can_be_seen(text)
    )


def _marks_in_a_row(text: str) -> int:
    most = here = 0
    for character in text:
        here = here + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        most = max(most, here)
    return most


def made_name(text: str) -> str:
    """Return a name, stored earlier, without characters that names may not hold; empty where nothing visible is left."""
    line = "".join(" " if _END_OF_LINE.match(character) else character for character in text)
    plain = _NO_PART_OF_A_NAME.sub("", _TURNS.sub("", _CONTROL.sub("", line)))
    if _TAG.search(_FLAG.sub("", plain)):
        plain = _TAG.sub("", plain)
    if _marks_in_a_row(plain) > _MOST_MARKS:
        plain = "".join(character for character in plain if unicodedata.category(character) not in ("Mn", "Me"))
    return plain if can_be_seen(plain) else ""


def with_capital(text: str) -> str:
    """Return a text with a capital at its beginning, for a sentence or a cell, whatever its first character."""
    return text[:1].upper() + text[1:]


def told_apart(names: Sequence[str]) -> list[str]:
    """Return names that distinguish the players at one table: a player with the name of an earlier one gets a number.

    >>> told_apart(["Halina", "Ewa", "Halina"])
    ['Halina', 'Ewa', 'Halina (2)']

    A player without a name stays without one.
    """
    taken, called = set(names), set[str]()
    found = []
    for name in names:
        other = name
        if name and name in called:
            other = next(one for number in count(2) if (one := f"{name} ({number})") not in taken)
            taken.add(other)
        called.add(name)
        found.append(other)
    return found
