"""`docs/record.md` says what records hold: every kind of line with every field, and examples that were really written."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

from eastwind.record.lines import FORMAT, Line
from eastwind.scoring.layout import Source
from eastwind.table import Penalty, Ready
from eastwind.table.actions import WORDS, parse_action
from tests.support.corpus import beside_bots, corpus, failed_throws

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
GOLDEN: Final = Path(__file__).parents[1] / "golden" / "record" / "one_hand.jsonl"
#: Fields whose inside is described elsewhere.
CLOSED: Final = {"rules"}


def documented() -> dict[str, set[str]]:
    """Kind of line → its fields, from the headings and tables of the document."""
    found: dict[str, set[str]] = {}
    for part in re.split(r"^##+ ", DOCUMENT, flags=re.M):
        heading = re.match(r"`(\w+)`\n", part)
        if heading:
            table = part.split("| field | meaning |", 1)[-1].split("\n\n")[0] if "| field |" in part else ""
            found[heading[1]] = set(re.findall(r"^\| `([\w.]+)` \|", table, re.M))
    return found


def fields(line: object, path: str = "") -> set[str]:
    """Paths of all fields in a line, without the places in lists."""
    if isinstance(line, list):
        return set().union(*(fields(item, path) for item in line))
    if not isinstance(line, dict):
        return set()
    found = set()
    for key, value in line.items():
        own = f"{path}{key}"
        found.add(own)
        if own not in CLOSED:
            found |= fields(value, f"{own}.")
    return found


def test_every_kind_of_line_and_every_field_is_described_and_no_other() -> None:
    written: defaultdict[str, set[str]] = defaultdict(set)
    for game in (*corpus(), failed_throws(), beside_bots()):
        for line in game.lines:
            written[line["type"]] |= fields(line) - {"type"}
    assert documented() == dict(written)


def test_the_document_is_about_this_format() -> None:
    assert f"This is format {FORMAT}." in DOCUMENT


def test_every_word_of_an_action_is_described() -> None:
    table = DOCUMENT[DOCUMENT.index("| words | meaning |") : DOCUMENT.index("## What came of it")]
    described = {parse_action(word) for word in re.findall(r"`([^`]+)`", table)}
    kinds = {re.sub(r" \w\w\b", " tile", WORDS[action]) for action in described}
    assert kinds == {re.sub(r" \w\w\b", " tile", word) for word in WORDS.values()}


def test_the_words_for_ready_hands_sources_and_penalties_are_complete() -> None:
    for names, row in (
        ({ready.name.lower() for ready in Ready} - {"no"}, r"\| `how` \| (.+) \|"),
        ({source.name.lower() for source in Source} - {"none"}, r"\| `by` \| (.+) \|"),
        ({penalty.name.lower() for penalty in Penalty} - {"none"}, r"\| `reason` \| (.+) \|"),
    ):
        said = re.search(row, DOCUMENT)
        assert said is not None
        assert set(re.findall(r"`(\w+)`", said[1])) == names


def test_the_examples_were_really_written_in_that_order() -> None:
    kept = GOLDEN.read_text(encoding="utf-8").split("\n")
    examples = re.findall(r"^```json\n(.+?)```", DOCUMENT, re.M | re.S)
    assert len(examples) >= 4
    for example in examples:
        rows = example.rstrip("\n").split("\n")
        at = kept.index(rows[0])
        assert kept[at : at + len(rows)] == rows
    first: Line = json.loads(kept[0])
    assert first["digest"] in DOCUMENT
