"""Every value of a rule set, for a page on which it is changed: what it can be, what it means, where it is from."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin

from annotated_types import Ge, Le

from eastwind.interchange.rule_words import (
    choice_words,
    key_label,
    note_text,
    rule_label,
    set_about,
    set_label,
    source_label,
    value_message,
    value_words,
)
from eastwind.interchange.value_notes import aside_words
from eastwind.rules import RuleSet
from eastwind.rules.schema import MOST_POINTS, NO_LIMIT, Cited, LimitValue, RuleFile
from eastwind.server.services.household.draft import plain, row_of
from eastwind.server.wire.household import (
    HouseholdBook,
    HouseholdChoice,
    HouseholdKind,
    HouseholdPattern,
    HouseholdScalar,
    HouseholdSection,
    HouseholdUnclear,
    HouseholdValue,
)
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import attribute, message_ids, text

_OWN_HAND: Final = "own_hand_"


@dataclass(frozen=True, slots=True)
class Slot:
    """Allowed values at a key of a rule set's file.

    :ivar choices: all there is, of a switch and a choice; the words allowed besides the numbers, of a limit; one, of a fact.
    """

    kind: HouseholdKind
    choices: tuple[HouseholdScalar, ...] = ()
    minimum: int | None = None
    maximum: int | None = None


@cache
def slots() -> dict[str, Slot]:
    """Return dotted key → its slot, in the file's order; from the schema itself, so that none is forgotten."""
    found = {}
    for section, part in RuleFile.model_fields.items():
        shape = part.annotation
        for name, field in getattr(shape, "model_fields", {}).items():
            cited = _without_none(field.annotation)
            if isinstance(cited, type) and issubclass(cited, Cited):
                found[f"{section}.{name}"] = _slot(cited.model_fields["value"])
    return found


def _without_none(annotation: Any) -> Any:
    """Return the type of a value that may be left out."""
    parts = [part for part in get_args(annotation) if part is not NoneType]
    return parts[0] if NoneType in get_args(annotation) and len(parts) == 1 else annotation


def _slot(field: Any) -> Slot:
    wanted, metadata = field.annotation, list(field.metadata)
    if wanted == get_args(LimitValue)[0] and metadata:
        return Slot("limit", (NO_LIMIT,), 1, MOST_POINTS)
    if wanted is bool:
        return Slot("switch", (False, True))
    if get_origin(wanted) is Literal:
        choices = get_args(wanted)
        return Slot("fact" if len(choices) == 1 else "choice", choices)
    if wanted is int:
        return Slot("number", (), *_bounds(metadata))
    if get_origin(wanted) is tuple:
        inside = get_args(wanted)[0]
        if get_origin(inside) is tuple:
            return Slot("counters", (), 1, MOST_POINTS)
        return Slot("figures", (), *_bounds(getattr(inside, "__metadata__", ())))
    raise TypeError(f"no control for a value of the type {wanted!r}")


def _bounds(metadata: Any) -> tuple[int | None, int | None]:
    flat = [item for part in metadata for item in (getattr(part, "metadata", None) or [part])]
    least = next((int(str(item.ge)) for item in flat if isinstance(item, Ge)), None)
    most = next((int(str(item.le)) for item in flat if isinstance(item, Le)), None)
    return least, most


def book_of(rules: RuleSet, language: str) -> HouseholdBook:
    """Return the whole set, in a language."""
    return HouseholdBook(
        id=rules.id,
        title=set_label(rules, language),
        about=set_about(rules, language) or "",
        digest=rules.digest,
        sections=list(_sections(rules, language)),
        patterns=[_pattern(rules, name, language) for name in NAMES],
        notes=[
            HouseholdUnclear(
                id=note.id,
                keys=list(note.keys),
                unclear=note_text(note, "unclear", language),
                decided=note_text(note, "decided", language),
                source_label=source_label(rules, note.source, language),
            )
            for note in rules.file.notes
        ],
    )


def _sections(rules: RuleSet, language: str) -> Iterator[HouseholdSection]:
    values: dict[str, list[HouseholdValue]] = {}
    for key, slot in slots().items():
        values.setdefault(key.partition(".")[0], []).append(_value(rules, key, slot, rules.cited(key), language))
    for section, found in values.items():
        yield HouseholdSection(id=section, label=text(language, f"cli-rules-section-{section}"), values=found)


def _value(rules: RuleSet, key: str, slot: Slot, cited: Cited[Any], language: str) -> HouseholdValue:
    return HouseholdValue(
        key=key,
        kind=slot.kind,
        value=plain(cited.value),
        words=value_words(rules, key, language),
        choices=[HouseholdChoice(value=one, label=choice_words(key, one, language)) for one in slot.choices],
        minimum=slot.minimum,
        maximum=slot.maximum,
        label=key_label(rules, key, language),
        about=attribute(language, value_message(key), "about"),
        source=cited.source,
        source_label=source_label(rules, cited.source, language),
        note=aside_words(rules, cited.note, language, in_full=True) if cited.note else None,
    )


def _pattern(rules: RuleSet, name: str, language: str) -> HouseholdPattern:
    pattern, whole = NAMES[name], rules.file.patterns.get(name)
    who = pattern.whose
    row = row_of(whole, who[0].value)
    own = name.startswith(_OWN_HAND)
    played = rules.pattern(name) is not None
    source = rules.source_of(name) if played else whole.in_force.source if whole and whole.in_force else ""
    message = f"pattern-{name.replace('_', '-')}"
    return HouseholdPattern(
        rule=name,
        label=row.title or rule_label(name, language),
        about=attribute(language, message, "about") if f"{message}.about" in message_ids(language) else "",
        worth=row.worth,
        amount=row.amount,
        worths=[*pattern.ways],
        who=row.who,
        who_choices=[one.value for one in who],
        tiles=row.tiles,
        title=row.title,
        waiting_tenths=row.waiting_tenths,
        concealed=row.concealed,
        may_be_exposed=pattern.may_be_exposed,
        template=pattern.is_template,
        own=own and not played,
        source=source,
        source_label=source_label(rules, source, language) if source else "",
        note=aside_words(rules, row.note, language, in_full=True) if row.note else None,
    )
