"""Worked examples of the sources, in our own tiles: the engine computes the worth of each under the rules of the book."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from eastwind.book import situations
from eastwind.book.blocks import (
    Block,
    Case,
    Cell,
    Row,
    Subheading,
    Table,
    TileGroup,
    TilesDrawn,
    Words,
)
from eastwind.book.cases import Shown, case_of
from eastwind.explain.rules_in_use import RulesInUse, compiled_once
from eastwind.interchange.hand_text import Winds, hand_from_text
from eastwind.interchange.rule_words import rule_label
from eastwind.interchange.settlement_json import payments
from eastwind.rules import Pattern, RuleSet, available, load_preset
from eastwind.rules.compiled import ReadyHand, Rules
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source, StepKind, Unit
from eastwind.tiles.notation import CODES
from eastwind.traditions.classical.patterns import Band
from eastwind.traditions.hand_score import HandScore, ScoreLine, hand_score_of
from eastwind.words import WINDS, text

#: Sign in the column of a hand without such a line, or that may not win.
_NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class _Column:
    """Hand of an example.

    :ivar head: name of the text above it; :ivar without: option that is switched off for it, if the set offers it.
    """

    head: str
    tiles: str
    without: str = ""


@dataclass(frozen=True, slots=True)
class _Example:
    """Example of one or two hands that a source works out; the text `book-example-<name>` says what they show."""

    name: str
    columns: tuple[_Column, ...]
    seat: str = "S"
    source: Source = Source.DISCARD


def _open_and_closed(name: str, exposed: str, concealed: str) -> _Example:
    return _Example(name, (_Column("open", exposed), _Column("closed", concealed)))


def _one(name: str, tiles: str, seat: str = "S", source: Source = Source.DISCARD) -> _Example:
    return _Example(name, (_Column("sum", tiles),), seat, source)


_RU: Final = (
    _open_and_closed("dragons", "88s 67p 5p [111p] [444m] [666z]", "111p 444m 666z 88s 67p 5p"),
    _open_and_closed("one-pung", "234m 88m 67s 5s [333p] [345s]", "333p 345s 234m 88m 67s 5s"),
    _open_and_closed("suit-and-honours", "99s 67s 8s [222s] [666z] [345s]", "222s 666z 345s 99s 67s 8s"),
    _open_and_closed("suit", "44p 78p 9p [111p] [666p] [234p]", "111p 666p 234p 44p 78p 9p"),
)
_PL_FIRST: Final = "44m 77m 7m [111m] [222p] [555z]"
_PL: Final = (
    _Example("all-laid", (_Column("sum", _PL_FIRST), _Column("no-chow-off", _PL_FIRST, "no_chow"))),
    _one("part-in-hand", "666z 67s 22s 5s [444s] [789s]"),
    _one("suit-in-hand", "111p 666p 234p 44p 78p 9p"),
)
_BG: Final = (
    _one("own-wind-pair", "33z 456p 67s 5s [777m] [222s]", "W"),
    _one("limit", "22p 45p 6p (1111p) [666p] [999p]", "S"),
    _one("other-wind-pair", "44z 456p 67s 5s [777m] [222s]", "W"),
    _one("own-wind-pung", "88s 456p 67s 5s [777m] [222z]", "S"),
    _one("any-of-a-suit", "12235568344799m", "S", Source.WALL),
)
#: Worths of the hands of East, the winner, South, West and North in the settlement that a preset's source works out.
SETTLED: Final[dict[str, tuple[int, ...]]] = {"pl-classic": (64, 12, 16, 4)}
#: Claims and walls that a preset's sources work out.
SITUATIONS: Final[dict[str, tuple[situations.Situation, ...]]] = {
    "bg-classic": situations.BG,
    "pl-classic": situations.PL,
}
#: Examples of a preset's sources; the sets that extend it have them too, up to one that has an entry of its own, even empty.
EXAMPLES: Final[dict[str, tuple[_Example, ...]]] = {
    "ru-classic": _RU,
    "bg-classic": _BG,
    "pl-classic": _PL,
    "dmjl": (),
    "family": (),
}


def examples(rules: RuleSet, language: str) -> Iterator[Block]:
    """Yield the examples of the sources of a set; none if they have none."""
    name = _followed(rules)
    found = EXAMPLES.get(name, ())
    if found:
        yield Words(text=text(language, "book-examples-about"))
        if compiled_once(rules).wall_wins_only:
            yield Words(text=text(language, "book-examples-drawn"))
    number = 0
    for number, example in enumerate(found, start=1):
        yield _heading(number, language)
        yield Words(text=text(language, f"book-example-{example.name}"))
        yield from _worked(rules, example, number, language)
    worths = SETTLED.get(name, ())
    if worths and len(worths) == rules.file.seats.players.value:
        number += 1
        yield _heading(number, language)
        yield _settled(rules, worths, number, language)
    for situation in SITUATIONS.get(name, ()):
        anchor, caption = f"examples/{number + 1}/told", text(language, "book-example", number=number + 1)
        told = situations.shown(rules, situation, anchor, caption, language)
        if told:
            number += 1
            yield _heading(number, language)
            yield from told


def _heading(number: int, language: str) -> Subheading:
    return Subheading(anchor=f"examples/{number}", text=text(language, "book-example", number=number))


def _followed(rules: RuleSet) -> str:
    """Return the preset whose examples a set has: itself, or the nearest that it extends; empty if there is none."""
    name, parent = rules.id, rules.file.extends
    while name not in EXAMPLES:
        if parent is None or parent not in available():
            return ""
        name, parent = parent, load_preset(parent).file.extends
    return name


def _settled(rules: RuleSet, worths: Sequence[int], number: int, language: str) -> Case:
    """Return the settlement of hands of these worths, won by East with a drawn tile."""
    use = RulesInUse.of(rules)
    paid = payments(use, worths, [0], None, penalty=False)
    said = text(language, "book-example-settled", **dict(zip(("east", "south", "west", "north"), worths, strict=True)))
    shown = [Shown(worth, won=place == 0) for place, worth in enumerate(worths)]
    return case_of(use, f"examples/{number}/case", said, shown, paid, language)


def _worked(rules: RuleSet, example: _Example, number: int, language: str) -> Iterator[Block]:
    heads: list[str] = []
    groups: list[TileGroup] = []
    bills: list[HandScore] = []
    for column in example.columns:
        used = _without(rules, column.without)
        if used is None:
            continue
        hand = _hand(example, column, compiled_once(used))
        heads.append(text(language, f"book-example-column-{column.head}"))
        bills.append(hand_score_of(compiled_once(used), hand))
        tiles = _drawn(hand)
        if not groups or groups[-1].tiles != tiles:
            groups.append(TileGroup(label=text(language, f"book-example-hand-{column.head}"), tiles=tiles))
    yield TilesDrawn(groups=_named_where_several(groups))
    yield Table(
        anchor=f"examples/{number}/sum",
        caption=text(language, "book-example", number=number),
        head=[text(language, "book-example-line"), *heads],
        rows=_rows(bills, language),
    )


def _named_where_several(groups: Sequence[TileGroup]) -> list[TileGroup]:
    return list(groups) if len(groups) > 1 else [group.model_copy(update={"label": ""}) for group in groups]


def _without(rules: RuleSet, option: str) -> RuleSet | None:
    """Return the set with an option switched off; None if it is off already, or not offered."""
    if not option:
        return rules
    return rules.with_options({option: False}) if any(it.name == option and it.value for it in rules.options) else None


def _hand(example: _Example, column: _Column, compiled: Rules) -> Hand:
    """Return the hand of a column: won by a drawn tile if no discard may win, declared ready if the rules require that."""
    source = Source.WALL if compiled.wall_wins_only and example.source is Source.DISCARD else example.source
    events = [Happening.READY] if compiled.ready_hand == ReadyHand.TO_WIN else []
    wind = WINDS.index(example.seat)
    return hand_from_text(column.tiles, winds=Winds(wind), won=True, source=source, events=events)


def _drawn(hand: Hand) -> list[str]:
    """Return the codes of a hand's tiles: the sets on the table, then those in the hand, the last tile at the end."""
    return [CODES[kind] for kind in (*(kind for meld in hand.melds for kind in meld.tiles), *hand.concealed)]


