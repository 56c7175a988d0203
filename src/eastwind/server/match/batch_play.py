"""Play of compiled code in one piece, where only compiled bots and windows have anything to do."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from eastwind.bots.course import COURSE, MOVE, SHOWN, play_on
from eastwind.bots.registry import OUTSIDE
from eastwind.bots.tempers import temper_of
from eastwind.hands.tables import lookup
from eastwind.server.match.context import SeatedBot
from eastwind.server.match.json_fragments import phrases
from eastwind.server.match.seating import Seating
from eastwind.table import Table
from eastwind.table.events import ROW_BYTES
from eastwind.table.options import MAX_OFFERED
from eastwind.table.sight import SEATS, SIGHT, SightRecord
from eastwind.table.told import MOST_BYTES, write_differences
from eastwind.tiles.chance import Chance, chance

#: Moves in one piece; behind them comes another piece.
_MOVES: Final = 12
_NONE: Final = -1
#: Rows whose fields have names: plain Python asks for them by name, as compiled code does.
_ROW_OF_SIGHTS, _ROW_SHOWN, _ROW_OF_MOVES = (np.dtype((np.record, kind)) for kind in (SIGHT, SHOWN, MOVE))
#: Fields of a `COURSE` up to the chances of its players.
_COURSE: Final = Struct(f"={SEATS}b2BbBI4x{SEATS}q{SEATS}q{SEATS}Q")
_MOVE: Final = Struct("=bxhII")
assert cast(Mapping[str, Any], COURSE.fields)["players"][1] == _COURSE.size - 2 * SEATS * 8
assert _MOVE.size == MOVE.itemsize
_COUNTS_AT: Final = SEATS + 5
_NO_COUNTS: Final = (0,) * SEATS
#: Generator of a seat without a bot, which is never asked.
_NO_RNG: Final = chance(0)
_TOLD_AT, _EVENTS_AT, _ASKED_AT, _OFFERED_AT = (
    cast(Mapping[str, Any], SHOWN.fields)[name][1] for name in ("told", "events", "asked", "offered")
)
_OFFERED: Final = Struct(f"={MAX_OFFERED}h")
#: Bytes for what is written of a stretch: enough for any step, and the usual amount.
_PAPER: Final = MOST_BYTES
_A_STEP: Final = 1024


class BatchMove(NamedTuple):
    """Action of a bot, or the end of a window: then the seat is −1. `answers`: the table's moment before; `version`: after."""

    seat: int
    action: int
    answers: int
    version: int


class ShownStep(NamedTuple):
    """Sight that a seat gets of a step.

    :ivar events: the rows of its events; :ivar offered: what the seat may do; :ivar sight: a `SIGHT`; :ivar differs: what is
        different from the one before, in the form in which it is sent, without braces; None where that has no phrases.
    """

    events: bytes
    offered: Sequence[int]
    sight: bytes
    differs: bytes | None


@dataclass(frozen=True, slots=True)
class BatchPlay:
    """Course of what was played in one piece.

    :ivar moves: in order; :ivar shown: by seat, step after step; :ivar all_shown: whether the last step is among them.
    """

    moves: tuple[BatchMove, ...]
    shown: Mapping[int, list[ShownStep]]
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
        sights, told = np.zeros((watching, _MOVES + 1), _ROW_OF_SIGHTS), np.empty((watching, _MOVES + 1), _ROW_SHOWN)
        moves = np.empty(_MOVES, _ROW_OF_MOVES)
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
        for rng, state in zip(self.rngs, ended[-SEATS:], strict=True):
            rng[0] = state
        its_moves = moves[: made if made >= 0 else -1 - made].tobytes()
        return BatchPlay(
            tuple(map(BatchMove._make, _MOVE.iter_unpack(its_moves))),
            {
                seat: list(_shown(seen[seat], sights[place, :count], told[place, :count].tobytes()))
                for place, (seat, count) in enumerate(zip(self.watching, ended[_COUNTS_AT:], strict=False))
                if count
            },
            made >= 0,
        )


def _shown(before: SightRecord, sights: npt.NDArray[Any], told: bytes) -> Iterator[ShownStep]:
    """:param sights: (steps,), of `SIGHT`; `told`: as many `SHOWN`, as bytes."""
    said, count = phrases(), len(sights)
    out, ended = np.empty(_PAPER + count * _A_STEP, np.uint8), np.empty(count, np.int64)
    written = write_differences(said.text, said.ends, before, sights, count, out, ended)
    its_text, its_sights, begun = out[:written].tobytes(), sights.tobytes(), 0
    for step, end in enumerate(ended.tolist()):
        row = told[step * SHOWN.itemsize : (step + 1) * SHOWN.itemsize]
        differs = None
        if end >= 0:
            differs, begun = its_text[begun:end], end
        offered = _OFFERED.unpack_from(row, _OFFERED_AT)[: row[_ASKED_AT]] if row[_ASKED_AT] else ()
        events = row[_EVENTS_AT : _EVENTS_AT + row[_TOLD_AT] * ROW_BYTES]
        yield ShownStep(events, offered, its_sights[step * SIGHT.itemsize : (step + 1) * SIGHT.itemsize], differs)


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
