"""Numbers of the 42 kinds of tile, and masks of their groups.

A *kind* is a small integer. Suits come first (characters 0–8, dots 9–17, bamboo 18–26), then winds 27–30 (east, south,
west, north), dragons 31–33 (white, green, red), flowers 34–37 (plum, orchid, chrysanthemum, bamboo) and seasons 38–41
(spring, summer, autumn, winter). The order is that of the notation: `m p s z f`.
"""

from typing import Final

KINDS: Final = 42
#: Number of kinds that can be in a hand's sets; the eight above are bonus tiles.
PLAIN_KINDS: Final = 34
RANKS: Final = 9
#: Number of groups in which a hand is read: suits and honours.
GROUPS: Final = 4

CHARACTERS: Final = 0
DOTS: Final = 9
BAMBOO: Final = 18
HONOURS: Final = 27

EAST: Final = 27
SOUTH: Final = 28
WEST: Final = 29
NORTH: Final = 30
WHITE: Final = 31
GREEN: Final = 32
RED: Final = 33

FLOWERS: Final = 34
SEASONS: Final = 38

#: Number of copies of each plain kind in a set of tiles; each bonus tile occurs once.
COPIES: Final = 4

TILES_PLAIN: Final = PLAIN_KINDS * COPIES
TILES_ALL: Final = TILES_PLAIN + KINDS - PLAIN_KINDS


def _mask(*kinds: int) -> int:
    return sum(1 << kind for kind in kinds)


#: Bit masks over kinds (bit k is kind k).
TERMINALS: Final = _mask(0, 8, 9, 17, 18, 26)
HONOUR_KINDS: Final = _mask(*range(27, 34))
WIND_KINDS: Final = _mask(27, 28, 29, 30)
DRAGON_KINDS: Final = _mask(31, 32, 33)
SUIT_KINDS: Final = _mask(*range(27))
SIMPLES: Final = SUIT_KINDS & ~TERMINALS
ORPHANS: Final = TERMINALS | HONOUR_KINDS
#: Green dragon and bamboo 2, 3, 4, 6, 8.
GREEN_KINDS: Final = _mask(32, 19, 20, 21, 23, 25)
BONUS_KINDS: Final = _mask(*range(34, 42))
