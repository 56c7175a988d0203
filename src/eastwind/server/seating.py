"""What does not change at a table while a match is played: rules, seats, the promise of the shuffle."""

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.compiled import Rules
from eastwind.server.chance import Rolls, is_token
from eastwind.server.store import SeatRow, TableRow
from eastwind.tiles.shuffle import Shuffle, commitment_of

PlayerKind = Literal["person", "novice", "club"]
PERSON = "person"

#: Rule sets read from tables that are kept in memory; most tables have one of few.
_KEPT_RULE_SETS = 32


@lru_cache(_KEPT_RULE_SETS)
def _read_rules(ruleset: str) -> tuple[RuleSet, Rules]:
    rules = RuleSet.from_json(json.loads(ruleset))
    return rules, compile_rules(rules)


@dataclass(frozen=True)
class Seating:
    """A table before and beside its hands. `row` is what the store holds of it."""

    row: TableRow

    @property
    def table(self) -> str:
        return self.row.id

    @cached_property
    def ruleset(self) -> RuleSet:
        return _read_rules(self.row.ruleset)[0]

    @cached_property
    def rules(self) -> Rules:
        """The rule set as the engine reads it."""
        return _read_rules(self.row.ruleset)[1]

    @cached_property
    def rounds(self) -> int:
        """Rounds of the match."""
        return int(self.rules.rounds)

    @cached_property
    def dead_wall(self) -> int:
        """Tiles that stay when a hand is drawn, loose tiles not counted."""
        return int(self.rules.dead_wall)

    @cached_property
    def options(self) -> dict[str, str | int | bool]:
        return {option.name: option.value for option in self.ruleset.options}

    @cached_property
    def danger_warning(self) -> bool:
        """Whether the household wants to be warned of dangerous discards."""
        return bool(self.ruleset.cited("table.danger_warning").value)

    @property
    def begun(self) -> bool:
        """Whether somebody has sat down: only then a hand is dealt."""
        return self.row.first_dealer is not None

    @property
    def first_dealer(self) -> int:
        if self.row.first_dealer is None:
            raise ValueError(f"nobody has sat down at table {self.table}: it has no first dealer")
        return self.row.first_dealer

    @cached_property
    def rolls(self) -> Rolls:
        return tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in json.loads(self.row.rolls or "[]"))

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.row.seats

    @cached_property
    def persons(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == PERSON)

    @cached_property
    def commitment(self) -> str:
        return commitment_of(self.row.secret)

    @property
    def shuffle(self) -> Shuffle:
        return Shuffle(self.row.secret, self.table, tuple(seat.nonce for seat in self.seats))

    def seat_of(self, token: str) -> int | None:
        """The seat that a token proves, None if it proves none. Looks at every seat, whatever it finds."""
        found = None
        for number, seat in enumerate(self.seats):
            if seat.token_hash is not None and is_token(token, seat.token_hash):
                found = number
        return found
