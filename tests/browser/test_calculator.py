"""The calculator in a real browser: by taps, by the keyboard, pasted, reopened, compared; every limit hand of every rule set."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from eastwind.interchange.examples import Example, examples_of_doubles, examples_of_limit_hands, limit_hands
from eastwind.rules import available, load_preset
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Meld
from eastwind.tiles.notation import CODES, parse_tiles
from eastwind.words import text
from tests.browser.live import BROKEN_LINE, STORY, Person, live, person, phone
from tests.browser.test_pages import ALL_TEXT, faults_in, in_languages_and_windows, out_of_sight
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

_PHONE: Final = (390, 844)
_LAPTOP: Final = (1280, 800)
_PLACES: Final = {
    Meld.CHOW: "chow",
    Meld.PUNG: "pung",
    Meld.KONG: "kong",
    Meld.ADDED_KONG: "kong",
    Meld.CONCEALED_KONG: "concealed_kong",
}
_WINDS: Final = "ESWN"


class Calculator:
    """Somebody before the calculator's page."""

    def __init__(self, ann: Person, *, touch: bool = False) -> None:
        self.ann: Final = ann
        self.page: Final = ann.page
        self._touch: Final = touch

    def press(self, target: Any) -> None:
        if self._touch:
            target.tap()
        else:
            target.click()

    def place(self, name: str) -> None:
        """Says where the next tiles go."""
        self.page.locator(f".places input[value={name}]").check()

    def tap(self, tiles: str) -> None:
        for kind in parse_tiles(tiles):
            self.tap_tile(CODES[kind])

    def tap_tile(self, code: str) -> None:
        tile = self.page.locator(f".board [data-code='{code}']")
        if not tile.is_visible():
            self.press(self.page.locator(".bonus"))
        self.press(tile)
        if code.endswith("f") and self.page.locator(".bonus").is_visible():
            self.press(self.page.locator(".bonus"))

    def says(self, total: int) -> None:
        """Waits for the worth."""
        self.page.locator(f".headline[data-total='{total}']").wait_for()
        self.rests()

    def rests(self) -> None:
        """Waits until everything that lies there has been answered."""
        self.page.locator("section[aria-busy=false]").wait_for(state="attached")

    def choose(self, group: str, value: str) -> None:
        """Takes one of several keys: `group` is the message that names them, `value` the message of the key."""
        keys = self.page.get_by_role("radiogroup", name=text("en", group), exact=True)
        keys.get_by_role("radio", name=text("en", value), exact=True).check()

    @property
    def hidden(self) -> list[str]:
        found: list[str] = self.page.locator("[data-hidden]").evaluate_all(
            "tiles => tiles.map((tile) => tile.dataset.hidden)"
        )
        return found


@pytest.fixture(params=[_PHONE, _LAPTOP], ids=["390", "1280"])
def calculator(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Calculator]:
    """The calculator on a telephone and on a laptop, opened from the first page."""
    narrow = request.param == _PHONE
    with live(tmp_path) as address:
        opened = phone(browser, address) if narrow else person(browser, address, size=request.param)
        with opened as ann:
            found = Calculator(ann, touch=narrow)
            found.press(ann.page.locator("[data-workshop=calculator]"))
            ann.page.locator(".board").wait_for()
            yield found


def test_a_hand_by_taps(calculator: Calculator) -> None:
    page = calculator.page
    expect(page.get_by_text(text("en", "calculator-start"))).to_be_visible()
    calculator.choose("calculator-seat", "wind-south")
    calculator.place("pung")
    calculator.tap("6z")
    # how many are to be laid is all there is to say: no sheet without words
    expect(page.locator(".headline")).to_be_visible()
    expect(page.locator(".missing:visible")).to_have_count(0)
    calculator.place("hand")
    calculator.tap("234m 88m 45p 567s")
    calculator.says(8)
    expect(page.locator(".headline")).to_have_text("One tile short")
    expect(page.locator(".missing .said")).to_have_text(
        "It waits for a three of dots and a six of dots; worth 48 or 52."
    )
    # a wait that is tapped is laid, and wins
    calculator.press(page.locator(".missing [data-code='6p']"))
    calculator.says(48)
    expect(page.locator(".headline")).to_have_text("Worth 48 points")
    calculator.choose("calculator-by", "calculator-by-wall")
    calculator.says(52)
    # on a telephone the tiles are put away by now
    if page.locator(".board").is_hidden():
        calculator.press(page.locator(".handle"))
    calculator.tap("6f")
    calculator.says(120)
    calculator.press(page.get_by_role("button", name="Undo"))
    calculator.says(52)
    # another tile may have been the last
    page.get_by_role("radiogroup", name=text("en", "calculator-last")).get_by_label("eight of characters").check(
        force=True
    )
    calculator.says(56)
    # a tile that is tapped in the hand is taken back
    calculator.press(page.locator("[data-hidden='2m']"))
    expect(page.locator(".headline")).to_have_text("One tile short")
    calculator.press(page.get_by_role("button", name=text("en", "calculator-clear"), exact=True))
    expect(page.get_by_text(text("en", "calculator-start"))).to_be_visible()


