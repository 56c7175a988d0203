"""The end of a hand on the wire: the bill of each seat, who pays whom and why, the scores."""

from typing import Final, cast

from eastwind.rules import RuleSet
from eastwind.rules.compiled import Rules
from eastwind.scoring import bill as scoring
from eastwind.scoring.layout import Source
from eastwind.server.protocol import Bill, BillLine, HandResult, HandSummary, PaymentReason, Wind, WinSource
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import Penalty, TableRecord
from eastwind.tiles.notation import CODES, format_tiles

WINDS: Final[tuple[Wind, ...]] = ("east", "south", "west", "north")
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
    rule = line.pattern.name.lower()
    return BillLine(
        rule=rule,
        tiles=format_tiles(line.tiles),
        points=line.points,
        doubles=line.doubles,
        limit=line.limit,
        source=ruleset.source_of(rule),
    )


def hand_result(record: TableRecord, rules: Rules, ruleset: RuleSet) -> HandResult:
    """What a finished hand came to. `record`: the table's at the end of the hand, all hands open."""
    winner, tile = int(record.winner), int(record.win_tile)
    won = winner >= 0
    order = [(winner + step) % 4 for step in _SEATS] if won else []
    return HandResult(
        kind="won" if won else "drawn",
        winner=winner if won else None,
        discarder=int(record.discarder) if won and record.discarder >= 0 else None,
        tile=CODES[tile] if won and tile >= 0 else None,
        source=_source(record) if won else None,
        penalty=_penalty(record),
        bills=[wire_bill(seat, bill_at(rules, record, seat), ruleset) for seat in order],
        payments=_payments(record, rules),
        net=_net(record),
        scores=[int(score) for score in record.scores],
    )


def _source(record: TableRecord) -> WinSource:
    return cast(WinSource, Source(int(record.win_source)).name.lower())


def _penalty(record: TableRecord) -> str | None:
    if not record.penalty:
        return None
    return f"penalty-{Penalty(int(record.penalty)).name.lower().replace('_', '-')}"


def _net(record: TableRecord) -> list[int]:
    return [
        sum(int(record.payments[other, seat]) - int(record.payments[seat, other]) for other in _SEATS)
        for seat in _SEATS
    ]


def _payments(record: TableRecord, rules: Rules) -> list[PaymentReason]:
    winner = int(record.winner)
    found = []
    for payer in _SEATS:
        for payee in _SEATS:
            amount = int(record.payments[payer, payee])
            if amount:
                reasons = (
                    _to_winner(record, rules, payer)
                    if payee == winner
                    else _between_losers(record, rules, payer, payee)
                )
                found.append(PaymentReason(payer=payer, payee=payee, amount=amount, reasons=reasons))
    return found


def _to_winner(record: TableRecord, rules: Rules, payer: int) -> list[str]:
    """Who pays for all pays East's doubling too, whoever of the three it concerns: East is the winner or a loser."""
    east = int(record.dealer)
    penalty = _penalty(record)
    doubled = bool(rules.east_doubles) and (penalty is not None or east in (payer, int(record.winner)))
    return [*([penalty] if penalty else []), "settle-winner", *(["settle-east"] if doubled else [])]


def _between_losers(record: TableRecord, rules: Rules, payer: int, payee: int) -> list[str]:
    doubled = bool(rules.east_doubles_losers) and int(record.dealer) in (payer, payee)
    return ["settle-losers", *(["settle-east"] if doubled else [])]


def hand_summary(record: TableRecord) -> HandSummary:
    """A finished hand's line in the match's history."""
    winner = int(record.winner)
    return HandSummary(
        hand=int(record.hand),
        round_wind=WINDS[int(record.round_wind)],
        dealer=int(record.dealer),
        winner=winner if winner >= 0 else None,
        total=int(record.values[winner]) if winner >= 0 else 0,
        net=_net(record),
        scores=[int(score) for score in record.scores],
    )
