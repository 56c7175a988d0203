"""Faults of a draft, all at once, each with the values that it lies between and ways out of it."""

import copy
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from eastwind.interchange.fault_words import form_fault_words
from eastwind.interchange.rule_words import choice_words, key_label, rule_label
from eastwind.rules import RuleFaults
from eastwind.rules.explain import Path
from eastwind.rules.faults import RuleFault
from eastwind.rules.merge import Layers
from eastwind.rules.options import value_at
from eastwind.rules.schema import HOUSE
from eastwind.rules.sense import check_sense
from eastwind.server.services.household.book import Slot, slots
from eastwind.server.services.household.draft import FILE, Parent, Tree, tree_of
from eastwind.server.wire.household import HouseholdData, HouseholdDraft, HouseholdFault, HouseholdWay
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import text

#: Largest number of ways out of one contradiction; more would be no help.
_WAYS: Final = 4
_NUMBER: Final = re.compile(r"\d+")
_ENDS: Final = re.compile(
    r"\.(value|in_force|tiles|title|points|doubles|limit|half_limit|flat|who|waiting_tenths|concealed|note)$"
)


def told(draft: HouseholdDraft, parent: Parent, faults: RuleFaults, language: str) -> list[HouseholdFault]:
    """Return everything that is wrong: contradictions first, then values that cannot be."""
    tree = merged(draft, parent)
    against = list(_contradictions(tree))
    between = {fault.key for fault in against}
    found = [_contradiction(fault, tree, parent, language) for fault in against]
    found += [_value_fault(fault, tree, parent, language) for fault in faults.faults if fault.key not in between]
    return found


def merged(draft: HouseholdDraft, parent: Parent) -> Tree:
    """Return a draft laid over its parent, right or wrong."""
    layers = Layers()
    layers.lay(parent.rules.file.model_dump(mode="json", exclude_none=True), parent.rules.id)
    layers.lay(tree_of(draft, parent), FILE)
    return layers.tree


def _contradictions(tree: Tree) -> list[RuleFault]:
    """Return the contradictions; in place of the file each has the keys between which it lies, separated by blanks."""

    def keys(paths: Iterable[Path]) -> str:
        return " ".join(".".join(map(str, path[:-1])) for path in paths)

    return check_sense(tree, keys)


def place_of(key: str) -> str:
    """Return the value or the pattern that a fault's key is in: `limit.cap` for `limit.cap.value`."""
    if key.startswith("patterns."):
        return ".".join(key.split(".")[:2])
    previous = ""
    while key != previous and key not in slots():
        previous, key = key, _ENDS.sub("", key)
    return key


def _contradiction(fault: RuleFault, tree: Tree, parent: Parent, language: str) -> HouseholdFault:
    keys = list(dict.fromkeys(place_of(key) for key in fault.file.split()))
    stands = [
        text(language, "household-stands", label=_label(key, parent, language, tree), value=_now(tree, key, language))
        for key in keys
    ]
    return HouseholdFault(
        kind="contradiction",
        keys=keys,
        said=text(language, "household-contradiction", first=stands[0], others=" · ".join(stands[1:])),
        expected=fault.expected,
        found=fault.found,
        ways=list(_ways(fault, tree, parent, language)),
    )


def _label(key: str, parent: Parent, language: str, tree: Tree | None = None) -> str:
    if key.startswith("patterns."):
        name = key.partition(".")[2]
        row = (tree or {}).get("patterns", {}).get(name)
        title = row.get("title") if isinstance(row, dict) else None
        return title if isinstance(title, str) and title else rule_label(name, language)
    return key_label(parent.rules, key, language)


def _now(tree: Tree, key: str, language: str) -> str:
    if key.startswith("patterns."):
        return text(language, "household-played" if _played(tree, key) else "cli-rules-not-played")
    return data_words(key, value_at(tree, key), language)


