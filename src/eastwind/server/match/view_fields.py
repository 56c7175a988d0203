"""Writers of each figure of a sight: by field of a view, for whole views as for what is different in one.

The names and forms of the figures are stated in `eastwind.table.public`; here is how a form is worded, and the figures that have
ways of their own.
"""

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Final, Protocol, cast

import numpy as np

from eastwind.explain.standing import counters_left
from eastwind.explain.wall import Throws, throws_of
from eastwind.rules.compiled import DealOrder
from eastwind.server.match.seating import Seating
from eastwind.server.wire.protocol import (
    DealWay,
    Direction,
    MeldKind,
    MeldView,
    PondTile,
    ReadyState,
    TablePhase,
    WallPlace,
)
from eastwind.table import Phase, Ready
from eastwind.table.melds import laid_set
from eastwind.table.public import FIGURES, ROWS, SEATS, Form, Part, SightRecord
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.notation import CODES, kinds_in, tiles_of
from eastwind.words import WINDS

_READY: Final = cast(tuple[ReadyState, ...], tuple(ready.name.lower() for ready in Ready))
_PHASES: Final = cast(tuple[TablePhase, ...], tuple(phase.name.lower() for phase in Phase))
_STACK: Final = 2


class Seen(Protocol):
    """Sight that the writers read.

    :ivar now: the sight in plain Python; :ivar failed: throws for the side of the wall at which no player named their own.
    """

    @property
    def seating(self) -> Seating: ...
    @property
    def now(self) -> SightRecord: ...
    @property
    def failed(self) -> Throws: ...


#: By the field of a view, what is said in it.
Fields = Mapping[str, Callable[[Seen], object]]
SeatFields = Mapping[str, Callable[[Seen, int], object]]


def _code(kind: int) -> str | None:
    return CODES[kind] if kind >= 0 else None


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


#: Value of a figure as it is written, by its form, where that takes nothing but its number.
VALUES_IN_WORDS: Final[Mapping[Form, Callable[[int], object]]] = {
    Form.NUMBER: int,
    Form.FLAG: bool,
    Form.SEAT: int,
    Form.SEAT_OR_NONE: _seat,
    Form.TILE_OR_NONE: _code,
    Form.TILES: lambda kinds: [CODES[kind] for kind in kinds_in(int(kinds))],
    Form.BONUS_TILES: lambda tiles: [CODES[kind] for kind in kinds_in(tiles << FLOWERS)],
    Form.WIND: lambda wind: WINDS[wind],
    Form.PHASE: lambda phase: _PHASES[phase],
    Form.READY: lambda ready: _READY[ready],
}


def _written(figure: str) -> Callable[[Seen], object]:
    number, worded = attrgetter(f"now.{figure}"), VALUES_IN_WORDS[ROWS[figure].form]
    return lambda seen: worded(number(seen))


def _written_of_seat(figure: str) -> Callable[[Seen, int], object]:
    numbers, worded = attrgetter(f"now.{figure}"), VALUES_IN_WORDS[ROWS[figure].form]
    return lambda seen, seat: worded(numbers(seen)[seat])


TABLE_FIELDS: Final[Mapping[str, Fields]] = {
    figure: {ROWS[figure].said: _written(figure)} for figure in FIGURES[Part.TABLE]
}


def _own(seen: Seen, seat: int) -> list[str] | None:
    now = seen.now
    return [CODES[kind] for kind in tiles_of(now.hands[seat])] if now.shown[seat] else None


def _stock(seen: Seen, seat: int) -> int | None:
    stock = seen.seating.stock
    return stock.start + seen.now.scores[seat] if stock and seat in seen.seating.playing else None


def _counters(seen: Seen, seat: int) -> tuple[int, ...]:
    stock = seen.seating.stock
    if stock is None or seat not in seen.seating.playing:
        return ()
    return counters_left(stock.start, stock.counters, seen.now.scores[seat])


def _melds(seen: Seen, seat: int) -> list[MeldView]:
    now = seen.now
    return [meld_view(*row) for row in now.melds[seat][: now.meld_count[seat]]]


@cache
def meld_view(*row: int) -> MeldView:
    """Return a set by its row in a record."""
    laid = laid_set(np.array(row, np.uint8))
    tiles = [CODES[kind] for kind in laid.tiles]
    kind = cast(MeldKind, laid.meld.name.lower())
    return MeldView(kind=kind, tiles=tiles, claimed=laid.claimed, source=laid.source)


