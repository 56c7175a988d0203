"""What types cannot say: names that must be known, citations that must lead somewhere, options that must fit together.

Every check reads the merged tree as it stands, well formed or not, so that one load tells all faults at once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from eastwind.rules.explain import Path, dotted, type_at
from eastwind.rules.faults import RuleFault, did_you_mean, one_of, show
from eastwind.rules.meaning import NAMES, WORTHS, who_may_have, worths_of
from eastwind.rules.options import OPTION_NAMES, read_options, value_at
from eastwind.rules.schema import DECISION, HOUSE, RuleFile

Tree = Mapping[str, Any]
#: Kinds of seven pairs that can win.
PAIR_SHAPES: Final = ("honours", "one_suit")
FileOf = Callable[[Path], str]


def check_file(tree: Tree, file_of: FileOf) -> list[RuleFault]:
    """Faults of a merged file beyond its types, contradictions left out."""
    faults: list[RuleFault] = []
    for check in (_citations, _patterns, _options, _notes):
        faults.extend(RuleFault(file_of(path), dotted(path), expected, found) for path, expected, found in check(tree))
    return faults


def check_sense(tree: Tree, latest: Callable[[Iterable[Path]], str]) -> list[RuleFault]:
    """Values that are each allowed but contradict each other; for a tree into which the chosen options are written.

    The fault lies with the file that came last of those that wrote the values (`latest` says which), under the key of
    the first of them.
    """
    return [
        RuleFault(latest([(*key.split("."), "value") for key in keys]), keys[0], expected, found)
        for keys, expected, found in _contradictions(tree)
    ]


def _table(tree: Tree, key: str) -> Mapping[str, Any]:
    part = tree.get(key)
    return part if isinstance(part, dict) else {}


def _cited(item: Any, path: Path = ()) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Every table that has a source, with its path."""
    if isinstance(item, dict):
        if isinstance(item.get("source"), str):
            yield path, item
        for key, part in item.items():
            yield from _cited(part, (*path, key))
    elif isinstance(item, list):
        for index, part in enumerate(item):
            yield from _cited(part, (*path, index))


