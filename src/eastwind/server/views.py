"""The view of one seat, made from a record that was masked for it: what is not in that record cannot get out.

Views are built for every update of every seat, so their parts are made without being checked again; a test checks
them against their models.
"""

from collections.abc import Sequence
from typing import Final, cast

from eastwind.server.protocol import (
    ActionKind,
    HandResult,
    HandSummary,
    LegalAction,
    MeldKind,
    MeldView,
    PlayerKind,
    PondTile,
    ReadyState,
    SeatView,
    TablePhase,
    TableView,
    WallView,
    Wind,
)
from eastwind.server.results import WINDS, hand_result
from eastwind.server.seating import Seating
from eastwind.table import Phase, Ready, TableRecord
from eastwind.table import actions as act
from eastwind.table.danger import dangerous_kinds
from eastwind.table.melds import melds_of
from eastwind.table.wall_view import stack_heights
from eastwind.tiles.kinds import FLOWERS, PLAIN_KINDS
from eastwind.tiles.notation import CODES, tiles_of

_READY: Final = cast(tuple[ReadyState, ...], tuple(ready.name.lower() for ready in Ready))
_STACK_SIDES: Final = 8  # two tiles a stack, four sides
_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)


def view_of(
    seating: Seating,
    record: TableRecord,
    me: int,
    offered: Sequence[int],
    history: Sequence[HandSummary],
    *,
    open_hands: bool = False,
) -> TableView:
    """The view of seat `me`.

    :param record: what the seat may know, masked by the engine; with `open_hands` the table's own record.
    :param offered: the seat's legal actions; `history`: the finished hands.
    """
    phase = Phase(int(record.phase))
    over = phase in _OVER
    known = open_hands or over
    ponds = _ponds(record)
    taken = int(record.pond_count) > 0 and int(record.pond_taken[int(record.pond_count) - 1]) > 0
    lies = int(record.last_discard) >= 0 and not taken
    return TableView.model_construct(
        version=int(record.version),
        table=seating.table,
        rules=seating.ruleset.id,
        options=seating.options,
        me=me,
        hand=int(record.hand),
        dealer=int(record.dealer),
        first_dealer=seating.first_dealer,
        seating_dice=[list(roll) for roll in seating.rolls],
        round_wind=_wind(int(record.round_wind)),
        round=int(record.round_wind) + 1,
        rounds=int(seating.rules.rounds),
        phase=cast(TablePhase, phase.name.lower()),
        turn=None if over else int(record.turn),
        seats=[_seat(seating, record, seat, ponds[seat], known or seat == me) for seat in range(4)],
        wall=_wall(seating, record),
        last_discard=CODES[int(record.last_discard)] if lies else None,
        last_discarder=int(record.pond_seat[int(record.pond_count) - 1]) if lies else None,
        robbable=CODES[int(record.robbed)] if record.robbed >= 0 else None,
        legal=[legal_action(action, record) for action in offered],
        dangerous=_dangerous(seating, record, me),
        result=_result(seating, record) if over else None,
        history=list(history),
        commitment=seating.commitment,
        secret=seating.row.secret.hex() if phase is Phase.MATCH_OVER else None,
    )


def _wind(number: int) -> Wind:
    return WINDS[number]


def _result(seating: Seating, record: TableRecord) -> HandResult:
    return hand_result(record, seating.rules, seating.ruleset)


