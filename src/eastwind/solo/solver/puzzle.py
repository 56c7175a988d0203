"""Puzzle as the solver sees it: tiles that hold each other, and *pairings* to choose from.

Removing tiles only ever frees others, so the order of moves never matters, only the pairs. Of four equal tiles
there are three pairings, *(ab, cd)*, *(ac, bd)*, *(ad, bc)*; once a pairing is chosen for every group, a board is cleared by
taking whatever pair is free, or it cannot be cleared in this way at all. A *pairing* here is an option that is taken or not:
one with two pairs in groups of up to four tiles, a single pair in larger groups. Each tile goes by exactly one of its options.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from eastwind.solo.blocking import Blocking

#: Largest group of equal tiles whose options are whole pairings of the group.
WHOLE_GROUP: Final = 4
#: Side of a tile that goes with any tile of its group, whatever its side.
ANY_SIDE: Final = 0


class Puzzle(NamedTuple):
    """A position, compiled; arrays of int32. n tiles, v options.

    :ivar held, hold_first, hold_tile, hold_weight: as in `Blocking`
    :ivar link_first: (n + 1,) start of a tile's partners in `link_tile` and `link_option`, partner and option that joins them
    :ivar pair_first: (v + 1,) start of an option's pairs in `pair_one` and `pair_other`
    :ivar rival_first: (v + 1,) start in `rival` of the options that an option excludes
    :ivar choice_first: (c + 1,) start of each set of options in `choice`; one of each set must be taken
    """

    held: npt.NDArray[np.int32]
    hold_first: npt.NDArray[np.int32]
    hold_tile: npt.NDArray[np.int32]
    hold_weight: npt.NDArray[np.int32]
    link_first: npt.NDArray[np.int32]
    link_tile: npt.NDArray[np.int32]
    link_option: npt.NDArray[np.int32]
    pair_first: npt.NDArray[np.int32]
    pair_one: npt.NDArray[np.int32]
    pair_other: npt.NDArray[np.int32]
    rival_first: npt.NDArray[np.int32]
    rival: npt.NDArray[np.int32]
    choice_first: npt.NDArray[np.int32]
    choice: npt.NDArray[np.int32]


#: `Puzzle` for the compiler, whose types come without annotations.
PUZZLE_T: Final = numba.types.NamedUniTuple(numba.int32[::1], 14, Puzzle)  # type: ignore[no-untyped-call]

Pair = tuple[int, int]


def sides_match(one: int, other: int) -> bool:
    """Return whether tiles of one group may go together: sign with sound, or tiles without sides."""
    return one == ANY_SIDE or other == ANY_SIDE or one != other


def puzzle_of(blocking: Blocking, groups: Sequence[int], sides: Sequence[int]) -> Puzzle | None:
    """Return the puzzle of n tiles with their groups and sides; None when some tile has no partner."""
    options: list[tuple[Pair, ...]] = []
    choices: list[list[int]] = []
    members: dict[int, list[int]] = {}
    for tile, group in enumerate(groups):
        members.setdefault(group, []).append(tile)
    for tiles in members.values():
        found, sets = _options_of(tiles, sides)
        if not all(sets):
            return None
        choices += [[len(options) + option for option in one] for one in sets]
        options += found
    return _compiled(blocking, options, choices)


def _options_of(tiles: list[int], sides: Sequence[int]) -> tuple[list[tuple[Pair, ...]], list[list[int]]]:
    """Return a group's options, and the sets from which exactly one must be taken; an empty set if that cannot be."""
    if len(tiles) % 2:
        return [], [[]]
    pairs = [pair for pair in combinations(tiles, 2) if sides_match(sides[pair[0]], sides[pair[1]])]
    if len(tiles) > WHOLE_GROUP:
        singles: list[tuple[Pair, ...]] = [(pair,) for pair in pairs]
        return singles, [[at for at, pair in enumerate(pairs) if tile in pair] for tile in tiles]
    if len(tiles) == 2:
        pairings: list[tuple[Pair, ...]] = [(pair,) for pair in pairs]
    else:
        pairings = [(one, other) for one, other in combinations(pairs, 2) if not set(one) & set(other)]
    return pairings, [list(range(len(pairings)))]


def _compiled(blocking: Blocking, options: list[tuple[Pair, ...]], choices: list[list[int]]) -> Puzzle:
    tiles = len(blocking.held)
    links: list[list[Pair]] = [[] for _ in range(tiles)]
    for option, pairs in enumerate(options):
        for one, other in pairs:
            links[one].append((other, option))
            links[other].append((one, option))
    rivals: list[set[int]] = [set() for _ in options]
    for choice in choices:
        for option in choice:
            rivals[option].update(choice)
    link_first, link_tile = _ragged([[other for other, _ in link] for link in links])
    _, link_option = _ragged([[option for _, option in link] for link in links])
    pair_first, pair_one = _ragged([[one for one, _ in pairs] for pairs in options])
    _, pair_other = _ragged([[other for _, other in pairs] for pairs in options])
    rival_first, rival = _ragged([sorted(others - {option}) for option, others in enumerate(rivals)])
    return Puzzle(
        *blocking,
        link_first, link_tile, link_option, pair_first, pair_one, pair_other, rival_first, rival, *_ragged(choices),
    )  # fmt: skip


def _ragged(lists: list[list[int]]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return the start of each list, (k + 1,), and all of them one after the other."""
    first = np.zeros(len(lists) + 1, np.int32)
    np.cumsum([len(one) for one in lists], out=first[1:])
    return first, np.array([item for one in lists for item in one], np.int32)
