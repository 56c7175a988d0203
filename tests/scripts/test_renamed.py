"""A small tree is renamed by small tables: files, imports, names, strings, documents. A second run changes nothing."""

import ast
import subprocess
from pathlib import Path

import pytest

from scripts.renamed import TABLES, Tree, tables_from

PROJECT = Path(__file__).parent.parent.parent
SMALL = tables_from(
    """
    [moves]
    "eastwind.old" = "eastwind.new"
    "eastwind.old.kept" = "eastwind.fresh.state"
    "tests.old" = "tests.new"

    [rooms]
    "eastwind.fresh" = "A new room."

    [values]
    "eastwind.new.other:LIMIT" = "eastwind.fresh.limits"

    [names."eastwind.fresh.state"]
    Kept = "State"
    kept_of = "state_of"

    [words."src/eastwind/"]
    bury = "remove"
    "beat()" = "report"
    "^moment" = "context"
    "_table.moment" = "turn"
    "$terms" = "settings"

    [strings."tests/names.py"]
    old = "new"
    """
)


def renamed(root: Path, files: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """The files of a tree after a run, by path, and the notes of the run; a second run leaves them as they are."""
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet", "."], cwd=root, check=True)
    subprocess.run(["git", "add", "--all"], cwd=root, check=True)
    tree = Tree(root, SMALL)
    tree.rename()
    subprocess.run(["git", "add", "--all"], cwd=root, check=True)
    assert Tree(root, SMALL).rename() == []
    found = {
        str(path.relative_to(root)): path for path in root.rglob("*") if path.is_file() and ".git" not in path.parts
    }
    return {path: file.read_text(encoding="utf-8") for path, file in found.items()}, tree.left


KEPT = '''"""Kept."""

class Kept:
    def copy(self) -> "Kept":
        """A `Kept` again."""
        return Kept()

def kept_of(Kept: int) -> int:
    return Kept
'''
HERE = {
    "src/eastwind/old/__init__.py": '"""Old."""\n',
    "src/eastwind/old/kept.py": KEPT,
    "src/eastwind/old/other.py": "LIMIT = 1\n",
}


def test_files_move_with_their_packages_and_new_rooms_are_made(tmp_path: Path) -> None:
    found, _ = renamed(tmp_path, {**HERE, "tests/old/test_kept.py": "", "tests/old/sent.json": "{}"})
    assert found.keys() == {
        "src/eastwind/fresh/__init__.py",
        "src/eastwind/fresh/state.py",
        "src/eastwind/new/__init__.py",
        "src/eastwind/new/other.py",
        "tests/new/sent.json",
        "tests/new/test_kept.py",
    }
    assert found["src/eastwind/fresh/__init__.py"] == '"""A new room."""\n'


def test_a_definition_is_renamed_where_it_is_meant(tmp_path: Path) -> None:
    found, _ = renamed(tmp_path, HERE)
    assert found["src/eastwind/fresh/state.py"] == (
        KEPT.replace("class Kept", "class State")
        .replace('"Kept"', '"State"')
        .replace("`Kept`", "`State`")
        .replace("return Kept()", "return State()")
        .replace("def kept_of", "def state_of")
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            "from eastwind.old.kept import Kept\nKept()\n",
            "from eastwind.fresh.state import State\nState()\n",
            id="name",
        ),
        pytest.param(
            "from eastwind.old.kept import Kept as K\nK()\n",
            "from eastwind.fresh.state import State as K\nK()\n",
            id="as",
        ),
        pytest.param(
            "from eastwind.old import kept, other\nkept.Kept, other.x\n",
            "from eastwind.fresh import state\nfrom eastwind.new import other\nstate.State, other.x\n",
            id="modules that part",
        ),
        pytest.param(
            "from eastwind.old import kept\ndef f(kept): return kept.Kept\nkept.Kept\n",
            "from eastwind.fresh import state\ndef f(kept): return kept.Kept\nstate.State\n",
            id="argument of the same name",
        ),
        pytest.param(
            "def f():\n    from eastwind.old.kept import Kept\n    return Kept\nKept = 1\n",
            "def f():\n    from eastwind.fresh.state import State\n    return State\nKept = 1\n",
            id="within a function",
        ),
        pytest.param(
            "from eastwind.old import kept\nstate = kept.Kept\n",
            "from eastwind.fresh import state as fresh_state\nstate = fresh_state.State\n",
            id="name that is taken",
        ),
        pytest.param(
            "import eastwind.old.kept as k\nk.kept_of\n",
            "import eastwind.fresh.state as k\nk.state_of\n",
            id="import as",
        ),
        pytest.param(
            "from eastwind.old.other import LIMIT, x\n",
            "from eastwind.fresh.limits import LIMIT\nfrom eastwind.new.other import x\n",
            id="value",
        ),
        pytest.param(
            'from eastwind.old.kept import Kept\nf"{Kept} Kept {x.Kept}"\n',
            'from eastwind.fresh.state import State\nf"{State} Kept {x.Kept}"\n',
            id="formatted string",
        ),
        pytest.param(
            'patch("eastwind.old.kept.Kept.copy")\n"src/eastwind/old/kept.py"\n# old/kept.py\n',
            'patch("eastwind.fresh.state.State.copy")\n"src/eastwind/fresh/state.py"\n# fresh/state.py\n',
            id="strings and comments",
        ),
        pytest.param(
            'P = """\nfrom eastwind.old import kept, other\nkept.Kept\n"""\n',
            'P = """\nfrom eastwind.fresh import state\nfrom eastwind.new import other\nstate.State\n"""\n',
            id="program in a string",
        ),
        pytest.param('patch.setattr(a, "kept_of", 1)\n', 'patch.setattr(a, "state_of", 1)\n', id="replaced in a test"),
    ],
)
def test_a_source_follows(tmp_path: Path, before: str, after: str) -> None:
    found, _ = renamed(tmp_path, {**HERE, "scripts/a.py": before})
    assert found["scripts/a.py"] == after
    ast.parse(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("a.bury(bury)\n", "a.remove(remove)\n", id="anywhere"),
        pytest.param("a.beat, a.beat()\n", "a.beat, a.report()\n", id="call"),
        pytest.param("moment, b.moment\n", "context, b.moment\n", id="no attribute"),
        pytest.param("a._table.moment, b.moment\n", "a._table.turn, b.moment\n", id="attribute of one"),
        pytest.param("terms = f(terms=terms)\n", "settings = f(terms=settings)\n", id="no argument's name"),
        pytest.param('"""`bury`; :param bury: bury"""\n', '"""`remove`; :param remove: bury"""\n', id="docstring"),
    ],
)
def test_an_identifier_is_renamed_in_its_folder(tmp_path: Path, before: str, after: str) -> None:
    found, _ = renamed(tmp_path, {"src/eastwind/a.py": before, "tests/a.py": before})
    assert (found["src/eastwind/a.py"], found["tests/a.py"]) == (after, before)


