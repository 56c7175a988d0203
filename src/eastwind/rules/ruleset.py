"""A rule set, loaded and checked, with the options of one table written into it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Self

from eastwind.rules.faults import RuleFault, RuleFaults, show
from eastwind.rules.options import Option, Value
from eastwind.rules.schema import DECISION, Cited, PatternRow, RuleFile
from eastwind.rules.validate import resolve
from eastwind.traditions.classical.patterns import NAMES, WORTHS
from eastwind.traditions.names import CLASSICAL

#: Version of the form in which a record holds a rule set.
FORMAT: Final = 1
#: Values, by key, for a set that does not write them.
LEFT_OUT: Final[Mapping[str, Cited[Any]]] = {
    key: Cited[Any](value=value, source=DECISION, note="Not said in this set: it is older than the choice.")
    for key, value in {
        "play.own_chows": False,
        "play.own_pungs": False,
        "play.win_from_discard": True,
        "limit.losers": "cut",
        "scoring.nothing_drawn": "never-drawn",
        "scoring.hidden_snake": "all-numbers",
        "scoring.flowers_with_sums": False,
        "settlement.penalty_suit_honours": False,
        "settlement.counters_for_stock": (),
    }.items()
}


@dataclass(frozen=True, eq=False)
class RuleSet:
    """Rules in force at a table.

    Two sets are equal when their digests are. Made by `load_preset`, `load_file` or `from_json`, never by hand.
    """

    file: RuleFile
    #: Options in dialogue order, each with its default and the value that it is set to.
    options: tuple[Option, ...]

    @property
    def id(self) -> str:
        """Name of the set, `ru-classic`."""
        return self.file.id

    @property
    def tradition(self) -> str:
        """Name of the tradition by which hands are scored and settled, `classical`."""
        return self.file.tradition or CLASSICAL

    @property
    def version(self) -> int:
        """Version of the file, raised with each change to a published one."""
        return self.file.version

    @cached_property
    def canonical(self) -> str:
        """JSON of `to_json` in the one form in which it is kept and digested."""
        return json.dumps(self.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, over `canonical`."""
        return hashlib.sha256(self.canonical.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return self.digest == other.digest if isinstance(other, RuleSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        """Return the id, and the options chosen otherwise than the set proposes."""
        chosen = [f"{option.name}={option.value!r}" for option in self.options if option.value != option.default]
        return f"RuleSet({', '.join([repr(self.id), *chosen])})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: object) -> Self:
        # it cannot be changed
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_canonical, (type(self), self.canonical)

    def with_options(self, options: Mapping[str, Any]) -> Self:
        """Return the set with options chosen by name; those that are not named stay as they are.

        :raises RuleFaults: for options that are not offered or cannot be set so, and for values that contradict each other.
        """
        defaults = {option.name: option.default for option in self.options}
        return type(self)(*resolve([(self.id, self.to_json()["rules"])], options, defaults))

    def to_json(self) -> dict[str, Any]:
        """Return the whole set as a game record holds it: plain JSON values."""
        return {
            "format": FORMAT,
            "defaults": {option.name: option.default for option in self.options},
            "rules": self.file.model_dump(mode="json", exclude_none=True),
        }

    @classmethod
    def from_json(cls, obj: object) -> Self:
        """Return the set that `to_json` wrote.

        Raises `RuleFaults` for anything else.
        """
        name = "record"
        if not isinstance(obj, dict) or obj.get("format") != FORMAT or not isinstance(obj.get("rules"), dict):
            found = obj.get("format") if isinstance(obj, dict) else obj
            raise RuleFaults([RuleFault(name, "format", f"a rule set in format {FORMAT}", show(found))])
        defaults = obj.get("defaults")
        if not isinstance(defaults, dict):
            raise RuleFaults([RuleFault(name, "defaults", "a table of the options' defaults", show(defaults))])
        return cls(*resolve([(name, obj["rules"])], {}, defaults))

    def option(self, name: str) -> Value:
        """Return the value of an option.

        Raises `KeyError` for one that the set does not offer.
        """
        for option in self.options:
            if option.name == name:
                return option.value
        raise KeyError(f"{self.id} offers no option {name!r}")

    def cited(self, key: str) -> Cited[Any]:
        """Return the value at a dotted key (`settlement.losers`) with its source.

        Raises `KeyError` for anything else.

        For keys that come as data, in a table or from a reader. Code for one fixed value reads
        `file.settlement.losers.value`, where key and type are checked.
        """
        item: object = self.file
        for step in key.split("."):
            item = item.get(step) if isinstance(item, Mapping) else getattr(item, step, None)
        if item is None:
            item = LEFT_OUT.get(key)
        if not isinstance(item, Cited):
            raise KeyError(f"{self.id} has no value {key!r}")
        return item

    def pattern(self, name: str) -> PatternRow | None:
        """Return the row of a pattern, or None where the set does not play it.

        Raises `KeyError` for an unknown name.
        """
        if name not in NAMES:
            raise KeyError(f"no pattern is called {name!r}")
        row = self.file.patterns.get(name)
        return None if row is None or (row.in_force is not None and not row.in_force.value) else row

    def source_of(self, name: str) -> str:
        """Return the source of a pattern's worth, or of the value at a dotted key: "RU V".

        Raises `KeyError` for what the set does not have.
        """
        if "." in name:
            return self.cited(name).source
        row = self.pattern(name)
        worths: list[Cited[Any] | None] = [getattr(row, way) for way in WORTHS] if row else []
        for worth in worths:
            if worth is not None:
                return worth.source
        raise KeyError(f"{self.id} does not play {name!r}")


def _from_canonical(kind: type[RuleSet], canonical: str) -> RuleSet:
    return kind.from_json(json.loads(canonical))
