"""Drawing of each game of the path on paper: the tiles, the places to write in, and the answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from eastwind.report.markup import Markup, join, tag
from eastwind.school import Task
from eastwind.solo.layout import TILE
from eastwind.solo.layouts import layouts
from eastwind.words import text
from eastwind.worksheets import walls
from eastwind.worksheets.drawings import HIGH, WIDE, face, frames, groups, racks, tile, tiles

#: Largest numbers of tiles that are drawn large and in medium size, and number of frames of a row for any set.
_FEW: Final = 16
_MANY: Final = 48
_LONGEST: Final = 4
#: Offset of each layer in a drawn layout, up and to the left, which shows the sides of the tiles.
_LIFT: Final = 7


@dataclass(frozen=True, slots=True)
class Drawn:
    """Drawing of a task.

    :ivar question: the question, in words; :ivar work: the part that the child works on; :ivar answer: the right answer.
    """

    question: str
    work: Markup
    answer: Markup


def draw(task: Task, language: str) -> Drawn:
    """Draw a task in a language."""
    work, answer = _DRAWERS[task.kind](task, language)
    return Drawn(_question(task, language), work, answer)


def _question(task: Task, language: str) -> str:
    asked = task.asked
    if task.kind == "find-suit":
        suits = asked["suits"]
        return text(language, f"worksheet-find-{suits[0] if len(suits) == 1 else 'all'}")
    if task.kind == "break-wall":
        return text(language, f"worksheet-break-{asked['way']}")
    if task.kind == "game-two":
        which = "chronicle" if asked["scoring"] == "chronicle" else "hand" if asked["pair"] else "sets"
        return text(language, f"worksheet-count-{which}", seat=asked["seat"])
    if task.kind == "alike" and task.step == "honours":
        return text(language, "worksheet-ask-honours")
    if task.kind == "build-wall" and asked["sides"] > 1:
        return text(language, "worksheet-build-sides", sides=asked["sides"])
    known = {
        name: value for name, value in asked.items() if isinstance(value, int | str) and not isinstance(value, bool)
    }
    return text(language, f"worksheet-ask-{task.kind}", **{"count": len(task.tiles), **known})


def _heap(task: Task, language: str, found: Sequence[int] | None = None) -> Markup:
    """Return the tiles in their order; on a sheet of answers those found are ringed, and the others pale."""
    size = "" if len(task.tiles) <= _FEW else "many" if len(task.tiles) <= _MANY else "all"
    drawn = [
        tile(
            code,
            language,
            on_head=at in task.on_head,
            look="" if found is None else "found" if at in found else "faded",
        )
        for at, code in enumerate(task.tiles)
    ]
    return tag("div", *drawn, class_=f"tiles heap {size}".strip())


def _find(task: Task, language: str) -> tuple[Markup, Markup]:
    suits = task.asked["suits"]
    if len(suits) == 1:
        return _heap(task, language), _heap(task, language, task.answer)
    count = {suit: len(places) for suit, places in zip(suits, task.answer, strict=True)}
    lines = [tag("p", f"{text(language, f'suit-{suit}')}: {number}") for suit, number in count.items()]
    return _heap(task, language), join(*lines)


def _row(task: Task, language: str) -> tuple[Markup, Markup]:
    return join(_heap(task, language), frames(len(task.answer))), tiles(task.answer, language)


def _lock(task: Task, language: str) -> tuple[Markup, Markup]:
    shown = task.asked["shown"]
    fold = tag("p", text(language, "worksheet-cover"), class_="fold")
    return join(tiles(shown, language), fold, _heap(task, language), frames(len(shown))), tiles(task.answer, language)


def _sets(task: Task, language: str) -> tuple[Markup, Markup]:
    size = 3 if task.kind == "neighbours" else _LONGEST
    answer = groups(task.answer, language) if task.answer else tag("p", text(language, "worksheet-none"))
    return join(_heap(task, language), racks(max(len(task.answer), 1), size)), answer


def _snake(task: Task, language: str) -> tuple[Markup, Markup]:
    first = tile(task.asked["first"], language)
    row = tag("div", first, *(tag("span", class_="frame") for _ in task.answer), class_="tiles")
    return join(_heap(task, language), row), tiles([task.asked["first"], *task.answer], language)


def _memory(task: Task, language: str) -> tuple[Markup, Markup]:
    """Return cards to cut out, and as the answer the pairs that are alike."""
    cards = tag("div", *(tag("span", tile(code, language), class_="card") for code in task.tiles), class_="cards")
    return cards, groups(([task.tiles[one], task.tiles[other]] for one, other in task.answer), language)


def _bonus(task: Task, language: str) -> tuple[Markup, Markup]:
    found = [at for at, code in enumerate(task.tiles) if code in task.answer]
    return _heap(task, language), _heap(task, language, found)


def _number(task: Task, language: str) -> Markup:
    return join(tag("p", text(language, "worksheet-number"), " ", tag("span", class_="frame"), class_="write"))


def _build(task: Task, language: str) -> tuple[Markup, Markup]:
    asked = task.asked
    stacks = asked["of_tiles"] // 2 // asked["sides"]
    drawn = walls.square(stacks) if asked["sides"] > 1 else walls.side(asked["built"], stacks)
    return join(drawn, _number(task, language)), tag("p", str(task.answer), class_="figure")


def _dice(throws: Sequence[int], *, added: bool) -> str:
    return (" + " if added else " → ").join(map(str, throws))


def _break(task: Task, language: str) -> tuple[Markup, Markup]:
    asked = task.asked
    way = str(asked["way"])
    if way == "named":
        side, stack = str(asked["side"]), str(asked["stack"])
    else:
        side = _dice(asked["side_throws"], added=way == "two-and-three")
        stack = _dice(asked["stack_throws"], added=way in ("one-and-two", "two-and-three"))
    given = tag("p", text(language, "worksheet-thrown", side=side, stack=stack), class_="figure")
    opened = walls.square(asked["stacks"], task.answer["side"], task.answer["stack"])
    said = text(language, "worksheet-opens", side=task.answer["side"], stack=task.answer["stack"])
    return join(given, walls.square(asked["stacks"])), join(tag("p", said), opened)


def _solitaire(task: Task, language: str) -> tuple[Markup, Markup]:
    """Return the layout, and as the answer the tiles that can be taken off at once: those below cannot be seen on paper."""
    return _layout(task, language), _layout(task, language, free_alike(task))


def free_alike(task: Task) -> dict[int, int]:
    """Return the places of tiles that can be taken off at once with another, each with a number, equal for those alike."""
    places = layouts()[task.asked["layout"]].places
    alike: dict[str, list[int]] = {}
    for at, (x, y, z) in enumerate(places):
        near = [(left - x, over) for left, top, over in places if abs(top - y) < TILE]
        covered = any(over > z and abs(beside) < TILE for beside, over in near)
        closed = [(beside, z) in near for beside in (-TILE, TILE)]
        if not covered and not all(closed):
            code = task.tiles[at]
            # any flower goes with any flower, any season with any season
            alike.setdefault(code if code[1] != "f" else f"{int(code[0]) > 4}f", []).append(at)
    pairs = (found for found in alike.values() if len(found) > 1)
    return {at: number for number, found in enumerate(pairs, 1) for at in found}


def _layout(task: Task, language: str, taken: dict[int, int] | None = None) -> Markup:
    layout = layouts()[task.asked["layout"]]
    lift = _LIFT * (layout.layers - 1)
    drawn = []
    for at, ((x, y, z), code) in enumerate(zip(layout.places, task.tiles, strict=True)):
        left, top = x * WIDE / 2 + lift - z * _LIFT, y * HIGH / 2 + lift - z * _LIFT
        under = tag("rect", x=4, y=4, width=WIDE, height=HIGH, rx=7, class_="under") if z else Markup("")
        number = taken and taken.get(at)
        turn = tag("text", str(number), x=WIDE / 2, y=HIGH / 2 + 12, class_="turn") if number else Markup("")
        parts = (under, face(code, language), turn)
        drawn.append(tag("g", *parts, transform=f"translate({left:g} {top:g})", class_="faded" if taken else ""))
    wide, high = layout.columns * WIDE / 2 + lift + 6, layout.rows * HIGH / 2 + lift + 6
    return tag("svg", *drawn, viewBox=f"0 0 {wide:g} {high:g}", class_="layout")


def _count(task: Task, language: str) -> tuple[Markup, Markup]:
    asked = task.asked
    if asked["scoring"] == "chronicle":
        won = tag("p", text(language, "worksheet-won" if asked["won"] else "worksheet-not-won"))
        shown = join(won, tiles(task.tiles, language))
    else:
        lying = [
            *asked["sets"],
            *([asked["pair"]] if asked["pair"] else []),
            *([asked["bonus"]] if asked["bonus"] else []),
        ]
        shown = groups(lying, language)
    parts = asked["parts"]
    empty: list[str] = [part for _ in range(max(len(parts), 1)) for part in ("", "+")][:-1]
    written = [tag("span", class_="frame") if part == "" else tag("span", part) for part in [*empty, "=", ""]]
    told = f"{' + '.join(map(str, parts))} = {task.answer}" if len(parts) > 1 else str(task.answer)
    return join(shown, tag("div", *written, class_="sum")), tag("p", told, class_="figure")


def _claim(task: Task, language: str) -> tuple[Markup, Markup]:
    discard = tag("p", text(language, "worksheet-discard"), " ", tile(task.asked["discard"], language), class_="write")
    answer = groups(task.answer, language) if task.answer else tag("p", text(language, "worksheet-none"))
    return join(discard, _heap(task, language), frames(_LONGEST)), answer


def _tidy(task: Task, language: str) -> tuple[Markup, Markup]:
    return join(_heap(task, language), _number(task, language)), tag("p", str(task.answer), class_="figure")


_DRAWERS: Final[dict[str, Callable[[Task, str], tuple[Markup, Markup]]]] = {
    "find-suit": _find,
    "line-up": _row,
    "line-down": _row,
    "neighbours": _sets,
    "alike": _sets,
    "code-lock": _lock,
    "snake": _snake,
    "memory": _memory,
    "combinations": _sets,
    "bonus": _bonus,
    "build-wall": _build,
    "break-wall": _break,
    "solitaire": _solitaire,
    "game-two": _count,
    "game-four": _claim,
    "tidy": _tidy,
}
