"""Relaxed game: a bound that no real play exceeds, and the reason when even it halts.

Relaxed, a tile goes as soon as it and *any* partner that is still allowed have come free, whether or not that partner has
gone with another one meanwhile. The tiles that remain then (the *knot*) remain in every real play that takes none of the
forbidden options; so **at least one of the forbidden options that would loosen the knot must be taken**. That is the clause
that the search learns from.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row
from eastwind.jit import inline, inline_making_arrays
from eastwind.solo.blocking import is_open
from eastwind.solo.solver.puzzle import Puzzle


class Relaxed(NamedTuple):
    """A relaxed game under way over n tiles.

    :ivar held: (n,) as in `Blocking`; `free`: (n,) has come free, gone or not; `gone`: (n,) has gone
    :ivar queue: (n,) tiles in the order in which they went; `ends`: (2,) number of them worked off, number of all
    """

    held: npt.NDArray[np.int32]
    free: npt.NDArray[np.uint8]
    gone: npt.NDArray[np.uint8]
    queue: npt.NDArray[np.int32]
    ends: npt.NDArray[np.int64]


@inline_making_arrays
def new_relaxed(tiles: int) -> Relaxed:
    """Return an empty record for `tiles` tiles."""
    return Relaxed(
        np.zeros(tiles, np.int32),
        np.zeros(tiles, np.uint8),
        np.zeros(tiles, np.uint8),
        np.zeros(tiles, np.int32),
        np.zeros(2, np.int64),
    )


@inline
def copy_relaxed(source: Relaxed, target: Relaxed) -> None:
    """Make `target` equal to `source`; the queue's worked-off part needs no copy."""
    for tile in range(source.held.shape[0]):
        target.held[tile] = source.held[tile]
        target.free[tile] = source.free[tile]
        target.gone[tile] = source.gone[tile]
    target.ends[0] = source.ends[0]
    target.ends[1] = source.ends[1]


@inline
def _leave(game: Relaxed, tile: int) -> None:
    if not game.gone[tile]:
        game.gone[tile] = 1
        game.queue[game.ends[1]] = tile
        game.ends[1] += 1


@inline
def _come_free(puzzle: Puzzle, allowed: Row, game: Relaxed, tile: int) -> None:
    game.free[tile] = 1
    for at in range(puzzle.link_first[tile], puzzle.link_first[tile + 1]):
        partner = puzzle.link_tile[at]
        if game.free[partner] and allowed[puzzle.link_option[at]]:
            _leave(game, tile)
            _leave(game, partner)


@inline
def run_on(puzzle: Puzzle, allowed: Row, game: Relaxed) -> bool:
    """Take away all that can go; return whether the board is empty then."""
    while game.ends[0] < game.ends[1]:
        tile = game.queue[game.ends[0]]
        game.ends[0] += 1
        for at in range(puzzle.hold_first[tile], puzzle.hold_first[tile + 1]):
            other = puzzle.hold_tile[at]
            game.held[other] -= puzzle.hold_weight[at]
            if not game.free[other] and is_open(game.held[other]):
                _come_free(puzzle, allowed, game, other)
    return bool(game.ends[1] == game.held.shape[0])


@inline
def run(puzzle: Puzzle, allowed: Row, game: Relaxed) -> bool:
    """Play the relaxed game from the start with the `allowed` options, (v,); return whether it clears the board."""
    tiles = game.held.shape[0]
    game.ends[0] = 0
    game.ends[1] = 0
    for tile in range(tiles):
        game.held[tile] = puzzle.held[tile]
        game.free[tile] = 0
        game.gone[tile] = 0
    for tile in range(tiles):
        if is_open(puzzle.held[tile]):
            _come_free(puzzle, allowed, game, tile)
    return run_on(puzzle, allowed, game)


@inline
def loosens(puzzle: Puzzle, game: Relaxed, option: int) -> bool:
    """Return whether taking a forbidden option would let a tile of the knot go."""
    for at in range(puzzle.pair_first[option], puzzle.pair_first[option + 1]):
        one, other = puzzle.pair_one[at], puzzle.pair_other[at]
        if game.free[one] and game.free[other] and not (game.gone[one] and game.gone[other]):
            return True
    return False


@inline
def allow(puzzle: Puzzle, allowed: Row, game: Relaxed, option: int) -> bool:
    """Allow an option in a game that has halted, and play on; return whether the board is empty then."""
    allowed[option] = 1
    for at in range(puzzle.pair_first[option], puzzle.pair_first[option + 1]):
        one, other = puzzle.pair_one[at], puzzle.pair_other[at]
        if game.free[one] and game.free[other]:
            _leave(game, one)
            _leave(game, other)
    return run_on(puzzle, allowed, game)
