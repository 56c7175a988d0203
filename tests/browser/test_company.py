"""Several persons at one table, each before a page of his own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import at_one_table
from tests.browser.live import live

pytestmark = pytest.mark.browser


def test_a_phrase_is_read_by_each_in_his_own_language_and_not_by_who_mutes(browser: Browser, tmp_path: Path) -> None:
    languages = [{"language": "en"}, {"language": "ru"}]
    with live(tmp_path) as address, at_one_table(browser, address, languages) as (ann, ben):
        seat = ann.view["me"]

        def say(phrase: str) -> None:
            ann.page.get_by_role("button", name="Say something").click()
            ann.page.locator(f"[data-phrase={phrase}]").click()

        say("good-luck")
        expect(ann.page.locator(f"[data-by='{seat}']")).to_have_text("Good luck!")
        expect(ben.page.locator(f"[data-by='{seat}']")).to_have_text("Удачи!")
        ben.page.get_by_role("button", name="Сказать").click()
        ben.page.get_by_role("switch", name=re.compile("Ann")).uncheck()
        expect(ben.page.locator(f"[data-by='{seat}']")).to_have_count(0)
        say("wow")
        expect(ann.page.locator("[data-said=wow]")).to_have_text("Wow!")
        expect(ben.page.locator("[data-said]")).to_have_count(0)
