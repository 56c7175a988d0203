"""Loading of rule sets: presets that come with Eastwind, and a household's own text."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from eastwind.rules.explain import Path, annotation, in_words
from eastwind.rules.faults import RuleFault, RuleFaults, did_you_mean, show
from eastwind.rules.merge import OWN
from eastwind.rules.ruleset import RuleSet
from eastwind.rules.schema import TRADITION, RuleFile
from eastwind.rules.validate import resolve
from eastwind.rules.written import check_written
from eastwind.texts import without_mark
from eastwind.traditions.names import CLASSICAL, TRADITIONS

SUFFIX: Final = ".toml"
#: Largest number of parts of a dotted key; no key of a rule set has more than four. The parser's time and memory for a key
#: grow with the square of their number.
_MOST_PARTS: Final = 16
#: Part of a dotted key, found where one begins and never backtracked into: the search takes time linear in the text's length.
_KEY_PART: Final = r"""(?<![\w-])(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+"""
_LONG_KEY: Final = re.compile(f"(?:{_KEY_PART}){{{_MOST_PARTS}}}")

#: Finding for a file nested in itself too deeply to be read.
ENDLESS: Final = "lists or tables within one another without end"
#: Key that names the parent.
EXTENDS: Final = "extends"
#: Sections that a file without a parent must have.
_SECTIONS: Final = tuple(
    name for name, field in RuleFile.model_fields.items() if field.is_required() and name not in OWN
)

Tree = Mapping[str, Any]


@cache
def available() -> tuple[str, ...]:
    """Return the ids of all presets, in alphabetical order."""
    data = files("eastwind.rules").joinpath("data")
    return tuple(sorted(item.name.removesuffix(SUFFIX) for item in data.iterdir() if item.name.endswith(SUFFIX)))


def load_preset(name: str, options: Mapping[str, Any] | None = None) -> RuleSet:
    """Return a preset with options chosen by name, `{"flowers": True, "limit": 500}`.

    Raises `RuleFaults` with every fault: an unknown preset, an option that is not offered, a value that it cannot have,
    options that contradict each other.
    """
    if name not in available():
        raise _unknown(name)
    return _load(f"{name}{SUFFIX}", _preset_text(name), options, {}) if options else _as_it_comes(name)


def load_file(
    text: str, name: str, options: Mapping[str, Any] | None = None, others: Mapping[str, str] | None = None
) -> RuleSet:
    """Return a household's rule set from the text of its file.

    `name` is the name of the file in faults. The file may extend a preset or one of `others` (id to text).
    Raises `RuleFaults` with every fault of the file, its parents and the options.
    """
    check_written(_parse(name, text), name)
    return _load(name, text, options, others or {})


def load_tree(
    tree: Tree, name: str, options: Mapping[str, Any] | None = None, others: Mapping[str, Tree] | None = None
) -> RuleSet:
    """Return a rule set from a tree of plain values, as a file's text would give it; all else as `load_file`."""
    check_written(tree, name)
    trees = others or {}
    return RuleSet(*resolve(_family(name, tree, trees.__getitem__, trees), options or {}))


def preset_tree(name: str) -> Tree:
    """Return the contents of a preset's own file, without its parents; callers must not change them.

    Raises `RuleFaults` for an unknown preset.
    """
    if name not in available():
        raise _unknown(name)
    return _parse(f"{name}{SUFFIX}", _preset_text(name))


def _unknown(name: str) -> RuleFaults:
    return RuleFaults([RuleFault(name, "", f"a rule set: {did_you_mean(name, available())}", "no such preset")])


@cache
def _as_it_comes(name: str) -> RuleSet:
    """Return a preset without options: one object for all callers, since a rule set cannot be changed."""
    return _load(f"{name}{SUFFIX}", _preset_text(name), None, {})


@cache
def _preset_text(name: str) -> str:
    return files("eastwind.rules").joinpath("data", f"{name}{SUFFIX}").read_text(encoding="utf-8")


def _load(name: str, text: str, options: Mapping[str, Any] | None, others: Mapping[str, str]) -> RuleSet:
    def other(parent: str) -> Tree:
        return _parse(f"{parent}{SUFFIX}", others[parent])

    return RuleSet(*resolve(_family(name, _parse(name, text), other, others), options or {}))


def _family(name: str, tree: Tree, other: Callable[[str], Tree], others: Iterable[str]) -> list[tuple[str, Tree]]:
    """Return the file and its parents, the eldest first, each with its tree; `other` gives the trees of `others`."""
    presets, known = available(), tuple(others)
    family: list[tuple[str, Tree]] = []
    seen: set[str] = set()
    while True:
        family.insert(0, (name, tree))
        own, parent = tree.get("id"), tree.get(EXTENDS)
        if isinstance(own, str):
            seen.add(own)
        if parent is None:
            _check_beginning(name, tree)
            _check_traditions(family)
            return family
        if not isinstance(parent, str):
            raise RuleFaults([RuleFault(name, EXTENDS, "the id of a rule set", show(parent))])
        if parent in seen:
            raise RuleFaults(
                [RuleFault(name, EXTENDS, "a parent that does not extend this file in turn", show(parent))]
            )
        seen.add(parent)
        if parent not in known and parent not in presets:
            expected = f"a rule set: {did_you_mean(parent, [*presets, *known])}"
            raise RuleFaults([RuleFault(name, EXTENDS, expected, show(parent))])
        name = f"{parent}{SUFFIX}"
        tree = other(parent) if parent in known else _parse(name, _preset_text(parent))


def _check_beginning(name: str, tree: Tree) -> None:
    """Check that a file without a parent is complete; an incomplete one has named its parent nowhere, or too late.

    :raises RuleFaults: with that alone: whatever else is missing would come from the parent.
    """
    late = [f"{section}.{EXTENDS}" for section, part in tree.items() if isinstance(part, Mapping) and EXTENDS in part]
    if not late and all(section in tree for section in _SECTIONS):
        return
    if late:
        section = late[0].partition(".")[0]
        faults = [
            RuleFault(name, late[0], f"{EXTENDS} above the first [section] of the file", f"{EXTENDS} in [{section}]")
        ]
    else:
        expected = f"{EXTENDS}, the id of the rule set that the file begins from"
        faults = [RuleFault(name, EXTENDS, expected, "nothing")]
    for key in OWN:
        if key not in tree and key != EXTENDS:
            path: Path = (key,)
            faults.append(RuleFault(name, key, in_words(annotation(RuleFile, path)), "nothing"))
    raise RuleFaults(faults)


def _check_traditions(family: Sequence[tuple[str, Tree]]) -> None:
    """Check that no file extends one of another tradition, whose patterns and settlement it would inherit.

    :param family: the eldest first.
    :raises RuleFaults: for the eldest file that does.
    """
    name, tree = family[0]
    inherited = tree.get(TRADITION, CLASSICAL)
    for child, tree in family[1:]:
        stated = tree.get(TRADITION, inherited)
        # an unknown one is told of with all other faults
        if stated != inherited and stated in TRADITIONS and inherited in TRADITIONS:
            raise RuleFaults([RuleFault(child, TRADITION, f"{show(inherited)}, the tradition of {name}", show(stated))])
        name = child


def tree_of_text(text: str) -> Tree:
    """Return the tree of a file in TOML; empty where the text is none, or one that no parser should be given."""
    try:
        return _parse("", text)
    except RuleFaults:
        return {}


@lru_cache(maxsize=32)
def _parse(name: str, text: str) -> Tree:
    """Return the tree of a file; callers must not change it: it serves every set that is loaded from the same text."""
    text = without_mark(text)
    long = _LONG_KEY.search(text)
    if long is not None:
        line = text.count("\n", 0, long.start()) + 1
        found = f"{long[0][:40]}… (at line {line})"
        raise RuleFaults([RuleFault(name, "", f"a file in TOML whose keys have at most {_MOST_PARTS} parts", found)])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RuleFaults([RuleFault(name, "", "a file in TOML", ENDLESS)]) from None
    except ValueError as error:  # `TOMLDecodeError`, and numbers of thousands of digits
        raise RuleFaults([RuleFault(name, "", "a file in TOML", str(error))]) from None
