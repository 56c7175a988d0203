"""Break one place of the scoring, the traditions or the table at a time, and list the breaks that no test notices.

    .venv/bin/python -m scripts.mutation_sample --count 100 --seed 1

Works on copies of the project, on the engine as plain Python: a compiled one would be compiled again for each break. A first run
records which tests reach which line; each break is then tried on the tests that reach its line, the cheapest first, until one
fails. `WORKERS` breaks are tried side by side.
"""

import argparse
import ast
import copy
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import coverage
import pytest

from scripts.measure_coverage import INTERPRETED, TESTS
from tests.support.costs import read_costs

_PROJECT: Final = Path(__file__).resolve().parent.parent
_ROOMS: Final = ("scoring", "traditions", "table")
_CHOSEN: Final = "not proof and not browser and not many and not process"
#: Seconds that a run of tests may take beyond ten times what its tests took before: a break can make a loop endless.
_PATIENCE: Final = 120.0
_SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True, slots=True)
class Break:
    """One change to one module: its line, what stood there, what stands there now, and the whole module with it."""

    module: str
    line: int
    before: str
    after: str
    source: str


def breaks_of(module: str, source: str, wanted: Collection[int] | None = None) -> Iterator[Break]:
    """Breaks of a module's functions: an operator swapped, a number one higher, a condition turned, a statement left out.

    :param wanted: numbers of breaks, from 0; None: all of them.
    """
    tree = ast.parse(source)
    for number, (line, before, after) in enumerate(_broken(tree)):
        if wanted is None or number in wanted:
            yield Break(module, line, before(), after(), ast.unparse(tree))


def count_breaks(source: str) -> int:
    """Return how many breaks a module has."""
    return sum(1 for _ in _broken(ast.parse(source)))


def _broken(tree: ast.Module) -> Iterator[tuple[int, Callable[[], str], Callable[[], str]]]:
    """Break a tree in one place after the other, and mend it before the next: the line, and its words before and after."""
    functions = _functions(tree)
    places = [node for function in functions for statement in function.body for node in ast.walk(statement)]
    for place in places:
        for change in _changes(place):
            whole = copy.copy(place)
            place.__dict__.update(change)
            yield getattr(place, "lineno", 0), partial(_in_words, whole), partial(_in_words, place)
            place.__dict__.clear()
            place.__dict__.update(whole.__dict__)
    for body, index in _statements([*functions, *places]):
        statement = body[index]
        body[index] = ast.copy_location(ast.Pass(), statement)
        yield statement.lineno, partial(_in_words, statement), lambda: "pass"
        body[index] = statement


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inner = {id(node) for each in found for node in ast.walk(each) if node is not each}
    return [node for node in found if id(node) not in inner]


def _changes(node: ast.AST) -> Iterator[dict[str, object]]:
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            if type(operator) in _SWAPS:
                yield {"ops": [*node.ops[:index], _SWAPS[type(operator)](), *node.ops[index + 1 :]]}
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in _SWAPS:
        yield {"op": _SWAPS[type(node.op)]()}
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield {"value": not node.value}
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield {"value": node.value + 1}
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield {"test": ast.UnaryOp(ast.Not(), node.test)}


def _statements(places: Sequence[ast.AST]) -> Iterator[tuple[list[ast.stmt], int]]:
    """Statements that may be left out: assignments to a place, calls, breaks. Without a plain name assigned nothing would run."""
    for place in places:
        for name in ("body", "orelse"):
            body = getattr(place, name, None)
            if not isinstance(body, list):
                continue
            for index, statement in enumerate(body):
                assigned = isinstance(statement, ast.Assign) and not isinstance(
                    statement.targets[0], ast.Name | ast.Tuple
                )
                called = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
                if assigned or called or isinstance(statement, ast.AugAssign | ast.Break | ast.Continue):
                    yield body, index


def _in_words(node: ast.AST) -> str:
    return ast.unparse(node).split("\n", 1)[0]


def sample(count: int, seed: int) -> list[Break]:
    """Breaks from one module after the other, chosen at random, until there are `count`."""
    chance = random.Random(seed)  # noqa: S311 — only the choice of breaks
    left: dict[Path, list[int]] = {}
    for room in _ROOMS:
        for file in sorted((_PROJECT / "src" / "eastwind" / room).rglob("*.py")):
            numbers = list(range(count_breaks(file.read_text(encoding="utf-8"))))
            chance.shuffle(numbers)
            left[file] = numbers
    chosen: list[tuple[Path, int]] = []
    while len(chosen) < count and any(left.values()):
        chosen += [(file, numbers.pop()) for file, numbers in left.items() if numbers]
    return [_break_of(file, number) for file, number in chosen[:count]]


