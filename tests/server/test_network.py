"""Where the server listens and under which names it may be called."""

import socket
import subprocess
import sys

import pytest

from eastwind.server import network
from eastwind.server.serve import find_place

EVERYWHERE = "0.0.0.0"  # noqa: S104 — that is what is tested


def test_by_default_only_this_machine_is_answered() -> None:
    place = find_place("127.0.0.1", 0, or_any=False, secure=False)
    with place.listener as listener:
        address, port = listener.getsockname()
        assert address == "127.0.0.1"
        assert place.url == f"http://127.0.0.1:{port}/"
        assert place.hosts == {f"127.0.0.1:{port}", f"localhost:{port}"}


def test_in_the_house_it_answers_to_its_addresses_and_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.0.7", "10.0.0.7"])
    monkeypatch.setattr(network, "own_names", lambda: ["wind", "wind.local"])
    place = find_place(EVERYWHERE, 0, or_any=False, secure=True)
    with place.listener as listener:
        port = listener.getsockname()[1]
        assert place.url == f"https://192.168.0.7:{port}/"
        names = ["192.168.0.7", "10.0.0.7", "wind", "wind.local", "127.0.0.1", "localhost"]
        assert place.hosts == {f"{name}:{port}" for name in names}


def test_without_a_network_the_name_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", list)
    monkeypatch.setattr(network, "own_names", lambda: ["wind", "wind.local"])
    place = find_place(EVERYWHERE, 0, or_any=False, secure=False)
    with place.listener:
        assert place.url.startswith("http://wind.local:")


def test_one_address_is_called_by_that_address_alone() -> None:
    place = find_place("127.0.0.2", 0, or_any=False, secure=False)
    with place.listener as listener:
        assert place.hosts == {f"127.0.0.2:{listener.getsockname()[1]}"}


def test_a_taken_port_is_given_up_only_if_nobody_asked_for_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            find_place("127.0.0.1", port, or_any=False, secure=False)
        place = find_place("127.0.0.1", port, or_any=True, secure=False)
        with place.listener as listener:
            assert place.moved
            assert listener.getsockname()[1] != port


def test_own_addresses_are_never_loopback() -> None:
    assert not any(address.startswith("127.") for address in network.own_addresses())
    assert network.own_names()


def test_a_small_message_never_waits_for_the_acknowledgement_of_another() -> None:
    with network.listen("127.0.0.1", 0, or_any=False) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(("own", "highest", "left"), [(256, 2000, 1744), (1024, 1024, 768), (300, 300, 150)])
def test_as_many_files_may_be_open_as_the_system_allows(own: int, highest: int, left: int) -> None:
    program = (
        "import resource; from eastwind.server.network import most_connections;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({own}, {highest}));"
        "print(most_connections(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(left), str(highest), str(highest)]