def data_words(key: str, value: Any, language: str) -> str:
    """Return a value as JSON has it, in words."""
    plain = (
        tuple(tuple(part) if isinstance(part, list) else part for part in value) if isinstance(value, list) else value
    )
    return choice_words(key, plain, language)


def _played(tree: Tree, key: str) -> bool:
    row = tree.get("patterns", {}).get(key.partition(".")[2])
    return isinstance(row, dict) and value_at(row, "in_force") is not False


def _ways(fault: RuleFault, tree: Tree, parent: Parent, language: str) -> Iterator[HouseholdWay]:
    """Yield single changes after which this contradiction is gone and no other has come."""
    before = {other.file for other in _contradictions(tree)}
    given = 0
    for key in dict.fromkeys(place_of(key) for key in fault.file.split()):
        for candidate in _candidates(key, tree, parent, fault.expected):
            tried = copy.deepcopy(tree)
            if not _set(tried, key, candidate, parent):
                continue
            if {other.file for other in _contradictions(tried)} <= before - {fault.file} and given < _WAYS:
                given += 1
                yield HouseholdWay(
                    key=key,
                    value=candidate,
                    label=_label(key, parent, language, tried),
                    words=_now(tried, key, language),
                )


def _candidates(key: str, tree: Tree, parent: Parent, expected: str) -> list[HouseholdData]:
    """Return other values that a key could have: the parent's first."""
    if key.startswith("patterns."):
        return [not _played(tree, key)]
    slot, now = slots().get(key), value_at(tree, key)
    if slot is None:
        return []
    own = value_at(parent.rules.file.model_dump(mode="json"), key)
    found: list[HouseholdData] = [own, *_others(slot, expected)]
    seen: list[tuple[type, HouseholdData]] = [(type(now), now)]
    kept = []
    for value in found:
        if (type(value), value) not in seen:
            seen.append((type(value), value))
            kept.append(value)
    return kept


def _others(slot: Slot, expected: str) -> list[HouseholdData]:
    numbers = [int(number) for number in _NUMBER.findall(expected)]
    if slot.kind in ("number", "limit"):
        least, most = slot.minimum or 0, slot.maximum or 0
        return [*(number for number in dict.fromkeys([*numbers, 0]) if least <= number <= most), *slot.choices]
    if slot.kind == "figures":
        return [[0]]
    if slot.kind == "counters":
        return [[]]
    return list(slot.choices)


def _set(tree: Tree, key: str, value: HouseholdData, parent: Parent) -> bool:
    section, _, name = key.partition(".")
    if section != "patterns":
        tree[section][name] = {"value": value, "source": HOUSE}
        return True
    row = tree["patterns"].get(name) or parent.rules.file.patterns.get(name)
    if not isinstance(row, dict):
        return False
    tree["patterns"][name] = {**row, "in_force": {"value": value, "source": HOUSE}}
    return True


def _value_fault(fault: RuleFault, tree: Tree, parent: Parent, language: str) -> HouseholdFault:
    key = place_of(fault.key)
    slot = slots().get(key)
    section, _, name = key.partition(".")
    known = slot is not None or (section == "patterns" and name in NAMES)
    words = form_fault_words(fault.expected, fault.found, language) if fault.key.endswith("tiles.value") else None
    if fault.key.endswith("tiles.value") and fault.found == '""':
        words = text(language, "household-form-empty")
    if words is None and slot is not None and slot.minimum is not None and slot.maximum is not None:
        words = text(language, "household-range", minimum=slot.minimum, maximum=slot.maximum)
    if words is None and fault.key.endswith(".tiles"):
        words = text(language, "household-form-many" if fault.found != "nothing" else "household-form-empty")
    label = _label(key, parent, language, tree) if known else fault.key
    return HouseholdFault(
        kind="value" if known else "file",
        keys=[key] if known else [],
        said=text(language, "household-stands", label=label, value=words)
        if words
        else text(language, "household-cannot", label=label or parent.rules.id),
        expected=fault.expected,
        found=fault.found,
        ways=[],
    )
