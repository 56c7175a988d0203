"""The view of one seat, made from a record that was masked for it: what is not in that record cannot get out.

Views are built for every update of every seat, so parts that come again and again are made once.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, cast

import numpy as np

from eastwind.explain import Position, ending_of, match_end_of, obstacles_of
from eastwind.explain.discards import lies_face_down
from eastwind.explain.endings import HandSummary
from eastwind.explain.plain_record import plain
from eastwind.explain.standing import counters_left, winds_of
from eastwind.explain.wall import Throws
from eastwind.server.game.seating import Seating
from eastwind.server.game.walls import wall_of
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

_READY: Final = cast(tuple[ReadyState, ...], tuple(ready.name.lower() for ready in Ready))


def view_of(
    seating: Seating,
    record: TableRecord,
    me: int,
    offered: Sequence[int],
    history: Sequence[HandSummary],
    *,
    failed: Throws = (),
    clock: Clock | None = None,
    open_hands: bool = False,
    stand_ins: Mapping[int, str] = MappingProxyType({}),
) -> TableView:
    """The view of seat `me`.

    :param record: what the seat may know, masked by the engine; with `open_hands` the table's own record.
    :param offered: the seat's legal actions; `history`: the finished hands; `failed`: throws for the wall that failed;
        `stand_ins`: seat → level, where a bot plays for another that failed.
    """
    seen = plain(record)
    phase = Phase(seen.phase)
    over = phase.is_over
    known = open_hands or over or seating.open_hands
    ponds, winds = _ponds(seating, seen), winds_of(seating.rules, record)
    newest = seen.pond_count - 1
    lies = seen.last_discard >= 0 and newest >= 0 and not seen.pond_taken[newest]
    return TableView(
        version=seen.moment,
        table=seating.table,
        rules=seating.ruleset.id,
        options=seating.options,
        me=me,
        hand=seen.hand,
        dealer=seen.dealer,
        first_dealer=seating.first_dealer,
        playing=list(seating.playing),
        direction=seating.direction,
        seat_names=seating.ruleset.file.seats.names.value,
        first_east=seating.first_east,
        seating=seating.throws,
        round_wind=WINDS[seen.round_wind],
        round=_round(seating, seen),
        rounds=int(seating.rules.rounds),
        hands=int(seating.rules.hands),
        open_hands=seating.open_hands,
        unclaimed=seating.ruleset.file.table.unclaimed_discard.value,
        stock=seating.stock,
        stake=seating.stake,
        clock=clock,
        phase=cast(TablePhase, phase.name.lower()),
        turn=None if over else seen.turn,
        seats=[
            _seat(seating, seen, seat, winds[seat], ponds[seat], known or seat == me, stand_ins.get(seat))
            for seat in range(4)
        ],
        wall=wall_of(seating, record, seen, failed),
        last_discard=CODES[seen.last_discard] if lies else None,
        last_discarder=seen.pond_seat[newest] if lies else None,
        robbable=CODES[seen.robbed] if seen.robbed >= 0 else None,
        legal=legal_actions(offered, seen),
        dangerous=_dangerous(seating, record, me) if phase is Phase.TURN and seen.turn == me else [],
        obstacles=obstacles_of(Position(seating.use, record, me)),
        result=ending_of(record, seating.use) if over else None,
        match_end=match_end_of(record),
        history=list(history),
        commitment=seating.commitment,
        secret=seating.row.secret.hex() if phase is Phase.MATCH_OVER else None,
    )


def _round(seating: Seating, seen: TableRecord) -> int:
    """The number of the round: there may be more than the four winds."""
    passed = seen.leads_passed // len(seating.playing)
    # when a hand is over the lead may have passed into the next round already
    return passed + 1 if passed % 4 == seen.round_wind else passed


def _seat(
    seating: Seating,
    seen: TableRecord,
    seat: int,
    wind: int,
    pond: list[PondTile],
    known: bool,
    stand_in: str | None,
) -> SeatView:
    row = seating.seats[seat]
    plays = seat in seating.playing
    stock = seating.stock if plays else None
    tiles = tiles_of(seen.hands[seat]) if known else []
    in_turn = seen.phase == Phase.TURN and seen.turn == seat
    drawn = seen.drawn if in_turn and known else -1
    count = len(tiles) if known else seen.hidden[seat]
    if drawn >= 0:
        tiles.remove(drawn)
    return SeatView(
        seat=seat,
        number=seat + 1,
        wind=WINDS[wind],
        name=row.name,
        player=row.player,
        stand_in=stand_in,
        plays=plays,
        score=seen.scores[seat],
        stock=stock.start + seen.scores[seat] if stock else None,
        counters=counters_left(stock.start, stock.counters, seen.scores[seat]) if stock else (),
        money=seen.scores[seat] * seating.stake,
        hand_count=count,
        hand=[CODES[kind] for kind in tiles] if known else None,
        drawn=CODES[drawn] if drawn >= 0 else None,
        # the dealer's dealt tiles and those of somebody who has just claimed hold no drawn one
        has_drawn=in_turn and not seen.claimed and bool(seen.has_drawn[seat]),
        melds=[_meld(*row) for row in seen.melds[seat][: seen.meld_count[seat]]],
        flowers=[CODES[kind] for kind in kinds_in(seen.flowers[seat] << FLOWERS)],
        pond=pond,
        ready=_READY[seen.ready[seat]],
    )


@cache
def _meld(*row: int) -> MeldView:
    laid = laid_set(np.array(row, np.uint8))
    tiles = [CODES[kind] for kind in laid.tiles]
    kind = cast(MeldKind, laid.meld.name.lower())
    return MeldView(kind=kind, tiles=tiles, claimed=laid.claimed, source=laid.source)


def _ponds(seating: Seating, seen: TableRecord) -> list[list[PondTile]]:
    """[seat] → its discards in order; of those that lie face down nobody is told which they are."""
    count = seen.pond_count
    ponds: list[list[PondTile]] = [[], [], [], []]
    columns = (seen.pond_tile, seen.pond_seat, seen.pond_ready, seen.pond_taken)
    rows = zip(*(column[:count] for column in columns), strict=True)
    for index, (tile, seat, ready, taken) in enumerate(rows):
        hidden = lies_face_down(seating.ruleset, seen, index)
        ponds[seat].append(_pond_tile(-1 if hidden else tile, ready, taken))
    return ponds


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
