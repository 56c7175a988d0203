"""Error of a command for a request that cannot be met."""

from typing import Final

from eastwind.errors import EastwindError

#: Exit code, the same that argparse uses.
MISUSE: Final = 2


class UsageError(EastwindError):
    """Arguments that do not go together, or name what is not there. The message says what would be right."""
