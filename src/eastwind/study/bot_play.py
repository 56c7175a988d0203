"""Play of bots against bots: the worth of a level, and its speed.

A simulation is cut into chunks of a fixed number of hands. Each chunk has its own seed, made of the seed asked for and the
chunk's number, and its own match; the counts of all chunks are added up. So a seed gives one report, however the chunks
are shared out and in whatever order they end: pass `map` of a pool of threads (the compiled loop lets go of the interpreter).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Protocol, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.bots import BUILT_IN, AnyBot, Asked, Bot, BotError, as_bot
from eastwind.bots.choosing import choose_among
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.registry import OUTSIDE
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.bots.tempers import temper_of
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup
from eastwind.jit import jit_with
from eastwind.records import I8, U1, compiled_type_of, dtype_of, i8, record, u1
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.study.borrowed import borrow
from eastwind.study.contests import MASTER
from eastwind.study.random_play import deal_by_chance, who_acts
from eastwind.study.seeds import seed_of_chunk
from eastwind.study.tally import (
    ROW,
    SEATS,
    TALLY_T,
    WINNERS,
    At,
    CountedRecord,
    RowArray,
    RowRecord,
    TallyArray,
    TallyRecord,
    add_tally,
    count_hand,
    new_tally,
    seat_at,
    seats_at,
)
from eastwind.study.weights import record_of
from eastwind.table.actions import NO_ACTION
from eastwind.table.copying import copied
from eastwind.table.layout import TableRecord
from eastwind.table.masking import mask_into
from eastwind.table.options import offer
from eastwind.table.seats import is_over
from eastwind.table.step import step_unchecked
from eastwind.tiles.chance import chance, fill_set
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

R = TypeVar("R")


#: Number of hands played from one seed, as one match. Part of a seed's meaning: changing it changes every report.
CHUNK: Final = 250


@record
class GameRecord(Protocol):
    """State of a simulation, in which it goes on when it has stopped to ask a player outside compiled code."""

    bots: Annotated[Row, i8, SEATS]  # by seat, its number
    table: TableRecord
    seen: TableRecord  # the same, masked for the seat of the decision
    standing: Annotated[Row, u1, TILES_ALL]  # set of tiles, bonus tiles last; without these they stay unused
    decision: DecisionRecord  # its chance is also that of walls and dice
    answer: I8  # to the decision; −1: none yet
    played: I8  # hands so far
    dealt: U1  # the next one has been dealt
    counted: CountedRecord  # of that one


GAME: Final = dtype_of(GameRecord)


@jit_with(
    numba.int64(
        LOOKUP_T,
        RULES_T,
        TEMPER_T,
        compiled_type_of(GameRecord),
        numba.int64,
        TALLY_T,
        compiled_type_of(RowRecord)[::1],
    ),
    long=True,
)
def play_bots(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    game: GameRecord,
    hands: int,
    tally: TallyRecord,
    rows: Any,
) -> int:
    """Play until `hands` hands are played, and add them to `tally`; return −1 when that is done.

    Where a seat has no compiled bot and more than one thing to do, it stops and returns the seat: then `seen` is what that may
    see, and its decision what it may do; it goes on when it is called again with the answer. A bot gets `seen` only.

    :param rows: one of `ROW` for each hand, as zeros, or none at all.
    """
    table, seen, decision, counted = game.table, game.seen, game.decision, game.counted
    standing = game.standing[: TILES_ALL if rules.flowers else TILES_PLAIN]
    dice = np.empty(4, np.uint8)
    while game.played < hands:
        if not game.dealt:
            deal_by_chance(tables, rules, table, decision.chance, standing, dice)
            for seat in range(SEATS):
                counted.before[seat] = table.scores[seat]
            game.dealt = 1
            counted.actions = 0
        while not is_over(table):
            seat = who_acts(table)
            action = whole(game.answer)
            if action < 0:
                mask_into(table, seat, seen)
                decision.seat = seat
                decision.bot = game.bots[seat]
                decision.found = offer(rules, seen, seat, decision.offered)
                if decision.bot == OUTSIDE and decision.found > 1:
                    return seat
                action = choose_among(tables, rules, temper, seen, decision)
            game.answer = -1
            step_unchecked(tables, rules, table, seat, action)
            counted.actions += 1
        counted.place = game.played
        count_hand(tables, rules, table, counted, tally, rows)
        game.played += 1
        game.dealt = 0
    return -1


class Spread(Protocol):
    """Way of sharing out the chunks: the built-in `map`, or `map` of a pool of threads. Results come in order."""

    def __call__(self, play: Callable[[int], R], chunks: Iterable[int], /) -> Iterable[R]: ...


@dataclass(frozen=True, slots=True)
class Part:
    """Result of a chunk.

    :ivar first: number of its first hand, from 0; :ivar tally: (1,) of `TALLY`; :ivar rows: (hands,) of `ROW`, or none.
    """

    chunk: int
    first: int
    tally: TallyArray
    rows: RowArray


@dataclass(frozen=True, slots=True)
class PlayReport:
    """Result of many hands; tuples are by seat."""

    levels: tuple[str, ...]
    hands: int
    drawn: int
    actions: int
    discards: int
    penalties: int
    #: Sum of the winners' hands, in points before settlement.
    winners_value: int
    won: tuple[int, ...]
    #: Sum of amounts won and lost, in points after settlement; over all seats they add up to 0.
    points: tuple[int, ...]
    #: Sum of the squares of the same, hand by hand: for the error of a mean.
    squares: tuple[int, ...]

    def mean(self, seat: int) -> float:
        """Return the points per hand."""
        return self.points[seat] / self.hands

    def error(self, seat: int) -> float:
        """Return the standard error of `mean`."""
        variance = self.squares[seat] / self.hands - self.mean(seat) ** 2
        return float((max(variance, 0.0) / self.hands) ** 0.5)


@dataclass(frozen=True, slots=True)
class Seated:
    """Seating of the bots.

    :ivar bots: by place in the order of play; :ivar places: by seat its place; :ivar numbers: input of compiled code, see
        `play_bots`; :ivar temper: the weights of those bots that play by weights.
    """

    bots: tuple[Bot, ...]
    places: dict[int, int]
    numbers: npt.NDArray[np.int64]
    temper: TemperRecord

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(bot.name for bot in self.bots)


def seat_bots(rules: Rules, bots: Sequence[AnyBot], weights: str | None = None) -> Seated:
    """Seat the bots, one for each place in the order of play.

    :param weights: the name of the weights by which they play (`weights`); without it those of the rules, and where *master* is
        among them, a net is looked for that it may go by under these rules (`borrowed`).
    :raises BotError: if one is not known, there are not as many as seats, or two different ones have one name.
    """
    seats = seats_at(rules)
    known = [bot for bot in bots if not isinstance(bot, str) or bot in BUILT_IN]
    if len(bots) != seats or len(known) < len(bots):
        number = {2: "two", 3: "three", 4: "four"}[seats]
        found = ", ".join(repr(bot if isinstance(bot, str) else as_bot(bot).name) for bot in bots) or "none"
        raise BotError(f"expected {number} of {', '.join(BUILT_IN.names)}; found {found}")
    rows = tuple(as_bot(bot) for bot in bots)
    if weights is None and any(row.number == MASTER for row in rows):
        borrow(rules)
    numbers = np.zeros((2, SEATS), np.int64)
    levels = [row.name for row in rows]
    for place, row in enumerate(rows):
        first = levels.index(row.name)
        if row != rows[first]:
            raise BotError(f"two different bots are called {row.name!r}")
        numbers[:, seat_at(rules, place)] = row.number, first
    temper = temper_of(rules) if weights is None else record_of(weights)
    return Seated(rows, {seat_at(rules, place): place for place in range(seats)}, numbers, temper)


def chunks_in(hands: int) -> int:
    """Return the number of chunks in `hands` hands; the last one may be shorter."""
    return (hands + CHUNK - 1) // CHUNK


def play_chunk(rules: Rules, seated: Seated, hands: int, seed: int, chunk: int, *, keep_rows: bool = False) -> Part:
    """Play chunk number `chunk` of `hands` hands in all.

    :raises BotFault: if a bot that was brought from outside fails.
    """
    play = min(CHUNK, hands - chunk * CHUNK)
    rows = np.zeros(play if keep_rows else 0, ROW)
    # no place always leads
    game = Game(rules, seated, seed_of_chunk(seed, chunk), first_dealer=seat_at(rules, chunk % seats_at(rules)))
    game.play(play, rows)
    return Part(chunk, chunk * CHUNK, game.tally, rows)


class Game:
    """A match between bots from one seed: walls, dice and what the compiled bots draw come from one chance.

    A player that is not compiled has a chance of its own, so that the walls do not depend on how often it draws.
    """

    def __init__(self, rules: Rules, seated: Seated, seed: int, first_dealer: int, leads_passed: int = 0) -> None:
        self._rules: Final = rules
        self._temper: Final = seated.temper
        self._game: Final[GameRecord] = np.zeros(1, GAME)[0]
        fill_set(self._game.standing[: TILES_ALL if rules.flowers else TILES_PLAIN])
        self._game.decision.chance[:] = chance(seed)
        self._game.bots[:], self._game.counted.partners[:] = seated.numbers
        outside = [(seat, seated.bots[place]) for seat, place in seated.places.items()]
        self._players: Final = {
            seat: (bot, bot.player(), chance(seed_of_chunk(seed, seat))) for seat, bot in outside if not bot.compiled
        }
        self.record: Final = self._game.table
        self.record.first_dealer = first_dealer
        self.record.leads_passed = leads_passed
        self.tally: Final = new_tally()

    def play(self, hands: int, rows: RowArray) -> None:
        """Play `hands` hands, one after another as in a match, and add them to `tally`.

        :raises BotFault: if a player that is not compiled fails.
        """
        game = self._game
        game.played, game.dealt, game.answer = 0, 0, NO_ACTION
        while (seat := play_bots(lookup(), self._rules, self._temper, game, hands, self.tally[0], rows)) >= 0:
            game.answer = self._ask(seat, tuple(map(int, game.decision.offered[: game.decision.found])))

    def _ask(self, seat: int, offered: tuple[int, ...]) -> int:
        bot, player, own = self._players[seat]
        return bot.answer(player, Asked(self._rules, copied(self._game.seen), seat, offered, own))


def play_levels(rules: Rules, bots: Sequence[AnyBot], hands: int, seed: int, spread: Spread = map) -> PlayReport:
    """Play `hands` hands between bots, one for each place in the order of play.

    :raises BotError: if one is not known or there are not as many as seats. :raises BotFault: if one fails.
    :raises ValueError: if `hands` is not positive.
    """
    seated = seat_bots(rules, bots)
    if hands < 1:
        raise ValueError(f"expected at least one hand, found {hands}")
    total = new_tally()
    for part in spread(lambda chunk: play_chunk(rules, seated, hands, seed, chunk), range(chunks_in(hands))):
        add_tally(total, part.tally)
    tally = total[0]
    seats = tally["places"].sum(axis=1)[: len(bots)]
    discards = tally["lengths"].sum(axis=0)
    return PlayReport(
        levels=seated.levels,
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
