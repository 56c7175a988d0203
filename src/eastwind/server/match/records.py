"""Replay of finished hands, made from the journal on demand."""

from collections.abc import Sequence

from eastwind.explain import Position
from eastwind.explain.endings import HandSummary, summary_of
from eastwind.match.journal import Journal
from eastwind.match.seating import Seating
from eastwind.match.takebacks import frames_of
from eastwind.server.match.events import game_events
from eastwind.server.match.views import MatchSoFar, player_view_of
from eastwind.server.wire.protocol import Replay, ReplayFrame, TableView


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
