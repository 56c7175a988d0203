"""Whatever a rule set can say has its words in every language."""

import pytest

from eastwind.rules import available, load_preset
from eastwind.rules.options import OPTION_NAMES
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import LANGUAGES, attribute, text

SETTLEMENT = (
    "settle-winner settle-losers settle-dealer penalty penalty-one-suit penalty-winds penalty-dragons penalty-terminals "
    "limit limit-hand"
).split()
PATTERNS = [f"pattern-{name.replace('_', '-')}" for name in NAMES]
OPTIONS = [f"option-{name.replace('_', '-')}" for name in OPTION_NAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [*PATTERNS, *OPTIONS, *SETTLEMENT, *(f"ruleset-{name}" for name in available())])
def test_label_and_explanation(language: str, message: str) -> None:
    label, about = text(language, message), attribute(language, message, "about")
    assert 0 < len(label) <= 60
    assert len(about) > len(label) or message == "pattern-pair-dragon"
    assert about.endswith(".")
    assert not label.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_a_bill_differ(language: str) -> None:
    labels = [text(language, message) for message in PATTERNS]
    assert len(set(labels)) == len(labels)
    abouts = [attribute(language, message, "about") for message in PATTERNS]
    assert len(set(abouts)) == len(abouts)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    for message in [*PATTERNS, *OPTIONS, *SETTLEMENT]:
        assert attribute(language, message, "about") != attribute("en", message, "about")
    if language in ("ru", "bg"):
        for message in [*PATTERNS, *OPTIONS]:
            latin = {letter for letter in text(language, message) if "a" <= letter.lower() <= "z"}
            assert latin == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_every_value_of_an_option_can_be_shown(language: str, name: str) -> None:
    for option in load_preset(name).options:
        message = f"option-{option.name.replace('_', '-')}"
        if option.kind == "switch":
            assert text(language, "option-value-on") != text(language, "option-value-off")
        for choice in option.choices:
            if isinstance(choice, str):
                assert text(language, f"{message}-{choice}")
        if option.kind == "number":
            assert text(language, f"{message}-number", count=5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_every_source_can_be_shown(language: str, name: str) -> None:
    rules = load_preset(name)
    for pattern in rules.file.patterns:
        if rules.pattern(pattern):
            document, _, section = rules.source_of(pattern).partition(" ")
            title = text(language, f"source-{document}")
            shown = text(language, "source-section", document=title, section=section)
            assert title in shown
            assert section in shown
    for document in ("decision", "house"):
        assert text(language, f"source-{document}")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 point", "2 points", "2,000 points", "1 double", "3 doubles", "1 round", "4 rounds"]),
        ("ru", ["1 очко", "2 очка", "2\xa0000 очков", "1 удвоение", "3 удвоения", "1 раунд", "4 раунда"]),
        ("bg", ["1 точка", "2 точки", "2\xa0000 точки", "1 дублиране", "3 дублирания", "1 кръг", "4 кръга"]),
        ("pl", ["1 punkt", "2 punkty", "2\xa0000 punktów", "1 podwojenie", "3 podwojenia", "1 runda", "4 rundy"]),
    ],
)
def test_counted_worths(language: str, expected: list[str]) -> None:
    counted = [("points-count", 1), ("points-count", 2), ("option-limit-number", 2000), ("doubles-count", 1)]
    counted += [("doubles-count", 3), ("option-rounds-number", 1), ("option-rounds-number", 4)]
    assert [text(language, message, count=count) for message, count in counted] == expected


#: As the Russian source names them, in its order.
RUSSIAN = {
    "heavenly": "Небесное блаженство",
    "earthly": "Земное блаженство",
    "hidden_treasure": "Найденное сокровище",
    "all_honours": "Свита Императора",
    "heads_and_tails": "Головы и хвосты",
    "imperial_jade": "Императорский нефрит",
    "heavenly_twins": "Небесные близнецы",
    "three_scholars": "Трое великих учёных",
    "four_blessings": "Четыре наслаждения вошли в твою дверь",
    "four_kongs": "Четыре по четыре",
    "hidden_snake": "Скрывающаяся змея",
    "thirteen_wonders": "Тринадцать чудес света",
    "moon_from_the_sea": "Достать Луну со дна моря",
    "grapes_on_the_roof": "Вырастить виноград на плоской крыше",
}


@pytest.mark.parametrize("name", sorted(RUSSIAN))
def test_limit_hands_bear_the_names_of_the_source(name: str) -> None:
    assert text("ru", f"pattern-{name.replace('_', '-')}") == RUSSIAN[name]
