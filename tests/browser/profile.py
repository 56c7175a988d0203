"""A browser with a profile on the disk, as a person has one: it can be started again, and has several windows."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from scripts.chromium import chromium_path
from tests.browser.live import NO_GUARDS

_PATIENCE_SECONDS: Final = 20.0


@contextmanager
def started(browser: Browser, profile: Path) -> Iterator[BrowserContext]:
    """Start the browser of a profile; each start is one of the same browser."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=chromium_path(),
        args=["--no-sandbox", "--disable-gpu"],
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        service_workers="block",
    )
    context.add_init_script(NO_GUARDS)
    try:
        yield context
    finally:
        context.close()


def window(context: BrowserContext, address: str) -> Page:
    """Open a window at the first page."""
    page = context.new_page()
    page.goto(address)
    page.locator("a.place").first.wait_for()
    return page


def soon(holds: Callable[[], bool]) -> None:
    """Wait until something holds that a page does behind what it shows."""
    until = time.monotonic() + _PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.1)
