"""Checks beyond the types: names that must be known, citations that must lead somewhere, options that must fit together.

Every check reads the merged tree as it is, well formed or not, so that one load reports all faults at once.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from eastwind.rules.explain import Path, dotted, type_at
from eastwind.rules.faults import RuleFault, did_you_mean, limited_likes, one_of, show
from eastwind.rules.options import OPTION_NAMES, Option, read_options, value_at
from eastwind.rules.schema import DECISION, HOUSE, TRADITION, RuleFile
from eastwind.rules.templates import template_faults
from eastwind.traditions.classical.patterns import NAMES, WORTHS, Who
from eastwind.traditions.names import CLASSICAL, TRADITIONS

#: Largest number of documents listed where a source is none of them; a rule set has one or two.
_DOCUMENTS_TOLD: Final = 20

Tree = Mapping[str, Any]
FileOf = Callable[[Path], str]


def check_file(tree: Tree, file_of: FileOf) -> list[RuleFault]:
    """Return the faults of a merged file beyond its types, contradictions left out."""
    faults: list[RuleFault] = []
    for check in (_tradition, _citations, _patterns, _templates, _options, _notes):
        faults.extend(RuleFault(file_of(path), dotted(path), expected, found) for path, expected, found in check(tree))
    return faults


def _tradition(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    name = tree.get(TRADITION, CLASSICAL)
    if isinstance(name, str) and name not in TRADITIONS:
        yield (TRADITION,), f"a tradition: {did_you_mean(name, TRADITIONS)}", show(name)


def _table(tree: Tree, key: str) -> Mapping[str, Any]:
    part = tree.get(key)
    return part if isinstance(part, dict) else {}


def _cited(item: Any, path: Path = ()) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Yield every table that has a source, with its path."""
    if isinstance(item, dict):
        if isinstance(item.get("source"), str):
            yield path, item
        for key, part in item.items():
            yield from _cited(part, (*path, key))
    elif isinstance(item, list):
        for index, part in enumerate(item):
            yield from _cited(part, (*path, index))


