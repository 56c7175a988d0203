"""Check the wording of docstrings, error texts and log lines of the package, and of the English texts that people see.

    python -m scripts.wording

Docstrings begin with a noun or an imperative verb. They, the texts of errors, the lines of the log and the English texts use none
of `WORDS`. Prints what does not hold, with its place; fails if there is anything. Text in backticks and examples are left out.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

_PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "eastwind"
_ENGLISH: Final = _PACKAGE / "words" / "en"
OPENINGS: Final = frozenset({"What", "Whether", "How", "Who", "Whoever", "When", "Somebody", "Nobody"})
WORDS: Final = re.compile(
    r"\b(whoever|somebody|nobody|anew|likewise|of which|beside|comes to|is told)\b", re.IGNORECASE
)
_CODE: Final = re.compile(r"``?[^`]*``?")
_EXAMPLE: Final = re.compile(r"^\s*(>>>|\.\.\. ).*(\n(?!\s*$).*)*", re.MULTILINE)
_DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
#: Calls that take the text of an error or a line of the log, and names that such a text is given first.
_CALLS: Final = re.compile(r"(Error|Refusal|Fault|Warning|^error|^refusal)$")
_LOGS: Final = frozenset({"_log", "log", "logger"})
_VARIABLES: Final = frozenset({"expected", "message", "reason", "why"})


def main() -> int:
    """Print all findings; return 1 if there are any."""
    found = [finding for file in sorted(_PACKAGE.rglob("*.py")) for finding in findings(file)]
    found += [finding for file in sorted(_ENGLISH.glob("*.ftl")) for finding in findings_in_texts(file)]
    print("\n".join(found) or "wording is in order")
    return 1 if found else 0


def findings(file: Path) -> Iterator[str]:
    """Yield `path:line: finding` for each docstring and message of a file that is not in order."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, _DOCUMENTED) and (docstring := ast.get_docstring(node)):
            yield from (f"{file}:{node.body[0].lineno}: docstring {fault}" for fault in faults(docstring))
        for line, message in _messages(node):
            yield from (
                f"{file}:{line}: message says {word!r}: expected plain words" for word in WORDS.findall(message)
            )


def findings_in_texts(file: Path) -> Iterator[str]:
    """Yield `path: message: finding` for each English text of a Fluent file that is not in order."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, (syntax.Message, syntax.Term)):
            words = _WordsOfTexts()
            words.visit(entry)
            yield from (f"{file}: {entry.id.name} says {word!r}: expected plain words" for word in words.found)


class _WordsOfTexts(Visitor):
    """Words of a message's texts that are to be avoided; names of messages and arguments are no texts."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802 — named by the library
        self.found.extend(WORDS.findall(node.value))


def faults(docstring: str) -> Iterator[str]:
    """Yield what is wrong with a docstring."""
    opening = docstring.split(maxsplit=1)[0].strip(".,:;")
    if opening in OPENINGS:
        yield f"begins with {opening!r}: expected a noun or an imperative verb"
    for word in WORDS.findall(_CODE.sub("", _EXAMPLE.sub("", docstring))):
        yield f"says {word!r}: expected plain words"


def _messages(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the texts that a node gives an error or the log, with their lines."""
    texts: list[ast.expr] = []
    if isinstance(node, ast.Call) and _takes_message(node.func):
        texts = [*node.args, *(keyword.value for keyword in node.keywords)]
    elif isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id in _VARIABLES for target in node.targets
    ):
        texts = [node.value]
    for text in texts:
        for part in ast.walk(text):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.lineno, part.value


def _takes_message(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        logs = isinstance(function.value, ast.Name) and function.value.id in _LOGS
        return logs or bool(_CALLS.search(function.attr))
    return isinstance(function, ast.Name) and bool(_CALLS.search(function.id))


if __name__ == "__main__":
    sys.exit(main())
