"""Trainer of claims: the seats that may claim a discard, the sets, and the claim that prevails. The table itself is asked."""

from collections.abc import Iterator, Sequence
from typing import Final

from eastwind.explain import RulesInUse
from eastwind.interchange.arranged import ArrangementError, deal_arranged, in_turn
from eastwind.scoring.hand import MeldSpec
from eastwind.scoring.layout import Meld
from eastwind.table import EventKind, Phase, Table, actions
from eastwind.tiles.kinds import COPIES, HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.notation import CODES
from eastwind.trainers.hands import Taste, drawn_hand
from eastwind.trainers.lots import PATIENCE, Lots
from eastwind.trainers.tasks import Claim, ClaimsAsked, ClaimSeat, NoTaskError, Task
from eastwind.words import WINDS

_WAITING: Final = Taste(chows=65, kongs=0, laid=0, suits=(0, 2, 3), honours=40)
_PUNG: Final = 2
_KONG: Final = 3
_EAST: Final = 0
#: Weights of the tiles that a seat may hold to claim a discard, by strength.
_HOLDING: Final = {1: {"chow": 3, "pung": 2, "kong": 1, "both": 2}, 2: {"chow": 3, "pung": 2, "kong": 1}}


def allowed_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task on East's first discard: the claims that one seat has; or, where all that may claim it do, which prevails."""
    for _ in range(PATIENCE):
        asked = _may(use, lots) if level == 1 else _gets(use, level, lots)
        if asked is not None:
            return Task(trainer="allowed", level=level, seed=seed, hand=None, asked=asked)
    raise NoTaskError(f"under {use.rules.id} no tile can be claimed")


def _may(use: RulesInUse, lots: Lots) -> ClaimsAsked | None:
    """Return a task on one seat that has something that fits the discard; whether that is enough depends on its place."""
    kind = lots.pick(range(PLAIN_KINDS)) if lots.one_in(4) else lots.below(HONOURS)
    place = 1 + lots.below(use.players - 1)
    held = _holding(lots, kind, lots.weighted(_HOLDING[1]))
    table = _dealt(use, lots, kind, {place: held})
    if table is None:
        return None
    seat = in_turn(table, _EAST)[place]
    offered = tuple(_claims(table, seat, kind))
    if not offered:
        return None
    may = set(table.offered(seat)) if _ask(table, kind) else set()
    return _asked(use, table, "may", kind, {seat: held}, offered, [_action(claim) in may for claim in offered])


def _gets(use: RulesInUse, level: int, lots: Lots) -> ClaimsAsked | None:
    """Return a task on two or three seats that claim; on the hardest strength some of them to win."""
    kind = lots.below(HONOURS)
    places = lots.sample(range(1, use.players), min(use.players - 1, 2 + lots.below(2)))
    holding: dict[int, tuple[int, ...]] = {}
    for place in places:
        if level == 3 and not lots.one_in(3):  # the other third takes it for a set
            waiting = _waiting(lots, kind)
            if waiting is None:
                return None
            holding[place] = waiting
        else:
            holding[place] = _holding(lots, kind, lots.weighted(_HOLDING[2]))
    table = _dealt(use, lots, kind, holding)
    if table is None or not _ask(table, kind):
        return None
    seats = in_turn(table, _EAST)
    wishes: dict[int, Claim] = {}
    for place in sorted(places):
        may = set(table.offered(seats[place]))
        best = [claim for claim in _claims(table, seats[place], kind) if _action(claim) in may]
        if best:
            wishes[seats[place]] = best[-1]
    if len(wishes) < min(2, use.players - 1) or (level == 3 and all(it.action != "mahjong" for it in wishes.values())):
        return None
    prevails = _prevailing(table, wishes)
    held = {seats[place]: tiles for place, tiles in holding.items() if seats[place] in wishes}
    return _asked(use, table, "gets", kind, held, tuple(wishes.values()), [seat in prevails for seat in wishes])


def _asked(
    use: RulesInUse,
    table: Table,
    sort: str,
    kind: int,
    held: dict[int, tuple[int, ...]],
    offered: Sequence[Claim],
    right: Sequence[bool],
) -> ClaimsAsked:
    return ClaimsAsked.model_validate(
        {
            "sort": sort,
            "seats": tuple(WINDS[seat] for seat in use.seats),
            "discarder": WINDS[_EAST],
            "tile": CODES[kind],
            "hands": tuple(
                ClaimSeat(seat=WINDS[seat], tiles=tuple(CODES[tile] for tile in sorted(tiles)))
                for seat, tiles in sorted(held.items())
            ),
            "offered": tuple(offered),
            "right": tuple(place for place, is_right in enumerate(right) if is_right),
        }
    )


