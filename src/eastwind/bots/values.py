"""The values of a rule set by name, as bots see them: a temper and a net are bound to these.

Notes, sources, titles, comments and the version of a rule set's file are not among them, nor values outside the hand: who leads
next, when a match ends. A value at its neutral default is left out, so that a field or a pattern that a later Eastwind adds,
and that a rule set does not use, changes nothing.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np

from eastwind.rules.compiled import BESIDE_THE_HAND, DERIVED, RULES, Rules
from eastwind.traditions.classical.patterns import PATTERNS, Pattern

#: Value, or several in their order.
Value = int | str | tuple[int, ...]
Values = Mapping[str, Value]

#: Neutral defaults other than 0: the value of a field where a rule set does not use it. A field that is added with another
#: neutral default than 0 gets a line here, in the same change.
NEUTRAL: Final[Mapping[str, int]] = {}
#: Fields and patterns renamed since files were written: former name → name now.
RENAMED: Final[Mapping[str, str]] = {}
#: Name of the forms of a template's hands, given as a digest: `templates.wriggling_snake`.
TEMPLATES: Final = "templates"
#: Fields of the templates; `template_marks` only speeds up looking them up.
_OF_TEMPLATES: Final = ("template_count", "template_keys", "template_pattern", "template_marks", "template_wind")
_LEFT_OUT: Final = frozenset({*BESIDE_THE_HAND, *DERIVED, *_OF_TEMPLATES})
#: Number of letters of a digest.
_LETTERS: Final = 16
#: Number of values that an error names before it ends in "…".
_MOST_TOLD: Final = 5


def named_values(rules: Rules) -> dict[str, Value]:
    """Return all values that bots see, by name: fields as in `RULES`, of a pattern `points.all_pungs`; in alphabetical order."""
    return dict(sorted(_found(rules)))


def _found(rules: Rules) -> Iterator[tuple[str, Value]]:
    record: Any = rules
    for name in RULES.names or ():
        if name in _LEFT_OUT:
            continue
        value, neutral = np.asarray(record[name]), NEUTRAL.get(name, 0)
        if value.shape == (PATTERNS,):
            yield from (
                (f"{name}.{pattern.key}", int(value[pattern])) for pattern in Pattern if int(value[pattern]) != neutral
            )
        elif value.ndim:
            several = [int(one) for one in value.ravel()]
            while several and several[-1] == neutral:
                several.pop()
            if several:
                yield name, tuple(several)
        elif int(value) != neutral:
            yield name, int(value)
    hands: dict[int, list[str]] = {}
    for index in range(int(record["template_count"])):
        keys, wind = record["template_keys"][index].tolist(), int(record["template_wind"][index])
        hands.setdefault(int(record["template_pattern"][index]), []).append(" ".join(map(str, [*keys, wind])))
    for number, forms in hands.items():
        yield f"{TEMPLATES}.{Pattern(number).key}", _digest(sorted(forms))


def fingerprint(rules: Rules) -> str:
    """Return a digest of the named values, 16 hexadecimal letters, by first names: rules of the same one are the same to bots."""
    former = {now: then for then, now in RENAMED.items()}
    return _digest({_renamed(name, former): value for name, value in named_values(rules).items()})


def _renamed(name: str, names: Mapping[str, str]) -> str:
    field, dot, pattern = name.partition(".")
    return names.get(field, field) + dot + names.get(pattern, pattern)


def _digest(what: object) -> str:
    text = json.dumps(what, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_LETTERS]


def read_values(tree: object) -> dict[str, Value]:
    """Return the values of a file, with the names of today.

    :raises ValueError: if they are no values.
    """
    if not isinstance(tree, Mapping):
        raise ValueError(f"expected values by name, found {type(tree).__name__}")
    values: dict[str, Value] = {}
    for name, value in tree.items():
        now = _renamed(str(name), RENAMED)
        if isinstance(value, list) and all(type(one) is int for one in value):
            values[now] = tuple(value)
        elif type(value) is int or isinstance(value, str):
            values[now] = value
        else:
            raise ValueError(f"{name}: expected a whole number, several or a digest, found {value!r}")
    return values


def told_differences(then: Values, now: Values) -> str:
    """Return the differences between two, for an error: `limit 300 → 301`; empty where there are none."""
    names = [name for name in sorted({*then, *now}) if then.get(name) != now.get(name)]
    parts = [f"{name} {_told(then, name)} → {_told(now, name)}" for name in names[:_MOST_TOLD]]
    return ", ".join([*parts, *(["…"] if len(names) > _MOST_TOLD else [])])


def _told(values: Values, name: str) -> str:
    """Return a value as text; one that is left out is at its neutral default."""
    value = values.get(name, NEUTRAL.get(name.partition(".")[0], 0))
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
