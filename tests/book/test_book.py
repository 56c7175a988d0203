"""Every key of the schema and every pattern in force is spoken of, in every language, for every set and for households' own."""

import random
from functools import cache
from typing import Any, Final, get_args

import pytest

from eastwind.book import Book, make_book
from eastwind.book.blocks import Case, Decision, Difference, PatternEntry, Sentence, Table, Words
from eastwind.book.patterns import rows_in_force
from eastwind.book.sentences import KEYS, SHAPES, SHAPES_DRAWN, SILENT, in_words, message_of, spoken_at
from eastwind.explain import bill_told
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.examples import limit_hands
from eastwind.interchange.hand_json import hand_from_json
from eastwind.interchange.rule_words import note_text
from eastwind.interchange.rules_diff import cited_values
from eastwind.rules import RuleFaults, RuleSet, available, compile_rules, load_preset
from eastwind.rules.explain import type_at
from eastwind.rules.schema import RuleFile
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source
from eastwind.tiles.notation import parse_tiles
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import LANGUAGES, message_ids, text
from tests.support.rules import house_rules
from tests.support.tiers import sweep_after_first

#: Households that are tried; so many are found whose values do not contradict each other.
_HOUSEHOLDS: Final = 24


def book_of(rules: RuleSet, language: str = "en") -> Book:
    return make_book(rules, language)


def spoken_keys(book: Book) -> set[str]:
    return {
        key
        for chapter in book.chapters
        for block in chapter.blocks
        if isinstance(block, Sentence)
        for key in block.keys
    }


def spoken_patterns(book: Book) -> set[str]:
    found = set()
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, PatternEntry):
                found.add(block.rule)
            if isinstance(block, Table):
                anchors = [cell.anchor for row in block.rows for cell in row.cells]
                found |= {anchor.removeprefix("pattern/") for anchor in anchors if anchor.startswith("pattern/")}
    return found


def check_whole(rules: RuleSet, book: Book) -> None:
    assert spoken_keys(book) == set(cited_values(rules))
    assert spoken_patterns(book) == set(rows_in_force(rules))


def other_values(key: str, value: object) -> list[Any]:
    """What else could stand at a key, some of it."""
    section, name = key.split(".")
    wanted: Any = RuleFile.model_fields[section].annotation
    choices = get_args(type_at(wanted, (name, "value")))
    if isinstance(value, bool):
        return [not value]
    if key == "limit.cap":
        return [cap for cap in ("none", 300, 700) if cap != value]
    if key in ("scoring.by_doubles", "settlement.counters"):
        return []
    found = [choice for choice in choices if isinstance(choice, str | int) and choice != value]
    if isinstance(value, int) and not found:
        return [count for count in (0, 1, 2, 5, 16) if count != value]
    return found


def households() -> list[RuleSet]:
    """Sets with values drawn at random, each allowed with the others."""
    dice = random.Random(11)
    found: list[RuleSet] = []
    while len(found) < _HOUSEHOLDS:
        base = dice.choice(available())
        written: dict[str, Any] = {}
        values = cited_values(load_preset(base))
        for key in dice.sample(sorted(values), 12):
            others = other_values(key, values[key].value)
            if not others:
                continue
            wish = {**written, key: dice.choice(others)}
            try:
                house_rules(base, wish)
            except RuleFaults:
                continue
            written = wish
        found.append(house_rules(base, written))
    return found


@pytest.fixture(scope="module")
def made_households() -> list[RuleSet]:
    return households()


def test_every_key_has_its_chapter_once() -> None:
    keys = [key for chapter in KEYS.values() for key in chapter]
    assert sorted(keys) == sorted(cited_values(load_preset("ru-classic")))
    assert set(SILENT) <= set(keys)
    assert set(SHAPES_DRAWN) <= set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_nothing_is_left_out(name: str, language: str) -> None:
    rules = load_preset(name)
    check_whole(rules, book_of(rules, language))


