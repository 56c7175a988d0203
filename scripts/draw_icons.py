"""Draws the icons under which the page is installed, from `web/src/style/icon.svg`.

    .venv/bin/python -m scripts.draw_icons

A browser draws them, so it needs Chromium (`make browser`). Systems cut icons to a shape of their own: the maskable one, and
that of Apple's systems, which rounds the corners, have a ground of felt up to the edge and the tile well inside.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from scripts.chromium import chromium_path

_WEB: Final = Path(__file__).resolve().parent.parent / "web"
SOURCE: Final = _WEB / "src" / "style" / "icon.svg"
FOLDER: Final = _WEB / "public" / "icons"
#: `--felt` of web/src/style/tokens.css.
_GROUND: Final = "#1f4d45"


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture of an icon.

    :ivar size: side in pixels; :ivar share: how much of the side the tile's drawing takes; :ivar ground: felt up to the edge, or
        nothing
    """

    name: str
    size: int
    share: float
    ground: bool


ICONS: Final = (
    Icon("icon-192.png", 192, 1.0, ground=False),
    Icon("icon-512.png", 512, 1.0, ground=False),
    # what is certain to be seen is a circle of four fifths of the side
    Icon("maskable-512.png", 512, 0.62, ground=True),
    Icon("apple-touch-icon.png", 180, 0.8, ground=True),
)


def page_of(icon: Icon, drawing: str) -> str:
    """A page that is nothing but the icon."""
    ground = f"background: {_GROUND};" if icon.ground else ""
    side = round(icon.size * icon.share)
    return (
        f"<style>body {{ margin: 0; width: {icon.size}px; height: {icon.size}px; display: grid; place-items: center; {ground} }}"
        f" svg {{ width: {side}px; height: {side}px; }}</style>{drawing}"
    )


def main() -> None:
    drawing = SOURCE.read_text(encoding="utf-8")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(page_of(icon, drawing))
            page.screenshot(path=FOLDER / icon.name, omit_background=True)
            page.close()
            print(f"drew {(FOLDER / icon.name).relative_to(_WEB.parent)}")
        browser.close()


if __name__ == "__main__":
    main()
