"""House rules in a real browser: made, played for a hand, kept, sent, taken in elsewhere; contradictions; own hands; a try."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from eastwind.bots import BUILT_IN
from eastwind.rules import RuleSet
from eastwind.words import attribute, text
from tests.browser.fingers import choose
from tests.browser.live import BROKEN_LINE, STORY, Person, come, live, person
from tests.browser.solo import glimpsed
from tests.browser.test_pages import ALL_TEXT, in_languages_and_windows, out_of_sight
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

_PHONE: Final = (390, 844)
_LAPTOP: Final = (1280, 800)


class House:
    """Somebody before the page of house rules, who reads English."""

    def __init__(self, ann: Person, address: str) -> None:
        self.ann: Final = ann
        self.page: Final[Page] = ann.page
        self.page.goto(f"{address}#/rules")
        self.page.locator("[data-group]").first.wait_for()

    def open(self, group: str) -> None:
        place = self.page.locator(f"details[data-group={group}]")
        if place.get_attribute("open") is None:
            place.locator(":scope > summary").click()

    def at(self, key: str) -> Any:
        return self.page.locator(f"[data-key='{key}']")

    def limit(self, points: int) -> None:
        self.open("limit")
        self.at("limit.cap").locator("input[type=number]").fill(str(points))

    def own_hand(self, title: str, form: str) -> None:
        self.open("own")
        self.page.get_by_role("button", name=text("en", "household-own-add")).click()
        place = self.at("patterns.own_hand_1")
        place.get_by_label(text("en", "household-own-title")).fill(title)
        place.get_by_label(text("en", "household-own-form"), exact=True).fill(form)

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=text("en", message), exact=True).click()

    def fits(self) -> None:
        """Waits until the server has found everything in order."""
        expect(self.page.get_by_text(text("en", "household-faultless"))).to_be_visible()

    @property
    def digest(self) -> str:
        self.fits()
        return self.page.locator(".digest code").inner_text()

    def export(self) -> Path:
        self.fits()
        with self.page.expect_download() as coming:
            self.press("household-export")
        return Path(coming.value.path())

    def take(self, file: Path) -> None:
        self.page.locator("#household-file").set_input_files(file)


def make(house: House) -> str:
    """Rules with a limit, a name and a hand of their own; their digest."""
    house.page.locator("#household-name").fill("Sundays")
    house.limit(300)
    house.own_hand("Our street", "11a 23456789a ESWN")
    expect(house.at("patterns.own_hand_1").locator(".drawn li")).to_have_count(3)
    expect(house.page.locator(".differences li")).to_have_count(2)
    return house.digest


@pytest.mark.sweep
def test_made_played_sent_and_taken_in_on_a_fresh_server(browser: Browser, tmp_path: Path) -> None:
    walls = ToldWalls(STORY)
    with live(tmp_path / "one", walls=walls) as address, person(browser, address, size=_PHONE) as ann:
        house = House(ann, address)
        digest = make(house)
        sent = tmp_path / "sundays.json"
        sent.write_bytes(house.export().read_bytes())
        house.press("household-play")
        house.press("setup-sit")
        ann.page.locator("[data-tile]").first.wait_for()
        assert ann.view["rules"] == "sundays"
        assert ann.view["options"]["limit"] == 300
        ann.play_the_story()
        record = ann.page.evaluate(
            """async () => {
                const [seat] = JSON.parse(localStorage.getItem('eastwind.tables'));
                const headers = {Authorization: `Bearer ${seat.token}`};
                const answer = await fetch(`/api/tables/${seat.table}/record`, {headers});
                return answer.text();
            }"""
        )
        first = json.loads(record.splitlines()[0])
        assert RuleSet.from_json(first["rules"]).digest == digest
    with live(tmp_path / "two") as address, person(browser, address, size=_PHONE) as bob:
        house = House(bob, address)
        house.take(sent)
        expect(house.page.locator("#household-name")).to_have_value("Sundays")
        expect(house.page.locator(".differences li")).to_have_count(2)
        assert house.digest == digest
        assert json.loads(house.export().read_bytes()) == json.loads(sent.read_bytes())


def test_contradictions_come_at_once_and_go_by_a_tap(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_LAPTOP) as ann:
        house = House(ann, address)
        house.open("ready")
        house.at("ready.hand").get_by_role("radio", name=attribute("en", "value-ready-hand", "none")).check()
        house.open("wall")
        house.at("wall.drawn").get_by_role("radio", name="counter-clockwise", exact=True).check()
        faults = house.page.locator("[data-fault]")
        expect(faults).to_have_count(2)
        expect(house.page.get_by_role("button", name=text("en", "household-play"))).to_be_disabled()
        # each leads to its values
        at_once = house.page.locator("[data-fault='ready.at_once ready.hand']")
        at_once.locator(".link").first.click()
        expect(house.at("ready.at_once").get_by_role("switch")).to_be_focused()
        at_once.locator(".ways button").first.click()
        expect(faults).to_have_count(1)
        # and back to where one began
        for key in ("wall.drawn", "ready.hand"):
            house.at(key).get_by_role("button", name="Undo").click()
        house.fits()
        expect(faults).to_have_count(0)


def test_a_hand_of_ones_own_is_drawn_as_it_is_typed_and_faults_are_told(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        house = House(ann, address)
        house.own_hand("Our street", "11a 23456789a ESW")
        place = house.at("patterns.own_hand_1")
        expect(place.locator(".bad").first).to_contain_text("14")
        expect(place.locator(".drawn li")).to_have_count(0)
        form = place.get_by_label(text("en", "household-own-form"), exact=True)
        form.press("End")
        form.press_sequentially("N")
        for _ in ann.windows([_PHONE, _LAPTOP]):
            expect(place.locator(".drawn li")).to_have_count(3)
            expect(place.locator(".bad")).to_have_count(0)
            expect(place.locator(".drawn li").first.locator(".tile")).to_have_count(14)
            # the live example is that hand
            expect(house.page.locator("[data-example='own-own_hand_1']")).to_contain_text("2,000")


@pytest.mark.sweep
def test_rules_are_kept_found_again_and_sent_as_a_link(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_LAPTOP) as ann:
        house = House(ann, address)
        digest = make(house)
        house.press("household-save")
        house.press("household-share")
        link = house.page.locator("dialog[open] input[readonly]")
        ann.page.wait_for_function(
            "() => document.querySelector('dialog[open] input[readonly]').value.includes('#/rules?')"
        )
        sent = link.input_value()
        house.page.keyboard.press("Escape")
        house.press("household-new")
        expect(house.page.locator(".differences li")).to_have_count(0)
        ann.page.reload()
        house.page.locator("[data-group]").first.wait_for()
        house.page.get_by_role("button", name="Sundays").first.click()
        expect(house.page.locator(".differences li")).to_have_count(2)
        assert house.digest == digest
        with person(browser, address, size=_LAPTOP) as bob:
            bob.page.goto(sent)
            bob.page.locator("[data-group]").first.wait_for()
            expect(bob.page.locator("#household-name")).to_have_value("Sundays")
            expect(bob.page.locator(".digest code")).to_have_text(digest)
            bob.page.goto(f"{address}#/")
            bob.page.goto(f"{address}#/rules?{sent[-20:]}")
            expect(bob.page.get_by_role("alert").filter(has_text=text("en", "household-link-damaged"))).to_be_visible()


def test_a_rule_is_found_and_changed_by_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_LAPTOP) as ann:
        house = House(ann, address)
        house.page.locator("#household-search").focus()
        house.page.keyboard.type("dead wall")
        expect(house.at("wall.dead_wall")).to_be_visible()
        expect(house.at("limit.cap")).to_have_count(0)
        field = house.at("wall.dead_wall").locator("input")
        for _ in range(12):
            house.page.keyboard.press("Tab")
            if field.evaluate("it => it === document.activeElement"):
                break
        expect(field).to_be_focused()
        house.page.keyboard.press("ArrowUp")
        expect(house.page.locator(".differences li")).to_have_count(1)
        house.page.keyboard.press("Tab")
        house.page.keyboard.press("Enter")
        expect(house.page.locator(".differences li")).to_have_count(0)


def _with_few_hands(route: Route) -> None:
    """What is shown of a try is the same of a thousand hands, which do not take half a minute."""
    wish: dict[str, Any] = route.request.post_data_json or {}
    assert wish["hands"] == 20_000
    route.continue_(post_data={**wish, "hands": 1_000})


def test_a_try_shows_the_report_before_and_after(browser: Browser, tmp_path: Path) -> None:
    # the bots that people meet: those of the other tests are slow, and a try is played by the server's own
    with live(tmp_path, bots=BUILT_IN) as address, person(browser, address, size=_PHONE) as ann:
        house = House(ann, address)
        house.limit(300)
        house.fits()
        house.page.route("**/api/simulate", _with_few_hands)
        with glimpsed(house.page, ".trial progress"):
            house.page.get_by_role("button", name="Try 20,000 hands").click()
        expect(house.page.locator(".trial table.two").first).to_be_visible()
        house.limit(400)
        expect(house.page.get_by_text(text("en", "household-try-stale"))).to_be_visible()
        for width, height in (_PHONE, _LAPTOP):
            house.page.set_viewport_size({"width": width, "height": height})
            ann.rest()
            assert not out_of_sight(house.page)


def sights(ann: Person, address: str) -> Iterator[str]:
    """The page as one walks through it."""
    page = ann.page
    page.goto(f"{address}#/rules")
    page.locator("[data-group]").first.wait_for()
    ann.rest()
    yield "nothing changed"
    for group in ("limit", "settlement", "own", "limits", "sets"):
        page.locator(f"details[data-group={group}] > summary").click()
    page.locator("[data-group=own] button").first.click()
    page.locator("[data-key='patterns.own_hand_1'] .form").fill("(EE|SS)(WW|NN) 11223a 55b 9c")
    page.locator("[data-key='limit.cap'] input[type=number]").fill("300")
    page.locator("[data-key='patterns.own_hand_1'] .drawn li, [data-key='patterns.own_hand_1'] .bad").first.wait_for()
    ann.rest()
    yield "changed"
    page.locator("details[data-group=ready] > summary").click()
    choose(page.locator("[data-key='ready.hand'] input[value=none]"))
    page.locator("[data-fault]").first.wait_for()
    yield "contradicting"
    page.locator("#household-search").fill("xyzzy")
    yield "nothing found"
    page.locator("#household-search").fill("")


@pytest.mark.sweep
@in_languages_and_windows((360, 740), _LAPTOP, _PHONE, (1920, 1080))
def test_every_sight_is_in_the_language_and_in_the_window(
    browser: Browser, tmp_path: Path, language: str, sizes: list[tuple[int, int]]
) -> None:
    with live(tmp_path) as address, person(browser, address, language=language, size=sizes[-1]) as ann:
        ann.forgiven = BROKEN_LINE
        for sight in sights(ann, address):
            for size in ann.windows(sizes):
                words = ann.page.evaluate(ALL_TEXT)
                assert "[household" not in str(words), (sight, size)
                assert "value-" not in str(words), (sight, size)
                assert out_of_sight(ann.page) == [], (sight, size)


#: How far the rules reach beyond their column, and the page beyond the window, both 0 where everything fits; what reaches
#: farthest; and whether the summary that goes along with the rules covers the try below them.
_SPREAD: Final = """() => {
  const column = document.querySelector('.rules').getBoundingClientRect();
  const all = [...document.querySelectorAll('.rules *')];
  const seen = all.filter((it) => !it.closest('.visually-hidden') && it.getClientRects().length);
  const beyond = (it) => Math.max(0, Math.round(it.getBoundingClientRect().right - column.right));
  const farthest = seen.reduce((most, it) => (beyond(it) > beyond(most) ? it : most));
  window.scrollTo(0, document.documentElement.scrollHeight);
  const summary = document.querySelector('#household-summary').getBoundingClientRect();
  return {
    rules: beyond(farthest) && [beyond(farthest), farthest.closest('[data-key]')?.dataset.key, farthest.outerHTML.slice(0, 80)],
    page: document.documentElement.scrollWidth - innerWidth,
    covered: summary.bottom > document.querySelector('.trial').getBoundingClientRect().top,
  };
}"""


@pytest.mark.sweep
def test_with_everything_open_the_rules_keep_to_their_column(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, language="ru", size=(360, 740)) as ann:
        page = House(ann, address).page
        for summary in page.locator("details[data-group] > summary").all():
            summary.click()
        for summary in page.locator("details.facts > summary").all():
            summary.click()
        expect(page.locator("details[data-group]:not([open]), details.facts:not([open])")).to_have_count(0)
        for size in ann.windows([(360, 740), (1000, 800), _LAPTOP, (1920, 1080)]):
            assert page.evaluate(_SPREAD) == {"rules": 0, "page": 0, "covered": False}, size
            assert out_of_sight(page) == [], size


@pytest.mark.parametrize("size", [(360, 740), _LAPTOP], ids=["360", "1280"])
def test_a_file_that_is_no_rule_set_is_refused_in_sight_of_the_key(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with live(tmp_path) as address, person(browser, address, size=size) as ann:
        ann.forgiven = BROKEN_LINE
        house = House(ann, address)
        house.page.locator("button", has_text=text("en", "household-import")).scroll_into_view_if_needed()
        broken = tmp_path / "broken.json"
        broken.write_text('{"title": "Sundays",\n "rules" 3}')
        house.take(broken)
        alert = house.page.get_by_role("main").get_by_role("alert")
        expect(alert).to_contain_text(text("en", "household-import-failed"))
        expect(alert).to_contain_text("line 2")
        expect(alert).to_be_in_viewport(ratio=1)


def test_everything_that_is_wrong_with_a_file_is_listed_place_by_place(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        ann.forgiven = BROKEN_LINE
        house = House(ann, address)
        faulty = tmp_path / "faulty.toml"
        faulty.write_text(
            'id = "sundays"\nversion = 1\ntitle = "Sundays"\nextends = "ru-classic"\n'
            '[limit]\ncap = { value = -3, source = "house" }\n'
            '[patterns]\nno_chows = { doubles = { value = 1, source = "house" }, who = "winner" }\n'
            '[claims]\ntie = { value = "\\t me\\nfirst", source = "house" }\n'
        )
        house.take(faulty)
        alert = house.page.get_by_role("main").get_by_role("alert")
        expect(alert).to_contain_text(text("en", "household-import-failed"))
        faults = alert.get_by_role("listitem")
        expect(faults).to_have_count(3)
        for place, expected in (
            ("limit.cap.value", "a whole number from 1 to 1000000"),
            ("patterns.no_chows", 'did you mean "no_chow"?'),
            ("claims.tie.value", '"farthest"'),
        ):
            fault = faults.filter(has_text=place)
            expect(fault).to_have_count(1)
            expect(fault).to_contain_text(expected)
        expect(faults.filter(has_text="limit.cap.value")).not_to_contain_text("no_chow")
        for size in ann.windows([(360, 740), _LAPTOP]):
            assert out_of_sight(house.page) == [], size
        # a file that is in order takes it away
        faulty.write_text('id = "sundays"\nversion = 1\ntitle = "Mondays"\nextends = "ru-classic"\n')
        house.take(faulty)
        expect(house.page.locator("#household-name")).to_have_value("Mondays")
        expect(alert).to_have_count(0)


@pytest.mark.sweep
def test_a_hand_of_ones_own_bears_its_title_in_the_bill_of_a_table_and_in_its_book(
    browser: Browser, tmp_path: Path
) -> None:
    walls = ToldWalls({"east": "1123456789m 123z 5z", "draws": "1p 1p 9s 4z"})
    with live(tmp_path, walls=walls) as address, person(browser, address, size=_PHONE) as ann:
        house = House(ann, address)
        make(house)
        house.press("household-play")
        house.press("setup-sit")
        ann.page.locator("[data-tile]").first.wait_for()
        ann.click_discard("5z")
        ann.click("mahjong")
        ann.until(lambda: ann.view["phase"] == "hand_over", "the end of the hand")
        (line,) = (line for line in ann.view["result"]["bills"][0]["lines"] if line["rule"] == "own_hand_1")
        assert line["title"] == "Our street"
        paper = ann.page.locator(".ending article.bill").first
        expect(paper.get_by_role("rowheader", name="Our street")).to_be_visible()
        ann.page.goto(f"{address}#/rules/book/table/{ann.view['table']}/pattern/own_hand_1")
        entry = ann.page.locator("[data-anchor='pattern/own_hand_1'].here")
        come(entry)
        expect(entry).to_contain_text("Our street")
        expect(entry).to_be_in_viewport()


def test_the_bill_of_an_example_calls_a_hand_of_ones_own_by_its_title(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        house = House(ann, address)
        house.own_hand("Our street", "11a 23456789a ESWN")
        bill = house.page.locator(".example table")
        for _ in ann.windows([_PHONE, _LAPTOP]):
            expect(bill.get_by_role("rowheader", name="Our street")).to_be_visible()
