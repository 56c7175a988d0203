"""Nothing fails white: what cannot be fetched, shown or heard is said, with a way on; also at an address called insecure."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from eastwind.server.settings import STATIC
from eastwind.words import text
from scripts.chromium import chromium_path
from tests.browser.keeping import kept
from tests.browser.live import BROKEN_LINE, live, person
from tests.browser.scorer import Scorer, book_of
from tests.browser.solo import open_page
from tests.server.process import own_port

pytestmark = pytest.mark.browser

#: A name that leads to this machine and is none of those for which browsers make an exception.
_ELSEWHERE: Final = "eastwind.test"


@pytest.fixture(scope="module")
def browser_elsewhere(browser: Browser) -> Iterator[Browser]:
    """A Chromium to which this machine is any other one in the house."""
    arguments = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {_ELSEWHERE} 127.0.0.1"]
    found = browser.browser_type.launch(executable_path=chromium_path(), args=arguments)
    yield found
    found.close()


def _abort(route: Route) -> None:
    route.abort()


def another_build(folder: Path, name: str = "f" * 16) -> Path:
    """A copy of the built page that calls itself another build, as one does after a change."""
    copy = folder / f"static-{name}"
    shutil.copytree(STATIC, copy)
    index = copy / "index.html"
    index.write_text(re.sub(r'(<meta name="build" content=")\w+', rf"\g<1>{name}", index.read_text()))
    worker = copy / "sw.js"
    worker.write_text(re.sub(r"(url:.{1,3}index\.html.,revision:.)\w+", rf"\g<1>{name}", worker.read_text()))
    assert name in worker.read_text(), "the service worker does not know the page's revision"
    return copy


def build_of(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('meta[name=build]').content")
    return found


# --- what cannot be fetched


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "Eastwind не открылся"),
        ("pl", "Eastwind się nie otworzył"),
        ("bg", "Eastwind не се отвори"),
        ("en", "Eastwind did not open"),
    ],
)
def test_words_that_do_not_come_are_said_in_the_language(
    browser: Browser, tmp_path: Path, language: str, said: str
) -> None:
    with live(tmp_path) as address, person(browser, address, language=language) as ann:
        ann.forgiven = BROKEN_LINE
        page = ann.page
        words = re.compile(rf"/assets/{language}-[\w-]+\.js$")
        page.route(words, _abort)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text(said)
        page.unroute(words)
        page.get_by_role("button").click()
        page.locator("a.place").first.wait_for()


def test_a_part_that_does_not_come_is_said_with_a_way_on(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = BROKEN_LINE
        page = ann.page
        part = re.compile(r"/assets/EditorPage-[\w-]+\.js$")
        page.route(part, _abort)
        page.goto(f"{address}#/solitaire/editor")
        page.reload()
        expect(page.get_by_role("alert").first).to_contain_text("did not load")
        assert page.get_by_text("A newer version of Eastwind is available.").count() == 0
        page.unroute(part)
        page.get_by_role("button", name="Reload").click()
        page.get_by_role("application").wait_for()


def test_a_part_of_an_older_page_is_said_to_be_one(browser: Browser, tmp_path: Path) -> None:
    static = another_build(tmp_path, "a" * 16)
    with live(tmp_path / "data", static=static) as address, person(browser, address) as ann:
        ann.forgiven = BROKEN_LINE
        page = ann.page
        page.route(re.compile(r"/assets/EditorPage-[\w-]+\.js$"), _abort)
        page.reload()
        page.locator("a.place").first.wait_for()
        index = static / "index.html"
        index.write_text(index.read_text().replace("a" * 16, "b" * 16))
        page.evaluate("location.hash = '#/solitaire/editor'")
        expect(page.get_by_text("A newer version of Eastwind is available.").first).to_be_visible()
        page.get_by_role("button", name="Load it now").click()
        page.locator(f"meta[name=build][content='{'b' * 16}']").wait_for(state="attached")


def test_a_page_whose_program_does_not_come_says_so(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = BROKEN_LINE
        page = ann.page
        page.route(re.compile(r"/assets/index-[\w-]+\.js$"), _abort)
        page.reload()
        line = page.get_by_text("Eastwind is still loading. If nothing comes, load the page again.")
        line.wait_for(state="attached")
        # the time until it comes is an animation of the style alone: there is no program to count it
        for after, shown in ((7_900, False), (8_100, True)):
            page.evaluate("time => document.getAnimations().forEach((it) => { it.currentTime = time; })", after)
            expect(line).to_be_visible(visible=shown)


# --- what cannot be shown


def test_a_room_that_fails_says_so_and_leaves_the_rest(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = re.compile("no such tile 0z")
        page = ann.page
        broken = "export default () => { throw new RangeError('no such tile 0z'); };"
        page.route(
            re.compile(r"/assets/EditorPage-[\w-]+\.js$"),
            lambda route: route.fulfill(body=broken, content_type="text/javascript"),
        )
        page.goto(f"{address}#/solitaire/editor")
        page.reload()
        expect(page.get_by_role("heading", name="This page cannot be shown")).to_be_visible()
        page.get_by_text("Error report").click()
        expect(page.locator("pre")).to_contain_text("RangeError: no such tile 0z")
        page.get_by_role("link", name="Home page", exact=True).click()
        page.locator("a.place").first.wait_for()
        assert "".join(page.get_by_role("alert").all_text_contents()).strip() == ""


def test_an_error_that_nobody_caught_is_said(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        # a script of the page's own address, as those that fail are
        page.evaluate("setTimeout(() => Promise.reject(new Error('a bot fell asleep')))")
        expect(page.get_by_role("alert")).to_contain_text("Something went wrong on this page.")
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text("Something went wrong on this page.")).to_have_count(0)
        assert "a bot fell asleep" in ann.faults.pop()


def test_a_table_that_cannot_be_drawn_leaves_the_panel_beside_it(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = re.compile(r"Error|undefined|null")
        page = ann.page

        def spoil(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def tell(text: str | bytes) -> None:
                message = json.loads(text)
                for step in message.get("steps", ()):
                    if step["view"]:
                        step["view"]["seats"][1]["melds"] = None
                socket.send(json.dumps(message))

            server.on_message(tell)

        page.route_web_socket(re.compile("/ws/tables/"), spoil)
        page.locator("a.place").first.click()
        page.locator("dialog[open] details").wait_for()
        page.locator("button[type=submit]").click()
        expect(page.locator(".felt-place [role=alert]")).to_contain_text("Something went wrong here.")
        expect(page.locator("aside.rail")).to_be_visible()
        page.get_by_role("button", name="Score").first.click()
        page.locator("dialog[open]").wait_for()


# --- the line to the server


def test_a_dead_line_is_noticed_within_ten_seconds(browser: Browser, tmp_path: Path) -> None:
    dead = False

    def pass_on_until_dead(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if dead else server.send(text))
        server.on_message(lambda text: None if dead else socket.send(text))

    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.clock.install()
        page.route_web_socket(re.compile("/ws/tables/"), pass_on_until_dead)
        page.locator("a.place").first.click()
        page.locator("dialog[open] details").wait_for()
        page.locator("button[type=submit]").click()
        page.locator("[data-tile]").first.wait_for()
        # a network that is gone says nothing, not even that it is gone
        dead = True
        # second by second: frame by frame, as `run_for` goes, the page would draw for half a minute
        for _ in range(9):
            page.clock.fast_forward(1_000)
        expect(page.locator(".banner")).to_be_visible()
        dead = False
        # an attempt that has only just begun is waited for, and what it said may have been lost with the line
        page.clock.fast_forward(1_500)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(page.locator(".banner")).to_have_count(0)


def test_an_update_that_cannot_be_read_is_told_again_whole(browser: Browser, tmp_path: Path) -> None:
    spoils = 0
    lines = 0

    def spoil_the_next(socket: WebSocketRoute) -> None:
        nonlocal lines
        lines += 1
        server = socket.connect_to_server()

        def tell(told: str | bytes) -> None:
            nonlocal spoils
            message = json.loads(told)
            if spoils and any(step["changed"] for step in message.get("steps", ())):
                spoils -= 1
                for step in message["steps"]:
                    step["changed"] = {**(step["changed"] or {}), "wall": []}
                    step["view"] = None
            socket.send(json.dumps(message))

        server.on_message(tell)

    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.route_web_socket(re.compile("/ws/tables/"), spoil_the_next)
        ann.sit_down()
        # twice in a match, not in a row: both times in silence
        for _ in range(2):
            ann.until(lambda: ann.asked, "a question")
            before, known = ann.view["version"], lines
            spoils = 1
            discards = [word.split()[1] for word in ann.words if re.fullmatch(r"discard \w\w", word)]
            if discards:
                ann.click_discard(discards[-1])
            else:
                ann.click("pass")

            def is_on_another_line(known: int = known) -> bool:
                return lines > known

            def is_asked(before: int = before) -> bool:
                return bool(ann.view.get("version", 0) > before and ann.asked)

            ann.until(is_on_another_line, "another line")
            ann.until(is_asked, "a question on that line")
            ann.until_shown()
            said = table_in_words(page)
            assert not any(page.get_by_role("alert").all_inner_texts())
            # what is shown is what somebody sees who has only just come
            page.reload()
            page.locator("[data-tile]").first.wait_for()
            ann.until_shown()
            assert table_in_words(page) == said
        assert not spoils


def table_in_words(page: Page) -> str:
    return page.locator("h2", has_text=text("en", "table-words-title")).locator("xpath=..").inner_text()


def test_a_page_out_of_date_says_so_between_games_and_does_nothing_by_itself(browser: Browser, tmp_path: Path) -> None:
    port, data = own_port(), tmp_path / "data"
    with ExitStack() as stays:
        with live(data, port=port) as address:
            ann = stays.enter_context(person(browser, address))
            ann.forgiven = BROKEN_LINE
            ann.sit_down()
            before = build_of(ann.page)
        ann.forget()
        page, new = ann.page, "c" * 16
        with live(data, port=port, static=another_build(tmp_path, new)):
            ann.until(lambda: ann.view != {}, "the line to come back")
            note = page.get_by_text("A newer version of Eastwind is available.")
            table = page.evaluate("location.hash")
            page.evaluate("location.hash = '#/'")
            note.wait_for()
            assert build_of(page) == before
            # over a hand that is played it would cover what is needed
            page.evaluate("table => location.hash = table", table)
            page.locator("[data-tile]").first.wait_for()
            assert note.count() == 0
            page.evaluate("location.hash = '#/'")
            page.get_by_role("button", name="Later").click()
            expect(note).to_have_count(0)
            page.evaluate("table => location.hash = table", table)
            page.reload()
            page.locator("[data-tile]").first.wait_for()
            assert build_of(page) == new
            assert page.get_by_text("A newer version of Eastwind is available.").count() == 0
            stays.close()


# --- an address that browsers call insecure


def test_everything_opens_and_writes_from_another_machine(browser_elsewhere: Browser, tmp_path: Path) -> None:
    with live(tmp_path, names=(_ELSEWHERE,)) as address, person(browser_elsewhere, address) as ann:
        page = ann.page
        assert page.evaluate("isSecureContext") is False
        assert page.evaluate("crypto.randomUUID === undefined") is True
        page.goto(f"{address}#/solitaire/editor")
        board = page.get_by_role("application")
        board.wait_for()
        board.focus()
        # four tiles in a row
        for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", *("ArrowDown", "ArrowDown", "Enter") * 2):
            page.keyboard.press(key)
        expect(page.locator("aside")).to_contain_text("4 tiles")
        page.get_by_label("Name", exact=True).fill("Little house")
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(page.locator("aside [role=status]")).to_contain_text("Kept in this browser.")
        [layout] = kept(page, "solo.layouts")
        assert layout["name"] == "Little house"
        assert re.fullmatch(r"own-[0-9a-f]{8}", layout["id"])
        open_page(page, address, "#/solitaire/lantern/5")
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="What is on the tiles").click()
        page.get_by_role("button", name="Write your own").click()
        page.get_by_label("Name of the set").fill("Letters")
        page.locator("dialog textarea").fill("A a\nB b\nC c\nD d\nE e")
        page.get_by_role("button", name="Keep and play").click()
        expect(page.locator(".stone text").first).to_be_visible()
        assert re.fullmatch(r"own-[0-9a-f]{8}", kept(page, "solo.faces")[0]["id"])
        page.goto(address)
        page.locator("a.place").first.wait_for()
        ann.sit_down()


def test_the_score_book_says_there_that_the_page_is_not_kept_and_is_written_all_the_same(
    browser_elsewhere: Browser, tmp_path: Path
) -> None:
    with live(tmp_path, names=(_ELSEWHERE,)) as address, person(browser_elsewhere, address, worker=True) as ann:
        scorer = Scorer(ann, address)
        scorer.open()
        assert ann.page.evaluate("'serviceWorker' in navigator") is False
        expect(ann.page.get_by_text(text("en", "scorebook-plain"))).to_be_visible()
        scorer.keep(book_of("pl-classic", 1))
        ann.page.locator(".nobody").click()
        expect(ann.page.locator("li.dealer")).to_contain_text("Piotr")
        assert len(scorer.book.entries) == 2
        # the others follow it there too
        ann.page.get_by_role("button", name=text("en", "scorebook-more")).click()
        ann.page.get_by_role("button", name=text("en", "scorebook-follow")).click()
        expect(ann.page.locator("dialog[open] input[readonly]")).to_have_value(re.compile(_ELSEWHERE))
