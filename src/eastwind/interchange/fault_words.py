"""Faults of a rule set's file in the language of the person who wrote it.

A fault's `expected` and `found` are made in English from few phrases, which are recognised here and translated. Two values that
contradict each other are worded with their names. Phrases that are not recognised stay in English.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from eastwind.interchange.rule_words import choice_words, key_label, rule_label
from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.rules.compiled import MAX_TEMPLATES
from eastwind.rules.faults import RuleFault
from eastwind.rules.merge import Layers
from eastwind.rules.options import value_at
from eastwind.rules.sense import check_sense
from eastwind.words import text

_ONE: Final = r'(?:"[^"]*"|[\w.-]+)'
_RANGE: Final = r"a whole number(?: from -?\d+ to -?\d+)?"
#: Text of each phrase, which takes its groups by name. Groups `inner` and `others` are phrases in turn.
_PHRASES: Final = tuple(
    (re.compile(f"^{phrase}$", re.DOTALL), f"fault-{message}")
    for phrase, message in (
        (r"a whole number from (?P<minimum>-?\d+) to (?P<maximum>-?\d+)", "number-from-to"),
        (r"a whole number, a word, or true or false", "scalar"),
        (r"a number, a text, true, false, a list or a table", "plain"),
        (r"a whole number", "number"),
        (r"true or false", "truth"),
        (rf"(?P<inner>{_RANGE}|a text),? or (?P<others>.+)", "or"),
        (r"a text", "text"),
        (r"a name of small letters, digits and dashes, beginning with a letter", "id"),
        (r"a language's two letters", "language"),
        (r"file", "file"),
        (r"a list", "list"),
        (r"a list of (?P<count>\d+)", "list-of"),
        (r"a table", "table"),
        (r"a table with nothing in it", "table-empty"),
        (r"a table with (?P<names>.+)", "table-with"),
        (r"a table of the options' defaults", "defaults"),
        (r"a rule set in format (?P<number>\d+)", "format"),
        (r"nothing", "nothing"),
        (r"nothing here", "nothing-here"),
        (r"none of them", "none"),
        (r"none|those of none", "none"),
        (r"a file in TOML", "toml"),
        (r"a file in TOML whose keys have at most (?P<count>\d+) parts", "toml-keys"),
        (r"lists or tables within one another without end", "endless"),
        (r"a file in JSON, as it was exported", "json"),
        (r"line (?P<line>\d+), column (?P<column>\d+)", "at"),
        (r"(?P<inner>.+) \(at (?P<others>line \d+, column \d+)\)", "toml-at"),
        (r"(?P<inner>.+) \(at line (?P<line>\d+)\)", "toml-in-line"),
        (r"(?P<inner>.+) \(at end of document\)", "toml-end"),
        (r"(?:Cannot declare|Cannot overwrite|Cannot mutate|Duplicate).*", "toml-twice"),
        (r"Expected '=' after a key.*", "toml-equals"),
        (
            r"(?:Unclosed|Unterminated|Expecting|Extra data|Invalid|Illegal|Expected|Found|Unescaped|Empty).*",
            "unreadable",
        ),
        (r"an exported rule set, an object with (?P<name>.+)", "exported"),
        (r"the digest (?P<digest>\w+) of these rules", "digest-of"),
        (r"the digest (?P<digest>.+)", "digest"),
        (r"extends above the first \[section\] of the file", "extends-above"),
        (r"extends in \[(?P<section>.+)\]", "extends-in"),
        (r"extends, the id of the rule set that the file begins from", "extends"),
        (r"a parent that does not extend this file in turn", "extends-circle"),
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
        (r"a note that says what was decided and why", "decision-note"),
        (r"the id of a parent's note to drop", "note-to-drop"),
        (r"an id of its own for each note", "note-id"),
        (r"exactly one of (?P<names>.+)", "exactly-one"),
        (r"a worth in (?P<inner>.+)", "worth-in"),
        (r"(?P<inner>\w+) and (?P<others>\w+(?: and \w+)*)", "and"),
        (r"nothing: only a whole hand that may have exposed sets can be asked to be concealed", "concealed"),
        (r"no (?P<name>tiles|title): what this hand is stands in the program", "no-form"),
        (r"the form of the hand, like (?P<form>.+)", "form"),
        (r"(?P<count>\d+) hands at the most in all forms", "forms-most"),
        (r"(?P<count>\d+) hands", "forms"),
        (r'kind = "choice" without choices where there are values', "option-kind"),
        (r"something else", "else"),
        (r"either keys or values", "keys-or-values"),
        (r"both", "both"),
        (r"neither", "none"),
        (r"the key of a value in this file", "key"),
        (r"the key of a value or a pattern in this file", "key-or-pattern"),
        (r"(?P<name>.+), which nobody has written", "unwritten"),
        (r"values in the file that are those of one choice: (?P<inner>.+)", "one-choice"),
        (r"the same value as (?P<key>\S+) \(option (?P<name>\w+)\)", "same-value"),
        (r"choices that (?P<key>\S+) can have", "choices-of"),
        (r"a minimum and a maximum for an option of kind number", "ends"),
        (r"no range", "no-range"),
        (r"two choices or more", "two-choices"),
        (r"\{ value = …, source = … \} with (?P<inner>.+) as the value", "cited"),
        (r"(?P<inner>.+) \((?:the only value that can be played|nothing else can be played)\)", "only-value"),
        (rf"(?P<inner>(?:{_ONE}, )*{_ONE}) or (?P<others>{_ONE})", "or"),
    )
)
#: Text of each expectation of the reader of forms, by the beginning of the expectation.
_FORMS: Final = (
    ("a form on both sides", "sides"),
    ("three suits", "suits"),
    ("winds by the letters", "winds"),
    ("numbers with the letter", "group"),
    ("m, p, s, z, or a, b, c", "letter"),
    ("tiles numbered 1 to 7", "honours"),
    ("tiles numbered 1 to 9", "numbers"),
    ("a suit where numbers are counted", "shift"),
    ("choices in brackets", "brackets"),
    ("tiles on both sides", "choice"),
    ("14 tiles", "size"),
    ("4 of a tile", "copies"),
    ("a form that stands for", "many"),
)
_COUNT: Final = re.compile(r"^\d+")


def phrase_words(phrase: str, language: str) -> str:
    """Return one side of a fault in the language; unchanged if the phrase is not recognised."""
    for known, message in _PHRASES:
        found = known.match(phrase)
        if found:
            parts = dict(found.groupdict())
            for name in ("inner", "others"):
                if name in parts:
                    parts[name] = phrase_words(parts[name], language)
            return text(language, message, **parts)
    return phrase


def form_fault_words(expected: str, found: str, language: str) -> str | None:
    """Return a fault of a form in a language; None if there are no words for it."""
    name = next((name for beginning, name in _FORMS if expected.startswith(beginning)), None)
    if name is None:
        return None
    count = _COUNT.match(found)
    return text(
        language, f"household-form-{name}", found=found, count=int(count[0]) if count else 0, most=MAX_TEMPLATES
    )


@dataclass(frozen=True, slots=True)
class FaultWords:
    """A fault in a language: its place, what was expected and found there, or all of it in a sentence (`said`)."""

    place: str
    expected: str
    found: str
    said: str = ""


def words_of(faults: RuleFaults, tree: Mapping[str, Any], language: str) -> list[FaultWords]:
    """Return every fault in words, in the order found. `tree`: the file's own values, as far as it can be read."""
    against = {} if language == "en" else dict(_contradictions(tree, language))
    return [_words(fault, against.get(fault.key, ""), language) for fault in faults.faults]


def _words(fault: RuleFault, said: str, language: str) -> FaultWords:
    if not said and fault.key.endswith(".tiles.value"):
        said = form_fault_words(fault.expected, fault.found, language) or ""
    return FaultWords(
        place=phrase_words(fault.key or fault.file, language),
        expected=phrase_words(fault.expected, language),
        found=phrase_words(fault.found, language),
        said=said,
    )


def _contradictions(own: Mapping[str, Any], language: str) -> Iterator[tuple[str, str]]:
    """Yield (key, sentence) for the contradicting values of a household's file that extends a preset."""
    parent = own.get("extends")
    if parent not in available():
        return
    rules = load_preset(str(parent))
    layers = Layers()
    layers.lay(rules.file.model_dump(mode="json", exclude_none=True), rules.id)
    layers.lay(own, "file")

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
