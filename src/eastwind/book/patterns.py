"""Chapters of patterns: tables of points, doubles, and the hands that are worth a sum as a whole."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from eastwind.book.blocks import Block, Cell, DrawnHand, PatternEntry, Row, Subheading, Table, Words
from eastwind.book.hands import drawn, title_of
from eastwind.book.sentences import NotesOf, codes, in_force
from eastwind.explain.rules_in_use import compiled_once
from eastwind.interchange.examples import example_of
from eastwind.interchange.rule_words import rule_label, source_label
from eastwind.rules import RuleSet
from eastwind.rules.compiled import Rules
from eastwind.rules.schema import PatternRow
from eastwind.rules.templates import Template, read_templates
from eastwind.scoring.layout import Happening
from eastwind.tiles.kinds import EAST
from eastwind.tiles.notation import CODES
from eastwind.traditions.classical.patterns import NAMES, Band
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import attribute, message_ids, text

#: Sorts of tiles that determine the points of sets, each with a tile of it.
_SORTS: Final = {"simple": "5p", "terminal": "9s", "wind": "1z", "dragon": "6z"}
_SET_SIZES: Final = {"pung": 3, "kong": 4}
#: By pattern: the other pattern that also counts for a wind that is both the own and the prevailing one, and the text about it.
_BOTH_WINDS: Final = {
    "pair_own_wind": ("pair_prevailing_wind", "book-about-both-lines"),
    "pair_prevailing_wind": ("pair_own_wind", "book-about-both-lines"),
    "own_wind_set": ("prevailing_wind_set", "book-about-both-double"),
    "prevailing_wind_set": ("own_wind_set", "book-about-both-double"),
}
#: Largest number of hands drawn of a template.
_DRAWN: Final = 2
_DECLARED: Final = Happening.READY | Happening.READY_AT_ONCE


def worth(rules: RuleSet, row: PatternRow, language: str) -> str:
    """Return the worth of a pattern in words, like `8 points`, `the limit: 500`."""
    compiled: Rules = compiled_once(rules)
    limit = int(compiled.limit_worth)
    if row.points is not None:
        return text(language, "points-count", count=row.points.value)
    if row.doubles is not None:
        return text(language, "doubles-count", count=row.doubles.value)
    if row.limit is not None:
        return text(language, "book-worth-limit", count=limit)
    if row.half_limit is not None:
        return text(language, "book-worth-half-limit", count=limit // 2)
    return text(language, "book-worth-flat", count=row.flat.value if row.flat else 0)


def rows_in_force(rules: RuleSet) -> dict[str, PatternRow]:
    """Return every pattern that can occur under a set with its options, in the order of the patterns."""
    compiled: Rules = compiled_once(rules)
    found = {name: rules.pattern(name) for name, pattern in NAMES.items() if compiled.in_force[pattern]}
    return {name: row for name, row in found.items() if row is not None}


def points(rules: RuleSet, language: str, notes: NotesOf) -> Iterator[Block]:
    """Yield the chapter of points: the table of sets, then everything else that counts points."""
    rows = {name: row for name, row in rows_in_force(rules).items() if row.points is not None}
    if not rows:
        yield Words(text=text(language, "book-nothing-scores"))
        return
    in_table = [name for name in rows if NAMES[name].row.band is Band.SET]
    if in_table:
        yield _sets(rules, rows, language)
    groups = {
        "pairs-and-others": [name for name in rows if NAMES[name].row.band in (Band.PAIR_OF_VALUE, Band.BONUS_TILE)],
        "extras": [name for name in rows if NAMES[name].row.band.order >= Band.EXTRA.order],
    }
    for group, names in groups.items():
        if names:
            yield Subheading(anchor=f"points/{group}", text=text(language, f"book-{group}"))
            for name in names:
                yield entry(rules, name, rows[name], language, notes)


def doubles(rules: RuleSet, language: str, notes: NotesOf) -> Iterator[Block]:
    """Yield the chapter of doubles."""
    rows = {name: row for name, row in rows_in_force(rules).items() if row.doubles is not None}
    yield from _entries(rules, rows, language, notes)


def great_hands(rules: RuleSet, language: str, notes: NotesOf) -> Iterator[Block]:
    """Yield the chapter of hands that are worth a sum as a whole: the limit, half of it, or a sum of their own."""
    rows = {name: row for name, row in rows_in_force(rules).items() if NAMES[name].is_limit_hand}
    yield from _entries(rules, rows, language, notes)


def _entries(rules: RuleSet, rows: dict[str, PatternRow], language: str, notes: NotesOf) -> Iterator[Block]:
    if not rows:
        yield Words(text=text(language, "book-nothing-scores"))
    for name, row in rows.items():
        yield entry(rules, name, row, language, notes)


def _sets(rules: RuleSet, rows: dict[str, PatternRow], language: str) -> Table:
    lines = []
    if "chow" in rows:
        cell = _cell(rows, "chow")
        lines.append(Row(label=rule_label("chow", language), tiles=codes("345p"), cells=(cell, cell)))
    for kind, size in _SET_SIZES.items():
        for sort, tile in _SORTS.items():
            cells = tuple(_cell(rows, f"{kind}_{sort}_{way}") for way in ("exposed", "concealed"))
            own = "-own" if sort == "wind" and rules.file.scoring.winds.value == "own" else ""
            label = text(
                language,
                "book-row",
                set=text(language, f"set-{kind}").capitalize(),
                sort=text(language, f"book-row-{sort}{own}"),
            )
            lines.append(Row(label=label, tiles=(tile,) * size, cells=cells))
    head = ("book-set", "book-exposed", "book-concealed")
    return Table(
        anchor="points/sets",
        caption=text(language, "book-sets-table"),
        head=tuple(text(language, message) for message in head),
        rows=tuple(lines),
    )


def _cell(rows: dict[str, PatternRow], name: str) -> Cell:
    row = rows.get(name)
    if row is None or row.points is None:
        return Cell(text="–", anchor="")
    return Cell(text=str(row.points.value), anchor=f"pattern/{name}")


def entry(rules: RuleSet, name: str, row: PatternRow, language: str, notes: NotesOf) -> PatternEntry:
    """Return a pattern with its worth, its description, and a hand that has it."""
    example = _drawn(rules, name, language)
    templates = read_templates(row.tiles.value)[0] if row.tiles is not None else ()
    more = len(templates) - _DRAWN
    return PatternEntry(
        anchor=f"pattern/{name}",
        rule=name,
        title=title_of(rules, name, language),
        worth=worth(rules, row, language),
        who=text(language, "book-winner-only" if row.who == "winner" else "book-everybody"),
        about=_about(rules, name, language),
        waiting=text(language, "book-waiting", count=row.waiting) if row.waiting else "",
        source=source_label(rules, rules.source_of(name), language),
        forms=tuple(_tiles(template) for template in templates[:_DRAWN]),
        more=text(language, "book-forms-more", count=more) if more > 0 else "",
        example=example,
        missing="" if example is not None or templates else text(language, "book-no-example"),
        notes=notes(f"patterns.{name}"),
    )


def _about(rules: RuleSet, name: str, language: str) -> str:
    """Return the description of a pattern, with the further requirements of this set."""
    message = f"pattern-{name.replace('_', '-')}"
    said = [attribute(language, message, "about")] if f"{message}.about" in message_ids(language) else []
    if name in _BOTH_WINDS:
        other, both = _BOTH_WINDS[name]
        said += [text(language, both)] if in_force(rules, other) else []
    if name == "earthly" and rules.file.scoring.earthly.value == "ready-at-once":
        said.append(text(language, "book-scoring-earthly-ready-at-once"))
    if name == "one_suit_with_honours" and rules.file.scoring.one_suit_needs_honour_pair.value:
        said.append(text(language, "book-scoring-one-suit-needs-honour-pair-on"))
    row = rules.pattern(name)
    if row is not None and row.only_concealed:
        said.append(text(language, "book-only-concealed"))
    return " ".join(said)


def _drawn(rules: RuleSet, name: str, language: str) -> DrawnHand | None:
    """Return the example of a pattern, without declarations of a ready hand if the set has none; None if there is none."""
    example = example_of(rules, name)
    if example is None:
        return None
    hand, bill = example.hand, example.bill
    if rules.file.ready.hand.value == "none" and hand.events & _DECLARED:
        hand = replace(hand, events=hand.events & ~_DECLARED)
        bill = hand_score_of(compiled_once(rules), hand)
    return drawn(rules, hand, bill, language)


def _tiles(template: Template) -> tuple[str, ...]:
    return tuple(CODES[kind] for kind, count in enumerate(template.counts[: EAST + 7]) for _ in range(count))
