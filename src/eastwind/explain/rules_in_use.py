"""Rule set with the data that answers need: the record of numbers, and the source of each line's worth."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.compiled import Rules
from eastwind.table.table import seats_of

#: Size of the cache: more rule sets than one program asks for.
_KEPT: Final = 256


@lru_cache(maxsize=_KEPT)
def compiled_once(rules: RuleSet) -> Rules:
    """Return the record of numbers of a set, one for all callers with the same set: it may be read, never written."""
    return compile_rules(rules)


@dataclass(frozen=True, slots=True, eq=False)
class RulesInUse:
    """Rule set, compiled once. Two of the same set are not equal: what is cached for one is kept by it.

    :ivar seats: the engine's seats that are played, in the order of play.
    """

    rules: RuleSet
    compiled: Rules
    seats: tuple[int, ...] = field(init=False)
    _sources: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # a look at a record costs as much as a call of the engine
        object.__setattr__(self, "seats", seats_of(self.compiled))

    @classmethod
    def of(cls, rules: RuleSet) -> "RulesInUse":
        """Return a set ready for use."""
        return cls(rules, compiled_once(rules))

    def __reduce__(self) -> "tuple[Callable[[RuleSet], RulesInUse], tuple[RuleSet]]":
        # one set is compiled once in each process
        return type(self).of, (self.rules,)

    @property
    def players(self) -> int:
        """Number of players at the table."""
        return self.rules.file.seats.players.value

    def source_of(self, rule: str) -> str:
        """Return the source of a pattern's worth, or of the value at a dotted key: "RU V"."""
        found = self._sources.get(rule)
        if found is None:
            found = self._sources[rule] = self.rules.source_of(rule)
        return found
