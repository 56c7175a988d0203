"""What a command says when it was asked for something that cannot be."""

from typing import Final

from eastwind.errors import EastwindError

#: Exit code, the same that argparse uses.
MISUSE: Final = 2


class Misuse(EastwindError):
    """The arguments do not go together, or name what is not there. The message says what would be right."""
