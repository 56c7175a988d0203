"""The first page: its tiles stand in whole rows, whatever glass they lie on."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.live import live, person

pytestmark = pytest.mark.browser


def test_the_tiles_of_the_first_page_stand_in_whole_rows(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, language="pl") as ann:
        for width, height in ann.windows([(1920, 1080), (1280, 800), (1024, 768), (768, 1024), (844, 390), (360, 740)]):
            boxes = [tile.bounding_box() for tile in ann.page.locator("a.place").all()]
            rows: dict[int, list[tuple[int, int]]] = {}
            for box in boxes:
                assert box
                rows.setdefault(round(box["y"] / 16), []).append((round(box["x"]), round(box["x"] + box["width"])))
            edges = {(min(left for left, _ in row), max(right for _, right in row)) for row in rows.values()}
            assert len({left for left, _ in edges}) == len({right for _, right in edges}) == 1, f"{edges} at {width}"
            assert width < 900 or len(rows) <= (len(boxes) + 4) // 5, f"{rows} at {width} x {height}"
