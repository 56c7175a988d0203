"""The rulebook: a readable book in four languages, made from a rule set so that it cannot be wrong about it.

`make_book` is its one door, and `make_game_book` that of the book of the game as such. A `Book` is made of
`Chapter`s of blocks (`blocks`), which the page sets and whoever likes can print.
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.book.blocks import Book, Chapter, GameBook
    from eastwind.book.game import make_game_book
    from eastwind.book.make import make_book

__all__ = ["Book", "Chapter", "GameBook", "make_book", "make_game_book"]

load_when_asked(__name__)
