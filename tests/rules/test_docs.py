"""The pages about rule sets say what the files and the loader say."""

import re
from pathlib import Path

import pytest

from eastwind.rules import RuleFaults, available, compile_rules, load_file, load_preset
from eastwind.rules.options import OPTION_NAMES
from eastwind.traditions.classical.patterns import NAMES, Pattern

DOCS = Path(__file__).parents[2] / "docs"
FORMAT = (DOCS / "rules.md").read_text(encoding="utf-8")


def test_the_example_loads() -> None:
    example = FORMAT.split("```toml\n")[1].split("```")[0]
    rules = load_file(example, "sundays.toml")
    assert rules.id == "sundays"
    record = compile_rules(rules)
    assert int(record["limit"]) == 300
    assert int(record["flowers"]) == 1
    assert int(record["doubles"][Pattern.NOTHING_DRAWN]) == 3
    assert int(record["points"][Pattern.NO_CHOW]) == 10
    assert "penalty" not in [option.name for option in rules.options]
    assert rules.source_of("no_chow") == "NOTEBOOK p. 3"


def test_the_faults_shown_are_those_told() -> None:
    shown = FORMAT.split("```text\n")[1].split("```")[0].splitlines()
    head = 'id = "sundays"\nversion = 1\ntitle = "Sundays"\nextends = "ru-classic"\n'
    text = '[limit]\ncap = { value = -3, source = "house" }\n[patterns]\n'
    text += 'no_chows = { doubles = { value = 1, source = "house" }, who = "winner" }\n'
    with pytest.raises(RuleFaults) as raised:
        load_file(head + text, "sundays.toml", {"ready_hand": "none"})
    assert [str(fault) for fault in raised.value.faults] == shown


def test_every_key_pattern_and_option_is_described() -> None:
    words = set(re.findall(r"[a-z_0-9]+", FORMAT))
    tree = load_preset("ru-classic").to_json()["rules"]
    for section, part in tree.items():
        if isinstance(part, dict) and section not in ("documents", "patterns", "options"):
            assert section in words
            assert set(part) <= words
    spelled_out = {name for name in NAMES if not name.startswith(("pung_", "kong_"))}
    assert spelled_out <= words
    assert set(OPTION_NAMES) <= words


@pytest.mark.parametrize("name", available())
def test_every_preset_has_its_page(name: str) -> None:
    page = (DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert headings == [
        "The game in short",
        "What is special",
        "Figures",
        "Where the source is unclear and what was decided",
    ]
    assert re.findall(r"^\| ([a-z]+-[a-z-]+) \|", page, re.MULTILINE) == [
        note.id for note in load_preset(name).file.notes
    ]
