"""A server behind a proxy answers to the name that people type, and to no other."""

from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from eastwind.server.settings import Settings, named_publicly
from tests.server.house import house, settings_for


@pytest.mark.parametrize(
    ("origin", "named"),
    [
        ("https://mahjong.example.org", {"mahjong.example.org", "mahjong.example.org:443"}),
        ("https://mahjong.example.org:8443", {"mahjong.example.org:8443"}),
        ("http://[2001:db8::1]:8080", {"[2001:db8::1]:8080"}),
    ],
)
def test_an_origin_is_named_as_browsers_name_it(origin: str, named: set[str]) -> None:
    local = Settings(Path("data"), frozenset({"127.0.0.1:8765"}))
    found = named_publicly(local, origin)
    assert found.hosts == named | local.hosts
    assert found.secure == origin.startswith("https")


def test_links_bear_the_name_that_people_type(tmp_path: Path) -> None:
    settings = named_publicly(settings_for(tmp_path), "https://mahjong.example.org")
    with house(tmp_path, settings=replace(settings, hosts=settings.hosts | {"192.0.2.7:8765"})) as home:
        assert home.app.state.reached == ["https://mahjong.example.org"]
        outside = TestClient(home.app, base_url="https://mahjong.example.org")
        assert outside.get("/api/about", headers={"Origin": "https://mahjong.example.org"}).status_code == 200
        assert outside.get("/api/about", headers={"Host": "elsewhere.example.org"}).status_code == 421
