"""Docstrings that begin with a question word, or use words that nobody would say, are named with their place."""

from pathlib import Path

import pytest

from scripts import docstrings


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("Return whether a seat may claim.", 0),
        ("Number of tiles left to draw.", 0),
        ("Whether a seat may claim.", 1),
        ("What: it is.", 1),
        ("Tile of whoever has drawn it, written anew.", 2),
        ("Class `NobodyWon` and ``nobody``.", 0),
        ("Read a hand.\n\n>>> read('nobody')\n'somebody'\n\nNobody else.", 1),
    ],
)
def test_a_docstring_is_judged_by_its_first_word_and_by_its_wording(docstring: str, found: int) -> None:
    assert len(list(docstrings.faults(docstring))) == found


def test_every_finding_names_its_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""Module."""\n\n\ndef play() -> None:\n    """How it is played."""\n')
    (finding,) = docstrings.findings(file)
    assert finding.startswith(f"{file}:5: docstring begins with 'How'")
