"""Starting file of a household: it extends a rule set and shows how to change a value."""

from eastwind.interchange.rules_file import toml_value
from eastwind.rules import RuleSet
from eastwind.rules.schema import HOUSE


def household_text(parent: RuleSet, own_id: str, title: str) -> str:
    """Return the file in TOML: the chosen ones of the parent's options are in force, everything else is a comment to take in.

    Each comment is a line by itself, below a heading that is in force: take in one, or all, and the file can be read.
    """
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
    sections = _values(parent, chosen)
    sections.setdefault("patterns", []).extend(_examples(parent, sections.get("patterns", [])))
    for section, rows in sections.items():
        if rows:
            lines += ["", f"[{section}]", *rows]
    return "\n".join(lines) + "\n"


def _values(parent: RuleSet, chosen: set[str]) -> dict[str, list[str]]:
    """Return the keys that the parent's options set, by sections; those that were chosen are in force."""
    sections: dict[str, list[str]] = {}
    for key in dict.fromkeys(key for option in parent.options for key in option.keys):
        section, _, name = key.partition(".")
        cited = {"value": parent.cited(key).value, "source": HOUSE}
        sections.setdefault(section, []).append(f"{'' if key in chosen else '# '}{name} = {toml_value(cited)}")
    return sections


def _examples(parent: RuleSet, taken: list[str]) -> list[str]:
    """Return examples of a changed worth and of a pattern left out, by patterns that no line in `taken` is about."""
    about = {line.removeprefix("# ").partition(".")[0] for line in taken}
    played = {name: row for name, row in parent.file.patterns.items() if parent.pattern(name) and name not in about}
    doubled = next((name for name, row in played.items() if row.doubles), None)
    limit = next((name for name, row in reversed(played.items()) if row.limit), None)
    lines = []
    if doubled:
        lines.append(f"# {doubled} = {toml_value({'points': {'value': 10, 'source': HOUSE}})}")
    if limit:
        lines.append(f"# {limit} = {toml_value({'in_force': {'value': False, 'source': HOUSE}})}")
    return lines
