"""The view of one seat, made from a record that was masked for it: what is not in that record cannot get out.

Views are built for every step and every seat that listens. So a sight keeps what the parts of a view were made of, and only those
are made anew whose matter has changed; a part is made of its matter and of nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple, cast

import numpy as np

from eastwind.arrays import Row
from eastwind.explain import Position, ending_of, match_end_of, obstacles_of
from eastwind.explain.discards import lies_face_down
from eastwind.explain.endings import HandSummary
from eastwind.explain.standing import counters_left, winds_of
from eastwind.explain.wall import Throws
from eastwind.server.game.seating import Seating
from eastwind.server.game.walls import WallMatter, matter_of_wall, wall_of
from eastwind.server.wire.protocol import (
    ActionKind,
    Clock,
    LegalAction,
    MeldKind,
    MeldView,
    PondTile,
    ReadyState,
    SeatView,
    TablePhase,
    TableView,
)
from eastwind.table import Phase, Ready, TableRecord
from eastwind.table import actions as act
from eastwind.table.danger import dangerous_kinds
from eastwind.table.melds import laid_set
from eastwind.tiles.kinds import FLOWERS, PLAIN_KINDS
from eastwind.tiles.notation import CODES, kinds_in, tiles_of
from eastwind.words import WINDS

_SEATS: Final = range(4)
_READY: Final = cast(tuple[ReadyState, ...], tuple(ready.name.lower() for ready in Ready))
_PHASES: Final = cast(tuple[TablePhase, ...], tuple(phase.name.lower() for phase in Phase))


class _SeatMatter(NamedTuple):
    """What the view of a seat is made of. `tiles`: what it holds, by kind; None where that is hidden, and `hidden` how many."""

    wind: int
    stand_in: str | None
    score: int
    tiles: Row | None
    hidden: int
    drawn: int
    has_drawn: bool
    melds: tuple[Row, ...]
    flowers: int
    ready: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A view with what its parts were made of.

    :ivar unchanging: the fields that stay the same in a match; :ivar ponds: the columns of the discards; :ivar seats: by seat.
    """

    view: TableView
    unchanging: Mapping[str, Any]
    ponds: tuple[object, ...]
    seats: tuple[_SeatMatter, ...]
    wall: WallMatter


def sight_of(
    seating: Seating,
    position: Position,
    offered: Sequence[int],
    history: tuple[HandSummary, ...],
    *,
    failed: Throws = (),
    clock: Clock | None = None,
    open_hands: bool = False,
    stand_ins: Mapping[int, str] = MappingProxyType({}),
    before: Sight | None = None,
) -> Sight:
    """What the seat of a position sees.

    :param position: what the seat may know, masked by the engine; with `open_hands` the table's own record.
    :param offered: the seat's legal actions; `history`: the finished hands; `failed`: throws for the wall that failed;
        `stand_ins`: seat → level, where a bot plays for another that failed; `before`: an earlier sight of the same seat.
    """
    record, seen, me = position.record, position.seen, position.seat
    phase, turn = seen.phase, seen.turn
    over, in_turn = phase >= Phase.HAND_OVER, phase == Phase.TURN
    newest = seen.pond_count - 1
    last = seen.last_discard
    lies = last >= 0 and newest >= 0 and not seen.pond_taken[newest]
    unchanging = _unchanging(seating, me) if before is None else before.unchanging
    columns, ponds = _ponds(seating, seen, before)
    known = range(4) if open_hands or over or seating.open_hands else (me,)
    matter = _matter(seating, record, seen, known, stand_ins)
    seats = [_seat_again(seating, seat, matter[seat], ponds[seat], before) for seat in _SEATS]
    wall_matter = matter_of_wall(seating, record, seen, failed)
    if before is not None and before.wall == wall_matter:
        wall = before.view.wall
    else:
        wall = wall_of(seating, wall_matter)
    view = TableView(
        **unchanging,
        version=seen.moment,
        hand=seen.hand,
        dealer=seen.dealer,
        round_wind=WINDS[seen.round_wind],
        round=_round(seating, seen),
        clock=clock,
        phase=_PHASES[phase],
        turn=None if over else turn,
        seats=seats,
        wall=wall,
        last_discard=CODES[last] if lies else None,
        last_discarder=seen.pond_seat[newest] if lies else None,
        robbable=CODES[seen.robbed] if seen.robbed >= 0 else None,
        legal=legal_actions(offered, seen),
        dangerous=_dangerous(seating, record, me) if in_turn and turn == me else [],
        obstacles=obstacles_of(position),
        result=ending_of(record, seating.use) if over else None,
        match_end=match_end_of(seen),
        history=history,
        secret=seating.row.secret.hex() if phase == Phase.MATCH_OVER else None,
    )
    return Sight(view, unchanging, columns, matter, wall_matter)


