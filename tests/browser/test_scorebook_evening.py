"""Whole evenings in the score book, entered through the page on a phone; the sources' worked examples, tapped tile by tile."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from eastwind.words import text
from tests.browser.live import BROKEN_LINE, live, person
from tests.browser.scorer import NAMES, PHONE, Scorer, book_of
from tests.browser.test_installed import until_kept
from tests.sheet import entered
from tests.sheet.standing import standing, worths_of

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def scorer(browser: Browser, address: str) -> Iterator[Scorer]:
    with person(browser, address, size=PHONE) as ann:
        yield Scorer(ann, address)


@pytest.mark.parametrize("rules", entered.MATCHES)
def test_a_whole_match_is_entered_and_comes_to_what_the_engine_says(scorer: Scorer, rules: str) -> None:
    scorer.keep(book_of(rules, 0))
    dealer, passed = 0, 0
    for number in range(16):
        winner, discarder, _, _ = entered.hand_of_match(number)
        expect(scorer.page.locator(f"li.dealer[data-seat='{dealer}']")).to_be_visible()
        if winner is None:
            scorer.tap(".nobody")
        else:
            worths = worths_of(number, [(seat - dealer) % 4 for seat in range(4)], passed // 4 % 4, rules)
            scorer.numbers(winner, discarder, dict(enumerate(worths)))
            scorer.next_hand()
        if winner != dealer:
            dealer, passed = (dealer + 1) % 4, passed + 1
    assert len(scorer.book.entries) == 16
    scorer.expect_totals(standing(rules)[0])


@pytest.mark.parametrize("rules", sorted({example[0] for example in entered.EXAMPLES}))
def test_a_worked_example_is_tapped_in_and_comes_to_what_its_source_says(scorer: Scorer, rules: str) -> None:
    page = scorer.page
    places = [place for place, example in enumerate(entered.EXAMPLES) if example[0] == rules]
    books = {f"example-{place}": entered.example(place) for place in places}
    scorer.keep(*({**book.model_dump(mode="json"), "id": name, "entries": []} for name, book in books.items()))
    for place, (name, book) in zip(places, books.items(), strict=True):
        _, _, winner, _, total = entered.EXAMPLES[place]
        (entry,) = book.entries
        assert entry.type == "won"
        scorer.open(name, "hand")
        scorer.tap(f"[data-tab='{winner}']")
        scorer.tap("[data-from='0']")
        hand = entry.hands[winner]
        for meld in hand.melds:
            scorer.place(meld.kind)
            scorer.lay(meld.tiles[0])
        if hand.melds:
            scorer.place("hand")
        scorer.lay(*hand.hand)
        expect(page.locator(f"[data-tab='{winner}'] b")).to_have_text(str(total))
        scorer.write_down()
        written = scorer.books[0]
        assert written.id == name
        assert written.entries[0].model_copy(update={"id": entry.id}) == entry


def test_a_hand_that_was_forgotten_goes_where_it_belongs_and_a_won_one_becomes_drawn(scorer: Scorer) -> None:
    page = scorer.page
    scorer.keep(book_of("pl-classic", 3))
    page.goto(f"{page.url}/paid/e1")
    page.get_by_role("link", name=text("en", "scorebook-forgotten")).click()
    # East won the first hand and leads once more
    expect(page.locator("[data-tab='0']")).to_contain_text("E")
    page.locator("[data-tab='2']").click()
    page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
    page.locator(".numbers").get_by_label(NAMES[2], exact=True).fill("40")
    scorer.write_down()
    ids = [entry.id for entry in scorer.book.entries]
    assert [ids[0], *ids[2:]] == ["e0", "e1", "e2"]
    assert [entry.dealer for entry in scorer.worked_out().entries] == [0, 0, 1, 2]
    # it was nobody's after all
    page.get_by_role("link", name=text("en", "scorebook-hand-change")).click()
    page.get_by_role("button", name=text("en", "scorebook-other-winner")).click()
    page.locator(".nobody").click()
    expect(page.locator(".plate .score").first).to_be_visible()
    assert [entry.type for entry in scorer.book.entries] == ["won", "drawn", "won", "won"]
    assert [entry.id for entry in scorer.book.entries] == ids
    scorer.expect_totals()


def test_the_page_that_is_kept_opens_without_a_network_and_sends_what_was_entered_once(
    browser: Browser, address: str
) -> None:
    with person(browser, address, size=PHONE, worker=True) as ann:
        ann.forgiven = BROKEN_LINE
        scorer, page = Scorer(ann, address), ann.page
        until_kept(ann)
        scorer.keep(book_of("pl-classic", 0))
        scorer.numbers(0, None, {0: 64, 1: 12, 2: 16, 3: 4})
        page.context.set_offline(True)
        page.reload()
        page.get_by_role("link", name=text("en", "scorebook-next")).click()
        page.locator(".nobody").click()
        page.locator(".end").click()
        page.locator("[data-tab='3']").click()
        page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
        page.locator(".numbers").get_by_label(NAMES[3], exact=True).fill("32")
        expect(page.get_by_text(text("en", "scorebook-bill-follows"))).to_be_visible()
        page.locator(".dock .button-main").click()
        page.reload()
        expect(page.get_by_text(text("en", "scorebook-offline"))).to_be_visible()
        assert [entry.type for entry in scorer.book.entries] == ["won", "drawn", "won"]
        page.context.set_offline(False)
        scorer.expect_totals()
        assert len(scorer.book.entries) == 3
