"""A household's draft as a file, as a rule set, and back from a rule set."""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from pydantic import ValidationError

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_diff import cited_values
from eastwind.interchange.rules_file import export_text, import_rules, import_text
from eastwind.interchange.rules_file import tree_of as tree_of_rules
from eastwind.rules import RuleFault, RuleFaults, RuleSet, available, load_file, load_preset, load_tree
from eastwind.rules.schema import HOUSE, PatternRow
from eastwind.server.wire.household import (
    HouseholdChange,
    HouseholdData,
    HouseholdDraft,
    HouseholdRow,
    HouseholdWho,
    HouseholdWorth,
)
from eastwind.texts import made_name, without_controls, without_mark
from eastwind.traditions.classical.patterns import NAMES, WORTHS

#: What faults call a file that is still being written.
FILE: Final = "draft"
_NOT_IN_AN_ID: Final = re.compile(r"[^a-z0-9]+")
_LONGEST_ID: Final = 50
_LONGEST_NOTE: Final = 500
#: Letters that do not come apart into a Latin letter and its mark.
_LATIN: Final = dict(
    zip(
        "абвгдежзийклмнопрстуфхцчшщъыьэюяł",
        "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y  e yu ya l".split(" "),
        strict=True,
    )
)
#: The only worths that are not an amount.
_TRUTHS: Final = ("limit", "half_limit")

Tree = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Parent:
    """Base of a draft: `rules`, and the file that a draft extends where they are no preset."""

    rules: RuleSet
    others: Mapping[str, Tree]


def parent_of(preset: str, base: str | None) -> Parent:
    """Return a preset, or a set that was exported, as the base of a draft.

    :raises RuleFaults: if there is no such preset; :raises InterchangeError: for an exported set that is none, or was changed.
    """
    if base is None:
        return Parent(load_preset(preset), {})
    rules = import_text(base, "base")
    whole = replace(rules, file=rules.file.model_copy(update={"extends": None}))
    return Parent(rules, {rules.id: tree_of_rules(whole)})


def id_of(title: str) -> str:
    """Return an id for a set of this title: small Latin letters, never a preset's."""
    plain = unicodedata.normalize("NFKD", "".join(_LATIN.get(letter, letter) for letter in title.lower()))
    words = _NOT_IN_AN_ID.sub("-", "".join(letter for letter in plain if not unicodedata.combining(letter)))
    found = words.strip("-")[:_LONGEST_ID].strip("-")
    return found if found and found[0].isalpha() and found not in available() else f"house-{found or 'rules'}"


def tree_of(draft: HouseholdDraft, parent: Parent) -> Tree:
    """Return the file of a draft, as a tree: its differences from the parent, every value with its source."""
    own = draft.id or id_of(draft.title)
    if own == parent.rules.id:
        own = f"{own}-2"
    tree: Tree = {"id": own, "version": 1, "title": draft.title, "extends": parent.rules.id}
    for key, change in draft.values.items():
        section, _, name = key.partition(".")
        tree.setdefault(section, {})[name] = _cited(change.value, change.note)
    if draft.patterns:
        tree["patterns"] = {name: _row(name, row, parent.rules) for name, row in draft.patterns.items()}
    return tree


def _cited(value: object, note: str) -> Tree:
    return {"value": value, "source": HOUSE, **({"note": note} if note.strip() else {})}


def _row(name: str, row: HouseholdRow, parent: RuleSet) -> Tree:
    if row.worth == "none":
        # a pattern that the parent does not have either needs a whole row
        known = {} if name in parent.file.patterns else {"who": row.who}
        return {**known, "in_force": _cited(False, row.note)}
    found: Tree = {row.worth: _cited(True if row.worth in _TRUTHS else row.amount, row.note), "who": row.who}
    inherited = parent.file.patterns.get(name)
    # a form that was emptied is none: the parent's does not come back by itself
    if row.tiles.strip() or (inherited is not None and inherited.tiles is not None):
        found["tiles"] = _cited(row.tiles.strip(), "")
    if row.title.strip():
        found["title"] = row.title.strip()
    if row.waiting_tenths or (inherited is not None and inherited.waiting):
        found["waiting_tenths"] = _cited(row.waiting_tenths, "")
    if row.concealed or (inherited is not None and inherited.only_concealed):
        found["concealed"] = _cited(row.concealed, "")
    return found


