"""Score books that others follow: kept with the tables until they have gone unwritten for a month, for every process."""

import gzip
import hmac
import time
from asyncio import Lock, Semaphore
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from anyio.to_thread import run_sync

from eastwind.server.store.books import MOST
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.rows import BookRow, BookState
from eastwind.server.store.store import Store
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookPublished
from eastwind.sheet.book import ScoreBook

#: Age after which an unwritten book is let go: its device has it all the same, and brings it again.
_SECONDS: Final = 30 * 86_400
#: A device that has nothing new says so all the time: how long ago it did is kept as exactly as this.
_EXACT_SECONDS: Final = 3600
#: How often it is tried where others write in the same book at the same time.
_TRIES: Final = 5
#: For so long a state that was read holds for all who ask whether it is another one.
STATE_SECONDS: Final = 0.25
#: States that are remembered before those whose time is over are let go.
_MOST_STATES: Final = 1024
#: Bytes of books that are kept ready to be sent.
_ROOM: Final = 16 * 1024 * 1024
#: Books that are packed at the same time, each in a thread.
_PACKED_AT_ONCE: Final = 2


@dataclass(frozen=True, slots=True)
class KeptBook:
    """A book that lies here: its revision, and a tag that another state of it does not have."""

    revision: int
    tag: str


@dataclass(frozen=True, slots=True)
class Followed(KeptBook):
    """A book as it is sent: JSON, and the same compressed with gzip."""

    plain: bytes
    gzipped: bytes


@dataclass(frozen=True, slots=True)
class _Known:
    """A book by its state: the digest of its text, and the answer once it has been asked for."""

    state: BookState
    digest: bytes
    plain: bytes = b""
    gzipped: bytes = b""


class PublishedBooks:
    """Books that were published. A client that knows a book's name may read it; one device at a time has the pen.

    What was written by way of one process is read by way of any other: remembered is only what belongs to a state that is read
    from the store, and that state itself for the quarter of a second in which many ask for it.
    """

    def __init__(
        self,
        store: Store,
        kept: int = MOST,
        clock: Callable[[], float] = time.time,
        stopwatch: Callable[[], float] = time.monotonic,
        room: int = _ROOM,
    ) -> None:
        """:param kept: books in the store; :param room: bytes of books that are kept ready to be sent."""
        self._store: Final = store
        self._most: Final = kept
        self._clock: Final = clock
        self._stopwatch: Final = stopwatch
        self._states: dict[str, tuple[float, BookState]] = {}
        self._known: Final = _Shelf(room)
        #: By name, as long as a request waits for it.
        self._packing: Final[WeakValueDictionary[str, Lock]] = WeakValueDictionary()
        self._at_work: Final = Semaphore(_PACKED_AT_ONCE)

    async def put(self, name: str, wish: BookPublished) -> KeptBook:
        """Take over a book, unless a later one is here already; one that comes twice is there once.

        :raises Refusal: if another device has the pen.
        :raises StoreError: if it cannot be kept.
        """
        text, digest = await run_sync(_text, wish.book)
        for _ in range(_TRIES):
            now = int(self._clock())
            here = await self._state(name)
            if here is not None and not hmac.compare_digest(here.pen, _hash(wish.pen)):
                break
            pen = _hash(wish.next_pen or wish.pen)
            said_lately = here is not None and here.pen == pen and now - here.written <= _EXACT_SECONDS
            new: BookRow | None = BookRow(name, text, wish.revision, pen, now)
            if here is not None and wish.revision < here.revision:
                if said_lately:
                    return KeptBook(here.revision, _tag(here))
                new = await self._again(name, here, pen, now)
            elif here is not None and wish.revision == here.revision:
                if said_lately and await self._is_here(name, here, digest):
                    return KeptBook(here.revision, _tag(here))
                # another state also where both are written within a second
                new = BookRow(name, text, wish.revision, pen, max(now, here.written + 1))
            if new is None:
                continue
            try:
                await self._store.keep_book(new, here, now - _SECONDS, self._most)
            except JournalConflict:
                continue  # somebody was quicker: it is looked again whose pen it is
            if new.book is text:
                self._known.put(name, _Known(new.state, digest))
            self._note(name, new.state)
            return KeptBook(new.revision, _tag(new.state))
        raise Refusal(ErrorCode.STALE_VERSION, "the pen of this book", "another")

    async def has(self, name: str) -> bool:
        """Return whether there is such a book.

        :raises StoreError: if it cannot be read.
        """
        return await self._state(name) is not None

    async def tag(self, name: str) -> str | None:
        """Return the tag of a book, None when there is none; as it was a quarter of a second ago at most.

        :raises StoreError: if it cannot be read.
        """
        read, state = self._states.get(name, (0.0, None))
        if state is None or not 0 <= self._stopwatch() - read < STATE_SECONDS:
            state = await self._state(name)
        return None if state is None else _tag(state)

    async def find(self, name: str) -> Followed:
        """Return a book as it is now.

        :raises Refusal: if there is no such book, or no longer.
        :raises StoreError: if it cannot be read.
        """
        state = await self._state(name)
        found = None if state is None else self._ready(name, state)
        if state is not None and found is None:
            # of many who ask at once for a new state one has it made
            async with self._packing.setdefault(name, Lock()):
                found = self._ready(name, state)
                if found is None:
                    async with self._at_work:
                        found = await self._packed(name)
        if found is None:
            raise Refusal(ErrorCode.NOT_FOUND, "a score book that is being written", name)
        return found

    def _ready(self, name: str, state: BookState) -> Followed | None:
        known = self._known.get(name)
        if known is None or not known.plain or known.state != state:
            return None
        return _followed(known)

    async def _packed(self, name: str) -> Followed | None:
        row = await self._store.book(name)
        if row is None or not self._is_alive(row.state):
            return None
        known = await run_sync(_pack, row)
        self._known.put(name, known)
        return _followed(known)

    async def _state(self, name: str) -> BookState | None:
        """Return the present state of a book, None when there is none."""
        found = await self._store.book_state(name)
        if found is None or not self._is_alive(found):
            self._states.pop(name, None)
            return None
        self._note(name, found)
        return found

    def _note(self, name: str, state: BookState) -> None:
        now = self._stopwatch()
        if len(self._states) >= _MOST_STATES:
            self._states = {one: had for one, had in self._states.items() if now - had[0] < STATE_SECONDS}
        self._states[name] = now, state

    def _is_alive(self, state: BookState) -> bool:
        return state.written >= int(self._clock()) - _SECONDS

    async def _is_here(self, name: str, here: BookState, digest: bytes) -> bool:
        """Return whether a book of this digest is the one of a state."""
        known = self._known.get(name)
        if known is None or known.state != here:
            row = await self._store.book(name)
            if row is None or row.state != here:
                return False
            known = await run_sync(_known, row)
            self._known.put(name, known)
        return hmac.compare_digest(known.digest, digest)

    async def _again(self, name: str, here: BookState, pen: bytes, now: int) -> BookRow | None:
        """Return the book of a state under another pen, or at another time; None if it is no longer there."""
        row = await self._store.book(name)
        return None if row is None or row.state != here else replace(row, pen=pen, written=max(now, here.written + 1))


