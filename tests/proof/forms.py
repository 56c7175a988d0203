"""Drafts of every special hand, and of what misses it by little."""

import random

from tests.proof.draw import (
    HONOURS,
    ORPHANS,
    TERMINALS,
    Draft,
    a_set,
    any_standard,
    chow,
    crowded_suit,
    exposure,
    lay,
    palette,
    suit_tiles,
)
from tests.reference.tiles import DRAGONS, GREEN_TILES, PLAIN, SUITS, WINDS, Tile, tiles


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
    draft = any_standard(dice) if dice.random() < 0.5 else _one_chow(dice, Tile("s", dice.choice([1, 2])))
    if draft is None or draft.owned()[Tile("s", 2)] != 1 or Tile("s", 2) not in draft.concealed:
        return None
    draft.last, draft.source = Tile("s", 2), dice.choice(["robbed_kong", "robbed_kong", "discard"])
    return draft


def _one_chow(dice: random.Random, lowest: Tile) -> Draft:
    """A chow in hand, else pungs and kongs."""
    *three, pair = dice.sample(palette(dice), 4)
    draft = lay(dice, [_alike(dice, tile) for tile in three], (pair,) * 2, exposure(dice))
    draft.concealed += chow(lowest)
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


# --------------------------------------------------------------------------------------------------------- clubs abroad


def nine_gates(dice: random.Random) -> Draft | None:
    """1112345678999 and another tile of the suit; the other is not always the last."""
    suit = dice.choice(SUITS)
    gates = [Tile(suit, int(digit)) for digit in "1112345678999"]
    extra = Tile(suit, dice.randint(1, 9))
    draft = Draft([*gates, extra])
    draft.last = extra if dice.random() < 0.7 else None
    return draft


def wriggling_snake(dice: random.Random) -> Draft | None:
    suit = dice.choice(SUITS)
    return Draft([*(Tile(suit, int(digit)) for digit in "1123456789"), *WINDS])


def knitting(dice: random.Random) -> Draft | None:
    one, two = dice.sample(SUITS, 2)
    numbers = dice.choices(range(1, 10), k=7)
    return Draft([Tile(suit, number) for suit in (one, two) for number in numbers])


def triple_knitting(dice: random.Random) -> Draft | None:
    *triples, pair = dice.choices(range(1, 10), k=5)
    knit = [Tile(suit, number) for suit in SUITS for number in triples]
    return Draft([*knit, *(Tile(suit, pair) for suit in dice.sample(SUITS, 2))])


def pairs_of_ends(dice: random.Random) -> Draft | None:
    return Draft([tile for tile in dice.sample(ORPHANS, 7) for _ in range(2)])


def concealed_one_suit(dice: random.Random) -> Draft | None:
    """Sets of one suit in hand, or on the table as kongs that are concealed for the clubs."""
    kinds = suit_tiles(dice.choice(SUITS))
    sets = [a_set(dice, kinds, dice.choice([0.3, 0.8])) for _ in range(4)]
    return lay(dice, sets, (dice.choice(kinds),) * 2, dice.choice([0.0, 0.0, 0.0, 0.2]))


def four_concealed_sets(dice: random.Random) -> Draft | None:
    """Pungs and kongs, most of them concealed; sometimes of one suit with honours."""
    kinds = dice.choice([PLAIN, suit_tiles(dice.choice(SUITS)) + HONOURS])
    *four, pair = dice.sample(kinds, 5)
    return lay(dice, [_alike(dice, tile, dice.choice([0.0, 0.2])) for tile in four], (pair,) * 2, 0.1)


def sets_of_three_dragons(dice: random.Random) -> Draft | None:
    sets = [*(_alike(dice, tile) for tile in DRAGONS), a_set(dice, PLAIN, 0.3)]
    return lay(dice, sets, (dice.choice(PLAIN),) * 2, exposure(dice))


def kong_on_kong(dice: random.Random) -> Draft | None:
    """Two kongs and more, the last tile a loose one."""
    *four, pair = dice.sample(palette(dice), 5)
    draft = lay(dice, [_alike(dice, tile, 0.6) for tile in four], (pair,) * 2, 0.3)
    if len([laid for laid in draft.table if "kong" in laid.kind]) < 2:
        return None
    draft.source = "loose"
    return draft
