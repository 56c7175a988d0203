"""Why a hand may not win, told to its owner alone.

What the rules ask of a complete hand, and which of it is missing, says `eastwind.keeper.win_terms`.
"""

from typing import Final

import numpy as np

from eastwind.hands.tables import lookup
from eastwind.keeper.win_terms import unmet
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import waits_under
from eastwind.scoring.layout import Source
from eastwind.server.game.possible_win import Counts, Win, bill_if_won, conditions
from eastwind.server.game.seating import Seating
from eastwind.server.wire.protocol import Bar, BarKind
from eastwind.table import Phase, TableRecord
from eastwind.table.hands_at_end import hand_record
from eastwind.table.wall_view import tiles_to_draw
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.notation import CODES

#: Where in the rule set's file it stands.
KEYS: Final[dict[BarKind, str]] = {
    "furiten": "play.furiten",
    "points": "play.least_points",
    "doubles": "play.least_doubles",
    "chows": "play.most_chows",
    "exposed": "play.winning_hand",
    "pair": "play.pair_from_discard",
    "ready": "ready.hand",
    "claimed": "play.win",
}
_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)


def concealed(record: TableRecord, seat: int) -> Counts:
    """The tiles in the hand of a seat by kind, bonus tiles left out (34,)."""
    return np.array(list(record.hands[seat])[:PLAIN_KINDS], np.uint8)


def bars_of(seating: Seating, record: TableRecord, seat: int) -> list[Bar]:
    """Why the hand of a seat may not win as the table stands. `record`: masked for the seat."""
    if Phase(int(record.phase)) in _OVER or any(int(bonus) for bonus in record.hands[seat][PLAIN_KINDS:]):
        return []
    hand = concealed(record, seat)
    if int(hand.sum()) % 3 == 2:
        return _bars_in_turn(seating, record, seat, hand)
    furiten = _furiten(seating, record, seat)
    return [*furiten, *_bars_of_discard(seating, record, seat, hand)]


def _bar(seating: Seating, kind: BarKind, **more: object) -> Bar:
    on = more.pop("on")
    return Bar.model_validate({"kind": kind, "on": on, "source": seating.ruleset.source_of(KEYS[kind]), **more})


def _furiten(seating: Seating, record: TableRecord, seat: int) -> list[Bar]:
    """What the seat waits for and has discarded itself, since its hand last changed: then no discard wins."""
    mask = int(record.waits[seat]) & int(record.own_discards[seat])
    if not seating.rules.furiten or not mask:
        return []
    tiles = [CODES[kind] for kind in range(PLAIN_KINDS) if mask >> kind & 1]
    return [_bar(seating, "furiten", on="any", tiles=tiles)]


def _bars_in_turn(seating: Seating, record: TableRecord, seat: int, hand: Counts) -> list[Bar]:
    """Of fourteen tiles: what keeps them from being declared, and what kept the thirteen from taking the last discard."""
    if int(record.turn) != seat or Phase(int(record.phase)) is not Phase.TURN or record.complete:
        return []
    drawn = int(record.drawn) if int(record.drawn) >= 0 else None
    found = []
    if int(record.distance) < 0:
        tile = CODES[drawn] if drawn is not None else None
        if record.claimed:
            return [_bar(seating, "claimed", on="drawn")]
        source = Source(int(record.source)) if drawn is not None else Source.WALL
        found = why_not(seating, record, seat, Win(hand, drawn, source), on="drawn", tile=tile)
    if drawn is None or int(record.source) == Source.LOOSE:
        return found
    before = hand.copy()
    before[drawn] -= 1
    return [*found, *_bars_of_discard(seating, record, seat, before)]


def _bars_of_discard(seating: Seating, record: TableRecord, seat: int, hand: Counts) -> list[Bar]:
    """Of a hand that waits for the last discard, or for a kong's tile: what keeps it, or kept it, from taking that."""
    robbed, newest = int(record.robbed) >= 0, int(record.pond_count) - 1
    if robbed:
        kind, giver = int(record.robbed), int(record.turn)
    elif newest >= 0 and not record.pond_taken[newest] and int(record.last_discard) >= 0:
        kind, giver = int(record.last_discard), int(record.pond_seat[newest])
    else:
        return []
    if giver == seat or not _waits(seating, record, seat, hand) >> kind & 1:
        return []
    source = Source.DISCARD if tiles_to_draw(seating.rules, record) > 0 else Source.LAST_DISCARD
    complete = hand.copy()
    complete[kind] += 1
    win = Win(complete, kind, Source.ROBBED_KONG if robbed else source)
    return why_not(seating, record, seat, win, on="discard", tile=CODES[kind])


def _waits(seating: Seating, record: TableRecord, seat: int, hand: Counts) -> int:
    """What completes the hand, as a mask of kinds. Of a hand that has drawn since the table does not know it any more."""
    if int(record.turn) != seat:
        return int(record.waits[seat])
    known = hand_record(seating.rules, record, seat)
    melds = np.ascontiguousarray(known.melds, np.uint8)
    melds_laid, wind = int(known.meld_count), int(known.seat_wind)
    return int(waits_under(lookup(), seating.rules, hand, melds, melds_laid, wind))


def why_not(seating: Seating, record: TableRecord, seat: int, win: Win, *, on: str, tile: str | None) -> list[Bar]:
    """What the rules ask of a complete hand and this win does not have; empty where it may be declared."""
    terms = conditions(seating)
    if not terms.asked or _wins(seating.rules, record, seat, win):
        return []
    bill = bill_if_won(terms.free, record, seat, win)
    has: dict[BarKind, int] = {"points": bill.points, "doubles": bill.doubles}
    return [
        _bar(seating, asked.kind, on=on, tile=tile, needs=asked.needs, has=has.get(asked.kind))
        for asked in unmet(terms, lambda rules: bill_if_won(rules, record, seat, win).won)
    ]


def _wins(rules: Rules, record: TableRecord, seat: int, win: Win) -> bool:
    return bill_if_won(rules, record, seat, win).won
