"""Tasks of the family's table: sums of laid sets in both scorings, and sets that a discard completes."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from eastwind.rules import load_preset
from eastwind.school.draw import Draw
from eastwind.school.later import bonus_number
from eastwind.school.laying import WHOLE_SET, row_of, task_of
from eastwind.school.sets import kind_of_set, suit_of
from eastwind.school.task import Task

_COPIES: Final = 4
_SEATS: Final = 4
_HAND: Final = 13
#: Patterns of the rule set with the worth of a set of each kind, which does not depend on its place nor on its tiles.
_PATTERNS: Final = {
    "chow": "chow",
    "pung": "pung_simple_exposed",
    "kong": "kong_simple_exposed",
    "pair": "pair",
    "win": "mahjong",
    "bonus": "own_flower",
}


@cache
def figures() -> dict[str, int]:
    """Return the points at the family's table by name."""
    rules = load_preset("family")
    found = {}
    for name, pattern in _PATTERNS.items():
        points = rules.file.patterns[pattern].points
        found[name] = 0 if points is None else points.value
    return found


def parts_of(sets: Sequence[Sequence[str]], pair: Sequence[str], bonus: Sequence[str], seat: int) -> list[int]:
    """Return the numbers to add up in the counting game: sets, the winner's pair, bonus tiles with the seat's number."""
    worth = figures()
    parts = [worth[kind_of_set(tiles) or "chow"] for tiles in sets]
    parts += [worth["pair"]] if pair else []
    return parts + [worth["bonus"] for code in bonus if bonus_number(code) == seat]


def _some_sets(count: int, draw: Draw) -> list[list[str]]:
    left = list(WHOLE_SET)
    found: list[list[str]] = []
    while len(found) < count:
        suit = draw.one_of("mps")
        at = draw.below(7)
        code = row_of(suit)[at]
        tiles = (row_of(suit)[at : at + 3], [code] * 3, [code] * _COPIES)[draw.below(3)]
        if all(left.count(one) >= tiles.count(one) for one in tiles):
            for one in tiles:
                left.remove(one)
            found.append(tiles)
    return found


def _seat_and_bonus(draw: Draw) -> tuple[int, list[str]]:
    seat = 1 + 2 * draw.below(2)
    return seat, draw.shuffled([code for code in WHOLE_SET if suit_of(code) == "f"])[: draw.below(4)]


def _chronicle(draw: Draw) -> Task:
    """Return a task of the chronicle, drawn again where there is nothing to add up."""
    while True:
        seat, bonus = _seat_and_bonus(draw)
        won = draw.below(2) == 1
        parts = [figures()["win"]] * won + [figures()["bonus"] for code in bonus if bonus_number(code) == seat]
        if len(parts) > 1:
            return task_of("game-two", bonus, sum(parts), scoring="chronicle", seat=seat, won=won, parts=parts)


def _count(level: int, draw: Draw) -> Task:
    if level == 3:
        return _chronicle(draw)
    seat, bonus = _seat_and_bonus(draw)
    sets = _some_sets(2 + draw.below(2) if level == 1 else _SEATS, draw)
    used = [code for tiles in sets for code in tiles]
    honour = draw.one_of(("5z", "6z", "7z"))
    pair = [honour, honour] if level == 2 else []
    parts = parts_of(sets, pair, bonus, seat)
    tiles = [*used, *pair, *bonus]
    return task_of(
        "game-two",
        tiles,
        sum(parts),
        scoring="counting",
        seat=seat,
        won=level == 2,
        sets=sets,
        pair=pair,
        bonus=bonus,
        parts=parts,
    )


def completed(hand: Sequence[str], discard: str) -> list[list[str]]:
    """Return every set that a discard completes with tiles of a hand, each from left to right: pungs and kongs, then chows."""
    found = [[discard] * size for size in (4, 3) if hand.count(discard) >= size - 1]
    if suit_of(discard) in "mps":
        row = row_of(suit_of(discard))
        at = row.index(discard)
        for low in range(max(at - 2, 0), min(at, 6) + 1):
            chow = row[low : low + 3]
            if all(code in hand for code in chow if code != discard):
                found.append(chow)
    return found


def _claim(level: int, draw: Draw) -> Task:
    """Return a task whose discard completes, in half of all cases, something of the level's kind, otherwise nothing at all."""
    wanted = draw.below(2) == 1
    while True:
        tiles = draw.shuffled([code for code in WHOLE_SET if suit_of(code) != "f"])
        hand, discard = sorted(tiles[:_HAND], key=lambda code: (code[1], code[0])), tiles[_HAND]
        found = completed(hand, discard)
        kinds = {kind_of_set(one) for one in found}
        right = {1: "pung" in kinds, 2: "chow" in kinds, 3: bool(kinds)}[level]
        if (right if wanted else not found) and not (level == 2 and kinds - {"chow"}):
            return task_of("game-four", hand, found, discard=discard)


MAKERS: Final = {"game-two": _count, "game-four": _claim}
