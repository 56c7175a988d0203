"""Draws which rooms of Python and which layers of the page stand on which, and how often they import one another.

    .venv/bin/python -m scripts.imports_picture

The order is that of the tables which the tests hold (`STANDS_ON` in tests/test_imports.py and web/tests/layers.ts); the numbers
are read from the sources. Writes docs/imports-python.svg and docs/imports-web.svg.
"""

import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from scripts.layered import Arrow, Graph, svg
from tests.test_imports import PACKAGE, SOURCES, STANDS_ON, read_uses

_PROJECT: Final = Path(__file__).resolve().parent.parent
_DOCS: Final = _PROJECT / "docs"
_WEB: Final = _PROJECT / "web"

_NOTE: Final = (
    "An arrow says what a box stands on, and how often it imports it; deeper: imports of what lies below that."
)
#: The table of the page's layers, and its rows.
_TABLE: Final = re.compile(r"export const STANDS_ON\b[^=]*= \{\n(.*?)\n\};", re.DOTALL)
_ROW: Final = re.compile(r'^\s*"?([\w./-]+)"?: (\[[^\]]*\]),', re.MULTILINE)
#: What stands in a row of several lines before its end, and not in JSON.
_LAST_COMMA: Final = re.compile(r",\s*\]")
#: An import of a file near by, in TypeScript, in a component's markup or in a style sheet.
_IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\.[^"'?]*)""")


def python_graph(sources: Path = SOURCES) -> Graph:
    """The rooms of Python. One statement that takes three names out of a room is one import."""
    statements = set()
    for use in read_uses(sources):
        steps = use.name.split(".")
        if steps[0] == PACKAGE and len(steps) > 1 and steps[1] in STANDS_ON and steps[1] != use.room:
            statements.add((use.file, use.line, use.room, steps[1]))
    counts = Counter((one or PACKAGE, other) for _, _, one, other in statements)
    there = {room for room in STANDS_ON if not room or (sources / PACKAGE / room).exists() or _module(sources, room)}
    rooms = {room or PACKAGE: [it for it in below if it in there] for room, below in STANDS_ON.items() if room in there}
    return Graph("Eastwind: the rooms of Python", _NOTE, rooms, counts)


def _module(sources: Path, room: str) -> bool:
    return (sources / PACKAGE / f"{room}.py").exists()


def web_graph(web: Path = _WEB) -> Graph:
    """The layers of the page."""
    layers = web_layers((web / "tests" / "layers.ts").read_text(encoding="utf-8"))
    counts = Counter(_web_imports(web / "src", layers))
    return Graph("Eastwind: the layers of the page", _NOTE, layers, counts)


def web_layers(text: str) -> dict[str, list[str]]:
    """The table of the layers out of its TypeScript."""
    table = _TABLE.search(text)
    if table is None:
        raise ValueError("web/tests/layers.ts: no table STANDS_ON was found")
    return {name: json.loads(_LAST_COMMA.sub("]", below)) for name, below in _ROW.findall(table[1])}


def _web_imports(src: Path, layers: Mapping[str, Sequence[str]]) -> Iterator[Arrow]:
    for path in sorted(src.rglob("*")):
        if path.suffix not in {".ts", ".svelte", ".css"} or path.name.endswith((".test.ts", ".d.ts")):
            continue
        inside = path.relative_to(src).as_posix()
        one = _layer_of(inside, layers)
        for target in _IMPORT.findall(path.read_text(encoding="utf-8")):
            other = _layer_of(posixpath.normpath(posixpath.join(posixpath.dirname(inside), target)), layers)
            if one and other and one != other:
                yield one, other


def _layer_of(path: str, layers: Mapping[str, Sequence[str]]) -> str | None:
    """The layer of a file, which an import may name without its ending."""
    parts = path.split("/")
    folders = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((it for folder in folders for it in (folder, f"{folder}.ts") if it in layers), None)


def pictures() -> dict[Path, str]:
    """What is drawn, by the file that holds it."""
    return {_DOCS / "imports-python.svg": svg(python_graph()), _DOCS / "imports-web.svg": svg(web_graph())}


def main() -> None:
    for path, drawing in pictures().items():
        path.write_text(drawing, encoding="utf-8")
        print(f"drew {path.relative_to(_PROJECT)}")


if __name__ == "__main__":
    main()
