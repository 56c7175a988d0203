"""Sets of tiles as a child lays them: their kind, their mistake if they are none, and the best that can be made."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

#: Number of ranks of a suit.
_RANKS: Final = 9


def suit_of(code: str) -> str:
    return code[1]


def rank_of(code: str) -> int:
    return int(code[0])


def is_suited(code: str) -> bool:
    return suit_of(code) in "mps"


def kind_of_set(tiles: Sequence[str]) -> str | None:
    """Return `chow`, `pung` or `kong`; None if it is none. A chow is one from left to right only."""
    if len(set(tiles)) == 1 and len(tiles) in (3, 4) and suit_of(tiles[0]) != "f":
        return "pung" if len(tiles) == 3 else "kong"
    return "chow" if len(tiles) == 3 and mistake_of_chow(tiles) is None else None


def mistake_of_chow(tiles: Sequence[str]) -> str | None:
    """Return the mistake of three tiles that were laid for a chow; None: they are one."""
    if not all(map(is_suited, tiles)):
        return "honour_chow" if all(suit_of(code) == "z" for code in tiles) else "mixed_suit"
    if len({suit_of(code) for code in tiles}) > 1:
        return "mixed_suit"
    laid = [rank_of(code) for code in tiles]
    hops = [high - low for low, high in pairwise(sorted(laid))]
    if hops == [1, 1]:
        return None if laid == sorted(laid) else "descending"
    return "gap" if len(hops) == 2 and min(hops) == 1 and max(hops) in (2, 3) else "one_suit_only"


def mistake_of_alike(tiles: Sequence[str], asked: int) -> str | None:
    """Return the mistake of tiles that were laid for `asked` alike, three or four; None: they are."""
    counts = Counter(tiles)
    if len(counts) == 1:
        return None if len(tiles) == asked else "three_for_four" if len(tiles) < asked else "stranger"
    if asked == 4 and max(counts.values()) == 3:
        return "three_for_four"
    if len(tiles) == len(counts) and all(suit_of(code) == "z" for code in tiles):
        return "honour_chow"
    return "stranger"


def mistake_of_set(tiles: Sequence[str]) -> str | None:
    """Return the mistake of tiles that were laid for any set; None: they are one."""
    if kind_of_set(tiles) is not None:
        return None
    if len(tiles) != 3 or len(set(tiles)) < len(tiles):
        return "stranger"
    return mistake_of_chow(tiles)


def best_sets(tiles: Sequence[str], *, chows: bool = True, alike: bool = True) -> list[list[str]]:
    """Return sets that hold as many of some tiles as can lie in sets at once; of two ways the one with fewer sets.

    :param chows: whether chows are sets here; :param alike: whether pungs and kongs are.
    """
    found: list[list[str]] = []
    for suit in "mpsz":
        counts = [0] * _RANKS
        for code in tiles:
            if suit_of(code) == suit:
                counts[rank_of(code) - 1] += 1
        best = _best(tuple(counts), chows and suit != "z", alike)
        found += [[f"{rank}{suit}" for rank in ranks] for ranks in best]
    return found


def covered(sets: Sequence[Sequence[str]]) -> int:
    """Return the number of tiles in some sets."""
    return sum(map(len, sets))


@cache
def _best(counts: tuple[int, ...], chows: bool, alike: bool) -> tuple[tuple[int, ...], ...]:
    """Return the same for one suit, sets as numbers from 1: the lowest tile is in a kong, in a pung, in a chow, or in none."""
    lowest = next((at for at, count in enumerate(counts) if count), None)
    if lowest is None:
        return ()
    rank = lowest + 1
    tries = [(rank,) * 4, (rank,) * 3] if alike else []
    if chows and rank <= _RANKS - 2:
        tries.append((rank, rank + 1, rank + 2))
    best = _best(_less(counts, (rank,)), chows, alike)
    for ranks in tries:
        left = _less(counts, ranks)
        if min(left) < 0:
            continue
        found = (ranks, *_best(left, chows, alike))
        if (sum(map(len, found)), -len(found)) > (sum(map(len, best)), -len(best)):
            best = found
    return best


def _less(counts: tuple[int, ...], ranks: Sequence[int]) -> tuple[int, ...]:
    left = list(counts)
    for rank in ranks:
        left[rank - 1] -= 1
    return tuple(left)
