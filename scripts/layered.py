"""Draws what stands on what, in layers, as SVG: the ground below, arrows downward, each with a number.

Long arrows go between the boxes that they pass, neighbours lie near each other, and the same graph is always the same drawing.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

#: What a place of a layer holds: a room, or the passage of a long arrow (its two ends and the layer passed).
Place = str | tuple[str, str, int]
#: An arrow from a room to one that it stands on.
Arrow = tuple[str, str]

_BOX_HEIGHT: Final = 46
_LAYER_STEP: Final = 112
#: From the foot of a box to the head of one in the next layer.
_SPACE: Final = _LAYER_STEP - _BOX_HEIGHT
_GAP: Final = 36
_PASSAGE: Final = 26
_MARGIN: Final = 32
_TITLE: Final = 64
_LETTER: Final = 8.6
#: Of the plate under a number.
_COUNT_WIDTH: Final = 28
_COUNT_HEIGHT: Final = 18
_SWEEPS: Final = 24

_STYLE: Final = """\
  :root { --ground: #fbf9f4; --box: #fff; --line: #7d8a86; --ink: #1d2a28; --soft: #55625e; --edge: #1f4d45; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #17201e; --box: #22302d; --line: #80918c; --ink: #f1efe8; --soft: #b4c0bb; --edge: #8fc4b6; }
  }
  .ground { fill: var(--ground); }
  .box { fill: var(--box); stroke: var(--edge); stroke-width: 1.5; }
  .arrow { fill: none; stroke: var(--line); stroke-width: 1.4; }
  .head { fill: var(--line); }
  .under { fill: var(--ground); }
  text { font-family: "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif; text-anchor: middle; fill: var(--ink); }
  .title { font-size: 20px; font-weight: 600; text-anchor: start; }
  .note { font-size: 13px; text-anchor: start; fill: var(--soft); }
  .name { font-size: 15px; font-weight: 600; }
  .more, .count { font-size: 12px; fill: var(--soft); }
"""


@dataclass(frozen=True, slots=True)
class Graph:
    """What is drawn.

    :ivar stands_on: each room with the rooms that it stands on directly
    :ivar counts: imports from one room of another, by both
    """

    title: str
    note: str
    stands_on: Mapping[str, Sequence[str]]
    counts: Mapping[Arrow, int]


def svg(graph: Graph) -> str:
    """The drawing. What it shows of the counts is text alone: where things lie depends on `stands_on` only."""
    heights = _heights(graph.stands_on)
    layers = _ordered(_places(graph.stands_on, heights), graph.stands_on, heights)
    across = _across(layers, graph.stands_on, heights)
    left = min(across[place] - _width(place) / 2 for layer in layers for place in layer) - _MARGIN
    right = max(across[place] + _width(place) / 2 for layer in layers for place in layer) + _MARGIN
    right = max(right, left + 2 * _MARGIN + 6.6 * len(graph.note))
    top = len(layers) - 1
    height = _TITLE + 2 * _MARGIN + top * _LAYER_STEP + _BOX_HEIGHT

    def at(place: Place, layer: int) -> tuple[float, float]:
        return across[place] - left, _TITLE + _MARGIN + (top - layer) * _LAYER_STEP + _BOX_HEIGHT / 2

    arrows, labels = [], []
    taken: list[tuple[int, int]] = []
    for one, other in _arrows(graph.stands_on):
        points = [at(place, layer) for place, layer in _way(one, other, heights)]
        arrows.append(_arrow(points))
        labels.append(_label(points, graph.counts.get((one, other), 0), taken))
    boxes = [_box(room, *at(room, heights[room]), graph) for room in graph.stands_on]
    size = f"{right - left:.0f}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {height}" width="{size}" height="{height}" role="img">',
            f"<title>{escape(graph.title)}</title>",
            f"<style>\n{_STYLE}</style>",
            '<marker id="head" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" '
            'markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker>',
            f'<rect class="ground" width="{size}" height="{height}"/>',
            f'<text class="title" x="{_MARGIN}" y="36">{escape(graph.title)}</text>',
            f'<text class="note" x="{_MARGIN}" y="58">{escape(graph.note)}</text>',
            *arrows,
            *boxes,
            *labels,
            "</svg>\n",
        ]
    )


def _heights(stands_on: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The layer of each room: one above the highest that it stands on."""
    found: dict[str, int] = {}

    def height(room: str) -> int:
        if room not in found:
            found[room] = 1 + max((height(below) for below in stands_on[room]), default=-1)
        return found[room]

    for room in stands_on:
        height(room)
    return found


def _arrows(stands_on: Mapping[str, Sequence[str]]) -> Iterable[Arrow]:
    return ((room, below) for room, all_below in stands_on.items() for below in all_below)


def _way(one: str, other: str, heights: Mapping[str, int]) -> list[tuple[Place, int]]:
    """What an arrow goes through, from its upper end to its lower one."""
    passed: list[tuple[Place, int]] = [
        ((one, other, layer), layer) for layer in range(heights[one] - 1, heights[other], -1)
    ]
    return [(one, heights[one]), *passed, (other, heights[other])]


def _places(stands_on: Mapping[str, Sequence[str]], heights: Mapping[str, int]) -> list[list[Place]]:
    layers: list[list[Place]] = [[] for _ in range(max(heights.values()) + 1)]
    for room in stands_on:
        layers[heights[room]].append(room)
    for one, other in _arrows(stands_on):
        for place, layer in _way(one, other, heights)[1:-1]:
            layers[layer].append(place)
    return layers


def _neighbours(
    stands_on: Mapping[str, Sequence[str]], heights: Mapping[str, int]
) -> tuple[dict[Place, list[Place]], dict[Place, list[Place]]]:
    """For each place, those that arrows join it with in the layer above, and in the layer below."""
    above: dict[Place, list[Place]] = {}
    below: dict[Place, list[Place]] = {}
    for one, other in _arrows(stands_on):
        way = [place for place, _ in _way(one, other, heights)]
        for upper, lower in itertools.pairwise(way):
            below.setdefault(upper, []).append(lower)
            above.setdefault(lower, []).append(upper)
    return above, below


def _ordered(
    layers: list[list[Place]], stands_on: Mapping[str, Sequence[str]], heights: Mapping[str, int]
) -> list[list[Place]]:
    """The layers in the order found with the fewest crossings: sweeps up and down, each place by the mean of its neighbours."""
    above, below = _neighbours(stands_on, heights)
    best, fewest = layers, _crossings(layers, below)
    for sweep in range(_SWEEPS):
        upward = sweep % 2 == 0
        joined = below if upward else above
        layers = [list(layer) for layer in layers]
        steps = range(1, len(layers)) if upward else range(len(layers) - 2, -1, -1)
        for step in steps:
            fixed = {place: spot for spot, place in enumerate(layers[step - 1 if upward else step + 1])}
            own = {place: spot for spot, place in enumerate(layers[step])}
            layers[step].sort(key=lambda place: _mean([fixed[it] for it in joined.get(place, [])], own[place]))
        if (crossings := _crossings(layers, below)) < fewest:
            best, fewest = layers, crossings
    return best


def _mean(spots: list[int], otherwise: float) -> float:
    return sum(spots) / len(spots) if spots else otherwise


def _crossings(layers: list[list[Place]], below: Mapping[Place, list[Place]]) -> int:
    crossings = 0
    for lower, upper in itertools.pairwise(layers):
        spots = {place: spot for spot, place in enumerate(lower)}
        ends = [(start, spots[it]) for start, place in enumerate(upper) for it in below.get(place, [])]
        crossings += sum(
            (start - other_start) * (end - other_end) < 0
            for index, (start, end) in enumerate(ends)
            for other_start, other_end in ends[:index]
        )
    return crossings


def _width(place: Place) -> float:
    return max(96.0, 24 + _LETTER * len(place)) if isinstance(place, str) else _PASSAGE


def _across(
    layers: list[list[Place]], stands_on: Mapping[str, Sequence[str]], heights: Mapping[str, int]
) -> dict[Place, float]:
    """Where each place lies from left to right: near its neighbours, and never on the next one of its layer."""
    above, below = _neighbours(stands_on, heights)
    across: dict[Place, float] = {}
    for layer in layers:
        _set_apart(layer, dict.fromkeys(layer, 0.0), across)
    for sweep in range(2 * _SWEEPS):
        for layer in layers if sweep % 2 else reversed(layers):
            wanted = {}
            for place in layer:
                joined = [*above.get(place, []), *below.get(place, [])]
                wanted[place] = sum(across[it] for it in joined) / len(joined) if joined else across[place]
            _set_apart(layer, wanted, across)
    return across


def _set_apart(layer: list[Place], wanted: Mapping[Place, float], across: dict[Place, float]) -> None:
    """Puts a layer where it is wanted as nearly as its order and the gaps allow: the mean of packing it from both ends."""
    from_left: list[float] = []
    for index, place in enumerate(layer):
        least = from_left[-1] + _apart(layer[index - 1], place) if from_left else float("-inf")
        from_left.append(max(wanted[place], least))
    from_right: list[float] = []
    for index in range(len(layer) - 1, -1, -1):
        most = from_right[-1] - _apart(layer[index], layer[index + 1]) if from_right else float("inf")
        from_right.append(min(wanted[layer[index]], most))
    for place, one, other in zip(layer, from_left, reversed(from_right), strict=True):
        across[place] = (one + other) / 2


def _apart(one: Place, other: Place) -> float:
    return (_width(one) + _width(other)) / 2 + _GAP


def _arrow(points: list[tuple[float, float]]) -> str:
    """A curve that is upright at every layer, straight past the boxes of those that it passes."""
    half = _BOX_HEIGHT / 2
    path = f"M{points[0][0]:.0f} {points[0][1] + half:.0f}"
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        start, end = y + half, to_y - half
        middle = (start + end) / 2
        path += f"C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f} {to_x:.0f} {end:.0f}"
        if (to_x, to_y) != points[-1]:
            path += f"V{to_y + half:.0f}"
    return f'<path class="arrow" marker-end="url(#head)" d="{path}"/>'


def _label(points: list[tuple[float, float]], count: int, taken: list[tuple[int, int]]) -> str:
    """The number of an arrow, in the first of the places for it that is free; it is `taken` from then on."""
    places = [(round(x - _COUNT_WIDTH / 2), round(y - _COUNT_HEIGHT / 2)) for x, y in _label_places(points)]
    left, top = next((place for place in places if not _is_taken(place, taken)), places[0])
    taken.append((left, top))
    return (
        f'<rect class="under" x="{left}" y="{top}" width="{_COUNT_WIDTH}" height="{_COUNT_HEIGHT}" rx="9"/>'
        f'<text class="count" x="{left + _COUNT_WIDTH // 2}" y="{top + 13}">{count}</text>'
    )


def _is_taken(place: tuple[int, int], taken: list[tuple[int, int]]) -> bool:
    return any(abs(place[0] - x) < _COUNT_WIDTH and abs(place[1] - y) < _COUNT_HEIGHT for x, y in taken)


def _label_places(points: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Where an arrow is upright past a layer; else on its curve, first on the upper part, where others seldom cross it."""
    yield from points[1:-1]
    (x, y), (to_x, _) = points[:2]
    for t in (0.37, 0.28, 0.46, 0.55, 0.64, 0.72):
        along, down = t * t * (3 - 2 * t), 1.5 * t * (1 - t) + t**3
        yield x + along * (to_x - x), y + _BOX_HEIGHT / 2 + down * _SPACE


def _box(room: str, x: float, y: float, graph: Graph) -> str:
    deeper = sum(
        count for (one, other), count in graph.counts.items() if one == room and other not in graph.stands_on[room]
    )
    width = _width(room)
    box = (
        f'<rect class="box" x="{x - width / 2:.0f}" y="{y - _BOX_HEIGHT / 2:.0f}" width="{width:.0f}" '
        f'height="{_BOX_HEIGHT}" rx="8"/>'
    )
    if not deeper:
        return f'{box}<text class="name" x="{x:.0f}" y="{y + 5:.0f}">{escape(room)}</text>'
    return (
        f'{box}<text class="name" x="{x:.0f}" y="{y - 2:.0f}">{escape(room)}</text>'
        f'<text class="more" x="{x:.0f}" y="{y + 15:.0f}">+ {deeper} deeper</text>'
    )