@pytest.mark.parametrize("language", sweep_after_first(LANGUAGES))
def test_nothing_is_left_out_of_a_households_set(language: str, made_households: list[RuleSet]) -> None:
    for rules in made_households:
        check_whole(rules, book_of(rules, language))


@cache
def changed_alone() -> list[tuple[str, RuleSet, RuleSet]]:
    """Every value of every set that can be changed without another, with what it was and is."""
    found = []
    for name in available():
        rules = load_preset(name)
        for key, cited in cited_values(rules).items():
            for value in other_values(key, cited.value)[:1]:
                try:
                    found.append((key, rules, house_rules(name, {key: value})))
                except RuleFaults:
                    continue
    return found


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_value_is_another_sentence(language: str) -> None:
    """A value that has a say says something else when it is changed, wherever it can be changed alone."""
    changed = set()
    for key, rules, other in changed_alone():
        if spoken_at(other, key) == key == spoken_at(rules, key) and not message_of(rules, key).endswith("-moot"):
            assert in_words(rules, key, language) != in_words(other, key, language), (rules.id, key)
            changed.add(key)
    assert len(changed) > 50


def opening(name: str, language: str = "en") -> str:
    """The words of a book's first chapter."""
    return " ".join(
        block.text for block in book_of(load_preset(name), language).chapters[0].blocks if isinstance(block, Words)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_a_book_opens_with_how_the_game_goes_and_says_at_its_end_where_it_is_taken_from(
    name: str, language: str
) -> None:
    book = book_of(load_preset(name), language)
    first, last = book.chapters[0], book.chapters[-1]
    assert (first.id, last.id) == ("game", "about")
    assert not any(isinstance(block, Sentence | Decision) for block in first.blocks)
    assert len(opening(name, language)) < 1900


def test_the_opening_says_nothing_that_the_set_does_not_play() -> None:
    assert "which the others do not see" in opening("ru-classic")
    assert "only the next player" in opening("ru-classic")
    assert "pay each other" in opening("bg-classic")
    assert "lie open" in opening("family")
    assert "pay each other" not in opening("family")


def said(rules: RuleSet) -> dict[str, str]:
    """Every sentence of the English book, and what it says of every pattern, by anchor."""
    blocks = [block for chapter in book_of(rules).chapters for block in chapter.blocks]
    sentences = {block.anchor: block.text for block in blocks if isinstance(block, Sentence)}
    return sentences | {block.anchor: block.about for block in blocks if isinstance(block, PatternEntry)}


def test_a_deal_of_five_tiles_first_is_told_by_stacks_alone() -> None:
    found = said(load_preset("bg-classic"))
    assert "value/deal.turns_of_four" not in found
    assert "one stack of two" in found["value/deal.odd_tiles"]
    assert "value/deal.turns_of_four" in said(load_preset("ru-classic"))


def test_the_premium_of_the_only_kind_is_not_denied() -> None:
    premium = "value/scoring.only_possible_tile"
    assert "no other kind" in said(load_preset("dmjl"))[premium]
    assert said(load_preset("bmja"))[premium] == "There is no premium for the only possible tile."


def test_two_winds_count_for_both_where_both_are_played() -> None:
    assert "prevailing" not in said(load_preset("bg-classic"))["pattern/own_wind_set"]
    assert "prevailing" in said(load_preset("ru-classic"))["pattern/own_wind_set"]


def test_the_earthly_hand_asks_for_a_declaration_where_the_set_does() -> None:
    earthly = "pattern/earthly"
    assert "must have been declared" in said(load_preset("ru-classic"))[earthly]
    assert "must have been declared" not in said(load_preset("pl-classic"))[earthly]


@pytest.mark.parametrize("name", available())
def test_no_hand_is_drawn_with_a_declaration_that_the_set_does_not_know(name: str) -> None:
    rules = load_preset(name)
    drawn = [entry.example for entry in examples(book_of(rules)) if entry.example is not None]
    if rules.file.ready.hand.value == "none":
        assert not [hand for hand in drawn if {"ready", "ready_at_once"} & set(hand.events)]
    assert drawn


def test_the_limit_says_nothing_of_east_where_he_does_not_double() -> None:
    assert "value/limit.applied" not in said(load_preset("bg-classic"))
    assert "value/limit.applied" in said(load_preset("ru-classic"))


def test_limit_hands_are_priced_only_where_there_are_any() -> None:
    assert "value/limit.hands_without_limit" not in said(load_preset("family"))
    assert "value/limit.hands_without_limit" in said(house_rules("ru-classic", {"limit.cap": "none"}))


def test_hands_of_a_round_are_counted_where_every_hand_passes_the_lead() -> None:
    assert "4 hands" in said(load_preset("bg-classic"))["value/match.hands"]
    assert said(load_preset("ru-classic"))["value/match.hands"] == "The number of hands is not fixed."


def test_flowers_are_replaced_where_they_are_played() -> None:
    assert "flower" in said(load_preset("dmjl"))["value/play.replacement"]
    assert "flower" not in said(load_preset("ru-classic"))["value/play.replacement"]


def test_forms_that_do_not_win_stand_in_one_sentence() -> None:
    for name in available():
        lost = [key for key in SHAPES if not load_preset(name).cited(key).value]
        told = [anchor for anchor in said(load_preset(name)) if anchor.removeprefix("value/") in lost]
        assert told == [f"value/{lost[0]}"]


def test_a_silent_value_is_told_by_one_that_speaks() -> None:
    for name in available():
        rules = load_preset(name)
        for key in SILENT:
            by = spoken_at(rules, key)
            assert spoken_at(rules, by) == by


def examples(book: Book) -> list[PatternEntry]:
    return [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, PatternEntry)]


