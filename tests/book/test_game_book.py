"""The book of the game: whole in every language, and with the words of every source."""

from typing import Final

import pytest

from eastwind.book import GameBook, make_game_book
from eastwind.book.blocks import Table, Term
from eastwind.book.game import AXES, FAMILIES, glossary
from eastwind.words import LANGUAGES

#: Words of the sources that somebody looks for, and the entry that tells of them.
_ASKED: Final = {
    "терца": "pung",
    "каре": "kong",
    "поредица": "chow",
    "«Дом полон»": "limit",
    "доты": "dots",
    "монеты": "dots",
    "фишка": "tile",
    "благородные кости": "honours",
    "кон": "pond",
    "просящая рука": "ready",
    "ху": "mahjong",
    "meldowany": "exposed",
    "luźny kamień": "loose-tile",
    "ręka jednej szansy": "only-tile",
    "cyfry": "characters",
}


def terms(book: GameBook) -> dict[str, Term]:
    return {
        block.anchor.removeprefix("term/"): block
        for chapter in book.chapters
        for block in chapter.blocks
        if isinstance(block, Term)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_whole_in_every_language(language: str) -> None:
    book = make_game_book(language)
    assert [chapter.id for chapter in book.chapters] == ["origin", "tiles", "words", "families"]
    assert set(terms(book)) == {word.name for word in glossary()}
    (axes,) = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Table)]
    assert len(axes.rows) == len(AXES)
    assert len(FAMILIES) == len({block.anchor for block in book.chapters[-1].blocks if block.kind == "subheading"}) - 1


def test_every_word_has_a_name_in_each_language_of_the_house() -> None:
    assert [word.name for word in glossary() if not set(LANGUAGES) <= set(word.called)] == []


def test_the_own_word_comes_first() -> None:
    pung = terms(make_game_book("bg"))["pung"]
    assert (pung.name, pung.called[0].language, pung.called[0].words[:2]) == ("Панг", "bg", ("панг", "терца"))


@pytest.mark.parametrize(("word", "entry"), _ASKED.items())
def test_the_words_of_the_sources_are_in_it(word: str, entry: str) -> None:
    called = next(found.called for found in glossary() if found.name == entry)
    assert any(word in words for words in called.values())
