"""How soon each page is there on a weak phone with a weak line, and whether it then stands still.

    .venv/bin/python -m scripts.measure_page [--address http://127.0.0.1:8765/] [PAGE …]

A browser with nothing kept, a quarter of this machine's speed, 1.6 Mbit/s and 150 ms to the server: when the first of the page is
seen, when what one came for is, after how many requests, how far things moved under the finger, and the longest time in which the
page did not answer. What is over its bound is marked, and the exit code is 1.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from scripts.chromium import chromium_path

SLOWER: Final = 4
LATENCY_MS: Final = 150
BYTES_A_SECOND: Final = 1.6e6 / 8
#: A page that is there by now has come to rest as well.
SETTLED_MS: Final = 4000
#: So long what one came for is waited for.
PATIENCE_S: Final = 60
#: What the page says of itself; read when it has settled. It looks for what one came for by itself: what Playwright brings along
#: for that is a task of its own, and longer than most of the page's.
_WATCH: Final = """
window.__seen = { tasks: [], shift: 0, wanted: null };
const looking = setInterval(() => {
  if (!__WANTED__.every((it) => document.querySelector(it))) return;
  clearInterval(looking);
  requestAnimationFrame(() => setTimeout(() => (window.__seen.wanted = performance.now())));
}, 25);
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.__seen.tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__seen.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
#: The drawings of the tiles are no part of any page.
_TELL: Final = """() => ({
  first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  task: Math.max(0, ...window.__seen.tasks.map(([, long]) => long)),
  shift: window.__seen.shift,
  height: document.documentElement.scrollHeight,
  nodes: document.querySelectorAll("*").length - document.querySelectorAll("#tile-sprite *").length,
})"""


@dataclass(frozen=True, slots=True)
class Sight:
    """A page: its address behind the `#`, and what one came for: all of these are there."""

    place: str
    wanted: tuple[str, ...]
    #: Until the first of it is seen, and until what one came for is, in ms; how many requests until then.
    first_ms: float = 1500
    wanted_ms: float = 2500
    requests: int = 25


SIGHTS: Final = {
    "first": Sight("/", ("a.place",)),
    # a tile without its drawing is none
    "table": Sight("/table/{table}", ("[data-tile]", "#tile-sprite svg"), first_ms=2500),
    "rulebook": Sight("/rules/book/ru-classic", (".chapter p",), first_ms=2500, wanted_ms=4000),
    "house": Sight("/rules", ("[data-group]",), first_ms=2500, wanted_ms=4000),
    "calculator": Sight("/calculator", ("main",), first_ms=2500, wanted_ms=4000),
    "solitaire": Sight("/solitaire", ("main",), first_ms=2500, wanted_ms=4000),
}
SHIFT: Final = 0.1
TASK_MS: Final = 200.0


@dataclass(frozen=True, slots=True)
class Seen:
    first_ms: float
    wanted_ms: float
    requests: int
    shift: float
    task_ms: float
    height: int
    nodes: int

    def over(self, sight: Sight) -> list[str]:
        """Names of what is over its bound."""
        bounds = {
            "first": self.first_ms > sight.first_ms,
            "wanted": self.wanted_ms > sight.wanted_ms,
            "requests": self.requests > sight.requests,
            "shift": self.shift > SHIFT,
            "task": self.task_ms > TASK_MS,
        }
        return [name for name, over in bounds.items() if over]


@contextmanager
def _server() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "eastwind.cli.main", "play", "--port", "0", "--data", str(Path(folder) / "d")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            try:
                assert server.stdout is not None
                for line in server.stdout:
                    address = next((word for word in line.split() if word.startswith("http://")), None)
                    if address is not None:
                        yield address.rstrip("/") + "/"
                        return
                raise SystemExit("the server ended before it told its address")
            finally:
                server.kill()


def _sit_down(context: BrowserContext, address: str) -> tuple[str, StorageState]:
    """Opens a table as a person does; its name, and the book it is read by once, so that it is written."""
    page = context.new_page()
    page.goto(f"{address}#/play")
    page.locator("dialog[open] details").wait_for()
    page.locator("button[type=submit]").click()
    page.locator("[data-tile]").first.wait_for(timeout=30_000)
    table = page.url.split("#/table/")[1].split("/")[0]
    page.goto(f"{address}#/rules/book/ru-classic")
    page.locator(".chapter p").first.wait_for(timeout=30_000)
    page.close()
    return table, context.storage_state(indexed_db=True)


def _look(browser: Browser, address: str, sight: Sight, kept: StorageState) -> Seen:
    """One visit with nothing kept but the seat."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        is_mobile=True,
        has_touch=True,
        device_scale_factor=2,
        storage_state=kept,
    )
    try:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.add_init_script(_WATCH.replace("__WANTED__", json.dumps(sight.wanted)))
        page = context.new_page()
        asked = _slow_down(context, page)
        page.goto(f"{address}#{sight.place}", wait_until="commit")
        wanted, count = _wait(context, page, asked)
        page.wait_for_timeout(SETTLED_MS)
        told: dict[str, Any] = page.evaluate(_TELL)
        return Seen(told["first"], wanted, count, told["shift"], told["task"], told["height"], told["nodes"])
    finally:
        context.close()


def _wait(context: BrowserContext, page: Page, asked: list[str]) -> tuple[float, int]:
    """When what one came for was there, in ms, and after how many requests."""
    devtools = context.new_cdp_session(page)
    until = monotonic() + PATIENCE_S
    while monotonic() < until:
        page.wait_for_timeout(20)
        count = len(asked)
        said = devtools.send("Runtime.evaluate", {"expression": "window.__seen?.wanted", "returnByValue": True})
        wanted = said["result"].get("value")
        if wanted is not None:
            return float(wanted), count
    raise SystemExit(f"after {PATIENCE_S} s there was nothing of what one came for at {page.url}")


def _slow_down(context: BrowserContext, page: Page) -> list[str]:
    """Slows a page down; what it asks for from now on."""
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def measure(address: str, names: list[str]) -> bool:
    """Prints a line for each page; whether all keep within their bounds."""
    good = True
    # before Playwright begins: where no browser of the machine is found it is asked itself, and begins but once at a time
    browser_path = chromium_path(whole=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
        table, kept = _sit_down(context, address)
        context.close()
        print(
            f"{'page':12}{'first ms':>9}{'wanted ms':>11}{'requests':>10}{'shift':>8}{'task ms':>9}{'height':>8}{'nodes':>7}"
        )
        for name in names:
            sight = SIGHTS[name]
            sight = Sight(
                sight.place.format(table=table), sight.wanted, sight.first_ms, sight.wanted_ms, sight.requests
            )
            seen = _look(browser, address, sight, kept)
            over = seen.over(sight)
            good &= not over
            print(
                f"{name:12}{seen.first_ms:9.0f}{seen.wanted_ms:11.0f}{seen.requests:10}{seen.shift:8.3f}{seen.task_ms:9.0f}"
                f"{seen.height:8}{seen.nodes:7}{'  over: ' + ', '.join(over) if over else ''}",
                flush=True,
            )
        browser.close()
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--address", help="of a running Eastwind; without it one is started")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(SIGHTS))
    chosen = parser.parse_args()
    names = chosen.pages or list(SIGHTS)
    if chosen.address:
        return 0 if measure(chosen.address, names) else 1
    with _server() as address:
        return 0 if measure(address, names) else 1


if __name__ == "__main__":
    raise SystemExit(main())
