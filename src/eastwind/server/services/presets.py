"""The rule sets that come with Eastwind, as a client asks for them: by name, with options. And sets made elsewhere."""

import json

from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, from_faults


def chosen_preset(name: str, options: dict[str, str | int | bool], unknown: ErrorCode = ErrorCode.MALFORMED) -> RuleSet:
    """Return a preset with its options. `unknown`: the refusal's code if there is none of the name.

    :raises Refusal: that names every fault.
    """
    if name not in available():
        raise Refusal(unknown, f"a rule set: one of {', '.join(available())}", name)
    try:
        return load_preset(name, options)
    except RuleFaults as faults:
        raise from_faults(faults) from faults


def rules_from(canonical: str) -> RuleSet:
    """Return the rule set that another process has made and checked."""
    return RuleSet.from_json(json.loads(canonical))
