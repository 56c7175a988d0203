"""The order in which rule sets are offered, and the documents that each is taken from."""

import pytest

from eastwind.interchange.presets import documents_of, presets
from eastwind.interchange.rule_words import source_label
from eastwind.interchange.rules_diff import cited_values
from eastwind.rules import available, load_preset
from eastwind.words import LANGUAGES
from tests.support.rules import house_rules


def test_all_presets_are_there_once_the_default_first() -> None:
    assert sorted(presets()) == sorted(available())
    assert presets()[0] == "ru-classic"


def test_a_set_stands_behind_the_one_that_it_extends() -> None:
    order = presets()
    for name in order:
        parent = load_preset(name).file.extends
        assert parent is None or order.index(parent) < order.index(name)


@pytest.mark.parametrize("name", available())
def test_the_nearest_document_is_named_first(name: str) -> None:
    rules = load_preset(name)
    found = documents_of(rules)
    assert found
    assert found[-1] == "RU" or "RU" not in found
    cited = {cited.source.partition(" ")[0] for cited in cited_values(rules).values()}
    assert cited & set(rules.file.documents) <= set(found) <= set(rules.file.documents)


def test_a_household_changes_nothing_of_where_its_parent_comes_from() -> None:
    assert (
        documents_of(house_rules("bg-classic", {"limit.cap": 500}))
        == documents_of(load_preset("bg-classic"))
        == ("BG", "RU")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_document_is_told_in_the_language(language: str) -> None:
    for name in available():
        rules = load_preset(name)
        for document in documents_of(rules):
            told = source_label(rules, document, language)
            assert told != rules.file.documents[document].title
            assert any("а" <= letter <= "я" for letter in told) == (language in ("ru", "bg"))
