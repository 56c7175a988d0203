"""Findings of a simulation: the counts of a tally as shares and means, each with its interval."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from eastwind.bots import BUILT_IN
from eastwind.explain.rules_in_use import compiled_once
from eastwind.rules import RuleSet
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.study.chances import Mean, Share
from eastwind.study.tally import EXACT, LOSERS, WINNERS, At, Of, TallyArray
from eastwind.table.layout import Penalty
from eastwind.traditions.classical.patterns import Pattern

Counts = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class PatternFound:
    """Frequency of a pattern in the bills of hands that were won, and its worth.

    :ivar among_winners: winners' hands that have it, of all winners' hands; :ivar among_losers: also of the others.
    :ivar of_hands: the same as the first, of all hands dealt (of several winners in one hand, each counts).
    :ivar lines: its lines in a winner's bill that has it; :ivar value: worth of the winners' hands with it.
    :ivar gain: worth that these would lose if it were not counted; of a limit hand: all.
    """

    pattern: Pattern
    limit_hand: bool
    among_winners: Share
    among_losers: Share
    of_hands: Share
    lines: float
    value: Mean
    gain: Mean

    @property
    def name(self) -> str:
        """Key of the pattern in rule sets and bills."""
        return self.pattern.key


@dataclass(frozen=True, slots=True)
class PlayerFound:
    """Results of the players in some place: at a seat, of a wind, of a level.

    :ivar won: of the hands played there; :ivar drawn_by_self: of the hands won; :ivar gave: hands whose winner got the
        winning tile from there, of the hands played; :ivar points: per hand, after settlement; :ivar value: mean of hands won.
    """

    won: Share
    drawn_by_self: Share
    gave: Share
    points: Mean
    value: float


@dataclass(frozen=True, slots=True)
class Cut:
    """Effect of a limit, real or supposed, on the same winning hands.

    :ivar limit: 0: none; :ivar share: winners' hands that are worth more and are cut; :ivar value: mean of all winners' hands.
    """

    limit: int
    share: Share
    value: float


@dataclass(frozen=True, eq=False)
class Findings:
    """Findings of a simulation; `tally` is (1,) of `TALLY`.

    Two are equal when the plays and counts are.

    :ivar weights: the weights by which the bots played, as `eastwind.study.weights.told_weights` gives it.
    """

    rules: RuleSet
    levels: tuple[str, ...]
    seed: int
    tally: TallyArray
    weights: str = ""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Findings):
            return NotImplemented
        same = (self.rules, self.levels, self.seed, self.weights) == (
            other.rules,
            other.levels,
            other.seed,
            other.weights,
        )
        return same and self.tally.tobytes() == other.tally.tobytes()

    def __hash__(self) -> int:
        return hash((self.rules, self.levels, self.seed, self.tally.tobytes()))

    # --- hands --------------------------------------------------------------------------------------------------------

    def _field(self, name: str) -> Any:
        return self.tally[0][name]

    @property
    def compiled(self) -> Rules:
        """Rule set as the engine reads it."""
        return compiled_once(self.rules)

    @property
    def hands(self) -> int:
        return int(self._field("hands"))

    @property
    def actions(self) -> int:
        return int(self._field("actions"))

    @property
    def drawn(self) -> Share:
        """Hands that no player won."""
        return Share(int(self._field("winners")[0]), self.hands)

    @property
    def winners(self) -> int:
        """Hands that won: where several win at once, more than the hands that were not drawn."""
        return sum(number * int(count) for number, count in enumerate(self._field("winners")))

    @property
    def losers(self) -> int:
        """Hands of the players who did not win when another did."""
        return (
            int(self._field("places").sum(axis=(0, 1))[At.HANDS]) - self.winners - len(self.levels) * self.drawn.count
        )

    @property
    def several(self) -> Share:
        """Hands with more than one winner."""
        return Share(int(self._field("winners")[2:].sum()), self.hands)

    @property
    def sources(self) -> dict[Source, Share]:
        """Origin of the winning tile, of the hands that were won."""
        counts = self._field("sources")
        won = int(counts.sum())
        return {source: Share(int(counts[source]), won) for source in Source}

    @property
    def drawn_by_self(self) -> Share:
        """Hands won with a tile of the winner's own drawing, or as dealt, of the hands that were won."""
        counts = self._field("sources")
        own = (Source.NONE, Source.WALL, Source.LOOSE, Source.LAST_WALL)
        return Share(sum(int(counts[source]) for source in own), int(counts.sum()))

    @property
    def penalties(self) -> dict[Penalty, Share]:
        """Hands in which a discarder paid for all, by reason, of all hands."""
        counts = self._field("penalties")
        return {reason: Share(int(counts[reason]), self.hands) for reason in Penalty if reason is not Penalty.NONE}

    # --- length -------------------------------------------------------------------------------------------------------

    @property
    def lengths_won(self) -> Counts:
        """Hands that were won, by the number of discards."""
        return np.array(self._field("lengths")[0])

    @property
    def lengths_drawn(self) -> Counts:
        """Hands that no player won, by the number of discards."""
        return np.array(self._field("lengths")[1])

    @property
    def discards(self) -> Mean:
        """Number of discards in a hand."""
        counts = self.lengths_won + self.lengths_drawn
        numbers = np.arange(len(counts))
        return Mean(int(counts.sum()), int((counts * numbers).sum()), int((counts * numbers**2).sum()))

    @property
    def winds(self) -> tuple[int, ...]:
        """The players' winds, 0 east … 3 north; none where seats have numbers, which never move."""
        if self.rules.file.seats.names.value == "numbers":
            return ()
        hands = self._field("places")[:, :, At.HANDS].sum(axis=0)
        return tuple(int(wind) for wind in np.flatnonzero(hands))

    # --- players ------------------------------------------------------------------------------------------------------

    def by_seat(self, seat: int) -> PlayerFound:
        """Return the results of the player at a seat."""
        return _player(self._field("places")[seat].sum(axis=0))

    def by_wind(self, wind: int) -> PlayerFound:
        """Return the results of the players of a wind, 0 east … 3 north."""
        return _player(self._field("places")[:, wind].sum(axis=0))

    def by_level(self, level: str) -> PlayerFound:
        """Return the results of all players of a level, which plays here; their points are per hand and player."""
        seats = [seat for seat, one in enumerate(self.levels) if one == level]
        counts = self._field("places")[seats].sum(axis=(0, 1))
        # players of one level win from each other: how sure their mean is follows from their points taken together
        points, squares = (int(self._field(name)[seats[0]]) for name in ("level_points", "level_squares"))
        return _player(counts, Mean(self.hands, points, squares, len(seats)))

    @property
    def levels_played(self) -> tuple[str, ...]:
        """Each level at the table once: those brought from outside, then the built-in ones, the strongest first."""
        known = [level for level in reversed(BUILT_IN.names) if level in self.levels]
        return tuple(dict.fromkeys([*(level for level in self.levels if level not in known), *known]))

    # --- values -------------------------------------------------------------------------------------------------------

    @property
    def winning_value(self) -> Mean:
        """Worth of a winner's hand, before settlement."""
        return self._value(WINNERS, self.winners)

    @property
    def losing_value(self) -> Mean:
        """Worth of the hand of a player who did not win, before settlement."""
        return self._value(LOSERS, self.losers)

    def _value(self, side: int, count: int) -> Mean:
        return Mean(count, int(self._field("value_sum")[side]), int(self._field("value_squares")[side]))

    def values(self, *, winners: bool = True) -> tuple[Counts, Counts]:
        """Return hands by value: one by one below `EXACT`, then by octaves (`octave_from`)."""
        side = WINNERS if winners else LOSERS
        return np.array(self._field("values")[side]), np.array(self._field("values_beyond")[side])

    def value_at(self, share: float) -> int:
        """Return the value that `share` of the winners' hands do not exceed; of very large ones the octave's beginning."""
        exact, beyond = self.values()
        reached = np.cumsum(np.concatenate([exact, beyond]))
        if not reached[-1]:
            return 0
        place = int(np.searchsorted(reached, share * reached[-1]))
        return place if place < EXACT else octave_from(place - EXACT)

    # --- patterns -----------------------------------------------------------------------------------------------------

    @cached_property
    def patterns(self) -> tuple[PatternFound, ...]:
        """Every pattern in force that can be worth something, seen or not, in the order of `Pattern`."""
        rules = self.compiled
        return tuple(
            self._pattern(pattern)
            for pattern in Pattern
            if rules.in_force[pattern]
            and (rules.points[pattern] or rules.doubles[pattern] or rules.limit_hand[pattern])
        )

    @property
    def limit_hands(self) -> tuple[PatternFound, ...]:
        return tuple(found for found in self.patterns if found.limit_hand)

    def pattern(self, name: str) -> PatternFound:
        """Return a pattern by its key.

        :raises KeyError: if it is not in force.
        """
        for found in self.patterns:
            if found.name == name:
                return found
        raise KeyError(f"{self.rules.id} does not play {name!r}")

    def _pattern(self, pattern: Pattern) -> PatternFound:
        winners, losers = (self._field("patterns")[side][pattern] for side in (WINNERS, LOSERS))
        having = int(winners[Of.HANDS])
        return PatternFound(
            pattern=pattern,
            limit_hand=bool(self.compiled.limit_hand[pattern]),
            among_winners=Share(having, self.winners),
            among_losers=Share(int(losers[Of.HANDS]), self.losers),
            of_hands=Share(having, self.hands),
            lines=int(winners[Of.LINES]) / having if having else 0.0,
            value=Mean(having, int(winners[Of.VALUE]), int(winners[Of.VALUE_SQUARES])),
            gain=Mean(having, int(winners[Of.GAIN]), int(winners[Of.GAIN_SQUARES])),
        )

    # --- the limit ----------------------------------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """Limit of the rule set; 0: none."""
        return int(self.compiled.limit)

    @property
    def limit_hands_won(self) -> Share:
        """Winners' hands that are worth the limit by what they are, of all winners' hands."""
        return Share(int(self._field("limit_hands")), self.winners)

    @property
    def cut(self) -> Share:
        """Winners' hands that would be worth more without the limit; limit hands are not among them."""
        return Share(int(self._field("cut")[WINNERS]), self.winners)

    @property
    def cut_among_losers(self) -> Share:
        return Share(int(self._field("cut")[LOSERS]), self.losers)

    @property
    def lost_by_cut(self) -> float:
        """Mean amount that a winner's hand loses where it is cut."""
        return int(self._field("cut_off")[WINNERS]) / self.cut.count if self.cut.count else 0.0

    def with_limit(self, limit: int) -> Cut:
        """Value the winners' hands as played under another limit: no player plays differently for it.

        `limit`: 0 (none) to `EXACT`. A limit hand is worth the limit (under none, the figure agreed in the rule set), one that
        was worth half the limit half of that, and a sum of its own stays as it is.
        """
        if not 0 <= limit <= EXACT:
            raise ValueError(f"expected a limit from 0 to {EXACT}, found {limit}")
        exact, beyond = self._field("before_limit"), self._field("before_limit_beyond")
        numbers, many = np.arange(EXACT), int(beyond.sum())
        limit_hands = self.limit_hands_won.count
        if limit:
            cut = int(exact[limit + 1 :].sum()) + many
            total = int((exact * np.minimum(numbers, limit)).sum()) + limit * many
        else:
            cut = 0
            total = int((exact * numbers).sum()) + int(self._field("before_limit_beyond_sum").sum())
        worth = limit or self.rules.file.limit.hands_without_limit.value
        total += limit_hands * worth + int(self._field("half_limits")) * (worth // 2) + int(self._field("sum_of_sums"))
        return Cut(limit, Share(cut, self.winners), total / self.winners if self.winners else 0.0)


def octave_from(octave: int) -> int:
    """Return the least value of an octave beyond the values that are counted one by one; the last octave has no end."""
    return EXACT << octave


def _player(counts: Counts, points: Mean | None = None) -> PlayerFound:
    hands, won = int(counts[At.HANDS]), int(counts[At.WON])
    return PlayerFound(
        won=Share(won, hands),
        drawn_by_self=Share(int(counts[At.DRAWN_BY_SELF]), won),
        gave=Share(int(counts[At.GAVE]), hands),
        points=points or Mean(hands, int(counts[At.POINTS]), int(counts[At.SQUARES])),
        value=int(counts[At.VALUE]) / won if won else 0.0,
    )
