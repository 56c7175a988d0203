"""The score book in a real browser, on a phone beside the table: entered by taps, changed, without a network, printed."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.words import LANGUAGES, text
from tests.browser.axe import barriers
from tests.browser.keeping import pass_time
from tests.browser.live import BROKEN_LINE, live, person
from tests.browser.scorer import NAMES, PHONE, Scorer, book_of
from tests.browser.test_pages import out_of_sight
from tests.sheet import entered

pytestmark = pytest.mark.browser

#: More than the time after which a device looks again whether something was written.
LOOK_MS: Final = 3100


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def scorer(browser: Browser, address: str) -> Iterator[Scorer]:
    with person(browser, address, size=PHONE) as ann:
        yield Scorer(ann, address)


@pytest.mark.sweep
def test_a_typical_hand_takes_at_most_thirty_taps(scorer: Scorer) -> None:
    page = scorer.page
    scorer.open()
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    for seat, name in enumerate(NAMES):
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
    scorer.keep(book_of("pl-classic", 0))
    page.locator(".end").click()
    page.locator("[data-tab='0']").click()
    page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
    for name, worth in zip(NAMES, (64, 12, 16, 4), strict=True):
        page.locator(".numbers").get_by_label(name, exact=True).fill(str(worth))
    scorer.write_down()
    expect(page.locator("tfoot .net")).to_have_text(["+384", "\u2212124", "\u2212112", "\u2212148"])
    expect(page.locator("[data-handed]")).to_have_count(3)
    # what everybody has then is the 810 they began with and what they won
    page.get_by_text(text("en", "scorebook-holds")).click()
    expect(page.locator("[data-holds='0']")).to_be_visible()
    assert [_worth(page, seat) for seat in range(4)] == [810 + net for net in (384, -124, -112, -148)]
    # the network goes for two hands; what was entered is kept, and worked out when it is back
    page.get_by_role("link", name=text("en", "scorebook-next")).click()
    page.context.set_offline(True)
    for _ in range(2):
        page.locator(".nobody").click()
    expect(page.get_by_role("status").filter(has_text=text("en", "scorebook-offline"))).to_be_visible()
    assert len(scorer.book.entries) == 3
    page.context.set_offline(False)
    expect(page.locator(".now")).to_contain_text("hand 4")
    expect(page.locator("li.dealer")).to_contain_text(NAMES[2])
    assert [entry.type for entry in scorer.book.entries] == ["won", "drawn", "drawn"]


def test_a_match_of_sixteen_hands_is_what_the_engine_says_also_after_a_change(scorer: Scorer) -> None:
    page = scorer.page
    scorer.keep(book_of("ru-classic", 10))
    scorer.expect_totals()
    # the third hand is another one, and everything after it follows
    before = scorer.worked_out()
    page.locator("[data-sheet] tbody a").nth(2).click()
    page.get_by_role("link", name=text("en", "scorebook-hand-change")).click()
    page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
    page.locator(".numbers").get_by_label("Piotr", exact=True).fill("12")
    scorer.write_down()
    assert scorer.worked_out().scores != before.scores
    scorer.expect_totals()
    scorer.open("evening")
    page.get_by_role("button", name=text("en", "scorebook-undo")).click()
    expect(page.locator(".undo.redo")).to_be_enabled()
    assert scorer.worked_out().scores == before.scores
    for rules in entered.MATCHES:
        scorer.keep(book_of(rules))
        scorer.expect_totals()
    assert out_of_sight(page) == []
    assert barriers(page) == []
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
    assert not scorer.ann.faults


def test_a_second_browser_follows_and_takes_the_pen(browser: Browser, address: str) -> None:
    with person(browser, address, size=PHONE) as ann, person(browser, address) as bob:
        ann.forgiven = BROKEN_LINE
        writer, reader = Scorer(ann, address), Scorer(bob, address)
        writer.keep(book_of("pl-classic", 1))
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


def test_what_was_entered_without_a_network_reaches_those_who_follow_once(browser: Browser, address: str) -> None:
    with person(browser, address, size=PHONE) as ann, person(browser, address, size=PHONE) as bob:
        ann.forgiven = BROKEN_LINE
        for page in (ann.page, bob.page):
            page.clock.install()
        writer, reader = Scorer(ann, address), Scorer(bob, address)
        writer.keep(book_of("pl-classic", 1))
        bob.page.goto(_sent(ann.page, "scorebook-follow"))
        expect(bob.page.locator(".now")).to_contain_text("hand 2")
        ann.page.context.set_offline(True)
        for count in (2, 3):
            ann.page.locator(".nobody").click()
            ann.until(lambda count=count: len(writer.book.entries) == count, "the hand to be kept")  # type: ignore[misc]
        expect(ann.page.get_by_role("status").filter(has_text=text("en", "scorebook-offline"))).to_be_visible()
        assert len(reader.book.entries) == 1
        with ann.page.expect_response(lambda response: response.request.method == "PUT") as sent:
            ann.page.context.set_offline(False)
        assert sent.value.ok
        # from then on it is only looked whether it is still the one that is there
        with ann.page.expect_response(lambda response: "/published/" in response.url) as looked:
            pass_time(ann.page, LOOK_MS)
        assert (looked.value.request.method, looked.value.status) == ("GET", 304)
        pass_time(bob.page, LOOK_MS)
        expect(bob.page.locator(".now")).to_contain_text("hand 4")
        assert reader.book.entries == writer.book.entries
        assert [entry.type for entry in reader.book.entries] == ["won", "drawn", "drawn"]


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_the_hand_is_whole_on_the_smallest_screen(browser: Browser, address: str, language: str) -> None:
    with person(browser, address, language=language, size=(360, 740)) as ann:
        scorer = Scorer(ann, address)
        scorer.keep(book_of("pl-classic", 11))
        scorer.tap(".end")
        crumb = ann.page.locator("header.bar .crumb")
        expect(crumb).to_contain_text(text(language, "hand-number", hand=12))
        assert crumb.evaluate("""place => {
          const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), room = place.getBoundingClientRect();
          const whole = [];
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            const { right, bottom, width } = range.getBoundingClientRect();
            whole.push(width > 1 && right <= room.right && bottom <= room.bottom + 4 && /12/.test(node.data));
          }
          return whole.some(Boolean);
        }""")
        assert out_of_sight(ann.page) == []


def _worth(page: Page, seat: int) -> int:
    """What a player's counters come to, by what the page says he holds."""
    piles = page.locator(f"[data-holds='{seat}'] .piles > span").all_inner_texts()
    return sum(int(count) * int(worth) for count, worth in (pile.split("\u00d7") for pile in piles))


def _sent(page: Page, message: str) -> str:
    """The link that is handed on."""
    page.get_by_role("button", name=text("en", "scorebook-more")).click()
    page.get_by_role("button", name=text("en", message)).click()
    field = page.locator("dialog[open] input[readonly]")
    expect(field).not_to_have_value("")
    link = field.input_value()
    page.keyboard.press("Escape")
    return link
