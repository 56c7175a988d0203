"""Answers about a household's draft: the work of `/api/household`, without HTTP."""

from typing import Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.fault_words import words_of
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_diff import differences
from eastwind.interchange.rules_file import NoExport, differs_from_file, export_text
from eastwind.rules import RuleFault, RuleFaults, RuleSet
from eastwind.rules.loader import ENDLESS, tree_of_text
from eastwind.scoring.hand import HandFault
from eastwind.server.services.calculator import calculate_under, example_hands, refusal_of
from eastwind.server.services.household.book import book_of
from eastwind.server.services.household.draft import (
    Parent,
    draft_of,
    id_of,
    is_export,
    parent_of,
    read_file,
    resolve_draft,
)
from eastwind.server.services.household.examples import examples
from eastwind.server.services.household.faults import told
from eastwind.server.services.rule_pages import rule_set_page
from eastwind.server.services.settlement import settlement_under
from eastwind.server.wire.calculator import CalculatorAnswer, ExampleHand, HandRefusal
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import (
    HouseholdAnswer,
    HouseholdComparison,
    HouseholdDifference,
    HouseholdDraft,
    HouseholdPair,
    HouseholdParent,
    HouseholdQuestion,
    HouseholdScore,
    HouseholdSettlement,
    HouseholdTaken,
)
from eastwind.server.wire.refusals import Refusal, from_faults
from eastwind.server.wire.rules import RuleSetPage
from eastwind.server.wire.settlement import SettlementAnswer

_PARENT: Final = "a rule set that is known, or an exported one as it was exported"
_FILE: Final = "an exported rule set as it was exported, or a file in TOML"


def parent_asked(preset: str, base: str | None) -> Parent:
    """Return the base of a draft.

    :raises Refusal: if there is no such preset, or it is no exported set.
    """
    try:
        return parent_of(preset, base)
    except RuleFaults as faults:
        raise from_faults(faults, _PARENT) from faults
    except InterchangeError as error:
        raise Refusal(ErrorCode.MALFORMED, _PARENT, str(error)) from error


def book_json(parent: HouseholdParent, language: str) -> bytes:
    """Return every value of a parent, as its answer.

    :raises Refusal: if there is no such parent.
    """
    return book_of(parent_asked(parent.parent, parent.base).rules, language).model_dump_json().encode()


def answer_json(question: HouseholdQuestion, language: str) -> bytes:
    """Return the result of a draft, as its answer.

    :raises Refusal: if its parent is none.
    """
    return answer(question, language).model_dump_json().encode()


def answer(question: HouseholdQuestion, language: str) -> HouseholdAnswer:
    """Return the result of a draft: its faults, or its digest, its differences from the parent, and hands to compare.

    :raises Refusal: if its parent is none.
    """
    draft = question.draft
    parent = parent_asked(draft.parent, draft.base)
    try:
        rules = resolve_draft(draft, parent)
    except RuleFaults as faults:
        return HouseholdAnswer(
            id=draft.id or id_of(draft.title),
            digest=None,
            players=0,
            faults=told(draft, parent, faults, language),
            differences=[],
            examples=[],
            shown=None,
        )
    before, after = RulesInUse.of(parent.rules), RulesInUse.of(rules)
    hands, shown = examples(question.example, before, after, language)
    return HouseholdAnswer(
        id=rules.id,
        digest=rules.digest,
        players=after.players,
        faults=[],
        differences=_differences(parent.rules, rules, language),
        examples=hands,
        shown=shown,
    )


def compared(pair: HouseholdPair, language: str) -> HouseholdComparison:
    """Return the differences of the rules of a draft from those of another.

    :raises Refusal: with everything that is wrong with either.
    """
    return HouseholdComparison(differences=_differences(rules_of(pair.other), rules_of(pair.draft), language))


def scored(asked: HouseholdScore, language: str) -> CalculatorAnswer | HandRefusal:
    """Return the value of a hand under a draft, or why there can be no such hand.

    :raises Refusal: with everything that is wrong with the draft.
    """
    rules = rules_of(asked.draft)
    try:
        return calculate_under(rules, asked)
    except HandFault as fault:
        return refusal_of(asked, fault, language)
    except InterchangeError as error:
        raise Refusal(ErrorCode.MALFORMED, str(error), f"rules {rules.id}") from error


def settled(asked: HouseholdSettlement) -> SettlementAnswer:
    """Return the payments under a draft.

    :raises Refusal: with everything that is wrong with the draft, or for what contradicts itself or its rules.
    """
    rules = rules_of(asked.draft)
    try:
        return settlement_under(RulesInUse.of(rules), asked)
    except InterchangeError as error:
        raise Refusal(ErrorCode.MALFORMED, str(error), f"rules {rules.id}, values {dict(asked.values)}") from error


def page_of(draft: HouseholdDraft) -> RuleSetPage:
    """Return the values of all patterns under a draft.

    :raises Refusal: with everything that is wrong with it.
    """
    return rule_set_page(rules_of(draft))


def examples_of(draft: HouseholdDraft) -> list[ExampleHand]:
    """Return a hand for every limit hand of a draft, then one for each pattern that doubles.

    :raises Refusal: with everything that is wrong with it.
    """
    return example_hands(rules_of(draft))


def _differences(before: RuleSet, after: RuleSet, language: str) -> list[HouseholdDifference]:
    return [
        HouseholdDifference(
            key=one.key, label=_name(one.key, one.label, after), before=one.before, after=one.after, note=one.note
        )
        for one in differences(before, after, language)
        if not one.key.startswith("notes[")
    ]


def rules_of(draft: HouseholdDraft) -> RuleSet:
    """Return the rule set of a draft that is to be used.

    :raises Refusal: with everything that is wrong with it.
    """
    parent = parent_asked(draft.parent, draft.base)
    try:
        return resolve_draft(draft, parent)
    except RuleFaults as faults:
        raise from_faults(faults) from faults


def canonical_of(draft: HouseholdDraft) -> str:
    """Return the rule set of a draft in its one form.

    :raises Refusal: with everything that is wrong with it.
    """
    return rules_of(draft).canonical


def exported(draft: HouseholdDraft) -> bytes:
    """Return the rule set of a draft as a file.

    :raises Refusal: with everything that is wrong with it.
    """
    return export_text(rules_of(draft)).encode()


def taken(text: str, language: str) -> HouseholdTaken:
    """Return a set from a file, as a draft that makes it.

    :raises Refusal: for a file that holds none, whose digest is not that of its rules, or whose rules cannot be.
    """
    try:
        rules = read_file(text)
        draft = draft_of(rules)
    except RuleFaults as faults:
        raise from_faults(faults, _FILE, words_of(faults, tree_of_text(text), language)) from faults
    except NoExport as error:
        raise _no_file(error.expected, error.found, language) from error
    except RecursionError as error:
        raise _no_file("a file in JSON, as it was exported", ENDLESS, language) from error
    if not is_export(text):
        return HouseholdTaken(draft=draft, digest=None)
    return HouseholdTaken(draft=draft, digest=rules.digest, mended=differs_from_file(rules, text))


def _no_file(expected: str, found: str, language: str) -> Refusal:
    faults = RuleFaults([RuleFault("file", "", expected, found)])
    return from_faults(faults, _FILE, words_of(faults, {}, language))


def _name(key: str, label: str, rules: RuleSet) -> str:
    """Return the label of a key: of a hand of the household's own the title that the household gave it."""
    row = rules.pattern(key.partition(".")[2]) if key.startswith("patterns.") else None
    return row.title if row is not None and row.title else label
