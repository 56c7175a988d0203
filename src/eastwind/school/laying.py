"""Tasks with one suit: find it, lay it out up and down, three neighbours, alike, code lock; the same with the other suits."""

from collections.abc import Sequence
from typing import Final

from eastwind.school.draw import Draw
from eastwind.school.sets import best_sets
from eastwind.school.task import Answer, Task
from eastwind.tiles.notation import CODES

_DOTS: Final = "p"
_COPIES: Final = 4
#: Whole set of 144 tiles: four of each kind, one of each bonus tile.
WHOLE_SET: Final = tuple(code for code in CODES for _ in range(1 if code[1] == "f" else _COPIES))
#: Divisor: one tile in this many lies on its head where tiles are turned.
_TURNED: Final = 3
_SMALL_HEAP: Final = 48
_MORE_BESIDE: Final = 5
_LOCK_LOOSE: Final = 18


def row_of(suit: str) -> list[str]:
    """Return 1 to 9 of a suit."""
    return [f"{rank}{suit}" for rank in range(1, 10)]


def task_of(kind: str, tiles: Sequence[str], answer: Answer, **asked: object) -> Task:
    """Return a task without step, level and seed, which are filled in later."""
    return Task("", kind, 0, 0, tuple(tiles), answer, asked)


def find_suit(suits: str, heap: Sequence[str]) -> Task:
    places = [at for at, code in enumerate(heap) if code[1] in suits]
    if len(suits) == 1:
        return task_of("find-suit", heap, places, suits=list(suits))
    apart = [[at for at, code in enumerate(heap) if code[1] == suit] for suit in suits]
    return task_of("find-suit", heap, apart, suits=list(suits))


def line(kind: str, suit: str, level: int, draw: Draw) -> Task:
    row = row_of(suit)
    if level == 1:
        loose = draw.shuffled(row)
    elif level == 2:
        loose = draw.shuffled(_more(row, row, len(row) + _MORE_BESIDE, draw))
    else:
        loose = draw.shuffled(row * _COPIES)
    on_head = tuple(at for at in range(len(loose)) if level > 2 and draw.below(_TURNED) == 0)
    asked = row if kind == "line-up" else row[::-1]
    return Task("", kind, level, 0, tuple(loose), list(asked), {"suit": suit}, on_head)


def neighbours(suit: str, level: int, draw: Draw) -> Task:
    row = row_of(suit)
    starts = [draw.below(7) for _ in range(level + 1)]
    built = [code for start in starts for code in row[start : start + 3]]
    if level == 1:
        tiles = draw.shuffled(built)
    elif level == 2:
        tiles = draw.shuffled(_more(built, row, 15, draw))
    else:
        # one row of the four has been laid out already
        tiles = draw.shuffled(row * (_COPIES - 1))
    return task_of("neighbours", tiles, best_sets(tiles, alike=False), suit=suit)


def _more(tiles: list[str], kinds: Sequence[str], count: int, draw: Draw) -> list[str]:
    """Return the tiles and others of these kinds, `count` in all, of no kind more than there are."""
    more = list(tiles)
    while len(more) < count:
        code = draw.one_of(kinds)
        if more.count(code) < _COPIES:
            more.append(code)
    return more


def alike(kinds: Sequence[str], level: int, draw: Draw) -> Task:
    chosen = draw.shuffled(kinds)
    if level == 1:
        tiles = [*chosen[:1] * 3, *chosen[1:2] * 3, *chosen[2:4]]
    elif level == 2:
        tiles = [*chosen[:1] * 3, *chosen[1:2] * 4, *chosen[2:4] * 2]
    else:
        tiles = [code for number, code in enumerate(chosen) for _ in range((3, 4, 2, 1)[number % 4])]
    tiles = draw.shuffled(tiles)
    return task_of("alike", tiles, best_sets(tiles, chows=False))


def code_lock(suit: str, level: int, draw: Draw) -> Task:
    row = row_of(suit)
    shown = draw.shuffled(row)[: level + 3]
    others = draw.shuffled(row * 2)
    loose = draw.shuffled([*shown, *others[: _LOCK_LOOSE - len(shown)]])
    return task_of("code-lock", loose, shown, shown=list(shown))


def _find(level: int, draw: Draw) -> Task:
    heap = draw.shuffled(WHOLE_SET)
    if level == 1:
        heap = heap[:_SMALL_HEAP]
    return find_suit(("p", "p", "s", "m", "psm")[level - 1], heap)


def _alike(level: int, draw: Draw) -> Task:
    return alike(row_of(_DOTS), level, draw)


def _suits(level: int, draw: Draw) -> Task:
    """Return a task of the steps 1 to 6 with bamboo, then with characters: the middle level of each."""
    suit = "s" if level <= 6 else "m"
    game = (level - 1) % 6
    if game == 0:
        return find_suit(suit, draw.shuffled(WHOLE_SET))
    if game < 3:
        return line(("line-up", "line-down")[game - 1], suit, 2, draw)
    if game == 3:
        return neighbours(suit, 2, draw)
    return alike(row_of(suit), 2, draw) if game == 4 else code_lock(suit, 2, draw)


MAKERS: Final = {
    "find-suit": _find,
    "line-up": lambda level, draw: line("line-up", _DOTS, level, draw),
    "line-down": lambda level, draw: line("line-down", _DOTS, level, draw),
    "neighbours": lambda level, draw: neighbours(_DOTS, level, draw),
    "alike": _alike,
    "code-lock": lambda level, draw: code_lock(_DOTS, level, draw),
    "suits": _suits,
}
