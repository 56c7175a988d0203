"""Whole evenings in the score book, entered through the page on a phone; the sources' worked examples, tapped tile by tile."""

from collections.abc import Iterator
from pathlib import Path

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


@pytest.mark.sweep
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


@pytest.mark.sweep
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


def test_what_losers_have_counts_as_the_club_says_four_alike_and_dead_hands_too(scorer: Scorer) -> None:
    page = scorer.page
    scorer.keep({**book_of("gambler-classic", 0)})
    scorer.tap(".end")
    scorer.tap("[data-tab='0']")
    scorer.lay("2m", "3m", "4m", "5p", "6p", "7p", "5s", "6s", "7s", "3p", "4p", "5p", "8m", "8m")
    # four alike in hand, undeclared, are a concealed pung
    scorer.tap("[data-tab='1']")
    scorer.place("hand")
    scorer.lay("9s", "9s", "9s", "9s")
    expect(page.locator("[data-tab='1'] b")).to_have_text("8")
    # short of tiles: what is there counts; too many of them: nothing does
    for seat, dead, total in ((2, "few", "4"), (3, "many", "0")):
        scorer.tap(f"[data-tab='{seat}']")
        scorer.place("pung")
        scorer.lay({2: "1s", 3: "1m"}[seat])
        expect(page.locator(f"[data-tab='{seat}'] b")).to_have_text("4")
        page.get_by_role("button", name=text("en", f"scorebook-dead-{dead}")).click()
        expect(page.locator(f"[data-tab='{seat}'] b")).to_have_text(total)
    scorer.write_down()
    assert [worth.total for worth in scorer.worked_out().entries[0].worths[1:]] == [8, 4, 0]


def test_the_limit_of_the_polish_rules_is_chosen_and_east_gets_it_doubled(scorer: Scorer) -> None:
    page = scorer.page
    for limit, each in ((300, 600), (500, 1000)):
        scorer.keep({**book_of("pl-classic", 0), "options": {"limit": limit}})
        scorer.open("evening", "hand")
        scorer.tap("[data-tab='0']")
        for dragons in ("5z", "6z", "7z"):
            scorer.place("pung")
            scorer.lay(dragons)
        scorer.lay("1z")
        scorer.place("hand")
        scorer.lay("9s", "9s")
        scorer.write_down()
        expect(page.locator("tfoot .net")).to_have_text([f"+{3 * each:,}", *[f"\u2212{each:,}"] * 3])


def test_whoever_wrote_no_names_reads_of_players_by_number_also_when_the_winds_go_round(scorer: Scorer) -> None:
    page = scorer.page
    scorer.keep({**book_of("ru-classic", 0), "names": [""] * 4})
    page.locator(".nobody").click()
    expect(page.locator("li.dealer")).to_contain_text("Player 2")
    page.locator(".end").click()
    page.locator("[data-tab='1']").click()
    page.locator(".board [data-code='7z']").click()
    # the server's words too
    expect(page.locator("main").get_by_role("status").filter(has_text="Player 2: 13 tiles")).to_be_visible()


def test_a_backup_brings_everything_back_on_another_device(
    browser: Browser, scorer: Scorer, address: str, tmp_path: Path
) -> None:
    page = scorer.page
    scorer.keep(book_of("pl-classic", 5), {**book_of("ru-classic"), "id": "older", "name": "Last winter"})
    page.locator(".nobody").click()
    scorer.open()
    with page.expect_download() as given:
        page.get_by_role("button", name=text("en", "scorebook-backup")).click()
    # here the browser keeps the page
    assert page.get_by_text(text("en", "scorebook-plain")).count() == 0
    file = tmp_path / "backup.json"
    given.value.save_as(file)
    with person(browser, address, size=PHONE) as bob:
        other = Scorer(bob, address)
        other.open()
        bob.page.locator("input[type=file]").set_input_files(file)
        expect(bob.page.get_by_role("link", name="Last winter")).to_be_visible()
        # the server is asked about one match after the other
        bob.until(lambda: other.books == scorer.books, "all matches to be taken in")
        # over all matches everybody's figures are there at once: nothing has to be opened for that
        games = bob.page.locator("main table tbody tr", has_text=NAMES[0]).locator("td").first
        expect(games).to_have_text("2")
        # also the way back came along
        other.open("evening")
        bob.page.get_by_role("button", name=text("en", "scorebook-undo")).click()
        expect(bob.page.locator(".undo.redo")).to_be_enabled()
        assert len(other.books[0].entries) == 5


