"""Check that docstrings of the package begin with a noun or an imperative verb, and are worded plainly.

    python -m scripts.docstrings

Prints every docstring that begins with one of `OPENINGS` or uses one of `WORDS`, with its place; fails if there are any. Text in
backticks and examples are left out.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "eastwind"
OPENINGS: Final = frozenset({"What", "Whether", "How", "Who", "Whoever", "When", "Somebody", "Nobody"})
WORDS: Final = re.compile(
    r"\b(whoever|somebody|nobody|anew|likewise|of which|beside|comes to|is told)\b", re.IGNORECASE
)
_CODE: Final = re.compile(r"``?[^`]*``?")
_EXAMPLE: Final = re.compile(r"^\s*(>>>|\.\.\. ).*(\n(?!\s*$).*)*", re.MULTILINE)


def main() -> int:
    """Print all findings; return 1 if there are any."""
    found = [finding for file in sorted(_PACKAGE.rglob("*.py")) for finding in findings(file)]
    print("\n".join(found) or "docstrings are in order")
    return 1 if found else 0


def findings(file: Path) -> Iterator[str]:
    """Yield `path:line: finding` for each docstring of a file that is not in order."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        docstring = ast.get_docstring(node)
        if docstring:
            line = node.body[0].lineno
            yield from (f"{file}:{line}: docstring {fault}" for fault in faults(docstring))


def faults(docstring: str) -> Iterator[str]:
    """Yield what is wrong with a docstring."""
    opening = docstring.split(maxsplit=1)[0].strip(".,:;")
    if opening in OPENINGS:
        yield f"begins with {opening!r}: expected a noun or an imperative verb"
    for word in WORDS.findall(_CODE.sub("", _EXAMPLE.sub("", docstring))):
        yield f"says {word!r}: expected plain words"


if __name__ == "__main__":
    sys.exit(main())
