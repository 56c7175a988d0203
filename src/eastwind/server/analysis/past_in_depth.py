"""Moves of one of a player's own decisions, tried by the coach with what the seat knew when it was asked."""

from functools import lru_cache
from typing import Final

from eastwind.coach import Coach, Effort
from eastwind.coach.reasons import MoveReason, reasons_of
from eastwind.coach.weighing import Weighed
from eastwind.explain import Position
from eastwind.match.entries import TableFacts
from eastwind.match.journal import Journal
from eastwind.match.seating import Seating, read_rules
from eastwind.server.analysis.past import decisions_of
from eastwind.server.match.views import NOTHING_BEFORE, player_view_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import LegalAction, ReasonTold, Trial, TriedMove
from eastwind.server.wire.refusals import Refusal
from eastwind.table.actions import WORDS, parse_action

#: Effort for a person who waits: half a second on an ordinary machine.
_EFFORT: Final = Effort()
#: Number of rule sets whose bot play is kept.
_KEPT: Final = 8


@lru_cache(_KEPT)
def coach_of(ruleset: str) -> Coach:
    """Return the coach for the rule set of a table, as JSON."""
    return Coach(read_rules(ruleset).compiled)


def trial_json(facts: TableFacts, promised: str | None, journal: Journal, hand: int, me: int, frame: int) -> bytes:
    """Return `trial_of` as the text of its answer: its arguments can be passed between processes."""
    return trial_of(journal, Seating(facts, promised), hand, me, frame).model_dump_json().encode()


def trial_of(journal: Journal, seating: Seating, hand: int, me: int, frame: int) -> Trial:
    """Return the moves of the decision that seat `me` made in a frame of a hand. The same question has the same answer.

    :raises Refusal: if it decided nothing there. :raises JournalDamaged: if the journal cannot be played again.
    """
    made = next((made for made in decisions_of(journal, seating, hand, me) if made.frame == frame), None)
    if made is None:
        raise Refusal(ErrorCode.NO_SUCH_DECISION, "a position in which this seat decided something", str(frame))
    offered, did = made.before.offered(me), parse_action(made.word)
    position = Position(seating.use, made.before.seen_by(me, open_hands=seating.open_hands), me)
    weighed = coach_of(seating.facts.ruleset).weigh(position.record, me, offered, hand * 1000 + frame, _EFFORT, [did])
    done = next(move for move in weighed if move.action == did)
    legal = {action.word: action for action in player_view_of(seating, position, offered, NOTHING_BEFORE).legal}
    reasons = reasons_of(position, offered, weighed[0], done) if done.difference.high < 0 else ()
    return Trial(
        frame=frame,
        did=made.word,
        deals=done.difference.count,
        moves=[tried_move(move, legal) for move in weighed],
        reasons=list(map(reason_told, reasons)),
    )


def tried_move(move: Weighed, legal: dict[str, LegalAction]) -> TriedMove:
    """Return a move and what came of it, as a client receives it."""
    return TriedMove(
        action=legal[WORDS[move.action]],
        difference=move.difference.value,
        low=move.difference.low,
        high=move.difference.high,
        won=move.won.value,
        fed=move.fed.value,
        drawn_on=move.drawn_on.value,
        passed_by=move.passed_by.value,
        worth=move.worth.value,
    )


def reason_told(reason: MoveReason) -> ReasonTold:
    return ReasonTold(kind=reason.kind, best=reason.best, other=reason.other)