class _Shelf:
    """Books that were used last, as many as there is room for, and one at least."""

    def __init__(self, room: int) -> None:
        self._room: Final = room
        self._books: Final[OrderedDict[str, _Known]] = OrderedDict()
        self._taken = 0

    def get(self, name: str) -> _Known | None:
        found = self._books.get(name)
        if found is not None:
            self._books.move_to_end(name)
        return found

    def put(self, name: str, book: _Known) -> None:
        self._drop(name)
        self._books[name] = book
        self._taken += _size(book)
        while len(self._books) > 1 and (self._taken > self._room or len(self._books) > MOST):
            self._drop(next(iter(self._books)))

    def _drop(self, name: str) -> None:
        found = self._books.pop(name, None)
        if found is not None:
            self._taken -= _size(found)


def _size(book: _Known) -> int:
    return len(book.plain) + len(book.gzipped)


def _followed(book: _Known) -> Followed:
    return Followed(book.state.revision, _tag(book.state), book.plain, book.gzipped)


def _hash(pen: str) -> bytes:
    return sha256(pen.encode()).digest()


def _tag(state: BookState) -> str:
    said = f"{state.revision} {state.written} {state.pen.hex()}"
    return f'W/"{sha256(said.encode()).hexdigest()[:32]}"'


def _text(book: ScoreBook) -> tuple[str, bytes]:
    text = book.model_dump_json()
    return text, sha256(text.encode()).digest()


def _known(row: BookRow) -> _Known:
    return _Known(row.state, sha256(row.book.encode()).digest())


def _pack(row: BookRow) -> _Known:
    """Return a book ready to be sent, with all defaults filled in: pages of earlier builds keep the book as it comes."""
    told = BookFollowed(book=ScoreBook.model_validate_json(row.book), revision=row.revision)
    plain = told.model_dump_json().encode()
    return replace(_known(row), plain=plain, gzipped=gzip.compress(plain, 6))
