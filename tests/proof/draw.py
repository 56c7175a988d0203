"""Hands in the making for the proof: what they are drawn from, their sets, and the standard shapes.

Everything comes from one seeded generator: the same seed draws the same hands. The special hands are in `forms`, whole hands
with their last tile, flowers and events in `hands`.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.reference.hands import SetKind, Source, TableSet
from tests.reference.tiles import (
    GREEN_TILES,
    PLAIN,
    SUITS,
    Tile,
    is_honour,
    is_terminal,
)

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
