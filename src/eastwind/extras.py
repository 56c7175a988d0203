"""Optional dependencies: each extra of the package, and the error where it is missing.

The extras are those of `pyproject.toml` under `[project.optional-dependencies]`; a test compares the two.
"""

from importlib.util import find_spec
from typing import Final

from eastwind.errors import EastwindError

SERVER_EXTRA: Final = "server"
PARQUET_EXTRA: Final = "parquet"
FRAMES_EXTRA: Final = "frames"

#: Extra → the module that shows that it is installed.
EXTRAS: Final = {SERVER_EXTRA: "fastapi", PARQUET_EXTRA: "pyarrow", FRAMES_EXTRA: "pandas"}


class MissingExtra(EastwindError, ImportError):
    """Error for a function whose packages are not installed; the message names the extra that brings them.

    :ivar extra: the extra's name.
    """

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs the extra {extra!r}: pip install 'eastwind[{extra}]'")
        self.extra = extra


def is_installed(module: str) -> bool:
    """Return whether a module can be imported."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


def needed(module: str, extra: str, what: str) -> None:
    """Check that a module of an extra is installed.

    :raises MissingExtra: if the module cannot be found.
    """
    if not is_installed(module):
        raise MissingExtra(what, extra)


def server_needed(what: str) -> None:
    """Check that the server is installed.

    :raises MissingExtra: if it is not.
    """
    needed(EXTRAS[SERVER_EXTRA], SERVER_EXTRA, what)
