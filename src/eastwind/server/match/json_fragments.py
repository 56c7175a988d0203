"""Texts that compiled code needs to write what is different: every value of every field, as it is written elsewhere, in JSON."""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, cast

from eastwind.server.match.view_fields import SEAT_FIELDS, VALUES_IN_WORDS, WALL_FIELDS, Seen, meld_view, pond_tile
from eastwind.server.wire.encoding import as_fields, as_json
from eastwind.table.public import FIGURES, ROWS, Form, Part
from eastwind.table.told import FORM_VALUES, VALUES, Phrase, Phrases, form_of, meld_of, next_of, pond_tile_of
from eastwind.tiles.notation import CODES

_Say = Callable[[int], bytes]


def _seen(**numbers: object) -> Seen:
    return cast(Seen, SimpleNamespace(now=SimpleNamespace(**numbers)))


def _name(name: str, opened: bytes = b"") -> _Say:
    """Return the text in front of a number, a list or an object."""
    return lambda _: as_fields({name: 0}).removesuffix(b"0") + opened


def _only(fields: Any) -> str:
    [name] = fields
    return cast(str, name)


def _next(value: int) -> bytes:
    seat, stack = next_of(value) if value >= 0 else (-1, 0)
    [(name, told)] = WALL_FIELDS["next_seat"].items()
    return as_fields({name: told(_seen(next_seat=seat, next_stack=stack))})


def _no_hand(_: int) -> bytes:
    [(name, told)] = SEAT_FIELDS["hands"].items()
    return as_fields({name: told(_seen(shown=[0]), 0)})


def _meld(value: int) -> bytes:
    row = meld_of(value)
    return as_json(meld_view(*row)) if row else b""


def _of_figure(figure: str) -> _Say:
    """Return the writer of a figure's phrases: of its name, or of its name with each of its values."""
    form = form_of(figure)
    if form is Form.NEXT_STACK:
        return _next
    if form is Form.POND:
        return lambda _: b'"pond":' + as_json({"kept": 0})[:-2]
    if form in (Form.HAND, Form.MELDS):
        return _name(_only(SEAT_FIELDS[figure]), b"[")
    if form is Form.HEIGHTS:
        return _name(_only(WALL_FIELDS[figure]), b"[")
    if form is Form.IN_PYTHON:
        return lambda _: b""
    said, worded = ROWS[figure].said, VALUES_IN_WORDS[form]
    if len(FORM_VALUES[form]) == 1:
        return _name(said, b"[" if form in (Form.TILES, Form.BONUS_TILES) else b"")
    return lambda value: as_fields({said: worded(value)})


_SAID: Final[dict[Phrase | tuple[Part, str], _Say]] = {
    Phrase.SEATS: _name("seats", b"["),
    Phrase.SEAT: lambda seat: as_json({"seat": seat})[:-1],
    Phrase.WALL: _name("wall", b"{"),
    Phrase.CODE: lambda kind: as_json(CODES[kind]),
    Phrase.NO_HAND: _no_hand,
    Phrase.POND_THEN: _name("then", b"["),
    Phrase.POND_TILE: lambda value: as_json(pond_tile(*pond_tile_of(value))),
    Phrase.MELD: _meld,
    **{(part, figure): _of_figure(figure) for part in Part for figure in FIGURES[part]},
}


@cache
def phrases() -> Phrases:
    """Return all phrases."""
    return Phrases({group: [say(value) for value in VALUES[group]] for group, say in _SAID.items()})
