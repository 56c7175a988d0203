"""Doings of a person that the page keeps, a thing of each kind: how they are done at the page, and how much of them is kept."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from eastwind.interchange import rules_in_use
from eastwind.trainers import make_task
from eastwind.words import text
from tests.browser.solo import ask, open_page, place, way_to_clear
from tests.browser.test_trainers import answer

#: A match of four with nothing written yet, as the page keeps it.
MATCH: dict[str, Any] = {
    "book": {
        "id": "thursday",
        "name": "Thursday",
        "begun": "2026-11-26T18:00:00.000Z",
        "rules": "ru-classic",
        "options": {},
        "digest": None,
        "names": ["Ann", "Ben", "Cleo", "Dan"],
        "first_dealer": 0,
        "rounds": None,
        "stock": None,
        "entries": [],
    },
    "done": [],
    "undone": [],
    "archived": False,
    "deleted": None,
    "published": None,
}
CHILD: dict[str, Any] = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": []}


def answer_a_task(page: Page, address: str, seed: int) -> None:
    page.goto(f"{address}#/trainers/limit/1/{seed}")
    page.locator('[data-task="limit"]').wait_for()
    answer(page, make_task(rules_in_use("ru-classic"), "limit", 1, seed))
    expect(page.locator(".verdict")).to_have_text(text("en", "trainers-right"))


def open_match(page: Page, address: str) -> None:
    page.goto(f"{address}#/scorebook/thursday")
    page.locator(".plate .score").first.wait_for()


def nobody_won(page: Page) -> None:
    """Write a drawn hand down in the match that is open."""
    page.locator(".nobody").click()


def note_by_hand(page: Page, address: str, remembered: int) -> None:
    """Note, as an adult, a game with real tiles of the child that plays."""
    page.goto(f"{address}#/school/adult/code-lock")
    page.get_by_role("button", name="Add by hand").click()
    page.get_by_label("Tiles laid correctly from memory").fill(str(remembered))
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Add by hand")).to_be_visible()


def open_rules(page: Page, address: str) -> None:
    page.goto(f"{address}#/rules")
    page.locator("[data-group]").first.wait_for()
    expect(page.get_by_text(text("en", "household-faultless"))).to_be_visible()


def keep_rules(page: Page, title: str, limit: int | None = None) -> None:
    """Keep the rules that lie there under a title, with another limit if one is named."""
    page.locator("#household-name").fill(title)
    if limit is not None:
        group = page.locator("details[data-group=limit]")
        if group.get_attribute("open") is None:
            group.locator(":scope > summary").click()
        page.locator("[data-key='limit.cap'] input[type=number]").fill(str(limit))
    expect(page.get_by_text(text("en", "household-faultless"))).to_be_visible()
    page.get_by_role("button", name=text("en", "household-save"), exact=True).click()


def open_lantern(page: Page, address: str) -> list[tuple[int, int]]:
    """Open a deal of the solitaire; return the pairs that clear it."""
    open_page(page, address, "#/solitaire/lantern/5")
    return way_to_clear(page, address, ask(page, address, "deals/lantern/5"))


def take_pair(page: Page, pair: tuple[int, int]) -> None:
    for tile in pair:
        place(page, tile).click()


def write_faces(page: Page, address: str, name: str) -> None:
    open_page(page, address, "#/solitaire/lantern/5")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="What is on the tiles").click()
    page.get_by_role("button", name="Write your own").click()
    page.get_by_label("Name of the set").fill(name)
    page.get_by_label("Signs").fill("а a\nб b\nв v\nг g\nд d\nе e")
    page.get_by_role("button", name="Keep and play").click()
    expect(page.locator(".stone text").first).to_be_visible()


def save_everything(page: Page, address: str) -> Path:
    page.goto(f"{address}#/settings")
    with page.expect_download() as coming:
        page.get_by_role("button", name=text("en", "settings-kept-save"), exact=True).click()
    return Path(coming.value.path())
