"""Where things lie on the page, as boxes in pixels of the window."""

from typing import Final

from playwright.sync_api import Page

Box = dict[str, float]

_BOXES: Final = """selector => [...document.querySelectorAll(selector)].map((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
})"""


def boxes(page: Page, selector: str) -> list[Box]:
    """What lies under a selector, in the order of the page; a tile's box is what a finger meets."""
    found: list[Box] = page.evaluate(_BOXES, selector)
    return found


def overlap(one: Box, other: Box, slack: float = 1.0) -> bool:
    """Whether two boxes lie over each other by more than `slack`."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > slack and down > slack


def covered(page: Page, what: str, by: str) -> list[tuple[Box, Box]]:
    """Pairs of which the first lies under a selector, and the second, of another, over it."""
    over = boxes(page, by)
    return [(one, other) for one in boxes(page, what) for other in over if overlap(one, other)]
