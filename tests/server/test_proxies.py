"""Which proxies are believed for whom they speak, and that their connections are counted by the same rule."""

import socket
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from eastwind.cli.main import main
from eastwind.server.http.protocols import Admission
from eastwind.server.limits.connections import Connections
from eastwind.server.proxies import Proxies, proxies_of
from eastwind.server.settings import UNHURRIED, Limits, Rate
from tests.server.house import ORIGIN, house, settings_for
from tests.server.process import running
from tests.support.tiers import sweep_after_first

_HERE: Final = ("127.0.0.1", 8765)


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.7", "::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("10.1.0.0/16", "10.1.255.255", "10.2.0.0"),
        ("10.1.0.0/16", "::ffff:10.1.2.3", "2001:db8::10.1.2.3"),
        ("::ffff:10.1.0.0/112", "10.1.2.3", "10.2.0.0"),
        ("2001:db8::/32", "2001:0DB8:0::1", "2001:db9::1"),
        ("fe80::1", "fe80::1%eth0", "fe80::2%eth0"),
        ("fe80::1%eth0", "fe80::1%eth0", "fe80::2%eth0"),
        ("127.0.0.1, ::1", "::1", "::2"),
        ("127.0.0.1,10.0.0.0/8", "10.9.9.9", "127.0.0.2"),
    ],
)
def test_addresses_and_networks_are_compared_as_such(text: str, inside: str, outside: str) -> None:
    proxies = proxies_of([text])
    assert proxies.trusts(inside)
    assert not proxies.trusts(outside)
    # the count of connections follows the same rule
    admission = Admission(Connections(8, 2), Limits(), proxies)
    assert admission.visitor((inside, 1), _HERE) is None
    assert admission.visitor((outside, 1), _HERE) is not None


@pytest.mark.parametrize("version", sweep_after_first([4, 6]))
def test_networks_that_are_everybody_together_are_refused(version: int) -> None:
    if version == 4:
        networks = [f"{number}.0.0.0/8" for number in range(256)]
    else:
        networks = [f"{number:x}::/16" for number in range(65_536)]
    with pytest.raises(ValueError, match="everybody"):
        proxies_of(networks)
    assert len(proxies_of(networks[: len(networks) // 2 - 1]).networks) == len(networks) // 2 - 1


def test_several_proxies_may_be_given_with_commas_or_one_by_one() -> None:
    assert proxies_of(["192.0.2.7,10.0.0.0/8", "::1"]) == proxies_of(["192.0.2.7", "10.0.0.0/8,::1 "])
    assert not proxies_of([])
    assert not Proxies().trusts("127.0.0.1")


@pytest.mark.parametrize(
    ("text", "helpful"),
    [
        ("localhost", "a name is not looked up"),
        ("caddy", "a name is not looked up"),
        ("a,b", "got 'a'"),
        ("192.0.2.7,,192.0.2.8", "got ''"),
        ("", "got ''"),
        ("*", "everybody"),
        ("0.0.0.0/0", "everybody"),
        ("::/0", "everybody"),
        ("::ffff:0.0.0.0/96", "everybody"),
        ("0.0.0.0/1,128.0.0.0/1", "at least /8"),
        ("10.0.0.0/7", "at least /8"),
        ("::ffff:10.0.0.0/103", "at least /8"),
        ("::/1,8000::/1", "at least /16"),
        ("2000::/3", "at least /16"),
        ("10.0.0.5/8", "write 10.0.0.0/8"),
        ("192.0.2.7:8080", "192.0.2.7:8080"),
        ("[::1]", "[::1]"),
        ("http://192.0.2.7", "http://192.0.2.7"),
        ("unix:/run/caddy.sock", "unix:"),
        ("192.0.2.0/33", "192.0.2.0/33"),
        ("192.0.2.0/255.255.255.x", "192.0.2.0/"),
        ("192.0.2.256", "192.0.2.256"),
        ("1", "got '1'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_proxy_that_cannot_be_used_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str, helpful: str
) -> None:
    try:
        code = main([command, "--data", str(tmp_path / "data"), "--port", "0", "--proxy", text])
    except SystemExit as ended:
        code = int(str(ended.code))
    told = capsys.readouterr().err
    assert code == 2
    assert "--proxy: expected an address or a network" in told
    assert helpful in told
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        # one proxy; what the visitor says stands in front
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.66, 203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.66", "203.0.113.9"], "203.0.113.9"),
        # several, each of which names the one before it
        ("10.0.0.1", ["198.51.100.66, 203.0.113.9, 10.0.0.3, 10.0.0.2"], "203.0.113.9"),
        ("10.0.0.1", ["10.0.0.9, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.66, 203.0.113.9", "10.0.0.2"], "203.0.113.9"),
        ("10.0.0.1", ["203.0.113.9, ::ffff:10.0.0.2"], "203.0.113.9"),
        ("::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        # nobody but proxies: the one that began it
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", [], "10.0.0.1"),
        # ports, brackets
        ("10.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("10.0.0.1", ['"[2001:db8::1]:443"'], "2001:db8::1"),
        ("10.0.0.1", ["[2001:db8::1]"], "2001:db8::1"),
        ("10.0.0.1", ["2001:DB8:0::1"], "2001:db8::1"),
        # no address ends the reading at whoever wrote it: nobody can call himself what he likes
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9, unknown, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["203.0.113.9,"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        # no proxy is not believed at all
        ("192.0.2.1", ["203.0.113.9"], "192.0.2.1"),
        ("192.0.2.1", ["203.0.113.9, 10.0.0.2"], "192.0.2.1"),
    ],
)
def test_the_visitor_is_the_first_from_the_right_who_is_no_proxy(peer: str, forwarded: list[str], visitor: str) -> None:
    assert proxies_of(["10.0.0.0/24"]).visitor(peer, forwarded) == visitor


def test_a_visitor_behind_a_chain_of_proxies_is_counted_by_an_address_that_is_not_of_its_choice(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, patience_seconds=0.2, requests=Rate(1, 0.02))
    settings = settings_for(tmp_path, limits=limits, proxies=proxies_of(["10.0.0.0/24"]))
    with house(tmp_path, settings=settings) as home:
        codes = []
        for number in range(4):
            proxy = TestClient(home.app, base_url=ORIGIN, client=(f"10.0.0.{number + 1}", 1))
            said = f"198.51.100.{number}, 10.0.0.{number}, 203.0.113.9, 10.0.0.77"
            codes.append(proxy.get("/api/bots", headers={"X-Forwarded-For": said}).status_code)
        assert codes == [200, 429, 429, 429]


def test_connections_at_the_port_for_other_processes_are_nobody_s() -> None:
    admission = Admission(Connections(8, 2), Limits(), Proxies(), inside=4711)
    assert admission.visitor(("10.0.0.2", 1), ("10.0.0.1", 4711)) is None
    assert admission.visitor(("10.0.0.2", 1), ("10.0.0.1", 8765)) == "10.0.0.2"
    assert admission.visitor(("127.0.0.1", 1), ("127.0.0.1", 8765)) == "127.0.0.1"


@pytest.mark.process
def test_connections_of_a_proxy_in_a_network_are_not_counted_as_one_visitor_s(tmp_path: Path) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n"
    most = Limits().connections_a_visitor
    assert most is not None
    with running(tmp_path / "data", "--proxy", "127.0.0.0/8") as server, ExitStack() as opened:
        place = urlsplit(server.url)
        for _ in range(most + 8):
            line = opened.enter_context(socket.create_connection((place.hostname, place.port), timeout=10))
            line.sendall(asked)
            assert line.recv(12) == b"HTTP/1.1 200"
