"""Fingers on a screen: real touch events, as a browser gets them of a tablet, with the slides of a hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import CDPSession, Locator, Page, expect

#: Place at which a finger meets a thing, and nothing that lies on it; null: there is none.
_BARE: Final = """(things) => {
  for (const thing of things) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.15, 0.1], [0.85, 0.9]]) {
      const at = [left + width * x, top + height * y];
      if (document.elementFromPoint(...at)?.closest('button, a') === thing) return at;
    }
  }
  return null;
}"""

Point = tuple[float, float]


def choose(radio: Locator) -> None:
    """Presses the key of a radio button, which itself is hidden: once nothing moves any more, and nothing lies on it."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


class Finger:
    """One finger. Places are in CSS pixels from the window's upper left corner."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page: Final = page
        self._session: Final = session

    def at(self, selector: str) -> Point:
        """Where the first of these things can be met that does not lie wholly under others."""
        self._page.locator(selector).first.wait_for()
        found = self._page.locator(selector).evaluate_all(_BARE)
        assert found is not None, f"nothing of {selector} can be touched"
        return found[0], found[1]

    def tap(self, where: str | Point) -> None:
        """Touches a thing, or a place, and lets go."""
        self.slide(where, 0, 0)

    def slide(self, where: str | Point, dx: float, dy: float) -> None:
        """Touches a thing and lets go of it so far from there."""
        x, y = self.at(where) if isinstance(where, str) else where
        self._touch("touchStart", (x, y))
        steps = 4 if dx or dy else 0
        for step in range(1, steps + 1):
            self._touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
        self._touch("touchEnd")

    def drag(self, where: str | Point, to: str | Point) -> None:
        """Brings a thing to a place."""
        x, y = self.at(where) if isinstance(where, str) else where
        if isinstance(to, str):
            box = self._page.locator(to).first.bounding_box()
            assert box, f"{to} is nowhere"
            to = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.slide((x, y), to[0] - x, to[1] - y)

    def _touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


@contextmanager
def finger(page: Page) -> Iterator[Finger]:
    """A finger on a page whose browser knows of fingers."""
    session = page.context.new_cdp_session(page)
    try:
        yield Finger(page, session)
    finally:
        session.detach()
