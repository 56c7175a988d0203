"""Tables in memory that may be idle, and the choice of those that are dropped when others come."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final


class Idle:
    """Idle tables of one process.

    Not all are looked through whenever one is dropped. Those that were found in use once are passed over, and one of them is
    looked at again each time: it takes the same time for any number of tables.
    """

    def __init__(self, most: int) -> None:
        """:param most: unused tables that are kept, apart from the one that was looked at last."""
        self._most: Final = most
        #: Those that may be idle, the one that was looked at longest ago in front; and those that were found in use.
        self._unused: Final[OrderedDict[str, None]] = OrderedDict()
        self._used: Final[OrderedDict[str, None]] = OrderedDict()

    def note(self, name: str) -> None:
        """Note that a table was looked at just now."""
        if name not in self._used:
            self._unused[name] = None
            self._unused.move_to_end(name)

    def forget(self, name: str) -> None:
        """Forget a table that is no longer in memory."""
        self._unused.pop(name, None)
        self._used.pop(name, None)

    def let_go(self, in_use: Callable[[str], bool]) -> list[str]:
        """Return the tables that are too many: unused, and looked at longest ago. They are forgotten here."""
        if self._used:
            name, _ = self._used.popitem(last=False)
            (self._used if in_use(name) else self._unused)[name] = None
        found: list[str] = []
        while len(self._unused) > self._most + 1:
            name, _ = self._unused.popitem(last=False)
            if in_use(name):
                self._used[name] = None
            else:
                found.append(name)
        return found