def _citations(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    documents = set(_table(tree, "documents"))
    # one text for all: with many documents and many citations each would be long, and made as often
    known = f"a document of [documents]: {one_of([*sorted(documents)[:_DOCUMENTS_TOLD], DECISION, HOUSE])}"
    for path, item in _cited(tree):
        source = item["source"]
        if source == DECISION and "note" not in item and path[:1] != ("notes",):
            yield (*path, "note"), "a note that says what was decided and why", "nothing"
        if source not in (DECISION, HOUSE) and source.split(" ")[0] not in documents:
            yield (*path, "source"), known, show(source)


def _patterns(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    like = limited_likes()
    for name, row in _table(tree, "patterns").items():
        if name not in NAMES:
            yield ("patterns", name), like(name, NAMES), f"the unknown pattern {show(name)}"
            continue
        if not isinstance(row, dict):
            continue
        pattern = NAMES[name]
        stated = [worth for worth in WORTHS if worth in row]
        allowed = pattern.ways
        if len(stated) != 1 and not (not stated and value_at(row, "in_force") is False):
            yield ("patterns", name), f"exactly one of {', '.join(allowed)}", " and ".join(stated) or "none of them"
        for worth in stated:
            if worth not in allowed:
                yield ("patterns", name, worth), f"a worth in {' or '.join(allowed)}", f"a worth in {worth}"
        if value_at(row, "concealed") is True and not pattern.may_be_exposed:
            wanted = "nothing: only a whole hand that may have exposed sets can be asked to be concealed"
            yield ("patterns", name, "concealed"), wanted, "true"
        who = row.get("who")
        if who in tuple(Who) and who not in pattern.whose:
            only = f'"{pattern.whose[0]}" (nothing else can be played)'
            yield ("patterns", name, "who"), only, show(who)


def _templates(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    yield from template_faults(_table(tree, "patterns"))


def _options(tree: Tree) -> Iterator[tuple[Path, str, str]]:
    rows = _table(tree, "options")
    like = limited_likes()
    for name in rows:
        if name not in OPTION_NAMES:
            yield ("options", name), like(name, OPTION_NAMES), f"the unknown option {show(name)}"
    for name, row in rows.items():
        if isinstance(row, dict):
            yield from _option_row(tree, name, row)
    for option in read_options(tree):
        yield from _option_values(tree, option)


def _option_row(tree: Tree, name: str, row: Mapping[str, Any]) -> Iterator[tuple[Path, str, str]]:
    """Yield the faults of an option as written in the file: every key that it changes must exist."""
    path: Path = ("options", name)
    keys, values = row.get("keys"), row.get("values")
    places: list[tuple[Path, Any]] = []
    if isinstance(keys, list):
        places += [((*path, "keys", index), key) for index, key in enumerate(keys)]
    if isinstance(values, dict):
        for choice, writes in values.items():
            places += [((*path, "values", choice), key) for key in (writes if isinstance(writes, dict) else {})]
        if row.get("kind") != "choice" or row.get("choices"):
            yield path, 'kind = "choice" without choices where there are values', "something else"
    if ("keys" in row) == ("values" in row):
        yield path, "either keys or values", "both" if "keys" in row else "neither"
    for place, key in places:
        if isinstance(key, str) and type_at(RuleFile, (*key.split("."), "value")) is None:
            yield place, "the key of a value in this file", show(key)
        elif isinstance(key, str) and row.get("offered") is not False and not _is_written(tree, key):
            yield place, "the key of a value in this file", f"{show(key)}, which nobody has written"
    if isinstance(values, dict) and row.get("offered") is not False and name in OPTION_NAMES:
        written = all(value_at(tree, key) is not None for _, key in places if isinstance(key, str))
        if written and all(option.name != name for option in read_options(tree)):
            yield path, f"values in the file that are those of one choice: {one_of(values)}", "those of none"


def _is_written(tree: Tree, key: str) -> bool:
    """Return whether there is an entry at a dotted key, well formed or not."""
    item: Any = tree
    for step in key.split("."):
        item = item.get(step) if isinstance(item, dict) else None
    return item is not None


def _option_values(tree: Tree, option: Option) -> Iterator[tuple[Path, str, str]]:
    """Yield the faults of the values that an option offers: its keys must be able to hold them."""
    path: Path = ("options", option.name)
    for key in option.keys if option.values is None else ():
        if value_at(tree, key) != option.value:
            expected = f"the same value as {option.keys[0]} (option {option.name})"
            yield (*key.split("."), "value"), expected, show(value_at(tree, key))
    others = [
        choice for choice in (*option.choices, *_ends(option.minimum, option.maximum)) if choice != option.default
    ]
    writes = [item for choice in others for item in option.written_by(choice).items()]
    for key, value in writes:
        if not _fits(key, value):
            yield path, f"choices that {key} can have", show(value)
    if option.kind == "number" and (option.minimum is None or option.maximum is None):
        yield path, "a minimum and a maximum for an option of kind number", "no range"
    if option.kind == "choice" and len(option.choices) < 2:
        yield path, "two choices or more", show(list(option.choices))


def _ends(*ends: int | None) -> list[int]:
    return [end for end in ends if end is not None]


def _fits(key: str, value: object) -> bool:
    """Return whether a key can hold a value; true for an unknown key, which is reported as a fault already."""
    wanted = _validator(key)
    if wanted is None:
        return True
    try:
        wanted.validate_python(value, strict=True)
    except ValidationError:
        return False
    return True


# A file can name whatever key it likes; the schema has fewer than these.
@lru_cache(maxsize=512)
def _validator(key: str) -> TypeAdapter[Any] | None:
    """Return the validator of a single value at a dotted key, None for an unknown key.

    Making a validator takes a hundred times as long as using it.
    """
    wanted = type_at(RuleFile, (*key.split("."), "value"))
    return None if wanted is None else TypeAdapter(wanted)


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