@pytest.mark.sweep
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
        # Playwright's click returns before the page has handled it; a reload at once would cancel the writing
        page.wait_for_url("**/paid/**")
        page.reload()
        expect(page.get_by_text(text("en", "scorebook-offline"))).to_be_visible()
        assert [entry.type for entry in scorer.book.entries] == ["won", "drawn", "won"]
        page.context.set_offline(False)
        scorer.expect_totals()
        assert len(scorer.book.entries) == 3


def test_names_are_thrown_for_and_remembered_and_a_match_that_was_put_away_comes_back(scorer: Scorer) -> None:
    page = scorer.page

    def menu(message: str) -> None:
        page.get_by_role("button", name=text("en", "scorebook-more")).click()
        page.get_by_role("button", name=text("en", message)).click()

    scorer.open()
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    for seat, name in enumerate(NAMES):
        page.locator(".seat input").nth(seat).fill(name)
    page.locator("dialog select").select_option("pl-classic")
    page.get_by_role("button", name=text("en", "scorebook-dice")).click()
    first = page.locator("dialog li.leads .name").inner_text()
    page.locator("dialog button[type=submit]").click()
    expect(page.locator("li.dealer")).to_contain_text(first)
    assert scorer.book.names == NAMES[NAMES.index(first) :] + NAMES[: NAMES.index(first)]
    # in the archive, and out of it
    match = page.get_by_role("link", name=text("en", "scorebook-unnamed"))
    menu("scorebook-archive")
    expect(match).to_be_hidden()
    page.get_by_text(text("en", "scorebook-archived", count=1)).click()
    match.click()
    menu("scorebook-unarchive")
    # thrown away, and brought back
    match.click()
    menu("scorebook-delete")
    expect(match).to_have_count(0)
    page.get_by_text(text("en", "scorebook-deleted", count=1)).click()
    page.get_by_role("button", name=text("en", "scorebook-restore")).click()
    expect(match).to_be_visible()
    # the names are offered for the next match
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    offered = page.locator("dialog datalist option").evaluate_all("all => all.map((one) => one.value)")
    assert sorted(offered) == sorted(NAMES)


#: A screen that is kept on is counted, and nothing else is done about it.
COUNT_AWAKE = """Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  window.awake = (window.awake ?? 0) + 1;
  return { released: false, release: async () => { window.awake -= 1; } };
} } })"""


