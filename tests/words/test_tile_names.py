"""Tiles as a screen reader says them."""

import pytest

from eastwind.tiles.kinds import KINDS
from eastwind.tiles.names import tile_name
from eastwind.words import LANGUAGES, MissingText, attribute

#: Kinds from every group, in the order of the languages.
NAMES = {
    0: ("one of characters", "единица символов", "единица дзи", "jedynka znaków"),
    8: ("nine of characters", "девятка символов", "деветка дзи", "dziewiątka znaków"),
    9: ("one of dots", "единица точек", "единица кръгчета", "jedynka kółek"),
    17: ("nine of dots", "девятка точек", "деветка кръгчета", "dziewiątka kółek"),
    22: ("five of bamboo", "пятёрка бамбуков", "петица бамбук", "piątka bambusów"),
    27: ("east wind", "восточный ветер", "източен вятър", "wiatr wschodni"),
    28: ("south wind", "южный ветер", "южен вятър", "wiatr południowy"),
    29: ("west wind", "западный ветер", "западен вятър", "wiatr zachodni"),
    30: ("north wind", "северный ветер", "северен вятър", "wiatr północny"),
    31: ("white dragon", "белый дракон", "бял дракон", "smok biały"),
    32: ("green dragon", "зелёный дракон", "зелен дракон", "smok zielony"),
    33: ("red dragon", "красный дракон", "червен дракон", "smok czerwony"),
    34: ("plum flower", "цветок сливы", "цвете слива", "kwiat śliwy"),
    36: ("chrysanthemum flower", "цветок хризантемы", "цвете хризантема", "kwiat chryzantemy"),
    37: ("bamboo flower", "цветок бамбука", "цвете бамбук", "kwiat bambusa"),
    38: ("spring", "весна", "пролет", "wiosna"),
    41: ("winter", "зима", "зима", "zima"),
}


@pytest.mark.parametrize("kind", sorted(NAMES))
def test_names(kind: int) -> None:
    for language, name in zip(LANGUAGES, NAMES[kind], strict=False):
        assert tile_name(kind, language) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_of_its_own(language: str) -> None:
    assert len({tile_name(kind, language) for kind in range(KINDS)}) == KINDS


def test_forms_after_a_verb() -> None:
    assert attribute("ru", "tile-5s", "object") == "пятёрку бамбуков"
    assert attribute("ru", "tile-7z", "object") == "красного дракона"
    assert attribute("pl", "tile-1m", "object") == "jedynkę znaków"
    assert attribute("pl", "tile-5z", "object") == "smoka białego"
    assert attribute("en", "tile-5s", "object") == "a five of bamboo"
    assert attribute("en", "tile-1z", "object") == "an east wind"


@pytest.mark.parametrize("kind", [-1, KINDS])
def test_numbers_that_are_no_kind(kind: int) -> None:
    with pytest.raises(ValueError, match="kind must be from 0 to 41"):
        tile_name(kind, "en")


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(MissingText):
        tile_name(0, "de")