def test_the_fifth_of_a_kind_says_why_it_cannot_be_laid(calculator: Calculator) -> None:
    page = calculator.page
    calculator.tap("5555p")
    fifth = page.locator(".board [data-code='5p']")
    expect(fifth).to_have_attribute("aria-disabled", "true")
    fifth.click(force=True)
    expect(page.locator(".palette [role=status]")).to_have_text("All four are already laid: five of dots.")
    assert calculator.hidden == ["5p"] * 4
    calculator.place("chow")
    page.locator(".board [data-code='3z']").click(force=True)
    expect(page.locator(".palette [role=status]")).to_contain_text("No chow begins with this tile: west wind")


def test_by_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, calculator = ann.page, Calculator(ann)
        page.locator("[data-workshop=calculator]").focus()
        page.keyboard.press("Enter")
        page.locator(".board").wait_for()
        page.keyboard.press("u")
        page.keyboard.type("6z")
        page.keyboard.press("h")
        page.keyboard.type("234m88m45p567s6p")
        calculator.says(48)
        page.keyboard.press("Backspace")
        calculator.says(8)
        page.keyboard.press("Control+z")
        calculator.says(48)
        page.keyboard.press("Control+Shift+z")
        calculator.says(8)
        # the arrows walk among the tiles, Enter lays
        page.locator(".board [data-code='5p']").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        calculator.says(48)
        page.keyboard.press("ArrowDown")
        expect(page.locator(".board [data-code='6s']")).to_be_focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".board [data-code='1f']")).to_be_focused()
        page.keyboard.press("?")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        # told to who listens
        expect(page.locator("[data-announcer]")).to_contain_text("Worth 48 points.")


