"""Standard output: words for people in whatever the terminal can show, and data for programs in UTF-8.

Where output is piped or redirected, Windows encodes it as it did thirty years ago, and so does any system configured that way.
What such an encoding lacks is replaced; data for programs is never touched.
"""

import codecs
import io
import json
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO, cast

_REPLACED: Final = "eastwind-replaced"
_UNKNOWN: Final = "?"
#: Signs whose meaning survives in ASCII.
_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("–—−‑·•", "-"),
        **dict.fromkeys("„“”«»", '"'),
        **dict.fromkeys("‘’‚′", "'"),
        **dict.fromkeys("█▓▒░▉▊▋▌▍▎▏", "#"),
        "×": "x",
        "→": "->",
        "←": "<-",
        "…": "...",
        "≥": ">=",
        "≤": "<=",
        "±": "+/-",
        "ł": "l",
        "Ł": "L",
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def speak_any_encoding() -> None:
    """Make standard output and standard error replace what their encoding lacks, instead of failing at it."""
    codecs.register_error(_REPLACED, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_REPLACED)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(map(_plain, text)), error.end


def _plain(character: str) -> str:
    """Return ASCII in place of a character: its sign, the letter without its mark, or a question mark."""
    sign = character.translate(_SIGNS)
    letters = "".join(one for one in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(one))
    return letters if letters.isascii() and letters else _UNKNOWN


def can_show(text: str) -> bool:
    """Return whether standard output can show all of a text as it is."""
    if _is_closed():
        return False
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def flush() -> None:
    """Write out what has been printed."""
    if not _is_closed():
        sys.stdout.flush()


def _is_closed() -> bool:
    """Return whether the program was started without a standard output, which Python's own types do not know of."""
    return cast(object, sys.stdout) is None


def print_data(text: str) -> None:
    """Print data for programs: in UTF-8, whatever the terminal speaks, and with the ends of lines that it has.

    Half of a surrogate pair, which is no text, is written as JSON's escape.
    """
    with data_stream() as stream:
        stream.write(text)


def print_json(data: Any) -> None:
    """Print data for programs as a line of JSON."""
    print_data(json.dumps(data, ensure_ascii=False) + "\n")


def printable(text: str) -> str:
    """Return a person's text, such as a name, in one line and without what would move the cursor."""
    return "".join(one if one.isprintable() else " " for one in text).strip()


@contextmanager
def data_stream() -> Iterator[TextIO]:
    """Provide standard output for data, as a stream of text in UTF-8 that leaves the ends of lines alone."""
    if _is_closed():
        yield io.StringIO()
        return
    sys.stdout.flush()
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None:  # of a notebook, which takes text as it is
        yield sys.stdout
        return
    stream = io.TextIOWrapper(raw, encoding="utf-8", errors="backslashreplace", newline="", write_through=True)
    try:
        yield stream
    finally:
        stream.detach()
