"""Withdrawal of inherited options that a child has settled by its own values, so that no impossible choice is offered.

A parent's option is withdrawn where its values, set apart by the child, match no choice; and a choice of it where it would
contradict a value of the child that no other option could change. An option that a file offers itself is never withdrawn:
there the same is a fault of its writer.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from eastwind.rules.explain import Path
from eastwind.rules.merge import Layers
from eastwind.rules.options import Option, Value, read_options, value_at
from eastwind.rules.sense import check_sense

Tree = Mapping[str, Any]


def withdraw(layers: Layers) -> None:
    """Remove from the merged tree the inherited options and choices that later files have settled."""
    rows = layers.tree.get("options")
    for name, row in rows.items() if isinstance(rows, dict) else ():
        if isinstance(row, dict) and _set_apart(row, layers.tree) and _is_later(layers, keys_of(row), name):
            row["offered"] = False
    options = read_options(layers.tree)
    for option in options:
        if option.kind != "number":
            _drop_choices(layers, option, [other for other in options if other is not option])


def keys_of(row: Mapping[str, Any]) -> list[str]:
    """Return the keys that an option's row changes; malformed ones are left out."""
    keys, values = row.get("keys"), row.get("values")
    found = list(keys) if isinstance(keys, list) else []
    for writes in values.values() if isinstance(values, dict) else ():
        found += writes if isinstance(writes, dict) else ()
    return [key for key in dict.fromkeys(found) if isinstance(key, str)]


def _set_apart(row: Mapping[str, Any], tree: Tree) -> bool:
    """Return whether the tree's values at an option's keys are those of no choice."""
    values = row.get("values")
    now = {key: value_at(tree, key) for key in keys_of(row)}
    if row.get("offered") is False or not now or None in now.values():
        return False
    if values is None:
        return len({(type(value), str(value)) for value in now.values()}) > 1
    choices = [writes for writes in values.values() if isinstance(writes, dict)]
    return not any(all(_same(now[key], value) for key, value in writes.items()) for writes in choices)


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _is_later(layers: Layers, keys: Iterable[str], option: str) -> bool:
    """Return whether a file later than the option's own wrote the value at one of the keys."""
    row: Path = ("options", option)
    written = layers.file_of(row)
    return any(layers.latest([row, (*key.split("."), "value")]) != written for key in keys)


def _drop_choices(layers: Layers, option: Option, others: list[Option]) -> None:
    steered = {key for other in others for key in other.keys}
    gone = [
        choice
        for choice in option.choices
        if not _same(choice, option.value)
        and any(
            not steered & set(keys) and _is_later(layers, keys, option.name)
            for keys in _contradictions(layers.tree, option.written_by(choice))
        )
    ]
    if not gone:
        return
    row = layers.tree["options"][option.name]
    left = [choice for choice in option.choices if not any(_same(choice, one) for one in gone)]
    if len(left) < 2:
        row["offered"] = False
    elif option.values is None:
        row["choices"] = left
    else:
        row["values"] = {choice: writes for choice, writes in row["values"].items() if choice in left}


def _contradictions(tree: Tree, writes: Mapping[str, Value]) -> Iterator[list[str]]:
    """Yield the keys of every contradiction in which a choice would have a part."""
    for key, value in writes.items():
        tree = _with(tree, key.split("."), value)

    def between(paths: Iterable[Path]) -> str:
        return " ".join(".".join(map(str, path[:-1])) for path in paths)

    for fault in check_sense(tree, between):
        keys = fault.file.split()
        if set(keys) & set(writes):
            yield keys


def _with(tree: Tree, steps: list[str], value: Value) -> Tree:
    """Return the tree with another value at a key, its other parts shared with the first."""
    step, *rest = steps
    below = tree.get(step)
    if not isinstance(below, dict):
        return tree
    return {**tree, step: _with(below, rest, value) if rest else {**below, "value": value}}
