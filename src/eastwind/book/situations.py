"""Claims and walls that the sources work out, played at a table, which decides the claims and the break of the wall."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from eastwind.book.blocks import Block, Cell, Row, Table, TileGroup, TilesDrawn, Words
from eastwind.book.hands import seat_name
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.wall import throws_of
from eastwind.interchange.arranged import ArrangementError, deal_arranged, whole_set
from eastwind.rules import RuleSet
from eastwind.table import EventKind, Phase, actions
from eastwind.table import Table as PlayedTable
from eastwind.table.table import places_in_turn
from eastwind.texts import with_capital
from eastwind.tiles.kinds import HONOURS
from eastwind.tiles.notation import CODES, parse_tile, parse_tiles
from eastwind.tiles.shuffle import Stream, place_named
from eastwind.words import WINDS, text

_NOBODY: Final = "–"
_GETS: Final = "✓"
_EAST: Final = 0
#: Tiles that are drawn and discarded before the discard that matters; no hand holds another of their kinds.
_IDLE: Final = ("1z", "2z", "3z")


@dataclass(frozen=True, slots=True)
class Wish:
    """Claim that a seat would make.

    :ivar tiles: tiles of its hand, in the notation; :ivar wants: `chow`, `pung`, `kong` or `mahjong`.
    """

    seat: str
    tiles: str
    wants: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """Discard with the claims to it; the text `book-example-<name>` says what it shows."""

    name: str
    discarder: str
    tile: str
    wishes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class Broken:
    """Wall that is broken by two throws of two dice."""

    dice: tuple[int, int, int, int]


Situation = Claimed | Broken

BG: Final = (
    Broken((4, 5, 1, 3)),
    Claimed("claim-chow", "S", "5m", (Wish("W", "34m", "chow"),)),
    Claimed("claim-pung", "S", "5z", (Wish("E", "55z", "pung"),)),
    Claimed("claim-kong", "W", "5s", (Wish("N", "555s", "kong"),)),
)
PL: Final = (
    Broken((1, 3, 1, 2)),
    Claimed(
        "claim-three-hands",
        "E",
        "5p",
        (
            Wish("S", "34p 234m 678s 789s 88m", "mahjong"),
            Wish("W", "5p 111s 345m 678m 999s", "mahjong"),
            Wish("N", "5p 222s 999m 456s 777p", "mahjong"),
        ),
    ),
)


def shown(rules: RuleSet, situation: Situation, anchor: str, caption: str, language: str) -> list[Block]:
    """Return blocks that show how a situation ends under these rules; none if it cannot arise under them."""
    use = RulesInUse.of(rules)
    if isinstance(situation, Broken):
        return list(_broken(use, situation, anchor, caption, language))
    return list(_claimed(use, situation, anchor, caption, language))


def _broken(use: RulesInUse, it: Broken, anchor: str, caption: str, language: str) -> Iterator[Block]:
    wall = use.rules.file.wall
    by_turns = wall.broken_side.value == "by-turns"
    if by_turns and place_named(it.dice[0] + it.dice[1]) != _EAST:
        return
    table = PlayedTable(use.compiled, first_dealer=_EAST)
    table.deal(np.array(whole_set(use.compiled), np.uint8), np.array(it.dice, np.uint8))
    throws = throws_of(
        it.dice,
        _EAST,
        (),
        playing=table.seats,
        by_turns=by_turns,
        from_seat_one=bool(use.compiled.sides_from_seat_one),
    )
    end = "left" if wall.broken_stack.value.endswith("left") else "right"
    side, stack = int(table.record.break_seat), int(table.record.break_stack)
    says = (
        text(language, "book-example-break-side", seat=seat_name(use.rules, throws[-1].seat, language)),
        text(language, "book-example-break-stack", number=stack, end=end, seat=seat_name(use.rules, side, language)),
    )
    rows = [
        Row(
            label=with_capital(seat_name(use.rules, throw.seat, language)),
            tiles=[],
            cells=_cells(f"{throw.dice[0]} + {throw.dice[1]} = {sum(throw.dice)}", said),
        )
        for throw, said in zip(throws, says, strict=True)
    ]
    yield Words(text=text(language, "book-example-break"))
    heads = [text(language, f"book-example-break-{head}") for head in ("throw", "sum", "says")]
    yield Table(anchor=anchor, caption=caption, head=heads, rows=rows)


def _claimed(use: RulesInUse, it: Claimed, anchor: str, caption: str, language: str) -> Iterator[Block]:
    kind, discarder = parse_tile(it.tile), WINDS.index(it.discarder)
    table = _thrown(use, it, kind, discarder)
    if table is None:
        return
    wishes = {WINDS.index(wish.seat): wish for wish in it.wishes}
    takers = _takers(table, {seat: _action(wish, kind) for seat, wish in wishes.items()})
    if not takers:
        return

    def name(seat: int) -> str:
        return seat_name(use.rules, seat, language)

    yield Words(text=text(language, f"book-example-{it.name}"))
    label = with_capital(text(language, "book-example-claim-discard", seat=name(discarder)))
    yield TilesDrawn(groups=[TileGroup(label=label, tiles=[CODES[kind]])])
    yield Table(
        anchor=anchor,
        caption=caption,
        head=[text(language, f"book-example-claim-{head}") for head in ("who", "wants", "gets")],
        rows=[
            Row(
                label=with_capital(name(seat)),
                tiles=[CODES[tile] for tile in parse_tiles(wish.tiles)],
                cells=_cells(_wanted(wish, language), _GETS if seat in takers else _NOBODY),
            )
            for seat, wish in wishes.items()
        ],
    )
    yield Words(text=_after(use, table, takers, discarder, wishes[takers[0]].wants, language))


def _after(
    use: RulesInUse, table: PlayedTable, takers: Sequence[int], discarder: int, wants: str, language: str
) -> str:
    """Return the sentences below the claims: the next player and the seats passed over, or the end of the hand."""
    names = [seat_name(use.rules, seat, language) for seat in range(len(WINDS))]
    who = ", ".join(names[seat] for seat in takers)
    if table.phase.is_over:
        return with_capital(text(language, "book-example-claim-over", taker=who))
    taker = takers[0]
    _settle(table)
    _throw(table, taker, _spare(table, taker))
    _settle(table)
    said = text(language, f"book-example-claim-{'loose' if wants == 'kong' else 'next'}", taker=who)
    following = text(language, "book-example-claim-turn", next=names[int(table.record.turn)])
    order = [(discarder + place) % len(WINDS) for place in places_in_turn(table.seats, discarder)[1:]]
    left_out = order[: order.index(taker)]
    passed = [text(language, "book-example-claim-passed", seats=", ".join(names[seat] for seat in left_out))]
    return " ".join([with_capital(said), following, *(passed if left_out else [])])


def _thrown(use: RulesInUse, it: Claimed, kind: int, discarder: int) -> PlayedTable | None:
    """Return a table at which the discard has just been made; None if the rules prevent it, or no seat may claim it."""
    hands: list[tuple[int, ...]] = [()] * use.players
    for wish in it.wishes:
        seat = WINDS.index(wish.seat)
        if seat not in use.seats:
            return None
        hands[use.seats.index(seat)] = tuple(parse_tiles(wish.tiles))
    idle = [parse_tile(code) for code in _IDLE]
    turns = use.seats.index(discarder) if discarder in use.seats else -1
    if turns < 0:
        return None
    hands[0] = (*hands[0], kind if turns == 0 else idle[0])
    draws = [*idle[1:turns], kind] if turns else []
    near = {kind, *idle, *(range(max(kind - 2, 0), min(kind + 3, HONOURS)) if kind < HONOURS else ())}
    try:
        table = deal_arranged(use.compiled, hands, draws, stream=Stream(it.name.encode()), kept_back=near)
    except ArrangementError:
        return None
    _settle(table)
    for turn, thrown in enumerate([idle[0], *draws] if turns else [kind]):
        if turn:
            _settle(table)
        if not _throw(table, use.seats[turn], thrown):
            return None
    return table if table.phase is Phase.CLAIM else None


def _settle(table: PlayedTable) -> None:
    """Lay out bonus tiles and pass everything else, until a seat has to discard or the hand is over."""
    while not table.phase.is_over:
        seat = table.waiting_for[0]
        offered = table.offered(seat)
        bonus = next((action for action in offered if actions.type_of(action) is actions.ActionType.FLOWER), None)
        if table.phase is Phase.TURN and bonus is None:
            return
        if actions.PASS in offered:
            table.play(seat, actions.PASS)
        else:
            table.play(seat, offered[0] if bonus is None else bonus)


def _throw(table: PlayedTable, seat: int, kind: int) -> bool:
    """Discard a tile; return False if the seat may not."""
    if table.phase is not Phase.TURN or actions.DISCARD + kind not in table.offered(seat):
        return False
    table.play(seat, actions.DISCARD + kind)
    return True


def _spare(table: PlayedTable, seat: int) -> int:
    """Return the highest kind that a seat may discard."""
    return max(map(actions.discard_of, table.offered(seat)))


def _action(wish: Wish, kind: int) -> int:
    match wish.wants:
        case "chow":
            return actions.CHOW + min(kind, *parse_tiles(wish.tiles))
        case "pung":
            return actions.PUNG
        case "kong":
            return actions.KONG
        case _:
            return actions.MAHJONG


def _takers(table: PlayedTable, wishes: dict[int, int]) -> list[int]:
    """Answer for all seats that are asked about the discard; return those whose claims prevail."""
    events = table.events
    while table.phase is Phase.CLAIM:
        seat = table.waiting_for[0]
        wish = wishes.get(seat)
        events = table.play(seat, wish if wish in table.offered(seat) and wish is not None else actions.PASS)
    return [event.seat for event in events if event.kind is EventKind.CLAIM and event.prevails]


def _wanted(wish: Wish, language: str) -> str:
    return text(language, "book-example-claim-mahjong" if wish.wants == "mahjong" else f"set-{wish.wants}")


def _cells(*texts: str) -> list[Cell]:
    return [Cell(text=it, anchor="") for it in texts]
