"""Lines of a game record: events as JSON, one line each, shaped like the open *mjai* protocol.

Tiles are in the notation, seats 0–3, verbs in English. `act` lines are the actions of the players, in order; the lines after
each are its results, so that a reader needs no engine, and a replay can check every one of them.
"""

from collections.abc import Sequence
from typing import Any, Final

from eastwind.explain import RulesInUse, SeatBill, winners_of
from eastwind.explain.bills import seat_bill
from eastwind.rules.ruleset import RuleSet
from eastwind.scoring.layout import Source
from eastwind.table.actions import WORDS
from eastwind.table.events import Event
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import EventKind
from eastwind.table.table import Table
from eastwind.tiles.notation import format_tile, format_tiles, tiles_of

#: Version of the record's format, and that of records with an operation that only a single person among bots may do.
FORMAT: Final = 2
FORMAT_BEYOND: Final = 3
#: Types of the lines of such operations: actions taken back, a hand left to a bot, a match ended early by a player.
TAKEN_BACK: Final = "taken_back"
GIVEN_UP: Final = "given_up"
LEFT: Final = "left"
#: Value of `player` in the first line for a seat that is not played.
NOBODY: Final = "nobody"
#: Value of `player` in the first line for a seat that a person plays.
PERSON: Final = "person"

Line = dict[str, Any]
#: Throws of two dice, in order.
Throws = Sequence[tuple[int, int]]

#: Fields of a bill, and of a line of it, that the record keeps.
_OF_A_BILL: Final = ("seat", "won", "points", "doubles", "total")
_OF_A_LINE: Final = ("rule", "tiles", "points", "doubles", "limit", "source")


def event_line(event: Event) -> Line:
    """Return the line of an event; tiles that the event hides are left out."""
    line: Line = {"type": event.kind.name.lower()}
    if event.seat >= 0:
        line["seat"] = event.seat
    match event.kind:
        case EventKind.DEAL:
            line = {"type": "deal", "dealer": event.seat, "hand": event.detail}
        case EventKind.CLAIM:
            line["action"] = WORDS[event.action] if event.action is not None else None
            line["from"] = event.source
            line["prevails"] = event.prevails
        case EventKind.CHOW:
            line["tiles"] = format_tiles(event.tiles)
            line["claimed"] = format_tile(event.tile)
            line["from"] = event.source
        case EventKind.LAID_CHOW | EventKind.LAID_PUNG:
            line["tiles"] = format_tiles(event.tiles)
        case EventKind.PUNG | EventKind.KONG | EventKind.ADDED_KONG | EventKind.CONCEALED_KONG:
            line["tiles"] = format_tiles(event.tiles)
            if event.source >= 0:
                line["from"] = event.source
            if event.kind is EventKind.KONG:
                line["onto_pung"] = bool(event.detail)
        case EventKind.DISCARD:
            line["tile"] = format_tile(event.tile)
            if event.word is not None:
                line["ready"] = event.word
        case EventKind.READY:
            line["how"] = event.word
        case EventKind.MAHJONG:
            if event.tile >= 0:
                line["tile"] = format_tile(event.tile)
            line["by"] = Source(event.detail).name.lower()
            if event.source >= 0:
                line["from"] = event.source
        case EventKind.PENALTY:
            line["to"] = event.source
            line["reason"] = event.word
        case EventKind.ROB:
            line["tile"] = format_tile(event.tile)
            line["from"] = event.source
        case EventKind.REPLACEMENT | EventKind.DRAW | EventKind.FLOWER:
            if event.tile >= 0:
                line["tile"] = format_tile(event.tile)
            if event.kind is EventKind.REPLACEMENT:
                line["from"] = "loose"
        case EventKind.DRAWN_HAND | EventKind.REFILL | EventKind.SETTLE | EventKind.MATCH_OVER | EventKind.TIME_UP:
            pass
        case EventKind.TAKEN_BACK | EventKind.AGAIN | EventKind.GIVEN_UP:
            pass
    return line


def bill_line(bill: SeatBill) -> Line:
    """Return the itemised score of a seat, reduced to the fields that the record keeps."""
    lines = [{name: getattr(line, name) for name in _OF_A_LINE} for line in bill.lines]
    return {**{name: getattr(bill, name) for name in _OF_A_BILL}, "lines": lines}


def deal_lines(table: Table, standing: list[int], events: list[Event], failed: Throws = ()) -> list[Line]:
    """Return the lines of a deal: the built wall, the dice and the break, the four hands, then the events.

    `failed`: earlier throws for the wall, where the players throw in turn until one names the thrower's own side.
    """
    record = table.record
    begin: Line = {
        "type": "start_hand",
        "hand": int(record.hand),
        "round_wind": int(record.round_wind),
        "dealer": int(record.dealer),
        "wall": format_tiles(standing),
        **({"failed": [list(throw) for throw in failed]} if failed else {}),
        "dice": [int(die) for die in record.dice],
        "break": {"seat": int(record.break_seat), "stack": int(record.break_stack)},
        "hands": [format_tiles(tiles_of(record.hands[seat])) for seat in range(4)],
    }
    return [begin, *(event_line(event) for event in events if event.kind is not EventKind.DEAL)]


def act_lines(table: Table, rules: RuleSet, seat: int, action: int, events: list[Event]) -> list[Line]:
    """Return the lines of an action that has just been played; at the end of a hand with the bills and payments."""
    lines: list[Line] = [{"type": "act", "seat": seat, "action": WORDS[action]}]
    lines += [event_line(event) for event in events if event.kind not in (EventKind.SETTLE, EventKind.MATCH_OVER)]
    if table.phase.is_over:
        lines.append(end_line(table, rules, events))
    return lines


def time_lines(table: Table, events: list[Event]) -> list[Line]:
    """Return the line of the end of the match's time, which is no action of a player."""
    over = _match_end(events)
    return [{"type": "time_up", "hand": int(table.record.hand), "match_over": over}]


def left_lines(table: Table, seat: int, events: list[Event]) -> list[Line]:
    """Return the line of a match that a player ends early."""
    return [{"type": LEFT, "seat": seat, "hand": int(table.record.hand), "match_over": _match_end(events)}]


def _match_end(events: list[Event]) -> str | None:
    """Return the reason for which the match ended with these events, None while it goes on."""
    return next((event.word for event in events if event.kind is EventKind.MATCH_OVER), None)


def end_line(table: Table, rules: RuleSet, events: list[Event]) -> Line:
    """Return the line of the end of a hand: all hands, itemised scores of the seats in play, payments, running scores.

    Bills are left out of a drawn hand. `payments` is a matrix, by payer and payee.
    """
    record = table.record
    winners, use = list(winners_of(record)), RulesInUse.of(rules)
    return {
        "type": "end_hand",
        "hand": int(record.hand),
        "winners": winners,
        "hands": [table.position(seat) for seat in range(4)],
        "bills": [bill_line(seat_bill(seat, bill_at(table.rules, record, seat), use)) for seat in table.seats]
        if winners
        else [],
        "payments": [[int(amount) for amount in row] for row in record.payments],
        "scores": [int(score) for score in record.scores],
        "match_over": _match_end(events),
    }
