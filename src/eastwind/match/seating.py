"""Constants of a table while a match is played: rules, seats, how it is drawn, the promise of the shuffle."""

import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, Self

from eastwind.bots import STAND_IN
from eastwind.explain import RulesInUse
from eastwind.match.entries import Seat, TableFacts
from eastwind.match.vocabulary import Direction, Help, StockEnd
from eastwind.record.lines import NOBODY, PERSON
from eastwind.rules import RuleSet
from eastwind.rules.compiled import DealOrder, Rules
from eastwind.table.table import Table, places_in_turn
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle, Sums, commitment_of, place_named, read_seating
from eastwind.words import WINDS
from eastwind.words.winds import WindLetter

_SEATS: Final = 4

#: Rule sets read from tables that are kept in memory; most tables have one of few.
_KEPT_RULE_SETS = 32


@lru_cache(_KEPT_RULE_SETS)
def read_rules(ruleset: str) -> RulesInUse:
    """Return the rule set of a table, as JSON among its facts."""
    return RulesInUse.of(RuleSet.from_json(json.loads(ruleset)))


class WallRules(NamedTuple):
    """Rules of a rule set for breaking and using up a wall."""

    counted_from_left: bool
    counted_out_first: bool
    loose_apart: bool
    sides_from_seat_one: bool
    deal: DealOrder


class Stock(NamedTuple):
    """Stock that each player begins with: `counters` are (how many, of what worth); `ends`: whether the match ends with one."""

    start: int
    counters: tuple[tuple[int, int], ...]
    ends: StockEnd


class SeatingThrow(NamedTuple):
    """Throw of two dice for a seat.

    :ivar seat: where the one who threw sits now; :ivar round: 0 for the first throws, 1 for those of players who had tied, and so
        on; :ivar wind: the seat that the sum names, where it names one; :ivar again: whether it had to be thrown again.
    """

    seat: int
    round: int
    sum: int
    wind: WindLetter | None
    again: bool


