"""Imports run upward only, and nothing below `server` and `cli` does I/O, reads a clock or draws ambient randomness.

Read from the sources with `ast`, not by importing: an import inside a function or under `TYPE_CHECKING` counts like any other.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

from eastwind.code_digest import COMPILED_IN, ROOMS_BELOW, TRADITIONS

SOURCES: Final = Path(__file__).parent.parent / "src"
PACKAGE: Final = "eastwind"

#: Rooms that each room stands on directly; it may use those and all that they stand on. A part of a room that has a name here
#: is a room of its own. A new room gets its line here and in docs/architecture.md; a room of the server, in docs/server.md.
STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    # the package's own `__init__`, the face of the library
    "": ("library", "testing"),
    "lazy": (),
    "code_cache": (),
    "code_digest": (),
    "compiler": ("code_cache",),
    "jit": ("compiler", "code_cache", "code_digest"),
    "arrays": (),
    "records": ("arrays",),
    "errors": (),
    "texts": ("errors",),
    "extras": ("errors",),
    "cores": (),
    "words": ("lazy",),
    "tiles": ("words", "jit", "arrays", "records", "errors", "texts"),
    "hands": ("tiles",),
    "rules": ("hands", "traditions.names", "traditions.classical.patterns"),
    "scoring": ("rules",),
    "traditions.names": (),
    # a tradition lies on two floors: its table of patterns below the rule sets, the rest above the scoring
    "traditions.classical.patterns": ("errors",),
    "traditions.classical": ("scoring",),
    "traditions": ("traditions.classical",),
    "table": ("traditions",),
    "explain": ("table",),
    "record": ("explain",),
    "bots": ("table",),
    "study": ("bots", "record"),
    "coach": ("study",),
    "train": ("study",),
    "testing": ("study", "interchange"),
    "report": ("study", "interchange"),
    "solo": ("tiles",),
    "school": ("solo", "rules"),
    "worksheets": ("school", "report"),
    "match": ("bots", "record"),
    "interchange": ("record",),
    "book": ("interchange",),
    "sheet": ("interchange",),
    "trainers": ("interchange",),
    "lessons": ("interchange", "match"),
    "family": ("match",),
    "server": ("cores", "report", "solo", "book", "sheet", "trainers", "lessons", "family", "worksheets", "coach"),
    "library": ("cores", "report", "extras", "match"),
    "bench": ("server", "extras"),
    "cli": ("bench", "library", "testing", "worksheets", "coach", "train"),
    "__main__": ("cli",),
}

#: The same one level down: the rooms and lone modules of the server.
STANDS_ON_IN_SERVER: Final[dict[str, tuple[str, ...]]] = {
    # its own `__init__`, which says what there is
    "": (),
    "counters": (),
    "proxies": (),
    "put_off": (),
    "gc_schedule": (),
    "settings": ("proxies",),
    "network": ("settings",),
    "wire": ("put_off",),
    "store": ("counters",),
    "limits": ("settings", "wire"),
    "jobs": ("wire",),
    "match": ("wire", "store"),
    "analysis": ("match", "jobs"),
    "cluster": ("match", "network"),
    "tables": ("analysis", "cluster", "limits"),
    "operations": ("tables",),
    "services": ("analysis",),
    "http": ("operations", "services"),
    "interim": ("http",),
    "app": ("http",),
    "starting": ("interim",),
    "serve": ("starting", "gc_schedule"),
}

#: The rooms at the top, which talk to the world, the library, which reads the files that it is given, the one that measures time,
#: and the one that starts threads.
WORLDLY: Final = frozenset({"server", "cli", "bench", "library", "cores", "__main__"})

#: Modules of the standard library and packages that do I/O, read a clock or draw randomness: only for the rooms at the top.
WORLDLY_MODULES: Final = frozenset(
    """
    asyncio concurrent ctypes datetime fcntl fileinput getpass glob http importlib io locale logging mmap
    multiprocessing os pathlib platform random resource secrets select selectors shelve shutil signal socket socketserver
    sqlite3 ssl subprocess sys tempfile threading time urllib uuid warnings webbrowser
    fastapi httpx numpy.random platformdirs pydantic_settings starlette uvicorn websockets
    """.split()
)
#: Parts of the above that are harmless: package data is read through them, and only it.
HARMLESS: Final = frozenset({"importlib.resources"})
#: Built-in functions that reach outside.
WORLDLY_CALLS: Final = frozenset({"__import__", "breakpoint", "input", "open", "print"})

#: What a module below may use all the same, and why. An exception that is no longer needed fails the test too.
EXCEPTIONS: Final[dict[tuple[str, str], str]] = {
    ("bots.nets", "io"): "a net is read from the bytes of its file, which lie in memory",
    ("code_cache", "logging"): "a program hears from its log that compiled code cannot be kept where it should be",
    ("code_cache", "os"): "the folder of compiled code may be named in the environment, and belongs to whoever runs it",
    ("code_cache", "pathlib"): "compiled code is kept in folders",
    ("code_cache", "platformdirs"): "compiled code is kept where the system keeps caches",
    ("code_cache", "tempfile"): "where nothing can be kept, compiled code lies among the temporary files",
    ("code_digest", "importlib"): "which version a package has is asked of whoever installed it",
    ("code_digest", "pathlib"): "what names the folder of compiled code is worked out from the sources",
    ("compiler", "pathlib"): "compiled code is kept under the place of its source in the package",
    ("compiler", "sys"): "compiled code is kept under the name of the kind of Python that it is for",
    ("extras", "importlib"): "whether a package is installed is asked of whoever imports packages",
    ("lazy", "importlib"): "a name that is asked for is imported then",
    ("lazy", "sys"): "a package that says what it has is changed where Python keeps it",
    (
        "jit",
        "ctypes",
    ): "what calls a function by its name can be compiled before that is there: something has to have an address",
    ("jit", "os"): "a linked function that is called before it is there ends the process",
    ("jit", "pathlib"): "a lock stands for a function that processes compile together",
    ("jit", "threading"): "run interpreted, a thread is in the engine or not, whatever others do",
}


@dataclass(frozen=True)
class Use:
    """One thing that a source file uses: where, and its full dotted name."""

    file: Path
    line: int
    module: str
    name: str

    @property
    def room(self) -> str:
        """The room of the file, '' for the package's own `__init__`."""
        return room_of(self.module)

    @property
    def room_in_server(self) -> str:
        """The room or lone module of the server, '' for its own `__init__`."""
        return self.module.removeprefix("server").removeprefix(".").split(".")[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def room_of(name: str) -> str:
    """The room with the longest name that a dotted name begins with; its first part where that is none."""
    parts = name.split(".")
    names = [".".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return next((room for room in names if room in STANDS_ON), parts[0])


def allowed_rooms(room: str, stands_on: Mapping[str, tuple[str, ...]] = STANDS_ON) -> frozenset[str]:
    """The room itself and everything below it."""
    allowed = {room}
    for below in stands_on[room]:
        allowed |= allowed_rooms(below, stands_on)
    return frozenset(allowed)


@cache  # reading the package takes seconds
def read_uses(sources: Path) -> tuple[Use, ...]:
    """Return every import below `sources`/eastwind, and every use of a name that reaches outside."""
    return tuple(_uses(sources))


def _uses(sources: Path) -> Iterator[Use]:
    root = sources / PACKAGE
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        is_package = parts[-1] == "__init__"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for name in _names_used(node, module, is_package):
                yield Use(path.relative_to(sources.parent), getattr(node, "lineno", 0), module, name)


def _names_used(node: ast.AST, module: str, is_package: bool) -> list[str]:
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom():
            base = _absolute(node, module, is_package)
            return [f"{base}.{alias.name}" for alias in node.names]
        case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
            return ["numpy.random"]
        case ast.Call(func=ast.Name(id=name)) if name in WORLDLY_CALLS:
            return [name]
    return []


def _absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    here = [PACKAGE, *filter(None, module.split("."))]
    up = node.level - is_package
    return ".".join([*here[: len(here) - up], *filter(None, [node.module])])


def upward_imports(sources: Path) -> list[str]:
    """One sentence for each import that does not run upward: the file, the line, what is imported and what may be."""
    faults = []
    for use in read_uses(sources):
        steps = use.name.split(".")
        if steps[0] != PACKAGE:
            continue
        target = room_of(".".join(steps[1:]))
        if target not in STANDS_ON:  # a name of the package itself, such as its version
            if (sources / PACKAGE / target).is_dir() and target:
                faults.append(f"{use}: the room {target!r} has no place in STANDS_ON yet")
            continue
        if use.room in STANDS_ON and target in (allowed := allowed_rooms(use.room)):
            continue
        below = ", ".join(sorted(allowed)) if use.room in STANDS_ON else "nothing of the package"
        faults.append(f"{use}: {use.room or PACKAGE} imports {use.name}; it may use: {below}")
    return faults


def circle_of_modules(sources: Path) -> list[str]:
    """The modules of one circle of imports, in their order; empty where there is none.

    Imports within functions and for types count too: a reader has to go round with them all the same.
    """
    uses = read_uses(sources)
    modules = {use.module for use in uses}
    above: dict[str, set[str]] = {}
    for use in uses:
        if not use.name.startswith(f"{PACKAGE}."):
            continue
        name = use.name.removeprefix(f"{PACKAGE}.")
        target = name if name in modules else name.rpartition(".")[0]
        # the package itself only lists names, and loads none of them before it is asked for
        if target not in ("", use.module):
            above.setdefault(use.module, set()).add(target)
    try:
        TopologicalSorter(above).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def upward_imports_in_server(sources: Path) -> list[str]:
    """One sentence for each import between the rooms of the server that does not run upward."""
    faults = []
    for use in read_uses(sources):
        steps = use.name.split(".")
        if use.room != "server" or steps[:2] != [PACKAGE, "server"]:
            continue
        target, room = steps[2] if len(steps) > 2 else "", use.room_in_server
        for one in (room, target):
            if one not in STANDS_ON_IN_SERVER:
                faults.append(f"{use}: {one!r} of the server has no place in STANDS_ON_IN_SERVER yet")
                break
        else:
            if target not in (allowed := allowed_rooms(room, STANDS_ON_IN_SERVER)):
                faults.append(f"{use}: server.{room} imports {use.name}; it may use: {', '.join(sorted(allowed))}")
    return faults


def worldly_uses(sources: Path) -> list[tuple[Use, str]]:
    """What the rooms below `server` and `cli` use of the world outside, with the entry of the lists above that it meets."""
    found = []
    for use in read_uses(sources):
        if use.room in WORLDLY:
            continue
        steps = use.name.split(".")
        prefixes = [".".join(steps[: count + 1]) for count in range(len(steps))]
        if HARMLESS.intersection(prefixes):
            continue
        met = next((prefix for prefix in prefixes if prefix in WORLDLY_MODULES | WORLDLY_CALLS), None)
        if met is not None:
            found.append((use, met))
    return found


def test_imports_run_upward_only() -> None:
    faults = upward_imports(SOURCES)
    assert not faults, "\n" + "\n".join(faults)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle_of_modules(SOURCES) == []


@pytest.mark.parametrize("closed", [True, False])
def test_a_circle_is_found(tmp_path: Path, *, closed: bool) -> None:
    folder = tmp_path / "src" / PACKAGE / "server" / "tables"
    folder.mkdir(parents=True)
    (folder / "one.py").write_text("from eastwind.server.tables import two\n")
    (folder / "two.py").write_text("def play():\n    from eastwind.server.tables.three import deal\n")
    last = "if TYPE_CHECKING:\n    from eastwind.server.tables.one import Table\n" if closed else ""
    (folder / "three.py").write_text(last)
    found = {"server.tables.one", "server.tables.two", "server.tables.three"} if closed else set()
    assert set(circle_of_modules(tmp_path / "src")) == found


def test_imports_within_the_server_run_upward_only() -> None:
    faults = upward_imports_in_server(SOURCES)
    assert not faults, "\n" + "\n".join(faults)


def test_every_room_of_the_server_has_its_place_in_the_order() -> None:
    server = SOURCES / PACKAGE / "server"
    there = {path.name for path in server.iterdir() if (path / "__init__.py").exists()}
    there |= {path.stem for path in server.glob("*.py") if path.stem != "__init__"}
    assert there == STANDS_ON_IN_SERVER.keys() - {""}


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {path.name for path in (SOURCES / PACKAGE).iterdir() if (path / "__init__.py").exists()}
    assert rooms <= STANDS_ON.keys()


def test_compiled_code_is_kept_under_all_that_it_can_come_from() -> None:
    compiling = {use.room for use in read_uses(SOURCES) if use.name.startswith("eastwind.jit.")} - {"cli", "server"}
    assert {room.replace(".", "/") for room in compiling} == ROOMS_BELOW.keys()
    for room, below in ROOMS_BELOW.items():
        allowed = {one.replace(".", "/") for one in allowed_rooms(room.replace("/", "."))}
        # those of the traditions are called by name
        assert set(below) == allowed & {*ROOMS_BELOW, "rules"} - {room, *TRADITIONS}


def test_compiled_code_takes_from_the_rules_only_what_its_cache_is_named_after() -> None:
    uses = read_uses(SOURCES)
    compiling = {use.module for use in uses if use.name.startswith("eastwind.jit.")}
    below, modules = ("eastwind.rules.", "eastwind.traditions.classical.patterns."), {use.module for use in uses}
    names = {
        use.name.removeprefix("eastwind.") for use in uses if use.module in compiling and use.name.startswith(below)
    }
    taken = {(name if name in modules else name.rpartition(".")[0]).replace(".", "/") for name in names}
    assert taken == set(COMPILED_IN["rules"])


def test_compiled_code_takes_from_the_traditions_only_what_its_cache_is_named_after() -> None:
    """All else is called by name. What a module that is taken in takes in itself counts as well; the port links what it calls."""
    uses = read_uses(SOURCES)
    compiling = {use.module for use in uses if use.name.startswith("eastwind.jit.")}
    above = {use for use in uses if use.module in compiling and use.module.split(".")[0] in ("table", "bots", "study")}
    taken: set[str] = set()
    left = {_module_of_traditions(use.name, compiling) for use in above} - {""}
    while left:
        module = left.pop()
        taken.add(module)
        if module != "traditions.port":
            left |= {_module_of_traditions(use.name, compiling) for use in uses if use.module == module} - taken - {""}
    assert {module.replace(".", "/") for module in taken} == set(COMPILED_IN["traditions"])


def _module_of_traditions(name: str, compiling: set[str]) -> str:
    """Return the compiling module of the traditions that a name comes from, '' for another one."""
    module = name.removeprefix("eastwind.").rpartition(".")[0]
    return module if module.startswith("traditions.") and module in compiling else ""


def test_of_the_port_only_functions_that_are_called_by_name_are_taken() -> None:
    port = ast.parse((SOURCES / PACKAGE / "traditions" / "port.py").read_text(encoding="utf-8"))
    linked = {
        f"eastwind.traditions.port.{node.name}"
        for node in port.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "linked" for mark in node.decorator_list)
    }
    uses = read_uses(SOURCES)
    compiling = {use.module for use in uses if use.name.startswith("eastwind.jit.")}
    taken = {
        use.name
        for use in uses
        if use.module in compiling and use.room != "traditions" and use.name.startswith("eastwind.traditions.port.")
    }
    assert taken <= linked
    assert taken


def test_nothing_below_server_and_cli_touches_the_world() -> None:
    faults = [
        f"{use}: {use.room} uses {use.name}; I/O, clocks and randomness belong to server and cli"
        for use, met in worldly_uses(SOURCES)
        if (use.module, met) not in EXCEPTIONS
    ]
    assert not faults, "\n" + "\n".join(faults)


def test_every_exception_is_still_needed() -> None:
    needed = {(use.module, met) for use, met in worldly_uses(SOURCES)}
    assert EXCEPTIONS.keys() <= needed


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        pytest.param("tiles/wall.py", "import eastwind.table", "tiles imports eastwind.table;", id="plain"),
        pytest.param("hands/a.py", "from eastwind.rules import x", "hands imports eastwind.rules.x;", id="from"),
        pytest.param("hands/a.py", "from eastwind import rules", "hands imports eastwind.rules;", id="from package"),
        pytest.param("hands/b/c.py", "from ...rules import x", "hands imports eastwind.rules.x;", id="relative"),
        pytest.param("hands/b/__init__.py", "from ...rules import x", "hands imports eastwind.rules.x;", id="in init"),
        pytest.param(
            "bots/a.py", "def f():\n  import eastwind.record.x", "bots imports eastwind.record.x;", id="nested"
        ),
        pytest.param("jit.py", "import eastwind.tiles", "jit imports eastwind.tiles;", id="lone module"),
        pytest.param("__init__.py", "import eastwind.server", "eastwind imports eastwind.server;", id="package"),
        pytest.param("server/a.py", "import eastwind.cli", "server imports eastwind.cli;", id="server and cli"),
    ],
)
def test_an_upward_import_is_found(tmp_path: Path, path: str, text: str, fault: str) -> None:
    _write(tmp_path / "src", path, text)
    faults = upward_imports(tmp_path / "src")
    assert len(faults) == 1
    assert faults[0].startswith(f"src/eastwind/{path}:{text.count(chr(10)) + 1}: {fault} it may use: ")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        pytest.param("table/a.py", "from eastwind.tiles.kinds import KINDS", id="below"),
        pytest.param("table/a.py", "from .b import x", id="same room"),
        pytest.param("table/a.py", "from eastwind import __version__", id="version"),
        pytest.param("cli/a.py", "import eastwind.server, eastwind.jit, eastwind.book", id="top"),
        pytest.param("study/a.py", "import eastwind.bots", id="study uses bots"),
    ],
)
def test_a_downward_import_passes(tmp_path: Path, path: str, text: str) -> None:
    _write(tmp_path / "src", path, text)
    assert upward_imports(tmp_path / "src") == []


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        pytest.param("match/a.py", "from eastwind.server.tables import b", "server.match imports", id="from package"),
        pytest.param("match/b/c.py", "import eastwind.server.http.d", "server.match imports", id="plain"),
        pytest.param("settings.py", "from eastwind.server.app import e", "server.settings imports", id="lone module"),
        pytest.param(
            "fresh/a.py", "from eastwind.server.wire import f", "'fresh' of the server has no place", id="new room"
        ),
    ],
)
def test_an_upward_import_within_the_server_is_found(tmp_path: Path, path: str, text: str, fault: str) -> None:
    _write(tmp_path / "src", f"server/{path}", text)
    _write(
        tmp_path / "src", "server/tables/a.py", "from eastwind.server.match.b import c\nfrom eastwind.tiles import d"
    )
    faults = upward_imports_in_server(tmp_path / "src")
    assert len(faults) == 1
    assert faults[0].startswith(f"src/eastwind/server/{path}:1: {fault}")


@pytest.mark.parametrize(
    ("text", "met"),
    [
        pytest.param("from time import monotonic", "time", id="clock"),
        pytest.param("import numpy as np\nnp.random.default_rng()", "numpy.random", id="numpy"),
        pytest.param("from numpy.random import default_rng", "numpy.random", id="numpy import"),
        pytest.param("from os import urandom", "os", id="os"),
        pytest.param("open('a')", "open", id="open"),
        pytest.param("from importlib import import_module", "importlib", id="import by name"),
    ],
)
def test_a_touch_of_the_world_is_found(tmp_path: Path, text: str, met: str) -> None:
    _write(tmp_path / "src", "table/a.py", text)
    _write(tmp_path / "src", "server/a.py", text)
    assert [(use.module, found) for use, found in worldly_uses(tmp_path / "src")] == [("table.a", met)]


def test_package_data_may_be_read(tmp_path: Path) -> None:
    _write(tmp_path / "src", "rules/a.py", "import importlib.resources\nfrom importlib import resources")
    assert worldly_uses(tmp_path / "src") == []


def _write(sources: Path, path: str, text: str) -> None:
    file = sources / PACKAGE / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text + "\n", encoding="utf-8")