@pytest.mark.parametrize("name", available())
def test_drawn_hands_are_worth_what_is_written(name: str) -> None:
    rules = load_preset(name)
    compiled, drawn = compile_rules(rules), 0
    for entry in examples(book_of(rules)):
        if entry.example is None:
            assert entry.missing or entry.forms
            continue
        kept = ("melds", "hand", "last", "source", "flowers", "seat", "round", "won", "events")
        hand = {key: value for key, value in entry.example.model_dump().items() if key in kept}
        bill = hand_score_of(compiled, hand_from_json(hand))
        assert entry.example.bill == bill_told(bill, RulesInUse.of(rules))
        assert entry.example.bill.won == entry.example.won
        assert entry.rule in [line.rule for line in entry.example.bill.lines]
        drawn += 1
    assert drawn > 0 or not examples(book_of(rules))


@pytest.mark.parametrize("name", available())
def test_every_limit_hand_is_drawn(name: str) -> None:
    rules = load_preset(name)
    drawn = {entry.rule for entry in examples(book_of(rules)) if entry.example is not None}
    assert set(limit_hands(rules)) <= drawn


def test_a_template_is_drawn_as_it_is_written() -> None:
    entry = next(entry for entry in examples(book_of(load_preset("gambler-standard"))) if entry.rule == "peking_garden")
    assert all(len(form) == 14 for form in entry.forms)
    assert entry.forms


@pytest.mark.parametrize("key", SHAPES_DRAWN)
def test_the_picture_of_a_shape_wins_where_the_shape_is_played(key: str) -> None:
    tiles = tuple(parse_tiles(SHAPES_DRAWN[key]))
    assert len(tiles) == 14
    won = []
    for name in available():
        rules = load_preset(name)
        if rules.cited(key).value:
            won += [
                hand_score_of(
                    compile_rules(rules), Hand(tiles, last=last, source=Source.WALL, won=True, events=Happening.READY)
                ).won
                for last in set(tiles)
            ]
    assert any(won)


def cases(book: Book) -> dict[str, Case]:
    return {block.anchor: block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Case)}


