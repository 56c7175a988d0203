"""Several persons at one table, each before a page of his own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eastwind.server.tables import absence
from tests.browser.company import ask, at_one_table, go_to, to_discard
from tests.browser.live import STORY, Person, live, person
from tests.server.walls import ToldWalls

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


def discard_of(persons: list[Person]) -> tuple[Person, list[Person], str]:
    """Somebody whose turn it is discards: he, the others, and what he discarded."""
    asked = to_discard(persons)
    code = next(word for word in asked.words if word.startswith("discard")).split()[1]
    asked.click_discard(code)
    asked.until(lambda: asked.view["phase"] == "claim", "the window")
    return asked, [each for each in persons if each is not asked], code


def test_a_discard_is_taken_back_with_the_others_consent(browser: Browser, tmp_path: Path) -> None:
    settings = [{"language": "en"}, {"language": "en"}]
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, at_one_table(browser, address, settings) as persons:
        asked, [other], code = discard_of(persons)
        asked.page.locator("[data-action=propose-take-back]").click()
        expect(other.page.get_by_role("alertdialog")).to_contain_text("asks to take the discard back")
        other.page.locator("[data-action=agree]").click()
        asked.until(lambda: asked.view["phase"] == "turn", "the turn once more")
        asked.until_shown()
        assert code in asked.hand
        expect(other.page.get_by_role("alertdialog")).to_have_count(0)
        expect(other.page.get_by_role("status").filter(has_text="All players agree.")).to_be_visible()


@pytest.mark.sweep
def test_the_same_people_play_once_more_at_a_new_table(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, at_one_table(browser, address, [{}, {}]) as (ann, ben):
        old = ann.view["table"]
        ann.page.get_by_role("button", name="Say something").click()
        ann.page.locator("[data-propose=end]").click()
        ben.page.locator("[data-action=agree]").click()
        ben.page.get_by_role("button", name="Play again, same people").click()
        ann.page.locator("[data-action=agree]").click()
        begin = ben.page.get_by_role("button", name="Begin", exact=True)
        expect(begin).to_be_enabled()
        begin.click()
        for each in (ann, ben):
            each.page.locator("[data-tile]").first.wait_for()
            each.until_shown()
            assert (each.view["table"] != old, each.view["hand"]) == (True, 1)


def test_somebody_looks_on_live_and_sees_no_hand(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls(STORY, {})) as address,
        at_one_table(browser, address, [{}, {}], watch="live") as (ann, ben),
        person(browser, address) as eve,
    ):
        code = ann.page.evaluate("JSON.parse(localStorage.getItem('eastwind.tables'))[0].code")
        go_to(eve.page, f"#/watch/{code}")
        expect(ann.page.locator("[data-watchers='1']")).to_have_count(1)
        _, _, tile = discard_of([ann, ben])
        expect(eve.page.locator(f"[data-watched] [data-code='{tile}']")).to_have_count(1)
        # besides the discard only the round's wind lies face up
        expect(eve.page.locator("[data-watched] [data-code]")).to_have_count(2)
        eve.until(lambda: eve.view["version"] == ann.view["version"], "the same moment")
        assert {seat["hand"] for seat in eve.view["seats"]} == {None}


@pytest.mark.sweep
def test_the_seats_of_one_browser_go_to_another_once(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path) as address,
        at_one_table(browser, address, [{}, {}]) as (ann, _),
        person(browser, address) as phone,
        person(browser, address) as late,
    ):
        table, mine = ann.view["table"], ann.hand
        go_to(ann.page, "#/join")
        ann.page.get_by_role("button", name="Move my seats").click()
        link = ann.page.locator("dialog[open] input[readonly]").input_value()
        place = link[link.index("#") :]
        go_to(phone.page, place)
        phone.page.get_by_role("button", name="Take over the seats").click()
        expect(phone.page.get_by_text("1 seat has been moved here.")).to_be_visible()
        go_to(phone.page, f"#/table/{table}")
        phone.page.locator("[data-tile]").first.wait_for()
        phone.until_shown()
        assert phone.hand == mine
        expect(ann.page.get_by_text("Your seats are on the other device now.")).to_be_visible()
        assert ann.page.evaluate("JSON.parse(localStorage.getItem('eastwind.tables'))") == []
        # whoever opens the code once more gets nothing
        late.forgiven = re.compile("404")
        go_to(late.page, place)
        late.page.get_by_role("button", name="Take over the seats").click()
        expect(late.page.get_by_text("This key has already been used")).to_be_visible()


def test_a_bot_plays_for_whose_phone_sleeps_and_gives_the_seat_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "GRACE_SECONDS", 0.0)
    with live(tmp_path) as address, at_one_table(browser, address, [{}, {}], away="bot", window=1) as (ann, ben):
        his, table = ben.view["me"], ben.view["table"]
        of_ben = ann.page.locator(f"[data-person='{his}']")
        go_to(ben.page, "#/")
        expect(of_ben).to_have_attribute("data-played-for", "true")
        expect(of_ben).to_have_text("Ben is away: a bot plays")
        go_to(ben.page, f"#/table/{table}")
        expect(of_ben).to_have_attribute("data-played-for", "false")
        expect(ann.page.get_by_role("status").filter(has_text="Ben is back")).to_be_visible()


def test_who_leaves_for_good_is_asked_once_more_and_a_bot_has_the_seat(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, at_one_table(browser, address, [{}, {}]) as (ann, ben):
        his = ben.view["me"]
        ben.page.get_by_role("button", name="Say something").click()
        ben.page.locator("[data-action=depart]").click()
        ben.page.locator("[data-action=depart-surely]").click()
        ann.until(lambda: ann.view["seats"][his]["player"] != "person", "a bot on the seat")
        expect(ann.page.locator(f"[data-person='{his}']")).to_have_count(0)
        assert ben.page.evaluate("JSON.parse(localStorage.getItem('eastwind.tables'))") == []


def test_what_is_agreed_for_who_is_away_is_said_before_one_sits_down(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        wish = {"rules": "ru-classic", "name": "Ann", "bots": [], "persons": 4, "away": "vote"}
        opened = ask(ann.page, "/api/tables", wish)
        go_to(ann.page, f"#/join/{opened['code']}")
        expect(ann.page.locator("[data-away=vote]")).to_contain_text("Those who are here decide")
