"""The pen of a match goes from device to device while one of them has no network, or is in the middle of a hand."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eastwind.words import text
from tests.browser.axe import barriers
from tests.browser.keeping import keep, kept
from tests.browser.live import BROKEN_LINE, live, person
from tests.browser.scorer import NAMES, PHONE, Scorer, book_of
from tests.browser.test_pages import out_of_sight
from tests.browser.test_scorebook import _sent

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live(tmp_path_factory.mktemp("data")) as found:
        yield found


@contextmanager
def two_devices(browser: Browser, address: str, hands: int = 1) -> Iterator[tuple[Scorer, Scorer, str]]:
    """Ann writes a match; Bob is beside with the link that hands him the pen."""
    with person(browser, address, size=PHONE) as ann, person(browser, address, size=PHONE) as bob:
        for each in (ann, bob):
            each.forgiven = re.compile(f"{BROKEN_LINE.pattern}|409")
        writer, other = Scorer(ann, address), Scorer(bob, address)
        writer.keep(book_of("pl-classic", hands))
        yield writer, other, _sent(ann.page, "scorebook-hand-pen")


def words(message: str, **values: int) -> str:
    return text("en", message, **values)


def press(scorer: Scorer, message: str) -> None:
    scorer.page.locator("[data-aside]").get_by_role("button", name=words(message), exact=True).click()


def types(scorer: Scorer) -> list[str]:
    return [entry.type for entry in scorer.book.entries]


@pytest.mark.sweep
def test_hands_written_offline_are_offered_when_the_pen_is_elsewhere_and_put_in_once_it_is_back(
    browser: Browser, address: str
) -> None:
    with two_devices(browser, address) as (ann, bob, link):
        page = ann.page
        page.context.set_offline(True)
        ann.tap(".end")
        ann.tap("[data-tab='0']")
        page.get_by_role("button", name=words("scorebook-numbers")).click()
        ann.tap("[data-from='1']")
        for seat, worth in enumerate((64, 12, 16, 4)):
            page.locator(".numbers").get_by_label(NAMES[seat], exact=True).fill(str(worth))
        page.locator(".dock .button-main").click()
        page.locator(".keys .nobody").click()
        ann.ann.until(lambda: len(ann.book.entries) == 3, "two hands to be kept")
        bob.page.goto(link)
        bob.page.locator(".nobody").click()
        bob.ann.until(lambda: len(bob.book.entries) == 2, "the hand of the other device")
        page.context.set_offline(False)
        offered = page.locator("[data-aside='2']")
        expect(offered).to_contain_text(words("scorebook-aside", count=2))
        expect(page.locator(".end")).to_have_count(0)
        assert types(ann) == ["won", "drawn"]
        assert out_of_sight(page) == []
        assert barriers(page) == []
        # it outlives a reload
        page.reload()
        expect(offered).to_be_visible()
        # they are shown as entries are
        press(ann, "scorebook-aside-look")
        shown = page.locator("dialog[open] .hands > li")
        expect(shown).to_have_count(2)
        expect(shown.first).to_contain_text(f"{NAMES[0]}, 64")
        expect(shown.first.locator(".nets li")).to_have_count(4)
        expect(shown.nth(1)).to_contain_text(words("scorebook-drawn-short"))
        assert barriers(page) == []
        page.keyboard.press("Escape")
        # without the pen they stay, and it is said what it takes
        press(ann, "scorebook-aside-insert")
        expect(page.locator("dialog[open]")).to_contain_text(words("scorebook-aside-needs-pen"))
        page.keyboard.press("Escape")
        # thrown away after a question, and taken back
        press(ann, "scorebook-delete")
        expect(offered).to_contain_text(words("scorebook-aside-sure", count=2))
        press(ann, "scorebook-aside-keep")
        press(ann, "scorebook-delete")
        press(ann, "scorebook-delete")
        expect(page.locator("[data-aside='0']")).to_contain_text(words("scorebook-aside-thrown", count=2))
        press(ann, "scorebook-restore")
        expect(offered).to_be_visible()
        # the pen comes back, and the hands go in
        page.goto(_sent(bob.page, "scorebook-hand-pen"))
        expect(page.locator(".end")).to_be_visible()
        press(ann, "scorebook-aside-insert")
        expect(page.locator("[data-aside]")).to_have_count(0)
        assert types(ann) == ["won", "drawn", "won", "drawn"]
        bob.ann.until(lambda: types(bob) == types(ann), "the hands at the other device")
        # each is a step that can be taken back
        page.locator(".undo").first.click()
        assert types(ann) == ["won", "drawn", "won"]


def test_a_half_laid_hand_stays_when_the_pen_goes_and_what_is_written_down_is_offered(
    browser: Browser, address: str
) -> None:
    with two_devices(browser, address) as (ann, bob, link):
        page = ann.page
        ann.tap(".end")
        ann.tap("[data-tab='0']")
        page.get_by_role("button", name=words("scorebook-numbers")).click()
        field = page.locator(".numbers").get_by_label(NAMES[0], exact=True)
        field.fill("64")
        bob.page.goto(link)
        bob.page.locator(".nobody").click()
        expect(page.get_by_role("status").filter(has_text=words("scorebook-pen-went"))).to_be_visible()
        expect(field).to_have_value("64")
        page.locator(".dock .button-main").click()
        expect(page.locator("[data-aside='1']")).to_be_visible()
        assert types(ann) == ["won", "drawn"]
        # gone for good is the other device: this one goes on by itself
        press(ann, "scorebook-aside-insert")
        page.locator("dialog[open]").get_by_role("button", name=words("scorebook-go-on")).click()
        expect(page.locator(".end")).to_be_visible()
        press(ann, "scorebook-aside-insert")
        expect(page.locator("[data-aside]")).to_have_count(0)
        assert [entry.type for entry in ann.books[0].entries] == ["won", "drawn", "won"]


def test_a_follower_without_a_network_reads_as_of_when_the_match_is_known(browser: Browser, address: str) -> None:
    with two_devices(browser, address) as (ann, bob, _):
        bob.page.goto(_sent(ann.page, "scorebook-follow"))
        expect(bob.page.locator("li.dealer")).to_be_visible()
        bob.page.context.set_offline(True)
        note = bob.page.locator("[data-as-of]")
        expect(note).to_contain_text(words("scorebook-as-of", time=0).split("0")[1])
        bob.page.context.set_offline(False)
        expect(note).to_have_count(0)


def test_whoever_opens_a_link_whose_pen_is_gone_is_told_so_and_can_follow(browser: Browser, address: str) -> None:
    with two_devices(browser, address) as (ann, bob, link):
        bob.page.goto(link)
        expect(bob.page.locator(".end")).to_be_visible()
        # once more on the same device: it writes already
        bob.page.goto(f"{address}#/")
        bob.page.goto(link)
        expect(bob.page.locator(".end")).to_be_visible()
        ann.page.goto(link)
        expect(ann.page.locator("main [role=alert]")).to_have_text(words("scorebook-pen-taken"))
        ann.page.get_by_role("link", name=words("scorebook-follow-here")).click()
        expect(ann.page.locator("li.dealer")).to_be_visible()
        expect(ann.page.locator(".end")).to_have_count(0)


@pytest.mark.sweep
@pytest.mark.parametrize("language", ["en", "ru", "bg", "pl"])
def test_what_is_offered_has_room_on_the_smallest_screen(
    browser: Browser, address: str, language: str, tmp_path: Path
) -> None:
    with person(browser, address, language=language, size=(360, 640)) as ann:
        scorer = Scorer(ann, address)
        scorer.keep(book_of("pl-classic", 3))
        (match,) = kept(ann.page, "scorebooks")
        entries = match["book"]["entries"]
        match["aside"] = [{"entry": {**entry, "id": f"own-{entry['id']}"}, "before": None} for entry in entries]
        keep(ann.page, "scorebooks", [match])
        ann.page.reload()
        offered = ann.page.locator("[data-aside='3']")
        expect(offered).to_contain_text(text(language, "scorebook-aside", count=3))
        assert out_of_sight(ann.page) == []
        offered.get_by_role("button", name=text(language, "scorebook-aside-look")).click()
        expect(ann.page.locator("dialog[open] .nets").first).to_be_visible()
        assert out_of_sight(ann.page) == []
