"""The four languages say the same things, and the loader leaves nothing out quietly."""

from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from eastwind.words import LANGUAGES, MissingText, attribute, message_ids, text
from eastwind.words.texts import _Texts, read_ahead
from tests.support.tiers import sweep_after_first

AREAS = sorted(item.name for item in files("eastwind.words").joinpath("en").iterdir() if item.name.endswith(".ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
#: Plural categories that a whole number can fall into.
PLURALS = {language: {*Locale(language).plural_form.tags, "other"} for language in LANGUAGES}


@cache
def resource(language: str, area: str) -> ast.Resource:
    source = files("eastwind.words").joinpath(language, area).read_text(encoding="utf-8")
    return FluentParser().parse(source)


class Variables(visitor.Visitor):
    """Names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — called by this name
        self.names.add(node.id.name)


class Plurals(visitor.Visitor):
    """Keys of every choice by a number that shows the number, and so needs a word for each plural."""

    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 — called by this name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        shown = Variables()
        for variant in node.variants:
            shown.visit(variant)
        selector = node.selector
        if (
            keys & {"one", "few", "many"}
            and isinstance(selector, ast.VariableReference)
            and selector.id.name in shown.names
        ):
            self.keys.append(keys)
        self.generic_visit(node)


def variables_of(language: str, area: str) -> dict[str, set[str]]:
    """Variables by message id, those of attributes by `message.attribute`."""
    found: dict[str, set[str]] = {}
    for entry in resource(language, area).body:
        if isinstance(entry, ast.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes),
            ]
            for name, pattern in parts:
                visit = Variables()
                if pattern is not None:
                    visit.visit(pattern)
                found[name] = visit.names
    return found


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse(language: str, area: str) -> None:
    entries = resource(language, area).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    # the loader knows messages alone
    assert [entry.id.name for entry in entries if isinstance(entry, ast.Term)] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_and_variables_as_english(language: str, area: str) -> None:
    assert variables_of(language, area) == variables_of("en", area)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    ids = [entry.id.name for area in AREAS for entry in resource(language, area).body if isinstance(entry, ast.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_every_plural_of_the_language(language: str, area: str) -> None:
    visit = Plurals()
    visit.visit(resource(language, area))
    for keys in visit.keys:
        assert keys >= PLURALS[language] - {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_found_without_parsing_as_they_are_by_parsing(language: str) -> None:
    parsed = [entry for area in AREAS for entry in resource(language, area).body]
    found = {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}
    found |= {
        f"{entry.id.name}.{part.id.name}"
        for entry in parsed
        if isinstance(entry, ast.Message)
        for part in entry.attributes
    }
    assert message_ids(language) == found


@pytest.mark.parametrize("first", sweep_after_first(range(4)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_read_alone_says_what_it_says_among_all(language: str, first: int) -> None:
    whole = FluentBundle([language], use_isolating=False)
    arguments: dict[str, set[str]] = {}
    for area in AREAS:
        whole.add_resource(resource(language, area))
        arguments |= variables_of(language, area)
    for name in sorted(message_ids(language))[first::4]:
        message_id, _, part = name.partition(".")
        alone = _Texts(language)
        message, among_all = alone.message(message_id), whole.get_message(message_id)
        given = dict.fromkeys(arguments.get(name, ()), 2)
        pattern, expected = ((each.attributes[part] if part else each.value) for each in (message, among_all))
        if expected is None:
            assert pattern is None, name
            continue
        assert pattern is not None, name
        assert alone._bundle.format_pattern(pattern, given) == whole.format_pattern(expected, given), name


def test_all_texts_can_be_read_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of a process that has done so read none again."""
    mine = _Texts("en")
    monkeypatch.setattr("eastwind.words.texts._texts", lambda language: mine)
    read_ahead("en")
    names = {name.partition(".")[0] for name in message_ids("en")}
    assert (mine._unread, set(mine._bundle._compiled)) == ({}, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_a_language_is_read(language: str) -> None:
    there = {item.name for item in files("eastwind.words").joinpath(language).iterdir() if item.name.endswith(".ftl")}
    assert there == set(AREAS)
    assert message_ids(language) == message_ids("en")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 tile", "2 tiles", "5 tiles", "21 tiles", "22 tiles", "25 tiles"]),
        ("ru", ["1 кость", "2 кости", "5 костей", "21 кость", "22 кости", "25 костей"]),
        ("bg", ["1 плочка", "2 плочки", "5 плочки", "21 плочки", "22 плочки", "25 плочки"]),
        ("pl", ["1 kamień", "2 kamienie", "5 kamieni", "21 kamieni", "22 kamienie", "25 kamieni"]),
    ],
)
def test_counting(language: str, expected: list[str]) -> None:
    assert [text(language, "tiles-count", count=count) for count in (1, 2, 5, 21, 22, 25)] == expected


def test_what_is_missing_raises() -> None:
    with pytest.raises(MissingText, match="no text nothing-of-the-kind in pl"):
        text("pl", "nothing-of-the-kind")
    with pytest.raises(MissingText, match=r"pattern-chow has no \.colour"):
        attribute("en", "pattern-chow", "colour")
    with pytest.raises(MissingText, match="no texts in 'de'"):
        text("de", "pattern-chow")
    with pytest.raises(MissingText, match="count"):
        text("ru", "tiles-count")
