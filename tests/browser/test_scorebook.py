"""The score book in a real browser, on a phone beside the table: entered by taps, changed, without a network, printed."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.keeper.hand_json import answer, hand_to_json
from eastwind.keeper.hand_text import hand_from_text
from eastwind.scoring.layout import Source
from eastwind.sheet import ScoreBook, Sheet, value_book
from eastwind.words import text
from tests.browser.axe import barriers
from tests.browser.live import BROKEN_LINE, Person, live, person
from tests.browser.test_pages import out_of_sight

pytestmark = pytest.mark.browser

_PHONE: Final = (390, 844)
_NAMES: Final = ["Ewa", "Piotr", "Halina", "Marek"]
_PLACES: Final = {"chow": "chow", "pung": "pung", "kong": "kong", "concealed_kong": "concealed_kong"}
#: Sixteen hands in plain numbers: who won, whose tile it was, what the hands came to.
_HANDS: Final = [
    (0, None, (64, 12, 16, 4)), (0, 2, (48, 0, 8, 2)), (1, 0, (2, 96, 4, 8)), (3, 1, (8, 8, 0, 104)),
    (2, None, (0, 2, 26, 4)), (2, 3, (16, 4, 40, 0)), (1, None, (0, 208, 8, 2)), (0, 1, (32, 2, 2, 0)),
    (3, 2, (4, 0, 16, 24)), (3, None, (0, 8, 2, 52)), (1, 3, (12, 30, 4, 0)), (0, None, (128, 0, 4, 8)),
    (2, 0, (2, 2, 80, 16)), (1, 2, (8, 44, 0, 0)), (3, 0, (0, 4, 12, 300)), (2, 1, (4, 32, 22, 8)),
]  # fmt: skip


def _entry(place: int) -> dict[str, Any]:
    winner, gave, worths = _HANDS[place]
    nothing: dict[str, Any] = {
        "melds": [],
        "hand": [],
        "last": None,
        "flowers": [],
        "events": [],
        "rest": "mixed",
        "dead": False,
    }
    hands = [{**nothing, "points": points} for points in worths]
    said = {"type": "won", "id": f"e{place}", "winners": [winner], "discarder": gave, "by": None}
    return {**said, "hands": hands, "penalty": False}


def _book(rules: str, entries: Sequence[dict[str, Any]], **more: Any) -> dict[str, Any]:
    book: dict[str, Any] = {
        "id": "evening",
        "name": "",
        "begun": "",
        "rules": rules,
        "options": {},
        "digest": None,
        "names": _NAMES,
    }
    return {**book, "first_dealer": 0, "rounds": None, "stock": None, "entries": list(entries), **more}


class Scorer:
    """Somebody who keeps the score."""

    def __init__(self, ann: Person, address: str) -> None:
        self.ann: Final = ann
        self.page: Final[Page] = ann.page
        self._address: Final = address
        self.taps = 0

    def keep(self, book: dict[str, Any]) -> None:
        """Puts a match into the browser as the page keeps it, and opens it."""
        kept = {"book": book, "done": [], "undone": [], "archived": False, "deleted": None, "published": None}
        self.page.evaluate("kept => localStorage.setItem('eastwind.scorebooks', JSON.stringify([kept]))", kept)
        self.open(book["id"])
        self.page.reload()
        self.page.locator(".plate .score").first.wait_for()

    def open(self, *path: str) -> None:
        self.page.goto("/".join([f"{self._address}#/scorebook", *path]))

    def tap(self, selector: str) -> None:
        self.taps += 1
        self.page.locator(selector).click()

    def place(self, name: str) -> None:
        self.taps += 1
        self.page.locator(f".places input[value={name}]").check(force=True)

    def lay(self, *codes: str) -> None:
        for code in codes:
            self.tap(f".board [data-code='{code}']")

    def write_down(self) -> None:
        self.tap(".dock .button-main")
        self.page.locator("main .payments").wait_for()

    @property
    def book(self) -> ScoreBook:
        """What is kept in the browser."""
        (kept,) = json.loads(self.page.evaluate("localStorage.getItem('eastwind.scorebooks')"))
        return ScoreBook.model_validate(kept["book"])

    def worked_out(self) -> Sheet:
        return value_book(self.book)

    def expect_totals(self) -> None:
        """The sheet of the page has the engine's sums."""
        self.open("evening", "sheet")
        for seat, score in enumerate(self.worked_out().scores):
            sign = "+" if score > 0 else "\u2212" if score < 0 else ""
            shown = self.page.locator(f"[data-total='{seat}']")
            expect(shown).to_have_text(f"{sign}{abs(score):,}")


