"""A rule set as one file to hand on: JSON with its digest, or TOML to be read and changed by people."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from eastwind.keeper.faults import KeeperError
from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.rules.faults import show
from eastwind.rules.written import check_written, mended
from eastwind.texts import without_mark

#: Marks the file, so that a game record or anything else is not taken for it.
TYPE: Final = "ruleset"
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class NoExport(KeeperError):
    """Something else than an exported rule set.

    :ivar expected, found: in the words of the faults of a file.
    """

    def __init__(self, expected: str, found: str, message: str = "") -> None:
        super().__init__(message or f"expected {expected}; found {found}")
        self.expected: Final = expected
        self.found: Final = found


def export_rules(rules: RuleSet) -> dict[str, Any]:
    """The whole set with the options written in, and its digest: the same two fields as in a game record."""
    return {"type": TYPE, "digest": rules.digest, "rules": rules.to_json()}


def export_text(rules: RuleSet) -> str:
    """`export_rules` as text to be kept in a file."""
    return json.dumps(export_rules(rules), ensure_ascii=False, indent=1) + "\n"


def import_rules(obj: object) -> RuleSet:
    """The set that `export_rules` wrote.

    One of an earlier version may hold in its texts what no set may hold since: it comes without that, and so with another
    digest (`differs_from_file`).

    :raises NoExport: for anything else, and for a set that does not have the digest it says.
    :raises RuleFaults: with every fault of a set that has been changed.
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
    """Return whether a set that was read from the text of an exported one had to be mended: its digest is another."""
    return bool(json.loads(without_mark(text)).get("digest") != rules.digest)


def import_text(text: str, name: str) -> RuleSet:
    """`import_rules` from a file's text; `name` is what errors call it. Raises `KeeperError` with all that is wrong."""
    try:
        return import_rules(json.loads(without_mark(text)))
    except RuleFaults as faults:
        raise KeeperError(f"{name}: {faults}") from faults
    except KeeperError as error:
        raise KeeperError(f"{name}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise KeeperError(f"{name}: expected JSON ({error})") from error


def toml_of(rules: RuleSet, comment: str = "") -> str:
    """The whole set as a file in TOML, every value with its source."""
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
    """The whole set as its file would say it, in plain values."""
    tree = rules.file.model_dump(mode="json", exclude_none=True)
    tree["notes"] = [*_dropped_notes(rules), *tree["notes"]]
    return tree


def _dropped_notes(rules: RuleSet) -> list[dict[str, Any]]:
    """Notes of the parent that the set has not: read again, its file would bring them back."""
    parent = rules.file.extends
    if parent not in available():
        return []
    kept = {note.id for note in rules.file.notes}
    return [{"id": note.id, "dropped": True} for note in load_preset(parent).file.notes if note.id not in kept]


def _tables(key: str, table: Mapping[str, Any]) -> list[str]:
    """A table with a line for each value; rows that hold plain values get tables of their own."""
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
    """A value as it stands in TOML, tables in one line."""
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
