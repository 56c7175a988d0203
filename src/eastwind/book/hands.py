"""Hands drawn in the book, with the engine's bill."""

from typing import Final

from eastwind.book.blocks import DrawnHand
from eastwind.explain import bill_told
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.hand_json import hand_to_json
from eastwind.interchange.rule_words import rule_label
from eastwind.rules import RuleSet
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source
from eastwind.traditions.hand_score import HandScore
from eastwind.words import text, wind_name

#: Texts of events that need not appear in a line of the bill.
_TOLD: Final = {Happening.READY: "calculator-ready"}


def drawn(rules: RuleSet, hand: Hand, bill: HandScore, language: str) -> DrawnHand:
    """Return a hand with its bill as a block of the book."""
    return DrawnHand.model_validate(
        {
            **{key: value for key, value in hand_to_json(hand).items() if key != "dead"},
            "facts": facts(rules, hand, language),
            "bill": bill_told(bill, RulesInUse.of(rules)),
        }
    )


def title_of(rules: RuleSet, pattern: str, language: str) -> str:
    """Return the name of a pattern; a household's own hand has a name of its own."""
    row = rules.file.patterns.get(pattern)
    return row.title if row is not None and row.title else rule_label(pattern, language)


def seat_name(rules: RuleSet, seat: int, language: str) -> str:
    """Return the name of a seat: its wind, or its number."""
    if rules.file.seats.names.value == "numbers":
        return text(language, "seat-number", number=seat + 1)
    return wind_name(language, seat)


def facts(rules: RuleSet, hand: Hand, language: str) -> str:
    """Return the circumstances of a hand in words: the seat, the prevailing wind, and the source of the last tile."""
    numbered = rules.file.seats.names.value == "numbers"
    where = (
        seat_name(rules, hand.seat_wind, language)
        if numbered
        else text(
            language,
            "calculator-where",
            seat=seat_name(rules, hand.seat_wind, language),
            round=wind_name(language, hand.round_wind),
        )
    )
    how = (
        []
        if hand.source is Source.NONE
        else [text(language, f"calculator-by-{hand.source.name.lower().replace('_', '-')}")]
    )
    how += [text(language, message) for event, message in _TOLD.items() if hand.events & event]
    return text(language, "book-hand-facts", where=where, by=" · ".join(how)) if how else where
