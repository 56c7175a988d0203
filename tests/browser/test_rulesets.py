"""A hand under every rule set at the real page, from choosing it to its bill."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.match.chance import Dealt, FairWalls
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import DealOrder
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle, read_seating
from eastwind.words import text
from tests.browser.live import Person, live, person
from tests.support.story import arrange, standing_of

pytestmark = pytest.mark.browser

#: The dealer discards the east wind; the next player draws what the dealer waits for, and gives it back. One chow, no bonus.
_HAND: Final = "222m 333p 444s 78s 55z"
_GIVEN: Final = "1z"
_WON: Final = "9s"


class Walls:
    """The first hand under any rule set: seat 0 leads and wins with the next player's first discard.

    :param hand: other thirteen tiles for seat 0; :param failed: throws for the wall's side that fail where it is looked for by
        turns: one, or any number after which it is the turn of the same player.
    """

    def __init__(self, name: str, *, hand: str = _HAND, players: int | None = None, failed: int = 1) -> None:
        self._rules = compile_rules(load_preset(name, {} if players is None else {"players": players}))
        self._hand = hand
        # a three is nobody's but West's, who throws a four
        self._failed = tuple((1, 3) if thrower % 4 == 2 else (1, 2) for thrower in range(failed))

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        # somebody throws for the seat of another first
        rolls = {"seat-one": [], "highest-sum": [(9, 5, 5, 5)], "seat-by-roll": [(9, 9, 7, 12), (0, 6, 0, 0)]}[how]
        seats = [[rolled if seat in playing else 0 for seat, rolled in enumerate(row)] for row in rolls]
        return read_seating(how, [(row[0], row[1], row[2], row[3]) for row in seats], playing)

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        if hand > 1:
            return FairWalls().deal(shuffle, hand, size, turns)
        rules = self._rules
        # where the dealer holds thirteen, the tile that is given away is the first one drawn
        dealt_fourteen = rules.deal_order != DealOrder.DEALER_DRAWS
        hands = (self._hand + (_GIVEN if dealt_fourteen else ""), *("" for _ in range(int(rules.players) - 1)))
        taken = arrange(size == 144, hands, _WON if dealt_fourteen else _GIVEN + _WON, "", "", rules=rules)
        # by turns the dealer fails, and the next player throws a six
        dice, failed = ((2, 4, 3, 4), self._failed) if turns else ((1, 2, 3, 4), ())
        return Dealt(standing_of(taken, 0, dice, rules), dice, failed)


def win(ann: Person) -> None:
    """Gives the lonely wind away, declares where that may be chosen, and wins."""
    ann.until(lambda: any(word.startswith(f"discard {_GIVEN}") for word in ann.words), "the first discard")
    declare = ann.page.locator("[data-action=declare]")
    if f"discard {_GIVEN}" in ann.words and any(word.startswith(f"discard {_GIVEN} ") for word in ann.words):
        declare.first.click()
    ann.click_discard(_GIVEN)
    ann.click("mahjong")
    ann.until(lambda: ann.view["phase"] in ("hand_over", "match_over"), "the end of the hand")


def check_bills(ann: Person) -> None:
    """Every seat in play has its bill with what the server worked out, each line with its source."""
    page, result = ann.page, ann.view["result"]
    page.locator(".ending").wait_for()
    assert (result["winners"], result["tile"], result["source"]) == ([0], _WON, "discard")
    papers = page.locator(".ending article.bill")
    expect(papers).to_have_count(len(ann.view["playing"]))
    for paper, bill in zip(papers.all(), result["bills"], strict=True):
        expect(paper.locator("tfoot .total")).to_contain_text(f"{bill['total']:,}")
    for button in papers.first.locator("button.rule").all():
        button.click()
        expect(papers.first.locator(f"#{button.get_attribute('aria-controls')}")).to_be_visible()
    own_scores = page.locator(".ending .own-scores")
    if result["settlement"] == "own_scores":
        expect(own_scores).to_be_visible()
        expect(page.locator(".ending .payments")).to_have_count(0)
    else:
        expect(own_scores).to_have_count(0)
        expect(page.locator(".ending .payments tbody tr")).to_have_count(len(ann.view["playing"]))
        for payment in result["payments"]:
            expect(page.locator(".ending .payments tbody")).to_contain_text(f"{payment['amount']:,}")
    expect(page.locator(".ending .outcome li")).to_have_count(len(ann.view["playing"]))


def check_table(ann: Person) -> None:
    """The table shows what the view says of its seats."""
    view = ann.view
    names = [seat["name"] for seat in view["seats"] if seat["plays"]]
    plates = ann.page.locator(".table .seat")
    expect(plates).to_have_count(len(names))
    for name in names:
        expect(ann.page.locator(".table .seat .name", has_text=name)).to_have_count(1)
    if view["seat_names"] == "numbers":
        assert sorted(plate.locator(".wind").inner_text() for plate in plates.all()) == sorted(
            str(seat["number"]) for seat in view["seats"] if seat["plays"]
        )
    # the next player's card lies on the side that the order of play says
    if len(view["playing"]) > 2:
        felt, card = ann.page.locator(".table").bounding_box(), ann.page.locator(".seat[data-seat='1']").bounding_box()
        assert felt is not None
        assert card is not None
        on_the_left = card["x"] + card["width"] / 2 < felt["x"] + felt["width"] / 2
        assert on_the_left == (view["direction"] == "clockwise")


@pytest.mark.parametrize(
    ("name", "players"),
    [*((name, None) for name in available()), ("family", 3), ("family", 4), ("bg-classic", 3)],
    ids=lambda value: str(value or "own"),
)
def test_a_hand_to_its_bill(browser: Browser, tmp_path: Path, name: str, players: int | None) -> None:
    with live(tmp_path, walls=Walls(name, players=players)) as address, person(browser, address) as ann:
        ann.sit_down(name, players)
        assert ann.view["rules"] == name
        assert players is None or len(ann.view["playing"]) == players
        check_table(ann)
        win(ann)
        check_bills(ann)
        counters = ann.page.locator(".ending .counters")
        expect(counters).to_have_count(len(ann.view["playing"]) if ann.view["stock"] else 0)
        ann.page.locator(".ending footer .button-main").click()
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")
        ann.page.locator("[data-tile]").first.wait_for()
        # and the hand can be walked through
        ann.page.evaluate(f"location.hash = '#/table/{ann.view['table']}/replay/1'")
        ann.page.locator(".replay").wait_for()
        ann.page.locator("input[type=range]").focus()
        ann.page.keyboard.press("End")
        expect(ann.page.locator(".replay .words")).to_contain_text("Mahjong!")


def test_the_opening_tells_the_throws(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=Walls("bg-classic")) as address, person(browser, address, pace="fast") as ann:
        ann.sit_down("bg-classic")
        card = ann.page.locator(".opening")
        expect(card).to_be_visible()
        # a nine named East twice: the second was thrown again
        expect(card.locator(".again")).to_have_text("9→\u00a0E")
        expect(card.locator(".turns li")).to_have_count(2)
        expect(card.locator(".turns .failed")).to_have_count(1)
        card.locator("button").click()
        expect(card).to_have_count(0)
        win(ann)
        ann.page.locator(".ending").wait_for()


@pytest.mark.parametrize("size", [(1280, 860), (360, 640), (740, 360)])
def test_many_throws_for_the_wall_run_under_nothing(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    walls = Walls("bg-classic", failed=17)
    with live(tmp_path, walls=walls) as address, person(browser, address, size=size, pace="fast") as ann:
        ann.sit_down("bg-classic")
        card = ann.page.locator(".opening")
        expect(card.locator(".turns li")).to_have_count(18)
        button = card.locator("button")
        expect(button).to_be_in_viewport(ratio=1)
        # what can be seen of the throws ends above the button, the last one among it
        shown = ann.page.evaluate(
            """() => {
                const clip = (box, by) => ({ top: Math.max(box.top, by.top), bottom: Math.min(box.bottom, by.bottom) });
                const boxOf = (it) => document.querySelector(".opening " + it).getBoundingClientRect();
                const [list, told] = [boxOf(".turns"), boxOf(".told")];
                const within = clip(list, told);
                return [...document.querySelectorAll(".opening .turns li")].map((it) => clip(it.getBoundingClientRect(), within));
            }"""
        )
        seen = [box for box in shown if box["bottom"] - box["top"] > 1]
        bottom = max(box["bottom"] for box in seen)
        box = button.bounding_box()
        assert box is not None
        assert bottom <= box["y"] + 1
        assert len(seen) < len(shown)
        button.click()
        expect(card).to_have_count(0)


def test_two_sit_opposite_each_other_with_open_hands(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=Walls("family")) as address, person(browser, address, size=(360, 640)) as ann:
        ann.sit_down("family")
        assert ann.view["playing"] == [0, 2]
        other = ann.view["seats"][2]
        assert other["hand"]
        shown = ann.page.locator(".spots .tile[data-stance=lying]")
        expect(shown).to_have_count(len(other["hand"]) + sum(len(seat["flowers"]) for seat in ann.view["seats"]))
        # wide enough to be read
        assert min(box["width"] for tile in shown.all() if (box := tile.bounding_box())) > 17


def test_options_that_contradict_each_other_say_so(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = re.compile("422")
        ann.page.locator("a.place").first.click()
        dialog = ann.page.locator("dialog[open]")
        dialog.locator("summary").click()
        dialog.get_by_role("radiogroup", name=text("en", "option-ready-hand"), exact=True).locator(
            "input[value=none]"
        ).check()
        expect(dialog.locator(".option.wrong")).to_have_count(2)
        expect(dialog.locator(".option.wrong .range").first).to_contain_text(text("en", "option-ready-at-once"))
        dialog.get_by_role("switch", name=text("en", "option-ready-at-once"), exact=False).click()
        expect(dialog.locator(".option.wrong")).to_have_count(0)
