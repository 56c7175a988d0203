"""Moves and renames of modules, classes and functions, carried out on any tree of this repository.

    .venv/bin/python -m scripts.renamed [FOLDER]

The tables are in `scripts/renamed.toml`. A branch that was begun before them is brought over by a run on it: copy the three files
`scripts/renamed*` there, run, commit, merge. A second run changes nothing. Sources are read with `ast` and edited in place, so
that nothing else of a line changes. A library (libcst, rope) resolves imports no better, does not find the names in strings,
documents and paths, which are half of the work, and would need a place in the locks for a program that runs a few times. Notes on
what a person should look at are printed at the end.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final

from scripts.renamed_source import Edits, rewritten

_PROJECT: Final = Path(__file__).resolve().parent.parent
TABLES: Final = Path("scripts/renamed.toml")
#: Files that name what was before, and files that must stay as they are.
_UNTOUCHED: Final = re.compile(
    r"(scripts/renamed.*|tests/scripts/test_renamed\.py|CHANGELOG\.md|changes/.*|tests/golden/.*)"
)
_TEXTS: Final = frozenset(
    ".py .md .toml .sh .yml .yaml .ts .mjs .js .css .ftl .txt .in .cfg .service .conf .html".split()
)
#: Files of other kinds in which a path without `.py` is one of the page's own.
_OF_PAGE: Final = frozenset(".ts .mjs .js .css .ftl .html".split())
#: Beginnings of paths as they are written, and the packages that they mean; within the server only files are named so.
_SERVER: Final = "eastwind.server."
_WRITTEN: Final = (
    ("src/eastwind/", "eastwind."),
    ("eastwind/", "eastwind."),
    ("tests/", "tests."),
    ("", "eastwind."),
    ("", _SERVER),
)
_ROOTS: Final = {"eastwind": "src/eastwind", "tests": "tests", "scripts": "scripts"}
_DOTTED: Final = re.compile(r"(?<![\w./])(?:eastwind|tests|scripts)(?:\.[A-Za-z_]\w*)+")
_RAISES: Final = re.compile(r"(?<=:raises )\w+(?=:)")
_SLASHED: Final = re.compile(r"(?<![\w/.$}-])[A-Za-z_]\w*(?:/[A-Za-z_]\w*)+/?(?:\.py\b)?(?![\w-]|\.\w)")


@dataclass(frozen=True)
class Tables:
    """Tables of moves and renames; modules are named in full, `eastwind.server.app`.

    :ivar moves: modules and packages to their new places; what lies in a package goes with it unless it has a line of its own;
    :ivar rooms: new packages with their docstrings; :ivar values: `module:name` to the module that it now lies in;
    :ivar names: by module, at its new place, its names to new ones; :ivar words: by the beginning of a path, at its new place,
    identifiers to new ones, wherever they stand there; :ivar strings: by file, whole strings to new ones; in these files a
    module may also be named without its package.
    """

    moves: Mapping[str, str] = field(default_factory=dict)
    rooms: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    strings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def moved(self, module: str) -> str:
        """Return the place of a module now."""
        parts = module.split(".")
        for count in range(len(parts), 0, -1):
            new = self.moves.get(".".join(parts[:count]))
            if new is not None:
                return ".".join([new, *parts[count:]])
        return module

    def found(self, module: str, name: str) -> tuple[str, str]:
        """Return module and name by which something is imported now."""
        module = self.moved(module)
        home = self.values.get(f"{module}:{name}", module)
        return home, self.names.get(home, {}).get(name, name)

    def anywhere(self, name: str) -> str:
        """Return a name now, wherever it is defined: for docstrings, and for tests that replace what was imported."""
        new = {names[name] for names in self.names.values() if name in names}
        return new.pop() if len(new) == 1 else name

    def words_in(self, path: str) -> dict[str, str]:
        """Return the identifiers to be renamed in a file; of two lines the one with the longer path holds."""
        found: dict[str, str] = {}
        for beginning in sorted(self.words, key=len):
            if path.startswith(beginning):
                found |= self.words[beginning]
        return {old: new for old, new in found.items() if old != new}


def tables_from(text: str) -> Tables:
    """Return the tables as a file has them."""
    return Tables(**tomllib.loads(text))


class Tree:
    """One tree of the repository, whose files git knows."""

    def __init__(self, root: Path, tables: Tables) -> None:
        self._root: Final = root
        self._tables: Final = tables
        self._modules: Final = {module for path in self._files() for module in _modules_at(path)}
        self._modules.update(tables.moves, tables.moves.values())
        #: Notes on what a person should look at.
        self.left: Final[list[str]] = []

    def rename(self) -> list[str]:
        """Carry out all moves and renames; return the changed files."""
        changed = [*self._move()]
        for path in self._files():
            file = self._root / path
            if _UNTOUCHED.fullmatch(path) or not _is_text(path) or file.is_symlink():
                continue
            before = file.read_text(encoding="utf-8")
            after = self._of_file(path, before)
            if after != before:
                file.write_text(after, encoding="utf-8")
                changed.append(path)
        return sorted(set(changed))

    def _move(self) -> Iterator[str]:
        files = self._files()
        for path in files:
            new = self._new_path(path)
            if new == path:
                continue
            if (self._root / new).exists():
                if path.endswith("__init__.py"):
                    self._git("rm", "--quiet", path)
                else:
                    self.left.append(f"{path}: {new} is there already")
                continue
            (self._root / new).parent.mkdir(parents=True, exist_ok=True)
            self._git("mv", path, new)
            yield new
        for room, text in self._tables.rooms.items():
            file = self._root / _ROOTS["eastwind"] / Path(*room.split(".")[1:]) / "__init__.py"
            if file.parent.is_dir() and not file.exists():
                file.write_text(f'"""{text}"""\n', encoding="utf-8")
                self._git("add", str(file.relative_to(self._root)))
                yield str(file.relative_to(self._root))

    def _new_path(self, path: str) -> str:
        pure = PurePosixPath(path)
        for root, folder in _ROOTS.items():
            if pure.is_relative_to(folder):
                parts = pure.relative_to(folder).parts
                if pure.suffix == ".py":
                    new = self._tables.moved(".".join([root, *parts]).removesuffix(".py"))
                    return _path_of(new) + ".py"
                new = self._tables.moved(".".join([root, *parts[:-1]]))
                return f"{_path_of(new)}/{pure.name}"
        return path

    def _of_file(self, path: str, text: str) -> str:
        tables = self._tables
        if path.endswith(".py"):
            edits = Edits(tables.moved, tables.found, tables.anywhere, self._is_module, tables.words_in(path))
            text, notes = rewritten(text, _module_at(path), tables.names, edits)
            self.left.extend(f"{path}: {note}" for note in notes)
            text = _RAISES.sub(lambda found: tables.anywhere(found[0]), text)
            strings = tables.strings.get(path)
            if strings is not None:
                text = re.sub(r'(?<=")[\w.]+(?=")', lambda found: self._short(found[0], strings), text)
        text = _DOTTED.sub(lambda found: self._dotted(found[0]), text)
        return _SLASHED.sub(lambda found: self._slashed(found[0], of_page=PurePosixPath(path).suffix in _OF_PAGE), text)

    def _short(self, name: str, strings: Mapping[str, str]) -> str:
        if name in strings:
            return strings[name]
        return self._dotted(f"eastwind.{name}").removeprefix("eastwind.") if "." in name else name

    def _dotted(self, chain: str) -> str:
        parts = chain.split(".")
        for count in range(len(parts), 1, -1):
            module = ".".join(parts[:count])
            if self._is_module(module):
                if count == len(parts):
                    return self._tables.moved(module)
                home, name = self._tables.found(module, parts[count])
                return ".".join([home, name, *parts[count + 1 :]])
        return chain

    def _slashed(self, written: str, *, of_page: bool) -> str:
        if of_page and not written.endswith(".py"):
            return written
        path, tail = written.removesuffix(".py"), ".py" if written.endswith(".py") else ""
        slash = "/" if path.endswith("/") else ""
        for before, package in _WRITTEN:
            if path.startswith(before) and (tail or package != _SERVER):
                module = package + path.removeprefix(before).rstrip("/").replace("/", ".")
                if self._is_module(module) and self._tables.moved(module) != module:
                    return before + self._tables.moved(module).removeprefix(package).replace(".", "/") + slash + tail
        return written

    def _is_module(self, name: str) -> bool:
        return name in self._modules

    def _files(self) -> list[str]:
        listed = self._git("ls-files", "-z").split("\0")
        return [path for path in listed if path and (self._root / path).exists()]

    def _git(self, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=self._root, check=True, capture_output=True, encoding="utf-8")
        return done.stdout


def _is_text(path: str) -> bool:
    pure = PurePosixPath(path)
    return pure.suffix in _TEXTS or pure.name in ("Makefile", "Dockerfile", "Caddyfile") or path.startswith(".ci/")


def _modules_at(path: str) -> Iterator[str]:
    """Yield the module at a path, and the packages that it lies in."""
    module = _module_at(path)
    while "." in module:
        yield module.removesuffix(".__init__")
        module = module.rpartition(".")[0]


def _module_at(path: str) -> str:
    for root, folder in _ROOTS.items():
        if path.startswith(folder + "/"):
            return f"{root}.{path.removeprefix(folder + '/').removesuffix('.py').replace('/', '.')}".removesuffix(
                ".__init__"
            )
    return ""


def _path_of(module: str) -> str:
    root, _, rest = module.partition(".")
    return "/".join([_ROOTS[root], *filter(None, rest.split("."))])


def in_order(root: Path, changed: Iterable[str]) -> None:
    """Put imports in order, and break and join lines, as ruff would have them."""
    files = [path for path in changed if path.endswith(".py")]
    if files:
        for words in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
            subprocess.run([sys.executable, "-m", "ruff", *words, *files], cwd=root, check=False)


def main(root: Path = _PROJECT) -> int:
    """Rename everything in a tree, and print what a person should look at."""
    tables = tables_from((root / TABLES).read_text(encoding="utf-8"))
    tree = Tree(root, tables)
    changed = tree.rename()
    in_order(root, changed)
    for note in tree.left:
        print(note)
    print(f"{len(changed)} files changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
