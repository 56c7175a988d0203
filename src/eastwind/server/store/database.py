"""A database that is called by one thread at a time: the part that is the same for every kind."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import local
from typing import Final, TypeVar

from eastwind.server.store import table_rows
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.rows import Batch
from eastwind.server.store.statements import Session, never

R = TypeVar("R")


class Database(ABC):
    """Database safe to use from several threads; one transaction at a time. Every call raises `StoreError` if it fails."""

    def __init__(self, name: str, patience: float) -> None:
        """:param name: its name in messages; :param patience: seconds to wait for another program that holds it."""
        self.name: Final = name
        self._patience: Final = patience
        self._said: Final = local()

    @abstractmethod
    def read(self, work: Callable[[Session], R]) -> R:
        """Return what `work` reads, all in one transaction: of one moment."""

    @abstractmethod
    def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        """Do the work whole, or not at all.

        :param done: whether it is done already: asked where the answer to a commit was lost on its way.

        :raises JournalConflict: if a key or a trigger refuses it.
        """

    @abstractmethod
    def try_to_write(self, *, room: bool = False) -> None:
        """Write what is there already. :param room: whether there has to be room for more, too."""

    @abstractmethod
    def look_after(self) -> None:
        """Do the upkeep of every second."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""

    @contextmanager
    def until(self, due: float) -> Iterator[None]:
        """Let all work inside wait until `due`, by `time.monotonic`, and no longer."""
        self._said.due = due
        try:
            yield
        finally:
            del self._said.due

    @property
    def _due(self) -> float | None:
        due: float | None = getattr(self._said, "due", None)
        return due

    def append_all(self, batches: Sequence[tuple[str, Batch]]) -> list[StoreError | None]:
        """Commit batches of several tables together, at hardly more cost than one; return for each why it could not be written.

        A fault of one does not affect the others.
        """
        try:
            self._append(batches)
        except JournalConflict:
            return [self._why_not(table, batch) for table, batch in batches]
        except StoreError as error:
            return [error] * len(batches)
        return [None] * len(batches)

    def _append(self, batches: Sequence[tuple[str, Batch]]) -> None:
        def work(session: Session) -> None:
            session.hold([table for table, _ in batches])
            for table, batch in batches:
                table_rows.insert_batch(session, table, batch)

        # they are kept together: where the last is, all are
        self.write(work, lambda session: all(table_rows.stands(session, *batch) for batch in batches))

    def _why_not(self, table: str, batch: Batch) -> StoreError | None:
        try:
            self._append([(table, batch)])
        except StoreError as error:
            return error
        return None