def resolve_draft(draft: HouseholdDraft, parent: Parent) -> RuleSet:
    """Return the rule set of a draft: the parent itself where it was taken in and nothing was changed.

    :raises RuleFaults: with everything that is wrong with it.
    """
    same = draft.title == parent.rules.file.title and draft.id == parent.rules.id
    if draft.base is not None and same and not draft.values and not draft.patterns:
        return parent.rules
    return load_tree(tree_of(draft, parent), FILE, others=parent.others)


def row_of(row: PatternRow | None, who: HouseholdWho) -> HouseholdRow:
    """Return a pattern's row as a draft writes it; `who`: for one that has no row."""
    if row is None or (row.in_force is not None and not row.in_force.value):
        return HouseholdRow(
            worth="none",
            amount=1,
            who=row.who if row else who,
            note=_note(row.in_force.note if row and row.in_force else None),
        )
    way = next(way for way in WORTHS if getattr(row, way) is not None)
    cited = getattr(row, way)
    return HouseholdRow(
        worth=cast(HouseholdWorth, way),
        amount=1 if way in _TRUTHS else cited.value,
        who=row.who,
        tiles=without_controls(row.tiles.value) if row.tiles else "",
        title=made_name(row.title or ""),
        waiting_tenths=row.waiting,
        concealed=row.only_concealed,
        note=_note(cited.note),
    )


def _note(note: str | None) -> str:
    """Return a note as a draft may have it. Where that is another one the draft makes another set, which is then kept whole."""
    return without_controls(note or "")[:_LONGEST_NOTE]


def is_export(text: str) -> bool:
    """Return whether a file's text is that of an exported set, with its digest, and not a household's own in TOML."""
    return without_mark(text).lstrip().startswith("{")


def read_file(text: str) -> RuleSet:
    """Return the rule set of an exported file, or of a household's own in TOML.

    :raises NoExport: for an exported file that is none or was changed; :raises RuleFaults: for everything that is wrong in it.
    """
    if not is_export(text):
        return load_file(text, "file")
    try:
        whole = json.loads(without_mark(text))
    except ValueError as error:
        place, found = "file", str(error)
        if isinstance(error, json.JSONDecodeError):
            place, found = f"line {error.lineno}, column {error.colno}", error.msg
        raise RuleFaults([RuleFault(place, "", "a file in JSON, as it was exported", found)]) from error
    return import_rules(whole)


def draft_of(rules: RuleSet) -> HouseholdDraft:
    """Return a draft that makes the same set, digest and all: by differences from its parent where these suffice."""
    parent = rules.file.extends
    if parent in available():
        try:
            draft = _by_differences(rules, load_preset(str(parent)))
            if resolve_draft(draft, parent_of(draft.parent, None)).digest == rules.digest:
                return draft
        except (RuleFaults, InterchangeError, ValidationError):
            pass  # it was written in a way that differences cannot tell: it is kept whole
    return HouseholdDraft(title=_title_of(rules), id=rules.id, parent="", base=export_text(rules))


def _title_of(rules: RuleSet) -> str:
    """Return the title of a drafted set, as far as there is room for it; its id where nothing of that can be seen."""
    return made_name(rules.file.title.strip()[:60]) or rules.id


def _by_differences(rules: RuleSet, parent: RuleSet) -> HouseholdDraft:
    old = cited_values(parent)
    values = {
        key: HouseholdChange(value=plain(cited.value), note=_note(cited.note))
        for key, cited in cited_values(rules).items()
        if key not in old or old[key] != cited
    }
    rows = {
        name: row_of(rules.file.patterns.get(name), "winner")
        for name in NAMES
        if rules.file.patterns.get(name) != parent.file.patterns.get(name)
    }
    return HouseholdDraft(
        title=_title_of(rules),
        id="" if rules.id == id_of(rules.file.title) else rules.id,
        parent=parent.id,
        values=values,
        patterns=rows,
    )


def plain(value: Any) -> HouseholdData:
    """Return a value as JSON has it."""
    if isinstance(value, tuple):
        return [list(part) if isinstance(part, tuple) else part for part in value]
    return cast(HouseholdData, value)
