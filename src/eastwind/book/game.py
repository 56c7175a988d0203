"""The book of the game: what Mahjong is, its tiles, its words and its families of rules, which no rule set decides."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

from eastwind.book.blocks import (
    Block,
    Cell,
    Chapter,
    GameBook,
    Row,
    Subheading,
    Table,
    Term,
    TermWords,
    TileGroup,
    TilesDrawn,
    Words,
)
from eastwind.book.sentences import codes
from eastwind.words import attribute, text

Tongue = Literal["en", "ru", "bg", "pl", "zh", "ja"]
#: The languages in which it is told what something is called.
TONGUES: Final[tuple[Tongue, ...]] = get_args(Tongue)
FAMILIES: Final = (
    "classical", "japanese", "chinese", "thai", "singapore", "american", "paper", "family",
)  # fmt: skip
AXES: Final = (
    "players", "flowers", "shapes", "chow", "priority", "furiten", "ready", "concealed", "sets", "dead-wall", "value", "minimum",
    "east", "discarder", "losers", "drawn", "stock", "length",
)  # fmt: skip


@dataclass(frozen=True)
class GameWord:
    """An entry of the glossary: what something is called, by language, the house's own word first."""

    name: str
    chapter: str
    tiles: str
    called: dict[Tongue, tuple[str, ...]]


@cache
def glossary() -> tuple[GameWord, ...]:
    """All words of the game, in the order of their chapters."""
    source = files("eastwind.book").joinpath("glossary.toml").read_text(encoding="utf-8")
    return tuple(
        GameWord(
            name=entry["name"],
            chapter=entry["chapter"],
            tiles=entry["tiles"],
            called={tongue: tuple(entry[tongue]) for tongue in TONGUES if tongue in entry},
        )
        for entry in tomllib.loads(source)["term"]
    )


def make_game_book(language: str) -> GameBook:
    """The book of the game.

    :raises MissingText: for a language that there are no texts in.
    """
    return GameBook(
        language=language,
        chapters=[
            Chapter(id=name, title=text(language, f"game-chapter-{name}"), blocks=list(blocks(language)))
            for name, blocks in _CHAPTERS.items()
        ],
    )


def _origin(language: str) -> Iterator[Block]:
    yield Words(text=text(language, "game-origin-what"))
    label = text(language, "game-origin-whole")
    yield TilesDrawn(groups=[TileGroup(label=label, tiles=codes("234m345p777s222z66z"))])
    yield Words(text=text(language, "game-origin-luck"))
    yield Words(text=text(language, "game-origin-roots"))
    yield Words(text=text(language, "game-origin-money"))
    yield TilesDrawn(
        groups=[
            TileGroup(label=text(language, f"suit-{suit}").capitalize(), tiles=codes(f"12345{suit}")) for suit in "psm"
        ]
    )
    for name in ("winds", "table", "index", "solitaire"):
        yield Words(text=text(language, f"game-origin-{name}"))


def _tiles(language: str) -> Iterator[Block]:
    yield Words(text=text(language, "game-tiles-about"))
    yield from _terms("tiles", language)


def _words(language: str) -> Iterator[Block]:
    yield from sorted(_terms("words", language), key=lambda term: term.name.casefold())


def _families(language: str) -> Iterator[Block]:
    yield Words(text=text(language, "game-families-about"))
    for name in FAMILIES:
        yield Subheading(anchor=f"family/{name}", text=text(language, f"game-families-{name}"))
        yield Words(text=attribute(language, f"game-families-{name}", "about"))
    yield Subheading(anchor="axes", text=text(language, "game-axes"))
    yield Table(
        anchor="axes/all",
        caption=text(language, "game-axes"),
        head=[text(language, "game-axes-axis"), text(language, "game-axes-ways")],
        rows=[
            Row(
                label=text(language, f"game-axis-{axis}"),
                tiles=[],
                cells=[Cell(text=attribute(language, f"game-axis-{axis}", "ways"), anchor=f"axis/{axis}")],
            )
            for axis in AXES
        ],
    )


def _terms(chapter: str, language: str) -> Iterator[Term]:
    for word in glossary():
        if word.chapter != chapter:
            continue
        own = next(words for tongue, words in word.called.items() if tongue == language)
        yield Term(
            anchor=f"term/{word.name}",
            name=_with_capital(own[0]),
            text=text(language, f"game-term-{word.name}"),
            tiles=codes(word.tiles),
            called=_own_first(word, language),
        )


def _own_first(word: GameWord, language: str) -> Sequence[TermWords]:
    tongues = sorted(word.called, key=lambda tongue: (tongue != language, TONGUES.index(tongue)))
    return [TermWords(language=tongue, words=word.called[tongue]) for tongue in tongues]


def _with_capital(name: str) -> str:
    return name[:1].upper() + name[1:]


_CHAPTERS: Final[dict[str, Callable[[str], Iterator[Block]]]] = {
    "origin": _origin,
    "tiles": _tiles,
    "words": _words,
    "families": _families,
}
