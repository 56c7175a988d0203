"""Rulebook: a readable book in four languages, generated from a rule set so that it cannot be wrong about it.

`make_book` makes the book of a rule set, `make_game_book` the book of the game in general. A `Book` consists of `Chapter`s of
blocks (`blocks`), which the page lays out for reading and printing.
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.book.blocks import Book, Chapter, GameBook
    from eastwind.book.game import make_game_book
    from eastwind.book.make import make_book

__all__ = ["Book", "Chapter", "GameBook", "make_book", "make_game_book"]

load_when_asked(__name__)
