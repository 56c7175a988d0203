"""The lobby as people see it who open a table: somebody is removed, a match begins without who is not ready, a waiting ends."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eastwind.server.tables import absence
from tests.browser.company import ask, at_one_table, go_to, remember_seat
from tests.browser.live import Message, Person, live, person

pytestmark = pytest.mark.browser


@contextmanager
def gathered(browser: Browser, address: str, names: list[str]) -> Iterator[tuple[Message, list[Person]]]:
    """Persons in a lobby, the first of whom has opened the table."""
    with ExitStack() as stack:
        persons = [stack.enter_context(person(browser, address, language="en")) for _ in names]
        wish = {"rules": "ru-classic", "name": names[0], "bots": [], "persons": 4, "window": 4}
        opened = ask(persons[0].page, "/api/tables", wish)
        for each, name in zip(persons, names, strict=True):
            seat = (
                opened if each is persons[0] else ask(each.page, f"/api/tables/{opened['table']}/seats", {"name": name})
            )
            remember_seat(each.page, seat, name)
            go_to(each.page, f"#/table/{opened['table']}")
            expect(each.page.locator("ul.seats")).to_be_visible()
        yield opened, persons


def test_somebody_is_removed_after_one_question_and_told_so(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, gathered(browser, address, ["Ann", "Ben"]) as (opened, (ann, ben)):
        ann.page.get_by_role("button", name="Remove Ben").click()
        expect(ann.page.get_by_role("alertdialog")).to_contain_text("Remove Ben?")
        expect(ann.page.get_by_role("button", name="Keep the seat")).to_be_focused()
        ann.page.locator("[data-action=remove]").click()
        expect(ben.page.locator(".plate[role=alert]")).to_contain_text("The host has removed you")
        expect(ben.page.locator("ul.seats")).to_have_count(0)
        assert ["removed" in fault for fault in ben.faults] == [True]
        expect(ann.page.get_by_text("The letters are new")).to_be_visible()
        new = ann.page.locator("[data-code]").get_attribute("data-code")
        assert new not in (None, "", opened["code"])
        # he may be invited again, by the new letters alone
        for code, heading in ((opened["code"], "No table is open with these letters"), (new, "Sit down")):
            go_to(ben.page, f"#/join/{code}")
            expect(ben.page.get_by_text(heading).first).to_be_visible()
        ben.page.get_by_role("button", name="Sit down").click()
        expect(ben.page.locator("ul.seats")).to_be_visible()
        # what the browser says of an answer that is no invitation
        ben.faults.clear()


@pytest.mark.sweep
def test_a_match_begins_without_who_is_not_ready(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, gathered(browser, address, ["Ann", "Ben", "Cid"]) as (_, (ann, ben, cid)):
        cid.page.locator("button[aria-pressed=false].button-main").click()
        expect(ann.page.get_by_text("Waiting for Ben", exact=True)).to_be_visible()
        expect(ann.page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
        ann.page.get_by_role("button", name="Begin without Ben").click()
        for each in (ann, cid):
            each.page.locator("[data-tile]").first.wait_for()
        expect(ben.page.locator(".plate[role=alert]")).to_contain_text("begun without you")
        assert "begun_without" in ben.faults.pop()


def test_those_who_are_there_end_a_waiting(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "WAITED_SECONDS", 1.0)
    settings = [{"language": "en"}, {"language": "en"}]
    with live(tmp_path) as address, at_one_table(browser, address, settings, away="wait") as (ann, ben):
        go_to(ben.page, "#/")
        offer = ann.page.locator("[data-waited]")
        expect(offer).to_contain_text("Ben has been away for two minutes")
        offer.locator("[data-action=stand-in]").click()
        expect(ann.page.locator("[data-played-for=true]")).to_be_visible()
        expect(offer).to_have_count(0)
