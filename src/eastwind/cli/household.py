"""A household's file to begin with: it extends a rule set and shows how a value is changed."""

from eastwind.keeper.rules_file import toml_value
from eastwind.rules import RuleSet
from eastwind.rules.schema import HOUSE


def household_text(parent: RuleSet, own_id: str, title: str) -> str:
    """The file in TOML: what was chosen among the parent's options stands in it, everything else as a comment to take in."""
    chosen = {key for option in parent.options if option.value != option.default for key in option.keys}
    lines = [
        f"# {title}: rules of a household. They begin as those of {parent.id}; what is said here replaces its values.",
        f"# All keys and what they can be: eastwind rules show {parent.id}, and docs/rules.md.",
        f"# All faults at once: eastwind rules check {own_id}.toml",
        "",
        f"id = {toml_value(own_id)}",
        "version = 1",
        f"title = {toml_value(title)}",
        f"extends = {toml_value(parent.id)}",
    ]
    lines += _values(parent, chosen)
    return "\n".join([*lines, *_examples(parent)]) + "\n"


def _values(parent: RuleSet, chosen: set[str]) -> list[str]:
    """The parent's options, those that were chosen in force; sections as they stand in the file."""
    sections: dict[str, list[str]] = {}
    for key in dict.fromkeys(key for option in parent.options for key in option.keys):
        section, _, name = key.partition(".")
        cited = {"value": parent.cited(key).value, "source": HOUSE}
        sections.setdefault(section, []).append(f"{'' if key in chosen else '# '}{name} = {toml_value(cited)}")
    lines = []
    for section, rows in sections.items():
        in_force = any(not row.startswith("#") for row in rows)
        lines += ["", f"{'' if in_force else '# '}[{section}]", *rows]
    return lines


def _examples(parent: RuleSet) -> list[str]:
    """How a pattern's worth is changed, and how one is no longer played, by patterns that the parent has."""
    doubled = next((name for name, row in parent.file.patterns.items() if row.doubles and parent.pattern(name)), None)
    limit = next(
        (name for name, row in reversed(list(parent.file.patterns.items())) if row.limit and parent.pattern(name)), None
    )
    lines = ["", "# [patterns]"] if doubled or limit else []
    if doubled:
        lines.append(f"# {doubled} = {toml_value({'points': {'value': 10, 'source': HOUSE}})}")
    if limit:
        lines.append(f"# {limit} = {toml_value({'in_force': {'value': False, 'source': HOUSE}})}")
    return lines