def paste(page: Page, pasted: str) -> None:
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.setData('text', text);
          document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
        }""",
        pasted,
    )


def test_pasted_typed_and_reopened_from_its_link(calculator: Calculator) -> None:
    page = calculator.page
    paste(page, "234m 88m 45p 567s 6p [666z]")
    calculator.says(48)
    paste(page, "no hand at all")
    expect(page.locator(".palette [role=status]")).to_contain_text("The pasted text is not a hand")
    calculator.says(48)
    field = page.get_by_label(text("en", "calculator-notation"), exact=True).last
    expect(field).to_have_value("23488m 45p 567s 6p [666z]")
    field.fill("234m 88m 45p 567s 6p (6666z")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("234m 88m 45p 567s 6p (6666z) 2f")
    field.blur()
    calculator.choose("calculator-seat", "wind-south")
    calculator.choose("calculator-by", "calculator-by-loose")
    expect(page).to_have_url(re.compile(r"by=loose"))
    calculator.rests()
    total = int(page.locator(".headline").get_attribute("data-total") or 0)
    link = page.url
    page.goto(f"{link.split('#')[0]}#/")
    page.locator("a.place").first.wait_for()
    page.goto(link)
    calculator.says(total)
    assert calculator.hidden == [CODES[kind] for kind in parse_tiles("23488m45p567s6p")]
    # a link that is pasted is followed
    paste(page, link.replace("by=loose", "by=discard"))
    expect(page.locator(".headline")).not_to_have_attribute("data-total", str(total))
    page.goto(link.split("#")[0] + "#/calculator?hand=11111m")
    expect(page.get_by_text(text("en", "calculator-link-damaged"))).to_be_visible()


def test_two_rule_sets_side_by_side(calculator: Calculator) -> None:
    page = calculator.page
    paste(page, "19m 19p 19s 1234567z 1m")
    calculator.says(2000)
    calculator.press(page.get_by_role("button", name=text("en", "calculator-compare"), exact=True))
    page.locator(".rules .picker").nth(1).locator("select").select_option("ru-classic")
    second = page.locator(".rules .picker").nth(1)
    second.locator("summary").click()
    second.get_by_role("radio", name="500 points").check()
    total = page.locator("article .total")
    expect(total).to_have_class(re.compile("differs"))
    expect(total.locator(".number")).to_have_text(["2,000", "500"])
    expect(total.locator(".mark")).to_contain_text("differs")
    expect(page.locator("article tbody tr.differs")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"with=ru-classic&w\.limit=500"))
    page.reload()
    expect(total.locator(".number")).to_have_text(["2,000", "500"])
    calculator.press(page.get_by_role("button", name=text("en", "calculator-compare-end"), exact=True))
    expect(page.locator("article.bill")).to_be_visible()


def test_a_hand_that_cannot_be_is_explained(calculator: Calculator) -> None:
    # the browser itself notes every refusal
    calculator.ann.forgiven = BROKEN_LINE
    paste(calculator.page, "234m 234p 234s 111z 22z")
    calculator.says(120)
    calculator.choose("calculator-by", "calculator-by-loose")
    expect(calculator.page.get_by_role("main").get_by_role("alert")).to_contain_text("cannot be a loose tile")
    calculator.choose("calculator-by", "calculator-by-discard")
    expect(calculator.page.get_by_role("main").get_by_role("alert")).to_have_count(0)


def test_a_picture_to_send(calculator: Calculator) -> None:
    page = calculator.page
    paste(page, "234m 88m 45p 567s 6p (6666z) 2f")
    page.locator(".headline").wait_for()
    calculator.press(page.get_by_role("button", name=text("en", "calculator-share-short"), exact=True))
    link = page.locator("dialog[open] input[readonly]")
    expect(link).to_have_value(re.compile(r"#/calculator\?hand=23488m45p567s6p\(6666z\)2f"))
    picture = page.get_by_alt_text(text("en", "calculator-picture-alt"))
    picture.wait_for()
    with page.expect_download() as saving:
        calculator.press(page.get_by_role("button", name=text("en", "calculator-save-picture")))
    data = Path(saving.value.path()).read_bytes()
    assert saving.value.suggested_filename == "eastwind-hand.png"
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width > 1400
    assert height > 600


def test_without_a_server_the_bill_waits_and_follows(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, calculator = ann.page, Calculator(ann)
        ann.forgiven = BROKEN_LINE
        page.goto(f"{address}#/calculator?hand=234m88m")
        page.locator(".headline").wait_for()
        page.route("**/api/score", lambda route: route.abort())
        calculator.tap("6z")
        expect(page.get_by_role("main").get_by_role("alert")).to_have_text(text("en", "calculator-offline"))
        assert "6z" in calculator.hidden
        page.unroute("**/api/score")
        expect(page.get_by_role("main").get_by_role("alert")).to_have_count(0)
        expect(page.locator(".headline")).to_have_text("7 more tiles to lay")


def test_an_address_that_has_just_been_put_in_is_not_written_over(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/rulesets", hold)
        page.goto(f"{address}#/calculator?hand=234m88m")
        page.locator(".headline").wait_for()
        ann.until(lambda: bool(held), "the question for the rule sets")
        # the address is another, the page has not heard of it, and the answer comes just then
        page.evaluate("history.pushState(null, '', '#/rules/book/ru-classic')")
        for route in held:
            route.continue_()
        page.locator(".rules .picker").first.wait_for()
        page.evaluate("window.dispatchEvent(new HashChangeEvent('hashchange'))")
        page.locator(".chapter").first.wait_for()


def all_examples() -> dict[Hand, list[tuple[str, Example]]]:
    """Every hand that is an example of a limit hand → the rule sets under which it is, and as what."""
    found: dict[Hand, list[tuple[str, Example]]] = {}
    for name in available():
        rules = load_preset(name)
        examples = examples_of_limit_hands(rules)
        assert [example.rule for example in examples] == list(limit_hands(rules))
        for example in examples:
            found.setdefault(example.hand, []).append((name, example))
    return found


def enter(calculator: Calculator, hand: Hand) -> None:
    """Lays a hand tile by tile, the winning one last, and says how it came about: what is concealed by keys, the rest by taps."""
    page = calculator.page
    for meld in hand.melds:
        calculator.place(_PLACES[meld.meld])
        calculator.tap_tile(CODES[meld.lowest])
    calculator.place("hand")
    page.keyboard.type("".join(CODES[kind] for kind in hand.concealed))
    for kind in hand.flowers:
        calculator.tap_tile(CODES[kind])
    winds = ("wind-east", "wind-south", "wind-west", "wind-north")
    calculator.choose("calculator-seat", winds[hand.seat_wind])
    calculator.choose("calculator-round", winds[hand.round_wind])
    for event in (event.name.lower() for event in type(hand.events) if event in hand.events and event.name):
        message = "calculator-ready" if event == "ready" else f"pattern-{event.replace('_', '-')}"
        page.get_by_role("switch", name=re.compile(f"^{re.escape(text('en', message))}")).first.check()
    if hand.last is not None:
        calculator.choose("calculator-by", f"calculator-by-{hand.source.name.lower().replace('_', '-')}")


#: Of all limit hands so many are laid by hand; the others are asked over HTTP (tests/server/services/test_calculator.py).
_LAID: Final = ("wriggling_snake", "four_kongs", "heavenly")


@pytest.mark.sweep
def test_limit_hands_of_every_sort_are_entered_and_valued(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, calculator = ann.page, Calculator(ann)
        page.goto(f"{address}#/calculator")
        page.locator(".board").wait_for()
        for hand, shown in all_examples().items():
            if not any(example.rule in _LAID for _, example in shown):
                continue
            page.goto(f"{address}#/")
            page.goto(f"{address}#/calculator")
            page.locator(".rules .picker select").first.select_option(shown[0][0])
            enter(calculator, hand)
            for name, example in shown:
                page.locator(".rules .picker select").first.select_option(name)
                calculator.says(example.bill.total)
                rule = text("en", f"pattern-{example.rule.replace('_', '-')}")
                expect(page.locator("article.bill")).to_contain_text(rule)


def test_the_examples_of_the_page_are_those_of_the_rulebook(calculator: Calculator) -> None:
    page = calculator.page
    calculator.press(page.get_by_role("button", name=text("en", "calculator-examples-short"), exact=True))
    examples = page.locator("[data-example]")
    rules = load_preset("ru-classic")
    expect(examples).to_have_count(len(limit_hands(rules)) + len(examples_of_doubles(rules)))
    calculator.press(page.locator("[data-example=thirteen_wonders]"))
    calculator.says(2000)
    expect(page.locator(".headline")).to_contain_text("Thirteen wonders: a limit hand")


def test_a_bill_at_the_table_opens_in_the_calculator(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY)) as address, person(browser, address) as ann:
        ann.sit_down()
        ann.play_the_story()
        bills = ann.view["result"]["bills"]
        links = ann.page.locator("a.calculator")
        expect(links).to_have_count(len(bills))
        addresses = [link.get_attribute("href") for link in links.all()]
        for bill, where in zip(bills, addresses, strict=True):
            ann.page.goto(f"{address}{where}")
            Calculator(ann).says(bill["total"])
            assert ann.page.locator("article.bill tbody th").all_inner_texts() != []


def sights(ann: Person, address: str) -> Iterator[str]:
    """Everything that the calculator shows, one after the other."""
    page = ann.page
    for name, query in (
        ("empty", ""),
        ("a few tiles", "?hand=234m88m"),
        ("waiting", "?hand=234m88m45p567s[666z]"),
        ("farther off", "?hand=24m88m46p57s15z[666z]"),
        ("fourteen", "?hand=24m88m46p57s15z9p[666z]"),
        ("a win", "?hand=234m88m45p567s6p(6666z)2f6f&seat=S&round=E&by=wall"),
        ("a limit hand", "?hand=19m19p19s1234567z1m&by=robbed_kong"),
        ("two rule sets", "?hand=234m88m45p567s6p(6666z)2f&rules=ru-classic&with=ru-classic&w.limit=500"),
        ("a hand that cannot be", "?hand=234m234p234s111z22z&by=loose"),
        ("a damaged link", "?hand=11111m&seat=Q"),
    ):
        page.goto(f"{address}#/")
        page.goto(f"{address}#/calculator{query}")
        page.locator(".board").wait_for(state="attached")
        page.locator(".rules .picker").first.wait_for()
        Calculator(ann).rests()
        ann.rest()
        yield name
    page.locator(".board [data-code='1m']").click()
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    page.locator(".tools button").nth(1).click()
    page.locator("[data-example]").first.wait_for()
    yield "examples"
    page.locator("[data-example]").first.click()
    page.locator(".headline").wait_for()
    page.locator(".tools button").nth(2).click()
    page.locator("dialog img").wait_for()
    yield "the picture"
    page.keyboard.press("Escape")


#: Suits and options are written in Latin letters in every language.
_LETTERS: Final = frozenset(
    {"Ctrl", "http", "calculator", "hand", "seat", "round", "rules", "discard", "wall", "classic"}
)


@pytest.mark.sweep
@in_languages_and_windows((360, 740), _LAPTOP, _PHONE, (1920, 1080))
def test_every_sight_is_in_the_language_and_in_the_window(
    browser: Browser, tmp_path: Path, language: str, sizes: list[tuple[int, int]]
) -> None:
    with live(tmp_path) as address, person(browser, address, language=language, size=sizes[-1]) as ann:
        ann.forgiven = BROKEN_LINE
        faults = {
            (sight, size): found
            for sight in sights(ann, address)
            for size in ann.windows(sizes)
            if (found := faults_in(ann.page.evaluate(ALL_TEXT), language, _LETTERS) + out_of_sight(ann.page))
        }
        assert faults == {}


def test_tiles_are_large_enough_for_thumbs(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        page = ann.page
        page.goto(f"{address}#/calculator")
        page.locator(".board").wait_for()
        boxes = [tile.bounding_box() for tile in page.locator(".board [data-row='0'] [data-code]").all()]
        assert all(box is not None and box["width"] >= 34 and box["height"] >= 44 for box in boxes)
        dock = page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] == pytest.approx(740, abs=1)
        # put away, the bill has the window to itself
        page.locator(".handle").click()
        expect(page.locator(".board")).to_be_hidden()
        page.locator(".handle").click()
        expect(page.locator(".board")).to_be_visible()
        # laid on its side, or enlarged to twice its size, half of the window is left for what is laid
        for width, height in ann.windows([(640, 360), (568, 320), (640, 400)]):
            dock = page.locator(".dock").bounding_box()
            assert dock is not None
            assert dock["height"] < 0.6 * height, f"{width} x {height}"
            assert page.locator(".board [data-code]:visible").count() == 42


def test_a_hand_that_is_complete_puts_the_tiles_away_and_its_worth_in_reach(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        page = ann.page
        page.goto(f"{address}#/calculator?hand=234m88m[666z][999s]34s5s&seat=S&round=E&by=discard&rules=ru-classic")
        worth = page.locator(".reach button").first
        expect(worth).to_have_text("Worth 56 points")
        expect(page.locator(".board")).to_be_hidden()
        # what brings the tiles back lies beside these keys, and not on the bill
        dock = page.locator(".dock").bounding_box()
        handle = page.get_by_role("button", name=text("en", "calculator-palette")).bounding_box()
        assert dock is not None
        assert handle is not None
        assert handle["y"] >= dock["y"]
        page.get_by_role("button", name=text("en", "calculator-circumstances")).click()
        expect(page.get_by_role("heading", name=text("en", "calculator-circumstances"))).to_be_focused()
        worth.click()
        expect(page.get_by_role("heading", name=text("en", "calculator-result"))).to_be_focused()
        # a tile is taken back: there is one to lay
        page.locator(".table [data-code]").first.click()
        expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("size", [_LAPTOP, (360, 740)], ids=str)
def test_at_who_pays_whom_the_hand_that_is_laid_is_seen_above_the_tiles_to_tap(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with live(tmp_path) as address, person(browser, address, language="bg", size=size) as ann:
        ann.page.evaluate("location.hash = '#/calculator/table'")
        page = ann.page
        page.locator(".seats label").nth(2).click()
        page.locator(".tools button[aria-pressed]").click()
        page.locator(".dock .board [data-code='4p']").click()
        expect(page.locator(".cloth [data-code='4p']")).to_be_visible()
        ann.rest()
        seats, cloth, dock = (page.locator(it).first.bounding_box() for it in (".seats", ".cloth", ".dock"))
        assert seats
        assert cloth
        assert dock
        assert seats["y"] >= 0
        assert cloth["y"] + cloth["height"] <= dock["y"]
        page.keyboard.press("Escape")
        expect(page.locator(".dock")).to_have_count(0)
