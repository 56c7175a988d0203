"""The page of the interface in a real browser: under the page's policy, with all calls, and what one asks and answers."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.live import live, person
from tests.browser.test_pages import out_of_sight

pytestmark = pytest.mark.browser

_CALLS = """async () => {
  const { paths } = await (await fetch("/api/openapi.json")).json();
  return Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
}"""


@pytest.mark.sweep
def test_every_call_is_there_and_shows_its_question_and_its_answer(browser: Browser, tmp_path: Path) -> None:
    # whatever the page's policy refuses is a complaint in the console, and fails this test
    with live(tmp_path) as address, person(browser, address, language="pl", size=(1280, 800)) as ann:
        page = ann.page
        page.goto(f"{address}#/")
        page.locator("[data-workshop=interface]").click()
        calls = page.locator(".opblock")
        calls.first.wait_for()
        expect(calls).to_have_count(page.evaluate(_CALLS))
        one = page.locator("#operations-calculator-settle_hand")
        one.locator(".opblock-summary-control").click()
        expect(one.locator(".body-param__example")).to_contain_text('"winners"')
        expect(one.locator(".response[data-code='200'] .example")).to_contain_text('"payments"')
        for size in ann.windows([(1280, 800), (360, 740)]):
            assert out_of_sight(page) == [], size
        assert barriers(page) == []
