"""Score books that others follow: in memory only, since the device that writes one has it, and brings it again."""

import hmac
import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookPublished
from eastwind.sheet.book import ScoreBook

#: Books that are kept; one more, and the one that nobody has asked for longest is let go.
_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class _Book:
    book: ScoreBook
    revision: int
    pen: str


class PublishedBooks:
    """The books that were published. Whoever knows a book's name may read it; one device at a time has the pen."""

    def __init__(self, kept: int = _KEPT) -> None:
        self._most: Final = kept
        self._books: Final[OrderedDict[str, _Book]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def put(self, name: str, wish: BookPublished) -> BookFollowed:
        """Takes over a book, unless a later one is here already; what comes twice is there once.

        :raises Refusal: if another device has the pen.
        """
        with self._lock:
            here = self._books.get(name)
            if here is not None and not hmac.compare_digest(here.pen.encode(), wish.pen.encode()):
                raise Refusal(ErrorCode.STALE_VERSION, "the pen of this book", "another")
            new = _Book(wish.book, wish.revision, wish.pen)
            kept = new if here is None or wish.revision >= here.revision else here
            self._books[name] = replace(kept, pen=wish.next_pen or wish.pen)
            self._books.move_to_end(name)
            while len(self._books) > self._most:
                self._books.popitem(last=False)
            return BookFollowed(book=kept.book, revision=kept.revision)

    def find(self, name: str) -> BookFollowed:
        """:raises Refusal: if there is no such book, or no longer."""
        with self._lock:
            if name not in self._books:
                raise Refusal(ErrorCode.NOT_FOUND, "a score book that is being written", name)
            self._books.move_to_end(name)
            return BookFollowed(book=self._books[name].book, revision=self._books[name].revision)
