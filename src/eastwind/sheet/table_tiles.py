"""Check of the tiles of all hands of a table together: each exists four times, a bonus tile once."""

from collections import Counter
from collections.abc import Iterator, Sequence

from eastwind.sheet.book import EnteredHand
from eastwind.sheet.hands import codes_of
from eastwind.sheet.told import EntryFault, Held
from eastwind.tiles.kinds import COPIES, FLOWERS
from eastwind.tiles.names import tile_name
from eastwind.tiles.notation import parse_tile
from eastwind.words import text


def faults_of_table(hands: Sequence[EnteredHand], names: Sequence[str], language: str) -> Iterator[EntryFault]:
    """Yield a fault for each tile that is on the table more often than it exists, with the number in each hand.

    Too many of a tile in one hand alone are a fault of that hand, and not repeated here.
    """
    held = [Counter(codes_of(hand)) for hand in hands]
    for code in sorted(set().union(*held), key=parse_tile):
        kind = parse_tile(code)
        copies = 1 if kind >= FLOWERS else COPIES
        where = [Held(seat=seat, count=tiles[code]) for seat, tiles in enumerate(held) if tiles[code]]
        count = sum(one.count for one in where)
        if count > copies and all(one.count <= copies for one in where):
            others = [text(language, "keep-held", name=names[one.seat], count=one.count) for one in where]
            said = text(
                language,
                "keep-fault-table",
                name=tile_name(kind, language),
                tile=code,
                count=count,
                copies=copies,
                others=", ".join(others),
            )
            yield EntryFault(kind="table", seat=where[-1].seat, tile=code, others=tuple(where), said=said)
