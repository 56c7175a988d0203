"""A walk through everything that the page shows, stopping at every sight."""

import re
from collections.abc import Iterator

from eastwind.words import text
from tests.browser.fingers import choose
from tests.browser.live import STORY, Person
from tests.server.walls import ToldWalls


def walls() -> ToldWalls:
    """The hand that the tour plays."""
    return ToldWalls(STORY, {})


class Tour:
    """Goes from sight to sight; each method yields what is on the screen now."""

    def __init__(self, visitor: Person, language: str) -> None:
        self._visitor = visitor
        self._page = visitor.page
        self._language = language

    def __iter__(self) -> Iterator[str]:
        yield from self.around()
        yield from self.play()
        yield from self.ending()
        yield from self.astray()

    def _say(self, message: str) -> re.Pattern[str]:
        return re.compile(f"^{re.escape(text(self._language, message))}")

    def _press(self, message: str) -> None:
        self._page.get_by_role("button", name=self._say(message)).last.click()

    def _open(self, message: str) -> None:
        """Presses what opens a dialogue, and waits until it is there: it may have to be fetched."""
        before = self._dialogues
        self._press(message)
        self._visitor.until(lambda: self._dialogues > before, "the dialogue to open")
        self._rest()

    def _close(self) -> None:
        """Closes the dialogue on top."""
        before = self._dialogues
        self._page.keyboard.press("Escape")
        self._visitor.until(lambda: self._dialogues < before, "the dialogue to close")

    @property
    def _dialogues(self) -> int:
        return self._page.locator("dialog[open]").count()

    def _rest(self) -> None:
        """Lets what was fetched or opened come to rest."""
        self._visitor.rest()

    def around(self) -> Iterator[str]:
        """The first page and its dialogues."""
        page = self._page
        self._rest()
        yield "the first page"
        self._open("settings-title")
        yield "the settings"
        self._close()
        page.locator("a.place").first.click()
        page.locator("dialog[open] summary").click()
        self._rest()
        yield "the set-up"
        # the rules of the hand that is told; what is chosen at first is that of the language
        choose(page.locator("dialog[open] input[value='ru-classic']"))
        page.locator("button[type=submit]").click()
        page.locator("[data-tile]").first.wait_for()

    def play(self) -> Iterator[str]:
        """The table, its panel and its dialogues, claims, a declaration."""
        page, visitor = self._page, self._visitor
        self._rest()
        yield "the table"
        drawer = page.locator("aside.rail").count() == 0
        if drawer:
            self._open("table-help")
        else:
            page.locator("#table-help .switch").click()
        self._rest()
        yield "what could I do"
        if drawer:
            self._close()
            self._open("table-panel")
        self._open("table-score-sheet")
        yield "the score sheet"
        self._close()
        self._open("table-keys")
        yield "the keys"
        self._close()
        self._open("table-rules")
        rules = page.locator("dialog[open] .rules button[aria-expanded]")
        rules.first.wait_for()
        rules.first.click()
        yield "a rule"
        # the others without a pointer that travels: they are many, and all of one sort
        for rule in rules.all()[1:]:
            rule.evaluate("button => button.click()")
            yield "a rule"
        self._close()
        if drawer:
            self._close()
        visitor.click_discard("1z")
        visitor.until_offered("pung")
        self._rest()
        yield "a claim"
        visitor.click("pung")
        visitor.click_discard("2z")
        visitor.click("chow 7s")
        visitor.until_offered("discard 3z ready")
        self._rest()
        yield "a declaration"
        visitor.click_discard("3z")
        visitor.until_offered("mahjong")
        self._rest()
        yield "a win"
        visitor.click("mahjong")

    def ending(self) -> Iterator[str]:
        """The bills, the payments, the replay."""
        page = self._page
        page.locator(".ending").wait_for()
        self._rest()
        yield "the bills"
        lines = page.locator(".ending article.bill button.rule")
        lines.first.wait_for()
        for line in lines.all():
            if line.is_visible():
                line.click()
        yield "the rules of a bill"
        page.locator(".ending table button").first.click()
        self._rest()
        yield "a payment"
        page.locator(".ending footer a").click()
        page.locator(".replay").wait_for()
        self._rest()
        yield "the replay"
        page.locator("input[type=range]").focus()
        page.keyboard.press("End")
        self._rest()
        yield "the end of the replay"

    def astray(self) -> Iterator[str]:
        """The first page with a match to go on with, and addresses that lead nowhere."""
        page = self._page
        for address, sight in (
            ("", "a match to continue"),
            ("nothing", "no such page"),
            ("table/none", "no such table"),
        ):
            page.evaluate(f"location.hash = '#/{address}'")
            self._rest()
            yield sight
