"""Installs the locked packages and Eastwind itself into the environment that runs this program.

    .venv/bin/python scripts/packages.py play|runtime|dev

Does nothing when the lock is the one that was installed last, or one that holds all of it. Uses the standard library only: it
runs in an empty environment. `uv` installs them in a third of the time, fetched from where pip fetches its packages; where it is
not to be had, or cannot do it, pip does.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
#: Locks, each with those that hold all its packages.
_COVERED_BY = {"play": ("play", "runtime", "dev"), "runtime": ("runtime", "dev"), "dev": ("dev",)}
#: Settings of pip that say where files come from, each with the variable that tells uv the same.
_UV_SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
#: Settings that are lists: pip takes spaces between them; uv wants these with commas.
_WITH_COMMAS = ("find-links",)


def main(lock_name: str) -> int:
    lock = _lock_file(lock_name)
    if any(_is_installed(name) for name in _COVERED_BY[lock_name]):
        return 0
    print(f"Installing the packages of {lock.relative_to(_PROJECT)}", flush=True)
    # it may hold other versions than the one that was installed before
    for name in _COVERED_BY:
        _stamp(name).unlink(missing_ok=True)
    install(lock)
    _stamp(lock_name).write_text(_wanted(lock_name))
    return 0


def _lock_file(name: str) -> Path:
    return _PROJECT / "requirements" / f"{name}.txt"


def _stamp(lock_name: str) -> Path:
    return Path(sys.prefix) / f".installed-{lock_name}"


def _wanted(lock_name: str) -> str:
    return _digest(_lock_file(lock_name), _PROJECT / "pyproject.toml")


def _is_installed(lock_name: str) -> bool:
    stamp = _stamp(lock_name)
    return stamp.exists() and stamp.read_text() == _wanted(lock_name)


def install(lock: Path) -> None:
    """Installs what `lock` names, file digests checked, and Eastwind from its sources on top."""
    if not install_with_uv(lock):
        # Python compiles what it imports when it does: a tenth of what is installed, and in half of the time. The lock is said
        # twice: `coverage[toml]`, which a package asks for, is another thing than the lock's `coverage` to an older pip, which
        # takes the newest that is published; a constraint is for a name with whatever extras.
        _run("install", "--no-compile", "--require-hashes", "--requirement", str(lock), "--constraint", str(lock))
    # The build tool is in the lock: without isolation nothing unlocked is fetched.
    _run("install", "--no-deps", "--no-build-isolation", "--editable", str(_PROJECT))


def install_with_uv(lock: Path) -> bool:
    """Install what `lock` names by uv, file digests checked; return False, and say so in a line, where uv cannot."""
    place = Path(sys.prefix) / "uv"
    shutil.rmtree(place, ignore_errors=True)
    fetch = [
        "install",
        "--require-hashes",
        "--no-compile",
        "--target",
        str(place),
        "--requirement",
        str(_lock_file("uv")),
    ]
    # Files are unpacked beside the environment and linked into it, and the first name goes then: they lie on the disk once.
    # Which of several places has a version does not matter where its digest is known.
    put = ["pip", "install", "--quiet", "--python", sys.executable, "--require-hashes", "--requirement", str(lock)]
    how = ["--index-strategy", "unsafe-best-match", "--link-mode", "hardlink"]
    try:
        subprocess.run([*_PIP, *fetch], check=True, capture_output=True)
        environment = {**_uv_settings(), **os.environ, "UV_CACHE_DIR": str(place / "cache")}
        subprocess.run([place / "bin" / "uv", *put, *how], check=True, capture_output=True, env=environment)
    except (OSError, subprocess.CalledProcessError):
        print("uv could not install them here: pip does, which takes longer", flush=True)
        return False
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return True


def _uv_settings() -> dict[str, str]:
    """Variables that make uv fetch from where pip does on this machine; pip's environment goes before its files."""
    # told to be quiet, pip lists nothing
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], check=True, capture_output=True, text=True
    ).stdout
    found: dict[str, str] = {}
    for line in listed.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if name in _UV_SETTINGS and (section != "global" or name not in found):
            found[name] = value.strip("'\"").replace("\\n", " ")
    return {
        _UV_SETTINGS[name]: (",".join(value.split()) if name in _WITH_COMMAS else " ".join(value.split()))
        for name, value in found.items()
    }


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