def _unchanging(seating: Seating, me: int) -> Mapping[str, Any]:
    """The fields of a view that stay the same from the first hand of a match to its end."""
    return {
        "table": seating.table,
        "rules": seating.ruleset.id,
        "options": seating.options,
        "me": me,
        "first_dealer": seating.first_dealer,
        "playing": list(seating.playing),
        "direction": seating.direction,
        "seat_names": seating.ruleset.file.seats.names.value,
        "first_east": seating.first_east,
        "seating": seating.throws,
        "rounds": int(seating.rules.rounds),
        "hands": int(seating.rules.hands),
        "open_hands": seating.open_hands,
        "unclaimed": seating.ruleset.file.table.unclaimed_discard.value,
        "stock": seating.stock,
        "stake": seating.stake,
        "commitment": seating.commitment,
    }


def _round(seating: Seating, seen: TableRecord) -> int:
    """The number of the round: there may be more than the four winds."""
    passed = seen.leads_passed // len(seating.playing)
    # when a hand is over the lead may have passed into the next round already
    return passed + 1 if passed % 4 == seen.round_wind else passed


def _matter(
    seating: Seating, record: TableRecord, seen: TableRecord, known: Sequence[int], stand_ins: Mapping[int, str]
) -> tuple[_SeatMatter, ...]:
    winds = winds_of(seating.rules, record)
    hands, hidden, scores, flowers = seen.hands, seen.hidden, seen.scores, seen.flowers
    melds, counts, ready, has_drawn = seen.melds, seen.meld_count, seen.ready, seen.has_drawn
    turn = seen.turn if seen.phase == Phase.TURN else -1
    drawn = seen.drawn
    return tuple(
        _SeatMatter(
            winds[seat],
            stand_ins.get(seat),
            scores[seat],
            hands[seat] if seat in known else None,
            0 if seat in known else hidden[seat],
            drawn if seat == turn and seat in known else -1,
            # the dealer's dealt tiles and those of somebody who has just claimed hold no drawn one
            seat == turn and not seen.claimed and bool(has_drawn[seat]),
            tuple(melds[seat][: counts[seat]]) if counts[seat] else (),
            flowers[seat],
            ready[seat],
        )
        for seat in _SEATS
    )


def _seat_again(
    seating: Seating, seat: int, matter: _SeatMatter, pond: list[PondTile], before: Sight | None
) -> SeatView:
    """The view of a seat, the very same where it is made of the same."""
    if before is not None and before.seats[seat] == matter and before.view.seats[seat].pond is pond:
        return before.view.seats[seat]
    return _seat(seating, seat, matter, pond)


def _seat(seating: Seating, seat: int, matter: _SeatMatter, pond: list[PondTile]) -> SeatView:
    row = seating.seats[seat]
    plays = seat in seating.playing
    stock = seating.stock if plays else None
    known, drawn = matter.tiles is not None, matter.drawn
    tiles = tiles_of(matter.tiles) if matter.tiles is not None else []
    count = len(tiles) if known else matter.hidden
    if drawn >= 0:
        tiles.remove(drawn)
    return SeatView(
        seat=seat,
        number=seat + 1,
        wind=WINDS[matter.wind],
        name=row.name,
        player=row.player,
        stand_in=matter.stand_in,
        plays=plays,
        score=matter.score,
        stock=stock.start + matter.score if stock else None,
        counters=counters_left(stock.start, stock.counters, matter.score) if stock else (),
        money=matter.score * seating.stake,
        hand_count=count,
        hand=[CODES[kind] for kind in tiles] if known else None,
        drawn=CODES[drawn] if drawn >= 0 else None,
        has_drawn=matter.has_drawn,
        melds=[_meld(*row) for row in matter.melds],
        flowers=[CODES[kind] for kind in kinds_in(matter.flowers << FLOWERS)],
        pond=pond,
        ready=_READY[matter.ready],
    )


