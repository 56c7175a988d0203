"""Texts that compiled code needs to write what is different: every value of every field, as it is written elsewhere, in JSON."""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, cast

from eastwind.server.match.view_fields import SEAT_FIELDS, TABLE_FIELDS, WALL_FIELDS, Seen, meld_view, pond_tile
from eastwind.server.wire.encoding import as_fields, as_json
from eastwind.table.sight import SEATS, Differs, SeatDiffers
from eastwind.table.told import VALUES, Phrase, Phrases, meld_of, next_of, pond_tile_of
from eastwind.tiles.notation import CODES

_Say = Callable[[int], bytes]


def _seen(**numbers: object) -> Seen:
    return cast(Seen, SimpleNamespace(now=SimpleNamespace(**numbers)))


def _of_table(differs: Differs, number: str) -> _Say:
    """Return the writer of a field of the table, or of its wall, by its number."""
    [(name, told)] = {**TABLE_FIELDS, **WALL_FIELDS}[differs].items()
    return lambda value: as_fields({name: told(_seen(**{number: value}))})


def _of_seat(differs: SeatDiffers, numbers: str) -> _Say:
    [(name, told)] = SEAT_FIELDS[differs].items()
    return lambda value: as_fields({name: told(_seen(**{numbers: [value] * SEATS}), 0)})


def _name_before(say: _Say) -> _Say:
    """Return the text in front of a number."""
    return lambda _: say(0).removesuffix(b"0")


def _name(name: str, opened: bytes) -> _Say:
    """Return the text in front of a list or an object."""
    return lambda _: as_fields({name: 0}).removesuffix(b"0") + opened


def _next(value: int) -> bytes:
    seat, stack = next_of(value) if value >= 0 else (-1, 0)
    [(name, told)] = WALL_FIELDS[Differs.NEXT].items()
    return as_fields({name: told(_seen(next_seat=seat, next_stack=stack))})


def _no_hand(_: int) -> bytes:
    [(name, told)] = SEAT_FIELDS[SeatDiffers.HAND].items()
    return as_fields({name: told(_seen(shown=[0]), 0)})


def _meld(value: int) -> bytes:
    row = meld_of(value)
    return as_json(meld_view(*row)) if row else b""


def _only(fields: Any) -> str:
    [name] = fields
    return cast(str, name)


_SAID: Final[dict[Phrase, _Say]] = {
    Phrase.MOMENT: _name_before(_of_table(Differs.MOMENT, "moment")),
    Phrase.PHASE: _of_table(Differs.PHASE, "phase"),
    Phrase.TURN: _of_table(Differs.TURN, "turn"),
    Phrase.LAST_DISCARD: _of_table(Differs.LAST_DISCARD, "last_discard"),
    Phrase.LAST_DISCARDER: _of_table(Differs.LAST_DISCARDER, "last_discarder"),
    Phrase.ROBBED: _of_table(Differs.ROBBED, "robbed"),
    Phrase.DANGEROUS: _name(_only(TABLE_FIELDS[Differs.DANGEROUS]), b"["),
    Phrase.SEATS: _name("seats", b"["),
    Phrase.SEAT: lambda seat: as_json({"seat": seat})[:-1],
    Phrase.COUNT: _name_before(_of_seat(SeatDiffers.COUNT, "counts")),
    Phrase.HAND: _name(_only(SEAT_FIELDS[SeatDiffers.HAND]), b"["),
    Phrase.NO_HAND: _no_hand,
    Phrase.DRAWN: _of_seat(SeatDiffers.DRAWN, "drawn"),
    Phrase.HAS_DRAWN: _of_seat(SeatDiffers.HAS_DRAWN, "has_drawn"),
    Phrase.FLOWERS: _of_seat(SeatDiffers.FLOWERS, "flowers"),
    Phrase.READY: _of_seat(SeatDiffers.READY, "ready"),
    Phrase.POND: lambda _: b'"pond":' + as_json({"kept": 0})[:-2],
    Phrase.POND_THEN: _name("then", b"["),
    Phrase.POND_TILE: lambda value: as_json(pond_tile(*pond_tile_of(value))),
    Phrase.WALL: _name("wall", b"{"),
    Phrase.NEXT: _next,
    Phrase.LEFT: _name_before(_of_table(Differs.LEFT, "left")),
    Phrase.LOOSE: _name_before(_of_table(Differs.LOOSE, "loose")),
    Phrase.HEIGHTS: _name(_only(WALL_FIELDS[Differs.HEIGHTS]), b"["),
    Phrase.CODE: lambda kind: as_json(CODES[kind]),
    Phrase.MELDS: _name(_only(SEAT_FIELDS[SeatDiffers.MELDS]), b"["),
    Phrase.MELD: _meld,
}


@cache
def phrases() -> Phrases:
    """Return all phrases."""
    return Phrases({group: [say(value) for value in VALUES[group]] for group, say in _SAID.items()})
