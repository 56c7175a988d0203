"""The package and its rooms are tables of contents: they say what they have, load it when it is asked for, and nothing before."""

import ast
import importlib
import py_compile
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import eastwind
from eastwind.lazy import load_when_asked

PACKAGES: Final = sorted(
    ".".join(["eastwind", *path.parent.relative_to(Path(eastwind.__file__).parent).parts])
    for path in Path(eastwind.__file__).parent.rglob("__init__.py")
)
#: Nobody should wait for these who only wants to know what there is.
HEAVY: Final = {"numba", "numpy", "pydantic", "fluent", "babel", "fastapi", "pyarrow", "pandas"}


def loaded_by(code: str) -> set[str]:
    """The packages that a fresh Python has loaded when it has run `code`."""
    asked = f"{code}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}}, file=sys.stderr)"
    finished = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    return set(finished.stderr.split())


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_says_what_it_is_and_has_all_that_it_says(package: str) -> None:
    module = importlib.import_module(package)
    assert module.__doc__
    for name in getattr(module, "__all__", ()):
        assert getattr(module, name) is not None
        assert name in dir(module)


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert not loaded_by("import eastwind") & HEAVY


def test_asking_the_command_line_for_help_loads_nothing_heavy() -> None:
    code = "from eastwind.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: pass"
    assert not loaded_by(code) & HEAVY


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'eastwind' has no attribute 'nonsense'"):
        _ = eastwind.nonsense  # type: ignore[attr-defined]  # that is what is refused


def test_a_function_is_not_hidden_by_the_package_of_its_name() -> None:
    importlib.import_module("eastwind.rules")
    assert callable(eastwind.rules)
    assert isinstance(sys.modules["eastwind.rules"], ModuleType)


def test_contents_are_what_stands_under_type_checking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shelf"
    (package / "inner").mkdir(parents=True)
    (package / "inner" / "__init__.py").write_text("here = 2\n")
    (package / "box.py").write_text("thing = 1\n")
    (package / "__init__.py").write_text(
        "from typing import TYPE_CHECKING\nfrom eastwind.lazy import load_when_asked\n"
        "if TYPE_CHECKING:\n    from shelf import inner\n    from shelf.box import thing, thing as box\n"
        "load_when_asked(__name__)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    shelf = importlib.import_module("shelf")
    assert "shelf.box" not in sys.modules
    assert (shelf.thing, shelf.inner.here) == (1, 2)
    importlib.import_module("shelf.box")
    assert shelf.box == 1
    for name in ("shelf", "shelf.box", "shelf.inner"):
        del sys.modules[name]


def test_packages_that_load_later_have_written_down_all_that_they_say() -> None:
    for package in PACKAGES:
        source = importlib.import_module(package).__spec__
        assert source is not None
        assert source.origin is not None
        tree = ast.parse(Path(source.origin).read_text(encoding="utf-8"))
        if load_when_asked.__name__ in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}:
            module = importlib.import_module(package)
            assert {*module.__contents__, "__version__"} >= set(module.__all__)


def test_a_package_without_its_source_says_what_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "stripped.py"
    source.write_text("from eastwind.lazy import load_when_asked\nload_when_asked(__name__)\n", encoding="utf-8")
    py_compile.compile(str(source), str(tmp_path / "stripped.pyc"))
    source.unlink()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ImportError, match="expected the source of stripped next to its bytecode"):
        importlib.import_module(source.stem)
