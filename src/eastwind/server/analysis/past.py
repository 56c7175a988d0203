"""Comparison of each of a player's own decisions in a hand with what the help would have done.

Each decision is judged by what the seat knew when it was asked: the masked record, as the help at the table has it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from eastwind.explain import Position, advise
from eastwind.explain.ranking import RankedAction
from eastwind.match.entries import BEYOND, TableFacts
from eastwind.match.journal import DEPART, GIVE_UP, Journal
from eastwind.match.seating import Seating
from eastwind.match.takebacks import frames_of
from eastwind.server.match.views import NOTHING_BEFORE, player_view_of
from eastwind.server.wire.protocol import Judged, Opinion, Weighed
from eastwind.table import Table


def opinion_json(facts: TableFacts, promised: str | None, journal: Journal, hand: int, me: int) -> bytes:
    """Return `opinion_of` as the text of its answer: its arguments can be passed between processes."""
    return opinion_of(journal, Seating(facts, promised), hand, me).model_dump_json().encode()


def opinion_of(journal: Journal, seating: Seating, hand: int, me: int) -> Opinion:
    """Return the decisions of seat `me` in a hand; where only one thing could be done nothing was decided.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    found = [_judged(made, seating, me) for made in decisions_of(journal, seating, hand, me)]
    return Opinion(hand=hand, decisions=found)


@dataclass(frozen=True, slots=True)
class Made:
    """Decision: the table before it, the `word` of what was done, and the frame of the replay in which it was asked."""

    before: Table
    word: str
    frame: int


def decisions_of(journal: Journal, seating: Seating, hand: int, me: int) -> Iterator[Made]:
    """Yield the decisions of seat `me` in a hand: where only one thing could be done nothing was decided.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    before: Table | None = None
    frames = 0
    for move, seen in frames_of(journal, seating, hand):
        if move.action == GIVE_UP or (move.action == DEPART and move.seat == me):
            return  # from here on a bot has played
        if (
            before is not None
            and move.seat == me
            and not move.action.startswith(BEYOND)
            and len(before.offered(me)) > 1
        ):
            yield Made(before, move.action, frames - 1)
        frames += seen
        before = move.table.copy()


def _judged(made: Made, seating: Seating, me: int) -> Judged:
    before, word = made.before, made.word
    offered = before.offered(me)
    position = Position(seating.use, before.seen_by(me, open_hands=seating.open_hands), me)
    actions = advise(position, offered).actions
    legal = {action.word: action for action in player_view_of(seating, position, offered, NOTHING_BEFORE).legal}
    best, did = actions[0], next(action for action in actions if action.word == word)
    return Judged(
        frame=made.frame,
        best=Weighed(action=legal[best.word], ranked=best),
        did=Weighed(action=legal[word], ranked=did),
        place=actions.index(did) + 1,
        of=len(actions),
        same=_serves_alike(best, did),
    )


def _serves_alike(one: RankedAction, other: RankedAction) -> bool:
    """Return whether the help has the same to say for both, and only a teacher's order puts one before the other."""
    return one.model_copy(update={"word": ""}) == other.model_copy(update={"word": ""})
