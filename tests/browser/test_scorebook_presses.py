"""Numbers that are marked red and buttons that are pressed twice, in the score book, in who pays whom and beside them."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.sheet.book import SomebodyWon
from eastwind.words import text
from tests.browser.fingers import choose
from tests.browser.live import Person, live, person
from tests.browser.scorer import NAMES, PHONE, Scorer, book_of

pytestmark = pytest.mark.browser

#: Not a number that any hand is worth; the last is none at all.
WRONG: Final = ("12.5", "-6", "9999999999", "1e")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def ann(browser: Browser, address: str) -> Iterator[Person]:
    with person(browser, address, size=PHONE, guards=True) as found:
        yield found
        assert not found.faults


@pytest.fixture
def scorer(ann: Person, address: str) -> Scorer:
    scorer = Scorer(ann, address)
    scorer.keep(book_of("ru-classic", 0))
    return scorer


def _write(field: Locator, what: str) -> None:
    """Types it: `fill` refuses what is no number."""
    field.fill("")
    field.press_sequentially(what)


def _by_numbers(page: Page, winner: int) -> Locator:
    """Says who won, and that plain numbers follow; the key that writes the hand down."""
    page.locator(".end").click()
    page.locator(f"[data-tab='{winner}']").click()
    page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
    return page.locator(".dock .button-main")


def _numbers(page: Page, name: str) -> Locator:
    return page.locator(".numbers").get_by_label(name, exact=True)


# --- red fields


@pytest.mark.parametrize("wrong", WRONG)
def test_a_number_that_is_marked_red_is_never_written_down(scorer: Scorer, wrong: str) -> None:
    page = scorer.page
    keep = _by_numbers(page, 1)
    for name, worth in zip(NAMES, ("12", "40", "6", "2"), strict=True):
        _numbers(page, name).fill(worth)
    expect(keep).to_be_enabled()
    expect(page.locator("main .net")).to_be_visible()
    # right before, and then not: what it was is not what stands there
    _write(_numbers(page, "Ewa"), wrong)
    expect(_numbers(page, "Ewa")).to_have_attribute("aria-invalid", "true")
    expect(keep).to_be_disabled()
    expect(page.locator("main .net")).to_have_count(0)
    expect(page.locator("[data-tab='0'] b")).to_have_text("…")
    _numbers(page, "Ewa").press("Enter")
    assert not scorer.book.entries
    # without a network nothing is worked out, and yet nothing else is written down
    scorer.ann.forgiven = re.compile("Failed to load resource|ERR_")
    page.context.set_offline(True)
    _numbers(page, "Marek").fill("4")
    expect(page.locator("main .follows")).to_be_visible()
    expect(keep).to_be_disabled()
    page.context.set_offline(False)
    _numbers(page, "Ewa").fill("14")
    expect(keep).to_be_enabled()
    scorer.write_down()
    (entry,) = scorer.book.entries
    assert isinstance(entry, SomebodyWon)
    assert [hand.points for hand in entry.hands] == [14, 40, 6, 4]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_losers_red_number_holds_the_hand_back_though_another_player_is_looked_at(scorer: Scorer, wrong: str) -> None:
    page = scorer.page
    page.locator(".end").click()
    page.locator("[data-tab='0']").click()
    scorer.place("pung")
    scorer.lay("1m", "2m", "3m")
    scorer.place("hand")
    scorer.lay("5p", "5p", "7s", "8s", "9s")
    keep = page.locator(".dock .button-main")
    expect(keep).to_be_enabled()
    page.locator("[data-tab='1']").click()
    number = page.get_by_label(text("en", "scorebook-or-number"))
    _write(number, wrong)
    expect(keep).to_be_disabled()
    page.locator("[data-tab='2']").click()
    expect(keep).to_be_disabled()
    # the field is not in sight: the page says which it is
    expect(page.locator("main .error")).to_contain_text(f"Piotr, {text('en', 'scorebook-or-number')}")
    page.locator("[data-tab='1']").click()
    expect(number).to_have_attribute("aria-invalid", "true")
    number.fill("8")
    expect(keep).to_be_enabled()
    assert not scorer.book.entries


@pytest.mark.parametrize("wrong", WRONG)
def test_who_pays_whom_shows_no_sums_beside_a_number_that_is_marked_red(ann: Person, address: str, wrong: str) -> None:
    page = ann.page
    page.goto(f"{address}#/calculator/table")
    winners = page.get_by_role("radiogroup", name=text("en", "settlement-winner"))
    choose(winners.get_by_role("radio", name="East"))
    number = page.get_by_label(text("en", "settlement-points"))
    number.fill("40")
    net = page.locator("[data-net]")
    expect(net).to_contain_text("+")
    _write(number, wrong)
    expect(net).to_have_count(0)
    expect(page.locator(".payments")).to_have_count(0)
    expect(page.locator("[data-worth='E']")).to_have_text("…")
    # another hand is looked at: the field is not there, and its number is no other for that
    page.locator(".seats label").nth(1).click()
    expect(page.locator(".answered [data-net]")).to_have_count(0)
    expect(page.locator("main .error")).to_contain_text(text("en", "settlement-points"))
    # beside a second rule set too
    page.get_by_role("button", name=text("en", "calculator-compare")).click()
    page.locator(".compared [data-under]").nth(1).wait_for()
    expect(net).to_have_count(0)
    page.locator(".seats label").nth(0).click()
    expect(number).to_have_attribute("aria-invalid", "true")
    number.fill("50")
    expect(net).to_have_count(2)
    expect(net.first).to_contain_text("+")


def test_a_notation_that_cannot_be_read_stands_beside_no_bill(ann: Person, address: str) -> None:
    page = ann.page
    page.goto(f"{address}#/calculator")
    notation = page.get_by_role("textbox", name=text("en", "calculator-notation"))
    notation.fill("111z 456m 22p 345s 777p")
    bill = page.locator("[data-total]")
    bill.wait_for()
    notation.fill("111z 456m 22p 345s 777x")
    expect(notation).to_have_attribute("aria-invalid", "true")
    expect(bill).to_have_count(0)
    notation.fill("111z 456m 22p 345s 777p")
    bill.wait_for()


# --- presses


def test_nobody_won_tapped_twice_is_one_hand(scorer: Scorer) -> None:
    page = scorer.page
    page.locator(".nobody").dblclick()
    expect(page.locator(".now")).to_contain_text("hand 2")
    scorer.ann.after_a_press()
    assert len(scorer.book.entries) == 1
    # and a second drawn hand is one
    page.locator(".nobody").click()
    expect(page.locator(".now")).to_contain_text("hand 3")
    # each press takes back one hand and brings back one, however fast they follow each other
    scorer.ann.after_a_press()
    undo, redo = page.locator(".undo").first, page.locator(".redo")
    undo.click()
    page.wait_for_timeout(350)
    undo.click()
    expect(page.locator(".now")).to_contain_text("hand 1")
    assert len(scorer.book.entries) == 0
    redo.click()
    page.wait_for_timeout(350)
    redo.click()
    expect(page.locator(".now")).to_contain_text("hand 3")
    undo.click()
    expect(page.locator(".now")).to_contain_text("hand 2")
    assert len(scorer.book.entries) == 1
    # the same from where a hand is entered: under the finger lies the table's own key by then
    page.locator(".end").click()
    page.locator("main .nobody").dblclick()
    scorer.ann.after_a_press()
    assert len(scorer.book.entries) == 2


def test_a_key_held_down_books_one_hand(scorer: Scorer) -> None:
    page = scorer.page
    page.locator(".nobody").focus()
    page.keyboard.down("Enter")
    for _ in range(12):
        page.wait_for_timeout(100)
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".now")).to_contain_text("hand 2")
    assert len(scorer.book.entries) == 1


def test_a_new_match_begun_with_a_double_tap_is_one_match(ann: Person, address: str) -> None:
    page, scorer = ann.page, Scorer(ann, address)
    scorer.open()
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    page.locator("dialog select").wait_for()
    page.locator("dialog button[type=submit]").dblclick()
    page.locator(".plate .score", has_text="0").first.wait_for()
    ann.after_a_press()
    assert len(scorer.books) == 1
    assert not scorer.book.entries
