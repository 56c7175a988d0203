"""What the documents show in Python runs, and comes to what they say."""

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parent.parent
DOCUMENTS: Final = sorted([*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")])
#: Pages whose blocks are modules, not sessions: → the test that runs them.
OF_THEIR_OWN: Final = {"bots.md": "tests/bots/test_docs.py"}
#: A block of Python, and where it begins.
BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks_of(text: str) -> str:
    """The blocks of Python of a document, each on its own lines of it, with blank ones for the rest."""
    lines = [""] * (text.count("\n") + 1)
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        for number, line in enumerate(block[1].splitlines()):
            lines[first + number] = line
    return "\n".join(lines)


#: Those that show a session at a prompt; the pages that bring whole modules have tests of their own.
SHOWING: Final = [
    document
    for document in DOCUMENTS
    if BLOCK.search(document.read_text(encoding="utf-8")) and document.name not in OF_THEIR_OWN
]


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(
            path,
            id=str(path.relative_to(PROJECT)),
            # it shows whole simulations
            marks=pytest.mark.sweep if path.name == "python.md" else (),
        )
        for path in SHOWING
    ],
)
def test_what_a_document_shows_in_python_runs(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = blocks_of(document.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(shown, {"__name__": "__main__"}, document.name, str(document), 0)
    assert test.examples, "a block of Python without a prompt is not run: write >>> before each statement"
    assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0, capsys.readouterr().out


def test_the_library_has_its_page() -> None:
    assert PROJECT / "docs" / "python.md" in SHOWING


def test_every_other_page_is_run_by_its_own_test() -> None:
    for page, test in OF_THEIR_OWN.items():
        assert f'"{page}"' in (PROJECT / test).read_text(encoding="utf-8")


def test_a_block_keeps_its_lines() -> None:
    assert blocks_of("a\n```python\n>>> 1\n1\n```\nb\n") == "\n\n>>> 1\n1\n\n\n"
