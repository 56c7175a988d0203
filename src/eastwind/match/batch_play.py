"""Play of compiled code in one piece, where only compiled bots and windows have anything to do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from eastwind.bots.choosing import RngRecord, rng_of
from eastwind.bots.course import COMPANY, MOVE, SHOWN, CompanyRecord, play_on
from eastwind.bots.registry import OUTSIDE
from eastwind.bots.tempers import temper_of
from eastwind.hands.tables import lookup
from eastwind.match.context import SeatedBot
from eastwind.match.seating import Seating
from eastwind.table import Table
from eastwind.table.copying import record_in
from eastwind.table.layout import TABLE
from eastwind.table.public import SEATS, SIGHT, SightRecord
from eastwind.tiles.chance import chance

#: Moves in one piece; behind them comes another piece.
_MOVES: Final = 12
_NONE: Final = -1
#: Rows whose fields have names: plain Python asks for them by name, as compiled code does.
_COMPANY, _ROW_OF_SIGHTS, _ROW_SHOWN, _ROW_OF_MOVES = (
    np.dtype((np.record, kind)) for kind in (COMPANY, SIGHT, SHOWN, MOVE)
)
_COMPANY_ROW: Final = Struct(f"={2 * SEATS}b2B")
_MOVE: Final = Struct("=bxhII")
assert _COMPANY_ROW.size == COMPANY.itemsize
assert _MOVE.size == MOVE.itemsize
#: Generator of a seat without a bot, which is never asked.
_NO_RNG: Final = rng_of(chance(0))


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
    rngs: tuple[RngRecord, RngRecord, RngRecord, RngRecord]
    record: CompanyRecord

    def play_on(
        self, table: Table, acted: int | None, moment: int, seen: Mapping[int, SightRecord], *, shown: bool
    ) -> BatchPlay:
        """Play on the table itself, until a person is to go on or more is to be told than is seen.

        :param acted: seat of the table's last step, where that of a watcher; `moment`: that of the table when something
            was shown last, and `seen` what that was, by seat; `shown`: whether the last step was.
        """
        watching, view = len(self.watching), np.empty(TABLE.itemsize, np.uint8)
        sights, told = np.zeros((watching, _MOVES + 1), _ROW_OF_SIGHTS), np.empty((watching, _MOVES + 1), _ROW_SHOWN)
        counts, moves = np.zeros(watching, np.int64), np.empty(_MOVES, _ROW_OF_MOVES)
        made = play_on(
            lookup(),
            table.rules,
            temper_of(table.rules),
            table.record,
            record_in(view),
            table.record_bytes,
            view,
            self.record,
            *self.rngs,
            _NONE if acted is None else acted,
            shown,
            moment,
            sights,
            told,
            counts,
            moves,
        )
        its_moves = moves[: made if made >= 0 else -1 - made].tobytes()
        return BatchPlay(
            tuple(map(BatchMove._make, _MOVE.iter_unpack(its_moves))),
            {
                seat: StepsShown(sights[place, :count], told[place, :count].tobytes())
                for place, (seat, count) in enumerate(zip(self.watching, counts.tolist(), strict=True))
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
    record = _company(tuple(numbers), seats, seating.lies_face_down, seating.danger_warning)
    return BotGroup(seats, (rngs[0], rngs[1], rngs[2], rngs[3]), record)


@lru_cache(1024)
def _company(numbers: tuple[int, ...], watching: tuple[int, ...], face_down: bool, warned: bool) -> CompanyRecord:
    places = [watching.index(seat) if seat in watching else _NONE for seat in range(SEATS)]
    record: CompanyRecord = np.frombuffer(bytearray(_COMPANY_ROW.pack(*numbers, *places, face_down, warned)), _COMPANY)[
        0
    ]
    return record
