"""Bots against bots: what a level is worth, and how fast it plays.

A simulation is cut into chunks of a fixed number of hands. Each chunk has its own seed, made of the seed asked for and the
chunk's number, and its own match; the counts of all chunks are added up. So a seed gives one report, whoever plays
the chunks and in whatever order they end: pass `map` of a pool of threads (the compiled loop lets go of the interpreter).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.players import ALL_LEVELS, BotError, choose_among
from eastwind.hands.tables import LOOKUP, Lookup, lookup
from eastwind.jit import jit_with
from eastwind.rules.compiled import RULES, Rules
from eastwind.study.random_play import deal_by_chance, who_acts
from eastwind.table.layout import TABLE, TABLE_T, Phase, TableRecord
from eastwind.table.masking import mask_into
from eastwind.table.options import MAX_OFFERED, offer
from eastwind.table.step import step_unchecked
from eastwind.tiles.chance import Chance, chance, fill_set
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

_LOOKUP_T: Final = numba.from_dtype(LOOKUP)
_RULES_T: Final = numba.from_dtype(RULES)
_HAND_OVER: Final = int(Phase.HAND_OVER)

#: Hands played from one seed, as one match after another. Part of what a seed means: changing it changes every report.
CHUNK: Final = 250

#: Places of the counts; those by seat take four places each.
HANDS: Final = 0
DRAWN: Final = 1
ACTIONS: Final = 2
DISCARDS: Final = 3
WINNERS_VALUE: Final = 4
PENALTIES: Final = 5
WON_BY: Final = 6
POINTS_OF: Final = WON_BY + 4
SQUARES_OF: Final = POINTS_OF + 4
COUNTS: Final = SQUARES_OF + 4


@jit_with(
    numba.void(
        _LOOKUP_T,
        _RULES_T,
        TABLE_T,
        TABLE_T,
        numba.uint8[:, ::1],
        numba.int64[::1],
        numba.uint64[::1],
        numba.int64,
        numba.int64[::1],
    )
)
def play_bots(
    tables: Lookup,
    rules: Rules,
    table: TableRecord,
    view: TableRecord,
    octets: Grid,
    levels: Row,
    state: Chance,
    hands: int,
    counts: Row,
) -> None:
    """Plays so many hands with a bot of `levels[seat]` at each seat and adds to `counts` (COUNTS,).

    `table` and `view` are the two records of one array, and `octets` (2, size of a record) is the same memory as bytes:
    copying rows of bytes is the cheap way to copy a record in compiled code. A bot gets `view` only, masked for its seat.
    """
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    offered = np.empty(MAX_OFFERED, np.int16)
    before = np.zeros(4, np.int64)
    fill_set(standing)
    for _ in range(hands):
        for seat in range(4):
            before[seat] = table.scores[seat]
        deal_by_chance(tables, rules, table, state, standing, dice)
        while table.phase < _HAND_OVER:
            seat = who_acts(table)
            octets[1] = octets[0]
            mask_into(table, seat, view)
            found = offer(rules, view, seat, offered)
            action = choose_among(tables, rules, view, seat, whole(levels[seat]), state, offered, found)
            step_unchecked(tables, rules, table, seat, action)
            counts[ACTIONS] += 1
        counts[HANDS] += 1
        counts[DISCARDS] += whole(table.pond_count)
        winner = whole(table.winner)
        if winner < 0:
            counts[DRAWN] += 1
            continue
        counts[WON_BY + winner] += 1
        counts[WINNERS_VALUE] += whole(table.values[winner])
        if table.penalty:
            counts[PENALTIES] += 1
        for seat in range(4):
            points = whole(table.scores[seat]) - before[seat]
            counts[POINTS_OF + seat] += points
            counts[SQUARES_OF + seat] += points * points


class Spread(Protocol):
    """How the chunks are shared out: the built-in `map`, or `map` of a pool of threads."""

    def __call__(
        self, play: Callable[[int], npt.NDArray[np.int64]], chunks: Iterable[int], /
    ) -> Iterable[npt.NDArray[np.int64]]: ...


@dataclass(frozen=True, slots=True)
class PlayReport:
    """What came of many hands; tuples are by seat."""

    levels: tuple[str, str, str, str]
    hands: int
    drawn: int
    actions: int
    discards: int
    penalties: int
    #: Sum of the winners' hands, in points before settlement.
    winners_value: int
    won: tuple[int, ...]
    #: Sum of what was won and lost, in points after settlement; over all seats they come to 0.
    points: tuple[int, ...]
    #: Sum of the squares of the same, hand by hand: for the error of a mean.
    squares: tuple[int, ...]

    def mean(self, seat: int) -> float:
        """Points a hand."""
        return self.points[seat] / self.hands

    def error(self, seat: int) -> float:
        """Standard error of `mean`."""
        variance = self.squares[seat] / self.hands - self.mean(seat) ** 2
        return float((max(variance, 0.0) / self.hands) ** 0.5)


def seed_of_chunk(seed: int, chunk: int) -> int:
    """The seed of the chance from which a chunk's walls, dice and choices come."""
    # two odd constants keep the streams of neighbouring seeds and chunks apart
    return (seed * 0xD1342543DE82EF95 + (chunk + 1) * 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF


def play_levels(rules: Rules, levels: Sequence[str], hands: int, seed: int, spread: Spread = map) -> PlayReport:
    """Plays `hands` hands between four bots, `levels[seat]` at each seat.

    :raises BotError: if a level is not known or there are not four.
    :raises ValueError: if `hands` is not positive.
    """
    if len(levels) != 4 or any(level not in ALL_LEVELS for level in levels):
        raise BotError(f"expected four of {', '.join(ALL_LEVELS)}; found {', '.join(map(repr, levels))}")
    if hands < 1:
        raise ValueError(f"expected at least one hand, found {hands}")
    codes = np.array([ALL_LEVELS[level] for level in levels], np.int64)

    def play_chunk(chunk: int) -> npt.NDArray[np.int64]:
        counts = np.zeros(COUNTS, np.int64)
        tables = np.zeros(2, TABLE)
        octets = tables.view(np.uint8).reshape(2, TABLE.itemsize)
        records = tables.view(np.recarray)
        records[0].first_dealer = chunk % 4  # nobody always leads
        play = min(CHUNK, hands - chunk * CHUNK)
        state = chance(seed_of_chunk(seed, chunk))
        play_bots(lookup(), rules, records[0], records[1], octets, codes, state, play, counts)
        return counts

    total = np.zeros(COUNTS, np.int64)
    for counts in spread(play_chunk, range((hands + CHUNK - 1) // CHUNK)):
        total += counts
    by_seat = [tuple(int(count) for count in total[first : first + 4]) for first in (WON_BY, POINTS_OF, SQUARES_OF)]
    return PlayReport(
        levels=(levels[0], levels[1], levels[2], levels[3]),
        hands=int(total[HANDS]),
        drawn=int(total[DRAWN]),
        actions=int(total[ACTIONS]),
        discards=int(total[DISCARDS]),
        penalties=int(total[PENALTIES]),
        winners_value=int(total[WINNERS_VALUE]),
        won=by_seat[0],
        points=by_seat[1],
        squares=by_seat[2],
    )
