"""Rule sets as answers for the set-up dialogue and the page of rules."""

from collections.abc import Iterator
from typing import cast

from eastwind.explain.rules_in_use import compiled_once
from eastwind.interchange.presets import documents_of
from eastwind.rules import Option, RuleSet
from eastwind.rules.schema import NO_LIMIT, PatternRow
from eastwind.server.wire.protocol import DocumentInfo, OptionInfo, PatternInfo, RuleSetInfo, RuleSetPage
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import attribute, message_ids


def rule_set_info(rules: RuleSet, language: str) -> RuleSetInfo:
    """Return a rule set as the set-up dialogue offers it. A household's file has its own title, and nothing about it."""
    message = f"ruleset-{rules.id}"
    known = f"{message}.about" in message_ids(language)
    return RuleSetInfo(
        id=rules.id,
        version=rules.version,
        digest=rules.digest,
        title=rules.file.title,
        about=attribute(language, message, "about") if known else "",
        players=rules.file.seats.players.value,
        documents=_documents(rules),
        options=[_option(option) for option in rules.options],
    )


def _documents(rules: RuleSet) -> list[DocumentInfo]:
    return [DocumentInfo(name=name, title=rules.file.documents[name].title) for name in documents_of(rules)]


def _option(option: Option) -> OptionInfo:
    switch = option.kind == "switch"
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        choices=[] if switch else cast(list[str | int], list(option.choices)),
        minimum=option.minimum,
        maximum=option.maximum,
        keys=list(option.keys),
        values={choice: dict(writes) for choice, writes in (option.values or {}).items()},
        source=option.source,
        at_table=option.at_table,
    )


def rule_set_page(rules: RuleSet) -> RuleSetPage:
    """Return the values of all patterns under a rule set and its options: only those that can come up under them."""
    limit, in_force = rules.file.limit.cap.value, compiled_once(rules).in_force
    return RuleSetPage(
        id=rules.id,
        options={option.name: option.value for option in rules.options},
        limit=0 if limit == NO_LIMIT else limit,
        seat_names=rules.file.seats.names.value,
        ready_hand=rules.file.ready.hand.value != "none",
        patterns=[_pattern(rules, name, row) for name, row in _rows(rules) if in_force[NAMES[name]]],
        documents=_documents(rules),
    )


def _rows(rules: RuleSet) -> Iterator[tuple[str, PatternRow]]:
    for name in NAMES:
        row = rules.pattern(name)
        if row is not None:
            yield name, row


def _pattern(rules: RuleSet, name: str, row: PatternRow) -> PatternInfo:
    return PatternInfo(
        rule=name,
        points=row.points.value if row.points else 0,
        doubles=row.doubles.value if row.doubles else 0,
        limit=bool(row.limit and row.limit.value),
        half_limit=bool(row.half_limit and row.half_limit.value),
        flat=row.flat.value if row.flat else 0,
        tiles=row.tiles.value if row.tiles else "",
        title=row.title,
        winner_only=row.who == "winner",
        source=rules.source_of(name),
    )
