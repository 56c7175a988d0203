"""The rule set under test, with its options set by name."""

from functools import cache

from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.rules.options import Value


@cache
def _compiled(options: tuple[tuple[str, Value], ...]) -> Rules:
    compiled: Rules = compile_rules(load_preset("ru-classic", options=dict(options)))
    return compiled


def ru(**options: Value) -> Rules:
    """`ru-classic` compiled, with these options; the same record for the same options: never write to it."""
    return _compiled(tuple(sorted(options.items())))
