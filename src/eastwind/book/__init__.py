"""The rulebook: a readable book in four languages, made from a rule set so that it cannot be wrong about it.

`make_book` is its one door. A `Book` is `Chapter`s of blocks (`blocks`), which the page sets and whoever likes can print.
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.book.blocks import Book, Chapter
    from eastwind.book.make import make_book

__all__ = ["Book", "Chapter", "make_book"]

load_when_asked(__name__)
