"""Bots against bots: what a level is worth, and how fast it plays.

A simulation is cut into chunks of a fixed number of hands. Each chunk has its own seed, made of the seed asked for and the
chunk's number, and its own match; the counts of all chunks are added up. So a seed gives one report, whoever plays
the chunks and in whatever order they end: pass `map` of a pool of threads (the compiled loop lets go of the interpreter).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.players import ALL_LEVELS, BotError, choose_among
from eastwind.hands.tables import LOOKUP, Lookup, lookup
from eastwind.jit import jit_with
from eastwind.rules.compiled import RULES, Rules
from eastwind.scoring.layout import BILL, HAND
from eastwind.study.random_play import deal_by_chance, who_acts
from eastwind.study.tally import (
    ROW,
    SEATS,
    TALLY_T,
    WINNERS,
    At,
    RowArray,
    TallyArray,
    TallyRecord,
    add_tally,
    count_hand,
    new_tally,
    seat_at,
    seats_at,
    working_room,
)
from eastwind.table.layout import TABLE, TABLE_T, Phase, TableRecord
from eastwind.table.masking import mask_into
from eastwind.table.options import MAX_OFFERED, offer
from eastwind.table.step import step_unchecked
from eastwind.tiles.chance import Chance, chance, fill_set
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

R = TypeVar("R")

_LOOKUP_T: Final = numba.from_dtype(LOOKUP)
_RULES_T: Final = numba.from_dtype(RULES)
_HAND_OVER: Final = int(Phase.HAND_OVER)

#: Hands played from one seed, as one match after another. Part of what a seed means: changing it changes every report.
CHUNK: Final = 250


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
        numba.from_dtype(HAND)[::1],
        numba.from_dtype(BILL)[::1],
        numba.int64[::1],
        TALLY_T,
        numba.from_dtype(ROW)[::1],
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
    hand_room: Any,
    bill_room: Any,
    together: Row,
    tally: TallyRecord,
    rows: Any,
) -> None:
    """Plays so many hands with a bot of `levels[seat]` at each seat and adds them to `tally`.

    `table` and `view` are the two records of one array, and `octets` (2, size of a record) is the same memory as bytes:
    copying rows of bytes is the cheap way to copy a record in compiled code. A bot gets `view` only, masked for its seat.
    `rows`: one of `ROW` for each hand, as zeros, or none at all; the rooms are those of `working_room`.
    """
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    offered = np.empty(MAX_OFFERED, np.int16)
    before = np.zeros(4, np.int64)
    fill_set(standing)
    for index in range(hands):
        deal_by_chance(tables, rules, table, state, standing, dice)
        for seat in range(4):
            before[seat] = table.scores[seat]
        taken = 0
        while table.phase < _HAND_OVER:
            seat = who_acts(table)
            octets[1] = octets[0]
            mask_into(table, seat, view)
            found = offer(rules, view, seat, offered)
            action = choose_among(tables, rules, view, seat, whole(levels[seat]), state, offered, found)
            step_unchecked(tables, rules, table, seat, action)
            taken += 1
        count_hand(tables, rules, table, levels, before, taken, hand_room, bill_room, together, tally, rows, index)


class Spread(Protocol):
    """How the chunks are shared out: the built-in `map`, or `map` of a pool of threads. Results come in order."""

    def __call__(self, play: Callable[[int], R], chunks: Iterable[int], /) -> Iterable[R]: ...


@dataclass(frozen=True, slots=True)
class Part:
    """What came of a chunk.

    :ivar first: number of its first hand, from 0; :ivar tally: (1,) of `TALLY`; :ivar rows: (hands,) of `ROW`, or none.
    """

    chunk: int
    first: int
    tally: TallyArray
    rows: RowArray


@dataclass(frozen=True, slots=True)
class PlayReport:
    """What came of many hands; tuples are by seat."""

    levels: tuple[str, ...]
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


def codes_of(rules: Rules, levels: Sequence[str]) -> npt.NDArray[np.int64]:
    """The levels, one for each place in the order of play, as compiled code takes them: by seat.

    :raises BotError: if a level is not known, or there are not as many as seats.
    """
    seats = seats_at(rules)
    if len(levels) != seats or any(level not in ALL_LEVELS for level in levels):
        number = {2: "two", 3: "three", 4: "four"}[seats]
        raise BotError(f"expected {number} of {', '.join(ALL_LEVELS)}; found {', '.join(map(repr, levels)) or 'none'}")
    codes = np.zeros(SEATS, np.int64)
    for place, level in enumerate(levels):
        codes[seat_at(rules, place)] = ALL_LEVELS[level]
    return codes


def chunks_in(hands: int) -> int:
    """How many chunks so many hands make; the last one may be shorter."""
    return (hands + CHUNK - 1) // CHUNK


def play_chunk(
    rules: Rules, codes: npt.NDArray[np.int64], hands: int, seed: int, chunk: int, *, keep_rows: bool = False
) -> Part:
    """Plays chunk number `chunk` of `hands` hands in all, bots by their `codes_of`."""
    tally = new_tally()
    tables = np.zeros(2, TABLE)
    octets = tables.view(np.uint8).reshape(2, TABLE.itemsize)
    records = tables.view(np.recarray)
    records[0].first_dealer = seat_at(rules, chunk % seats_at(rules))  # nobody always leads
    play = min(CHUNK, hands - chunk * CHUNK)
    rows = np.zeros(play if keep_rows else 0, ROW)
    state = chance(seed_of_chunk(seed, chunk))
    play_bots(lookup(), rules, records[0], records[1], octets, codes, state, play, *working_room(), tally[0], rows)
    return Part(chunk, chunk * CHUNK, tally, rows)


def play_levels(rules: Rules, levels: Sequence[str], hands: int, seed: int, spread: Spread = map) -> PlayReport:
    """Plays `hands` hands between bots, `levels[seat]` at each seat.

    :raises BotError: if a level is not known or there are not as many as seats.
    :raises ValueError: if `hands` is not positive.
    """
    codes = codes_of(rules, levels)
    if hands < 1:
        raise ValueError(f"expected at least one hand, found {hands}")
    total = new_tally()
    for part in spread(lambda chunk: play_chunk(rules, codes, hands, seed, chunk), range(chunks_in(hands))):
        add_tally(total, part.tally)
    tally = total[0]
    seats = tally["places"].sum(axis=1)[: len(levels)]
    discards = tally["lengths"].sum(axis=0)
    return PlayReport(
        levels=tuple(levels),
        hands=int(tally["hands"]),
        drawn=int(tally["winners"][0]),
        actions=int(tally["actions"]),
        discards=int((discards * np.arange(len(discards))).sum()),
        penalties=int(tally["penalties"][1:].sum()),
        winners_value=int(tally["value_sum"][WINNERS]),
        won=tuple(int(count) for count in seats[:, At.WON]),
        points=tuple(int(count) for count in seats[:, At.POINTS]),
        squares=tuple(int(count) for count in seats[:, At.SQUARES]),
    )
