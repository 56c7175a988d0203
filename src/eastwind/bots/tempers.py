"""The tempers that come with Eastwind: one for each rule set that has one of its own, and a general one for all others.

A temper's file says for which rule set it was found, by the digest of that, and how: the command, the seed, and what it gained
in a duplicate match against the general temper.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.bots.temper import NUMBERS, SEVERAL, TEMPER, Number, TemperRecord
from eastwind.errors import EastwindError
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules

#: The temper for rules that have none of their own: also what others are measured against.
GENERAL: Final = "general"
SUFFIX: Final = ".json"
#: What a file says beside its numbers.
_TOLD: Final = frozenset({"rules", "digest", "seed", "command", "duel"})

Numbers = npt.NDArray[np.float64]


class TemperError(EastwindError, ValueError):
    """A temper's file is none, or is not for the rules that it was to be used under."""


@dataclass(frozen=True, slots=True)
class Temper:
    """A temper with what is told of it.

    :ivar numbers: (NUMBERS,); :ivar told: `rules`, `digest`, `seed`, `command`, `duel`; nothing of the general one.
    """

    numbers: Numbers
    told: Mapping[str, Any]

    @property
    def record(self) -> TemperRecord:
        """The numbers as compiled code takes them."""
        records: npt.NDArray[Any] = np.zeros(1, TEMPER)
        records["numbers"][0] = self.numbers
        record: TemperRecord = records.view(np.recarray)[0]
        return record


def read_temper(text: str) -> Temper:
    """A temper from the text of its file.

    :raises TemperError: if a number is missing, is not known or cannot be, or it is not told whose temper it is.
    """
    try:
        tree = json.loads(text)
        given = {Number[name.upper()]: values for name, values in tree.pop("numbers").items()}
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise TemperError(f"expected the JSON of a temper with all its numbers by name: {error!r}") from error
    if set(given) != set(Number) or (tree and set(tree) != _TOLD):
        raise TemperError(f"expected all numbers of a temper and, beside them, {', '.join(sorted(_TOLD))} or nothing")
    numbers = np.zeros(NUMBERS)
    for number, values in given.items():
        several = SEVERAL.get(number, 1)
        try:
            row = np.asarray(values if several > 1 else [values], float)
        except (TypeError, ValueError) as error:
            raise TemperError(f"{number.name.lower()}: expected numbers, found {values!r}") from error
        if row.shape != (several,) or not np.isfinite(row).all() or (row < 0.0).any():
            raise TemperError(f"{number.name.lower()}: expected {several} of 0 or more, found {values!r}")
        numbers[number : number + several] = row
    return Temper(numbers, tree)


def write_temper(temper: Temper) -> str:
    """The text of a temper's file."""
    numbers: dict[str, float | list[float]] = {}
    for number in Number:
        values = temper.numbers[number : number + SEVERAL.get(number, 1)].tolist()
        numbers[number.name.lower()] = values if number in SEVERAL else values[0]
    return json.dumps({**temper.told, "numbers": numbers}, indent=2) + "\n"


@cache
def shipped(name: str) -> Temper | None:
    """The temper of a preset, or the general one; None where there is none of that name."""
    file = files("eastwind.bots").joinpath("data", f"{name}{SUFFIX}")
    return read_temper(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def general() -> Temper:
    """The temper for rules that have none of their own."""
    temper = shipped(GENERAL)
    assert temper is not None
    return temper


#: By what a rule set's record holds: the tempers that were asked for.
_found: Final[dict[bytes, TemperRecord]] = {}
#: Household rules can be many: beyond so many, all are forgotten.
_MOST_KEPT: Final = 200


def temper_of(rules: Rules) -> TemperRecord:
    """The temper that *club* has under these rules: that of the preset if they are a preset's to the last field, or the general
    one.
    """
    record: Any = rules
    as_bytes: bytes = record.tobytes()
    found = _found.get(as_bytes)
    if found is None:
        if len(_found) >= _MOST_KEPT:
            _found.clear()
        found = _found[as_bytes] = (_own_temper(rules, as_bytes) or general()).record
    return found


def _own_temper(rules: Rules, as_bytes: bytes) -> Temper | None:
    """The temper of the preset that a record was compiled of.

    :raises TemperError: if there is one that was found for what the preset was once.
    """
    name = bytes(np.asarray(rules.set_name)).rstrip(b"\0").decode("ascii")
    temper = shipped(name) if name != GENERAL else None
    if temper is None:
        return None
    preset = load_preset(name)
    if temper.told["digest"] != preset.digest:
        raise TemperError(
            f"the temper of {name} is for the digest {temper.told['digest']}, the set has {preset.digest}"
        )
    return temper if compile_rules(preset).tobytes() == as_bytes else None
