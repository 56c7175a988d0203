"""Hands of irregular form as a rule set's file writes them: `11a 23456789a ESWN`.

A form is groups separated by blanks, fourteen tiles in all:

- numbers and the letter of their suit: `m` characters, `p` dots, `s` bamboo, or `a`, `b`, `c` for any suit, different
  letters for different suits; `D` among the numbers is the dragon of the suit (characters red, dots white, bamboo green);
- a `+` before such a group: its numbers are counted from any number on, the same in all groups with a `+` (`+1` alone is
  any number, `+112233` three neighbouring pairs);
- winds by their letters `E S W N`, `o` for the own wind; or numbers and `z`: winds 1–4, dragons white 5, green 6, red 7;
- a choice in brackets, `(2|3|4)a`, `(EE|SS|WW|NN)`, one of the alternatives each time it is written;
- whole forms side by side: `… | …`.

Expanded, a form is a list of hands; the engine compares with those.
"""

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from eastwind.rules.compiled import ANY_WIND, MARK_PLACES, MARKS, MAX_TEMPLATES
from eastwind.rules.faults import show
from eastwind.tiles.kinds import COPIES, EAST, GREEN, PLAIN_KINDS, RED, WHITE
from eastwind.tiles.notation import format_tile, format_tiles, tiles_of
from eastwind.traditions.classical.patterns import NAMES

HAND_SIZE: Final = 14
#: Largest number of hands of a form that is written out at all.
_MOST_WRITTEN: Final = 20_000

_FIXED_SUITS: Final = {"m": 0, "p": 1, "s": 2}
_ANY_SUITS: Final = "abc"
_SUIT_DRAGON: Final = (RED, WHITE, GREEN)
_WINDS: Final = "ESWN"
_OWN: Final = "o"
_HONOURS: Final = "z"
_DRAGON: Final = "D"

_SUIT_GROUP: Final = re.compile(r"(\+?)([0-9D()|]+)([A-Za-z])")
_WIND_GROUP: Final = re.compile(r"[A-Za-z()|]+")


@dataclass(frozen=True)
class Template:
    """One hand: counts of the 34 plain kinds, and the wind of the seat that it is for (`ANY_WIND`: for all)."""

    counts: tuple[int, ...]
    wind: int

    @property
    def keys(self) -> tuple[int, int, int, int]:
        """Four groups as keys of `eastwind.hands`: counts as digits of base 5, the first kind the lowest."""
        suits = [self.counts[first : first + 9] for first in (0, 9, 18)]
        m, p, s, z = (
            sum(count * 5**rank for rank, count in enumerate(group)) for group in (*suits, self.counts[EAST:])
        )
        return m, p, s, z


@dataclass(frozen=True)
class _Group:
    """Group as read: the alternatives of each of its parts, their suit, and whether they count from any number on."""

    choices: tuple[tuple[str, ...], ...]
    #: A letter of a suit, `z`, or empty for winds by their letters.
    suit: str
    shifted: bool

    def texts(self) -> Iterator[str]:
        return ("".join(parts) for parts in itertools.product(*self.choices))

    def ways(self) -> int:
        ways = 1
        for choice in self.choices:
            ways *= len(choice)
        return ways


