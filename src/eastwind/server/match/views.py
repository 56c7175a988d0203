"""View of one seat, made from a record that was masked for it: what is not in that record cannot get out.

Views are made for every step and every seat that listens. So what a seat sees is looked up as numbers by compiled code, and only
what differs from what it saw before is put into words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple, assert_never, cast

from eastwind.explain import Position, ending_of, match_end_of, obstacles_of
from eastwind.explain.endings import Ending, HandSummary
from eastwind.explain.obstacles import Obstacle
from eastwind.explain.wall import Throws
from eastwind.match import takebacks
from eastwind.match.seating import Seating
from eastwind.server.match.view_fields import SEAT_FIELDS, TABLE_FIELDS, WALL_FIELDS, all_of, pond_of
from eastwind.server.wire.changes import Change, PondChange
from eastwind.server.wire.protocol import (
    ActionKind,
    Clock,
    Helped,
    LegalAction,
    MatchEnd,
    ReadyState,
    SeatingThrow,
    SeatView,
    Stock,
    TableView,
    WallView,
)
from eastwind.table import Phase
from eastwind.table import actions as act
from eastwind.table.actions import ActionType
from eastwind.table.differences import differences
from eastwind.table.plain import plain_sight
from eastwind.table.public import POND, SEATS, SIGHT, Part, SightRecord, bit_of
from eastwind.table.sight import look, sight_in
from eastwind.tiles.notation import CODES

_SEATS: Final = range(SEATS)
_ALL_OF_TABLE: Final = all_of(TABLE_FIELDS)
_ALL_OF_WALL: Final = all_of(WALL_FIELDS)
_ALL_OF_SEAT: Final = all_of(SEAT_FIELDS)
_POND: Final = bit_of(Part.SEAT, POND)
_UNHELPED: Final = takebacks.Helped()
#: Fields that are not numbers of the table.
_BESIDE: Final = ("legal", "obstacles", "result", "match_end", "helped", "history", "secret")


@dataclass(slots=True, eq=False)
class PlayerView:
    """Everything that a seat sees of its table at a moment; never changed once made.

    :ivar me: the seat; :ivar numbers: a record of `SIGHT`, and `now`: the same in plain Python.
    """

    seating: Seating
    me: int
    numbers: SightRecord
    now: SightRecord
    failed: Throws
    clock: Clock | None
    stand_ins: Mapping[int, str]
    legal: list[LegalAction]
    obstacles: tuple[Obstacle, ...]
    result: Ending | None
    match_end: MatchEnd | None
    helped: Helped
    history: tuple[HandSummary, ...]
    secret: str | None

    @property
    def view(self) -> TableView:
        """Whole view of the sight."""
        fields: dict[str, Any] = {name: told(self) for name, told in _ALL_OF_TABLE}
        fields |= {name: getattr(self, name) for name in _BESIDE}
        wall: dict[str, Any] = {name: told(self) for name, told in _ALL_OF_WALL}
        seats = [self._seat(seat) for seat in _SEATS]
        return TableView(
            **_unchanging(self.seating, self.me), **fields, clock=self.clock, seats=seats, wall=WallView(**wall)
        )

    def _seat(self, seat: int) -> SeatView:
        row = self.seating.seats[seat]
        fields: dict[str, Any] = {name: told(self, seat) for name, told in _ALL_OF_SEAT}
        return SeatView(
            seat=seat,
            number=seat + 1,
            name=row.name,
            player=row.player,
            plays=seat in self.seating.playing,
            stand_in=self.stand_ins.get(seat),
            pond=pond_of(self.now, seat),
            **fields,
        )

    def since(self, before: "PlayerView") -> Change:
        """Return what is different from an earlier sight of the same seat: a `TableChange`."""
        difference = differences(before.numbers, self.numbers)
        told = _told_of(*difference.words.tolist())
        change: Change = {name: say(self) for name, say in told.table}
        seats: dict[int, Change] = {}
        for seat, fields, pond in told.seats:
            seats[seat] = {"seat": seat} | {name: say(self, seat) for name, say in fields}
            if pond:
                start = int(difference.start[seat])
                seats[seat]["pond"] = PondChange(kept=int(difference.kept[seat]), then=pond_of(self.now, seat, start))
        if before.stand_ins != self.stand_ins:
            for seat in _SEATS:
                if before.stand_ins.get(seat) != self.stand_ins.get(seat):
                    seats.setdefault(seat, {"seat": seat})["stand_in"] = self.stand_ins.get(seat)
        if seats:
            change["seats"] = list(seats.values())
        if told.wall:
            change["wall"] = {name: say(self) for name, say in told.wall}
        return change | self.beside_since(before)

    def beside_since(self, before: "PlayerView") -> Change:
        """Return what is different of it that is no number of the table."""
        rows = zip(_BESIDE, _beside(before), _beside(self), strict=True)
        change: Change = {name: new for name, old, new in rows if old is not new and old != new}
        if self.clock is not None:
            # it runs on between two views, and not everybody at the seat was told the last one at the same moment
            change["clock"] = self.clock
        return change


_beside: Final = attrgetter(*_BESIDE)


class _Told(NamedTuple):
    """Fields to tell: of the table; of the wall; seat, its fields, whether its discards; each with its way of being written."""

    table: tuple[tuple[str, Any], ...]
    wall: tuple[tuple[str, Any], ...]
    seats: tuple[tuple[int, tuple[tuple[str, Any], ...], bool], ...]


@lru_cache(4096)
def _told_of(table: int, wall: int, *seats: int) -> _Told:
    """Return the fields to tell, by the words of a `DifferenceRecord`."""

    def chosen(fields: Mapping[str, Mapping[str, Any]], word: int) -> tuple[tuple[str, Any], ...]:
        return all_of({figure: group for bit, (figure, group) in enumerate(fields.items()) if word >> bit & 1})

    of_seats = [(seat, chosen(SEAT_FIELDS, word), bool(word >> _POND & 1)) for seat, word in enumerate(seats) if word]
    return _Told(chosen(TABLE_FIELDS, table), chosen(WALL_FIELDS, wall), tuple(of_seats))


class MatchSoFar(NamedTuple):
    """State of a match that its table does not hold.

    :ivar history: the finished hands; :ivar failed: throws for the wall that failed; :ivar helped: a person's help at a table
    with bots.
    """

    history: tuple[HandSummary, ...]
    failed: Throws = ()
    helped: takebacks.Helped = _UNHELPED


NOTHING_BEFORE: Final = MatchSoFar(())


def player_view_of(
    seating: Seating,
    position: Position,
    offered: Sequence[int],
    match_so_far: MatchSoFar,
    *,
    clock: Clock | None = None,
    open_hands: bool = False,
    stand_ins: Mapping[int, str] = MappingProxyType({}),
) -> PlayerView:
    """Return what the seat of a position sees.

    :param position: what the seat may know, masked by the engine; with `open_hands` the table's own record.
    :param offered: the seat's legal actions; `stand_ins`: seat → level, where a bot plays for another that failed.
    """
    record, seen, me = position.record, position.seen, position.seat
    its_bytes = bytearray(SIGHT.itemsize)
    numbers = sight_in(its_bytes)
    all_shown = open_hands or seating.open_hands
    look(seating.rules, record, me, all_shown, seating.lies_face_down, seating.danger_warning, numbers)
    over = Phase(seen.phase).is_over
    now = plain_sight(its_bytes)
    return PlayerView(
        seating=seating,
        me=me,
        numbers=numbers,
        now=now,
        failed=match_so_far.failed,
        clock=clock,
        stand_ins=stand_ins,
        legal=legal_actions(offered, tile_at_hand(now, me)),
        obstacles=obstacles_of(position),
        result=ending_of(record, seating.use) if over else None,
        match_end=match_end_of(seen),
        helped=help_told(match_so_far.helped),
        history=match_so_far.history,
        secret=seating.secret.hex() if seen.phase == Phase.MATCH_OVER else None,
    )


@lru_cache(256)
def help_told(helped: takebacks.Helped) -> Helped:
    """Return the help that a person had, as the page receives it."""
    return Helped(taken_back=helped.taken_back, again=helped.again, repeated=helped.repeated, given_up=helped.given_up)


def throws_told(seating: Seating) -> list[SeatingThrow]:
    """Return the throws that seated the players, as the page receives them."""
    return [SeatingThrow.model_validate(throw._asdict()) for throw in seating.throws]


def stock_told(seating: Seating) -> Stock | None:
    """Return the stock that each player begins with, as the page receives it; None where that is nothing."""
    if seating.stock is None:
        return None
    return Stock(start=seating.stock.start, counters=list(seating.stock.counters), ends=seating.stock.ends)


def _unchanging(seating: Seating, me: int) -> dict[str, Any]:
    """Return the fields of a view that stay the same from the first hand of a match to its end."""
    return {
        "table": seating.table,
        "rules": seating.ruleset.id,
        "title": seating.ruleset.file.title,
        "options": seating.options,
        "me": me,
        "first_dealer": seating.first_dealer,
        "playing": list(seating.playing),
        "direction": seating.direction,
        "seat_names": seating.ruleset.file.seats.names.value,
        "first_east": seating.first_east,
        "seating": throws_told(seating),
        "rounds": int(seating.rules.rounds),
        "hands": int(seating.rules.hands),
        "open_hands": seating.open_hands,
        "unclaimed": seating.ruleset.file.table.unclaimed_discard.value,
        "stock": stock_told(seating),
        "stake": seating.stake,
        "help": seating.help,
        "commitment": seating.commitment,
    }


def legal_actions(offered: Sequence[int], tile_at_hand: int) -> list[LegalAction]:
    """Return the offered actions with what it takes to draw them."""
    return [_legal_action(action, tile_at_hand) for action in offered]


def tile_at_hand(now: SightRecord, seat: int) -> int:
    """Return the tile that a seat has just drawn, in its turn, or the one that may be claimed; −1 for none."""
    if now.phase == Phase.TURN:
        return now.drawn[seat]
    return now.robbed if now.robbed >= 0 else now.last_discard


@cache
def _legal_action(action: int, tile_at_hand: int) -> LegalAction:
    word = act.WORDS[action]
    verb, *rest = word.split(" ")
    tile: int | None = None
    tiles: list[int] = []
    named = act.tile_of(action)
    match act.type_of(action):
        case ActionType.DISCARD | ActionType.DISCARD_READY | ActionType.DISCARD_AT_ONCE | ActionType.FLOWER:
            tile = named
        case ActionType.CONCEALED_KONG | ActionType.ADDED_KONG:
            tile, tiles = named, [named] * 4
        case ActionType.LAY_PUNG:
            tiles = [named] * 3
        case ActionType.LAY_CHOW:
            tiles = [named, named + 1, named + 2]
        case ActionType.CHOW:
            tile, tiles = tile_at_hand, [named, named + 1, named + 2]
        case ActionType.PUNG:
            tile, tiles = tile_at_hand, [tile_at_hand] * 3
        case ActionType.KONG:
            tile, tiles = tile_at_hand, [tile_at_hand] * 4
        case ActionType.MAHJONG if tile_at_hand >= 0:
            tile = tile_at_hand
        case ActionType.MAHJONG | ActionType.PASS | ActionType.READY_AT_ONCE:
            pass
        case unknown:
            assert_never(unknown)
    return LegalAction(
        word=word,
        kind=cast(ActionKind, verb),
        tile=CODES[tile] if tile is not None else None,
        tiles=[CODES[kind] for kind in tiles],
        ready=cast(ReadyState, rest[1]) if len(rest) > 1 else "no",
    )
