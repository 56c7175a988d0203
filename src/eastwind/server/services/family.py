"""A family's match as answers. Nothing of it is stored: the client brings the moves so far."""

from collections.abc import Iterable
from typing import Final

from eastwind.explain import ending_of
from eastwind.family.breaking import heights, next_of
from eastwind.family.course import Course, FamilyTroubleError, course_of
from eastwind.family.goals import is_reached
from eastwind.family.reasons import reason_for
from eastwind.family.wishes import Wishes
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.family import (
    FamilyDiscard,
    FamilyEvent,
    FamilyGame,
    FamilyMoment,
    FamilyPart,
    FamilyReason,
    FamilyResult,
    FamilySeat,
    FamilySum,
    FamilyThought,
)
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.vocabulary import TileCode
from eastwind.table import Phase
from eastwind.table.hands_at_end import hand_record
from eastwind.table.layout import TableRecord
from eastwind.table.melds import melds_of
from eastwind.table.plain import plain
from eastwind.table.wall_view import tiles_to_draw
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.notation import CODES, parse_tiles, tiles_of

_PHASES: Final = {
    Phase.IDLE: "break",
    Phase.FLOWERS: "flowers",
    Phase.TURN: "turn",
    Phase.CLAIM: "discard",
    Phase.HAND_OVER: "hand_over",
    Phase.MATCH_OVER: "match_over",
}
_BONUS_TILES: Final = 8


def moment_of(game: FamilyGame) -> FamilyMoment:
    """Return the state of a match after its moves.

    :raises Refusal: for a move that cannot be made.
    """
    wishes = Wishes(game.seed, tuple(game.partners), game.scoring, game.flowers, game.hands, game.goal)
    try:
        return _moment(course_of(wishes, game.moves))
    except FamilyTroubleError as error:
        raise Refusal(ErrorCode.MALFORMED, error.expected, error.got) from error


def _moment(course: Course) -> FamilyMoment:
    table, seen = course.table, plain(course.table.record)
    phase = course.phase
    return FamilyMoment.model_validate(
        {
            "phase": _PHASES[phase],
            "hand": table.hand,
            "hands": course.wishes.hands,
            "leader": seen.next_dealer if phase.is_over else seen.dealer,
            "turn": seen.turn if phase in (Phase.FLOWERS, Phase.TURN, Phase.CLAIM) else None,
            "seats": [_seat(course, seat, seen) for seat in table.seats],
            "pond": [
                FamilyDiscard(tile=CODES[seen.pond_tile[at]], seat=seen.pond_seat[at])
                for at in range(seen.pond_count)
                if not seen.pond_taken[at]
            ],
            "wall": heights(table, course.turned) if table.hand else [],
            "drawn_from": next_of(table, course.turned) if table.hand else None,
            "left": tiles_to_draw(course.use.compiled, table.record) if table.hand else 0,
            "happened": [
                FamilyEvent(
                    kind=one.kind,
                    seat=one.seat,
                    tile=_code(one.tile),
                    thought=None
                    if one.thinking is None
                    else FamilyThought(
                        thought=one.thinking.thought,
                        tile=_code(one.thinking.tile),
                        tiles=_codes(one.thinking.tiles),
                    ),
                )
                for one in course.happened
            ],
            "result": _result(course) if phase.is_over else None,
        }
    )


def _seat(course: Course, seat: int, seen: TableRecord) -> FamilySeat:
    table = course.table
    hand = list(seen.hands[seat])
    drawn = seen.drawn if course.phase is Phase.TURN and seen.turn == seat and seen.drawn >= 0 else None
    if drawn is not None:
        hand[drawn] -= 1
    moves = course.moves_of(seat)
    reason = None
    if course.discarder not in (None, seat) and course.is_person(seat) and not moves:
        reason = _reason(course, seat, hand)
    return FamilySeat(
        seat=seat,
        number=seat + 1,
        partner=course.partner(seat),
        hand=_codes(tiles_of(hand)),
        drawn=_code(drawn),
        sets=[_codes(laid.tiles) for laid in melds_of(table.record, seat)],
        bonus=[CODES[FLOWERS + at] for at in range(_BONUS_TILES) if seen.flowers[seat] >> at & 1],
        score=seen.scores[seat],
        moves=moves,
        reason=reason,
    )


def _reason(course: Course, seat: int, hand: list[int]) -> FamilyReason:
    """Return the nearest reason that can be seen on the table."""
    record = course.table.record
    discard = int(record.last_discard)
    found = reason_for(hand, discard, wins_with_pair=bool(int(record.waits[seat]) >> discard & 1))
    return FamilyReason(why=found.why, tiles=_codes(found.tiles))


def _result(course: Course) -> FamilyResult:
    ending = ending_of(course.table.record, course.use)
    if ending is None or not ending.winners:
        return FamilyResult(winner=None, tile=None, sums=[], goal=None)
    sums = [
        FamilySum(
            seat=bill.seat,
            parts=[
                FamilyPart(rule=line.rule, tiles=_codes(parse_tiles(line.tiles)), points=line.points)
                for line in bill.lines
            ],
            total=bill.total,
        )
        for bill in ending.bills
    ]
    winner, goal = ending.winners[0], course.wishes.goal
    reached = None if goal is None else is_reached(goal, hand_record(course.use.compiled, course.table.record, winner))
    return FamilyResult(winner=winner, tile=ending.tile, sums=sorted(sums, key=lambda one: one.seat), goal=reached)


def _code(kind: int | None) -> TileCode | None:
    return None if kind is None else CODES[kind]


def _codes(kinds: Iterable[int]) -> list[TileCode]:
    return [CODES[kind] for kind in kinds]
