"""Files as the library and the command line read them."""

import os
from pathlib import Path

from eastwind import texts
from eastwind.errors import EastwindError


class FileError(EastwindError, OSError):
    """Error for a file that cannot be read or has the wrong content; the message names the file."""


def read_text(path: str | os.PathLike[str]) -> str:
    """Return a file's text, as `eastwind.texts.decoded` reads it: in UTF-8, or in UTF-16 with its byte order mark.

    :raises FileError: if it cannot be read.
    """
    try:
        # lines end as they do in a file that is opened as text
        return _with_line_feeds(texts.decoded(Path(path).read_bytes()))
    except OSError as error:
        raise FileError(f"cannot read {path}: {error.strerror or error}") from error
    except texts.EncodingError as error:
        raise FileError(f"cannot read {path}: {error}") from error


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