_OF_SEAT: Final[Mapping[str, SeatFields]] = {
    "scores": {
        "score": lambda seen, seat: seen.now.scores[seat],
        "stock": _stock,
        "counters": _counters,
        "money": lambda seen, seat: seen.now.scores[seat] * seen.seating.stake,
    },
    "hands": {"hand": _own},
    "melds": {"melds": _melds},
    # discard by discard, in `views`
    "pond": {},
}
SEAT_FIELDS: Final[Mapping[str, SeatFields]] = {
    figure: _OF_SEAT.get(figure) or ({ROWS[figure].said: _written_of_seat(figure)} if figure in ROWS else {})
    for figure in FIGURES[Part.SEAT]
}


def pond_of(now: SightRecord, seat: int, start: int = 0) -> list[PondTile]:
    """Return the discards of a seat in order, of those from the place `start` among all on."""
    count, seats = now.pond_count, now.pond_seat
    tiles, ready, taken = now.pond_tile, now.pond_ready, now.pond_taken
    places = [index for index in range(start, count) if seats[index] == seat]
    return [pond_tile(tiles[index], ready[index], taken[index]) for index in places]


@cache
def pond_tile(tile: int, ready: int, taken: int) -> PondTile:
    """Return a discard; its tile −1 where it lies face down; `taken`: 1 + the seat that took it, or 0."""
    return PondTile(tile=_code(tile), taken_by=taken - 1 if taken else None, ready=_READY[ready])


# --- the wall -----------------------------------------------------------------------------------------------------------

# Where the seats are drawn clockwise the table is the mirror image of the engine's: right is left, and clockwise
# counter-clockwise.


def _mirrored(seen: Seen) -> bool:
    return seen.seating.direction == "clockwise"


def _drawn(seen: Seen) -> Direction:
    return "clockwise" if (seen.now.wall_step > 0) != _mirrored(seen) else "counter-clockwise"


def _throws(seen: Seen) -> object:
    now, seating = seen.now, seen.seating
    return throws_of(
        cast(tuple[int, int, int, int], tuple(now.dice)),
        now.dealer,
        seen.failed,
        playing=seating.playing,
        by_turns=seating.broken_by_turns,
        from_seat_one=seating.wall.sides_from_seat_one,
    )


def _stacks(now: SightRecord) -> int:
    return now.wall_size // (SEATS * _STACK)


def _next(seen: Seen) -> WallPlace | None:
    now = seen.now
    return _place(now.next_seat, now.next_stack) if now.next_seat >= 0 else None


@cache
def _place(seat: int, stack: int) -> WallPlace:
    return WallPlace(seat=seat, stack=stack)


_DEALS: Final[Mapping[DealOrder, DealWay]] = {
    DealOrder.DEALER_TWO_AT_ONCE: "two-at-once",
    DealOrder.DEALER_FIVE: "five",
    DealOrder.DEALER_DRAWS: "draws",
    DealOrder.DEALER_LAST: "one-more",
}


def _heights(seen: Seen) -> list[list[int]]:
    stacks = _stacks(seen.now)
    return [list(side[:stacks]) for side in seen.now.heights]


_OF_WALL: Final[Mapping[str, Fields]] = {
    "wall_size": {
        "stacks": lambda seen: _stacks(seen.now),
        "first_stack": lambda seen: "left" if _mirrored(seen) else "right",
        "drawn": _drawn,
        "counted_from": lambda seen: "left" if seen.seating.wall.counted_from_left != _mirrored(seen) else "right",
        "counted_out": lambda seen: "first" if seen.seating.wall.counted_out_first else "last",
        "deal": lambda seen: _DEALS[seen.seating.wall.deal],
        "loose_apart": lambda seen: seen.seating.wall.loose_apart,
        "break_seat": lambda seen: seen.now.break_seat,
        "break_stack": lambda seen: seen.now.break_stack,
        "dice": lambda seen: list(seen.now.dice),
        "throws": _throws,
    },
    "next_seat": {"next": _next},
    "heights": {"heights": _heights},
}
WALL_FIELDS: Final[Mapping[str, Fields]] = {
    figure: _OF_WALL.get(figure) or {ROWS[figure].said: _written(figure)} for figure in FIGURES[Part.WALL]
}


def all_of(fields: Mapping[Any, Mapping[str, Any]]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a part of a view, whatever may differ."""
    return tuple(row for group in fields.values() for row in group.items())
