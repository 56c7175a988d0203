"""Drawings of tiles for paper, those of the page with a large sign in the corner, and of empty frames for tiles."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from eastwind import words
from eastwind.report.markup import Markup, join, tag
from eastwind.words.winds import WIND_NAMES

#: Width and height of a tile's face, and size of the sign in its corner, in units of the grid.
WIDE: Final = 60
HIGH: Final = 90
_SIGN: Final = 12
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_DRAGONS: Final = ("white", "green", "red")
_INKS: Final = {"5z": "#23477f", "6z": "#1c6b43", "7z": "#b3262e"}
_RED: Final = "#b3262e"
_BLACK: Final = "#1d2327"
_BONUS: Final = 4


@cache
def _symbols() -> dict[str, str]:
    text = files("eastwind.worksheets").joinpath("tiles.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}


def sign_of(code: str, language: str) -> str:
    """Return the id of the sign in a tile's corner: its number, a wind's letter in the language, a dragon's mark."""
    rank = int(code[0])
    if code[1] == "z":
        sign = words.text(language, f"winds-letter-{WIND_NAMES[rank - 1]}") if rank <= _BONUS else _DRAGONS[rank - 5]
    else:
        sign = str((rank - 1) % _BONUS + 1) if code[1] == "f" else str(rank)
    return "tile-index-" + "".join(letter if letter.isascii() else f"u{ord(letter):x}" for letter in sign)


def symbols(codes: Iterable[str], language: str) -> Markup:
    """Return the drawings that some tiles need, each once, for `face` to refer to."""
    wanted = sorted({name for code in codes for name in (f"tile-{code}", sign_of(code, language))})
    held = Markup("".join(_symbols()[name] for name in wanted))
    return tag("svg", held, width="0", height="0", style="position:absolute", aria_hidden="true")


def face(code: str, language: str) -> Markup:
    """Return the face of a tile with its rim, on a grid of `WIDE` by `HIGH`."""
    ink = _RED if code[1] == "f" and int(code[0]) <= _BONUS else _INKS.get(code, _BLACK)
    rim = tag("rect", x=1.5, y=1.5, width=WIDE - 3, height=HIGH - 3, rx=7, class_="rim")
    picture = tag("use", href=f"#tile-{code}", width=WIDE, height=HIGH, transform="translate(8.5 13) scale(.84)")
    sign = tag(
        "use",
        href=f"#{sign_of(code, language)}",
        width=_SIGN,
        height=_SIGN,
        fill=ink,
        transform="translate(5 6) scale(1.5)",
    )
    return join(rim, picture, sign)


def tile(code: str, language: str, *, on_head: bool = False, look: str = "") -> Markup:
    """Return the drawing of a tile; `on_head`: upside down; `look`: `found` or `faded` on a sheet of answers."""
    turned = tag("g", face(code, language), transform=f"rotate(180 {WIDE / 2:g} {HIGH / 2:g})")
    return tag(
        "svg",
        turned if on_head else face(code, language),
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_=f"tile {look}".strip(),
        role="img",
        aria_label=words.text(language, f"tile-{code}"),
    )


def tiles(codes: Iterable[str], language: str) -> Markup:
    return tag("div", *(tile(code, language) for code in codes), class_="tiles")


def groups(sets: Iterable[Iterable[str]], language: str) -> Markup:
    """Return sets of tiles in a row, separated by gaps."""
    return tag("div", *(tiles(one, language) for one in sets), class_="groups")


def frames(count: int, marks: Iterable[str] = ()) -> Markup:
    """Return empty frames to write or draw in; `marks` are the contents of the first ones."""
    given = [*marks, *([""] * count)][:count]
    return tag("div", *(tag("span", one, class_="frame") for one in given), class_="tiles")


def racks(count: int, size: int) -> Markup:
    """Return `count` rows of `size` empty frames."""
    return tag("div", *(frames(size) for _ in range(count)), class_="groups")