@dataclass(frozen=True)
class Seating:
    """Table without its hands: what is fixed before them and apart from them.

    :ivar facts: what is kept of it; :ivar promised: the commitment to the shuffle's secret, where the secret is not known.
    """

    facts: TableFacts
    promised: str | None = None

    @property
    def table(self) -> str:
        """Name of the table."""
        return self.facts.id

    @property
    def secret(self) -> bytes:
        """Secret of the shuffle."""
        return self.facts.secret

    @property
    def repeats(self) -> str | None:
        """Name of the table whose walls and dice this one has once more, if any."""
        return self.facts.repeats

    @cached_property
    def use(self) -> RulesInUse:
        """Rule set with the sources of its rules."""
        return read_rules(self.facts.ruleset)

    @property
    def ruleset(self) -> RuleSet:
        return self.use.rules

    @property
    def rules(self) -> Rules:
        """Rule set as the engine reads it."""
        return self.use.compiled

    @cached_property
    def playing(self) -> tuple[int, ...]:
        """Seats that are played, in the order of play from the lowest."""
        return self.use.seats

    @cached_property
    def direction(self) -> Direction:
        """Order of play as it is drawn."""
        return "clockwise" if self.ruleset.file.seats.order.value == "clockwise" else "counter-clockwise"

    @cached_property
    def first_east(self) -> FirstEast:
        """Method by which the first East is found."""
        return self.ruleset.file.seats.first_east.value

    @cached_property
    def open_hands(self) -> bool:
        """Return whether all tiles lie face up."""
        return self.ruleset.file.table.open_hands.value

    @cached_property
    def lies_face_down(self) -> bool:
        """Return whether discards that were not taken are turned over."""
        return self.ruleset.file.table.unclaimed_discard.value == "face-down"

    @cached_property
    def stake(self) -> int:
        """Value of a point, in hundredths; 0: nothing."""
        return self.ruleset.file.settlement.stake.value

    @cached_property
    def stock(self) -> Stock | None:
        """Stock that each player begins with, where that is more than nothing."""
        settlement, ends = self.ruleset.file.settlement, self.ruleset.file.match.stock_end.value
        start = settlement.stock.value
        counters = settlement.counters_of(start)
        if not start and not counters:
            return None
        return Stock(start, tuple(counters), ends)

    @cached_property
    def minutes(self) -> int:
        """Time of the match in minutes; 0: as long as it takes."""
        return self.ruleset.file.match.minutes.value

    @cached_property
    def wall(self) -> WallRules:
        rules = self.rules
        return WallRules(
            bool(rules.wall_from_left),
            bool(rules.counted_out_first),
            bool(rules.loose_tiles),
            bool(rules.sides_from_seat_one),
            DealOrder(int(rules.deal_order)),
        )

    @cached_property
    def broken_by_turns(self) -> bool:
        """Return whether the players throw in turn for the wall, until one names their own seat."""
        return self.ruleset.file.wall.broken_side.value == "by-turns"

    def turns_to_break(self, table: Table) -> tuple[int, ...]:
        """Return the places, from the next dealer, of those who throw in turn for the wall; empty where the dealer throws."""
        dealer = int(table.record.next_dealer) if table.hand else self.first_dealer
        return places_in_turn(self.playing, dealer) if self.broken_by_turns else ()

    @cached_property
    def options(self) -> dict[str, str | int | bool]:
        return {option.name: option.value for option in self.ruleset.options}

    @cached_property
    def danger_warning(self) -> bool:
        """Return whether the household wants to be warned of dangerous discards."""
        return self.ruleset.file.table.danger_warning.value

    @property
    def begun(self) -> bool:
        """Return whether a person has sat down: only then a hand is dealt."""
        return self.facts.first_dealer is not None

    @property
    def first_dealer(self) -> int:
        if self.facts.first_dealer is None:
            raise ValueError(f"table {self.table} has no players yet, so no first dealer")
        return self.facts.first_dealer

    @cached_property
    def rolls(self) -> tuple[Sums, ...]:
        """Sums thrown for the seats, by player: see `Seated.rolls`."""
        return tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in json.loads(self.facts.rolls or "[]"))

    @cached_property
    def seated(self) -> Seated:
        """Seats after the throws, with who moved where. The record of a match played elsewhere may know of no throws."""
        if not self.rolls:
            return Seated(self.first_dealer, (0, 1, 2, 3), ())
        return read_seating(self.first_east, self.rolls, self.playing)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.facts.seats

    @cached_property
    def bots(self) -> tuple[tuple[int, str], ...]:
        """Seats on which bots sit, each with its level."""
        players = [(number, seat.player) for number, seat in enumerate(self.seats)]
        return tuple((number, player) for number, player in players if player not in (PERSON, NOBODY))

    @cached_property
    def persons(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == PERSON)

    @property
    def help(self) -> Help:
        """Level of help that a person at the table may ask for."""
        return "coach"

    @property
    def together(self) -> bool:
        """Return whether several persons play here: they live through the same windows, and wait for one another."""
        return len(self.persons) > 1

    @cached_property
    def commitment(self) -> str:
        return self.promised or commitment_of(self.secret)

    @property
    def shuffle(self) -> Shuffle:
        """Shuffle of the match. The nonces are in the order of the players, wherever they have moved since."""
        seats = self.seated.seats if self.begun else range(_SEATS)
        return Shuffle(self.secret, self.repeats or self.table, tuple(self.seats[seat].nonce for seat in seats))

    @cached_property
    def throws(self) -> tuple[SeatingThrow, ...]:
        """Throws that seated the players, in the order in which they were made."""
        found = []
        for number, row in enumerate(self.rolls):
            for player in (player for player in range(_SEATS) if row[player]):
                seat, rolled = self.seated.seats[player], row[player]
                if self.first_east == "seat-by-roll":
                    again = any(later[player] for later in self.rolls[number + 1 :])
                    found.append(SeatingThrow(seat, 0, rolled, WINDS[place_named(rolled)], again))
                else:
                    again = rolled == max(row) and row.count(rolled) > 1
                    found.append(SeatingThrow(seat, number, rolled, None, again))
        return tuple(found)

    def with_nonces(self, nonces: Mapping[int, str]) -> Self:
        """Return the same table with the shares that persons have in the shuffle, by seat."""
        seats = (replace(seat, nonce=nonces.get(place, seat.nonce)) for place, seat in enumerate(self.seats))
        return replace(self, facts=replace(self.facts, seats=tuple(seats)))

    def thrown(self, seated: Seated) -> Self:
        """Return the same table once the seats have been thrown for: each sits where the dice sent them."""
        seats = list(self.seats)
        for player, seat in enumerate(seated.seats):
            seats[seat] = self.seats[player]
        rolls = json.dumps(seated.rolls)
        return replace(
            self, facts=replace(self.facts, seats=tuple(seats), first_dealer=seated.first_dealer, rolls=rolls)
        )

    def without(self, departed: AbstractSet[int]) -> Self:
        """Return the same table once persons have left it for good: bots have their seats. They may still read the match."""
        if not departed:
            return self
        seats = (
            replace(seat, player=STAND_IN) if number in departed and seat.player == PERSON else seat
            for number, seat in enumerate(self.seats)
        )
        return replace(self, facts=replace(self.facts, seats=tuple(seats)))
