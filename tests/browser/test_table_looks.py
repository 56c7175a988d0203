"""The table's looks and joys, as each person has chosen them: winds, faces, felts, the beginning, who sits opposite, screens."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.words import text
from tests.browser.boxes import boxes, covered
from tests.browser.company import go_to
from tests.browser.fingers import choose
from tests.browser.live import BROKEN_LINE, STORY, live, person
from tests.server.process import own_port, running
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

#: Letters of winds by language, from East on.
_LETTERS: Final = {"ru": [*"ВЮЗС"], "bg": [*"ИЮЗС"], "pl": ["W", "Pd", "Z", "Pn"]}
_INDEXES: Final = """tiles => tiles.map((tile) => [
  tile.dataset.code, tile.querySelector(".tile-index")?.getAttribute("href")])"""


def _letter(href: str) -> str:
    """The letter that a corner sign draws: its own, or the number of what is no Latin one."""
    name = href.rsplit("-", 1)[-1]
    return chr(int(name[1:], 16)) if name.startswith("u") and len(name) > 1 else name


@pytest.mark.parametrize(
    ("language", "winds"), [("ru", "language"), ("bg", "language"), ("pl", "language"), ("bg", "latin")]
)
def test_tiles_and_plates_have_one_alphabet_of_winds(
    browser: Browser, tmp_path: Path, language: str, winds: str
) -> None:
    with (
        live(tmp_path, walls=ToldWalls({"east": "1234567z 1234567m"})) as address,
        person(browser, address, language=language, winds=winds) as ann,
    ):
        ann.sit_down("ru-classic")
        ann.rest()
        signs = dict(ann.page.locator("[data-tile]").evaluate_all(_INDEXES))
        on_tiles = [_letter(signs[f"{number}z"]) for number in (1, 2, 3, 4)]
        dragons = [_letter(signs[f"{number}z"]) for number in (5, 6, 7)]
        assert sorted(on_tiles) == sorted(ann.page.locator(".seat .wind").all_inner_texts())
        assert on_tiles == (list("ESWN") if winds == "latin" else _LETTERS[language])
        # no dragon is taken for a wind, in the language or beside Latin letters
        assert not set(dragons) & {*on_tiles, *"ESWN"}


def test_the_beginning_is_a_dialog_with_dice_that_any_key_ends_and_that_can_be_switched_off(
    browser: Browser, tmp_path: Path
) -> None:
    walls = ToldWalls(STORY, {})
    with (
        live(tmp_path, walls=walls) as address,
        person(browser, address, pace="normal", motion="normal") as ann,
        person(browser, address, pace="normal", motion="normal", ceremony=False) as ben,
    ):
        ann.sit_down()
        card = ann.page.locator(".opening[role=dialog]")
        expect(card).to_be_visible()
        card.locator("svg").nth(1).wait_for()
        # tiles are on their way from the wall while it lasts
        expect(ann.page.locator(".opening .later").first).to_be_attached()
        ann.page.keyboard.press("x")
        expect(card).to_have_count(0)
        ann.until_discardable("1z")
        ben.sit_down()
        expect(ben.page.locator(".opening .later")).to_have_count(0)
        ben.page.keyboard.press("Escape")
        ben.until_discardable("1z")


def test_the_cloth_the_backs_and_the_faces_are_chosen_among_three(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.rest()

        def seen() -> tuple[str, str, str]:
            felt = page.locator(".table").evaluate("it => getComputedStyle(it).getPropertyValue('--felt')")
            back = page.locator(".tile[data-stance=back]").first.evaluate(
                "it => getComputedStyle(it).getPropertyValue('--tile-jade')"
            )
            face = page.locator("[data-tile] .tile-drawing use").first.get_attribute("href")
            return felt, back, str(face)

        found = [seen()]
        page.get_by_role("button", name=text("en", "settings-title")).click()
        for felt, back, face in (("blue", "blue", "figures"), ("wine", "bamboo", "plain")):
            for value, name in ((felt, "settings-felt"), (back, "settings-back"), (face, "settings-face")):
                choose(page.get_by_role("radiogroup", name=text("en", name)).locator(f"input[value={value}]"))
            ann.rest()
            found.append(seen())
        assert all(len(set(column)) == 3 for column in zip(*found, strict=True)), found


def test_who_sits_opposite_has_a_face_a_level_and_a_manner(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.locator("a.place").first.click()
        page.locator("dialog[open] summary").click()
        opponents = page.locator(".opponent")
        expect(opponents).to_have_count(3)
        offered = opponents.first.locator("option").evaluate_all("all => all.map((it) => it.value)")
        about = []
        for level in offered:
            opponents.first.locator("select").select_option(level)
            about.append(opponents.first.locator("p").inner_text())
        assert {"novice", "club", "master"} <= set(offered)
        assert len(set(about)) == len(offered) >= 6
        page.locator("button[type=submit]").click()
        page.locator("[data-tile]").first.wait_for()
        page.locator(".seat[data-seat='1'] button.whole").click()
        card = page.locator("dialog[open] .card")
        expect(card.locator("svg")).to_be_visible()
        expect(card.locator("strong")).not_to_be_empty()


@pytest.mark.parametrize(("language", "rules"), [("bg", "bg-classic"), ("pl", "pl-classic"), ("ru", "ru-classic")])
def test_the_first_rule_set_follows_the_language(browser: Browser, tmp_path: Path, language: str, rules: str) -> None:
    with live(tmp_path) as address, person(browser, address, language=language) as ann:
        ann.sit_down()
        assert ann.view["rules"] == rules


_WAKE: Final = """
window.woken = [];
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async (sort) => { window.woken.push(sort); return { released: false, release: async () => {} }; } } });
window.trembled = [];
navigator.vibrate = (ms) => { window.trembled.push(ms); return true; };
"""


def test_the_screen_stays_awake_and_the_phone_trembles_on_ones_turn_by_choice(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls(STORY, {})) as address,
        person(browser, address, size=(390, 844), buzz=True) as ann,
        person(browser, address, size=(390, 844)) as ben,
    ):
        for each, trembles in ((ann, True), (ben, False)):
            each.page.add_init_script(_WAKE)
            each.page.reload()
            each.page.locator("a.place").first.wait_for()
            each.sit_down()
            each.click_discard("1z")
            each.until_offered("pung")
            assert each.page.evaluate("window.woken")[0] == "screen"
            each.page.wait_for_timeout(100)
            assert bool(each.page.evaluate("window.trembled")) == trembles


def test_forced_colours_keep_whose_turn_it_is_and_the_backs_of_tiles(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        page.emulate_media(forced_colors="active")
        ann.sit_down()
        ann.until_discardable("1z")
        style = "(it, name) => getComputedStyle(it)[name]"
        assert page.locator(".seat.turn").evaluate(style, "outlineStyle") == "solid"
        assert page.locator(".seat:not(.turn)").first.evaluate(style, "outlineStyle") == "none"
        # a tile keeps its own colours, seen from behind as well
        for tile in ("[data-tile]", ".tile[data-stance=back]"):
            assert page.locator(tile).first.evaluate(style, "forcedColorAdjust") == "none"


@pytest.mark.process
def test_a_line_that_is_gone_covers_no_name(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "--port", str(own_port())) as server, person(browser, server.url) as ann:
        ann.sit_down()
        ann.until_shown()
        ann.forgiven = BROKEN_LINE
        server.kill()
        expect(ann.page.locator(".line .banner")).to_be_visible()
        for size in ann.windows([(360, 740), (844, 390), (1280, 800)]):
            assert boxes(ann.page, ".line .banner"), size
            assert covered(ann.page, ".seat .name, [data-tile], .spots .tile", ".line .banner") == [], size


def test_the_title_of_the_page_names_what_is_looked_at(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        titles = {page.title()}
        for place in ("#/calculator", "#/simulator", "#/statistics", "#/solitaire", "#/connect", "#/school"):
            go_to(page, place)
            ann.rest()
            titles.add(page.title())
        assert len(titles) == 7, titles
        page.goto(address)
        ann.sit_down()
        ann.rest()
        assert "Hand 1" in page.title() or "hand 1" in page.title(), page.title()
