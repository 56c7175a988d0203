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


def test_everything_that_lies_there_is_told_of() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in OPERATIONS, file.name