@pytest.fixture
def scorer(browser: Browser, tmp_path: Path) -> Iterator[Scorer]:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        yield Scorer(ann, address)


def test_a_typical_hand_takes_at_most_thirty_taps(scorer: Scorer) -> None:
    page = scorer.page
    scorer.open()
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    for seat, name in enumerate(_NAMES):
        page.locator(".seat input").nth(seat).fill(name)
    page.locator("dialog select").select_option("ru-classic")
    page.locator("dialog button[type=submit]").click()
    page.locator(".plate .score", has_text="0").first.wait_for()
    sights = {"table": barriers(page)}
    scorer.tap(".end")
    scorer.tap("[data-tab='0']")
    scorer.tap("[data-from='1']")
    scorer.place("chow")
    scorer.lay("1m")
    scorer.place("pung")
    scorer.lay("5z")
    scorer.place("hand")
    scorer.lay("4p", "5p", "6p", "9s", "9s", "7s", "8s", "6s")
    for seat, tile in ((1, "5m"), (2, "6z"), (3, "1s")):
        scorer.tap(f"[data-tab='{seat}']")
        scorer.lay(tile)
    # a tile that is nowhere any more is refused by name, with where the others are
    page.locator(".board [data-code='5m']").click()
    scorer.tap("[data-tab='3']")
    page.locator(".board [data-code='5m']").click()
    expect(page.locator("main .fault")).to_contain_text("Piotr has 3")
    sights["hand"] = barriers(page)
    scorer.write_down()
    assert scorer.taps <= 30
    (entry,) = scorer.worked_out().entries
    assert [worth.total for worth in entry.worths] == [worth.total for worth in entry.worths if worth.bill]
    assert not entry.faults
    expect(page.locator("tfoot .net")).to_have_text([f"+{n}" if n > 0 else f"\u2212{-n}" for n in entry.net])
    sights["paid"] = barriers(page)
    # a line of a bill leads to its rule
    page.locator(".bill .rule").first.click()
    expect(page.locator(".bill .note .source").first).to_be_visible()
    # what it would have been worth otherwise
    page.get_by_text(text("en", "scorebook-what-if")).click()
    expect(page.locator(".options").get_by_role("radiogroup").first).to_be_visible()
    assert not any(sights.values()), sights
    assert not scorer.ann.faults


def test_the_polish_settlement_has_its_four_net_results(scorer: Scorer) -> None:
    scorer.ann.forgiven = BROKEN_LINE
    page = scorer.page
    scorer.keep(_book("pl-classic", []))
    page.locator(".end").click()
    page.locator("[data-tab='0']").click()
    page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
    for name, worth in zip(_NAMES, (64, 12, 16, 4), strict=True):
        page.locator(".numbers").get_by_label(name, exact=True).fill(str(worth))
    scorer.write_down()
    expect(page.locator("tfoot .net")).to_have_text(["+384", "\u2212124", "\u2212112", "\u2212148"])
    expect(page.locator(".counters li")).to_have_count(3)
    # the network goes for two hands; what was entered is kept, and worked out when it is back
    page.get_by_role("link", name=text("en", "scorebook-next")).click()
    page.context.set_offline(True)
    for _ in range(2):
        page.locator(".nobody").click()
    expect(page.get_by_role("status").filter(has_text=text("en", "scorebook-offline"))).to_be_visible()
    assert len(scorer.book.entries) == 3
    page.context.set_offline(False)
    expect(page.locator(".now")).to_contain_text("hand 4")
    expect(page.locator("li.dealer")).to_contain_text(_NAMES[2])
    assert [entry.type for entry in scorer.book.entries] == ["won", "drawn", "drawn"]


