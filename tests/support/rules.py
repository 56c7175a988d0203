"""The rule set under test, with its options set by name, or with the values of a household's file."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

from eastwind.rules import compile_rules, load_file, load_preset
from eastwind.rules.compiled import Rules
from eastwind.rules.options import Value
from eastwind.rules.ruleset import RuleSet

#: Key of a value in a rule set's file → what a household writes there.
Written = Mapping[str, Value | list[int]]

_HEAD: Final = 'id = "home"\nversion = 1\ntitle = "Our table"\nextends = "{}"\n'


@cache
def _compiled(base: str, options: tuple[tuple[str, Value], ...]) -> Rules:
    compiled: Rules = compile_rules(load_preset(base, options=dict(options)))
    return compiled


def preset(base: str, **options: Value) -> Rules:
    """A preset compiled, with these options; the same record for the same options: never write to it."""
    return _compiled(base, tuple(sorted(options.items())))


def ru(**options: Value) -> Rules:
    """`ru-classic` compiled, with these options; never write to it."""
    return preset("ru-classic", **options)


def house_rules(base: str, written: Written) -> RuleSet:
    """A household's rule set that extends a preset and writes other values at these keys.

    Options of the preset that would write the same keys are withdrawn: their choices are the preset's.
    """
    parts: dict[str, list[str]] = {}
    for key, value in written.items():
        part, _, last = key.rpartition(".")
        parts.setdefault(part, []).append(f'{last} = {{ value = {json.dumps(value)}, source = "house" }}')
    for option in load_preset(base).options:
        keys = {*option.keys, *(key for choice in option.values or () for key in option.written_by(choice))}
        if keys & set(written):
            parts.setdefault("options", []).append(f"{option.name} = {{ offered = false }}")
    text = _HEAD.format(base) + "".join(f"[{part}]\n" + "\n".join(rows) + "\n" for part, rows in parts.items())
    return load_file(text, "home.toml")


@cache
def _house(base: str, written: str) -> Rules:
    compiled: Rules = compile_rules(house_rules(base, json.loads(written)))
    return compiled


def house(base: str = "ru-classic", **written: Value | list[int]) -> Rules:
    """The same compiled; `claims__tie="all"` stands for the key `claims.tie`. Never write to the record."""
    named = {key.replace("__", "."): value for key, value in written.items()}
    return _house(base, json.dumps(named, sort_keys=True))