@pytest.mark.parametrize("name", available())
def test_worked_cases_balance(name: str) -> None:
    rules = load_preset(name)
    found = cases(book_of(rules))
    assert {"case/discard", "case/wall"} <= set(found)
    assert ("case/penalty" in found) == rules.file.settlement.penalty.value
    own_score = rules.file.settlement.winner.value == "own-score"
    for case in found.values():
        assert len(case.players) == RulesInUse.of(rules).players
        if own_score:
            assert not case.payments
            assert all(player.net == player.worth for player in case.players)
            continue
        assert sum(player.net for player in case.players) == 0
        for player in case.players:
            got = sum(flow.amount for flow in case.payments if flow.payee == player.name)
            gave = sum(flow.amount for flow in case.payments if flow.payer == player.name)
            assert player.net == got - gave


def test_several_winners_and_payments_after_a_drawn_hand_are_worked_where_they_are_played() -> None:
    assert "case/several" in cases(book_of(house_rules("ru-classic", {"claims.tie": "all"})))
    paying: dict[str, int | str] = {"settlement.drawn_hand": "to-ready-hands", "settlement.drawn_hand_amount": 50}
    drawn = cases(book_of(house_rules("ru-classic", paying)))["case/drawn"]
    assert [flow.amount for flow in drawn.payments] == [50, 50, 50]
    assert "case/several" not in cases(book_of(load_preset("ru-classic")))


def _writers(note: str) -> list[str]:
    """The presets that have texts of their own for a note."""
    return [name for name in available() if f"note-{name}-{note}-decided" in message_ids("en")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_every_note_is_told_in_the_language(name: str, language: str) -> None:
    rules = load_preset(name)
    for note in rules.file.notes:
        for part in ("unclear", "decided"):
            said = note_text(note, part, language)
            assert said in {text(language, f"note-{each}-{note.id}-{part}") for each in _writers(note.id)}, (
                note.id,
                part,
            )
            assert language == "en" or said != getattr(note, part), (note.id, part)
    told = [
        block
        for chapter in book_of(rules, language).chapters
        for block in chapter.blocks
        if isinstance(block, Decision)
    ]
    assert len(told) == len(rules.file.notes)


def test_a_note_that_a_household_wrote_stands_as_it_is() -> None:
    note = load_preset("ru-classic").file.notes[0]
    own = note.model_copy(update={"decided": "The youngest begins."})
    assert note_text(own, "decided", "ru") == "The youngest begins."


def differences(rules: RuleSet) -> list[str]:
    blocks = next(chapter.blocks for chapter in book_of(rules).chapters if chapter.id == "special")
    return [block.anchor for block in blocks if isinstance(block, Difference)]


def test_what_is_special_is_what_was_changed() -> None:
    assert differences(house_rules("ru-classic", {})) == []
    assert differences(house_rules("ru-classic", {"claims.tie": "nearest"})) == ["value/claims.tie"]
    assert differences(house_rules("ru-classic", {"settlement.penalty": False})) == ["value/settlement.penalty"]
    assert differences(load_preset("ru-classic")) == []
    assert "pattern/sawing_the_pillar" in differences(load_preset("gambler-classic"))


@pytest.mark.parametrize("name", available())
def test_links_lead_somewhere(name: str) -> None:
    book = book_of(load_preset(name))
    blocks = [block for chapter in book.chapters for block in chapter.blocks]
    anchors = {anchor for block in blocks if (anchor := getattr(block, "anchor", ""))}
    anchors |= {cell.anchor for block in blocks if isinstance(block, Table) for row in block.rows for cell in row.cells}
    anchors |= {f"chapter/{chapter.id}" for chapter in book.chapters}
    for block in blocks:
        links = (
            [*getattr(block, "notes", ()), *getattr(block, "about", ())]
            if not isinstance(block, PatternEntry)
            else block.notes
        )
        assert {link.anchor for link in links} <= anchors
