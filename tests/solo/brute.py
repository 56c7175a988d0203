"""The rules of both games once more, slow and plain: what the compiled code is compared with.

Nothing here comes from `eastwind.solo` but the types of what is handed over.
"""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from eastwind.solo.game import Tiles, tiles_of

Place = tuple[int, int, int]
Cell = tuple[int, int]


def squares(place: Place) -> set[Cell]:
    """The four half-tile squares that a tile covers."""
    x, y, _ = place
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def is_free(places: Sequence[Place], tile: int, left: frozenset[int]) -> bool:
    """Nothing covers any of its squares one layer up, and on one long side no square touches it."""
    board = _board(tuple(places))
    on_top = any(other in left for other in board.on_top[tile])
    beside = [any(other in left for other in side) for side in board.beside[tile]]
    return not on_top and not all(beside)


def pairs_of(tiles: Tiles, left: frozenset[int]) -> Iterator[tuple[int, int]]:
    """All moves."""
    free = [tile for tile in sorted(left) if is_free(tiles.places, tile, left)]
    for one, other in combinations(free, 2):
        sides = {tiles.sides[one], tiles.sides[other]}
        if tiles.groups[one] == tiles.groups[other] and (0 in sides or len(sides) == 2):
            yield one, other


def winnable(tiles: Tiles) -> bool:
    """Whether any order of moves clears the board: all of them are tried."""

    @cache
    def from_here(left: frozenset[int]) -> bool:
        return not left or any(from_here(left - {one, other}) for one, other in pairs_of(tiles, left))

    return from_here(frozenset(range(len(tiles.places))))


def clearable(places: Sequence[Place]) -> bool:
    """Whether blank tiles can be taken away two by two."""
    return winnable(tiles_of(places, [0] * len(places)))


class PlainBoard:
    """Which tiles touch which on a layout, worked out once from the squares they cover, so that many games can be replayed."""

    def __init__(self, places: Sequence[Place]) -> None:
        every = range(len(places))
        self.on_top: list[list[int]] = []
        self.beside: list[tuple[list[int], list[int]]] = []
        for x, y, z in places:
            own = squares((x, y, z))
            self.on_top.append([other for other in every if places[other][2] == z + 1 and squares(places[other]) & own])
            left, right = (
                [
                    other
                    for other in every
                    if places[other][2] == z and squares(places[other]) & {(column, y), (column, y + 1)}
                ]
                for column in (x - 1, x + 2)
            )
            self.beside.append((left, right))

    def clears(self, tiles: Tiles, order: Sequence[int]) -> bool:
        """Whether an order, tiles two by two, is all legal moves and leaves nothing."""
        there = [True] * len(tiles.places)
        for one, other in zip(order[::2], order[1::2], strict=True):
            for tile in (one, other):
                left, right = self.beside[tile]
                held = any(there[at] for at in left) and any(there[at] for at in right)
                if not there[tile] or held or any(there[at] for at in self.on_top[tile]):
                    return False
            sides = {tiles.sides[one], tiles.sides[other]}
            if one == other or tiles.groups[one] != tiles.groups[other] or not (0 in sides or len(sides) == 2):
                return False
            there[one] = there[other] = False
        return not any(there)


@cache
def _board(places: tuple[Place, ...]) -> PlainBoard:
    return PlainBoard(places)


def random_places(dice: random.Random, count: int) -> list[Place]:
    """A heap of tiles in half-tile steps, narrow enough that they hold each other."""
    width, height, layers = dice.choice([(6, 3, 3), (9, 2, 2), (5, 5, 2), (12, 3, 1), (4, 4, 4)])
    taken: set[Place] = set()
    places: list[Place] = []
    everywhere = list(product(range(width), range(height), range(layers)))
    for place in dice.sample(everywhere, len(everywhere)):
        if len(places) == count:
            break
        cells = {(x, y, place[2]) for x, y in squares(place)}
        if not cells & taken:
            taken |= cells
            places.append(place)
    return places if len(places) % 2 == 0 else places[:-1]


def random_towers(dice: random.Random) -> list[Place]:
    """Some stacks of different heights, beside each other or apart: many of them cannot be cleared."""
    while True:
        heights = [dice.randrange(1, 7) for _ in range(dice.choice([1, 2, 3]))]
        step = dice.choice([2, 5])
        if sum(heights) % 2 == 0 and sum(heights) <= 12:
            return [(step * at, 0, layer) for at, height in enumerate(heights) for layer in range(height)]


def random_tiles(dice: random.Random, count: int, equal: int = 4, *, sided: bool = False) -> Tiles:
    """A heap with groups of at most `equal` tiles at random; `sided`: half signs, half sounds."""
    places = random_places(dice, count)
    deck = [(at // equal, 1 + at % 2 if sided else 0) for at in range(len(places))]
    dice.shuffle(deck)
    return tiles_of(places, [group for group, _ in deck], [side for _, side in deck])


def replay(tiles: Tiles, moves: Sequence[tuple[int, int]]) -> frozenset[int]:
    """What is left after moves, each of which must be one."""
    left = frozenset(range(len(tiles.places)))
    for move in moves:
        assert tuple(sorted(move)) in set(pairs_of(tiles, left)), f"{move} cannot be played"
        left -= set(move)
    return left
