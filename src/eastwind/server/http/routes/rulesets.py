"""`/api/rulesets`: the rule sets that come with Eastwind, what is worth what under them, examples of their hands."""

from typing import Final

from fastapi import APIRouter

from eastwind.keeper.presets import presets
from eastwind.rules import load_preset
from eastwind.server.http.dependencies import ChosenPreset, Language, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.wire.calculator import ExampleHand
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import RuleSetInfo, RuleSetPage
from eastwind.server.workshop import calculator
from eastwind.server.workshop.rule_pages import rule_set_info, rule_set_page

router: Final = APIRouter(prefix="/api/rulesets", tags=["rule sets"])


@router.get("")
async def list_rule_sets(language: Language, work: TheWork) -> list[RuleSetInfo]:
    """All rule sets with the options that they offer."""
    return await work.here(lambda: [rule_set_info(load_preset(name), language) for name in presets()])


@router.get("/{name}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_rule_set(rules: ChosenPreset, work: TheWork) -> RuleSetPage:
    """What everything is worth under a rule set with these options."""
    return await work.here(rule_set_page, rules)


@router.get("/{name}/examples", responses=refusals(ErrorCode.NOT_FOUND))
async def list_examples(rules: ChosenPreset, work: TheWork) -> list[ExampleHand]:
    """A hand for every limit hand of a rule set with these options, in the order of its list."""
    return await work.here(calculator.example_hands, rules)
