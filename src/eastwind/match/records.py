"""Record of a match, made from its journal on demand."""

import json

import numpy as np

from eastwind.match.entries import Seat, TableFacts
from eastwind.match.journal import CLOCK, LEAVE, NOBODY_ASKED, Journal, walk_match
from eastwind.match.seating import Seating
from eastwind.match.takebacks import OffTable
from eastwind.record import Opening, Writer
from eastwind.table import Phase
from eastwind.table.actions import parse_action


def opening_of(seating: Seating) -> Opening:
    """Return the facts with which the record of a match opens, once the seats have been thrown for."""
    first, second, third, fourth = seating.seats
    return Opening(
        rules=seating.ruleset,
        table=seating.table,
        names=(first.name, second.name, third.name, fourth.name),
        players=(first.player, second.player, third.player, fourth.player),
        nonces=(first.nonce, second.nonce, third.nonce, fourth.nonce),
        commitment=seating.commitment,
        first_dealer=seating.first_dealer,
        rolls=seating.rolls,
        repeats=seating.repeats,
    )


def seating_of(opening: Opening) -> Seating:
    """Return the seats of a match from the facts with which its record opens: the shuffle's secret is not among them."""
    seats = map(Seat, opening.players, opening.names, opening.nonces)
    facts = TableFacts(
        opening.table,
        opening.rules.canonical,
        b"",
        tuple(seats),
        first_dealer=opening.first_dealer,
        rolls=json.dumps(opening.rolls),
        repeats=opening.repeats,
    )
    return Seating(facts, opening.commitment)


def record_of(journal: Journal, seating: Seating, finished: int, *, match_over: bool) -> str:
    """Return the record of a match as JSON Lines: its first `finished` hands; once the match is over, with the secret.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    writer = Writer(opening_of(seating))
    walls = {deal.version: np.frombuffer(deal.wall, np.uint8) for deal in journal.deals}
    for move in walk_match(journal, seating.rules, seating.first_dealer, finished):
        if move.seat is None:
            writer.dealt(move.table, walls[move.table.version].tolist(), move.table.events, move.failed)
        elif move.seat == NOBODY_ASKED:
            continue
        elif move.seat == CLOCK:
            writer.timed_out(move.table, move.table.events)
        elif move.back_to is not None:
            writer.taken_back(move.seat, move.back_to)
        elif move.action == LEAVE:
            writer.left(move.table, move.seat, move.table.events)
        elif move.action in (OffTable.GIVE_UP, OffTable.DEPART):
            writer.given_up(move.seat)
        else:
            writer.played(move.table, move.seat, parse_action(move.action), move.table.events)
        if match_over and move.table.phase is Phase.MATCH_OVER:
            writer.ended(move.table, seating.secret)
    return writer.text()
