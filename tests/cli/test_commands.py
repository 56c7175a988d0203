"""The command line as people use and misuse it."""

import json
import os
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from eastwind import __version__
from eastwind.cli import say
from eastwind.cli.compiling import engine
from eastwind.cli.main import main
from eastwind.cli.public import origin_of
from eastwind.code_digest import code_of_engine
from eastwind.jit import COMPILED
from eastwind.words import LANGUAGES
from tests.server.process import running
from tests.support.recorded import RecordedGame


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole match."""
    game = RecordedGame(5, rounds=1).play_match(seed=5)
    place = tmp_path / "match.jsonl"
    place.write_text(game.writer.text(), encoding="utf-8")
    return place


@pytest.mark.parametrize(
    ("arguments", "helpful"),
    [
        ([], "COMMAND"),
        (["dance"], "play"),
        (["play", "--port", "high"], "0 to 65535"),
        (["play", "--port", "65536"], "0 to 65535"),
        (["play", "--port", "-1"], "0 to 65535"),
        (["play", "--dance"], "--dance"),
        (["verify"], "FILE"),
    ],
    ids=str,
)
def test_misuse_of_arguments(capsys: pytest.CaptureFixture[str], arguments: list[str], helpful: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert helpful in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "helpful"),
    [
        (["play", "--lan", "--host", "127.0.0.1"], "choose one"),
        (["play", "--certfile", "c.pem"], "--keyfile"),
        (["play", "--keyfile", "k.pem"], "--certfile"),
        (["play", "--certfile", "no.pem", "--keyfile", "no.pem"], "no.pem"),
        (["play", "--host", "203.0.113.5"], "cannot listen on 203.0.113.5"),
        (["serve", "--public", "mahjong.example.org"], "https://mahjong.example.org"),
        (["serve", "--metrics", "127.0.0.1"], "--metrics"),
        (["serve", "--bus", "redis://127.0.0.1:port"], "redis://host:6379"),
        (["serve", "--metrics", "203.0.113.5:70000"], "0 to 65535"),
        (["verify", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["bench", "--only", "everything"], "engine"),
        (["bench", "engine", "everything"], "'everything'"),
    ],
    ids=str,
)
def test_misuse_that_shows_later(capsys: pytest.CaptureFixture[str], arguments: list[str], helpful: str) -> None:
    assert main(arguments) == 2
    assert helpful in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("https://example.org/mahjong", "below a path (/mahjong) is not supported yet; give it a name of its own: https://example.org;"),
        ("https://example.org/mahjong/", "below a path (/mahjong/)"),
        ("https://example.org:8443/a/b?c=d", "below a path (/a/b)"),
        ("https://example.org?table=1", "expected nothing from '?' on: https://example.org;"),
        ("https://example.org/?", "expected nothing from '?' on"),
        ("https://example.org/#lobby", "expected nothing from '#' on"),
        ("mahjong.example.org", "expected https:// or http:// in front, such as https://mahjong.example.org;"),
        ("mahjong.example.org:8443", "such as https://mahjong.example.org:8443;"),
        ("//mahjong.example.org", "such as https://mahjong.example.org;"),
        ("", "such as https://mahjong.example.org;"),
        ("wss://mahjong.example.org", "found wss://"),
        ("https://", "expected a name or an address behind https://"),
        ("https://:8443", "expected a name or an address"),
        ("https://-a-.example", "expected a name or an address"),
        ("https://a-.example", "expected a name or an address"),
        ("https://mahjong..org", "expected a name or an address"),
        ("https://.mahjong.org", "expected a name or an address"),
        (f"https://{'m' * 64}.org", "expected a name or an address"),
        (f"https://{'mahjong.' * 32}org", "expected a name or an address"),
        ("https://[v1.x]", "expected a name or an address"),
        ("https://[fe80::1%25eth0]", "expected a name or an address"),
        ("https://192.0.2", "expected a name or an address"),
        ("https://192.0.2.700", "expected a name or an address"),
        ("https://mahjong.0x7f", "expected a name or an address"),
        ("https://exam ple.org", "without spaces"),
        ("https://[::1", "expected an address such as"),
        ("https://mahjong.example.org:0", "expected a port from 1 to 65535"),
        ("https://mahjong.example.org:65536", "expected a port from 1 to 65535"),
        ("https://mahjong.example.org:port", "expected a port from 1 to 65535"),
        ("https://me:secret@example.org", "expected no name and no password in it: https://example.org;"),
    ],
)  # fmt: skip
def test_a_public_address_that_cannot_be_says_what_is_wrong_with_it(
    capsys: pytest.CaptureFixture[str], address: str, told: str
) -> None:
    assert main(["serve", "--public", address]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert repr(address) in error


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://mahjong.example.org", "https://mahjong.example.org"),
        ("HTTPS://Mahjong.Example.org/", "https://mahjong.example.org"),
        ("https://mahjong.example.org:443", "https://mahjong.example.org"),
        ("http://mahjong.example.org:80", "http://mahjong.example.org"),
        ("http://mahjong.example.org:443", "http://mahjong.example.org:443"),
        ("https://mahjong.example.org:", "https://mahjong.example.org"),
        ("http://192.0.2.7:8765", "http://192.0.2.7:8765"),
        ("http://[2001:DB8::7]:8765", "http://[2001:db8::7]:8765"),
        ("http://[2001:db8:0:0:0:0:0:7]", "http://[2001:db8::7]"),
        ("https://mahjong.example.org.", "https://mahjong.example.org."),
        (f"https://{'m' * 63}.7x", f"https://{'m' * 63}.7x"),
        ("https://пример.example", "https://xn--e1afmkfd.example"),
        ("http://my_house:8765", "http://my_house:8765"),
    ],
)
def test_a_public_address_is_taken_as_browsers_write_it(address: str, origin: str) -> None:
    assert origin_of(address) == origin


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--help"], 0, "usage: eastwind [-h]"),
        (["score", "--help"], 0, "usage: eastwind score "),
        (["--version"], 0, f"eastwind {__version__}"),
        ([], 2, "usage: eastwind [-h]"),
        (["score", "4z"], 2, "eastwind score: "),
        (["verify", "no-such-file.jsonl"], 2, "eastwind verify: "),
        (["rules", "list"], 0, "ru-classic"),
    ],
    ids=str,
)
def test_python_runs_the_package_as_the_command(tmp_path: Path, arguments: list[str], code: int, told: str) -> None:
    command = [sys.executable, "-m", "eastwind", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == code
    assert told in done.stdout + done.stderr


def test_a_file_cannot_be_the_data_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "file"
    place.touch()
    assert main(["play", "--data", str(place)]) == 2
    assert str(place) in capsys.readouterr().err


def test_a_database_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "eastwind.sqlite3").write_text("a shopping list, long enough to be looked at. " * 20)
    assert main(["play", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "eastwind.sqlite3" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_help_does_not_load_the_engine() -> None:
    code = (
        "import sys; from eastwind.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: print('numba' in sys.modules, 'fastapi' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False False"


# --- verify


def test_a_fair_match_is_verified(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    commitment = json.loads(record.read_text().split("\n")[0])["commitment"]
    assert main(["verify", str(record), "--commitment", commitment]) == 0
    assert commitment in capsys.readouterr().out
    assert main(["verify", str(record), "--commitment", "0" * 64]) == 1
    assert commitment in capsys.readouterr().err


def test_matches_in_one_file_are_verified_one_after_the_other(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    record.write_text(2 * record.read_text())
    assert main(["verify", str(record)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["verify", str(record), "--commitment", "0" * 64]) == 2
    assert "2 matches" in capsys.readouterr().err


def _changed(line: dict[str, Any]) -> dict[str, Any]:
    if line["type"] == "end_game":
        return {**line, "secret": "00" * 32}
    return line


def test_a_match_with_another_secret_is_not(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [_changed(json.loads(line)) for line in record.read_text().split("\n") if line]
    record.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert main(["verify", str(record)]) == 1
    assert "promised" in capsys.readouterr().err


def test_a_match_that_was_played_otherwise_is_not(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text()
    record.write_text(text.replace('"winners":[0]', '"winners":[1]'))
    assert main(["verify", str(record)]) == 1
    assert "line" in capsys.readouterr().err


def test_a_match_that_is_not_over_cannot_be_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().split("\n")[:-2]
    record.write_text("\n".join(lines) + "\n")
    assert main(["verify", str(record)]) == 1
    assert "not over" in capsys.readouterr().err


# --- what it says


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru", "LC_MESSAGES": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
    ids=str,
)
def test_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    assert say.language() == language
    assert language in LANGUAGES


@pytest.mark.process
class _Quick:
    """Compiles nothing, and notes that all of it is compiled."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def waited_for(self, *parts: str) -> Iterator[str]:
        for part in parts:
            yield part
            engine.mark(code_of_engine(), part)


