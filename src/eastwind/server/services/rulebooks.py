"""Rulebooks as answers: of the house's own sets, kept ready, and of sets that a client brings."""

from functools import lru_cache
from typing import Any, Final

from eastwind.book import make_book, make_game_book
from eastwind.rules import RuleFaults, RuleSet
from eastwind.server.services.household import work as household
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.refusals import from_faults
from eastwind.words import LANGUAGES

#: Books that are kept ready: all presets in four languages, and some with options.
_KEPT: Final = 64


@lru_cache(maxsize=_KEPT)
def book_json(rules: RuleSet, language: str) -> bytes:
    """Return the book of a rule set."""
    return make_book(rules, language).model_dump_json().encode()


@lru_cache(maxsize=len(LANGUAGES))
def game_book_json(language: str) -> bytes:
    """Return the book of the game."""
    return make_game_book(language).model_dump_json().encode()


def book_of_set(rules: dict[str, Any], language: str) -> bytes:
    """Return the book of a set as a record holds it.

    :raises Refusal: with everything that is wrong with it.
    """
    try:
        return book_json(RuleSet.from_json(rules), language)
    except RuleFaults as faults:
        raise from_faults(faults) from faults


def book_of_draft(draft: HouseholdDraft, language: str) -> bytes:
    """Return the book of a household's draft.

    :raises Refusal: with everything that is wrong with it.
    """
    return book_json(household.rules_of(draft), language)
