"""Position at a table as text in the notation, for prompts, notebooks and bug reports."""

from typing import Final

from eastwind.explain import winners_of
from eastwind.rules import RuleSet
from eastwind.scoring.hand import Hand, MeldSpec
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, Happening, Meld, Source
from eastwind.table import Phase, Table
from eastwind.table.hands_at_end import hand_record
from eastwind.table.layout import Ready
from eastwind.table.wall_view import tiles_to_draw
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.notation import CODES, format_tiles, kinds_in, tiles_of
from eastwind.words.winds import WIND_NAMES

_WINDS: Final = tuple(name.title() for name in WIND_NAMES)
_ASKS: Final = {
    Phase.FLOWERS: "lays out its bonus tiles",
    Phase.DECLARE: "may declare a ready hand",
    Phase.TURN: "plays",
    Phase.CLAIM: "may claim",
    Phase.ROB: "may rob the kong",
}


def hand_of(table: Table, seat: int) -> Hand:
    """Return the hand of a seat as it is now; when the hand is over, a winner's includes the winning tile."""
    record = hand_record(table.rules, table.record, seat)
    melds = record.melds[: int(record.meld_count)]
    return Hand(
        concealed=tuple(tiles_of(record.counts)),
        melds=tuple(MeldSpec(Meld(int(row[MELD_TYPE])), int(row[MELD_KIND])) for row in melds),
        last=None if record.last < 0 else int(record.last),
        source=Source(int(record.source)),
        seat_wind=int(record.seat_wind),
        round_wind=int(record.round_wind),
        flowers=kinds_in(int(record.flowers) << FLOWERS),
        won=bool(record.won),
        events=Happening(int(record.events)),
        surplus=int(record.surplus),
    )


def table_text(table: Table, rules: RuleSet) -> str:
    """Return the whole position: the hand and round, a block for each seat, and the seats that must act or the result."""
    record = table.record
    head = f"{rules.id} · hand {int(record.hand)}, {_WINDS[int(record.round_wind)]} round"
    left = int(tiles_to_draw(table.rules, record))
    return "\n".join([f"{head} · {left} tiles to draw", *(_seat(table, seat) for seat in table.seats), _now(table)])


def _seat(table: Table, seat: int) -> str:
    record = table.record
    parts = [f"seat {seat} {_WINDS[hand_of(table, seat).seat_wind]:5}  {table.position(seat)}"]
    flowers = kinds_in(int(record.flowers[seat]) << FLOWERS)
    if flowers:
        parts.append(format_tiles(flowers))
    if record.ready[seat] != Ready.NO:
        parts.append("ready")
    parts.append(f"{int(record.scores[seat]):+d}")
    count = int(record.pond_count)
    mine = [place for place in range(count) if int(record.pond_seat[place]) == seat]
    # a tile that was taken stands in brackets
    pond = " ".join(f"({CODES[t]})" if taken else CODES[t] for t, taken in _pond(table, mine))
    return "  ".join(parts) + (f"\n    {pond}" if pond else "")


def _pond(table: Table, places: list[int]) -> list[tuple[int, bool]]:
    record = table.record
    return [(int(record.pond_tile[place]), bool(record.pond_taken[place])) for place in places]


def _now(table: Table) -> str:
    record, phase = table.record, table.phase
    if phase in _ASKS:
        seats = ", ".join(f"seat {seat}" for seat in table.waiting_for)
        about = f", the discard is {CODES[int(record.last_discard)]}" if phase is Phase.CLAIM else ""
        return f"{seats} {_ASKS[phase]}{about}"
    winners = sorted(winners_of(record))
    ended = f"won by seat {', '.join(map(str, winners))}" if winners else "nobody won"
    return f"the {'match' if phase is Phase.MATCH_OVER else 'hand'} is over, {ended}"
