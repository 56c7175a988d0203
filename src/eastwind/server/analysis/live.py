"""Moves that a seat may make now, tried by the coach with what the seat knows: roughly at first, better while one thinks."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from eastwind.coach import Effort
from eastwind.coach.reasons import reasons_of
from eastwind.explain import Position
from eastwind.match.entries import TableFacts
from eastwind.match.seating import Seating
from eastwind.server.analysis.past_in_depth import coach_of, reason_told, tried_move
from eastwind.server.match.match import Match
from eastwind.server.match.views import NOTHING_BEFORE, player_view_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Tries
from eastwind.server.wire.refusals import Refusal
from eastwind.table.copying import bytes_in, record_in

#: Efforts asked for one after the other while a person thinks: a tenth of a second on an ordinary machine, half a second, two.
ROUNDS: Final = (Effort(16, 48, 80), Effort(32, 160, 400), Effort(48, 400, 1600))

#: Arguments of a trial, as they are passed between processes.
Question = tuple[TableFacts, str | None, bytes, int, tuple[int, ...], int, int]


def question_of(match: Match, seat: int, version: int, round_: int) -> Question:
    """Return the question of what the seat knows and may do now.

    :raises Refusal: if the version is not of the view that holds, or nothing is asked of the seat.
    """
    if version != match.table.moment:
        raise match.stale(str(version))
    offered = match.table.offered(seat)
    if not offered:
        raise Refusal(ErrorCode.NOT_YOUR_TURN, "something that is asked of this seat", "nothing")
    seating = match.seating
    return (
        seating.facts,
        seating.promised,
        bytes_in(match.seen_by(seat)).tobytes(),
        seat,
        tuple(offered),
        version,
        round_,
    )


def tries_json(
    facts: TableFacts,
    promised: str | None,
    record_bytes: bytes,
    seat: int,
    offered: Sequence[int],
    version: int,
    round_: int,
) -> bytes:
    """Return the answer to a question. The same question has the same answer, whatever the seat cannot see."""
    seating = Seating(facts, promised)
    position = Position(seating.use, record_in(np.frombuffer(record_bytes, np.uint8).copy()), seat)
    seed = version * len(ROUNDS) + round_
    moves = coach_of(facts.ruleset).weigh(position.record, seat, offered, seed, ROUNDS[round_], offered)
    legal = {action.word: action for action in player_view_of(seating, position, offered, NOTHING_BEFORE).legal}
    best, *others = moves
    reasons = reasons_of(position, offered, best, others[0]) if others and not others[0].is_as_good else ()
    told = Tries(
        version=version,
        round=round_,
        deals=best.difference.count,
        moves=[tried_move(move, legal) for move in moves],
        reasons=list(map(reason_told, reasons)),
    )
    return told.model_dump_json().encode()
