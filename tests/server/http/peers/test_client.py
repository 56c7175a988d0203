"""How one process asks another over HTTP: signed, over kept connections, with certificates that are looked at."""

import asyncio
import contextlib
import logging
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from eastwind.cli.main import main
from eastwind.server.cluster.signing import HTTP, PREFIX, VISITOR, NotBelieved, Verifier
from eastwind.server.http.peers.client import Client, CountsElsewhere, Unproved
from eastwind.server.network import Inside, trusted_inside
from eastwind.server.store.rows import ProcessRow

_SECRET: Final = "the secret of the process that is asked"
_PLAIN: Final = Inside("ws://127.0.0.1:1")


@dataclass
class _Other:
    """Another process, as far as bytes go: says what it is told to say, and keeps what it has heard."""

    answer: bytes = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Other: y\r\nVary: z\r\n\r\nok"
    heard: bytearray = field(default_factory=bytearray)
    lines: int = 0
    place: str = ""

    @property
    def row(self) -> ProcessRow:
        return ProcessRow("other", self.place, _SECRET)

    @contextlib.asynccontextmanager
    async def listening(self, tls: ssl.SSLContext | None = None) -> AsyncIterator["_Other"]:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.lines += 1
            writers.append(writer)
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                while True:
                    head = await reader.readuntil(b"\r\n\r\n")
                    self.heard += head
                    length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                    self.heard += await reader.readexactly(int(length[0].split()[1]) if length else 0)
                    writer.write(self.answer)
                    await writer.drain()

        writers: list[asyncio.StreamWriter] = []
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
        port = server.sockets[0].getsockname()[1]
        self.place = f"{'ws' if tls is None else 'wss'}://127.0.0.1:{port}"
        try:
            yield self
        finally:
            server.close()
            for writer in writers:
                writer.transport.abort()
            # each is told of it, and comes to its end
            await asyncio.sleep(0.01)


def _with(
    other: _Other,
    does: Callable[[Client], Awaitable[Any]],
    inside: Inside = _PLAIN,
    tls: ssl.SSLContext | None = None,
    **more: int,
) -> Any:
    async def go() -> Any:
        client = Client(inside, **more)
        async with other.listening(tls):
            try:
                return await does(client)
            finally:
                await client.close()

    return asyncio.run(go())


def test_what_is_asked_is_believed_as_it_arrives() -> None:
    other = _Other()
    target = "/api/replays/x%20%D1%8F.0123?a=%22b%22&c=d%20e"
    answer = _with(
        other, lambda client: client.ask(other.row, "POST", target, b"body", {VISITOR: "203.0.113.9", "accept": "é"}, 5)
    )
    assert (answer.status, answer.body, dict(answer.headers)) == (200, b"ok", {"vary": "z"})
    head, _, body = bytes(other.heard).partition(b"\r\n\r\n")
    first, *lines = head.split(b"\r\n")
    method, path, _ = first.split(b" ")
    headers = [(name.lower(), value) for name, value in (line.split(b": ", 1) for line in lines)]
    assert (method, path, body) == (b"POST", target.encode(), b"body")
    # nothing of the client's own, and no other secret than what can be read
    assert sorted(name.decode() for name, _ in headers) == sorted(
        [
            "host",
            "content-length",
            "accept",
            *(f"{PREFIX}{name}" for name in "visitor time nonce body signature".split()),
        ]
    )
    assert _SECRET.encode() not in other.heard
    verifier = Verifier(_SECRET)
    verifier.check(HTTP, "POST", path, headers)
    with pytest.raises(NotBelieved, match="again"):
        verifier.check(HTTP, "POST", path, headers)


def test_a_connection_serves_for_many_questions() -> None:
    other = _Other()

    async def many(client: Client) -> None:
        for _ in range(10):
            await client.ask(other.row, "GET", "/", b"", {}, 5)

    _with(other, many)
    assert other.lines == 1


