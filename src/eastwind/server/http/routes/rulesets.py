"""`/api/rulesets`: the rule sets that come with Eastwind, the worth of everything under them, examples of their hands."""

from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from eastwind.interchange.presets import presets
from eastwind.rules import load_preset
from eastwind.server.http.answers import JSON, FixedBodies
from eastwind.server.http.dependencies import ChosenPreset, Language, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import calculator
from eastwind.server.services.rule_pages import rule_set_info, rule_set_page
from eastwind.server.wire.calculator import ExampleHand
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import RuleSetInfo, RuleSetPage

_LIST: Final = TypeAdapter(list[RuleSetInfo])


def _listed(language: str) -> bytes:
    return _LIST.dump_json([rule_set_info(load_preset(name), language) for name in presets()])


#: By language; every page asks for it.
_LISTED: Final = FixedBodies(_listed)

router: Final = APIRouter(prefix="/api/rulesets", tags=["rule sets"])


@router.get("", response_model=list[RuleSetInfo])
async def list_rule_sets(language: Language, request: Request, work: TheWork) -> Response:
    """Return all rule sets with the options that they offer."""
    listed = _LISTED.get(language)
    if listed is None:
        listed = await work.here(_LISTED.make, language)
    return listed.answer(request, JSON)


@router.get("/{name}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_rule_set(rules: ChosenPreset, work: TheWork) -> RuleSetPage:
    """Return the worth of every pattern under a rule set with these options."""
    return await work.here(rule_set_page, rules)


@router.get("/{name}/examples", responses=refusals(ErrorCode.NOT_FOUND))
async def list_examples(rules: ChosenPreset, work: TheWork) -> list[ExampleHand]:
    """Return example hands of a rule set with these options.

    One for every limit hand, then for patterns that double a hand; where it has neither, for patterns that count points.
    """
    return await work.here(calculator.example_hands, rules)
