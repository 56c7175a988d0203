"""Delays over the number of tables, as a drawing: both axes logarithmic, so that small and large can be read in one picture."""

from collections.abc import Callable, Sequence
from math import floor, log2
from typing import Final

from eastwind.bench.measure import Spread
from eastwind.report.markup import Markup, tag

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 150, 24, 56
#: Offset of words below their line of the grid, and least distance of the names of curves.
_BELOW: Final = 4
_APART: Final = 18
_NAMES: Final = {0.5: "half of the actions", 0.9: "9 of 10", 0.99: "99 of 100", 1.0: "the slowest"}


def delays_over_tables(found: Sequence[Spread], target: float | None) -> Markup:
    """Draw a curve for each share of the actions, with its delay at each number of tables; `target`: milliseconds, as a line.

    :raises ValueError: without anything found.
    """
    if not found:
        raise ValueError("expected delays at one number of tables at the least")
    found = sorted(found, key=lambda one: one.tables)
    delays = [delay for one in found for delay in one.delays.values()]
    across = _scale([one.tables for one in found], _LEFT, _WIDTH - _RIGHT)
    up = _scale([*delays, *([] if target is None else [target])], _HEIGHT - _BOTTOM, _TOP)
    lines = [_curve(found, share, across, up) for share in found[0].delays]
    drawn = [*_grid(found, delays, across, up), *([] if target is None else [_limit(target, up)]), *lines]
    told = "; ".join(
        f"{one.tables} tables: "
        + ", ".join(f"{_NAMES.get(share, share)} {delay:.1f} ms" for share, delay in one.delays.items())
        for one in found
    )
    drawn += _names(found[-1], up)
    return tag("svg", *drawn, viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img", aria_label=f"Delay over tables. {told}")


def _scale(values: Sequence[float], begin: float, end: float) -> Callable[[float], float]:
    """Return a logarithmic scale between two ends, each doubling of a value the same distance; a single value in the middle."""
    low, high = log2(max(min(values), 0.01)), log2(max(*values, 0.01))

    def place(value: float) -> float:
        share = (log2(max(value, 0.01)) - low) / (high - low) if high > low else 0.5
        return begin + share * (end - begin)

    return place


def _grid(
    found: Sequence[Spread], delays: Sequence[float], across: Callable[[float], float], up: Callable[[float], float]
) -> list[Markup]:
    drawn = []
    for power in range(floor(log2(max(min(delays), 0.01))) + 1, floor(log2(max(*delays, 0.01))) + 1):
        height = up(2.0**power)
        drawn.append(tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=height, y2=height, class_="grid"))
        drawn.append(_word(f"{2.0**power:g} ms", _LEFT - 8, height + _BELOW, "end"))
    for one in found:
        drawn.append(_word(f"{one.tables:,}", across(one.tables), _HEIGHT - _BOTTOM + 22, "middle"))
    drawn.append(_word("tables", (_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, "middle"))
    return drawn


def _limit(target: float, up: Callable[[float], float]) -> Markup:
    height = up(target)
    line = tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=height, y2=height, class_="target")
    return tag("g", line, _word(f"to hold: {target:g} ms", _LEFT + 8, height - 6, "start"))


def _curve(
    found: Sequence[Spread], share: float, across: Callable[[float], float], up: Callable[[float], float]
) -> Markup:
    points = [(across(one.tables), up(one.delays[share])) for one in found]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = [tag("circle", cx=x, cy=y, r=4) for x, y in points]
    return tag("g", tag("path", d=way), *dots, class_=f"curve s{round(100 * share)}")


def _names(last: Spread, up: Callable[[float], float]) -> list[Markup]:
    """Draw the name of each curve at its end; names that would overlap are moved apart, from the lowest up."""
    names, free = [], float("inf")
    for share, delay in sorted(last.delays.items(), key=lambda one: one[1]):
        free = min(up(delay) + _BELOW, free - _APART)
        names.append(_word(_NAMES.get(share, f"{share:.0%}"), _WIDTH - _RIGHT + 12, free, "start"))
    return names


def _word(text: str, x: float, y: float, anchor: str) -> Markup:
    return tag("text", text, x=float(x), y=float(y), text_anchor=anchor)