def _rows(bills: Sequence[HandScore], language: str) -> list[Row]:
    """Return a row for each line, the same set open and closed in one row, then the sums."""
    lines: dict[tuple[str, tuple[int, ...]], list[ScoreLine | None]] = {}
    for at, bill in enumerate(bills):
        for line in bill.lines:
            label = _label(line, language)
            lines.setdefault((label, tuple(line.tiles)), [None] * len(bills))[at] = line
    rows = [
        Row(
            label=label,
            tiles=[CODES[kind] for kind in kinds],
            cells=[Cell(text=_worth(line), anchor="") for line in found],
        )
        for (label, kinds), found in lines.items()
    ]
    sums = [bill.step(StepKind.SUM) if bill.won else None for bill in bills]
    points = [_NOTHING if step is None else str(step.amount) for step in sums]
    totals = [str(bill.total) if bill.won else _NOTHING for bill in bills]
    for message, cells in (("book-example-points", points), ("book-example-total", totals)):
        rows.append(Row(label=text(language, message), tiles=[], cells=[Cell(text=it, anchor="") for it in cells]))
    return rows


def _label(line: ScoreLine, language: str) -> str:
    """Return the label of a line of the bill; open and closed sets have the same one, since the column says which it is."""
    if line.pattern.row.band is not Band.SET:
        return rule_label(line.pattern.key, language)
    kind = "chow" if line.pattern is Pattern.CHOW else "kong" if line.pattern.key.startswith("kong") else "pung"
    return text(language, f"set-{kind}").capitalize()


def _worth(line: ScoreLine | None) -> str:
    if line is None or not line.amount:
        return _NOTHING
    return f"× {2**line.amount}" if line.unit is Unit.DOUBLES else str(line.amount)