def test_documents_and_whole_strings_follow(tmp_path: Path) -> None:
    files = {
        "docs/a.md": "`server/old/kept.py`, `old/kept.py`, `eastwind.old.kept.Kept`, old/kept, older/kept.py\n",
        "web/src/a.ts": 'import "./old/kept"; // see src/eastwind/old/kept.py\n',
        "tests/names.py": '{"old": ("old.kept", "x")}\n',
    }
    found, _ = renamed(tmp_path, {**HERE, **files})
    assert found["docs/a.md"] == (
        "`server/old/kept.py`, `fresh/state.py`, `eastwind.fresh.state.State`, fresh/state, older/kept.py\n"
    )
    assert found["web/src/a.ts"] == 'import "./old/kept"; // see src/eastwind/fresh/state.py\n'
    assert found["tests/names.py"] == '{"new": ("fresh.state", "x")}\n'


def test_what_a_person_should_look_at_is_noted(tmp_path: Path) -> None:
    text = "from eastwind.old import other\nother.LIMIT\n"
    _, notes = renamed(tmp_path, {**HERE, "scripts/a.py": text})
    assert notes == ["scripts/a.py: line 2: other.LIMIT lies in eastwind.fresh.limits now"]


def test_the_tables_of_the_repository_agree_with_themselves() -> None:
    tables = tables_from((PROJECT / TABLES).read_text(encoding="utf-8"))
    assert not tables.moves.keys() & set(tables.moves.values()), "a second run would move on"
    assert all(tables.moved(new) == new for new in tables.moves.values())
    for module, names in tables.names.items():
        assert tables.moved(module) == module, "names stand under the new place"
        assert not names.keys() & set(names.values()), "a second run would rename on"
