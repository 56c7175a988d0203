"""Score books that others follow: kept with the tables until nobody has written in them for a month, for every process."""

import hmac
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from anyio.to_thread import run_sync

from eastwind.server.store.books import MOST
from eastwind.server.store.rows import BookRow
from eastwind.server.store.store import JournalConflict, Store
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookPublished
from eastwind.sheet.book import ScoreBook

#: A book in which nobody has written for so long is let go: that device has it all the same, and brings it again.
_SECONDS: Final = 30 * 86_400
#: A device that has nothing new says so all the time: how long ago it did is kept as exactly as this.
_EXACT_SECONDS: Final = 3600
#: How often it is tried where others write in the same book at the same time.
_TRIES: Final = 5


class PublishedBooks:
    """The books that were published. Whoever knows a book's name may read it; one device at a time has the pen.

    Nothing is remembered here: what was written by way of one process is read by way of any other.
    """

    def __init__(self, store: Store, kept: int = MOST, clock: Callable[[], float] = time.time) -> None:
        self._store: Final = store
        self._most: Final = kept
        self._clock: Final = clock

    async def put(self, name: str, wish: BookPublished) -> BookFollowed:
        """Takes over a book, unless a later one is here already; what comes twice is there once.

        :raises Refusal: if another device has the pen.
        :raises StoreError: if it cannot be kept.
        """
        book = await run_sync(wish.book.model_dump_json)
        for _ in range(_TRIES):
            now = int(self._clock())
            here = await self._found(name)
            if here is not None and not hmac.compare_digest(here.pen, _hash(wish.pen)):
                break
            pen = _hash(wish.next_pen or wish.pen)
            if here is None or wish.revision >= here.revision:
                new = BookRow(name, book, wish.revision, pen, now)
            else:
                new = BookRow(name, here.book, here.revision, pen, now)
            if here is not None and not _differs(here, new):
                return await run_sync(_told, new)
            try:
                await self._store.keep_book(new, here, now - _SECONDS, self._most)
            except JournalConflict:
                continue  # somebody was quicker: it is looked anew whose pen it is
            return await run_sync(_told, new)
        raise Refusal(ErrorCode.STALE_VERSION, "the pen of this book", "another")

    async def has(self, name: str) -> bool:
        """Whether there is such a book.

        :raises StoreError: if it cannot be read.
        """
        return await self._found(name) is not None

    async def find(self, name: str) -> BookFollowed:
        """A book as it is now.

        :raises Refusal: if there is no such book, or no longer.
        :raises StoreError: if it cannot be read.
        """
        here = await self._found(name)
        if here is None:
            raise Refusal(ErrorCode.NOT_FOUND, "a score book that is being written", name)
        return await run_sync(_told, here)

    async def _found(self, name: str) -> BookRow | None:
        here = await self._store.book(name)
        return None if here is None or here.written < int(self._clock()) - _SECONDS else here


def _hash(pen: str) -> bytes:
    return sha256(pen.encode()).digest()


def _differs(here: BookRow, new: BookRow) -> bool:
    said = (here.book, here.revision, here.pen) != (new.book, new.revision, new.pen)
    return said or new.written - here.written > _EXACT_SECONDS


def _told(row: BookRow) -> BookFollowed:
    return BookFollowed(book=ScoreBook.model_validate_json(row.book), revision=row.revision)
