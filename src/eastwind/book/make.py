"""Generation of the book of a rule set: the blocks of each chapter."""

from collections.abc import Callable, Iterator
from typing import Final

from eastwind.book import cases, notes, patterns
from eastwind.book.blocks import (
    Block,
    Book,
    Cell,
    Chapter,
    Difference,
    Row,
    Subheading,
    Table,
    TileGroup,
    TilesDrawn,
    Words,
)
from eastwind.book.examples import examples
from eastwind.book.hands import title_of
from eastwind.book.sentences import KEYS, SHAPES, NotesOf, codes, in_words, sentences, spoken_at
from eastwind.interchange.presets import documents_of
from eastwind.interchange.rule_words import (
    option_label,
    option_words,
    rule_label,
    set_about,
    set_label,
    source_label,
    worths_in,
)
from eastwind.rules import Option, RuleSet, available, load_preset
from eastwind.rules.schema import PatternRow
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import text

#: Chapters in order: first those that a newcomer needs, last the sources.
_ORDER: Final = (
    "game", "tiles", "seats", "wall", "deal", "turn", "claims", "winning", "ready", "value", "points", "doubles", "hands",
    "examples", "settlement", "match", "options", "special", "unclear", "about",
)  # fmt: skip


def make_book(rules: RuleSet, language: str) -> Book:
    """Return the book of a rule set with its options.

    :raises MissingText: for a language without texts.
    """
    links = notes.notes_of(rules, language)
    return Book(
        rules=rules.id,
        version=rules.version,
        digest=rules.digest,
        title=set_label(rules, language),
        about=set_about(rules, language) or "",
        language=language,
        chapters=[
            Chapter(id=name, title=text(language, f"book-chapter-{name}"), blocks=blocks)
            for name in _ORDER
            if (blocks := list(_blocks(rules, name, language, links)))
        ],
    )


def _blocks(rules: RuleSet, chapter: str, language: str, links: NotesOf) -> Iterator[Block]:
    if chapter in _BEFORE:
        yield from _BEFORE[chapter](rules, language)
    if chapter in KEYS:
        yield from sentences(rules, chapter, language, links)
    match chapter:
        case "points":
            yield from patterns.points(rules, language, links)
        case "doubles":
            yield from patterns.doubles(rules, language, links)
        case "hands":
            yield from patterns.great_hands(rules, language, links)
        case "examples":
            yield from examples(rules, language)
        case "settlement":
            yield Subheading(anchor="settlement/cases", text=text(language, "book-cases"))
            yield from cases.cases(rules, language)
        case "options":
            yield from _options(rules, language)
        case "special":
            yield from _differences(rules, language)
        case "unclear":
            yield from notes.decisions(rules, language)


def _game(rules: RuleSet, language: str) -> Iterator[Block]:
    """Yield the course of a hand from the wall to the payment, as explained to a newcomer."""
    yield Words(text=text(language, "book-game-aim"))
    yield Words(text=text(language, "book-game-sets"))
    yield _sets_and_a_hand(language)
    file = rules.file
    hands = "open" if file.table.open_hands.value else "hidden"
    start = text(language, "book-game-start", count=file.deal.hand.value, hands=hands)
    yield Words(text=f"{in_words(rules, 'seats.players', language)} {start}")
    yield Words(text=text(language, "book-game-turn"))
    for_sets = file.claims.chow.value != "nobody" or file.claims.pung.value or file.claims.kong.value
    claim = text(language, "book-game-claim", sets="yes" if for_sets else "no")
    yield Words(text=f"{claim} {in_words(rules, 'claims.chow', language)}" if for_sets else claim)
    yield Words(text=text(language, "book-game-end"))
    paid = "own" if file.settlement.winner.value == "own-score" else "others"
    yield Words(text=text(language, "book-game-count", paid=paid))


def _about(rules: RuleSet, language: str) -> Iterator[Block]:
    about = set_about(rules, language)
    if about:
        yield Words(text=about)
    yield Words(text=text(language, "book-made"))
    cited = documents_of(rules)
    if cited:
        titles = "; ".join(source_label(rules, name, language) for name in cited)
        yield Words(text=text(language, "book-sources", documents=titles))


def _tiles(rules: RuleSet, language: str) -> Iterator[Block]:
    drawn = {
        text(language, "suit-m"): "123456789m",
        text(language, "suit-p"): "123456789p",
        text(language, "suit-s"): "123456789s",
        text(language, "book-winds"): "1234z",
        text(language, "book-dragons"): "567z",
    }
    if rules.file.tiles.flowers.value:
        drawn |= {text(language, "book-flowers"): "1234f", text(language, "book-seasons"): "5678f"}
    yield TilesDrawn(groups=[TileGroup(label=label.capitalize(), tiles=codes(tiles)) for label, tiles in drawn.items()])


