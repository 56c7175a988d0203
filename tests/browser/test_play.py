"""A whole hand at the real page: by clicking, by the keyboard alone, and over the death of the server."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boxes import boxes
from tests.browser.live import BROKEN_LINE, STORY, Person, live, person
from tests.server.process import own_port, running
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser


def test_a_hand_by_clicking(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        ann.sit_down()
        ann.play_the_story()
        assert ann.view["seats"][0]["ready"] == "ready"
        check_bill(ann)
        ann.page.locator(".ending footer .button-main").click()
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")
        ann.page.locator("[data-tile]").first.wait_for()


def test_the_line_of_the_help_lifts_its_tile_and_pressed_again_discards_it(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        ann.sit_down()
        ann.until_discardable("1z")
        ann.press("h")
        line = ann.page.locator("#table-help .actions .action").first
        line.click()
        expect(ann.page.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
        lifted = ann.page.locator("[data-tile][aria-pressed=true]").get_attribute("data-code")
        before = ann.view["version"]
        line.click()
        ann.until_after(before, "the discard of the tile that the help advised")
        assert ann.view["seats"][0]["pond"][0]["tile"] == lifted


def test_a_win_is_let_go_only_by_whoever_says_so_twice(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address, guards=True) as ann:
        page = ann.page
        ann.sit_down()
        ann.play_to_the_win()
        before = ann.view["version"]
        question = page.locator(".strip .warning[role=alert]")
        for key in (None, "Space", "Enter"):
            ann.until_keys_are_heard()
            if key is None:
                page.locator("[data-action=pass]").dblclick()
            elif key == "Space":
                page.keyboard.press(key)
                page.keyboard.press(key)
            else:
                page.locator("[data-action=pass]").press(key)
                # what is held presses nothing, and the keyboard stays where one is asked
                page.keyboard.down(key)
                page.keyboard.down(key)
                page.keyboard.up(key)
                expect(page.locator(".strip .box")).to_be_focused()
            expect(question).to_have_text("You can win now. Let it go?")
            for width, _ in ann.windows([(360, 740), (640, 360), (1280, 800)]):
                box, *parts = boxes(page, ".strip .box, .strip .box > *")
                assert 0 <= box["left"] < box["right"] <= width
                assert all(box["left"] - 1 <= part["left"] < part["right"] <= box["right"] + 1 for part in parts)
            page.keyboard.press("Escape")
            expect(question).to_have_count(0)
            assert ann.view["version"] == before
        page.locator("[data-action=pass]").click()
        ann.until_keys_are_heard()
        page.locator("[data-action=instead]").click()
        ann.until_after(before, "that the win is let go")
        assert ann.view["result"] is None


def check_bill(ann: Person) -> None:
    """The bill says what the server worked out."""
    page, result = ann.page, ann.view["result"]
    page.locator(".ending").wait_for()
    assert (result["winners"], result["tile"], result["source"]) == ([0], "6m", "discard")
    papers = page.locator(".ending article.bill")
    expect(papers).to_have_count(4)
    for paper, bill in zip(papers.all(), result["bills"], strict=True):
        expect(paper).to_contain_text(f"{bill['total']:,}")
    # every line opens its rule
    paper = papers.first
    for button in paper.locator("button.rule").all():
        button.click()
        note = paper.locator(f"#{button.get_attribute('aria-controls')}")
        expect(note).to_be_visible()
        expect(note).to_contain_text("section V")


def test_a_hand_by_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        press = ann.page.keyboard.press
        for _ in range(20):
            press("Tab")
            if ann.page.evaluate("document.activeElement.matches('a.place')"):
                break
        press("Enter")
        ann.page.locator("dialog[open] details").wait_for()
        expect(ann.page.locator("button[type=submit]")).to_be_focused()
        press("Enter")
        ann.page.locator("[data-tile]").first.wait_for()
        keys_discard(ann, "1z")
        # beside bots a move can be taken back
        ann.until_offered("pung")
        version = ann.view["version"]
        press("u")
        ann.until(lambda: ann.view["version"] > version and "discard 1z" in ann.words, "the discard taken back")
        assert ann.view["helped"]["taken_back"] == 1
        keys_discard(ann, "1z")
        keys_claim(ann, "pung", "p")
        keys_discard(ann, "2z")
        keys_claim(ann, "chow 7s", "c")
        keys_discard(ann, "3z")
        keys_claim(ann, "mahjong", "m")
        ann.page.locator(".ending").wait_for()
        assert ann.view["result"]["winners"] == [0]
        # no Enter turns a page that was not there for a second
        ann.page.wait_for_timeout(1100)
        press("Enter")
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")


def keys_discard(ann: Person, code: str) -> None:
    """Walks to a tile with the arrows, discards it with Enter."""
    ann.until_discardable(code)
    ann.until_keys_are_heard()
    press = ann.page.keyboard.press
    press("Home")
    for _ in range(len(ann.hand)):
        if ann.page.evaluate("document.activeElement.dataset.code") == code:
            break
        press("ArrowRight")
    before = ann.view["version"]
    press("Enter")
    ann.until_after(before, f"the discard of {code}")


def keys_claim(ann: Person, word: str, key: str) -> None:
    """Claims with a letter once the keys are listened to again."""
    ann.until_offered(word)
    before = ann.view["version"]
    ann.press(key)
    ann.until_after(before, word)


@pytest.mark.process
def test_the_server_dies_in_mid_hand_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    place = ("--port", str(own_port()))
    with running(tmp_path, *place) as server, person(browser, server.url) as ann:
        ann.sit_down()
        for _ in range(3):
            play_anything(ann)
        ann.until_shown()
        before, url = ann.view, server.url
        shown = ann.page.locator("[data-tile]").count()
        ann.forgiven = BROKEN_LINE
        server.kill()
        banner = ann.page.locator(".line [role=status]")
        expect(banner).not_to_be_empty()
        # what was there is still seen while nobody answers
        expect(ann.page.locator("[data-tile]")).to_have_count(shown)
        ann.forget()
        with running(tmp_path, *place) as again:
            assert again.url == url
            ann.until(lambda: ann.view != {}, "the line to come back")
            assert ann.view == before
            expect(banner).to_be_empty()
            play_anything(ann)
            assert ann.view["version"] > before["version"]
            # and after a reload it is the same table again
            latest = ann.view
            ann.forget()
            ann.page.reload()
            ann.until(lambda: ann.view != {}, "the table after the page was loaded anew")
            assert ann.view == latest
            ann.page.locator("[data-tile]").first.wait_for()


def play_anything(ann: Person) -> None:
    """Does one thing that is on offer, by clicking."""
    ann.until(lambda: ann.asked, "something to do")
    ann.until_shown()
    before = ann.view["version"]
    if ann.view["phase"] == "hand_over":
        ann.page.locator(".ending footer .button-main").click()
    elif "mahjong" in ann.words:
        ann.page.locator("[data-action=mahjong]").click()
    elif "pass" in ann.words:
        ann.page.locator("[data-action=pass]").click()
    else:
        words = [word for word in ann.words if word.startswith("discard")]
        ann.click_discard(words[-1].split()[1])
    ann.until(lambda: ann.view["version"] > before and ann.asked, "the bots' answers")
