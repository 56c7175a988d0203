"""Orders in which tiles can be taken away two by two, whatever is on their faces.

This is how a deal is made: an order in which the blank tiles can be cleared, read backwards, is the order in which a board
is laid pair by pair from the empty table. It also shows what no shuffle can mend: two tiles one on the other, alone, can never
go together.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, inline_making_arrays, jit_with
from eastwind.solo.blocking import BLOCKING_T, Blocking, is_open
from eastwind.tiles.chance import Chance, below, next_bits

CLEARED: Final = 1
IMPOSSIBLE: Final = 0
UNDECIDED: Final = 2

#: Number of orders tried at random; each the likelier to be stuck, the taller the stacks.
_LOOSE_TRIES: Final = 24
#: Number of orders tried that always take from the tallest stacks.
_TALL_TRIES: Final = 8
#: Largest number of positions looked at in the exact search.
_BUDGET: Final = 200_000
_SLOTS: Final = 1 << 19


@inline
def _take(blocking: Blocking, held: Row, gone: Row, tile: int, sign: int) -> None:
    """Take a tile away (`sign` 1) or put it back (−1)."""
    gone[tile] = 1 if sign == 1 else 0
    for at in range(blocking.first[tile], blocking.first[tile + 1]):
        held[blocking.tile[at]] -= sign * blocking.weight[at]


@inline
def _heights(blocking: Blocking, height: Row) -> None:
    """Write the number of tiles that must at least go one after the other, beginning with each tile: (n,)."""
    tiles = height.shape[0]
    for tile in range(tiles):
        height[tile] = 1
    changed = True
    while changed:
        changed = False
        for tile in range(tiles):
            for at in range(blocking.first[tile], blocking.first[tile + 1]):
                under = blocking.tile[at]
                if blocking.weight[at] == 1 and height[tile] < height[under] + 1:
                    height[tile] = height[under] + 1
                    changed = True


@inline
def _free_tiles(held: Row, gone: Row, free: Row) -> int:
    count = 0
    for tile in range(held.shape[0]):
        if not gone[tile] and is_open(held[tile]):
            free[count] = tile
            count += 1
    return count


@inline_making_arrays
def _try_order(blocking: Blocking, chance: Chance, height: Row, tall: bool, order: Row) -> bool:
    """Try one way down, at random; `tall` takes from the tallest stacks. Return whether it ends with the empty table."""
    tiles = order.shape[0]
    held = blocking.held.copy()
    gone = np.zeros(tiles, np.uint8)
    free = np.zeros(tiles, np.int32)
    for step in range(tiles // 2):
        count = _free_tiles(held, gone, free)
        if count < 2:
            return False
        for side in range(2):
            chosen = side + below(chance, count - side)
            if tall:
                for at in range(side, count):
                    if height[free[at]] > height[free[chosen]]:
                        chosen = at
            tile = free[chosen]
            free[chosen] = free[side]
            free[side] = tile
            order[2 * step + side] = tile
        _take(blocking, held, gone, order[2 * step], 1)
        _take(blocking, held, gone, order[2 * step + 1], 1)
    return True


@inline
def _was_seen(table: Row, key: int) -> bool:
    """Return whether a position was looked at before; remember it while there is room."""
    slot = whole(key & (_SLOTS - 1))
    for _ in range(8):
        if table[slot] == key:
            return True
        if table[slot] == 0:
            table[slot] = key
            return False
        slot = (slot + 1) & (_SLOTS - 1)
    return False


@inline
def _open_node(held: Row, gone: Row, height: Row, free: Grid, depth: int) -> int:
    """Write a position's free tiles into `free[depth]`, the tallest first; return their number."""
    count = _free_tiles(held, gone, free[depth])
    for at in range(1, count):
        tile = free[depth, at]
        to = at
        while to > 0 and height[free[depth, to - 1]] < height[tile]:
            free[depth, to] = free[depth, to - 1]
            to -= 1
        free[depth, to] = tile
    return count


@inline_making_arrays
def _search_order(blocking: Blocking, height: Row, order: Row) -> int:
    """Search all ways down, the tallest stacks first, no position twice."""
    tiles = order.shape[0]
    depths = tiles // 2
    held = blocking.held.copy()
    gone = np.zeros(tiles, np.uint8)
    free = np.zeros((depths + 1, tiles), np.int32)
    counts = np.zeros(depths + 1, np.int64)
    first, second = np.zeros(depths + 1, np.int64), np.zeros(depths + 1, np.int64)
    keys = np.zeros(tiles, np.int64)
    state = np.array([1], np.uint64)
    for tile in range(tiles):
        keys[tile] = np.int64(next_bits(state) >> np.uint64(1))
    table = np.zeros(_SLOTS, np.int64)
    key = np.int64(0)
    depth = 0
    looked_at = 0
    counts[0] = _open_node(held, gone, height, free, 0)
    while depth >= 0:
        if depth == depths:
            return CLEARED
        second[depth] += 1
        if second[depth] >= counts[depth]:
            first[depth] += 1
            second[depth] = first[depth] + 1
        if second[depth] >= counts[depth]:
            depth -= 1
            if depth >= 0:
                for side in range(2):
                    tile = order[2 * depth + side]
                    _take(blocking, held, gone, tile, -1)
                    key ^= keys[tile]
            continue
        order[2 * depth] = free[depth, first[depth]]
        order[2 * depth + 1] = free[depth, second[depth]]
        after = key ^ keys[order[2 * depth]] ^ keys[order[2 * depth + 1]]
        if _was_seen(table, after):
            continue
        looked_at += 1
        if looked_at > _BUDGET:
            return UNDECIDED
        key = after
        _take(blocking, held, gone, order[2 * depth], 1)
        _take(blocking, held, gone, order[2 * depth + 1], 1)
        depth += 1
        first[depth] = 0
        second[depth] = 0
        counts[depth] = _open_node(held, gone, height, free, depth) if depth < depths else 0
    return IMPOSSIBLE


@jit_with(numba.int64(BLOCKING_T, numba.uint64[::1], numba.int32[::1]), long=True)
def clearing_order(blocking: Blocking, chance: Chance, order: Row) -> int:
    """Write an order of removal, (n,) tiles two by two: `CLEARED`; or report that there is none, or that it is not known.

    Different chance gives different orders where there are several.
    """
    tiles = order.shape[0]
    if tiles % 2:
        return IMPOSSIBLE
    height = np.zeros(tiles, np.int32)
    _heights(blocking, height)
    for attempt in range(_LOOSE_TRIES + _TALL_TRIES):
        if _try_order(blocking, chance, height, attempt >= _LOOSE_TRIES, order):
            return CLEARED
    return _search_order(blocking, height, order)