@cache
def _meld(*row: int) -> MeldView:
    laid = laid_set(np.array(row, np.uint8))
    tiles = [CODES[kind] for kind in laid.tiles]
    kind = cast(MeldKind, laid.meld.name.lower())
    return MeldView(kind=kind, tiles=tiles, claimed=laid.claimed, source=laid.source)


def _ponds(
    seating: Seating, seen: TableRecord, before: Sight | None
) -> tuple[tuple[object, ...], Sequence[list[PondTile]]]:
    """[seat] → its discards in order; of those that lie face down nobody is told which they are. With what they are made of."""
    count = seen.pond_count
    face_down = seating.lies_face_down
    whole = (seen.pond_tile, seen.pond_seat, seen.pond_ready, seen.pond_taken)
    columns = tuple(column[:count] for column in whole)
    shown = bytes(not lies_face_down(seating.ruleset, seen, index) for index in range(count)) if face_down else b""
    matter = (*columns, shown)
    if before is not None and before.ponds == matter:
        return matter, [seat.pond for seat in before.view.seats]
    ponds: list[list[PondTile]] = [[], [], [], []]
    for index, (tile, seat, ready, taken) in enumerate(zip(*columns, strict=True)):
        ponds[seat].append(_pond_tile(-1 if face_down and not shown[index] else tile, ready, taken))
    if before is not None:
        # of four mostly one has changed
        earlier = [seat.pond for seat in before.view.seats]
        ponds = [old if old == new else new for old, new in zip(earlier, ponds, strict=True)]
    return matter, ponds


@cache
def _pond_tile(tile: int, ready: int, taken: int) -> PondTile:
    return PondTile(tile=CODES[tile] if tile >= 0 else None, taken_by=taken - 1 if taken else None, ready=_READY[ready])


def _dangerous(seating: Seating, record: TableRecord, me: int) -> list[str]:
    if not seating.danger_warning:
        return []
    mask = int(dangerous_kinds(seating.rules, record, me))
    return [CODES[kind] for kind in kinds_in(mask)]


def legal_actions(offered: Sequence[int], seen: TableRecord) -> list[LegalAction]:
    """The offered actions with what it takes to draw them."""
    if not offered:
        return []
    asked_about = seen.robbed if seen.robbed >= 0 else seen.last_discard
    own_turn = seen.phase == Phase.TURN
    return [_legal_action(action, seen.drawn if own_turn else asked_about) for action in offered]


@cache
def _legal_action(action: int, tile_at_hand: int) -> LegalAction:
    """`tile_at_hand`: the one just drawn, or the one that may be claimed; −1 for none."""
    word = act.WORDS[action]
    verb, *rest = word.split(" ")
    tile: int | None = None
    tiles: list[int] = []
    if action < act.CONCEALED_KONG:
        tile = action % PLAIN_KINDS
    elif action >= act.LAY_PUNG:
        tiles = [action - act.LAY_PUNG] * 3
    elif action >= act.LAY_CHOW:
        tiles = [action - act.LAY_CHOW + step for step in range(3)]
    elif action < act.FLOWER:
        tile = (action - act.CONCEALED_KONG) % PLAIN_KINDS
        tiles = [tile] * 4
    elif action < act.PASS:
        tile = FLOWERS + action - act.FLOWER
    elif act.CHOW <= action < act.PUNG:
        tile = tile_at_hand
        tiles = [action - act.CHOW + step for step in range(3)]
    elif action in (act.PUNG, act.KONG):
        tile = tile_at_hand
        tiles = [tile] * (3 if action == act.PUNG else 4)
    elif action == act.MAHJONG:
        tile = tile_at_hand if tile_at_hand >= 0 else None
    return LegalAction(
        word=word,
        kind=cast(ActionKind, verb),
        tile=CODES[tile] if tile is not None else None,
        tiles=[CODES[kind] for kind in tiles],
        ready=cast(ReadyState, rest[1]) if len(rest) > 1 else "no",
    )
