"""Faults of a file that a person wrote: all of them, reported at once, each with its line."""

from collections.abc import Iterable
from dataclasses import dataclass

from eastwind.errors import MOST_FAULTS, EastwindError


@dataclass(frozen=True, slots=True)
class FileFault:
    """One fault. `line` and `column` count from 1; 0 means the file as a whole, or the whole line."""

    line: int
    column: int
    expected: str
    found: str

    def __str__(self) -> str:
        if not self.line:
            where = "the file"
        elif not self.column:
            where = f"line {self.line}"
        else:
            where = f"line {self.line}, column {self.column}"
        return f"{where}: expected {self.expected}, found {self.found}"


class FileFaults(EastwindError, ValueError):
    """Error for a file that cannot be used; `faults` holds every reason, at least one, in the order of lines.

    Of more than a hundred the last that is reported gives their number.

    :ivar name: name of the file.
    """

    def __init__(self, name: str, faults: Iterable[FileFault]) -> None:
        self.name = name
        found = sorted(faults, key=lambda fault: (fault.line, fault.column))
        if len(found) > MOST_FAULTS:
            more = FileFault(0, 0, f"a file with at most {MOST_FAULTS} faults", f"{len(found)} faults in all")
            found = [*found[: MOST_FAULTS - 1], more]
        self.faults = tuple(found)
        super().__init__("\n".join(f"{name}: {fault}" for fault in self.faults))


def quoted(text: str) -> str:
    """Return a text of a file, shortened, for a fault."""
    return f"'{text}'" if len(text) <= 40 else f"'{text[:39]}…'"