@pytest.mark.parametrize(
    "length", [b"Content-Length: 2000\r\n", b"Transfer-Encoding: chunked\r\n", b"Connection: close\r\n"]
)
def test_an_answer_without_end_is_not_read_to_its_end(length: bytes) -> None:
    body = b"7d0\r\n" if b"chunked" in length else b""
    other = _Other(b"HTTP/1.1 200 OK\r\n" + length + b"\r\n" + body + b"x" * 2000)
    with pytest.raises(OSError, match="at most 1000 bytes"):
        _with(other, lambda client: client.ask(other.row, "GET", "/", b"", {}, 5), most_bytes=1000)


@pytest.mark.parametrize(
    "answer",
    [
        b"nothing like HTTP\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 200_000,
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nbroken off",
        b"HTTP/1.1 200 OK\r\nContent-Length: 20\r\n",
        b"",
    ],
)
def test_what_is_no_answer_is_an_error_in_time(answer: bytes) -> None:
    other = _Other(answer)

    async def asks(client: Client) -> str:
        try:
            await client.ask(other.row, "GET", "/", b"", {}, 0.5)
        except OSError:
            return "an error"
        return "an answer"

    assert _with(other, asks) == "an error"


def test_nobody_who_listens_is_told_apart_from_somebody_who_does_not_answer() -> None:
    other = _Other()

    async def gone(client: Client) -> None:
        row = ProcessRow("gone", "ws://127.0.0.1:1", _SECRET)
        with pytest.raises(ConnectionRefusedError):
            await client.ask(row, "GET", "/", b"", {}, 5)

    _with(other, gone)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 421 Misdirected Request\r\nContent-Length: 4\r\n\r\nHost",
        b"HTTP/1.1 503 Service Unavailable\r\nX-Eastwind-Refused: time\r\nContent-Length: 0\r\n\r\n",
    ],
    ids=["an older Eastwind", "another clock"],
)
def test_a_process_that_does_not_believe_this_one_is_said_and_counts_nothing(
    answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    other = _Other(answer)

    class Holds:
        def counting(self, _: str) -> ProcessRow:
            return other.row

    async def asks(client: Client) -> float | None:
        with pytest.raises(Unproved):
            await client.ask(other.row, "POST", "/api/tables/x/seats", b"", {}, 5)
        holds: Any = Holds()
        return await CountsElsewhere(holds, client)("opening", "203.0.113.9")

    assert _with(other, asks) is None
    assert "does not believe this one" in caplog.text


@dataclass(frozen=True)
class _Papers:
    certificate: Path
    key: Path

    @property
    def server(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        return context


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., _Papers]:
    folder = tmp_path_factory.mktemp("papers")

    def make(name: str, alternative: str, issuer: _Papers | None = None) -> _Papers:
        made = _Papers(folder / f"{name}.pem", folder / f"{name}.key")
        constraint = "CA:TRUE" if alternative == "" else "CA:FALSE"
        names = ["-addext", f"subjectAltName={alternative}"] if alternative else []
        by = ["-CA", str(issuer.certificate), "-CAkey", str(issuer.key)] if issuer else []
        command = [
            *"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj".split(),
            f"/CN={name}",
            *by,
            *names,
            "-addext",
            f"basicConstraints=critical,{constraint}",
            *("-keyout", str(made.key), "-out", str(made.certificate)),
        ]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except FileNotFoundError:
            pytest.skip("there is no openssl here to make a certificate with")
        return made

    return make


def _asked_over_tls(server: _Papers, inside: Inside) -> bool:
    other = _Other()

    async def asks(client: Client) -> bool:
        try:
            await client.ask(other.row, "GET", "/", b"", {}, 5)
        except ConnectionRefusedError:
            raise
        except OSError:
            return False
        return True

    believed = bool(_with(other, asks, inside, server.server))
    # nothing is said to a process that is not believed
    assert bool(other.heard) == believed
    return believed


def test_processes_that_share_a_certificate_believe_that_one_alone(
    papers: Callable[..., _Papers], caplog: pytest.LogCaptureFixture
) -> None:
    ours, theirs = papers("mahjong", "DNS:mahjong.example.org"), papers("man", "DNS:mahjong.example.org,IP:127.0.0.1")
    inside = Inside("wss://127.0.0.1:1", trusted_inside(ours.certificate, None))
    assert _asked_over_tls(ours, inside)
    with caplog.at_level(logging.WARNING):
        assert not _asked_over_tls(theirs, inside)
    assert "certificate that is not believed" in caplog.text


def test_a_shared_certificate_does_not_vouch_for_others_of_its_authority(papers: Callable[..., _Papers]) -> None:
    authority = papers("authority", "")
    ours, theirs = (papers(name, "DNS:mahjong.example.org", authority) for name in ("first", "second"))
    # as it is given to a server: its own first, then the authority's
    chain = ours.certificate.with_suffix(".chain")
    chain.write_text(ours.certificate.read_text() + authority.certificate.read_text())
    inside = Inside("wss://127.0.0.1:1", trusted_inside(chain, None))
    assert _asked_over_tls(ours, inside)
    assert not _asked_over_tls(theirs, inside)


def test_certificates_of_an_authority_have_to_bear_the_address_or_the_name(papers: Callable[..., _Papers]) -> None:
    authority = papers("authority", "")
    address = papers("address", "IP:127.0.0.1", authority)
    elsewhere = papers("elsewhere", "IP:127.0.0.2", authority)
    name = papers("name", "DNS:mahjong.example.org", authority)
    stranger = papers("stranger", "IP:127.0.0.1,DNS:mahjong.example.org")
    trusted = trusted_inside(address.certificate, authority.certificate)
    by_address = Inside("wss://127.0.0.1:1", trusted)
    assert [_asked_over_tls(each, by_address) for each in (address, elsewhere, name, stranger)] == [
        True,
        False,
        False,
        False,
    ]
    by_name = Inside("wss://127.0.0.1:1", trusted, "mahjong.example.org")
    assert [_asked_over_tls(each, by_name) for each in (address, elsewhere, name, stranger)] == [
        False,
        False,
        True,
        False,
    ]


def test_a_certificate_that_is_named_itself_is_believed(papers: Callable[..., _Papers]) -> None:
    authority = papers("authority", "")
    address = papers("address", "IP:127.0.0.1", authority)
    inside = Inside("wss://127.0.0.1:1", trusted_inside(authority.certificate, address.certificate))
    assert _asked_over_tls(address, inside)


def test_without_certificates_to_believe_none_is_believed(papers: Callable[..., _Papers]) -> None:
    assert not _asked_over_tls(papers("mahjong", "IP:127.0.0.1"), Inside("ws://127.0.0.1:1"))


@pytest.mark.parametrize(
    ("words", "helpful"),
    [
        (["--inside-cafile", "CERT"], "without --certfile"),
        (["--inside-name", "a.example.org"], "without --certfile"),
        (["--certfile", "CERT", "--keyfile", "KEY", "--inside-name", "a.example.org"], "--inside-cafile too"),
        (["--workers", "2", "--certfile", "CERT", "--keyfile", "KEY", "--inside-cafile", "MISSING"], "--inside-cafile"),
        (["--workers", "2", "--certfile", "CERT", "--keyfile", "KEY", "--inside-cafile", "KEY"], "--inside-cafile"),
        (["--workers", "2", "--certfile", "KEY", "--keyfile", "KEY"], "--certfile"),
    ],
)
def test_options_of_certificates_that_fit_nothing_are_refused(
    tmp_path: Path, papers: Callable[..., _Papers], capsys: pytest.CaptureFixture[str], words: list[str], helpful: str
) -> None:
    made = papers("mahjong", "IP:127.0.0.1")
    files = {"CERT": str(made.certificate), "KEY": str(made.key), "MISSING": str(tmp_path / "missing.pem")}
    assert (
        main(["serve", "--data", str(tmp_path / "data"), "--port", "0", *(files.get(word, word) for word in words)])
        == 2
    )
    assert helpful in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
