"""Tasks of the steps with all tiles: snake, memory, all combinations, honours, flowers and seasons, solitaire, tidying up."""

from typing import Final

from eastwind.school.draw import Draw
from eastwind.school.laying import WHOLE_SET, row_of, task_of
from eastwind.school.sets import best_sets, rank_of, suit_of
from eastwind.school.task import Task
from eastwind.solo.deal import deal
from eastwind.solo.layouts import layouts
from eastwind.tiles.notation import format_tile

_SUITED: Final = tuple(code for code in WHOLE_SET if suit_of(code) in "mps")
_DRAGONS: Final = ("5z", "6z", "7z")
_WINDS: Final = ("1z", "2z", "3z", "4z")
_SEASONS: Final = tuple(f"{number}f" for number in range(5, 9))
_FLOWERS: Final = tuple(f"{number}f" for number in range(1, 5))
_SEATS: Final = 4
#: Layouts that a child can finish.
_LAYOUTS: Final = ("lantern", "bridge", "butterfly")
_DEALS: Final = 10_000
#: Lengths of rows in the box, and numbers of rows, by level.
_BOXES: Final = (((6, 8), (2, 3, 4)), ((9,), (5, 6, 7, 8)), ((8, 9, 12, 16), ()))


def bonus_number(code: str) -> int:
    """Return the number on a flower or a season, 1–4."""
    return (rank_of(code) - 1) % _SEATS + 1


def follows(last: str, code: str) -> bool:
    """Return whether a tile may be next in the snake: it has the suit or the number of the last one."""
    return suit_of(last) == suit_of(code) or rank_of(last) == rank_of(code)


def _snake(level: int, draw: Draw) -> Task:
    """Return a snake, mixed, that crosses to the other suit and back, each time by a number with both of its tiles in it."""
    one, other = draw.shuffled("mps")[:2]
    count = 4 * (level + 1)
    over, back, *rest = draw.shuffled(range(1, 10))
    within = rest[: count // 2 - 2]
    before = draw.below(len(within) + 1)
    middle = draw.shuffled(rest)[: count - count // 2 - 2]
    snake = [f"{rank}{one}" for rank in [*within[:before], over]]
    snake += [f"{rank}{other}" for rank in [over, *middle, back]]
    snake += [f"{rank}{one}" for rank in [back, *within[before:]]]
    return task_of("snake", draw.shuffled(snake[1:]), snake[1:], first=snake[0])


def _memory(level: int, draw: Draw) -> Task:
    """Return a task of pairs of the three suits, evenly from each; on the last level with dragons and winds among them."""
    if level < 3:
        rows = [draw.shuffled(row_of(suit)) for suit in "psm"]
        kinds = [rows[at % 3][at // 3] for at in range(6 if level == 1 else 8)]
    else:
        kinds = [*draw.shuffled(_DRAGONS + _WINDS)[:4], *draw.shuffled([*row_of("p"), *row_of("s"), *row_of("m")])[:4]]
    lying = draw.shuffled([*kinds, *kinds])
    pairs = [[lying.index(code), len(lying) - 1 - lying[::-1].index(code)] for code in dict.fromkeys(lying)]
    return task_of("memory", lying, pairs, pairs=len(kinds))


def _combinations(level: int, draw: Draw) -> Task:
    count = (12, 16, 20, 20)[level - 1]
    kinds = _SUITED if level < 4 else [code for code in WHOLE_SET if suit_of(code) != "f"]
    # a child is never sent to look for sets that do not exist: tiles without a set are dealt again
    while True:
        tiles = draw.shuffled(kinds)[:count]
        if best := best_sets(tiles):
            return task_of("combinations", tiles, best)


def _honours(level: int, draw: Draw) -> Task:
    kinds = (_DRAGONS, _WINDS, _DRAGONS + _WINDS)[level - 1]
    first, second, *others = draw.shuffled(kinds)
    tiles = draw.shuffled([*[first] * 3, *[second] * 4, *(code for code in others for _ in range(2))])
    return task_of("alike", tiles, best_sets(tiles, chows=False))


def _bonus(level: int, draw: Draw) -> Task:
    tiles = draw.shuffled((_SEASONS, _FLOWERS, _FLOWERS + _SEASONS)[level - 1])
    seat = 1 + draw.below(_SEATS)
    return task_of("bonus", tiles, [code for code in tiles if bonus_number(code) == seat], seat=seat)


def _solitaire(level: int, draw: Draw) -> Task:
    layout = layouts()[_LAYOUTS[level - 1]]
    dealt = deal(layout, 1 + draw.below(_DEALS))
    pairs = [list(dealt.order[at : at + 2]) for at in range(0, len(dealt.order), 2)]
    return task_of("solitaire", [format_tile(kind) for kind in dealt.kinds], pairs, layout=layout.id, deal=dealt.number)


def _tidy(level: int, draw: Draw) -> Task:
    lengths, rows = _BOXES[level - 1]
    long = draw.one_of(lengths)
    count = long * draw.one_of(rows) if rows else len(WHOLE_SET)
    return task_of("tidy", draw.shuffled(WHOLE_SET)[:count], count // long, row=long)


MAKERS: Final = {
    "snake": _snake,
    "memory": _memory,
    "combinations": _combinations,
    "honours": _honours,
    "bonus": _bonus,
    "solitaire": _solitaire,
    "tidy": _tidy,
}
