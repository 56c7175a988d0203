"""Reading rule sets: presets that come with Eastwind, and a household's own text."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from eastwind.rules.faults import RuleFault, RuleFaults, did_you_mean, show
from eastwind.rules.ruleset import RuleSet
from eastwind.rules.validate import resolve

SUFFIX: Final = ".toml"
#: Parts of a dotted key: no key of a rule set has more than four. For a key of many the parser takes time and memory by the
#: square of their number.
_MOST_PARTS: Final = 16
_KEY_PART: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*"""
_LONG_KEY: Final = re.compile(f"(?:{_KEY_PART}){{{_MOST_PARTS}}}")

Tree = Mapping[str, Any]


@cache
def available() -> tuple[str, ...]:
    """The ids of all presets, in alphabetical order."""
    data = files("eastwind.rules").joinpath("data")
    return tuple(sorted(item.name.removesuffix(SUFFIX) for item in data.iterdir() if item.name.endswith(SUFFIX)))


def load_preset(name: str, options: Mapping[str, Any] | None = None) -> RuleSet:
    """A preset with options chosen by name, `{"flowers": True, "limit": 500}`.

    Raises `RuleFaults` with every fault: an unknown preset, an option that is not offered, a value that it cannot have,
    options that contradict each other.
    """
    if name not in available():
        raise RuleFaults([RuleFault(name, "", f"a rule set: {did_you_mean(name, available())}", "no such preset")])
    return _load(f"{name}{SUFFIX}", _preset_text(name), options, {}) if options else _as_it_comes(name)


def load_file(
    text: str, name: str, options: Mapping[str, Any] | None = None, others: Mapping[str, str] | None = None
) -> RuleSet:
    """A household's rule set from the text of its file.

    `name` is what faults call the file. It may extend a preset or one of `others` (id to text).
    Raises `RuleFaults` with every fault of the file, its parents and the options.
    """
    return _load(name, text, options, others or {})


def load_tree(
    tree: Tree, name: str, options: Mapping[str, Any] | None = None, others: Mapping[str, Tree] | None = None
) -> RuleSet:
    """A rule set from a tree of plain values, as a file's text would give it; all else as `load_file`."""
    trees = others or {}
    return RuleSet(*resolve(_family(name, tree, trees.__getitem__, trees), options or {}))


@cache
def _as_it_comes(name: str) -> RuleSet:
    """A preset without options: one for everybody who asks, since nobody can change a rule set."""
    return _load(f"{name}{SUFFIX}", _preset_text(name), None, {})


@cache
def _preset_text(name: str) -> str:
    return files("eastwind.rules").joinpath("data", f"{name}{SUFFIX}").read_text(encoding="utf-8")


def _load(name: str, text: str, options: Mapping[str, Any] | None, others: Mapping[str, str]) -> RuleSet:
    def other(parent: str) -> Tree:
        return _parse(f"{parent}{SUFFIX}", others[parent])

    return RuleSet(*resolve(_family(name, _parse(name, text), other, others), options or {}))


def _family(name: str, tree: Tree, other: Callable[[str], Tree], others: Iterable[str]) -> list[tuple[str, Tree]]:
    """The file and its parents, the eldest first, each with its tree; `other` has those of `others`."""
    presets, known = available(), tuple(others)
    family: list[tuple[str, Tree]] = []
    seen: set[str] = set()
    while True:
        family.insert(0, (name, tree))
        own, parent = tree.get("id"), tree.get("extends")
        if isinstance(own, str):
            seen.add(own)
        if parent is None:
            return family
        if not isinstance(parent, str):
            raise RuleFaults([RuleFault(name, "extends", "the id of a rule set", show(parent))])
        if parent in seen:
            raise RuleFaults(
                [RuleFault(name, "extends", "a parent that does not extend this file in turn", show(parent))]
            )
        seen.add(parent)
        if parent not in known and parent not in presets:
            expected = f"a rule set: {did_you_mean(parent, [*presets, *known])}"
            raise RuleFaults([RuleFault(name, "extends", expected, show(parent))])
        name = f"{parent}{SUFFIX}"
        tree = other(parent) if parent in known else _parse(name, _preset_text(parent))


@lru_cache(maxsize=32)
def _parse(name: str, text: str) -> Tree:
    """The tree of a file, which nobody may change: it serves every set that is loaded from the same text."""
    long = _LONG_KEY.search(text)
    if long is not None:
        line = text.count("\n", 0, long.start()) + 1
        found = f"{long[0][:40]}… (at line {line})"
        raise RuleFaults([RuleFault(name, "", f"a file in TOML whose keys have at most {_MOST_PARTS} parts", found)])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RuleFaults(
            [RuleFault(name, "", "a file in TOML", "lists or tables within one another without end")]
        ) from None
    except ValueError as error:  # `TOMLDecodeError`, and numbers of thousands of digits
        raise RuleFaults([RuleFault(name, "", "a file in TOML", str(error))]) from None
