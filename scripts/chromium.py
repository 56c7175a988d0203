"""Where the Chromium for the browser tests is.

Prints the program's path and exits 0, or exits 1 where there is none. A Chromium of the machine (Debian's package, for one)
is preferred to the copy that Playwright downloads, and before both Debian's Chromium without windows: it is the same inside and
needs a fifth less of the processor for the same tests. `EASTWIND_CHROMIUM` names another one.

    scripts/chromium.py [--shell]      with --shell nothing but the one without windows will do
"""

import os
import shutil
import sys
from pathlib import Path

_SHELL = "chromium-headless-shell"
_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def chromium_path(*, whole: bool = False) -> str | None:
    """The path of a Chromium to drive, or None where neither the machine nor Playwright has one.

    :param whole: the browser that people have, windows and all, as what is measured for them wants.
    """
    named = os.environ.get("EASTWIND_CHROMIUM")
    if named:
        return named
    for name in (*_NAMES, _SHELL) if whole else (_SHELL, *_NAMES):
        found = shutil.which(name)
        if found:
            return found
    return _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    chosen = shutil.which(_SHELL) if "--shell" in sys.argv[1:] else chromium_path()
    if chosen is None:
        sys.exit(1)
    print(chosen)