def _break_of(file: Path, number: int) -> Break:
    (found,) = breaks_of(str(file.relative_to(_PROJECT)), file.read_text(encoding="utf-8"), {number})
    return found


class Reach:
    """Map of the lines that each test reaches, with the costs of the tests, from one run of all."""

    def __init__(self, project: Path) -> None:
        data, costs = project / "reached", project / "costs"
        command = [sys.executable, "-m", "pytest", "-q", "-m", _CHOSEN, "-n", os.environ.get("WORKERS", "2")]
        command += [
            "--dist",
            "worksteal",
            "-p",
            "no:cacheprovider",
            f"--costs={costs}",
            "--cov-context=test",
            "--cov-report=",
        ]
        command += [*(f"--cov=eastwind.{room}" for room in _ROOMS), *TESTS]
        subprocess.run(command, cwd=project, env=_environment(project) | {"COVERAGE_FILE": str(data)}, check=True)
        self._data = coverage.CoverageData(str(data))
        self._data.read()
        self._costs = {test: seconds for test, (seconds, _) in read_costs(costs).items()}
        self._project = project

    def tests(self, module: str, line: int) -> dict[str, float]:
        """Return the tests that reach a line, with their CPU seconds, the cheapest first.

        A line that runs when its module is imported is reached by all.
        """
        contexts = self._data.contexts_by_lineno(str(self._project / module)).get(line, [])
        names = {context.rsplit("|", 1)[0] for context in contexts if context} & set(self._costs) or set(self._costs)
        return dict(sorted(((name, self._costs[name]) for name in names), key=lambda test: test[1]))


def _environment(project: Path) -> dict[str, str]:
    paths = os.pathsep.join([str(project / "src"), str(project)])
    return os.environ | INTERPRETED | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}


def is_noticed(project: Path, broken: Break, tests: dict[str, float]) -> bool:
    """Return whether a test fails, or does not end, with a break in a copy of the project."""
    module = project / broken.module
    whole = module.read_bytes()
    chosen = project / "chosen"
    chosen.write_text("\n".join(tests), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", f"@{chosen}"]
    try:
        module.write_text(broken.source, encoding="utf-8")
        ran = subprocess.run(
            command,
            cwd=project,
            env=_environment(project),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE + 10 * sum(tests.values()),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        module.write_bytes(whole)
    if ran.returncode == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise RuntimeError(f"expected tests for {broken.module}:{broken.line}, pytest found none")
    return ran.returncode != 0  # a module that cannot be imported any more is noticed, too


def _copied(into: Path) -> Path:
    files = (
        subprocess.run(["git", "ls-files", "-z"], cwd=_PROJECT, capture_output=True, check=True)
        .stdout.decode()
        .split("\0")
    )
    for file in files:
        if file and not file.startswith("web/") and (_PROJECT / file).is_file():
            (into / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(_PROJECT / file, into / file)
    return into


def main() -> int:
    """Print every break that no test noticed; return 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100, help="how many breaks")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    asked = parser.parse_args()
    workers = int(os.environ.get("WORKERS", "2"))
    with tempfile.TemporaryDirectory() as folder:
        copies: queue.Queue[Path] = queue.Queue()
        for number in range(workers):
            copies.put(_copied(Path(folder, str(number))))
        reach = Reach(Path(folder, "0"))
        missed = []

        def attempt(broken: Break) -> tuple[Break, int, bool]:
            project, tests = copies.get(), reach.tests(broken.module, broken.line)
            try:
                return broken, len(tests), is_noticed(project, broken, tests)
            finally:
                copies.put(project)

        with ThreadPoolExecutor(workers) as threads:
            for broken, count, noticed in threads.map(attempt, sample(asked.count, asked.seed)):
                place = f"{broken.module}:{broken.line}  {broken.before}  →  {broken.after}"
                print(f"{'noticed' if noticed else 'MISSED '} {count:5d} tests  {place}", flush=True)
                if not noticed:
                    missed.append(place)
    print(f"{len(missed)} of {asked.count} breaks were not noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
