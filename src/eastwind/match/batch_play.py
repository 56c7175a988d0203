"""Play of compiled code in one piece, where only compiled bots and windows have anything to do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from struct import Struct, calcsize
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from eastwind.bots.course import COURSE, MOVE, SHOWN, play_on
from eastwind.bots.registry import OUTSIDE
from eastwind.bots.tempers import temper_of
from eastwind.hands.tables import lookup
from eastwind.match.context import SeatedBot
from eastwind.match.seating import Seating
from eastwind.table import Table
from eastwind.table.public import SEATS, SIGHT, SightRecord
from eastwind.tiles.chance import Chance, chance

#: Moves in one piece; behind them comes another piece.
_MOVES: Final = 12
_NONE: Final = -1
#: Fields of a `COURSE` up to the chances of its players.
_COURSE: Final = Struct(f"={SEATS}b2BbBI4x{SEATS}q{SEATS}q{SEATS}Q")
_MOVE: Final = Struct("=bxhII")
assert [
    cast(Mapping[str, Any], COURSE.fields)[name][1] for name in ("acted", "shown", "moment", "counts", "players")
] == [calcsize(f"={SEATS}b2B" + before) for before in ("", "b", "bB", "bBI4x", f"bBI4x{SEATS}q")]
assert _MOVE.size == MOVE.itemsize
_COUNTS_AT: Final = SEATS + 5
_NO_COUNTS: Final = (0,) * SEATS
#: Generator of a seat without a bot, which is never asked.
_NO_RNG: Final = chance(0)


class BatchMove(NamedTuple):
    """Action of a bot, or the end of a window: then the seat is −1. `answers`: the table's moment before; `version`: after."""

    seat: int
    action: int
    answers: int
    version: int


class StepsShown(NamedTuple):
    """Steps that a seat gets, as compiled code leaves them.

    :ivar sights: (steps,), of `SIGHT`; :ivar told: as many `SHOWN`, as bytes.
    """

    sights: npt.NDArray[Any]
    told: bytes


@dataclass(frozen=True, slots=True)
class BatchPlay:
    """Course of what was played in one piece.

    :ivar moves: in order; :ivar shown: by seat, where there is any step; :ivar all_shown: whether the last step is among them.
    """

    moves: tuple[BatchMove, ...]
    shown: Mapping[int, StepsShown]
    all_shown: bool


@dataclass(frozen=True, slots=True)
class BotGroup:
    """Players at a table at which compiled code can play on: bots of its own, and those who watch."""

    watching: tuple[int, ...]
    numbers: tuple[int, ...]
    rngs: tuple[Chance, ...]
    face_down: bool
    warned: bool

    def play_on(
        self, table: Table, acted: int | None, moment: int, seen: Mapping[int, SightRecord], *, shown: bool
    ) -> BatchPlay:
        """Play on the table itself, until a person is to go on or more is to be told than is seen.

        :param acted: seat of the table's last step, where that of a watcher; `moment`: that of the table when something
            was shown last, and `seen` what that was, by seat; `shown`: whether the last step was.
        """
        watching, course = len(self.watching), bytearray(COURSE.itemsize)
        places = [self.watching.index(seat) if seat in self.watching else _NONE for seat in range(SEATS)]
        acted, chances = _NONE if acted is None else acted, [int(rng[0]) for rng in self.rngs]
        head = (*places, self.face_down, self.warned, acted, shown, moment, *_NO_COUNTS, *self.numbers, *chances)
        _COURSE.pack_into(course, 0, *head)
        sights, told = np.zeros((watching, _MOVES + 1), SIGHT), np.empty((watching, _MOVES + 1), SHOWN)
        moves = np.empty(_MOVES, MOVE)
        made = play_on(
            lookup(),
            table.rules,
            temper_of(table.rules),
            table.record,
            np.frombuffer(course, COURSE)[0],
            sights,
            told,
            moves,
        )
        ended = _COURSE.unpack_from(course)
        for number, rng, state in zip(self.numbers, self.rngs, ended[-SEATS:], strict=True):
            if number >= 0:
                rng[0] = state
        its_moves = moves[: made if made >= 0 else -1 - made].tobytes()
        return BatchPlay(
            tuple(map(BatchMove._make, _MOVE.iter_unpack(its_moves))),
            {
                seat: StepsShown(sights[place, :count], told[place, :count].tobytes())
                for place, (seat, count) in enumerate(zip(self.watching, ended[_COUNTS_AT:], strict=False))
                if count
            },
            made >= 0,
        )


def bot_group_of(seating: Seating, bots: Mapping[int, SeatedBot], watching: Iterable[int]) -> BotGroup | None:
    """Return the company at a table; None where compiled code cannot play on: a bot is a person's own, or all hands lie open."""
    if seating.open_hands:
        return None
    numbers, rngs = [_NONE] * SEATS, [_NO_RNG] * SEATS
    for seat, bot in bots.items():
        if bot.number == OUTSIDE:
            return None
        numbers[seat], rngs[seat] = bot.number, bot.rng
    seats = tuple(watching)
    return BotGroup(seats, tuple(numbers), tuple(rngs), seating.lies_face_down, seating.danger_warning)
