"""Files as the library and the command line read them."""

import os
from pathlib import Path

from eastwind.errors import EastwindError


class FileError(EastwindError, OSError):
    """A file that cannot be read, or is not what it should be: the message names it."""


def read_text(path: str | os.PathLike[str]) -> str:
    """A file's text.

    :raises FileError: if it cannot be read.
    """
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot read {path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise FileError(f"cannot read {path}: {error}") from error
