"""A server that a real browser can talk to, and a person who plays at its page.

What the server tells is read along on the socket: a test knows what is on offer and finds it on the page by what is offered,
never by where it stands.
"""

import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.network import listen
from eastwind.server.settings import STATIC, UNHURRIED, Settings, hosts_of
from tests.server.apart import InThreads
from tests.server.players import SHY
from tests.support.apps import app_with
from tests.support.told import Reader

Message = dict[str, Any]

_PATIENCE_MS: Final = 20_000
#: Keys are not listened to for so long after a question has come into sight (`web/src/kit/guards.ts`).
_DEAF_MS: Final = 300
#: A press that comes sooner at the place of the one before it is taken for a part of it.
_ONE_PRESS_MS: Final = 900
#: Seconds for a server to end.
_ENDS_WITHIN: Final = 60.0
# a machine that compiles or plays beside the tests is slow, not wrong
expect.set_options(timeout=_PATIENCE_MS)
#: East pungs South's white dragon, takes North's 9s for a chow, declares a ready hand as it must, and wins on South's 6m.
STORY: Final = {"east": "123m 45m 55z 99p 78s 123z", "draws": "5z 1p 1p 9s 6m"}
#: What a page says when the line to its server breaks, as it does in tests that break it.
BROKEN_LINE: Final = re.compile(r"WebSocket|ERR_CONNECTION|Failed to load resource")
#: Two frames and an idle moment. A browser that sees nothing to draw may give no frame any more: then it is at rest as well.
_AT_REST: Final = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })));
  setTimeout(done, 3000);
})"""
#: A complaint of the page is worth little without where it came from.
_WITH_STACKS: Final = """
for (const kind of ['warn', 'error']) {
  const say = console[kind].bind(console);
  console[kind] = (...said) => say(...said, new Error().stack);
}
"""


#: What keeps the page for later would answer in the server's place, and fetch everything in every test.
_NO_WORKER: Final = "delete Navigator.prototype.serviceWorker"
#: Every key and press is listened to, however soon it comes.
NO_GUARDS: Final = "globalThis.eastwindGuards = 'off'"
#: A browser without leisure: the page fetches what is asked for and nothing ahead. `rest` says how long it waits, and is served.
_NO_LEISURE: Final = """
const idle = window.requestIdleCallback.bind(window);
window.requestIdleCallback = (then, how) => (how ? idle(then, how) : 0);
"""


@contextmanager
def live(
    data: Path, *, port: int = 0, names: Sequence[str] = ("127.0.0.1",), static: Path = STATIC, **factory: Any
) -> Iterator[str]:
    """A server in a thread of this process; its address, under the first of its names. `factory` goes to `app_with`.

    :param static: the built page.
    """
    listener = listen("127.0.0.1", port, or_any=False)
    port = int(listener.getsockname()[1])
    settings = Settings(data, hosts_of(list(names), port, secure=False), static=static, limits=UNHURRIED)
    app = app_with(settings, **{"bots": SHY, "work_queue": WorkQueue(apart=InThreads()), **factory})
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False, ws_per_message_deflate=False))
    # nobody waits for it at the end of the tests, should it not end
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server ended before it had started"
            time.sleep(0.01)
        yield f"http://{names[0]}:{port}/"
    finally:
        server.should_exit = True
        thread.join(_ENDS_WITHIN)
        assert not thread.is_alive(), f"the server does not end within {_ENDS_WITHIN:g} s"


class Person:
    """Somebody before the page. `view` is what the server told last, `faults` what the page complained of."""

    def __init__(self, page: Page, *, guards: bool = False) -> None:
        self.page: Final = page
        self.guards: Final = guards
        self._reader = Reader()
        self.faults: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self._under_way: Final[set[Request]] = set()
        page.set_default_timeout(_PATIENCE_MS)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complaint)
        page.on("request", self._begun)
        page.on("requestfinished", self._ended)
        page.on("requestfailed", self._ended)

    def _listen(self, socket: WebSocket) -> None:
        # what comes late over a line that is gone is read with what that line had told before
        reader = self._reader = Reader()
        socket.on("framereceived", lambda frame: self._hear(reader, frame))

    def _hear(self, reader: Reader, frame: str | bytes) -> None:
        for message in reader.read(frame):
            if message["type"] == "error":
                self.faults.append(f"refused: {message}")

    @property
    def view(self) -> Message:
        """The view that the server told last."""
        return self._reader.view

    def _complaint(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.forgiven and self.forgiven.search(message.text)):
            self.faults.append(message.text)

    def _begun(self, request: Request) -> None:
        self._under_way.add(request)

    def _ended(self, request: Request) -> None:
        self._under_way.discard(request)

    # --- waiting

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Waits until something is so."""
        end = time.monotonic() + _PATIENCE_MS / 1000
        while not happened():
            assert time.monotonic() < end, f"waited for {what} in vain; the view is {self._situation()}; {self.faults}"
            self.page.wait_for_timeout(20)

    def until_after(self, version: int, what: str) -> None:
        """Waits until the server has told something later than a version."""
        self.until(lambda: self.view.get("version", 0) > version, what)

    def rest(self) -> None:
        """Waits until nothing is being fetched and the page has drawn everything and has nothing more to do."""
        self.page.evaluate(_AT_REST)
        while self._under_way:
            self.until(lambda: not self._under_way, "what is being fetched")
            self.page.evaluate(_AT_REST)

    def windows(self, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """What is on the screen in one window after the other; one goes on in the last."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.rest()
            yield width, height

    def _situation(self) -> str:
        return f"{self.view.get('phase')} at {self.view.get('version')}, on offer {self.words}"

    def forget(self) -> None:
        """From now on nothing has been told."""
        self._reader = Reader()

    def until_offered(self, word: str) -> None:
        """Waits until an action is on offer, at the server and on the page."""
        self.until(lambda: word in self.words, word)
        self.until_shown()

    def until_discardable(self, code: str) -> None:
        self.until(lambda: any(word.startswith(f"discard {code}") for word in self.words), f"discard {code}")
        self.until_shown()

    def until_shown(self) -> None:
        """Waits until the page shows what was told last: the socket is heard here before the page has drawn anything."""
        drawn = self.page.locator("[data-version]")
        self.until(lambda: self.view.get("version") in _versions(drawn), "the page to draw what it was told")

    @property
    def hand(self) -> list[str]:
        """The own tiles as the server tells them, the drawn one last."""
        own = self.view["seats"][self.view["me"]]
        return [*own["hand"], *([own["drawn"]] if own["drawn"] else [])]

    # --- by keys

    def press(self, key: str) -> None:
        """Presses a key once they are listened to."""
        self.until_keys_are_heard()
        self.page.keyboard.press(key)

    def until_keys_are_heard(self) -> None:
        """Waits where guards are on: keys are not listened to just after a question has come into sight."""
        if self.guards:
            self.page.wait_for_timeout(_DEAF_MS)

    def after_a_press(self) -> None:
        """Waits where guards are on: the next press at the same place is one of its own."""
        if self.guards:
            self.page.wait_for_timeout(_ONE_PRESS_MS)

    # --- by mouse

    def sit_down(self, rules: str | None = None, players: int | None = None) -> None:
        """From the first page to the table, by clicking; with another rule set, or so many players, if they are named."""
        self.page.locator("a.place").first.click()
        dialog = self.page.locator("dialog[open]")
        dialog.locator("details").wait_for()
        if rules is not None:
            dialog.locator(f"input[name=rules][value={rules}]").check()
        if players is not None:
            dialog.get_by_role("radiogroup", name="Players").locator(f"input[value='{players}']").check()
        self.page.locator("button[type=submit]").click()
        self.page.locator("[data-tile]").first.wait_for()
        self.until_shown()

    def click_discard(self, code: str) -> None:
        """Lifts a tile of a kind and discards it with a second click."""
        self.until_discardable(code)
        tile = self.page.locator(f"[data-tile][data-code='{code}']").last
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
        tile.click()

    def click(self, word: str) -> None:
        """Clicks the button of an offered action."""
        self.until_offered(word)
        self.page.locator(f"[data-action='{word}']").click()

    def play_to_the_win(self) -> None:
        """East's hand of `STORY`: a pung of white dragons, a chow, a ready hand, and the win is on offer."""
        self.click_discard("1z")
        self.click("pung")
        self.click_discard("2z")
        self.click("chow 7s")
        self.click_discard("3z")
        self.until_offered("mahjong")

    def play_the_story(self) -> None:
        """East's hand of `STORY` to its end."""
        self.play_to_the_win()
        self.click("mahjong")
        self.until(lambda: self.view.get("phase") == "hand_over", "the end of the hand")

    @property
    def asked(self) -> bool:
        """Whether the game waits for this person: a pass without a choice, and a bonus tile, the page plays by itself."""
        words = self.words
        by_itself = "mahjong" not in words and any(word.startswith("flower") for word in words)
        return (words not in ([], ["pass"]) and not by_itself) or self.view.get("phase") == "hand_over"

    @property
    def words(self) -> list[str]:
        return [action["word"] for action in self.view.get("legal", [])]


def _versions(drawn: Locator) -> list[int]:
    found: list[int] = drawn.evaluate_all("places => places.map((place) => Number(place.dataset.version))")
    return found


def come(place: Locator) -> None:
    """Waits for something in a book.

    `expect` describes the whole page each time that it waits in vain, and in a book with all its closed bills that takes longer
    than its patience: only what has come is asked about with it.
    """
    place.wait_for(state="attached")


@contextmanager
def _visit(browser: Browser, address: str, language: str, kept: Message, **device: Any) -> Iterator[Person]:
    """A person on a device who has opened the first page; `kept`: settings that the page finds. Its complaints fail the test."""
    worker = kept.pop("worker", False)
    ahead = kept.pop("ahead", worker)
    guards = kept.pop("guards", False)
    context = browser.new_context(locale="en-GB", **device)
    if not worker:
        context.add_init_script(_NO_WORKER)
    if not guards:
        context.add_init_script(NO_GUARDS)
    if not ahead:
        context.add_init_script(_NO_LEISURE)
    context.add_init_script(_WITH_STACKS)
    context.add_init_script(
        f"localStorage.setItem('eastwind.language', {json.dumps(json.dumps(language))});"
        f"localStorage.setItem('eastwind.settings', {json.dumps(json.dumps(kept))});"
    )
    try:
        page = context.new_page()
        somebody = Person(page, guards=guards)
        page.goto(address)
        page.locator("a.place").first.wait_for()
        yield somebody
        assert not somebody.faults, "\n".join(somebody.faults)
    finally:
        context.close()


@contextmanager
def person(browser: Browser, address: str, **settings: Any) -> Iterator[Person]:
    """A person with a fresh browser: its language, settings and size can be given.

    :param touch: the screen feels fingers.
    :param worker: it may keep the page for later.
    :param ahead: the page fetches other rooms while nothing else is to be done; it does where it is kept.
    :param guards: keys and presses that come too soon are not listened to, as everywhere but in tests.
    """
    language, (width, height) = settings.pop("language", "en"), settings.pop("size", (1280, 800))
    touch = settings.pop("touch", False)
    kept = {"pace": "instant", "motion": "off", "sounds": False, **settings}
    screen = {"width": width, "height": height}
    with _visit(browser, address, language, kept, viewport=screen, has_touch=touch) as somebody:
        yield somebody


@contextmanager
def phone(browser: Browser, address: str, language: str = "en") -> Iterator[Person]:
    """A person with a telephone: a small screen, upright, and fingers."""
    kept = {"motion": "off", "sounds": False}
    screen = {"width": 390, "height": 844}
    with _visit(
        browser, address, language, kept, viewport=screen, has_touch=True, is_mobile=True, device_scale_factor=2
    ) as somebody:
        yield somebody
