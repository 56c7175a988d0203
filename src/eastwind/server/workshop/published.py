"""Score books that others follow: kept on the disk until nobody has written in them for a month."""

import hmac
import threading
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from eastwind.server.store.books import BookFile, BookRow
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookPublished
from eastwind.sheet.book import ScoreBook

#: Books that are kept; one more, and the one in which nobody has written longest is let go.
_KEPT: Final = 500
#: A book in which nobody has written for so long is let go: that device has it all the same, and brings it again.
_SECONDS: Final = 30 * 86_400.0
#: A device that has nothing new says so all the time: how long ago it did is kept as exactly as this.
_EXACT_SECONDS: Final = 3600.0


class PublishedBooks:
    """The books that were published. Whoever knows a book's name may read it; one device at a time has the pen.

    Every call may wait for the disk.
    """

    def __init__(self, file: BookFile, kept: int = _KEPT, clock: Callable[[], float] = time.time) -> None:
        self._file: Final = file
        self._most: Final = kept
        self._clock: Final = clock
        self._lock: Final = threading.Lock()

    def put(self, name: str, wish: BookPublished) -> BookFollowed:
        """Takes over a book, unless a later one is here already; what comes twice is there once.

        :raises Refusal: if another device has the pen.
        :raises StoreError: if it cannot be kept.
        """
        now = self._clock()
        with self._lock:
            here = self._found(name)
            if here is not None and not hmac.compare_digest(here.pen, _hash(wish.pen)):
                raise Refusal(ErrorCode.STALE_VERSION, "the pen of this book", "another")
            pen = _hash(wish.next_pen or wish.pen)
            if here is None or wish.revision >= here.revision:
                new = BookRow(name, wish.book.model_dump_json(), wish.revision, pen, now)
            else:
                new = BookRow(name, here.book, here.revision, pen, now)
            if here is None or _differs(here, new):
                self._file.keep(new, now - _SECONDS, self._most)
        return _told(new)

    def has(self, name: str) -> bool:
        """Whether there is such a book.

        :raises StoreError: if it cannot be read.
        """
        return self._found(name) is not None

    def find(self, name: str) -> BookFollowed:
        """A book as it is now.

        :raises Refusal: if there is no such book, or no longer.
        :raises StoreError: if it cannot be read.
        """
        here = self._found(name)
        if here is None:
            raise Refusal(ErrorCode.NOT_FOUND, "a score book that is being written", name)
        return _told(here)

    def _found(self, name: str) -> BookRow | None:
        here = self._file.find(name)
        return None if here is None or here.written < self._clock() - _SECONDS else here


def _hash(pen: str) -> bytes:
    return sha256(pen.encode()).digest()


def _differs(here: BookRow, new: BookRow) -> bool:
    said = (here.book, here.revision, here.pen) != (new.book, new.revision, new.pen)
    return said or new.written - here.written > _EXACT_SECONDS


def _told(row: BookRow) -> BookFollowed:
    return BookFollowed(book=ScoreBook.model_validate_json(row.book), revision=row.revision)
