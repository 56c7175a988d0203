"""Faults of a rule set's file in the language of the person who wrote it.

What a fault expects and found is made in English, out of few phrases: those are known here and told in the language. Two
values that do not go together are told by what they are called. What is known to neither stays as it is.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from eastwind.keeper.rule_words import choice_words, key_label, rule_label
from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.rules.faults import RuleFault
from eastwind.rules.merge import Layers
from eastwind.rules.options import value_at
from eastwind.rules.sense import check_sense
from eastwind.words import text

_ONE: Final = r'(?:"[^"]*"|[\w.-]+)'
#: Phrase → the text that says it, its groups by name. A group `inner` is a phrase in turn.
_PHRASES: Final = tuple(
    (re.compile(f"^{phrase}$", re.DOTALL), f"fault-{message}")
    for phrase, message in (
        (r"a whole number from (?P<minimum>-?\d+) to (?P<maximum>-?\d+)", "number-from-to"),
        (r"(?P<inner>a whole number from -?\d+ to -?\d+),? or (?P<others>.+)", "or"),
        (r"a whole number", "number"),
        (r"true or false", "truth"),
        (r"a text", "text"),
        (r"a list", "list"),
        (r"a list of (?P<count>\d+)", "list-of"),
        (r"a table", "table"),
        (r"a table with (?P<names>.+)", "table-with"),
        (r"nothing", "nothing"),
        (r"none of them", "none"),
        (r"a file in TOML", "toml"),
        (r"no such preset", "no-preset"),
        (r"a rule set: (?P<inner>.+)", "rule-set"),
        (r"the id of a rule set", "rule-set-id"),
        (r'a known name; did you mean (?P<name>".*")\?', "did-you-mean"),
        (r"a known (?:name|key)", "known"),
        (r'the unknown key (?P<name>".*")', "unknown-key"),
        (r'the unknown pattern (?P<name>".*")', "unknown-pattern"),
        (r'the unknown option (?P<name>".*")', "unknown-option"),
        (r"an option that is not offered", "not-offered"),
        (r"a document of \[documents\]: (?P<inner>.+)", "document"),
        (r'a document and its section \("RU V"\), "decision" or "house"', "source"),
        (r"exactly one of (?P<names>.+)", "exactly-one"),
        (r"\{ value = …, source = … \} with (?P<inner>.+) as the value", "cited"),
        (r"(?P<inner>.+) \(the only value that can be played\)", "only-value"),
        (rf"(?P<inner>(?:{_ONE}, )*{_ONE}) or (?P<others>{_ONE})", "or"),
    )
)


def phrase_words(phrase: str, language: str) -> str:
    """One side of a fault in the language; as it is where it is not known."""
    for known, message in _PHRASES:
        found = known.match(phrase)
        if found:
            parts = dict(found.groupdict())
            for name in ("inner", "others"):
                if name in parts:
                    parts[name] = phrase_words(parts[name], language)
            return text(language, message, **parts)
    return phrase


def faults_text(faults: RuleFaults, name: str, language: str) -> list[str]:
    """Every fault in a line, in the order in which they were found. `name`: of the file, or of the preset."""
    against = {} if language == "en" else dict(_contradictions(name, language))
    return [_line(fault, against.get(fault.key), language) for fault in faults.faults]


def _line(fault: RuleFault, said: str | None, language: str) -> str:
    if language == "en":
        return str(fault)
    where = f"{fault.file}: {fault.key}" if fault.key else fault.file
    if said is not None:
        return f"{where}: {said}"
    expected, found = phrase_words(fault.expected, language), phrase_words(fault.found, language)
    return text(language, "fault-line", where=where, expected=expected, found=found)


def _contradictions(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Key → sentence for the values of a household's file that do not go together, where it extends a preset."""
    path = Path(name)
    try:
        own: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return
    parent = own.get("extends")
    if parent not in available():
        return
    rules = load_preset(parent)
    layers = Layers()
    layers.lay(rules.file.model_dump(mode="json", exclude_none=True), rules.id)
    layers.lay(own, path.name)

    def between(paths: Iterable[tuple[str | int, ...]]) -> str:
        return " ".join(".".join(map(str, steps[:-1])) for steps in paths)

    for fault in check_sense(layers.tree, between):
        first, *others = [_stands(rules, layers.tree, key, language) for key in fault.file.split()]
        yield fault.key, text(language, "household-contradiction", first=first, others=" · ".join(others))


def _stands(rules: RuleSet, tree: Mapping[str, Any], key: str, language: str) -> str:
    section, _, name = key.partition(".")
    if section == "patterns":
        pattern = name.partition(".")[0]
        row = tree["patterns"].get(pattern)
        played = isinstance(row, dict) and value_at(row, "in_force") is not False
        now = text(language, "household-played" if played else "cli-rules-not-played")
        return text(language, "household-stands", label=rule_label(pattern, language), value=now)
    value = value_at(tree, key)
    plain = tuple(map(_frozen, value)) if isinstance(value, list) else value
    words = choice_words(key, plain, language)
    return text(language, "household-stands", label=key_label(rules, key, language), value=words)


def _frozen(part: object) -> object:
    return tuple(part) if isinstance(part, list) else part
