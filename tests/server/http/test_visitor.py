"""Who asks: one visitor for each household, however it writes its address."""

import pytest
from starlette.requests import HTTPConnection

from eastwind.server.http.visitor import visitor_at, visitor_of


def _asking(client: tuple[str, int] | None) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": client, "headers": []})


def test_every_port_of_an_address_is_one_visitor() -> None:
    assert visitor_of(_asking(("192.0.2.7", 1))) == visitor_of(_asking(("192.0.2.7", 2)))
    assert visitor_of(_asking(("192.0.2.7", 1))) != visitor_of(_asking(("192.0.2.8", 1)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", id="a household's many addresses"),
        pytest.param("::ffff:192.0.2.7", "192.0.2.7", id="mapped"),
        pytest.param("fe80::1%eth0", "fe80::1%eth1", id="with a zone"),
    ],
)
def test_an_address_written_otherwise_is_the_same_visitor(one: str, other: str) -> None:
    assert visitor_at(one) == visitor_at(other)


def test_households_are_told_apart() -> None:
    assert visitor_at("2001:db8:1:2::1") != visitor_at("2001:db8:1:3::1")


def test_who_has_no_address_is_a_visitor_too() -> None:
    assert visitor_of(_asking(None)) == visitor_of(_asking(None))
    assert visitor_at("testclient") == "testclient"
