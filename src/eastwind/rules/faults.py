"""Faults of a rule set's file, reported all at once."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from typing import Final

from eastwind.errors import MOST_FAULTS, EastwindError

#: Largest length of a name that is compared with the known ones: a longer one is like none of them, and slow to compare.
_LONGEST_LIKE: Final = 64


@dataclass(frozen=True, slots=True)
class RuleFault:
    """One fault of a rule set's file, in words for the person who wrote it."""

    #: File in which the key was written, child or parent; "options" for choices made at set-up.
    file: str
    #: Dotted key, `patterns.no_chow.doubles.value`; empty for the file as a whole.
    key: str
    expected: str
    found: str
    #: All values that take part in the fault, where they are several.
    keys: tuple[str, ...] = ()
    #: Options whose choice causes the fault: of a contradiction, all that could be chosen otherwise.
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: expected {self.expected}, found {self.found}"


class RuleFaults(EastwindError, ValueError):
    """Error for a rule set that cannot be used; `faults` holds every reason, at least one: of very many the first hundred.

    :ivar count: number of faults in all.
    """

    def __init__(self, faults: Iterable[RuleFault], count: int | None = None) -> None:
        """Join the faults into one message.

        :param count: number of faults in all, where only some are given.
        """
        given = tuple(faults)
        self.faults = given[:MOST_FAULTS]
        self.count = max(count or 0, len(given))
        more = [f"and more: {self.count} faults in all"] if self.count > len(self.faults) else []
        super().__init__("\n".join([*(str(fault) for fault in self.faults), *more]))


def one_of(names: Iterable[object]) -> str:
    """Return names as `"a", "b" or "c"`, for the expected side of a fault."""
    quoted = [show(name) for name in names]
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def did_you_mean(found: str, names: Iterable[str]) -> str:
    """Return what is expected instead of the unknown name `found`: the nearest known name, or all of them if they are few."""
    known = sorted(names)
    near = get_close_matches(found, known, n=1, cutoff=0.6) if len(found) <= _LONGEST_LIKE else []
    if near:
        return f'a known name; did you mean "{near[0]}"?'
    if len(known) <= 20:
        return one_of(known) if known else "nothing here"
    return "a known name"


def limited_likes(most: int = MOST_FAULTS) -> Callable[[str, Iterable[str]], str]:
    """Return `did_you_mean` limited to the first `most` names; the rest, which are not reported, are not compared."""
    left = most

    def like(found: str, names: Iterable[str]) -> str:
        nonlocal left
        left -= 1
        return did_you_mean(found, names) if left >= 0 else "a known name"

    return like


def show(found: object) -> str:
    """Return a value as a person would write it in a file, shortened."""
    match found:
        case bool():
            return "true" if found else "false"
        case str():
            text = f'"{found[:80]}"'
        case dict():
            return f"a table with {', '.join(map(str, islice(found, 80))) or 'nothing in it'}"[:80]
        case list() | tuple():
            text = f"a list of {len(found)}"
        case _:
            text = str(found)
    return text if len(text) <= 80 else f"{text[:77]}…"