class _Reader:
    """Reader of a form that keeps every fault as what was expected and what was found."""

    def __init__(self) -> None:
        self.faults: list[tuple[str, str]] = []

    def forms(self, text: str) -> list[list[_Group]]:
        """Return the forms that are side by side."""
        return [self._form(part, text) for part in _apart(text)]

    def _form(self, text: str, whole: str) -> list[_Group]:
        if not text.strip():
            self.faults.append(('a form on both sides of each "|"', show(whole)))
        groups = [self._group(word) for word in text.split()]
        read = [group for group in groups if group is not None]
        if len(read) == len(groups):
            self._suits(read)
        return read

    def _group(self, word: str) -> _Group | None:
        suited = _SUIT_GROUP.fullmatch(word)
        if suited is not None and suited[3] not in (*_WINDS, _OWN):
            return self._suit_group(word, suited[2], suited[3], bool(suited[1]))
        if _WIND_GROUP.fullmatch(word):
            choices = self._choices(word, word)
            strange = sorted({letter for choice in choices for part in choice for letter in part} - {*_WINDS, _OWN})
            if strange:
                self.faults.append(("winds by the letters E, S, W, N or o for the own wind", f"{show(word)}"))
            return None if strange or not choices else _Group(choices, "", False)
        self.faults.append(("numbers with the letter of a suit (m, p, s, a, b, c or z), or winds", show(word)))
        return None

    def _suit_group(self, word: str, numbers: str, suit: str, shifted: bool) -> _Group | None:
        if suit not in (*_FIXED_SUITS, *_ANY_SUITS, _HONOURS):
            self.faults.append(("m, p, s, z, or a, b, c for any suit, after the numbers", show(word)))
            return None
        choices = self._choices(numbers, word)
        found = {sign for choice in choices for part in choice for sign in part}
        allowed = set("1234567") if suit == _HONOURS else {*"123456789", _DRAGON}
        for sign in sorted(found - allowed):
            numbered = "1 to 7 (winds 1–4, dragons 5–7)" if suit == _HONOURS else "1 to 9, or D for the suit's dragon"
            self.faults.append((f"tiles numbered {numbered} in {show(word)}", show(sign)))
        if shifted and suit == _HONOURS:
            self.faults.append(("a suit where numbers are counted from anywhere (+)", show(word)))
            return None
        return _Group(choices, suit, shifted) if choices and found <= allowed else None

    def _choices(self, text: str, word: str) -> tuple[tuple[str, ...], ...]:
        """Return the parts of a group, each with its alternatives; none of them after a fault."""
        parts = re.findall(r"\(([^()]*)\)|([^()|]+)", text)
        rebuilt = "".join(plain or f"({choice})" for choice, plain in parts)
        if rebuilt != text:
            self.faults.append(("choices in brackets like (2|3|4), not one in another", show(word)))
            return ()
        choices = tuple((plain,) if plain else tuple(choice.split("|")) for choice, plain in parts)
        if any("" in choice for choice in choices):
            self.faults.append(("tiles on both sides of each | in brackets", show(word)))
            return ()
        return choices

    def _suits(self, groups: Sequence[_Group]) -> None:
        letters = {group.suit for group in groups} & {*_FIXED_SUITS, *_ANY_SUITS}
        if len(letters) > 3:
            self.faults.append(("three suits at the most", " ".join(sorted(letters))))