def test_a_warm_engine_is_not_warmed_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: list[str] = []
    monkeypatch.setattr("eastwind.code_cache.chosen", lambda: tmp_path / "cache")
    monkeypatch.setattr(engine, "Compiling", _Quick)
    for _ in range(2):
        engine.warm_up(lambda: said.append("compiling"), lambda seconds: said.append(f"{seconds >= 0}"))
    assert said == (["compiling", "True"] if COMPILED else [])


# --- play


@pytest.mark.process
def test_play_in_the_house_prints_an_address_and_its_picture(tmp_path: Path) -> None:
    with running(tmp_path, "--lan") as server:
        assert "127.0.0.1" not in server.url
        assert server.popen.stdout is not None
        picture = [server.popen.stdout.readline() for _ in range(12)]
        assert all("█" in line or "▀" in line for line in picture)
        assert server.request("GET", "/api/rulesets")


@pytest.mark.process
def test_play_over_tls(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    certfile, keyfile = certificate
    with running(tmp_path / "data", "--certfile", str(certfile), "--keyfile", str(keyfile)) as server:
        assert server.url.startswith("https://127.0.0.1:")
        trusting = ssl.create_default_context(cafile=str(certfile))
        assert server.request("GET", "/api/rulesets", tls=trusting)


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate of one's own for 127.0.0.1, made by the openssl of the machine."""
    certfile, keyfile = tmp_path / "cert.pem", tmp_path / "key.pem"
    subject = "-subj /CN=Eastwind -addext subjectAltName=IP:127.0.0.1"
    command = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 {subject} -keyout {keyfile} -out {certfile}"
    try:
        subprocess.run(command.split(), check=True, capture_output=True, env=os.environ)
    except FileNotFoundError:
        pytest.skip("there is no openssl here to make a certificate with")
    return certfile, keyfile