def _turn(_: RuleSet, language: str) -> Iterator[Block]:
    yield Words(text=text(language, "book-turn-course"))


def _winning(_: RuleSet, language: str) -> Iterator[Block]:
    yield Words(text=text(language, "book-winning-course"))
    yield _sets_and_a_hand(language)


def _sets_and_a_hand(language: str) -> TilesDrawn:
    sets = {"set-chow": "345p", "set-pung": "777s", "set-kong": "2222z", "set-pair": "66z"}
    groups = [
        TileGroup(label=text(language, message).capitalize(), tiles=codes(tiles)) for message, tiles in sets.items()
    ]
    whole = TileGroup(label=text(language, "book-sets-and-pair"), tiles=codes("234m 345p 777s 222z 66z"))
    return TilesDrawn(groups=[*groups, whole])


_BEFORE: Final[dict[str, Callable[[RuleSet, str], Iterator[Block]]]] = {
    "game": _game,
    "about": _about,
    "tiles": _tiles,
    "turn": _turn,
    "winning": _winning,
}


def _options(rules: RuleSet, language: str) -> Iterator[Block]:
    if not rules.options:
        yield Words(text=text(language, "book-no-options"))
        return
    yield Table(
        anchor="options/all",
        caption=text(language, "book-chapter-options"),
        head=[text(language, message) for message in ("book-option", "book-now", "book-offered")],
        rows=[
            Row(
                label=option_label(option.name, language),
                tiles=[],
                cells=[
                    Cell(text=option_words(option, option.value, language), anchor=f"option/{option.name}"),
                    Cell(text=_offered(option, language), anchor=""),
                ],
            )
            for option in rules.options
        ],
    )


def _offered(option: Option, language: str) -> str:
    words = [option_words(option, choice, language) for choice in option.choices]
    if option.kind == "number" and option.minimum is not None and option.maximum is not None:
        words.append(text(language, "book-from-to", **{"from": option.minimum, "to": option.maximum}))
    return ", ".join(words)


def _differences(rules: RuleSet, language: str) -> Iterator[Block]:
    parent = rules.file.extends
    if parent is None:
        yield Words(text=text(language, "book-root"))
        return
    if parent not in available():
        yield Words(text=text(language, "book-parent-unknown", parent=parent))
        return
    other = load_preset(parent)
    found = [*_of_values(rules, other, language), *_of_patterns(rules, other, language)]
    yield Words(text=text(language, "book-parent", parent=set_label(other, language)))
    if not found:
        yield Words(text=text(language, "book-same"))
    yield from found


def _of_values(rules: RuleSet, other: RuleSet, language: str) -> Iterator[Difference]:
    """Yield the sentences that differ from those of the parent's book, or are not in it."""
    for keys in KEYS.values():
        for key in keys:
            if key in SHAPES:
                # forms are compared one by one, though those that do not win are told together
                if rules.cited(key).value != other.cited(key).value:
                    here, there = in_words(rules, key, language), in_words(other, key, language)
                    yield Difference(anchor=f"value/{spoken_at(rules, key)}", here=here, there=there)
                continue
            if spoken_at(rules, key) != key:
                continue
            by = spoken_at(other, key)
            here, there = in_words(rules, key, language), in_words(other, by, language)
            # what the parent's sentence leaves without a say follows from the difference in that sentence
            follows = by != key and spoken_at(rules, by) == by and in_words(rules, by, language) != there
            if here != there and not follows:
                yield Difference(anchor=f"value/{key}", here=here, there=there)


def _of_patterns(rules: RuleSet, other: RuleSet, language: str) -> Iterator[Difference]:
    """Yield the patterns whose worth or form differs, or that only one of the sets has."""
    ours, theirs = patterns.rows_in_force(rules), patterns.rows_in_force(other)
    for name in NAMES:
        here, there = ours.get(name), theirs.get(name)
        if _worth(here) == _worth(there):
            continue
        title = title_of(rules, name, language) if here else rule_label(name, language)
        yield Difference(
            anchor=f"pattern/{name}" if here else "",
            here=text(language, "book-worth-is", name=title, worth=_worth_in_words(rules, here, language)),
            there=_worth_in_words(other, there, language),
        )


def _worth(row: PatternRow | None) -> tuple[object, ...] | None:
    """Return the values of a row that are compared: a limit hand is the same under any limit, its form belongs to it."""
    if row is None:
        return None
    form = row.tiles.value if row.tiles else None
    return (row.who, form, *(worth.value if worth else None for _, worth in worths_in(row)))


def _worth_in_words(rules: RuleSet, row: PatternRow | None, language: str) -> str:
    if row is None:
        return text(language, "book-not-played")
    who = text(language, "book-winner-only" if row.who == "winner" else "book-everybody")
    form = f" ({row.tiles.value})" if row.tiles else ""
    return f"{patterns.worth(rules, row, language)}, {who}{form}"
