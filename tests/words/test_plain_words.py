"""One word for one thing: what an editor has struck out of a language does not come back."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from eastwind.words import LANGUAGES

#: A tile is a “фишка” to a Russian child, for whom a “кость” is a bone; elsewhere it is a counter, and a tile is a “кость”.
_OF_THE_SCHOOL = re.compile(r"(path|place-school|family|adult|card|worksheet|tasks)\b")
_A_COUNTER = r"\bфишк|\bфишек"
#: What is not to be said, by language: a pattern, and the word that stands for it.
STRUCK_OUT = {
    "ru": {
        r"сбр(ос|асыв|ош)": "снос, снести",
        r"несыгранн": "ничья",
        r"игрок(а|у|ом|е) \{\}": "“снос: Жанна”: a name is not declined",
        _A_COUNTER: "жетоны",
        r"игральн\w+ кост": "кубики",
        r"столбик": "стопка",
        r"твёрд\w+ (сумм|стоимост|очк|\d)": "всегда одно число",
        r"\b(групп\w*|рук\w*) — (это )?последовательност": "чоу",
        r"\bсвод\w* правил": "набор правил",
        r"двойники": "близнецы",
        r"костяшк\w*\b(?! домино)": "кость",
        r"росить кости": "кубики: a “кость” is a tile",
        r"набор(а|ов)? (и пара|готов)|наборы эта": "группа: a “набор” is what lies in the box",
        r"\bведущ(ий|его|ему)|кто ведёт|ведёт (первым|\{\})": "лидер",
        r"\bдилер|раздающ|сдающ": "лидер",
        r"победител[ья]\b(?! и имя)": "выигравший",
        r"\{\} платит \{\}": "“Аня → Жанна: 20”: a name is not declined",
        r"для маджонга|маджонга не (вых|хват)": "Ма-Джонг: the word of the winner, маджонг is the game",
        r"готов(ая|ую|ой) рук|готовност": "просящая рука",
        r"\bиз стены": "со стены",
        r"тасовк": "перемешать",
        r"симуляци": "моделирование, симулятор",
        r"согласн\w+ с тем": "возможный при том, что",
        r"одн(а|ой) масть(ю)? с козыр": "чистая масть с козырями",
        r"\b(больше|меньше) всего (чоу|очков|удвоений)": "максимум, минимум",
        r"\bвзять из файла": "загрузить из файла",
        r"открыт\w+ сочетани": "группа",
        r"игра ещё раз": "повтор",
        r"\bm знаки": "m символы",
        r"\bштраф": "пенальти",
    },
    "pl": {
        r"\bwyrzut": "“wyrzuca Basia”, wyrzucony kamień: a “wyrzut” is a reproach",
        r"\bodrzu[cćt]": "wyrzucić, wyrzucony kamień",
        r"meldowa": "odkryty, zakryty",
        r"nierozegran": "remis",
        r"tak upadły|\bkość\b|\bkości(ach|ami)?\b(?! słoniowej)|\bkośćmi\b": "kostki",
        r"gracz(a|owi|em|u) \{\}": "“mur: Basia”: a name is not declined",
        r"\bsekwens": "czou",
        r"\bżeton": "liczman",
        r"\bkropk": "kółka",
        r"jednego rodzaju(?!”)|jeden rodzaj (z|bez)\b": "kolor",
        r"\bodnośnik": "link",
        r"\bprzewodnik": "poradnik",
        r"Wiatrem Wschodnim": "Wschód",
        r"\b(nie)?ogłos": "zgłosić",
        r"układ\w* (wart\w* limit|limitow)": "specjalny układ",
        r"układ\w* i par|\b(cztery|trzy|pięć|czwarty|jeden) układ|należ\w+ do (żadnego )?układ": "grupa: “układ” is a whole hand",
        r"\bna ręce\b|\bukryt\w+ ręc": "w ręce, zakryta",
        r"\b(na|zgłoś\w*|zgłosić|weź|wziąć|masz) (pung|kong|madżong)\b": "punga, konga, madżonga",
        r"prowadząc(y|ego|emu|ym)\b|kto prowadzi|pierwsze prowadz": "rozdający",
        r"wygrywając\w+ (kamie|ręk|ręc)": "zwycięski",
        r"jedyn\w+ możliw\w+ kamie": "ręka jednej szansy",
        r"książk\w+ zasad": "księga zasad",
        r"(skład|tabel|wiersz|pozycj)\w* (stoi|stał)|\bstało w\b": "jest zapisany: a text does not stand",
        r"\bstuk(nij|aj)\b": "wskaż",
        r"\bzapomn(ij|ieć|iane)\b|\bwymaż": "usuń",
        r"\bnakry(ty|wam)": "stół czeka: a table is laid for dinner",
    },
    "bg": {
        r"(?<!„)(?<!игри на )(?<!игра на )(?<!игра с )(?<!хартиени )(?<!после )\bкарт(а|ата|и|ите)\b": "плочка",
        r"девят(к|ор)|десятк": "деветка: a “девятка” is Russian",
        r"\bтройк(а|и|ите|ата)\b(?! (дзи|кръгчета|бамбук|към)|, другите)": "комбинация",
        r"печалб": "победа: a “печалба” is money",
        r"загубил(и|ите|ият)\b": "губещ",
        r"на часовника|по часовника\b": "по часовниковата стрелка",
        r"\bс с|\bв в": "със, във",
        r"\bрунд": "кръг",
        r"стопк": "купчинка; in the school стълбче",
        r"\bчестите\b": "оньори",
        r"хроник": "летопис",
        r"(две|три|шест)найсет|четиринайсет|двайсет": "четиринадесет, двадесет",
        r"за максимум\b": "за максимума",
        r"без победител": "равен резултат",
        r"обръщени": "заявка",
        r"изхвърляния\b": "изхвърлени плочки",
        r"партия|партии": "игра",
        r"в свой ход|в собствения ход": "когато играчът е на ход",
        r"изчист(?!и$)": "изхвърлям",
        r"(отворен|затворен|скрит)\w* (конг|панг|чоу|ръка|ръце)|^(чоу|панг) от (масата|стената)": "открит, закрит",
        r"чест по": "оньори",
        r"\bвзима": "вземам",
        r"\bбоя(та)?\b|\bбои\b": "цвят",
        r"удвоявани(я|ята)\b": "дублирания",
        r"\bпоредиц(а|и)\b(?!\))": "чоу",
        r"(следващ|започнат|последн)\w* ръка\b|ход\w* на ръката|след всяка ръка": "раздаване: a “ръка” is held",
        r"\bизл(ага|ожи)": "сваля",
        r"претенци": "заявка",
        r"\bмач\b": "игра",
        r"мини през": "виж ходовете",
        r"двойка по двойка|свободн\w+ двойк": "чифт",
    },
}
#: Which marks of quotation belong to a language.
QUOTES = {"ru": "«»", "bg": "„“", "pl": "„”", "en": "“”"}


class Texts(visitor.Visitor):
    """The texts of a message, each with `{}` for what is put into it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 — called by this name
        parts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


@cache
def messages(language: str) -> list[tuple[str, str]]:
    """Every message with its texts, those of its attributes and choices too."""
    return list(_messages(language))


def _messages(language: str) -> Iterator[tuple[str, str]]:
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
        if hit and not (pattern == _A_COUNTER and _OF_THE_SCHOOL.match(message))
    ]
    assert found == []


def test_no_child_is_told_of_bones_in_russian() -> None:
    found = [name for name, texts in messages("ru") if _OF_THE_SCHOOL.match(name) and re.search(r"\bкост", texts, re.I)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    strange = set("«»„“”") - set(QUOTES[language])
    found = [message for message, texts in messages(language) if strange & set(texts)]
    assert found == []