def _seat(seating: Seating, record: TableRecord, seat: int, pond: list[PondTile], known: bool) -> SeatView:
    row = seating.seats[seat]
    tiles = tiles_of(record.hands[seat]) if known else []
    in_turn = int(record.phase) == Phase.TURN and int(record.turn) == seat
    drawn = int(record.drawn) if in_turn and known else -1
    count = len(tiles) if known else int(record.hidden[seat])
    if drawn >= 0:
        tiles.remove(drawn)
    return SeatView.model_construct(
        seat=seat,
        wind=_wind((seat + 4 - int(record.dealer)) % 4),
        name=row.name,
        player=cast(PlayerKind, row.player),
        score=int(record.scores[seat]),
        hand_count=count,
        hand=[CODES[kind] for kind in tiles] if known else None,
        drawn=CODES[drawn] if drawn >= 0 else None,
        # the leader's dealt tiles and those of somebody who has just claimed hold no drawn one
        has_drawn=in_turn and not record.claimed and bool(record.has_drawn[seat]),
        melds=_melds(record, seat),
        flowers=[CODES[FLOWERS + bonus] for bonus in range(8) if int(record.flowers[seat]) >> bonus & 1],
        pond=pond,
        ready=_READY[int(record.ready[seat])],
        dead=bool(record.surplus[seat]),
    )


def _melds(record: TableRecord, seat: int) -> list[MeldView]:
    return [
        MeldView.model_construct(
            kind=cast(MeldKind, laid.meld.name.lower()),
            tiles=[CODES[kind] for kind in laid.tiles],
            claimed=laid.claimed,
            source=laid.source,
        )
        for laid in melds_of(record, seat)
    ]


def _ponds(record: TableRecord) -> list[list[PondTile]]:
    """[seat] → its discards in order."""
    count = int(record.pond_count)
    ponds: list[list[PondTile]] = [[], [], [], []]
    columns = (record.pond_tile, record.pond_seat, record.pond_ready, record.pond_taken)
    for tile, seat, ready, taken in zip(*(list(column[:count]) for column in columns), strict=True):
        lying = PondTile.model_construct(
            tile=CODES[tile], taken_by=int(taken) - 1 if taken else None, ready=_READY[ready]
        )
        ponds[seat].append(lying)
    return ponds


def _wall(seating: Seating, record: TableRecord) -> WallView:
    left = int(record.back) - int(record.front) - int(seating.rules.dead_wall)
    return WallView.model_construct(
        stacks=int(record.wall_size) // _STACK_SIDES,
        break_seat=int(record.break_seat),
        break_stack=int(record.break_stack),
        dice=[int(die) for die in record.dice],
        heights=stack_heights(record),
        left=max(left, 0),
        loose=int(record.loose_count),
    )


def _dangerous(seating: Seating, record: TableRecord, me: int) -> list[str]:
    if not seating.danger_warning or int(record.phase) != Phase.TURN or int(record.turn) != me:
        return []
    mask = int(dangerous_kinds(seating.rules, record, me))
    return [CODES[kind] for kind in range(PLAIN_KINDS) if mask >> kind & 1]


def legal_action(action: int, record: TableRecord) -> LegalAction:
    """An offered action with what it takes to draw it."""
    word = act.WORDS[action]
    verb, *rest = word.split(" ")
    claimed = int(record.robbed) if record.robbed >= 0 else int(record.last_discard)
    tile: int | None = None
    tiles: list[int] = []
    if action < act.CONCEALED_KONG:
        tile = action % PLAIN_KINDS
    elif action < act.FLOWER:
        tile = (action - act.CONCEALED_KONG) % PLAIN_KINDS
        tiles = [tile] * 4
    elif action < act.PASS:
        tile = FLOWERS + action - act.FLOWER
    elif act.CHOW <= action < act.PUNG:
        tile = claimed
        tiles = [action - act.CHOW + step for step in range(3)]
    elif action in (act.PUNG, act.KONG):
        tile = claimed
        tiles = [tile] * (3 if action == act.PUNG else 4)
    elif action == act.MAHJONG:
        own = int(record.phase) == Phase.TURN
        found = int(record.drawn) if own else claimed
        tile = found if found >= 0 else None
    return LegalAction.model_construct(
        word=word,
        kind=cast(ActionKind, verb),
        tile=CODES[tile] if tile is not None else None,
        tiles=[CODES[kind] for kind in tiles],
        ready=cast(ReadyState, rest[1]) if len(rest) > 1 else "no",
    )
