"""A rule set as one file to share: JSON with its digest, or TOML to be read and changed by people."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from eastwind.interchange.faults import InterchangeError
from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.rules.faults import show
from eastwind.rules.written import check_written, mended
from eastwind.texts import without_mark

#: Type of the file, which tells it from a game record or any other JSON.
TYPE: Final = "ruleset"
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class NoExport(InterchangeError):
    """Error for input that is not an exported rule set.

    :ivar expected, found: both sides, worded like the faults of a file.
    """

    def __init__(self, expected: str, found: str, message: str = "") -> None:
        super().__init__(message or f"expected {expected}; found {found}")
        self.expected: Final = expected
        self.found: Final = found


def export_rules(rules: RuleSet) -> dict[str, Any]:
    """Return the whole set with its options applied, and its digest: the same two fields as in a game record."""
    return {"type": TYPE, "digest": rules.digest, "rules": rules.to_json()}


def export_text(rules: RuleSet) -> str:
    """Return `export_rules` as the text of a file."""
    return json.dumps(export_rules(rules), ensure_ascii=False, indent=1) + "\n"


def import_rules(obj: object) -> RuleSet:
    """Return the set that `export_rules` wrote.

    The texts of a set of an earlier version may contain what is no longer allowed: it is removed, so that the set has another
    digest (`differs_from_file`).

    :raises NoExport: for any other object, and for a set whose digest is not the stated one.
    :raises RuleFaults: for a set that has been changed, with all its faults.
    """
    if not isinstance(obj, dict) or obj.get("type") != TYPE:
        found = obj.get("type") if isinstance(obj, dict) else obj
        raise NoExport(f'an exported rule set, an object with "type": "{TYPE}"', show(found))
    rules = RuleSet.from_json(obj.get("rules"))
    if obj.get("digest") != rules.digest:
        said = show(obj.get("digest"))
        raise NoExport(
            f"the digest {rules.digest} of these rules",
            f"the digest {said}",
            f"the rule set has the digest {rules.digest}, the file says {said}",
        )
    whole = rules.to_json()
    try:
        check_written(whole["rules"], TYPE)
    except RuleFaults:
        rules = RuleSet.from_json({**whole, "rules": mended(whole["rules"])})
        check_written(rules.to_json()["rules"], TYPE)
    return rules


def differs_from_file(rules: RuleSet, text: str) -> bool:
    """Return whether a set read from the text of an exported one had to be mended, so that its digest differs."""
    return bool(json.loads(without_mark(text)).get("digest") != rules.digest)


def import_text(text: str, name: str) -> RuleSet:
    """Return `import_rules` of a file's text; `name` is the file's name in errors.

    :raises InterchangeError: with everything that is wrong.
    """
    try:
        return import_rules(json.loads(without_mark(text)))
    except RuleFaults as faults:
        raise InterchangeError(f"{name}: {faults}") from faults
    except InterchangeError as error:
        raise InterchangeError(f"{name}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise InterchangeError(f"{name}: expected JSON ({error})") from error


def toml_of(rules: RuleSet, comment: str = "") -> str:
    """Return the whole set as a file in TOML, every value with its source."""
    tree = tree_of(rules)
    scalars = {key: value for key, value in tree.items() if not isinstance(value, (dict, list))}
    parts = [f"# {line}" for line in comment.splitlines()]
    parts += ["", *_entries(scalars)] if parts else _entries(scalars)
    for key, value in tree.items():
        if isinstance(value, list):
            for item in value:
                parts += ["", f"[[{_key(key)}]]", *_entries(item)]
        elif isinstance(value, dict):
            parts += _tables(key, value)
    return "\n".join(parts) + "\n"


def tree_of(rules: RuleSet) -> dict[str, Any]:
    """Return the whole set as a tree of plain values, as its file would have it."""
    tree = rules.file.model_dump(mode="json", exclude_none=True)
    tree["notes"] = [*_dropped_notes(rules), *tree["notes"]]
    return tree


def _dropped_notes(rules: RuleSet) -> list[dict[str, Any]]:
    """Return entries that drop the parent's notes which the set does not have: without them its file would inherit them."""
    parent = rules.file.extends
    if parent not in available():
        return []
    kept = {note.id for note in rules.file.notes}
    return [{"id": note.id, "dropped": True} for note in load_preset(parent).file.notes if note.id not in kept]


def _tables(key: str, table: Mapping[str, Any]) -> list[str]:
    """Return the lines of a table, one for each value; rows of documents and options get tables of their own."""
    rows = {name: item for name, item in table.items() if key in ("documents", "options") and isinstance(item, dict)}
    own = {name: item for name, item in table.items() if name not in rows}
    parts = ["", f"[{_key(key)}]", *_entries(own)] if own or not rows else []
    for name, item in rows.items():
        parts += ["", f"[{_key(key)}.{_key(name)}]", *_entries(item)]
    return parts


def _entries(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {toml_value(value)}" for key, value in table.items()]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else toml_value(name)


def toml_value(value: object) -> str:
    """Return a value in TOML, tables in one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            # JSON's escapes are among those of TOML, which also wants this one
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case Mapping():
            return "{ " + ", ".join(f"{_key(str(key))} = {toml_value(item)}" for key, item in value.items()) + " }"
        case Sequence():
            return "[" + ", ".join(map(toml_value, value)) + "]"
        case _:
            return str(value)
