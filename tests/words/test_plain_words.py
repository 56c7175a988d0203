"""One word for one thing: what an editor has struck out of a language does not come back."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from eastwind.words import LANGUAGES

#: What is not to be said, by language: a pattern, and the word that stands for it.
STRUCK_OUT = {
    "ru": {
        r"сбр(ос|асыв|ош)": "снос, снести",
        r"несыгранн": "ничья",
        r"\b(снос|стен[аы]|конга?|мест[ао]) игрока\b": "«снос: Жанна»: a name is not declined",
        r"\bфишк|\bфишек": "жетоны",
        r"игральн\w+ кост": "кубики",
        r"столбик": "стопка",
        r"твёрд\w+ (сумм|стоимост|очк|\d)": "всегда одно число",
        r"\b(групп\w*|рук\w*) — (это )?последовательност": "чоу",
        r"\bсвод\w* правил": "набор правил",
        r"двойники": "близнецы",
    },
}
#: Which marks of quotation belong to a language.
QUOTES = {"ru": "«»", "bg": "„“", "pl": "„”", "en": "“”"}


class Texts(visitor.Visitor):
    """The texts of a message, without what is put into them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — called by this name
        self.found.append(node.value)


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message with its texts, those of its attributes and choices too."""
    for item in files("eastwind.words").joinpath(language).iterdir():
        if not item.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(Path(str(item)).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                yield entry.id.name, "\n".join(texts.found)


@pytest.mark.parametrize("language", sorted(STRUCK_OUT))
def test_what_was_struck_out_does_not_come_back(language: str) -> None:
    found = [
        f"{message}: {hit.group(0)!r}, say {instead}"
        for message, texts in messages(language)
        for pattern, instead in STRUCK_OUT[language].items()
        for hit in [re.search(pattern, texts, re.IGNORECASE)]
        if hit
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    strange = set("«»„“”") - set(QUOTES[language])
    found = [message for message, texts in messages(language) if strange & set(texts)]
    assert found == []
