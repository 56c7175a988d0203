"""End of a hand with its settlement, and the reason for the end of a match."""

from typing import Annotated, Final, Literal, cast

from pydantic import BeforeValidator, Field

from eastwind.explain.bills import SeatBill, seat_bill
from eastwind.explain.payments import Payment, net_of, payments_of, penalties_of
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import HandEnd, MatchEnd, Seat, TileCode, Value, Wind, WinSource
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table import layout
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import TableRecord
from eastwind.table.plain import plain
from eastwind.tiles.notation import CODES
from eastwind.words import WINDS
from eastwind.words.winds import WIND_NAMES

_SEATS: Final = range(4)


class Ending(Value):
    """End of a hand with its settlement."""

    how: Annotated[
        HandEnd,
        Field(
            description="`wall`: nothing was left to draw; `claims`: three claimed mahjong on one discard; `dropped`: the match "
            "was over before, and it counts for nothing"
        ),
    ]
    settlement: Annotated[
        Literal["payments", "own_scores"],
        Field(description="with `own_scores` nobody pays: `net` is what each adds to his own score, and has any sum"),
    ]
    winners: Annotated[tuple[Seat, ...], Field(description="in the order of play from the discarder")]
    discarder: Annotated[Seat | None, Field(description="who gave the winning tile, null if it was drawn")]
    tile: TileCode | None
    source: WinSource | None
    penalties: Annotated[
        tuple[str | None, ...],
        Field(description="[seat] → rule id of the penalty that the discarder pays this winner"),
    ]
    bills: Annotated[
        tuple[SeatBill, ...],
        Field(description="the winners' first, then in the order of play; empty for a hand without winner"),
    ]
    values: Annotated[tuple[int, ...], Field(description="[seat] → what its hand came to")]
    payments: tuple[Payment, ...]
    net: Annotated[
        tuple[int, ...],
        Field(description="[seat] → gain of this hand; sums to zero where players pay each other"),
    ]
    scores: Annotated[tuple[int, ...], Field(description="[seat] → running score after this hand")]


def _wind_letter(said: object) -> object:
    """Return the letter of a wind, which former matches were stored with as a word."""
    return WINDS[WIND_NAMES.index(said)] if said in WIND_NAMES else said


def winners_of(record: TableRecord) -> tuple[int, ...]:
    """Return the winners of the hand that is over, in the order of play from the discarder or drawer; none in a drawn hand."""
    first, mask = int(record.winner), int(record.winners)
    return tuple((first + step) % 4 for step in _SEATS if mask >> (first + step) % 4 & 1) if first >= 0 else ()


def ending_of(record: TableRecord, use: RulesInUse) -> Ending | None:
    """Return the end of the hand, None while it is played. The record may be masked: at the end all hands lie open."""
    seen = plain(record)
    how = layout.HandEnd(seen.hand_end)
    if how is layout.HandEnd.IN_PLAY:
        return None
    winners, tile = winners_of(seen), seen.win_tile
    return Ending(
        how=cast(HandEnd, how.name.lower()),
        settlement="own_scores" if use.compiled.own_score else "payments",
        winners=winners,
        discarder=seen.discarder if seen.discarder >= 0 else None,
        tile=CODES[tile] if tile >= 0 else None,
        source=cast(WinSource, Source(seen.win_source).name.lower()) if winners else None,
        penalties=penalties_of(seen),
        bills=_bills(record, use, winners),
        values=tuple(seen.values),
        payments=payments_of(record, use.compiled),
        net=net_of(record, use.compiled),
        scores=tuple(seen.scores),
    )


def match_end_of(record: TableRecord) -> MatchEnd | None:
    """Return why the match is over, None while it goes on."""
    why = layout.MatchEnd(int(record.match_end))
    return None if why is layout.MatchEnd.NOT_YET else cast(MatchEnd, why.name.lower())


def _bills(record: TableRecord, use: RulesInUse, winners: tuple[int, ...]) -> tuple[SeatBill, ...]:
    """Return the winners' bills, then the others' in the order of play."""
    if not winners:
        return ()
    around = [(winners[0] + step) % 4 for step in _SEATS]
    others = [seat for seat in around if seat in use.seats and seat not in winners]
    return tuple(seat_bill(seat, bill_at(use.compiled, record, seat), use) for seat in (*winners, *others))


class HandSummary(Value):
    """Finished hand in the match's history."""

    hand: int
    round_wind: Annotated[Wind, BeforeValidator(_wind_letter)]
    dealer: Seat
    winner: Annotated[Seat | None, Field(description="the first of the winners")]
    # several winners came later: matches stored before have no such list
    winners: Annotated[tuple[Seat, ...], Field(default=())]
    total: Annotated[int, Field(description="what the first winner's hand came to")]
    values: Annotated[tuple[int, ...], Field(default=(), description="[seat] → what its hand came to")]
    net: tuple[int, ...]
    scores: tuple[int, ...]


def summary_of(record: TableRecord, rules: Rules) -> HandSummary:
    """Return a finished hand's line in the match's history."""
    seen = plain(record)
    winners = winners_of(seen)
    return HandSummary(
        hand=seen.hand,
        round_wind=WINDS[seen.round_wind],
        dealer=seen.dealer,
        winner=winners[0] if winners else None,
        winners=winners,
        total=seen.values[winners[0]] if winners else 0,
        values=tuple(seen.values),
        net=net_of(record, rules),
        scores=tuple(seen.scores),
    )
