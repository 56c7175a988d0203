"""`rules`: a rule set by its name, its file or its JSON, with options."""

import os
from collections.abc import Mapping
from typing import Any

from eastwind.explain import RulesInUse
from eastwind.interchange.presets import presets as presets_in_order
from eastwind.interchange.rules_file import import_rules
from eastwind.library import defaults
from eastwind.library.given import ArgumentError, near
from eastwind.library.rule_files import hint_of_file, is_file_name, load_rules
from eastwind.rules import Option, RuleSet
from eastwind.rules.schema import NO_LIMIT
from eastwind.wholes import as_whole

#: Rule set, id of a preset, path of a file, or JSON written by `RuleSet.to_json` or `eastwind rules export`.
RulesLike = RuleSet | str | os.PathLike[str] | Mapping[str, Any]


def presets() -> tuple[str, ...]:
    """Return the ids of the rule sets that come with Eastwind, the default first.

    >>> presets()[:2]
    ('ru-classic', 'gambler-classic')
    """
    return presets_in_order()


def rules(source: RulesLike = defaults.RULES, /, **options: Any) -> RuleSet:
    """Return a rule set, with options set by name.

    :param source: a preset's id, the path of a household's `.toml` or of an exported `.json`, the JSON of a set as a `dict`, or a
        rule set, whose options are then set again.
    :param options: values of options by name; `None` means "none" for an option that has that choice.

    >>> rules("ru-classic", limit=None)
    RuleSet('ru-classic', limit='none')
    >>> rules("ru-classic", limits=500)
    Traceback (most recent call last):
    eastwind.library.given.ArgumentError: ru-classic offers no option 'limits' (did you mean 'limit'?); it offers ...

    :raises ArgumentError: for an unknown preset, an option that the set does not offer, a value that it cannot have.
    :raises RuleFaults: with every fault of a file.
    :raises FileError: for a file that cannot be read.
    """
    found = _loaded(source)
    return found.with_options(_chosen(found, options)) if options else found


def in_use(source: RulesLike = defaults.RULES, options: Mapping[str, Any] | None = None) -> RulesInUse:
    """Return `rules` as compiled for the engine, once for each set; raises as `rules` does."""
    return RulesInUse.of(rules(source, **(options or {})))


def _loaded(source: RulesLike) -> RuleSet:
    match source:
        case RuleSet():
            return source
        case Mapping():
            return import_rules(dict(source)) if "type" in source else RuleSet.from_json(dict(source))
        case str() | os.PathLike():
            if isinstance(source, str) and not is_file_name(source) and source not in presets():
                known = f"there are {', '.join(presets())}, or the path of a file"
                raise ArgumentError(f"no rule set {source!r}{near(source, presets())}; {known}{hint_of_file(source)}")
            return load_rules(source)
        case _:
            raise ArgumentError(f"rules: expected a preset's id, a path, a dict or a rule set, found {source!r}")


def _chosen(rule_set: RuleSet, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of the options in the form that the rule set expects."""
    offered = {option.name: option for option in rule_set.options}
    for name in options:
        if name not in offered:
            close = near(name, offered)
            raise ArgumentError(f"{rule_set.id} offers no option {name!r}{close}; it offers {', '.join(offered)}")
    return {name: _value(rule_set, offered[name], given) for name, given in options.items()}


def _value(rule_set: RuleSet, option: Option, given: Any) -> Any:
    if given is None and NO_LIMIT in option.choices:
        return NO_LIMIT
    value = given
    if not isinstance(given, (bool, str)) and (number := as_whole(given)) is not None:
        value = number
    if not option.allows(value):
        raise ArgumentError(f"{rule_set.id}: {option.name}: expected {option.expected}, found {given!r}")
    return value
