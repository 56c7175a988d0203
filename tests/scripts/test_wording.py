"""Docstrings that begin with a question word, and wording that no engineer would use, are named with their place."""

from pathlib import Path

import pytest

from scripts import wording


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
    assert len(list(wording.faults(docstring))) == found


def test_every_finding_names_its_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""Module."""\n\n\ndef play() -> None:\n    """How it is played."""\n')
    (finding,) = wording.findings(file)
    assert finding.startswith(f"{file}:5: docstring begins with 'How'")


@pytest.mark.parametrize(
    "line",
    [
        'raise ValueError("nobody sits there")',
        'raise ValueError(f"{1}: nobody sits there")',
        'Refusal(1, "an answer", "a message from somebody")',
        '_log.warning("worker %s is begun anew", 1)',
        'expected = "whoever is asked"',
    ],
)
def test_the_texts_of_errors_and_the_lines_of_the_log_are_read_too(line: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(f'"""Module."""\n\n{line}\n')
    (finding,) = wording.findings(file)
    assert finding.startswith(f"{file}:3: message says")
    file.write_text('"""Module."""\n\nname = "anew"\nprint("likewise")\n')
    assert list(wording.findings(file)) == []


def test_the_english_texts_are_read_too_and_their_names_are_not(tmp_path: Path) -> None:
    file = tmp_path / "table.ftl"
    file.write_text(
        "# nobody\n"
        "table-nobody = Nobody has { $nobody ->\n    [one] won\n   *[other] won anew\n}\n"
        "    .anew = Whoever wins\n"
        "table-plain = { table-nobody } won\n"
    )
    assert [finding.removeprefix(f"{file}: ").split(":")[0] for finding in wording.findings_in_texts(file)] == [
        f"table-nobody says {word!r}" for word in ("Nobody", "anew", "Whoever")
    ]