def _holding(lots: Lots, kind: int, what: str) -> tuple[int, ...]:
    """Return tiles that go with a discard."""
    if what == "both" and kind < HONOURS:
        return (*_neighbours(lots, kind), kind, kind)
    if what == "chow" and kind < HONOURS:
        return _neighbours(lots, kind)
    return (kind,) * (_KONG if what == "kong" else _PUNG)


def _neighbours(lots: Lots, kind: int) -> tuple[int, ...]:
    lowest = lots.pick(_lowest_of_chows(kind))
    return tuple(tile for tile in range(lowest, lowest + 3) if tile != kind)


def _lowest_of_chows(kind: int) -> tuple[int, ...]:
    return tuple(
        low
        for low in range(max(kind - 2, 0), kind + 1)
        if kind < HONOURS and MeldSpec(Meld.CHOW, low).exists and low // RANKS == kind // RANKS
    )


def _waiting(lots: Lots, kind: int) -> tuple[int, ...] | None:
    """Return thirteen tiles that wait for a kind, and perhaps for others."""
    drawn = drawn_hand(lots, _WAITING)
    if drawn is None or kind not in drawn.concealed:
        return None
    tiles = list(drawn.concealed)
    tiles.remove(kind)
    return tuple(tiles)


def _dealt(use: RulesInUse, lots: Lots, kind: int, holding: dict[int, tuple[int, ...]]) -> Table | None:
    """Return a table at which East holds the tile to be discarded, the others the given tiles, and nothing else that matters."""
    hands = [holding.get(place, ()) for place in range(use.players)]
    hands[0] = (kind,)
    near = {kind, *(tile for low in _lowest_of_chows(kind) for tile in range(low, low + 3))}
    try:
        table = deal_arranged(use.compiled, hands, stream=lots.stream, kept_back=near)
    except ArrangementError:
        return None
    while table.phase in (Phase.DECLARE, Phase.FLOWERS):
        seat = table.waiting_for[0]
        offered = table.offered(seat)
        table.play(seat, actions.PASS if actions.PASS in offered else offered[0])
    # a seat that is one tile short by chance may have to declare it, and then has another discard action
    return table if actions.DISCARD + kind in table.offered(_EAST) else None


def _ask(table: Table, kind: int) -> bool:
    """Let East discard the tile; return whether any seat is asked."""
    table.play(_EAST, actions.DISCARD + kind)
    return table.phase is Phase.CLAIM


def _claims(table: Table, seat: int, kind: int) -> Iterator[Claim]:
    """Yield the claims that the tiles of a seat would make with another, regardless of its place: the lowest first."""
    counts = table.record.hands[seat]
    for low in _lowest_of_chows(kind):
        if all(counts[tile] for tile in range(low, low + 3) if tile != kind):
            yield _claim(seat, "chow", range(low, low + 3))
    if counts[kind] >= _PUNG:
        yield _claim(seat, "pung", (kind,) * (_PUNG + 1))
    if counts[kind] >= _KONG:
        yield _claim(seat, "kong", (kind,) * COPIES)
    if int(table.record.waits[seat]) >> kind & 1:
        yield _claim(seat, "mahjong", ())


def _claim(seat: int, action: str, tiles: Sequence[int]) -> Claim:
    return Claim.model_validate({"seat": WINDS[seat], "action": action, "tiles": tuple(CODES[tile] for tile in tiles)})


def _action(claim: Claim) -> int:
    match claim.action:
        case "chow":
            return actions.CHOW + CODES.index(claim.tiles[0])
        case "pung":
            return actions.PUNG
        case "kong":
            return actions.KONG
        case "mahjong":
            return actions.MAHJONG


def _prevailing(table: Table, wishes: dict[int, Claim]) -> set[int]:
    """Play all claims that are wished for; return the seats whose claims prevail at the table."""
    events = table.events
    while table.phase is Phase.CLAIM and table.waiting_for:
        seat = table.waiting_for[0]
        events = table.play(seat, _action(wishes[seat]) if seat in wishes else actions.PASS)
    return {event.seat for event in events if event.kind is EventKind.CLAIM and event.prevails}
