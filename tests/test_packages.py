"""What installs the locked packages: what the lock names is what one gets, whatever has been published since."""

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import packages

#: Stand-in for uv: writes down its arguments and settings, and ends with this exit code.
_UV = """#!/bin/sh
printf '%s\\n' "$@" > "{told}"
env | grep -E '^(UV_|ALL_PROXY)' >> "{told}"
mkdir -p "$UV_CACHE_DIR"
exit {code}
"""


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
    monkeypatch.setattr(packages, "install_with_uv", lambda _: False)
    packages.install(lock)
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", *calls[0]]
    offline = ["--no-index", "--find-links", str(tmp_path), "--dry-run", "--ignore-installed"]
    told = subprocess.run([*pip, *offline], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "Would install asked-1.0 asking-1.0" in told.stdout


def _stand_in(folder: Path, code: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a registry with a stand-in for uv, and an empty environment; returns the file into which uv writes."""
    told, registry = folder / "told", folder / "registry"
    registry.mkdir()
    wheel = registry / "uv-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as inside:
        inside.writestr("uv-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: uv\nVersion: 1.0\n")
        inside.writestr("uv-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        program = zipfile.ZipInfo("uv-1.0.data/scripts/uv")
        program.external_attr = 0o100755 << 16
        inside.writestr(program, _UV.format(told=told, code=code))
        inside.writestr("uv-1.0.dist-info/RECORD", "")
    (folder / "requirements").mkdir()
    lock = f"uv==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"
    (folder / "requirements" / "uv.txt").write_text(lock)
    (folder / "pip.conf").write_text(
        f"[global]\nno-index = true\nfind-links = {registry}\n    {folder}\n[install]\nproxy = 127.0.0.1:9\n"
    )
    monkeypatch.setattr(packages, "_PROJECT", folder)
    monkeypatch.setattr(sys, "prefix", str(folder / "environment"))
    for name in list(os.environ):
        if name.startswith(("PIP_", "UV_", "ALL_PROXY")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(folder / "pip.conf"))
    return told


@pytest.mark.process
def test_uv_installs_what_the_lock_names_from_where_pip_fetches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = _stand_in(tmp_path, 0, monkeypatch)
    assert packages.install_with_uv(tmp_path / "lock.txt")
    said = told.read_text().splitlines()
    assert said[:2] == ["pip", "install"]
    assert {"--require-hashes", str(tmp_path / "lock.txt"), sys.executable} <= set(said)
    assert f"UV_FIND_LINKS={tmp_path / 'registry'},{tmp_path}" in said
    assert {"UV_NO_INDEX=true", "ALL_PROXY=127.0.0.1:9"} <= set(said)
    # nothing of it is left
    assert not (tmp_path / "environment" / "uv").exists()
    assert capsys.readouterr().out == ""


@pytest.mark.process
@pytest.mark.parametrize("trouble", ["it fails", "it is another file", "it is not to be had"])
def test_where_uv_cannot_do_it_pip_does_and_that_is_said_in_a_line(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = _stand_in(tmp_path, int(trouble == "it fails"), monkeypatch)
    if trouble == "it is another file":
        lock = tmp_path / "requirements" / "uv.txt"
        lock.write_text(lock.read_text()[:-5] + "0000\n")
    if trouble == "it is not to be had":
        (tmp_path / "registry" / "uv-1.0-py3-none-any.whl").unlink()
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(packages, "_run", lambda *arguments: calls.append(arguments))
    packages.install(tmp_path / "lock.txt")
    assert told.exists() == (trouble == "it fails")
    assert [call[:2] for call in calls] == [("install", "--no-compile"), ("install", "--no-deps")]
    assert "--require-hashes" in calls[0]
    said = capsys.readouterr().out
    assert said == "uv could not install them here: pip does, which takes longer\n"
    assert not (tmp_path / "environment" / "uv").exists()


def test_what_a_larger_lock_has_brought_is_not_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(packages, "install", lambda lock: installed.append(lock.stem))
    installed: list[str] = []
    for lock in ("play", "play", "runtime", "play", "dev", "runtime", "play", "dev"):
        assert packages.main(lock) == 0
    assert installed == ["play", "runtime", "dev"]
