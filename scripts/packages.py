"""Installs the locked packages and Eastwind itself into the environment that runs this program.

    .venv/bin/python scripts/packages.py runtime|dev

Does nothing when the lock is the one that was installed last. Uses the standard library only: it runs in an empty environment.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def main(lock_name: str) -> int:
    lock = _PROJECT / "requirements" / f"{lock_name}.txt"
    stamp = Path(sys.prefix) / f".installed-{lock_name}"
    wanted = _digest(lock, _PROJECT / "pyproject.toml")
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    print(f"Installing the packages of {lock.relative_to(_PROJECT)}", flush=True)
    install(lock)
    stamp.write_text(wanted)
    return 0


def install(lock: Path) -> None:
    """Installs what `lock` names, file digests checked, and Eastwind from its sources on top."""
    # Python compiles what it imports when it does: a tenth of what is installed, and in half of the time. The lock is said twice:
    # `coverage[toml]`, which a package asks for, is another thing than the lock's `coverage` to an older pip, which takes the
    # newest that is published; a constraint is for a name with whatever extras.
    _run("install", "--no-compile", "--require-hashes", "--requirement", str(lock), "--constraint", str(lock))
    # The build tool is in the lock: without isolation nothing unlocked is fetched.
    _run("install", "--no-deps", "--no-build-isolation", "--editable", str(_PROJECT))


def _run(*arguments: str) -> None:
    finished = subprocess.run([*_PIP, *arguments], check=False)
    if finished.returncode:
        print(f"pip could not do its part (exit status {finished.returncode}); its message is above.", file=sys.stderr)
        sys.exit(finished.returncode)


def _digest(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
