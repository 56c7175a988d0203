"""Walls as one sees them from above: a side with the stacks that stand, and the square of four sides that is broken."""

from typing import Final

from eastwind.report.markup import Markup, tag

_STACK: Final = 10
_DEEP: Final = 15
_MARGIN: Final = 26
#: The page lies before seat 1: sides are counted clockwise from the one below.
_TURNS: Final = (0, 90, 180, 270)


def side(standing: int, stacks: int) -> Markup:
    """A side with places for all of its stacks; those that stand are drawn full."""
    drawn = [
        tag("rect", x=1 + at * _STACK, y=1, width=_STACK, height=_DEEP, class_="stack" if at < standing else "place")
        for at in range(stacks)
    ]
    return tag("svg", *drawn, viewBox=f"0 0 {stacks * _STACK + 2} {_DEEP + 2}", class_="side")


def square(stacks: int, open_side: int = 0, open_stack: int = 0) -> Markup:
    """The four sides, each with its number; with a line where it opens, after a stack that is counted from the right.

    Whoever sits at a side counts its stacks from the right hand: clockwise, seen from above.
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
