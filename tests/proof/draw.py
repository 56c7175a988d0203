"""Hands drawn at random for the proof: winners of every shape, near-misses, losers, hands of too many or too few tiles.

Everything comes from one seeded generator: the same seed draws the same hands.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.reference.hands import Event, Hand, SetKind, Source, TableSet
from tests.reference.rules import Rules
from tests.reference.tiles import (
    DRAGONS,
    FLOWERS,
    GREEN_TILES,
    PLAIN,
    SEASONS,
    SUITS,
    WINDS,
    Tile,
    is_honour,
    is_terminal,
    tiles,
)

Draw = Callable[[random.Random], "Draft | None"]

ORPHANS: Final = tuple(tile for tile in PLAIN if is_honour(tile) or is_terminal(tile))
HONOURS: Final = tuple(tile for tile in PLAIN if is_honour(tile))
TERMINALS: Final = tuple(tile for tile in PLAIN if is_terminal(tile))


@dataclass
class Draft:
    """A hand in the making: what is held and what lies on the table."""

    concealed: list[Tile]
    table: list[TableSet] = field(default_factory=list)
    #: The seat's wind, the last tile and its source, when the draft asks for one in particular.
    seat: Tile | None = None
    last: Tile | None = None
    source: Source | None = None

    def owned(self) -> Counter[Tile]:
        return Counter(self.concealed) + Counter(tile for laid in self.table for tile in laid.tiles)

    def possible(self) -> bool:
        """Nobody holds five of a kind."""
        return all(count <= 4 for count in self.owned().values())


def suit_tiles(suit: str) -> tuple[Tile, ...]:
    return tuple(tile for tile in PLAIN if tile.group == suit)


def palette(dice: random.Random) -> tuple[Tile, ...]:
    """The tiles that a hand is drawn from: all of them, or few, so that the doubles for the whole hand occur."""
    suit = dice.choice(SUITS)
    (kinds,) = dice.choices(
        [
            PLAIN,
            suit_tiles(suit),
            suit_tiles(suit) + HONOURS,
            ORPHANS,
            HONOURS,
            TERMINALS,
            GREEN_TILES,
            suit_tiles(suit) + suit_tiles(dice.choice(SUITS)),
            suit_tiles(suit) + TERMINALS,
        ],
        [30, 14, 18, 10, 5, 2, 4, 12, 5],
    )
    return tuple(dict.fromkeys(kinds))


# --------------------------------------------------------------------------------------------------------------- parts


def chow(tile: Tile) -> tuple[Tile, ...]:
    return tuple(Tile(tile.group, tile.number + step) for step in range(3))


def a_set(dice: random.Random, kinds: Sequence[Tile], chows: float = 0.5) -> tuple[Tile, ...]:
    """A chow, pung or kong of these kinds; a chow only where all its tiles are among them."""
    starts = [tile for tile in kinds if tile.group in SUITS and tile.number <= 7 and set(chow(tile)) <= set(kinds)]
    if starts and dice.random() < chows:
        return chow(dice.choice(starts))
    return (dice.choice(kinds),) * dice.choices([3, 4], [4, 1])[0]


def lay(dice: random.Random, sets: Iterable[tuple[Tile, ...]], pair: tuple[Tile, ...], exposed: float) -> Draft:
    """The sets and the pair as a hand: a kong on the table, each other set there with the chance given."""
    draft = Draft(list(pair))
    for group in sets:
        kind: SetKind
        if len(group) == 4:
            open_kong: SetKind = dice.choice(["kong", "added_kong"])
            kind = open_kong if dice.random() < max(exposed, 0.3) else "concealed_kong"
        elif dice.random() < exposed:
            kind = "pung" if group[0] == group[1] else "chow"
        else:
            draft.concealed += group
            continue
        draft.table.append(TableSet(kind, group))
    dice.shuffle(draft.concealed)
    return draft


def exposure(dice: random.Random) -> float:
    """The chance of each set to lie open: closed hands and fully open hands are to be common too."""
    return dice.choice([0.0, 0.0, 0.3, 0.5, 0.8, 1.0])


# ------------------------------------------------------------------------------------------------------ standard shapes


def any_standard(dice: random.Random) -> Draft | None:
    kinds = palette(dice)
    chows = dice.choice([0.0, 0.3, 0.6, 1.0])
    sets = [a_set(dice, kinds, chows) for _ in range(4)]
    return lay(dice, sets, (dice.choice(kinds),) * 2, exposure(dice))


def crowded_suit(dice: random.Random) -> Draft | None:
    """Sets of one suit close to each other: hands that can be read in several ways."""
    suit, low = dice.choice(SUITS), dice.randint(1, 5)
    near = [Tile(suit, number) for number in range(low, low + 5)]
    strangers = [Tile(suit, number) for number in range(1, 10)] + [Tile("z", number) for number in range(1, 8)]
    sets = [a_set(dice, near, 0.7) for _ in range(3)] + [a_set(dice, dice.choice([near, strangers]), 0.5)]
    return lay(dice, sets, (dice.choice(dice.choice([near, strangers])),) * 2, dice.choice([0.0, 0.0, 0.3]))


# ----------------------------------------------------------------------------------------------------------- limit hands


def _alike(dice: random.Random, tile: Tile, kong: float = 0.25) -> tuple[Tile, ...]:
    return (tile,) * (4 if dice.random() < kong else 3)


def hidden_treasure(dice: random.Random) -> Draft | None:
    *four, pair = dice.sample(suit_tiles(dice.choice(SUITS)), 5)
    return lay(dice, [_alike(dice, tile, 0.1) for tile in four], (pair,) * 2, dice.choice([0.0, 0.0, 0.2]))


def all_honours(dice: random.Random) -> Draft | None:
    *four, pair = dice.sample(HONOURS, 5)
    return lay(dice, [_alike(dice, tile) for tile in four], (pair,) * 2, exposure(dice))


def heads_and_tails(dice: random.Random) -> Draft | None:
    *four, pair = dice.sample(TERMINALS, 5)
    return lay(dice, [_alike(dice, tile) for tile in four], (pair,) * 2, exposure(dice))


def imperial_jade(dice: random.Random) -> Draft | None:
    *four, pair = dice.sample(GREEN_TILES, 5)
    sets = [_alike(dice, tile) for tile in four]
    if dice.random() < 0.3:
        sets[dice.randrange(4)] = tiles("234s")
    return lay(dice, sets, (pair,) * 2, exposure(dice))


def twins_of_honours(dice: random.Random) -> Draft | None:
    return Draft([tile for tile in HONOURS for _ in range(2)])


def twins_of_a_suit(dice: random.Random) -> Draft | None:
    seven = dice.sample(suit_tiles(dice.choice(SUITS)), 7)
    return Draft([tile for tile in seven for _ in range(2)])


def any_seven_pairs(dice: random.Random) -> Draft | None:
    seven = dice.choices(palette(dice), k=7)
    return Draft([tile for tile in seven for _ in range(2)])


def three_scholars(dice: random.Random) -> Draft | None:
    kinds = suit_tiles(dice.choice(SUITS)) if dice.random() < 0.7 else PLAIN
    sets = [*(_alike(dice, tile) for tile in DRAGONS), a_set(dice, kinds, 0.2)]
    return lay(dice, sets, (dice.choice(kinds),) * 2, exposure(dice))


def four_blessings(dice: random.Random) -> Draft | None:
    return lay(dice, [_alike(dice, tile) for tile in WINDS], (dice.choice(PLAIN),) * 2, exposure(dice))


def small_blessings(dice: random.Random) -> Draft | None:
    *three, pair = dice.sample(WINDS, 4)
    kinds = palette(dice)
    return lay(dice, [*(_alike(dice, tile) for tile in three), a_set(dice, kinds)], (pair,) * 2, exposure(dice))


def small_scholars(dice: random.Random) -> Draft | None:
    *two, pair = dice.sample(DRAGONS, 3)
    kinds = palette(dice)
    sets = [*(_alike(dice, tile) for tile in two), a_set(dice, kinds), a_set(dice, kinds)]
    return lay(dice, sets, (pair,) * 2, exposure(dice))


def four_kongs(dice: random.Random) -> Draft | None:
    *four, pair = dice.sample(palette(dice), 5)
    return lay(dice, [_alike(dice, tile, 0.9) for tile in four], (pair,) * 2, exposure(dice))


def hidden_snake(dice: random.Random) -> Draft | None:
    suit = dice.choice(SUITS)
    pair = dice.choice([2, 5, 8])
    others = sorted({2, 3, 4, 5, 6, 7, 8} - {pair})
    chows = [chow(Tile(suit, others[0])), chow(Tile(suit, others[3]))]
    sets = [*chows, _alike(dice, Tile(suit, 1)), _alike(dice, Tile(suit, 9))]
    return lay(dice, sets, (Tile(suit, pair),) * 2, exposure(dice))


def thirteen_wonders(dice: random.Random) -> Draft | None:
    return Draft([*ORPHANS, dice.choice(ORPHANS)])


def moon_from_the_sea(dice: random.Random) -> Draft | None:
    draft = dice.choice([any_standard, twins_of_a_suit, thirteen_wonders])(dice)
    if draft is None or Tile("p", 1) not in draft.concealed:
        return None
    draft.last, draft.source = Tile("p", 1), dice.choice(["last_wall", "last_wall", "last_discard", "wall", "loose"])
    return draft


def grapes_on_the_roof(dice: random.Random) -> Draft | None:
    draft = dice.choice([any_standard, crowded_suit, twins_of_a_suit])(dice)
    if draft is None or Tile("p", 5) not in draft.concealed:
        return None
    draft.last, draft.source = Tile("p", 5), dice.choice(["loose", "loose", "last_wall", "wall"])
    return draft


def robbed_bamboo_two(dice: random.Random) -> Draft | None:
    draft = any_standard(dice)
    if draft is None or draft.owned()[Tile("s", 2)] != 1 or Tile("s", 2) not in draft.concealed:
        return None
    draft.last, draft.source = Tile("s", 2), dice.choice(["robbed_kong", "robbed_kong", "discard"])
    return draft


def peking_garden(dice: random.Random) -> Draft | None:
    suit = dice.choice(SUITS)
    return Draft([*(Tile(suit, number) for number in range(1, 8)), *HONOURS])


def true_great_snake(dice: random.Random) -> Draft | None:
    suit = dice.choice(SUITS)
    seat = dice.choice(WINDS)
    dragon = {"m": DRAGONS[2], "p": DRAGONS[0], "s": DRAGONS[1]}[suit]
    if dice.random() < 0.2:
        dragon = dice.choice(DRAGONS)
    pung, pair = dice.sample([seat, dragon], 2)
    sets = [*(chow(Tile(suit, low)) for low in (1, 4, 7)), _alike(dice, pung, 0.1)]
    draft = lay(dice, sets, (pair,) * 2, dice.choice([0.0, 0.0, 0.0, 0.3]))
    draft.seat = seat if dice.random() < 0.8 else None
    return draft


def fourteen_of_one_suit(dice: random.Random) -> Draft | None:
    kinds = suit_tiles(dice.choice(SUITS))
    laid = [a_set(dice, kinds, 0.4) for _ in range(dice.choice([0, 0, 0, 1, 2]))]
    draft = lay(dice, laid, (), 1.0)
    left = [tile for tile in kinds for _ in range(4 - draft.owned()[tile])] if draft.possible() else []
    wanted = 14 - 3 * len(draft.table)
    if len(left) < wanted:
        return None
    draft.concealed += dice.sample(left, wanted)
    return draft


#: What winners and near-misses are drawn from, with its weight.
SHAPES: Final[dict[Draw, int]] = {
    any_standard: 40,
    crowded_suit: 14,
    hidden_treasure: 3,
    all_honours: 3,
    heads_and_tails: 3,
    imperial_jade: 3,
    twins_of_honours: 2,
    twins_of_a_suit: 3,
    any_seven_pairs: 3,
    three_scholars: 3,
    four_blessings: 3,
    small_blessings: 3,
    small_scholars: 3,
    four_kongs: 3,
    hidden_snake: 4,
    thirteen_wonders: 3,
    moon_from_the_sea: 5,
    grapes_on_the_roof: 5,
    robbed_bamboo_two: 3,
    peking_garden: 2,
    true_great_snake: 3,
    fourteen_of_one_suit: 4,
}


def shape(dice: random.Random) -> Draft:
    """A draft of fourteen tiles (and one more a kong), of a shape taken by its weight."""
    while True:
        (draw,) = dice.choices(list(SHAPES), list(SHAPES.values()))
        draft = draw(dice)
        if draft is not None and draft.possible() and draft.concealed:
            return draft


def spoil(dice: random.Random, draft: Draft) -> None:
    """Turns one tile in hand, or one set on the table, into another: a near-miss, or another winner by chance."""
    free = [tile for tile in PLAIN if draft.owned()[tile] < 4]
    if draft.table and dice.random() < 0.3:
        index = dice.randrange(len(draft.table))
        old = draft.table[index]
        if old.kind == "chow":
            return
        empty = [tile for tile in PLAIN if not draft.owned()[tile]]
        draft.table[index] = TableSet(old.kind, (dice.choice(empty),) * len(old.tiles))
        return
    index = dice.randrange(len(draft.concealed))
    old_tile = draft.concealed[index]
    neighbours = [tile for tile in free if tile.group == old_tile.group and abs(tile.number - old_tile.number) <= 1]
    draft.concealed[index] = dice.choice(neighbours if neighbours and dice.random() < 0.7 else free)
    draft.last = None


# ---------------------------------------------------------------------------------------------------------- whole hands


def bonus_tiles(dice: random.Random) -> tuple[Tile, ...]:
    every = FLOWERS + SEASONS
    match dice.randrange(5):
        case 0:
            return ()
        case 1:
            return tuple(dice.sample(every, dice.randint(1, 8)))
        case 2:
            return FLOWERS + tuple(dice.sample(SEASONS, dice.randint(0, 3)))
        case 3:
            return SEASONS + tuple(dice.sample(FLOWERS, dice.randint(0, 3)))
        case _:
            return tuple(dice.sample(every, dice.randint(1, 3)))


def winner(dice: random.Random, with_flowers: bool, robbing: bool) -> Hand:
    """A hand that says it won: of a winning shape, of one just missed, or fourteen tiles of a few kinds."""
    draft = shape(dice)
    if dice.random() < 0.25:
        spoil(dice, draft)
    flowers = bonus_tiles(dice) if with_flowers else ()
    seat, prevailing = draft.seat or dice.choice(WINDS), dice.choice(WINDS)
    last = draft.last or dice.choice(draft.concealed)
    kongs = sum("kong" in laid.kind for laid in draft.table)
    source = draft.source or _source(dice, draft, last)
    if source == "loose" and not kongs and not flowers:
        source = "wall"
    if source.startswith("robbed") and not robbing:
        source = "discard"
    events: set[Event] = set()
    if source == "loose" and kongs >= 2 and dice.random() < 0.3:
        events.add("kong_on_kong")
    if source in ("discard", "last_discard") and dice.random() < 0.1:
        events.add("nothing_drawn")
    if dice.random() < 0.2:
        events.add("ready")
    if not draft.table and dice.random() < 0.2:
        events.add("ready_at_once")
        if source == "discard" and seat != WINDS[0] and dice.random() < 0.3:
            events.add("earthly")
    if not draft.table and seat == WINDS[0] and dice.random() < 0.1:
        return Hand(
            tuple(draft.concealed), (), seat, prevailing, True, None, None, flowers, frozenset[Event]({"heavenly"})
        )
    return Hand(
        tuple(draft.concealed), tuple(draft.table), seat, prevailing, True, last, source, flowers, frozenset(events)
    )


def _source(dice: random.Random, draft: Draft, last: Tile) -> Source:
    """Where the last tile came from; a kong can be robbed of it only if nobody else holds one."""
    options: dict[Source, int] = {"wall": 30, "discard": 40, "loose": 10, "last_wall": 6, "last_discard": 6}
    if draft.owned()[last] == 1:
        options["robbed_kong"] = 20
        if set(draft.concealed) == set(ORPHANS):
            options["robbed_concealed_kong"] = 20
    return dice.choices(list(options), list(options.values()))[0]


def loser(dice: random.Random, with_flowers: bool) -> Hand:
    """A hand that did not win: a shape short of a tile, a broken one, or tiles drawn from a few kinds."""
    if dice.random() < 0.6:
        draft = shape(dice)
        draft.concealed.remove(dice.choice(draft.concealed))
        for _ in range(dice.choice([0, 1, 2, 3])):
            spoil(dice, draft)
    else:
        draft = _scattered(dice)
    if dice.random() < 0.1:
        _miscount(dice, draft)
    return Hand(
        tuple(draft.concealed),
        tuple(draft.table),
        dice.choice(WINDS),
        dice.choice(WINDS),
        flowers=bonus_tiles(dice) if with_flowers else (),
        events=frozenset[Event]({"ready"}) if dice.random() < 0.2 else frozenset(),
    )


def _scattered(dice: random.Random) -> Draft:
    while True:
        kinds = palette(dice)
        draft = lay(dice, [a_set(dice, kinds) for _ in range(dice.choice([0, 0, 1, 1, 2, 3, 4]))], (), 1.0)
        wanted = 13 - 3 * len(draft.table)
        left = [tile for tile in kinds for _ in range(4 - draft.owned()[tile])]
        if draft.possible() and len(left) >= wanted:
            draft.concealed += dice.sample(left, wanted)
            return draft


def _miscount(dice: random.Random, draft: Draft) -> None:
    """A tile or two too many or too few in hand."""
    for _ in range(dice.choice([1, 1, 2])):
        if dice.random() < 0.5:
            draft.concealed.append(dice.choice([tile for tile in PLAIN if draft.owned()[tile] < 4]))
        elif len(draft.concealed) > 1:
            draft.concealed.remove(dice.choice(draft.concealed))


def any_hand(dice: random.Random, rules: Rules) -> Hand:
    """A winner, a near-miss or a loser, with flowers and robbed kongs where the rules have them."""
    if dice.random() < 0.65:
        return winner(dice, bool(rules.bonus), rules.rob_exposed_kong)
    return loser(dice, bool(rules.bonus))
