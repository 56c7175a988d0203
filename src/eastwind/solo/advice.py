"""Advice for a player: a hint, whether the game is lost, how far to go back, another chance.

Anything that cannot be decided with the work allowed is reported as not known, never guessed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from eastwind.solo.chances import number_below
from eastwind.solo.clearing import CLEARED, IMPOSSIBLE, clearing_order
from eastwind.solo.game import Game, Tiles
from eastwind.solo.solver.puzzle import Pair
from eastwind.solo.solver.solve import LONG, Answer, solve
from eastwind.tiles.chance import Chance, chance


@dataclass(frozen=True, slots=True)
class Hint:
    """A pair to take. With `WINNABLE` the position stays winnable after it; otherwise any pair that fits, None if none does."""

    answer: Answer
    pair: Pair | None


def hint(game: Game, work: int = LONG) -> Hint:
    """Return a pair, as indices of the game's tiles, that does not lose a winnable game."""
    left = game.left
    solution = solve(game.remaining(), work)
    if solution.moves:
        one, other = solution.moves[0]
        return Hint(solution.answer, (left[one], left[other]))
    pairs = game.pairs()
    return Hint(solution.answer, pairs[0] if pairs else None)


@dataclass(frozen=True, slots=True)
class WayBack:
    """Number of the moves to keep so that the game can be won.

    :ivar answer: of the position now; :ivar certain: no later position is winnable as well; False if one is not known
    """

    answer: Answer
    keep: int
    certain: bool


def way_back(game: Game, work: int = LONG) -> WayBack:
    """Return the last position of a game from which it can be won. A lost game never becomes winnable by playing on.

    `keep` is −1 if not even the start is known to be winnable.
    """
    now = solve(game.remaining(), work).answer
    if now is Answer.WINNABLE:
        return WayBack(now, len(game.moves), certain=True)
    # all up to `won` moves are known to be winnable, all from `lost` on to be lost
    won, lost = -1, len(game.moves) + (now is Answer.NOT_KNOWN)
    unknown: set[int] = {len(game.moves)} if now is Answer.NOT_KNOWN else set()
    while untried := [moves for moves in range(won + 1, lost) if moves not in unknown]:
        middle = untried[len(untried) // 2]
        answer = solve(Game(game.tiles, game.moves[:middle]).remaining(), work).answer
        if answer is Answer.WINNABLE:
            won = middle
        elif answer is Answer.LOST:
            lost = middle
        else:
            unknown.add(middle)
    return WayBack(now, won, certain=lost == won + 1)


class Rescued(StrEnum):
    """Outcome of a rescue. `CANNOT_BE_CLEARED`: as the places lie, no shuffle helps."""

    SHUFFLED = "shuffled"
    CANNOT_BE_CLEARED = "cannot_be_cleared"
    NOT_KNOWN = "not_known"


@dataclass(frozen=True, slots=True)
class Rescue:
    """Another chance: the place of tile i gets the tile that was at `order[i]`; empty unless shuffled."""

    outcome: Rescued
    order: tuple[int, ...]


def rescue(tiles: Tiles, seed: int) -> Rescue:
    """Shuffle tiles among their places so that they can be cleared again; another seed, another shuffle."""
    state = chance(seed)
    pairs = _matched(tiles)
    if pairs is None:
        return Rescue(Rescued.CANNOT_BE_CLEARED, ())
    order = np.zeros(len(tiles.places), np.int32)
    found = clearing_order(tiles.blocking, state, order)
    if found != CLEARED:
        return Rescue(Rescued.CANNOT_BE_CLEARED if found == IMPOSSIBLE else Rescued.NOT_KNOWN, ())
    comes_from = [0] * len(order)
    places = order.tolist()
    for at, pair in enumerate(_shuffled(state, pairs)):
        for side in range(2):
            comes_from[places[2 * at + side]] = pair[side]
    return Rescue(Rescued.SHUFFLED, tuple(comes_from))


def _matched(tiles: Tiles) -> list[Pair] | None:
    """Return all tiles in pairs that match, signs with sounds; None if a tile is left over."""
    groups: dict[int, list[list[int]]] = {}
    for tile, (group, side) in enumerate(zip(tiles.groups, tiles.sides, strict=True)):
        groups.setdefault(group, [[], [], []])[side].append(tile)
    pairs: list[Pair] = []
    for anyone, signs, sounds in groups.values():
        while signs and sounds:
            pairs.append((signs.pop(), sounds.pop()))
        rest = signs or sounds
        while rest and anyone:
            pairs.append((rest.pop(), anyone.pop()))
        if rest or len(anyone) % 2:
            return None
        pairs += zip(anyone[::2], anyone[1::2], strict=True)
    return pairs


def _shuffled(state: Chance, pairs: Sequence[Pair]) -> list[Pair]:
    """Return the pairs in another order, the two of each in either."""
    mixed = list(pairs)
    for at in range(len(mixed) - 1, 0, -1):
        other = number_below(state, at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return [pair if number_below(state, 2) else (pair[1], pair[0]) for pair in mixed]
