"""Drawings of numbers: bars, dots on a line, histograms. Shapes are stretched to the page's width, words never are."""

from collections.abc import Sequence
from math import log10
from typing import Final

import numpy as np

from eastwind.report.markup import Markup, tag
from eastwind.study.findings import Counts
from eastwind.study.significance import Measured

#: CSS classes of the one or two series that are drawn.
SIDES: Final = ("a", "b")
_HIGH: Final = 100.0


def bars(values: Sequence[Measured], full: float) -> Markup:
    """Return a bar for each of one or two values, `full` wide at most, with a line over their intervals."""
    drawn = []
    for side, measured in zip(SIDES, values, strict=False):
        parts = [tag("span", class_="fill", style=f"width:{_part(measured.value, 0.0, full):.2f}%")]
        # the interval of a sliver is an unreadable speck
        if measured.high > full / 200:
            parts.append(tag("span", class_="whisker", style=_stretch(measured.low, measured.high, 0.0, full)))
        drawn.append(tag("span", *parts, class_=f"bar {side}"))
    return tag("span", *drawn, class_="bars", aria_hidden="true")


def dots(values: Sequence[Measured], low: float, high: float, zero: float | None = None) -> Markup:
    """Return a dot on its interval for each of one or two values, on a line from `low` to `high`; `zero` is marked."""
    drawn = [tag("span", class_="zero", style=f"left:{_part(zero, low, high):.2f}%")] if zero is not None else []
    for side, measured in zip(SIDES, values, strict=False):
        drawn.append(
            tag(
                "span",
                tag("span", class_="whisker", style=_stretch(measured.low, measured.high, low, high)),
                tag("span", class_="dot", style=f"left:{_part(measured.value, low, high):.2f}%"),
                class_=f"line {side}",
            )
        )
    return tag("span", *drawn, class_="dots", aria_hidden="true")


def rare(values: Sequence[Measured], lowest: int) -> Markup:
    """Return dots like `dots` for very small shares, on a logarithmic line from 1 down to 10^−`lowest`."""
    drawn = [tag("span", class_="tenth", style=f"left:{100 * step / lowest:.2f}%") for step in range(1, lowest)]
    for side, measured in zip(SIDES, values, strict=False):
        low, high = (_log_part(end, lowest) for end in (measured.low, measured.high))
        line = [tag("span", class_="whisker", style=f"left:{low:.2f}%;width:{high - low:.2f}%")]
        if measured.value > 0:
            line.append(tag("span", class_="dot", style=f"left:{_log_part(measured.value, lowest):.2f}%"))
        drawn.append(tag("span", *line, class_=f"line {side}"))
    return tag("span", *drawn, class_="dots rare", aria_hidden="true")


def _log_part(share: float, lowest: int) -> float:
    """Return the place of a share in percent of the line: rare ones at the left."""
    return min(max(100 * (1 + log10(max(share, 1e-12)) / lowest), 0.0), 100.0)


def _part(value: float, low: float, high: float) -> float:
    return min(max(100 * (value - low) / (high - low), 0.0), 100.0) if high > low else 0.0


def _stretch(begin: float, end: float, low: float, high: float) -> str:
    left, right = _part(begin, low, high), _part(end, low, high)
    return f"left:{left:.2f}%;width:{right - left:.2f}%"


def histogram(counts: Sequence[Counts], first: int, step: int, label: str, ticks: Sequence[tuple[int, str]]) -> Markup:
    """Return bars for the first of one or two rows of counts, a line for the second; each in parts of its own whole.

    `counts[i][n]` belongs to the number `first + n × step`; `ticks`: numbers with their words, below the drawing.
    """
    parts = [row / max(int(row.sum()), 1) for row in counts]
    top = max((float(part.max()) for part in parts if len(part)), default=0.0) or 1.0
    size = max(len(row) for row in counts)
    shapes = [_columns(parts[0], top)]
    if len(parts) > 1:
        shapes.append(_outline(parts[1], size, top))
    drawing = tag(
        "svg",
        *shapes,
        viewBox=f"0 0 {size} 100",
        preserveAspectRatio="none",
        role="img",
        aria_label=label,
    )
    words = [
        tag("span", word, style=f"left:{100 * (number - first + step / 2) / (size * step):.2f}%")
        for number, word in ticks
    ]
    return tag("div", drawing, tag("div", *words, class_="ticks", aria_hidden="true"), class_="histogram")


def _columns(part: np.ndarray[tuple[int], np.dtype[np.float64]], top: float) -> Markup:
    columns = [
        tag("rect", x=float(place) + 0.08, y=_HIGH * (1 - share / top), width=0.84, height=_HIGH * share / top)
        for place, share in enumerate(part.tolist())
        if share
    ]
    return tag("g", *columns, class_="a")


def _outline(part: np.ndarray[tuple[int], np.dtype[np.float64]], size: int, top: float) -> Markup:
    steps = [f"M0 {_HIGH:.4g}"]
    for place in range(size):
        share = float(part[place]) if place < len(part) else 0.0
        steps.append(f"V{_HIGH * (1 - share / top):.4g}H{place + 1}")
    return tag("path", d="".join([*steps, f"V{_HIGH:.4g}"]), class_="b", vector_effect="non-scaling-stroke")
