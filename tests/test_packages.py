"""What installs the locked packages: what the lock names is what one gets, whatever has been published since."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import packages


def _published(folder: Path, name: str, version: str, needs: str = "") -> str:
    """An empty package as a file of `folder`; what a lock says of it."""
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nProvides-Extra: more\n{needs}"
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as inside:
        inside.writestr(f"{name}-{version}.dist-info/METADATA", about)
        inside.writestr(
            f"{name}-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        inside.writestr(f"{name}-{version}.dist-info/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


@pytest.mark.process
def test_a_package_asked_for_with_an_extra_is_the_locked_one_though_a_newer_one_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "lock.txt"
    asked = _published(tmp_path, "asked", "1.0")
    lock.write_text(asked + _published(tmp_path, "asking", "1.0", "Requires-Dist: asked[more]>=1.0\n"))
    _published(tmp_path, "asked", "1.1")
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(packages, "_run", lambda *arguments: calls.append(arguments))
    packages.install(lock)
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", *calls[0]]
    offline = ["--no-index", "--find-links", str(tmp_path), "--dry-run", "--ignore-installed"]
    told = subprocess.run([*pip, *offline], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "Would install asked-1.0 asking-1.0" in told.stdout
