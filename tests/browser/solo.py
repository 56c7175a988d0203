"""Somebody who plays the games for one at the real page, by mouse, by touch or by the keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.keeping import keep, kept

Pair = tuple[int, int]


def open_page(page: Page, address: str, where: str) -> None:
    """Goes to a part of the page, such as `#/solitaire/lantern/5`, and waits for its tiles."""
    page.goto(f"{address}{where}")
    page.locator(".stone").first.wait_for()


def place(page: Page, number: int) -> Locator:
    """The solitaire's tile on a place of its layout."""
    return page.locator(f"[data-place='{number}']:not([inert] *)")


def cell(page: Page, number: int) -> Locator:
    """Connect's tile in a cell of its field."""
    return page.locator(f"[data-cell='{number}']:not([inert] *)")


def tiles(page: Page) -> Locator:
    """All tiles on the table, without those that are just leaving it."""
    return page.locator(".stone:not([inert] *)")


def is_marked(tile: Locator, state: str) -> bool:
    """Whether a tile is drawn as free, chosen, hinted, blocking, lit…"""
    return state in (tile.get_attribute("data-is") or "").split()


_WATCH: Final = """([selector, text, count]) => {
  const seen = { all: [] };
  const look = () => {
    const found = [...document.querySelectorAll(selector)].filter((it) => it.textContent.includes(text));
    if (found.length >= count && found.length > seen.all.length) seen.all = found.map((it) => ({ ...it.dataset }));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
  return seen;
}"""


class Glimpse:
    """Things that come and go: what there was of them at once, at most."""

    def __init__(self, page: Page, selector: str, text: str, count: int) -> None:
        self._page: Final = page
        self._seen: Final = page.evaluate_handle(_WATCH, [selector, text, count])

    def wait(self) -> list[dict[str, str]]:
        """Waits until it has come, or finds that it has; the data of the elements."""
        self._page.wait_for_function("seen => seen.all.length > 0", arg=self._seen)
        found: list[dict[str, str]] = self._page.evaluate("seen => seen.all", self._seen)
        return found


@contextmanager
def glimpsed(page: Page, selector: str, text: str = "", count: int = 1) -> Iterator[Glimpse]:
    """What is seen for a moment only is seen, however seldom one looks: `count` elements at once, with a text in them.

    The page itself looks, whenever it changes, from here on.
    """
    glimpse = Glimpse(page, selector, text, count)
    yield glimpse
    glimpse.wait()


def ask(page: Page, address: str, path: str, body: object = None) -> Any:
    """What the server answers, asked past the page."""
    if body is None:
        return page.request.get(f"{address}api/solo/{path}").json()
    return page.request.post(f"{address}api/solo/{path}", data=body, headers={"Origin": address.rstrip("/")}).json()


def way_to_clear(page: Page, address: str, deal: dict[str, Any], entries: int = 0) -> list[Pair]:
    """Moves that clear a deal, from the server's solver; `entries`: so many signs with their sounds stand on the tiles."""
    groups, sides = deal["groups"], [0] * len(deal["groups"])
    if entries:
        groups, sides = [group % entries for group in groups], [1 + copy % 2 for copy in deal["copies"]]
    position = {"places": deal["places"], "groups": groups, "sides": sides}
    found = ask(page, address, "solve", position)
    assert found["answer"] == "winnable"
    return [(one, other) for one, other in found["moves"]]


def expect_tiles(page: Page, count: int) -> None:
    expect(tiles(page)).to_have_count(count)


def close_dialog(page: Page) -> None:
    """Closes what is open by Escape; the next key is for the page again."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def leave(page: Page, address: str, tiles_left: dict[int, int]) -> None:
    """Leaves Connect, and of the game that it keeps these tiles: where each lies now, and where it was dealt."""
    game = kept(page, "connect.games")[0]
    game["cells"] = [tiles_left.get(at, -1) for at in range(len(game["cells"]))]
    # what the page has put down in the moment in which it was left is of an earlier state
    game["elapsed"] += 1000
    page.goto(address)
    keep(page, "connect.games", [game])


def leave_the_last_pair(page: Page, address: str) -> None:
    """Leaves Connect one move before the end of a level."""
    leave(page, address, {at: at for at in kept(page, "connect.games")[0]["field"]["solution"][-1]})


def sights(page: Page, address: str) -> Iterator[str]:
    """Everything that the pages of the games for one show, one after the other."""
    open_page(page, address, "#/solitaire/lotus/s42")
    page.keyboard.press("i")
    yield "solitaire"
    page.keyboard.press("h")
    page.locator("[data-is~=hinted]").first.wait_for()
    yield "hint"
    page.keyboard.press("p")
    yield "pause"
    page.keyboard.press("p")
    page.keyboard.press("?")
    yield "keys"
    close_dialog(page)
    page.keyboard.press("l")
    page.locator("dialog .picture").first.wait_for()
    yield "layouts"
    page.locator("#solo-number").fill("0")
    page.locator("dialog form button").click()
    yield "a wrong number"
    close_dialog(page)
    for key, name in (("c", "calendar"), ("t", "statistics")):
        page.keyboard.press(key)
        page.locator("dialog footer").wait_for()
        yield name
        close_dialog(page)
    menu = page.locator(".tools .tool").last
    menu.click()
    yield "menu"
    page.locator("dialog .item").nth(7).click()
    page.locator("dialog .set").nth(14).wait_for()
    yield "faces"
    page.locator("dialog footer button").click()
    page.locator("dialog textarea").fill("ab\nab\nq w\nabcdefghi\n\u0007")
    page.locator("dialog footer button").nth(1).click()
    yield "faults of faces"
    close_dialog(page)
    page.goto(f"{address}#/solitaire/lantern/nowhere")
    page.locator(".cover").wait_for()
    yield "no such deal"
    page.goto(f"{address}#/solitaire/editor")
    page.locator("aside select").select_option("turtle")
    page.locator("aside .button-main").click()
    yield "editor"
    page.locator("input[type=file]").set_input_files(
        {"name": "x.layout", "mimeType": "text/plain", "buffer": b"eastwind-layout 1\nmap\nlayer\n[][\n[]x"}
    )
    page.locator("aside li").first.wait_for()
    yield "faults of a layout"
    open_page(page, address, "#/connect")
    yield "connect"
    page.keyboard.press("h")
    page.locator("[data-is~=hinted]").first.wait_for()
    page.keyboard.press("n")
    page.locator(".levels label").nth(11).wait_for()
    yield "new game"
    close_dialog(page)
    page.keyboard.press("?")
    yield "keys of connect"
    close_dialog(page)
    leave_the_last_pair(page, address)
    open_page(page, address, "#/connect")
    (last,) = kept(page, "connect.games")[0]["field"]["solution"][-1:]
    for tile in last:
        cell(page, tile).click()
    page.locator(".cover").wait_for()
    yield "level done"


def says(page: Page, text: str) -> None:
    """The line over the board says something."""
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()
