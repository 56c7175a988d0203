"""The end of a hand on the wire: the bill of each seat, who pays whom and why, the scores."""

from typing import Final, cast

from eastwind.rules import RuleSet
from eastwind.rules.compiled import Rules
from eastwind.scoring import bill as scoring
from eastwind.scoring.layout import Source
from eastwind.server.game.payments import payments_of, penalty_rule
from eastwind.server.game.seating import WINDS
from eastwind.server.wire.protocol import Bill, BillLine, HandResult, HandSummary, MatchEnd, WinSource
from eastwind.table import layout
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import HandEnd, TableRecord
from eastwind.table.table import seats_of
from eastwind.tiles.notation import CODES, format_tiles

_SEATS: Final = range(4)


def wire_bill(seat: int, bill: scoring.Bill, ruleset: RuleSet) -> Bill:
    """A bill of the scorer's as the page is told it, every line with its source."""
    return Bill(
        seat=seat,
        won=bill.won,
        lines=[_line(line, ruleset) for line in bill.lines],
        points=bill.points,
        doubles=bill.doubles,
        uncapped=bill.uncapped,
        total=bill.total,
        limited=bill.limited,
    )


def _line(line: scoring.BillLine, ruleset: RuleSet) -> BillLine:
    rule = line.pattern.key
    row = ruleset.pattern(rule)
    return BillLine(
        rule=rule,
        tiles=format_tiles(line.tiles),
        points=line.points,
        doubles=line.doubles,
        limit=line.limit,
        source=ruleset.source_of(rule),
        title=row.title if row else None,
    )


def hand_result(record: TableRecord, rules: Rules, ruleset: RuleSet) -> HandResult:
    """What a finished hand came to. `record`: the table's at the end of the hand, all hands open."""
    dropped = record.hand_end == HandEnd.DROPPED
    winner, tile = int(record.winner), int(record.win_tile)
    won = winner >= 0 and not dropped
    order = _bills_in_order(record, rules) if won else []
    return HandResult(
        kind="dropped" if dropped else "won" if won else "drawn",
        drawn_by=None if won or dropped else "three_claims" if record.hand_end == HandEnd.CLAIMS else "wall",
        settlement="own_scores" if rules.own_score else "payments",
        winner=winner if won else None,
        winners=winners_of(record) if won else [],
        discarder=int(record.discarder) if won and record.discarder >= 0 else None,
        tile=CODES[tile] if won and tile >= 0 else None,
        source=_source(record) if won else None,
        penalty=penalty_rule(record),
        bills=[wire_bill(seat, bill_at(rules, record, seat), ruleset) for seat in order],
        values=[int(value) for value in record.values],
        payments=payments_of(record, rules),
        net=_net(record, rules),
        scores=[int(score) for score in record.scores],
    )


def winners_of(record: TableRecord) -> list[int]:
    """All who won, in the order of play from the first of them."""
    first, mask = int(record.winner), int(record.winners)
    return [(first + step) % 4 for step in _SEATS if mask >> (first + step) % 4 & 1] if first >= 0 else []


def _bills_in_order(record: TableRecord, rules: Rules) -> list[int]:
    """The seats that have a bill: the winners, then the others in the order of play."""
    winners, playing = winners_of(record), seats_of(rules)
    around = [(winners[0] + step) % 4 for step in _SEATS]
    return [*winners, *(seat for seat in around if seat in playing and seat not in winners)]


def _source(record: TableRecord) -> WinSource:
    return cast(WinSource, Source(int(record.win_source)).name.lower())


def _net(record: TableRecord, rules: Rules) -> list[int]:
    """[seat] → gain of a hand."""
    if rules.own_score:
        return [int(value) for value in record.values]
    return [
        sum(int(record.payments[other, seat]) - int(record.payments[seat, other]) for other in _SEATS)
        for seat in _SEATS
    ]


def match_end(record: TableRecord) -> MatchEnd:
    """Why a match is over. `record`: the table's at its end."""
    return cast(MatchEnd, layout.MatchEnd(int(record.match_end)).name.lower())


def hand_summary(record: TableRecord, rules: Rules) -> HandSummary:
    """A finished hand's line in the match's history."""
    winner = int(record.winner)
    return HandSummary(
        hand=int(record.hand),
        round_wind=WINDS[int(record.round_wind)],
        dealer=int(record.dealer),
        winner=winner if winner >= 0 else None,
        winners=winners_of(record),
        total=int(record.values[winner]) if winner >= 0 else 0,
        values=[int(value) for value in record.values],
        net=_net(record, rules),
        scores=[int(score) for score in record.scores],
    )