def _apart(text: str) -> list[str]:
    """Split `text` at each "|" that is not in brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def _shifts(groups: Sequence[_Group]) -> range:
    """Return the distances by which the numbers of groups with a `+` can be moved up."""
    numbers = [
        int(sign) for group in groups if group.shifted for choice in group.choices for part in choice for sign in part
        if sign != _DRAGON
    ]  # fmt: skip
    return range(10 - max(numbers)) if numbers else range(1)


def _suit_ways(groups: Sequence[_Group]) -> list[dict[str, int]]:
    """Return every way in which the letters of a form can be suits."""
    letters = {group.suit for group in groups}
    fixed = {letter: suit for letter, suit in _FIXED_SUITS.items() if letter in letters}
    free = [suit for suit in range(3) if suit not in fixed.values()]
    wanted = sorted(letters & set(_ANY_SUITS))
    return [fixed | dict(zip(wanted, chosen, strict=True)) for chosen in itertools.permutations(free, len(wanted))]


def _kinds(group: _Group, text: str, suits: Mapping[str, int], shift: int, own: int) -> Iterator[int]:
    for sign in text:
        if group.suit == _HONOURS:
            yield EAST + int(sign) - 1
        elif not group.suit:
            yield own if sign == _OWN else EAST + _WINDS.index(sign)
        elif sign == _DRAGON:
            yield _SUIT_DRAGON[suits[group.suit]]
        else:
            yield 9 * suits[group.suit] + int(sign) - 1 + (shift if group.shifted else 0)


def _winds(groups: Sequence[_Group], texts: Sequence[str]) -> Iterable[int]:
    """Return the seats' winds that a hand is for: each one's own where there is an `o` in it."""
    own = any(not group.suit and _OWN in text for group, text in zip(groups, texts, strict=True))
    return range(4) if own else (ANY_WIND,)


def _ways(groups: Sequence[_Group]) -> int:
    """Return an upper bound of the number of hands of a form."""
    ways = len(_suit_ways(groups)) * len(_shifts(groups)) * 4
    for group in groups:
        ways *= group.ways()
    return ways


def _expand(groups: Sequence[_Group]) -> Iterator[Template]:
    """Yield every hand of a form, possible or not."""
    for texts in itertools.product(*(tuple(group.texts()) for group in groups)):
        for suits, shift, wind in itertools.product(_suit_ways(groups), _shifts(groups), _winds(groups, texts)):
            counts = [0] * PLAIN_KINDS
            for group, text in zip(groups, texts, strict=True):
                for kind in _kinds(group, text, suits, shift, EAST + wind):
                    counts[kind] += 1
            yield Template(tuple(counts), wind)


def _impossible(template: Template) -> tuple[str, str] | None:
    size = sum(template.counts)
    if size != HAND_SIZE:
        return f"{HAND_SIZE} tiles", f"{size} in {format_tiles(tiles_of(template.counts)) or 'nothing'}"
    for kind, count in enumerate(template.counts):
        if count > COPIES:
            return f"{COPIES} of a tile at the most", f"{count} of {format_tile(kind)}"
    return None


def read_templates(text: str) -> tuple[tuple[Template, ...], list[tuple[str, str]]]:
    """Return the hands of a form, each once, and every fault in it as (expected, found).

    With faults there are no hands.
    """
    reader = _Reader()
    forms = reader.forms(text)
    faults = reader.faults
    if not faults:
        ways = sum(_ways(form) for form in forms)
        if ways > _MOST_WRITTEN:
            faults.append((f"a form that stands for {MAX_TEMPLATES} hands at the most", "thousands of them"))
    if faults:
        return (), list(dict.fromkeys(faults))
    found = dict.fromkeys(template for form in forms for template in _expand(form))
    # the first wrong hand of each sort says enough
    sorts: dict[str, tuple[str, str]] = {}
    for template in found:
        fault = _impossible(template)
        if fault is not None:
            sorts.setdefault(fault[0], fault)
    if sorts:
        return (), list(sorts.values())
    kept = _without_repeats(found)
    if len(kept) > MAX_TEMPLATES:
        return (), [(f"a form that stands for {MAX_TEMPLATES} hands at the most", f"{len(kept)} hands")]
    return kept, []


def _without_repeats(found: Iterable[Template]) -> tuple[Template, ...]:
    """Leave out the hands for one wind where the same hand is for all."""
    every = list(found)
    for_all = {template.counts for template in every if template.wind == ANY_WIND}
    return tuple(template for template in every if template.wind == ANY_WIND or template.counts not in for_all)


def compile_templates(record: Any, pattern: int, text: str) -> None:
    """Add the hands of a form to a `RULES` record; `text` has been checked and there is room."""
    templates, faults = read_templates(text)
    assert not faults, faults
    at = int(record.template_count)
    for index, template in enumerate(templates, at):
        record.template_keys[index] = template.keys
        record.template_pattern[index] = pattern
        record.template_wind[index] = template.wind
        for group, key in enumerate(template.keys):
            record.template_marks[group, key % MARK_PLACES] |= np.uint64(1 << index % MARKS)
    record.template_count = at + len(templates)


def template_faults(rows: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """Yield the faults of the `tiles` of a file's pattern rows, as (key, expected, found); rows may be malformed."""
    total = 0
    for name, row in rows.items():
        if name not in NAMES or not isinstance(row, dict):
            continue
        form, in_force = row.get("tiles"), row.get("in_force")
        text = form.get("value") if isinstance(form, dict) else None
        played = not (isinstance(in_force, dict) and in_force.get("value") is False)
        if not NAMES[name].is_template:
            for key in ("tiles", "title"):
                if key in row:
                    yield ("patterns", name, key), f"no {key}: what this hand is stands in the program", show(row[key])
        elif form is None and played:
            yield (
                ("patterns", name, "tiles"),
                'the form of the hand, like { value = "11a 23456789a ESWN", … }',
                "nothing",
            )
        elif isinstance(text, str):
            templates, faults = read_templates(text)
            for expected, found in faults:
                yield ("patterns", name, "tiles", "value"), expected, found
            if played:
                total += len(templates)
                if total > MAX_TEMPLATES:
                    yield (
                        ("patterns", name, "tiles"),
                        f"{MAX_TEMPLATES} hands at the most in all forms",
                        f"{total} hands",
                    )
