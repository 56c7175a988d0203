"""Every way to lay tiles out in groups, tried one after the other.

Tiles come sorted; the first of them must go somewhere, so every place it can go to is tried, and then the rest.
"""

from collections.abc import Callable, Iterator

from tests.reference.tiles import SUITS, Tile

Block = tuple[Tile, ...]


def _without(tiles: Block, taken: Block) -> Block | None:
    rest = list(tiles)
    for tile in taken:
        if tile not in rest:
            return None
        rest.remove(tile)
    return tuple(rest)


def _chow_from(tile: Tile) -> Block | None:
    if tile.group not in SUITS or tile.number > 7:
        return None
    return (tile, Tile(tile.group, tile.number + 1), Tile(tile.group, tile.number + 2))


def sets_and_a_pair(tiles: Block, sets: int) -> Iterator[tuple[Block, ...]]:
    """Every way to lay all the tiles in `sets` chows and pungs and exactly one pair."""
    if len(tiles) == 3 * sets + 2:
        yield from _sets_and_pairs(tuple(sorted(tiles)), 1)


def _sets_and_pairs(tiles: Block, pairs: int) -> Iterator[tuple[Block, ...]]:
    if not tiles:
        yield ()
        return
    first = tiles[0]
    blocks: list[Block] = [(first,) * 3]
    if pairs:
        blocks.append((first,) * 2)
    chow = _chow_from(first)
    if chow:
        blocks.append(chow)
    for block in blocks:
        rest = _without(tiles, block)
        if rest is not None:
            for others in _sets_and_pairs(rest, pairs - (len(block) == 2)):
                yield (block, *others)


def loose_groups(
    tiles: Block, *, chows: bool, pair_counts: Callable[[Tile], bool]
) -> Iterator[tuple[tuple[Block, ...], Block]]:
    """Every way to find pungs, and chows and pairs where these count for something, among tiles that need not fit.

    Yields the groups and the tiles that are in none.
    """
    yield from _loose(tuple(sorted(tiles)), chows, pair_counts)


def _loose(tiles: Block, chows: bool, pair_counts: Callable[[Tile], bool]) -> Iterator[tuple[tuple[Block, ...], Block]]:
    if not tiles:
        yield (), ()
        return
    first = tiles[0]
    blocks: list[Block] = [(first,), (first,) * 3]
    if pair_counts(first):
        blocks.append((first,) * 2)
    chow = _chow_from(first)
    if chows and chow:
        blocks.append(chow)
    for block in blocks:
        rest = _without(tiles, block)
        if rest is None:
            continue
        for groups, singles in _loose(rest, chows, pair_counts):
            if len(block) == 1:
                yield groups, (first, *singles)
            else:
                yield (block, *groups), singles
