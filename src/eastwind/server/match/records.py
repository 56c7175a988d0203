"""Game record and replay of finished hands, made from the journal on demand."""

from collections.abc import Sequence

import numpy as np

from eastwind.explain import Position
from eastwind.explain.endings import HandSummary, summary_of
from eastwind.record import Opening, Writer
from eastwind.server.match.events import game_events
from eastwind.server.match.journal import CLOCK, LEAVE, NOBODY_ASKED, Journal, walk_match
from eastwind.server.match.seating import Seating
from eastwind.server.match.takebacks import OffTable, frames_of
from eastwind.server.match.views import MatchSoFar, player_view_of
from eastwind.server.wire.protocol import Replay, ReplayFrame, TableView
from eastwind.table import Phase
from eastwind.table.actions import parse_action


def replay_of(journal: Journal, seating: Seating, hand: int, me: int, history: Sequence[HandSummary]) -> Replay:
    """Return a finished hand position by position, all hands open, turned to seat `me`.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    earlier = tuple(summary for summary in history if summary.hand < hand)
    frames = []
    # what was taken back is not walked through; the record has it
    for move, seen in frames_of(journal, seating, hand):
        record = move.table.record
        if not seen:
            continue
        told = (*earlier, summary_of(record, seating.rules)) if move.ends_hand else earlier
        position = Position(seating.use, record, me)
        sight = player_view_of(seating, position, (), MatchSoFar(told, move.failed), open_hands=True)
        frames.append(ReplayFrame(events=game_events(record), view=sight.view))
    return Replay(hand=hand, frames=frames)


def end_of(journal: Journal, seating: Seating, hand: int, me: int, history: Sequence[HandSummary]) -> TableView:
    """Return a finished hand at its end, all hands open, turned to seat `me`.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    *_, (move, _) = frames_of(journal, seating, hand)
    position = Position(seating.use, move.table.record, me)
    told = tuple(summary for summary in history if summary.hand <= hand)
    return player_view_of(seating, position, (), MatchSoFar(told, move.failed), open_hands=True).view


def record_of(journal: Journal, seating: Seating, finished: int, *, match_over: bool) -> str:
    """Return the record of a match as JSON Lines: its first `finished` hands; once the match is over, with the secret.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    rows = seating.seats
    writer = Writer(
        Opening(
            rules=seating.ruleset,
            table=seating.table,
            names=(rows[0].name, rows[1].name, rows[2].name, rows[3].name),
            players=(rows[0].player, rows[1].player, rows[2].player, rows[3].player),
            nonces=(rows[0].nonce, rows[1].nonce, rows[2].nonce, rows[3].nonce),
            commitment=seating.commitment,
            first_dealer=seating.first_dealer,
            rolls=seating.rolls,
            repeats=seating.row.repeats,
        )
    )
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
            writer.ended(move.table, seating.row.secret)
    return writer.text()
