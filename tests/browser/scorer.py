"""Somebody who keeps the score of a physical table: taps, numbers, and what the page then has."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from eastwind.sheet import ScoreBook, Sheet, value_book
from eastwind.words import text
from tests.browser.fingers import choose
from tests.browser.keeping import keep, kept
from tests.browser.live import Person
from tests.sheet import entered

PHONE: Final = (390, 844)
NAMES: Final = ["Ewa", "Piotr", "Halina", "Marek"]


def book_of(rules: str, hands: int = 16) -> dict[str, Any]:
    """So many hands of a whole match."""
    book: dict[str, Any] = entered.match(rules).model_dump(mode="json")
    return {**book, "id": "evening", "entries": book["entries"][:hands]}


def signed(number: int) -> str:
    """A sum as the page writes it."""
    sign = "+" if number > 0 else "\u2212" if number < 0 else ""
    return f"{sign}{abs(number):,}"


class Scorer:
    """Somebody who keeps the score."""

    def __init__(self, ann: Person, address: str) -> None:
        self.ann: Final = ann
        self.page: Final[Page] = ann.page
        self._address: Final = address
        self.taps = 0

    def keep(self, *books: dict[str, Any]) -> None:
        """Puts matches into the browser as the page keeps them, and opens the first."""
        all_books: list[dict[str, Any]] = [
            {"book": book, "done": [], "undone": [], "archived": False, "deleted": None, "published": None}
            for book in books
        ]
        keep(self.page, "scorebooks", all_books)
        self.open(books[0]["id"])
        self.page.reload()
        self.page.locator(".plate .score").first.wait_for()

    def open(self, *path: str) -> None:
        self.page.goto("/".join([f"{self._address}#/scorebook", *path]))

    def tap(self, selector: str) -> None:
        self.taps += 1
        if selector in (".nobody", ".dock .button-main"):
            # they lie where another key lay just before: at once after it, they would be a double tap
            self.ann.after_a_press()
        self.page.locator(selector).click()

    def place(self, name: str) -> None:
        self.taps += 1
        choose(self.page.locator(f".places input[value={name}]"))

    def lay(self, *codes: str) -> None:
        for code in codes:
            self.taps += 1
            # what covered it would get the tap, and the hand would be another: only the wait until nothing moves is saved
            self.page.locator(f".board [data-code='{code}']").click(force=True)

    def numbers(self, winner: int, discarder: int | None, worths: dict[int, int]) -> None:
        """Enters a hand by plain numbers: `worths` by seat."""
        self.tap(".end")
        self.tap(f"[data-tab='{winner}']")
        self.page.get_by_role("button", name=text("en", "scorebook-numbers")).click()
        if discarder is not None:
            self.tap(f"[data-from='{discarder}']")
        for seat, worth in worths.items():
            self.page.locator(".numbers").get_by_label(NAMES[seat], exact=True).fill(str(worth))
        self.write_down()

    def write_down(self) -> None:
        self.tap(".dock .button-main")
        self.page.locator("main .payments").wait_for()

    def next_hand(self) -> None:
        self.page.get_by_role("link", name=text("en", "scorebook-next")).click()

    @property
    def books(self) -> list[ScoreBook]:
        """What is kept in the browser, what was changed last in front."""
        return [ScoreBook.model_validate(one["book"]) for one in kept(self.page, "scorebooks")]

    @property
    def book(self) -> ScoreBook:
        (book,) = self.books
        return book

    def worked_out(self) -> Sheet:
        return value_book(self.book)

    def expect_totals(self, scores: list[int] | None = None) -> None:
        """The sheet of the page has the engine's sums, or those that are named."""
        self.open("evening", "sheet")
        for seat, score in enumerate(scores or self.worked_out().scores):
            expect(self.page.locator(f"[data-total='{seat}']")).to_have_text(signed(score))
