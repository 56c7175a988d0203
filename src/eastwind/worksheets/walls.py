"""Walls seen from above: a side with the stacks that have been built, and the square of four sides, broken or not."""

from typing import Final

from eastwind.report.markup import Markup, tag

_STACK: Final = 10
_DEEP: Final = 15
_MARGIN: Final = 26
#: Rotation of each side in degrees: seat 1 is at the bottom of the page, and sides are counted clockwise from there.
_TURNS: Final = (0, 90, 180, 270)


def side(standing: int, stacks: int) -> Markup:
    """Return a side with places for all of its stacks; those that have been built are drawn full."""
    drawn = [
        tag("rect", x=1 + at * _STACK, y=1, width=_STACK, height=_DEEP, class_="stack" if at < standing else "place")
        for at in range(stacks)
    ]
    return tag("svg", *drawn, viewBox=f"0 0 {stacks * _STACK + 2} {_DEEP + 2}", class_="side")


def square(stacks: int, open_side: int = 0, open_stack: int = 0) -> Markup:
    """Return the four sides, each with its number, and a line where the wall opens, after a stack counted from the right.

    The player at a side counts its stacks from the right hand: clockwise, seen from above.
    """
    long = stacks * _STACK
    whole = long + 2 * (_DEEP + _MARGIN)
    middle = whole / 2
    sides = []
    for at, turn in enumerate(_TURNS):
        top = middle + long / 2 + 2
        rects = [
            tag("rect", x=middle - long / 2 + place * _STACK, y=top, width=_STACK, height=_DEEP, class_="stack")
            for place in range(stacks)
        ]
        if at + 1 == open_side:
            x = middle + long / 2 - open_stack * _STACK
            rects.append(tag("line", x1=x, x2=x, y1=top - 7, y2=top + _DEEP + 7, class_="opening"))
        name = tag(
            "text",
            str(at + 1),
            x=middle,
            y=top + _DEEP + 17,
            transform=f"rotate({-turn} {middle:g} {top + _DEEP + 12:g})",
        )
        sides.append(tag("g", *rects, name, transform=f"rotate({turn} {middle:g} {middle:g})"))
    return tag("svg", *sides, viewBox=f"0 0 {whole} {whole}", class_="square")