def test_a_match_is_set_up_as_agreed_named_anew_and_kept_in_sight(scorer: Scorer) -> None:
    page = scorer.page
    page.add_init_script(COUNT_AWAKE)
    scorer.open()
    page.reload()
    page.get_by_role("button", name=text("en", "scorebook-new")).click()
    for seat, name in enumerate(NAMES):
        page.locator(".seat input").nth(seat).fill(name)
    # he sits before her
    page.get_by_role("button", name=text("en", "scorebook-sits-before", name=NAMES[1], other=NAMES[0])).click()
    page.locator("dialog select").select_option("pl-classic")
    page.locator("dialog .picker summary").click()
    page.locator("dialog .option").get_by_text("500 points", exact=True).click()
    page.get_by_text(text("en", "scorebook-agreed")).click()
    rounds = page.locator("dialog").get_by_role("spinbutton", name=text("en", "scorebook-rounds"))
    stock = page.locator("dialog").get_by_role("spinbutton", name=text("en", "scorebook-stock"))
    rounds.fill("1")
    stock.fill("5000")
    # what was written may be taken away again: then it is as the rules have it
    stock.fill("")
    expect(stock).to_have_attribute("aria-invalid", "false")
    stock.fill("2000")
    page.locator("dialog button[type=submit]").click()
    expect(page.locator(".plate .score")).to_have_text(["2,000"] * 4)
    assert page.evaluate("window.awake") == 1
    names = [NAMES[1], NAMES[0], *NAMES[2:]]
    book = scorer.book
    assert (book.names, book.options, book.rounds, book.stock) == (names, {"limit": 500}, 1, 2000)
    # the match and its players are called something else
    page.get_by_role("button", name=text("en", "scorebook-more")).click()
    page.get_by_label(text("en", "scorebook-name")).fill("Friday")
    page.locator("dialog summary", has_text=text("en", "scorebook-players")).click()
    page.locator("dialog").get_by_label(NAMES[3], exact=True).first.fill("Zofia")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".plate .name")).to_have_text([*names[:3], "Zofia"])
    # dealt complete: nobody can see that, and it is asked of the dealer who took the last tile from the wall
    scorer.tap(".end")
    scorer.tap("[data-tab='0']")
    scorer.lay(*"1m 2m 3m 4p 5p 6p 7s 8s 9s 2m 3m 4m 6p 6p".split())
    page.locator(".how button", has_text=text("en", "pattern-heavenly")).click()
    expect(page.locator("[data-tab='0'] b")).to_have_text("500")
    # a bill is read at arm's length, while it grows and afterwards, and the felt is darker where the device is dark
    sizes = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    assert min(page.locator("[data-bill] tbody tr > *").evaluate_all(sizes)) >= 18
    felt = "getComputedStyle(document.querySelector('main.felt')).getPropertyValue('--felt')"
    page.emulate_media(color_scheme="light")
    by_day = page.evaluate(felt)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"byDay => {felt} !== byDay", arg=by_day)
    scorer.write_down()
    assert min(page.locator(".bill tbody tr > *").evaluate_all(sizes)) >= 18
    expect(page.locator("tfoot .net").first).to_have_text("+3,000")
    scorer.open()
    expect(page.get_by_role("link", name="Friday")).to_be_visible()
    assert page.evaluate("window.awake") == 0
    assert not scorer.ann.faults


def test_a_false_declaration_and_a_correction_with_its_reason_are_booked_by_hand(scorer: Scorer) -> None:
    page = scorer.page
    scorer.keep(book_of("pl-classic", 0))
    menu = page.get_by_role("button", name=text("en", "scorebook-more"))
    menu.click()
    page.get_by_text(text("en", "scorebook-false"), exact=True).click()
    declared, corrected = page.locator("dialog form:has(select)"), page.locator("dialog form:has(.amounts)")
    declared.locator("select").select_option(label=NAMES[1])
    declared.get_by_label(text("en", "scorebook-false-pays")).fill("50")
    declared.locator("button[type=submit]").click()
    expect(page.locator(".plate .score")).to_have_text(["860", "660", "860", "860"])
    menu.click()
    page.get_by_text(text("en", "scorebook-correction"), exact=True).click()
    fields = corrected.locator(".amounts input")
    fields.nth(0).fill("-20")
    # what does not come to nothing is not booked
    expect(corrected.locator("button[type=submit]")).to_be_disabled()
    fields.nth(2).fill("20")
    corrected.get_by_label(text("en", "scorebook-reason")).fill("counted wrong")
    corrected.locator("button[type=submit]").click()
    expect(page.locator(".plate .score")).to_have_text(["840", "660", "880", "860"])
    scorer.open("evening", "sheet")
    expect(page.locator("[data-sheet]")).to_contain_text("counted wrong")
    scorer.expect_totals()
