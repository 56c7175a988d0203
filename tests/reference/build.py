"""A hand written down in a line or two, for the worked examples."""

from tests.reference.hands import Event, Hand, SetKind, Source, TableSet
from tests.reference.tiles import WINDS, Tile, tiles

_LETTERS = dict(zip("ESWN", WINDS, strict=True))


def laid(text: str) -> tuple[TableSet, ...]:
    """Sets on the table: `pung:111p chow:234m`."""
    sets: list[TableSet] = []
    kinds: dict[str, SetKind] = {
        "chow": "chow",
        "pung": "pung",
        "kong": "kong",
        "added_kong": "added_kong",
        "concealed_kong": "concealed_kong",
    }
    for word in text.split():
        kind, of = word.split(":")
        sets.append(TableSet(kinds[kind], tiles(of)))
    return tuple(sets)


def hand(
    concealed: str,
    table: str = "",
    *,
    last: str = "",
    source: Source | None = None,
    seat: str = "S",
    round: str = "E",
    flowers: str = "",
    events: frozenset[Event] = frozenset(),
) -> Hand:
    """A hand; it won when it has a `last` tile (or was dealt complete)."""
    last_tile: Tile | None = tiles(last)[0] if last else None
    return Hand(
        concealed=tiles(concealed),
        table=laid(table),
        seat=_LETTERS[seat],
        round=_LETTERS[round],
        won=last_tile is not None or "heavenly" in events,
        last=last_tile,
        source=source,
        flowers=tiles(flowers),
        events=events,
    )
