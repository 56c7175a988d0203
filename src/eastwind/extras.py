"""What is installed only where it is wanted: each extra of the package, and what to say where it is missing.

Names what `pyproject.toml` offers under `[project.optional-dependencies]`; a test compares the two.
"""

from importlib.util import find_spec
from typing import Final

from eastwind.errors import EastwindError

SERVER_EXTRA: Final = "server"
PARQUET_EXTRA: Final = "parquet"
FRAMES_EXTRA: Final = "frames"

#: Extra → the module by which one sees that it is installed.
EXTRAS: Final = {SERVER_EXTRA: "fastapi", PARQUET_EXTRA: "pyarrow", FRAMES_EXTRA: "pandas"}


class MissingExtra(EastwindError, ImportError):
    """Something was asked for that needs packages which are not installed; the message says which extra brings them.

    :ivar extra: the extra's name.
    """

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs the extra {extra!r}: pip install 'eastwind[{extra}]'")
        self.extra = extra


def is_installed(module: str) -> bool:
    """Whether a module can be imported."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


def needed(module: str, extra: str, what: str) -> None:
    """:raises MissingExtra: if a module cannot be found that an extra brings."""
    if not is_installed(module):
        raise MissingExtra(what, extra)


def server_needed(what: str) -> None:
    """:raises MissingExtra: if the server is not installed."""
    needed(EXTRAS[SERVER_EXTRA], SERVER_EXTRA, what)
