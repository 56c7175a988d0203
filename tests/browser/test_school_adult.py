"""The adult's corner in a real browser: what is noted, recorded, printed and erased, and that nothing of it goes elsewhere."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.keeping import all_kept, keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_NAME: Final = "Sonya Nameless"
_SCHOOL: Final = {
    "children": [{"id": "c1", "name": _NAME, "age": 6, "flower": 1, "tries": []}],
    "playing": "c1",
    "line": True,
}
#: A microphone: a tone, recorded and decoded by the browser's own means.
_MICROPHONE: Final = """() => {
    navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext();
        const tone = context.createOscillator();
        const out = context.createMediaStreamDestination();
        tone.connect(out);
        tone.start();
        return out.stream;
    };
}"""
_RECORDED: Final = """async () => {
    const open = indexedDB.open("eastwind-school", 1);
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    const keys = database.transaction("recordings").objectStore("recordings").getAllKeys();
    const found = await new Promise((resolve) => (keys.onsuccess = () => resolve(keys.result)));
    return JSON.stringify(found);
}"""


def _tries(page: Page) -> list[dict[str, Any]]:
    school = kept(page, "school")
    found: list[dict[str, Any]] = school["children"][0]["tries"]
    return found


def test_what_an_adult_notes_and_records_stays_here_and_is_erased(browser: Browser, tmp_path: Path) -> None:
    asked: list[Request] = []
    with live(tmp_path) as address, person(browser, address, size=(390, 844)) as somebody:
        page = somebody.page

        def note(request: Request) -> None:
            asked.append(request)

        page.on("request", note)
        keep(page, "school", _SCHOOL)
        keep(page, "school.unread", "Sonya Nameless of long ago")
        page.goto(f"{address}#/school/adult/code-lock")
        page.get_by_role("button", name="Add by hand").click()
        page.get_by_label("Tiles laid correctly from memory").fill("5")
        page.get_by_label("In the right order").uncheck()
        page.get_by_label("A tile missing").fill("1")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_text("added by hand")).to_be_visible()
        expect(page.locator("rect.point.ring")).to_have_count(1)
        noted = _tries(page)[-1]
        assert (noted["span"], noted["inOrder"], noted["byHand"]) == (5, False, True)
        assert noted["mistakes"] == {"missing": 1}

        # the card to the same step, and a worksheet of it
        page.get_by_role("link", name="Card for real tiles").click()
        expect(page.locator("article[data-step=code-lock]")).to_contain_text("What to lay out")
        page.get_by_role("button", name="Worksheet").click()
        sheet = page.get_by_role("link", name="Open to print").get_attribute("href")
        assert page.request.get(f"{address.rstrip('/')}{sheet}").text().startswith("<!doctype html>")
        page.get_by_role("button", name="Close").click()

        page.goto(f"{address}#/school/voice")
        page.evaluate(_MICROPHONE)
        line = page.locator("li[data-line=path-hello]")
        line.get_by_role("button", name="Record:").click()
        line.get_by_role("button", name="Stop").wait_for()
        page.wait_for_timeout(300)
        line.get_by_role("button", name="Stop").click()
        line.get_by_role("button", name="Play:").click()
        expect(line.locator("[aria-pressed=true]")).to_have_count(0)
        assert "en/path-hello" in page.evaluate(_RECORDED)

        page.goto(f"{address}#/school/adult")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Export").click()
        file = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
        assert (file["children"][0]["name"], [one["key"] for one in file["voice"]]) == (_NAME, ["en/path-hello"])

        page.get_by_role("button", name="Erase", exact=True).click()
        page.get_by_role("button", name="Erase everything").click()
        expect(page.get_by_text("Erased.")).to_be_visible()
        assert "Sonya" not in str(all_kept(page))
        # no page plays or exports what can still be brought back
        assert '["en/path-hello"]' not in page.evaluate(_RECORDED)
        page.get_by_label("Import").set_input_files(saved.value.path())
        expect(page.get_by_role("button", name=_NAME)).to_be_visible()
        assert '"en/path-hello"' in page.evaluate(_RECORDED)

    # names and results never left: whatever was asked only fetched, and said nothing of them
    assert {one.method for one in asked} == {"GET"}
    assert not any("Sonya" in one.url or "noted" in one.url for one in asked)
