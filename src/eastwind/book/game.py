"""Book of the game: Mahjong in general, its tiles, its words and its families of rules, independent of any rule set."""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from eastwind.texts import with_capital
from eastwind.words import attribute, text

Tongue = Literal["en", "ru", "bg", "pl", "zh", "ja"]
#: Languages of the names in the glossary.
TONGUES: Final[tuple[Tongue, ...]] = get_args(Tongue)
FAMILIES: Final = (
    "classical", "japanese", "chinese", "thai", "singapore", "vietnamese", "american", "paper", "family",
)  # fmt: skip
AXES: Final = (
    "players", "flowers", "shapes", "chow", "priority", "furiten", "ready", "concealed", "sets", "dead-wall", "value", "minimum",
    "east", "discarder", "losers", "drawn", "stock", "length",
)  # fmt: skip


#: Axes about which the sources inform, by family; for a family that is played here our own rule sets do.
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "classical": AXES,
    "japanese": ("flowers", "furiten", "ready"),
    "chinese": ("flowers", "length"),
    "thai": (),
    "singapore": (),
    "vietnamese": (),
    "american": (),
    "family": AXES,
}


@dataclass(frozen=True)
class GameWord:
    """Entry of the glossary, with its names by language, our own word first."""

    name: str
    chapter: str
    tiles: str
    called: dict[Tongue, tuple[str, ...]]


@cache
def glossary() -> tuple[GameWord, ...]:
    """Return all words of the game, in the order of their chapters."""
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
    """Return the book of the game.

    :raises MissingText: for a language without texts.
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
        if name in TOLD:
            yield _family_table(name, language)
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


def _family_table(family: str, language: str) -> Table:
    """Return the table of a family along all axes; the axes without information are listed in the last row."""

    def row(label: str, told: str) -> Row:
        return Row(label=label, tiles=[], cells=[Cell(text=told, anchor="")])

    name, named = f"game-families-{family}", {axis: text(language, f"game-axis-{axis}") for axis in AXES}
    rows = [row(named[axis], attribute(language, name, axis)) for axis in AXES if axis in TOLD[family]]
    untold = [named[axis] for axis in AXES if axis not in TOLD[family]]
    if untold:
        listed = " · ".join(untold) if rows else text(language, "game-axes-all")
        rows.append(row(text(language, "game-axes-untold"), listed))
    return Table(
        anchor=f"family/{family}/axes",
        caption=text(language, name),
        head=[text(language, "game-axes-axis"), text(language, name)],
        rows=rows,
    )


def _terms(chapter: str, language: str) -> Iterator[Term]:
    for word in glossary():
        if word.chapter != chapter:
            continue
        own = next(words for tongue, words in word.called.items() if tongue == language)
        yield Term(
            anchor=f"term/{word.name}",
            name=with_capital(own[0]),
            text=text(language, f"game-term-{word.name}"),
            tiles=codes(word.tiles),
            called=_own_first(word, language),
        )


def _own_first(word: GameWord, language: str) -> Sequence[TermWords]:
    tongues = sorted(word.called, key=lambda tongue: (tongue != language, TONGUES.index(tongue)))
    return [TermWords(language=tongue, words=word.called[tongue]) for tongue in tongues]


_CHAPTERS: Final[dict[str, Callable[[str], Iterator[Block]]]] = {
    "origin": _origin,
    "tiles": _tiles,
    "words": _words,
    "families": _families,
}
