"""Pictures of every sight at five sizes in four languages, and sheets of them to look through.

    .venv/bin/python -m scripts.take_pictures [--out pictures] [--languages ru bg] [--sizes 360x740 1280x800] [--only rooms]

In `pictures/ru/360x740/` lies each sight; `pictures/ru-360x740-1.png` and further are the sheets. What reaches out of the window
and words that are broken are told on the way. The walk is that of the tests: a hand with its dialogues, its bill and its replay,
then every room.
"""

import argparse
import base64
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from eastwind.words import LANGUAGES
from scripts.chromium import chromium_path
from tests.browser.live import live, person
from tests.browser.rooms import walk
from tests.browser.test_pages import out_of_sight
from tests.browser.tour import Tour, walls

SIZES: Final = ("360x740", "844x390", "768x1024", "1280x800", "1920x1080")
WALKS: Final = ("hand", "rooms")
#: Nobody waits for the pictures before a screen.
_PATIENCE_MS: Final = 120_000
#: Pictures on a sheet, and how wide each is there.
_ON_A_SHEET: Final = 24
_THUMB: Final = {"360x740": 230, "844x390": 460, "768x1024": 300, "1280x800": 460, "1920x1080": 460}


def take(browser: Browser, language: str, sizes: list[str], walks: list[str], out: Path) -> Iterator[str]:
    """Takes the pictures of a language; yields what is wrong with a sight."""
    windows = [(int(width), int(height)) for width, height in (size.split("x") for size in sizes)]
    for which in walks:
        with (
            TemporaryDirectory() as folder,
            live(Path(folder), walls=walls()) as address,
            person(browser, address, language=language, size=windows[-1]) as ann,
        ):
            ann.page.set_default_timeout(_PATIENCE_MS)
            seen: dict[str, int] = {}
            for sight in Tour(ann, language) if which == "hand" else walk(ann):
                seen[sight] = seen.get(sight, 0) + 1
                # one rule opened is like the other
                if seen[sight] > 1:
                    continue
                # a dialogue of a small window is none of a large one: a hand is walked through once for each
                for size, _ in zip(sizes, ann.windows(windows), strict=True):
                    for fault in out_of_sight(ann.page):
                        yield f"{language} {size} {sight}: {fault}"
                    name = f"{which}-{len(seen):02}-{re.sub(r'[^a-z]+', '-', sight.lower()).strip('-')}.png"
                    path = out / language / size / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    ann.page.screenshot(path=path, animations="disabled")


def sheets(browser: Browser, folder: Path, width: int) -> None:
    """Lays the pictures of a folder on sheets beside it."""
    pictures = sorted(folder.glob("*.png"))
    for number, start in enumerate(range(0, len(pictures), _ON_A_SHEET), 1):
        figures = "".join(_figure(path, width) for path in pictures[start : start + _ON_A_SHEET])
        page = browser.new_page(viewport={"width": 1880, "height": 600})
        page.set_content(
            f"<style>body{{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;background:#888}}"
            f"figure{{margin:0}}</style>{figures}"
        )
        page.screenshot(path=folder.parent.parent / f"{folder.parent.name}-{folder.name}-{number}.png", full_page=True)
        page.close()


def _figure(path: Path, width: int) -> str:
    picture = base64.b64encode(path.read_bytes()).decode()
    return f'<figure><img width="{width}" src="data:image/png;base64,{picture}"><figcaption>{path.stem}</figcaption></figure>'


def main() -> int:
    """Takes the pictures that were asked for; 1 where something reaches out of a window."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("pictures"))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--only", choices=WALKS, help="the hand or the rooms; both where nothing is said")
    chosen = parser.parse_args()
    walks = [chosen.only] if chosen.only else list(WALKS)
    faults = []
    executable = chromium_path(whole=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        for language in chosen.languages:
            for fault in take(browser, language, chosen.sizes, walks, chosen.out):
                faults.append(fault)
                print(fault, flush=True)
            for size in chosen.sizes:
                sheets(browser, chosen.out / language / size, _THUMB[size])
        browser.close()
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
