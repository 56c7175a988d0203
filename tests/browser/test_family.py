"""The family's table at the real page: adult and child before one screen, by finger and by tap, to the end in both scorings."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.server.wire.family import FamilyMoment
from tests.browser.family import CHOICES, PLAYED, until
from tests.browser.keeping import keep, kept
from tests.browser.live import Person, live, person, phone

pytestmark = pytest.mark.browser


@contextmanager
def _table(browser: Browser, data: Path, seed: int, moves: list[str], **choices: Any) -> Iterator[Person]:
    """A game that is gone on with after these moves."""
    chosen = {**CHOICES, **choices}
    game = {"choices": chosen, "game": {**{name: chosen[name] for name in PLAYED}, "seed": seed, "moves": moves}}
    with live(data) as address, person(browser, address, size=(1024, 768)) as somebody:
        keep(somebody.page, "family", game)
        somebody.page.goto(f"{address}#/family")
        somebody.page.get_by_role("button", name="Continue the game").click()
        yield somebody


def _are_done(page: Page, moves: int) -> bool:
    return len(kept(page, "family")["game"]["moves"]) == moves


def _said(page: Page) -> Locator:
    return page.locator(".said")


def test_adult_and_child_begin_on_one_telephone_by_touch(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, phone(browser, address) as both:
        page = both.page
        page.goto(f"{address}#/family")
        start = page.get_by_role("button", name="Play", exact=True)
        # it lies on none of the choices
        choices, key = page.locator(".cards").first.bounding_box(), start.bounding_box()
        assert choices is not None
        assert key is not None
        assert choices["y"] + choices["height"] <= key["y"]
        start.tap()
        page.get_by_role("button", name="Side 3").tap()
        page.get_by_role("button", name="12", exact=True).tap()
        expect(_said(page)).to_have_text("Look over your tiles. Push together what belongs together.")
        for seat in (0, 2):
            expect(page.locator(f"[data-seat='{seat}'] .piece")).to_have_count(13)
        # a tile is large enough for a finger, and is laid apart and to another one by taps
        first = page.locator("[data-seat='0'] .piece").first
        box = first.bounding_box()
        assert box is not None
        assert box["width"] >= 48
        moved = first.get_attribute("data-id")
        first.tap()
        page.locator("[data-seat='0'] .group").last.locator(".piece").last.tap()
        expect(page.locator(f"[data-seat='0'] .group:last-child [data-id='{moved}']")).to_be_visible()
        page.get_by_role("button", name="Continue").tap()
        while page.locator(".seat.active .piece[data-code$='f']").count():
            page.locator(".seat.active .piece[data-code$='f']").first.tap()
            page.wait_for_timeout(50)
        expect(_said(page)).to_have_text("Place 1: which tile goes to the middle?")
        # where it was laid it stays
        expect(page.locator(f"[data-seat='0'] .group [data-id='{moved}']")).to_be_visible()
        page.locator("[data-seat='0'] .piece:not([data-code$='f'])").first.tap()
        page.get_by_role("button", name="Put it down here").first.tap()
        expect(_said(page)).to_have_text("Place 3: take this tile, or draw from the wall?")
        page.get_by_role("button", name="Draw from the wall").tap()
        expect(page.locator(".pond li")).to_have_count(1)


@pytest.mark.parametrize(("scoring", "seed"), [("counting", 5), ("chronicle", 5)])
def test_a_game_is_played_to_its_end_and_counted(browser: Browser, tmp_path: Path, scoring: str, seed: int) -> None:
    end, moment = until(seed, lambda _: False, scoring=scoring)
    assert moment.result is not None
    assert moment.result.winner is not None
    with _table(browser, tmp_path, seed, end[:-5], scoring=scoring) as both:
        page = both.page
        for done, move in enumerate(end[-5:], len(end) - 5):
            # so many moves are made, and drawn
            both.until(partial(_are_done, page, done), f"{done} moves")
            seat, _, word = move.partition(" ")
            hand = page.locator(f"[data-seat='{seat}']")
            if move == "go":
                page.get_by_role("button", name="Draw from the wall").click()
            elif word.startswith("discard"):
                hand.locator(f"[data-code='{word[-2:]}']").first.click()
                page.get_by_role("button", name="Put it down here").first.click()
            elif page.locator(".last-tile").count():
                page.locator(".last-tile").click()
                if page.locator(".near .key").count():
                    page.locator(".near .key").first.click()
            else:
                page.get_by_role("button", name="Hand complete: Mahjong").click()
        for one in moment.result.sums:
            total, row = one.total, page.locator(f"[data-sum='{one.seat}']")
            if not one.parts:
                expect(row).to_have_count(0)
            elif len(one.parts) == 1:
                # there is nothing to add up: the points are told, and no sum
                expect(row.locator(".points")).to_have_text(str(total))
                expect(row.locator(".total")).to_have_count(0)
            else:
                expect(row).to_contain_text("= ?")
                page.get_by_role("button", name=str(total % 20 + 1), exact=True).click()
                expect(_said(page)).to_have_text("Count them again, one after another.")
                page.get_by_role("button", name=str(total), exact=True).click()
                expect(row.locator(".total")).to_contain_text(str(total))
        if all(len(one.parts) < 2 for one in moment.result.sums):
            expect(_said(page)).not_to_contain_text("How much is that in all?")
            expect(page.locator(".count")).to_have_count(0)
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".card").first).to_be_visible()
        assert kept(page, "family")["game"] is None


def test_reaching_for_what_completes_nothing_is_told_why(browser: Browser, tmp_path: Path) -> None:
    def wanted(moment: FamilyMoment) -> bool:
        return any(one.reason and one.reason.why == "neighbour" for one in moment.seats)

    found = (until(seed, wanted) for seed in range(1, 40))
    seed, (moves, moment) = next((at, it) for at, it in enumerate(found, 1) if wanted(it[1]))
    told = next(one for one in moment.seats if one.reason)
    assert told.reason is not None
    with _table(browser, tmp_path, seed, moves) as both:
        page = both.page
        page.locator(".last-tile").click()
        expect(_said(page)).to_have_text("Here is one neighbour. Three neighbours need one more.")
        framed = page.locator(f"[data-seat='{told.seat}'] .framed")
        assert {one.get_attribute("data-code") for one in framed.all()} == set(told.reason.tiles)
        # nothing has happened: the wall is drawn from
        page.get_by_role("button", name="Draw from the wall").click()
        expect(page.locator(".framed")).to_have_count(0)


def test_a_tile_is_brought_to_the_middle_and_apart_with_the_finger(browser: Browser, tmp_path: Path) -> None:
    with _table(browser, tmp_path, 5, ["break 2 7"]) as both:
        page = both.page
        tile = page.locator("[data-seat='0'] .piece").first
        tile.wait_for()
        groups = page.locator("[data-seat='0'] .group").count()
        last = page.locator("[data-seat='0'] .piece").last
        _drag(page, tile, last, beside=1.6)
        expect(page.locator("[data-seat='0'] .group")).to_have_count(groups + 1)
        _drag(page, tile, page.locator("[data-middle]"))
        expect(page.locator(".pond li")).to_have_count(1)


def _drag(page: Page, what: Locator, to: Locator, beside: float = 0.5) -> None:
    start, goal = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] * beside, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()


def test_the_bird_thinks_aloud(browser: Browser, tmp_path: Path) -> None:
    table = {"partners": ["person", "bird"]}
    with _table(browser, tmp_path, 5, ["break 2 7"], **table) as child:
        page = child.page
        page.locator("[data-seat='0'] .piece").last.click()
        page.get_by_role("button", name="Put it down here").first.click()
        page.get_by_role("button", name="Draw from the wall").or_(page.locator(".last-tile")).first.wait_for()
        assert _said(page).inner_text().startswith(("I put this one down", "I take it", "A good tile"))


def test_dice_are_counted_by_the_child(browser: Browser, tmp_path: Path) -> None:
    begun = {"choices": {**CHOICES, "way": "two-and-three"}, "game": None}
    with live(tmp_path) as address, person(browser, address, size=(1024, 768)) as both:
        page = both.page
        keep(page, "family", begun)
        page.evaluate("Math.random = () => 0.5")
        page.goto(f"{address}#/family")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Throw").click()
        # two fours are eight: the fourth side
        page.get_by_role("button", name="Side 1").click()
        expect(_said(page)).to_have_text("Let us count together once more.")
        page.get_by_role("button", name="Side 4").click()
        page.get_by_role("button", name="Throw").click()
        page.get_by_role("button", name="11", exact=True).click()
        expect(_said(page)).to_have_text("Let us count together once more.")
        page.get_by_role("button", name="12", exact=True).click()
        expect(page.locator("[data-seat='0'] .piece")).to_have_count(13)