@pytest.mark.parametrize("rules", ["ru-classic", "pl-classic"])
def test_a_match_of_sixteen_hands_is_what_the_engine_says_also_after_a_change(scorer: Scorer, rules: str) -> None:
    page = scorer.page
    scorer.keep(_book(rules, [_entry(place) for place in range(10)]))
    scorer.expect_totals()
    # the third hand is another one, and everything after it follows
    before = scorer.worked_out()
    page.locator("[data-sheet] tbody a").nth(2).click()
    page.get_by_role("link", name=text("en", "scorebook-hand-change")).click()
    page.locator(".numbers").get_by_label("Piotr", exact=True).fill("12")
    scorer.write_down()
    assert scorer.worked_out().scores != before.scores
    scorer.expect_totals()
    scorer.open("evening")
    page.get_by_role("button", name=text("en", "scorebook-undo")).click()
    expect(page.locator(".undo.redo")).to_be_enabled()
    assert scorer.worked_out().scores == before.scores
    scorer.keep(_book(rules, [_entry(place) for place in range(16)]))
    scorer.expect_totals()
    assert out_of_sight(page) == []
    assert barriers(page) == []
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
    assert not scorer.ann.faults


_EXAMPLES: Final = [
    ("ru-classic", "88s 67p 5p [111p] [444m] [666z]"),
    ("ru-classic", "111p 444m 666z 88s 67p 5p"),
    ("ru-classic", "234m 88s 67p 5p [666p] [345s]"),
    ("ru-classic", "24m 666p 345s 88s 67p 5p 3m"),
    ("ru-classic", "99s 67s 5s [333s] [666z] [123s]"),
    ("ru-classic", "222s 666z 345s 99s 67s 8s"),
    ("ru-classic", "99p 34p 5p [111p] [666p] [234p]"),
    ("ru-classic", "111p 666p 88p 234p 34p 2p"),
    ("pl-classic", "88s 22p 2p [111m] [777s] [555z]"),
    ("pl-classic", "666z 99s 67s 5s [444s] [123s]"),
    ("pl-classic", "111p 666p 88p 234p 34p 2p"),
]


@pytest.mark.parametrize("rules", ["ru-classic", "pl-classic"])
def test_the_worked_examples_are_entered_and_come_to_what_the_sources_say(scorer: Scorer, rules: str) -> None:
    page = scorer.page
    scorer.keep(_book(rules, []))
    for of, hand in _EXAMPLES:
        if of != rules:
            continue
        west = hand_from_text(hand, seat_wind=2, round_wind=0, won=True, source=Source.DISCARD, events=())
        said = hand_to_json(west)
        scorer.open("evening", "hand")
        page.locator("[data-tab='2']").click()
        page.locator("[data-from='0']").click()
        for meld in said["melds"]:
            scorer.place(_PLACES[meld["kind"]])
            scorer.lay(meld["tiles"][0])
        scorer.place("hand")
        for code in said["hand"]:
            # nothing of the palette is new here: what takes a click its time is not waited for
            page.locator(f".board [data-code='{code}']").dispatch_event("click")
        expected = answer({"rules": rules, **said})["total"]
        expect(page.locator("[data-tab='2'] b")).to_have_text(str(expected))
        expect(page.locator(".dock .button-main")).to_be_enabled()
        scorer.open("evening")
        page.locator(".end").wait_for()


def test_a_second_browser_follows_and_takes_the_pen(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann, person(browser, address) as bob:
        ann.forgiven = BROKEN_LINE
        writer, reader = Scorer(ann, address), Scorer(bob, address)
        writer.keep(_book("pl-classic", [_entry(0)]))
        link = _sent(ann.page, "scorebook-follow")
        bob.page.goto(link)
        expect(bob.page.locator("li.dealer")).to_contain_text("Ewa")
        expect(bob.page.locator(".end")).to_have_count(0)
        # what is written is seen there
        ann.page.locator(".nobody").click()
        expect(bob.page.locator("li.dealer")).to_contain_text("Piotr")
        # the pen goes over, and the first device only reads
        bob.page.goto(_sent(ann.page, "scorebook-hand-pen"))
        bob.page.locator(".nobody").click()
        expect(ann.page.locator(".end")).to_have_count(0)
        expect(ann.page.locator("li.dealer")).to_contain_text("Halina")
        assert len(reader.book.entries) == 3


def _sent(page: Page, message: str) -> str:
    """The link that is handed on."""
    page.get_by_role("button", name=text("en", "scorebook-more")).click()
    page.get_by_role("button", name=text("en", message)).click()
    field = page.locator("dialog[open] input[readonly]")
    expect(field).not_to_have_value("")
    link = field.input_value()
    page.keyboard.press("Escape")
    return link
