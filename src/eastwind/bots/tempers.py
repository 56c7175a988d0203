"""The tempers that come with Eastwind: one for each rule set that has one of its own, and a general one for all others.

A temper's file states the rule set it was found for, by its values (`binding`), and how: the command, the seed, and the gain in
a duplicate match against the general temper.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.bots.binding import DIGEST, VALUES, misfit
from eastwind.bots.nets import Net, net_for
from eastwind.bots.temper import NUMBERS, SEVERAL, TEMPER, Number, TemperRecord
from eastwind.errors import EastwindError
from eastwind.rules import RuleSet, available, compile_rules, load_preset
from eastwind.rules.compiled import Rules, hand_rules

#: Name of the temper for rules that have none of their own; other tempers are measured against it.
GENERAL: Final = "general"
SUFFIX: Final = ".json"
#: Keys of a file's metadata, besides the numbers and the binding: values, or the former digest.
_TOLD: Final = frozenset({"rules", "seed", "command", "duel"})
#: Optional keys: the duel by which a temper was kept where the set's values changed.
_MAY_TELL: Final = frozenset({"kept"})

Numbers = npt.NDArray[np.float64]


class TemperError(EastwindError, ValueError):
    """Error for a file that is no temper, or is not for the rules that it was to be used under."""


@dataclass(frozen=True, slots=True)
class Temper:
    """Temper with its metadata.

    :ivar numbers: (NUMBERS,); :ivar told: `rules`, `values`, `seed`, `command`, `duel`; empty for the general one.
    """

    numbers: Numbers
    told: Mapping[str, Any]

    @property
    def record(self) -> TemperRecord:
        """Record of the numbers, as compiled code takes it."""
        records: npt.NDArray[Any] = np.zeros(1, TEMPER)
        records["numbers"][0] = records["trained"][0] = self.numbers
        record: TemperRecord = records[0]
        return record


def read_temper(text: str) -> Temper:
    """Return the temper of a file's text.

    :raises TemperError: if a number is missing, is not known or cannot be, or the metadata is incomplete.
    """
    try:
        tree = json.loads(text)
        given = {Number[name.upper()]: values for name, values in tree.pop("numbers").items()}
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise TemperError(f"expected the JSON of a temper with all its numbers by name: {error!r}") from error
    if set(given) != set(Number) or (tree and set(tree) - _MAY_TELL not in (_TOLD | {VALUES}, _TOLD | {DIGEST})):
        told = ", ".join(sorted(_TOLD | {VALUES}))
        raise TemperError(f"expected all numbers of a temper and besides {told} or nothing")
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
    """Return the text of a temper's file."""
    numbers: dict[str, float | list[float]] = {}
    for number in Number:
        values = temper.numbers[number : number + SEVERAL.get(number, 1)].tolist()
        numbers[number.name.lower()] = values if number in SEVERAL else values[0]
    return json.dumps({**temper.told, "numbers": numbers}, indent=2) + "\n"


@cache
def shipped(name: str) -> Temper | None:
    """Return the temper of a preset, or the general one; None where there is none of that name."""
    file = files("eastwind.bots").joinpath("data", f"{name}{SUFFIX}")
    return read_temper(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def general() -> Temper:
    """Return the temper for rules that have none of their own."""
    temper = shipped(GENERAL)
    assert temper is not None
    return temper


#: Cache of the tempers that were asked for, by the bytes of a rule set's record.
_found: Final[dict[bytes, TemperRecord]] = {}
#: Largest number of cached tempers; beyond it, the oldest is dropped: household rules can be many.
_MOST_KEPT: Final = 500


def temper_of(rules: Rules) -> TemperRecord:
    """Return the record by which compiled bots play under these rules.

    Where a hand is that of a preset, its own temper and net; otherwise the general temper, and the net that was lent.
    """
    record: Any = rules
    as_bytes: bytes = record.tobytes()
    found = _found.get(as_bytes)
    if found is None:
        found = _keep(as_bytes, _record_for(rules))
    return found


def lend(rules: Rules, numbers: Numbers, net: Net) -> None:
    """Let *master* play by this net under these rules, which have none of their own; *club* stays as it was.

    :param numbers: the temper with which the net was trained.
    """
    its: Any = rules
    as_bytes: bytes = its.tobytes()
    kept = _found.get(as_bytes)
    if kept is None or kept.unit == 0.0:
        record = general().record
        net.put_into(record, numbers)
        _keep(as_bytes, record)


def preset_of(rules: Rules) -> str | None:
    """Return the preset whose hands these are: rules may be called otherwise, and their match be longer or shorter."""
    return _presets().get(hand_rules(rules))


@cache
def _presets() -> Mapping[bytes, str]:
    return {hand_rules(compile_rules(load_preset(name))): name for name in available()}


def _keep(as_bytes: bytes, record: TemperRecord) -> TemperRecord:
    while len(_found) >= _MOST_KEPT:
        _found.pop(next(iter(_found)), None)
    _found[as_bytes] = record
    return record


def _record_for(rules: Rules) -> TemperRecord:
    """Return the temper of the preset whose hands these are, with its net; otherwise the general one, without any."""
    return weights_of(preset_of(rules) or GENERAL)


def _own_record(preset: RuleSet) -> TemperRecord:
    temper = own_temper(preset) or general()
    record = temper.record
    if net := net_for(preset, temper.numbers):
        net.put_into(record, temper.numbers)
    return record


def own_temper(preset: RuleSet) -> Temper | None:
    """Return the temper that a preset has of its own; None where there is none.

    :raises TemperError: if there is one that was found for other values than the preset has.
    """
    temper = shipped(preset.id) if preset.id != GENERAL else None
    if temper is not None and (why := misfit(temper.told, preset)):
        raise TemperError(f"the temper of {preset.id} is {why}")
    return temper


def weights_of(name: str) -> TemperRecord:
    """Return the temper and net of a preset whose weights bots are lent; `general`: the general temper and no net.

    :raises TemperError, NetError: as `own_temper` and `net_for`.
    """
    return general().record if name == GENERAL else _own_record(load_preset(name))
