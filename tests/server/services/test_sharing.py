"""What a page needs to hand on a link: where others find the server, and a code for their camera."""

from starlette.testclient import TestClient

from eastwind.server.services.sharing import addresses_for_others, code_of
from eastwind.server.settings import hosts_of
from eastwind.server.wire.sharing import MOST_CODED


def test_a_server_for_its_own_machine_is_found_from_nowhere_else(client: TestClient) -> None:
    assert client.get("/api/share/addresses").json() == {"addresses": []}
    local = hosts_of(["127.0.0.1", "127.0.0.2", "localhost", "eastwind.localhost", "::1"], 8765, False)
    assert addresses_for_others(local, secure=False) == []


def test_others_are_told_numbers_before_names() -> None:
    hosts = hosts_of(["192.168.1.5", "kitchen", "kitchen.local", "fe80::1", "127.0.0.1", "localhost"], 8765, False)
    assert addresses_for_others(hosts, secure=False) == [
        "http://192.168.1.5:8765",
        "http://[fe80::1]:8765",
        "http://kitchen.local:8765",
        "http://kitchen:8765",
    ]
    assert addresses_for_others({"eastwind.example"}, secure=True) == ["https://eastwind.example"]


def test_a_link_becomes_a_code_with_its_three_eyes(client: TestClient) -> None:
    answer = client.post("/api/share/code", json={"text": "http://192.168.1.5:8765/#/rules?abc"})
    rows = answer.json()["rows"]
    assert {len(row) for row in rows} == {len(rows)}
    assert {*"".join(rows)} == {"0", "1"}
    eye = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    corners = [[row[:7] for row in rows[:7]], [row[-7:] for row in rows[:7]], [row[:7] for row in rows[-7:]]]
    assert corners == [eye] * 3
    assert rows != code_of("http://192.168.1.5:8765/#/rules?abd").rows


def test_a_longer_text_than_a_camera_reads_is_refused(client: TestClient) -> None:
    assert client.post("/api/share/code", json={"text": "x" * MOST_CODED}).status_code == 200
    assert client.post("/api/share/code", json={"text": "x" * (MOST_CODED + 1)}).status_code == 422
    assert client.post("/api/share/code", json={"text": ""}).status_code == 422
