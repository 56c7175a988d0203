"""Resolution of trees of plain values into a checked rule set: all faults or none."""

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from eastwind.rules.checks import check_file
from eastwind.rules.explain import Path, dotted, explain
from eastwind.rules.faults import RuleFault, RuleFaults, show
from eastwind.rules.merge import Layers
from eastwind.rules.options import CHOSEN, Option, Value, choose, read_options
from eastwind.rules.schema import RuleFile
from eastwind.rules.sense import check_sense
from eastwind.rules.withdraw import withdraw


def resolve(
    files: Sequence[tuple[str, Mapping[str, Any]]],
    chosen: Mapping[str, Any],
    defaults: Mapping[str, Value] | None = None,
) -> tuple[RuleFile, tuple[Option, ...]]:
    """Lay `files` (name and tree, the eldest parent first) over each other, choose options, check everything.

    Raises `RuleFaults` with every fault of the files, the choices and their combination.
    """
    layers = Layers()
    faults: list[RuleFault] = []
    for name, tree in files:
        layers.lay(_plain(tree, (), name, faults), name)
    faults += [
        RuleFault(name, f"notes[{note}]", "the id of a parent's note to drop", "none") for name, note in layers.astray
    ]
    if len(files) > 1:
        withdraw(layers)
    typed, wrong = _typed_or_faults(layers)
    faults += wrong
    faults += check_file(layers.tree, layers.file_of)
    offered = read_options(layers.tree, defaults)
    faults += choose(layers, offered, chosen)
    faults += [_as_option(fault, offered) for fault in check_sense(layers.tree, layers.latest)]
    if faults:
        raise RuleFaults(_first_of_each_key([_by_id(fault, layers.tree) for fault in faults]))
    if typed is None or chosen:
        # Once more, with the options written in: they were checked one by one, so this cannot fail.
        typed = _typed(layers.tree)
    started = {option.name: option.default for option in offered}
    return typed, read_options(layers.tree, started)


def _typed(tree: Mapping[str, Any]) -> RuleFile:
    # Through JSON, where lists become tuples even under strict types.
    return RuleFile.model_validate_json(json.dumps(tree, allow_nan=False))


def _typed_or_faults(layers: Layers) -> tuple[RuleFile | None, list[RuleFault]]:
    try:
        return _typed(layers.tree), []
    except ValidationError as error:
        return None, explain(error, RuleFile, layers.tree, layers.file_of)


def _as_option(fault: RuleFault, offered: Sequence[Option]) -> RuleFault:
    """Return a fault that the choices caused under the option's name."""
    if fault.file != CHOSEN:
        return fault
    named = [option.name for option in offered if fault.key in option.keys]
    taking_part = [option.name for option in offered if not set(fault.keys).isdisjoint(option.keys)]
    return replace(fault, key=named[0] if named else fault.key, options=tuple(taking_part))


def _by_id(fault: RuleFault, tree: Mapping[str, Any]) -> RuleFault:
    """Return a fault in a note under the note's id: its place in the merged list tells the writer of one file nothing."""
    place = re.match(r"notes\[(\d+)\]", fault.key)
    notes = tree.get("notes")
    note = notes[int(place[1])] if place and isinstance(notes, list) else None
    if place is None or not isinstance(note, dict) or not isinstance(note.get("id"), str):
        return fault
    return replace(fault, key=f"notes[{note['id']}]{fault.key[place.end() :]}")


def _first_of_each_key(faults: Sequence[RuleFault]) -> list[RuleFault]:
    """Return one fault per key: a value of the wrong type need not be reported as out of range as well."""
    kept: dict[tuple[str, str], RuleFault] = {}
    for fault in faults:
        kept.setdefault((fault.file, fault.key), fault)
    return list(kept.values())


def _plain(tree: Any, path: Path, file: str, faults: list[RuleFault]) -> Any:
    """Return `tree` without what no rule set holds (dates, not-a-number), each reported as a fault."""
    # leaves first, which are most: asking whether something is a mapping takes long
    if isinstance(tree, (str, bool, int)) or (isinstance(tree, float) and math.isfinite(tree)):
        return tree
    if isinstance(tree, Mapping):
        parts = {str(key): _plain(part, (*path, str(key)), file, faults) for key, part in tree.items()}
        return {key: part for key, part in parts.items() if part is not None}
    if isinstance(tree, (list, tuple)):
        parts_in_order = [_plain(part, (*path, index), file, faults) for index, part in enumerate(tree)]
        return [part for part in parts_in_order if part is not None]
    faults.append(RuleFault(file, dotted(path), "a number, a text, true, false, a list or a table", show(tree)))
    return None
