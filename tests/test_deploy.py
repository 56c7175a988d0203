"""What lies in `deploy` starts a server: its commands are ones that there are, and its parts agree with each other."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from eastwind.cli.main import parser
from eastwind.server.settings import DEFAULT_PORT

PROJECT: Final = Path(__file__).parent.parent
DEPLOY: Final = PROJECT / "deploy"
OPERATIONS: Final = (PROJECT / "docs" / "operations.md").read_text(encoding="utf-8")
UNITS: Final = sorted(DEPLOY.glob("*.service"))


def _commands(text: str) -> list[list[str]]:
    """What is said to `eastwind` in a unit or a document, word by word."""
    found = re.findall(r"(?<![\w./-])(?:[\w/.]*/bin/)?eastwind ((?:serve|backup|restore|check|warm)\b[^\n`'#|]*)", text)
    return [shlex.split(re.sub(r"\$\(.*?\)", "x", words).replace("…", "")) for words in found]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_every_unit_asks_for_commands_that_there_are(unit: Path) -> None:
    said = _commands("\n".join(line for line in unit.read_text().splitlines() if line.startswith("Exec")))
    assert said
    for words in said:
        parser().parse_args(words)


def test_every_command_of_the_document_is_one_that_there_is() -> None:
    said = _commands("\n".join(re.findall(r"^```sh\n(.*?)^```", OPERATIONS, re.MULTILINE | re.DOTALL)))
    assert {words[0] for words in said} >= {"serve", "backup", "restore", "check"}
    for words in said:
        parser().parse_args(words)


@pytest.mark.parametrize("name", ["compose.yaml", "compose-workers.yaml"])
def test_the_composed_server_is_asked_for_what_there_is(name: str) -> None:
    compose = (DEPLOY / name).read_text()
    found = re.search(r"command: >-\n(.*?)\n    restart", compose, re.DOTALL)
    assert found is not None
    chosen = parser().parse_args(shlex.split(found[1]))
    assert chosen.proxy == [re.search(r"caddy:.*ipv4_address: ([\d.]+)", compose, re.DOTALL)[1]]  # type: ignore[index]
    assert f"eastwind:{DEFAULT_PORT}" in compose
    for address in (chosen.database, chosen.bus):
        # what is named there is one of the services
        assert address is None or f"\n  {urlsplit(address).hostname}:\n" in compose
    _, _, port = chosen.metrics.rpartition(":")
    for worker in range(chosen.workers):
        assert f'"{int(port) + worker}"' in compose


def test_all_parts_name_one_place_and_one_port() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    started = [
        (DEPLOY / name).read_text()
        for name in ("eastwind.service", "eastwind-workers.service", "compose.yaml", "compose-workers.yaml")
    ]
    name = re.search(r"^([\w.]+) \{", caddy, re.MULTILINE)
    assert name is not None
    for text in started:
        assert f"--public https://{name[1]}" in text
    assert f"127.0.0.1:{DEFAULT_PORT}" in caddy


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="no systemd on this machine: its units are not looked at"
)
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in (*UNITS, *DEPLOY.glob("*.timer")):
        text = re.sub(r"/opt/eastwind/.venv/bin/eastwind", "/bin/true", unit.read_text())
        (tmp_path / unit.name).write_text(text)
    units = [str(path) for path in sorted(tmp_path.iterdir())]
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    ours = [line for line in told.stderr.splitlines() if "eastwind" in line]
    assert ours == []


#: What every unit says, whatever else: what is not said is open.
_CLOSED: Final = {
    "CapabilityBoundingSet": "",
    "DevicePolicy": "closed",
    "LockPersonality": "yes",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateTmp": "yes",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "yes",
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",
    "ProtectSystem": "strict",
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
    "User": "eastwind",
}
_MOST_EXPOSED: Final = 3.0


def _said(unit: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in unit.read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_every_unit_closes_what_the_server_does_not_need(unit: Path) -> None:
    said = _said(unit)
    assert {name: said.get(name) for name in _CLOSED} == {name: [value] for name, value in _CLOSED.items()}
    assert said["SystemCallFilter"] == ["@system-service", "~@privileged @obsolete"]
    # the engine is compiled in memory, and the database and what was compiled lie in folders of its own
    assert "MemoryDenyWriteExecute" not in said
    assert said["CacheDirectory"] == ["eastwind"]
    assert said["StateDirectory"][0].split()[0] == "eastwind"
    families = "AF_UNIX" if "backup" in unit.name else "AF_INET AF_INET6 AF_UNIX"
    assert said["RestrictAddressFamilies"] == [families]


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="no systemd on this machine: its units are not looked at"
)
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_systemd_finds_little_open_in_the_units(unit: Path) -> None:
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    if "--offline" in told.stderr or "Unknown" in told.stderr:
        pytest.skip("the systemd of this machine looks at running units only")
    level = re.search(r"Overall exposure level for .*?: ([\d.]+)", told.stdout)
    assert level is not None, told.stderr
    assert float(level[1]) <= _MOST_EXPOSED


_DIGESTS: Final = {"python:3.11-slim": "a", "postgres:17": "b", "valkey/valkey:8": "c", "caddy:2": "d"}
#: How each program is asked, as far as a stand-in has to know it: the image is its last word.
_PROGRAMS: Final = {
    "crane": 'test "$1" = digest || exit 9',
    "skopeo": 'test "$1" = inspect || exit 9; set -- "${@: -1}"; set -- "${1#docker://}"',
    "docker": 'test "$2" = version && exit 0; test "$1 $2 $3" = "buildx imagetools inspect" || exit 9',
}


def _pin(folder: Path, program: str | None, *words: str, answers: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs the script on copies of what is there, with one program that knows digests."""
    if not (folder / "Dockerfile").exists():
        for file in (DEPLOY / "Dockerfile", *DEPLOY.glob("compose*.yaml")):
            shutil.copy(file, folder)
        shutil.copy(DEPLOY / "pin-images.sh", folder)
    tools = folder / "tools"
    shutil.rmtree(tools, ignore_errors=True)
    tools.mkdir()
    for tool in ("bash", "awk", "sed", "grep", "sort", "cat", "rm", "dirname"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    if program is not None:
        cases = "".join(f'{image}) echo "{digest}";;' for image, digest in answers.items())
        (tools / program).write_text(
            f'#!{tools}/bash\n{_PROGRAMS[program]}\ncase "${{@: -1}}" in {cases} *) exit 1;; esac\n'
        )
        (tools / program).chmod(0o755)
    return subprocess.run(
        [str(tools / "bash"), str(folder / "pin-images.sh"), *words],
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir() if path.is_file()}


_SHA: Final = {image: f"sha256:{letter * 64}" for image, letter in _DIGESTS.items()}


@pytest.mark.parametrize("program", ["crane", "skopeo", "docker"])
def test_images_are_pinned_to_the_digests_that_are_looked_up(tmp_path: Path, program: str) -> None:
    assert _pin(tmp_path, None, "--check", answers={}).returncode == 1
    before = _texts(tmp_path)
    told = _pin(tmp_path, program, answers=_SHA)
    assert (told.returncode, told.stderr) == (0, "")
    after = _texts(tmp_path)
    for name in ("Dockerfile", "compose.yaml", "compose-workers.yaml"):
        expected = before[name]
        for image, digest in _SHA.items():
            expected = re.sub(rf"((FROM|image:) {re.escape(image)})(?=[ \n])", rf"\1@{digest}", expected)
        assert after[name] == expected
        assert after[name] != before[name]
    assert _pin(tmp_path, None, "--check", answers={}).returncode == 0
    # once more, when the tags have other digests
    newer = dict.fromkeys(_SHA, f"sha256:{'f' * 64}")
    assert _pin(tmp_path, program, answers=newer).returncode == 0
    assert set(
        re.findall(r"sha256:\w+", "".join(_texts(tmp_path)[name] for name in ("Dockerfile", "compose.yaml")))
    ) == {f"sha256:{'f' * 64}"}


@pytest.mark.parametrize("wrong", ["", "sha256:short", "Error: toomanyrequests"])
def test_no_image_is_pinned_where_one_digest_is_missing(tmp_path: Path, wrong: str) -> None:
    _pin(tmp_path, None, "--check", answers={})
    before = _texts(tmp_path)
    told = _pin(tmp_path, "docker", answers={**_SHA, "postgres:17": wrong})
    assert told.returncode == 1
    assert "no digest was found for postgres:17" in told.stderr
    assert _texts(tmp_path) == before


def test_pinning_says_which_programs_it_wants(tmp_path: Path) -> None:
    told = _pin(tmp_path, None, answers={})
    assert told.returncode == 2
    assert "expected crane, skopeo or docker" in told.stderr


def test_images_whose_names_begin_alike_get_digests_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text(
        "FROM --platform=linux/amd64 caddy:2 AS one\nFROM one\nFROM caddy:2.9 as two\nFROM scratch\nCOPY --from=two / /\n"
    )
    shutil.copy(DEPLOY / "pin-images.sh", tmp_path)
    (tmp_path / "compose.yaml").write_text('  image: "caddy:2"\n  image: caddy:2.9 # newest\n')
    told = _pin(tmp_path, "docker", answers={"caddy:2": f"sha256:{'1' * 64}", "caddy:2.9": f"sha256:{'2' * 64}"})
    assert told.returncode == 0, told.stderr
    assert (tmp_path / "Dockerfile").read_text() == (
        f"FROM --platform=linux/amd64 caddy:2@sha256:{'1' * 64} AS one\nFROM one\n"
        f"FROM caddy:2.9@sha256:{'2' * 64} as two\nFROM scratch\nCOPY --from=two / /\n"
    )
    assert (tmp_path / "compose.yaml").read_text() == (
        f'  image: "caddy:2@sha256:{"1" * 64}"\n  image: caddy:2.9@sha256:{"2" * 64} # newest\n'
    )


def test_everything_that_lies_there_is_told_of() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in OPERATIONS, file.name
