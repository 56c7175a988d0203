"""The pictures of what stands on what show the rooms and layers as they are, and can be read."""

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from scripts.imports_picture import pictures, python_graph, web_graph, web_layers
from scripts.layered import Graph, svg

#: Text that tells how many. It is as it was when the picture was drawn: with every import it would be another.
COUNT: Final = re.compile(r"""<text class="(?:count|more)"[^>]*>[^<]*</text>""")
RECTANGLE: Final = re.compile(r'<rect class="(?:box|under)" x="(-?\d+)" y="(\d+)" width="(\d+)" height="(\d+)"')


def without_counts(drawing: str) -> str:
    return re.sub(r'(<text class="name" x="-?\d+") y="\d+"', r"\1", COUNT.sub("", drawing))


def test_the_pictures_kept_are_what_the_command_draws() -> None:
    for path, drawing in pictures().items():
        kept = path.read_text(encoding="utf-8")
        assert without_counts(kept) == without_counts(drawing), f"{path.name} is out of date: make picture"


@pytest.mark.parametrize("read", [python_graph, web_graph], ids=["python", "web"])
def test_no_box_or_number_lies_on_another(read: Callable[[], Graph]) -> None:
    graph = read()
    found = [tuple(map(int, it)) for it in RECTANGLE.findall(svg(graph))]
    assert len(found) == len(graph.stands_on) + sum(map(len, graph.stands_on.values()))
    for (x, y, width, height), (other_x, other_y, other_width, other_height) in combinations(found, 2):
        apart_across = x + width <= other_x or other_x + other_width <= x
        assert apart_across or y + height <= other_y or other_y + other_height <= y, (x, y, other_x, other_y)


def test_imports_are_counted_by_statement(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    for name, text in {
        "tiles/__init__.py": "",
        "tiles/kinds.py": "from eastwind.words import one, two\nfrom eastwind.tiles import masks\n",
        "words/__init__.py": "",
        "hands/__init__.py": "import eastwind.tiles\nimport eastwind.words\nfrom eastwind.words import (\n    one,\n)\n",
    }.items():
        (sources / "eastwind" / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / "eastwind" / name).write_text(text, encoding="utf-8")
    graph = python_graph(sources)
    assert graph.counts == {("tiles", "words"): 1, ("hands", "tiles"): 1, ("hands", "words"): 2}
    drawing = svg(graph)
    assert drawing == svg(graph)
    assert ">+ 2 deeper<" in drawing


def test_the_layers_of_the_page_are_read_out_of_their_table(tmp_path: Path) -> None:
    table = (
        'export const STANDS_ON: Readonly<Layers> = {\n  kit: [],\n  "kit/in": ["kit"],\n  "top.ts": ["kit/in"],\n};\n'
    )
    assert web_layers(table) == {"kit": [], "kit/in": ["kit"], "top.ts": ["kit/in"]}
    with pytest.raises(ValueError, match="no table"):
        web_layers("")
    for name, text in {
        "tests/layers.ts": table,
        "src/kit/One.svelte": '<script>\n  import Two from "./Two.svelte";\n</script>\n{#await import("./in/three")}{/await}\n',
        "src/kit/in/three.ts": 'import {\n  one,\n} from "../one";\nexport { Two } from "../two";\nimport { x } from "svelte";\n',
        "src/kit/in/three.test.ts": 'import { top } from "../../top";\n',
        "src/top.ts": 'import "./kit/in/three";\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert web_graph(tmp_path).counts == {("kit", "kit/in"): 1, ("kit/in", "kit"): 2, ("top.ts", "kit/in"): 1}
