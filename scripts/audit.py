"""Looks for known weaknesses in the locked packages of Python and of the page.

    .venv/bin/python scripts/audit.py

pip-audit, which has an environment of its own, reads the locks of Python, npm audit that of the page. 0: nothing is known; 1:
weaknesses are known, and named. Where the advisories cannot be reached, a line says so: the status is 0 then too, as work without
a network is to go on, but 3 with `--strict`, for places where they have to be reached.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

_PROJECT: Final = Path(__file__).resolve().parent.parent
_LOCKS: Final = ("runtime", "dev", "node", "uv")
_TOOL: Final = "pip-audit==2.10.1"
_FOLDER: Final = Path(sys.prefix) / "audit"
_UNREACHED: Final = 3
_SECONDS: Final = 600


class Unreached(Exception):
    """The advisories, or the tool that asks for them, cannot be had. Its text says of what."""


def main(arguments: list[str]) -> int:
    """The status as the module says it; 2: misuse."""
    if arguments not in ([], ["--strict"]):
        print(f"audit: expected nothing or --strict, got {' '.join(arguments)}", file=sys.stderr)
        return 2
    known = unreached = 0
    for what, look in (("Python", python_advisories), ("the page", page_advisories)):
        try:
            found = look()
        except Unreached as why:
            unreached += 1
            print(f"audit: the advisories for {what} could not be reached ({why}); nothing is known of its packages")
            continue
        known += len(found)
        for line in found:
            print(line)
        if not found:
            print(f"audit: no known weakness in the packages of {what}")
    if known:
        return 1
    return _UNREACHED if unreached and arguments else 0


def python_advisories() -> list[str]:
    """A line for each known weakness of a locked package of Python.

    :raises Unreached: if they cannot be asked for.
    """
    program = _program()
    found: dict[str, None] = {}
    for lock in _LOCKS:
        text = _told_by(
            # the versions stand in the lock: nothing is resolved, and nothing is installed
            [str(program), "--requirement", f"requirements/{lock}.txt", "--no-deps", "--disable-pip", "--format=json"],
            "pip-audit",
        )
        packages = _json(text, "pip-audit")["dependencies"]
        # without an answer each is passed over, and the whole is called free of weaknesses
        passed_over = [package["name"] for package in packages if "skip_reason" in package]
        if passed_over:
            most = ", ".join(passed_over[:3])
            raise Unreached(
                f"pip-audit: {len(passed_over)} of {len(packages)} packages were not found, {most} among them"
            )
        for package in packages:
            for one in package.get("vulns", ()):
                better = ", ".join(one.get("fix_versions", ())) or "no version yet"
                found[f"{package['name']} {package['version']}: {one['id']}; mended in {better}"] = None
    return list(found)


def page_advisories() -> list[str]:
    """A line for each known weakness of a locked package of the page.

    :raises Unreached: if they cannot be asked for.
    """
    text = _told_by(["npm", "audit", "--json", "--package-lock-only"], "npm audit", _PROJECT / "web")
    report = _json(text, "npm audit")
    if "vulnerabilities" not in report:
        error = report.get("error") or report
        raise Unreached(f"npm audit: {error.get('summary') or report.get('message') or 'no report'}".splitlines()[0])
    return [
        f"{name}: {one['severity']}, {one['range']}; {_mended(one)}" for name, one in report["vulnerabilities"].items()
    ]


def _mended(one: dict[str, Any]) -> str:
    fix = one.get("fixAvailable")
    return f"mended with {fix['name']} {fix['version']}" if isinstance(fix, dict) else "mended" if fix else "not mended"


def _program() -> Path:
    program = _FOLDER / "bin" / "pip-audit"
    stamp = _FOLDER / ".installed"
    if not (stamp.exists() and stamp.read_text() == _TOOL and program.exists()):
        venv.create(_FOLDER, clear=True, with_pip=True)
        pip = [str(_FOLDER / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", _TOOL]
        if _run(pip, _PROJECT).returncode:
            raise Unreached(f"{_TOOL} could not be installed")
        stamp.write_text(_TOOL)
    return program


def _told_by(command: list[str], name: str, folder: Path = _PROJECT) -> str:
    finished = _run(command, folder)
    if not finished.stdout.strip():
        last = (finished.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise Unreached(f"{name}: {last[:200]}")
    return finished.stdout


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    # the environment has a Node where the machine has none
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent))),
    }
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=_SECONDS
        )
    except FileNotFoundError:
        raise Unreached(f"there is no {command[0]} here") from None
    except subprocess.TimeoutExpired:
        raise Unreached(f"{Path(command[0]).name} has not come to its end in {_SECONDS} s") from None


def _json(text: str, name: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Unreached(f"{name} has said something else than a report") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
