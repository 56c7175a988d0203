"""The book of the game: whole in every language, and with the words of every source."""

from typing import Final
from unicodedata import combining, normalize

import pytest

from eastwind.book import GameBook, make_game_book
from eastwind.book.blocks import Table, Term
from eastwind.book.game import AXES, FAMILIES, TOLD, glossary
from eastwind.words import LANGUAGES, text

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

#: Japanese and Chinese words as players type them, and their entry.
_MET: Final = {
    "chii": "chow", "chi": "chow", "pon": "pung", "peng": "pung", "kan": "kong", "gang": "kong", "hu": "mahjong",
    "agari": "mahjong",
    "ron": "off-discard", "tsumo": "self-drawn", "zimo": "self-drawn", "riichi": "riichi", "tenpai": "ready", "ting": "ready",
    "shanten": "shanten", "xiangting": "shanten", "yaku": "yaku", "dora": "dora", "furiten": "furiten", "han": "double",
    "fan": "double", "fu": "points", "mangan": "limit", "yakuman": "limit-hand", "menzen": "concealed",
}  # fmt: skip


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
    tables = {block.anchor: block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Table)}
    assert len(tables.pop("axes/all").rows) == len(AXES)
    assert set(tables) == {f"family/{name}/axes" for name in FAMILIES if name != "paper"}
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TOLD)
def test_a_family_is_told_along_all_axes_and_what_is_unknown_is_said(family: str, language: str) -> None:
    blocks = make_game_book(language).chapters[-1].blocks
    (table,) = [it for it in blocks if isinstance(it, Table) and it.anchor == f"family/{family}/axes"]
    names = [text(language, f"game-axis-{axis}") for axis in AXES]
    told = [row.label for row in table.rows]
    last = table.rows[-1].cells[0].text if told[-1] == text(language, "game-axes-untold") else ""
    unknown = names if last == text(language, "game-axes-all") else last.split(" · ") if last else []
    assert sorted([*(told[:-1] if unknown else told), *unknown]) == sorted(names)
    assert all(row.cells[0].text for row in table.rows)


def _latin(word: str) -> set[str]:
    """The words as somebody types them who has no tone marks."""
    return set("".join(letter for letter in normalize("NFKD", word) if not combining(letter)).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", _MET)
def test_the_japanese_and_chinese_words_that_players_meet_are_in_it(word: str, language: str) -> None:
    assert word in _heard(terms(make_game_book(language))[_MET[word]])


def _heard(term: Term) -> set[str]:
    return {
        part
        for called in term.called
        if called.language in {"ja", "zh"}
        for word in called.words
        for part in _latin(word)
    }