def _citations(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    documents = list(_table(tree, "documents"))
    for path, item in _cited(tree):
        source = item["source"]
        if source == DECISION and "note" not in item and path[:1] != ("notes",):
            yield (*path, "note"), "a note that says what was decided and why", "nothing"
        if source not in (DECISION, HOUSE) and source.split(" ")[0] not in documents:
            yield (*path, "source"), f"a document of [documents]: {one_of([*documents, DECISION, HOUSE])}", show(source)


def _patterns(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    for name, row in _table(tree, "patterns").items():
        if name not in NAMES:
            yield ("patterns", name), did_you_mean(name, NAMES), f"the unknown pattern {show(name)}"
            continue
        if not isinstance(row, dict):
            continue
        pattern = NAMES[name]
        stated = [worth for worth in WORTHS if worth in row]
        allowed = worths_of(pattern)
        if len(stated) != 1 and not (not stated and value_at(row, "in_force") is False):
            yield ("patterns", name), f"exactly one of {', '.join(allowed)}", " and ".join(stated) or "none of them"
        for worth in stated:
            if worth not in allowed:
                yield ("patterns", name, worth), f"a worth in {' or '.join(allowed)}", f"a worth in {worth}"
        who = row.get("who")
        if who in ("all", "winner") and who != who_may_have(pattern):
            yield ("patterns", name, "who"), f'"{who_may_have(pattern)}" (nothing else can be played)', show(who)


def _options(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    rows = _table(tree, "options")
    for name in rows:
        if name not in OPTION_NAMES:
            yield ("options", name), did_you_mean(name, OPTION_NAMES), f"the unknown option {show(name)}"
    for name, row in rows.items():
        keys = row.get("keys") if isinstance(row, dict) else None
        for index, key in enumerate(keys if isinstance(keys, list) else []):
            if isinstance(key, str) and type_at(RuleFile, (*key.split("."), "value")) is None:
                yield ("options", name, "keys", index), "the key of a value in this file", show(key)
    for option in read_options(tree):
        path: Path = ("options", option.name)
        if not option.allows(option.default):
            yield (
                (*option.keys[0].split("."), "value"),
                f"{option.expected} (option {option.name})",
                show(option.default),
            )
        for key in option.keys:
            if value_at(tree, key) != option.value:
                yield (
                    (*key.split("."), "value"),
                    f"the same value as {option.keys[0]} (option {option.name})",
                    show(value_at(tree, key)),
                )
            wanted = type_at(RuleFile, (*key.split("."), "value"))
            for value in (*option.choices, *_ends(option.minimum, option.maximum)):
                if wanted is not None and not _fits(wanted, value):
                    yield path, f"choices that {key} can have", show(value)
        if option.kind == "number" and (option.minimum is None or option.maximum is None):
            yield path, "a minimum and a maximum for an option of kind number", "no range"
        if option.kind == "choice" and len(option.choices) < 2:
            yield path, "two choices or more", show(list(option.choices))


def _ends(*ends: int | None) -> list[int]:
    return [end for end in ends if end is not None]


def _fits(wanted: Any, value: object) -> bool:
    try:
        TypeAdapter(wanted).validate_python(value, strict=True)
    except ValidationError:
        return False
    return True


def _notes(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    notes = tree.get("notes")
    seen: set[str] = set()
    for index, note in enumerate(notes if isinstance(notes, list) else []):
        if not isinstance(note, dict):
            continue
        name = note.get("id")
        if isinstance(name, str) and name in seen:
            yield ("notes", index, "id"), "an id of its own for each note", show(name)
        seen.add(str(name))
        keys = note.get("keys")
        for place, key in enumerate(keys if isinstance(keys, list) else []):
            if isinstance(key, str) and not _leads_somewhere(key):
                yield ("notes", index, "keys", place), "the key of a value or a pattern in this file", show(key)


def _leads_somewhere(key: str) -> bool:
    steps = key.split(".")
    if len(steps) == 2 and steps[0] == "patterns":
        return steps[1] in NAMES
    return type_at(RuleFile, (*steps, "value")) is not None


def _contradictions(tree: Tree) -> Iterator[tuple[list[str], str, str]]:
    if value_at(tree, "ready.hand") == "none" and value_at(tree, "ready.at_once") is True:
        keys = ["ready.at_once", "ready.hand"]
        yield keys, 'false while ready.hand is "none": nobody can declare a ready hand', "true"
    twins, wonders = _in_force(tree, "heavenly_twins"), _in_force(tree, "thirteen_wonders")
    shapes = {f"shapes.seven_pairs_of_{kind}": value_at(tree, f"shapes.seven_pairs_of_{kind}") for kind in PAIR_SHAPES}
    if twins and list(shapes.values()) == [False, False]:
        yield ["patterns.heavenly_twins", *shapes], "a shape of seven pairs in [shapes] that wins", "none of them"
    for key, wins in shapes.items():
        if wins is True and not twins:
            yield [key, "patterns.heavenly_twins.in_force"], "false while heavenly_twins is not in force", "true"
    shape = value_at(tree, "shapes.thirteen_wonders")
    if wonders and shape is False:
        keys = ["patterns.thirteen_wonders", "shapes.thirteen_wonders"]
        yield keys, "shapes.thirteen_wonders = true, or the hand never wins", "false"
    if shape is True and not wonders:
        keys = ["shapes.thirteen_wonders", "patterns.thirteen_wonders.in_force"]
        yield keys, "false while the pattern thirteen_wonders is not in force", "true"
    if shape is False and value_at(tree, "claims.rob_concealed_kong_wonders") is True:
        keys = ["claims.rob_concealed_kong_wonders", "shapes.thirteen_wonders"]
        yield keys, "false while Thirteen Wonders does not win", "true"


def _in_force(tree: Tree, name: str) -> bool:
    row = _table(tree, "patterns").get(name)
    return isinstance(row, dict) and value_at(row, "in_force") is not False
