"""The page as it is kept in the browser: it opens without a server, plays the games for one, and says when it is out of date."""

import json
import re
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.server.settings import STATIC
from eastwind.words import LANGUAGES
from tests.browser.keeping import kept
from tests.browser.live import BROKEN_LINE, Person, live, person
from tests.browser.solo import ask, cell, expect_tiles, open_page, place, tiles, way_to_clear
from tests.browser.test_robust import another_build, build_of
from tests.server.process import own_port

pytestmark = pytest.mark.browser

#: The worker answers for the page, and has the words of its language.
_IN_CHARGE: Final = """async () => navigator.serviceWorker.controller?.state === 'activated'
  && (await (await caches.open('eastwind-words')).match('/kept-languages') !== undefined)"""
_KEPT_FILES: Final = """async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""


def until_kept(somebody: Person) -> None:
    """Waits until the page is kept whole, and what keeps it answers for it."""
    somebody.until(lambda: bool(somebody.page.evaluate(_IN_CHARGE)), "the page to be kept")


@contextmanager
def abandoned(browser: Browser, folder: Path, **settings: object) -> Iterator[tuple[Person, str]]:
    """Somebody who has once opened the page, and whose server is gone since."""
    with ExitStack() as stack:
        with live(folder) as address:
            ann = stack.enter_context(person(browser, address, worker=True, **settings))
            until_kept(ann)
        ann.forgiven = BROKEN_LINE
        yield ann, address


def test_the_page_opens_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with abandoned(browser, tmp_path, language="pl") as (ann, _):
        ann.page.reload()
        ann.page.locator("a.place").first.wait_for()
        # with the words of its language, and those of no other
        names = ann.page.evaluate(_KEPT_FILES)
        assert any(name.startswith("/assets/pl-rest-") for name in names)
        assert not any(name.startswith(("/assets/bg-", "/assets/en-", "/assets/ru-")) for name in names)
        for part in ("play", "calculator", "rules", "rules/book", "settings"):
            ann.page.goto(f"{ann.page.url.partition('#')[0]}#/{part}")
            ann.page.locator("main, dialog[open]").first.wait_for()
            assert ann.page.get_by_text("Ta część strony się nie wczytała").count() == 0


@pytest.mark.sweep
def test_solitaire_is_played_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with abandoned(browser, tmp_path) as (ann, address):
        page = ann.page
        page.reload()
        page.goto(f"{address}#/solitaire")
        # a deal that the page keeps stands in for one drawn by lot, and that is said
        expect_tiles(page, 144)
        expect(page.get_by_role("status").get_by_text("one of the deals the page keeps")).to_be_visible()
        assert re.search(r"#/solitaire/turtle/\d{1,2}$", page.url)
        # a pair by the keyboard's own way of finding one
        page.keyboard.press("h")
        expect(page.get_by_text("Hints need the server, which is not responding.")).to_be_visible()
        free = [int(one.get_attribute("data-place") or "") for one in page.locator("[data-is~=free]").all()]
        assert len(free) > 10
        page.keyboard.press("n")
        expect_tiles(page, 144)
        # all layouts are there to choose from, each with deals
        page.keyboard.press("l")
        expect(page.locator("dialog .picture")).to_have_count(40)
        page.locator("dialog .card").first.click()
        expect_tiles(page, 40)
        # one that is asked for by its number is not replaced
        page.goto(f"{address}#/solitaire/lantern/123456")
        expect(
            page.get_by_role("alert").get_by_text("The server is not responding, so this deal cannot be loaded.")
        ).to_be_visible()
        page.get_by_role("button", name="A deal kept here").click()
        expect_tiles(page, 40)


@pytest.mark.sweep
def test_a_deal_that_is_kept_is_cleared_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path / "asked") as asked, person(browser, asked) as other:
        way = way_to_clear(other.page, asked, ask(other.page, asked, "deals/lantern/7"))
    with abandoned(browser, tmp_path) as (ann, address):
        open_page(ann.page, address, "#/solitaire/lantern/7")
        for one, partner in way:
            place(ann.page, one).click()
            place(ann.page, partner).click()
        expect(ann.page.get_by_role("heading", name="Cleared")).to_be_visible()


@pytest.mark.sweep
def test_connect_is_played_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with abandoned(browser, tmp_path) as (ann, address):
        page = ann.page
        open_page(page, address, "#/connect")
        expect_tiles(page, 48)
        expect(page.get_by_text("one of the games the page keeps")).to_be_visible()
        game = kept(page, "connect.games")[0]
        assert 1 <= game["seed"] <= 5
        page.keyboard.press("h")
        expect(page.get_by_text("Hints need the server, which is not responding. No hint was used.")).to_be_visible()
        # two equal tiles side by side, somewhere in one of the kept games
        groups, columns = game["field"]["groups"], game["field"]["columns"]
        beside = [
            (at, to)
            for at in range(len(groups))
            for to in (at + 1, at + columns)
            if to < len(groups) and groups[at] == groups[to] and (to == at + columns or to % columns)
        ]
        edge = [(at, to) for at in range(columns) for to in range(at + 1, columns) if groups[at] == groups[to]]
        one, other = (beside + edge)[0]
        cell(page, one).click()
        cell(page, other).click()
        expect_tiles(page, 46)
        page.reload()
        expect(tiles(page).first).to_be_visible()
        expect_tiles(page, 46)


def test_what_is_asked_of_the_server_is_asked_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, worker=True) as ann:
        until_kept(ann)
        ann.page.reload()
        told = "fetch('/api/about').then((answer) => answer.headers.get('cache-control'))"
        assert ann.page.evaluate(told) == "no-store"
        page_itself = "fetch('/').then((answer) => answer.text()).then((text) => text.includes('name=\"build\"'))"
        assert ann.page.evaluate(page_itself) is True
        kept_of = (
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((it) => it.keys()))))"
        )
        urls = ann.page.evaluate(f"{kept_of}.then((all) => all.flat().map((request) => new URL(request.url).pathname))")
        assert len(urls) > 30
        ours = r"/index\.html|/kept-languages|/assets/.+\.(js|css|woff2|svg)"
        assert [url for url in urls if not re.fullmatch(ours, url)] == []
        ann.sit_down()


def test_a_newer_page_is_offered_and_loaded_when_one_says_so(browser: Browser, tmp_path: Path) -> None:
    port, data, new = own_port(), tmp_path / "data", "d" * 16
    with ExitStack() as stack:
        with live(data, port=port) as address:
            ann = stack.enter_context(person(browser, address, worker=True))
            until_kept(ann)
            before = build_of(ann.page)
        page = ann.page
        ann.forgiven = BROKEN_LINE
        with live(data, port=port, static=another_build(tmp_path, new)):
            page.reload()
            # what was kept opens at once, then says that it is out of date
            note = page.get_by_text("A newer version of Eastwind is available.")
            note.wait_for()
            assert build_of(page) == before
            page.get_by_role("button", name="Load it now").click()
            page.locator(f"meta[name=build][content='{new}']").wait_for(state="attached")
            page.locator("a.place").first.wait_for()
            page.reload()
            page.locator("a.place").first.wait_for()
            assert build_of(page) == new
            ann.rest()
            assert note.count() == 0


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_can_be_installed_in_every_language(browser: Browser, tmp_path: Path, language: str) -> None:
    with live(tmp_path) as address, person(browser, address, language=language) as ann:
        told = ann.page.context.new_cdp_session(ann.page).send("Page.getAppManifest")
        assert told["url"] == f"{address}manifest-{language}.webmanifest"
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert manifest["lang"] == language
        for icon in manifest["icons"]:
            answer = ann.page.request.get(f"{address}{icon['src'].lstrip('/')}")
            assert answer.headers["content-type"] == icon["type"] == "image/png"
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_window_has_the_colour_of_the_bar(browser: Browser, tmp_path: Path) -> None:
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content)"
    bar = "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
    with live(tmp_path) as address, person(browser, address, theme="dark") as ann:
        paper = ann.page.evaluate(bar)
        assert ann.page.evaluate(colours) == [paper, paper]
    assert (STATIC / "icons" / "apple-touch-icon.png").is_file()
