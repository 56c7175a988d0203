"""Who may ask: Host and Origin, sizes, and what a browser is told to allow."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import WebSocketDenialResponse

from eastwind.server.http.guard import content_security_policy
from eastwind.server.settings import hosts_of
from eastwind.server.wire.protocol import ErrorMessage
from tests.server.house import HOST, ORIGIN, House, house, settings_for

FOREIGN_HOSTS = ["evil.example", "evil.example:8765", "127.0.0.1", "127.0.0.1:80", f"{HOST}.evil.example", ""]
FOREIGN_ORIGINS = [
    "http://evil.example",
    "http://127.0.0.1:8766",
    "https://127.0.0.1:8765",
    "null",
    "http://127.0.0.1",
    "",
]


@pytest.mark.parametrize("path", ["/", "/api/rulesets", "/api/openapi.json"])
@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_foreign_host_is_refused(home: House, host: str, path: str) -> None:
    answer = home.client.get(path, headers={"Host": host})
    assert answer.status_code == 421
    assert HOST in answer.text


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_a_foreign_origin_is_refused(home: House, origin: str) -> None:
    wish = {"rules": "ru-classic", "name": "Eve", "bots": ["club"] * 3}
    answer = home.client.post("/api/tables", json=wish, headers={"Origin": origin})
    assert answer.status_code == 403
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert home.store._connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
@pytest.mark.parametrize("path", ["/api/rulesets/ru-classic/book", "/api/about", "/api/openapi.json", "/api/nothing"])
def test_another_site_may_not_have_a_browser_ask_the_interface(home: House, path: str, site: str) -> None:
    answer = home.client.get(path, headers={"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"})
    assert answer.status_code == 403
    assert "Sec-Fetch-Site" in answer.text


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_the_page_and_the_person_at_it_may(home: House, site: str) -> None:
    assert home.client.get("/api/rulesets", headers={"Sec-Fetch-Site": site}).status_code == 200


def test_another_site_may_lead_to_the_page(home: House) -> None:
    answer = home.client.get("/", headers={"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"})
    assert answer.status_code != 403


def test_the_own_page_is_welcome(home: House) -> None:
    assert home.client.get("/api/rulesets", headers={"Origin": ORIGIN}).status_code == 200
    assert home.client.get("/api/rulesets", headers={"Host": HOST.upper()}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"Origin": "http://evil.example"}, 403), ({"Origin": "null"}, 403), ({"Host": "evil.example"}, 421)],
    ids=["origin", "null", "host"],
)
def test_a_foreign_socket_is_refused(home: House, headers: dict[str, str], status: int) -> None:
    place = f"ws://{HOST}/ws/tables/{home.open()['table']}"
    with pytest.raises(WebSocketDenialResponse) as refused, home.client.websocket_connect(place, headers=headers):
        pass
    assert refused.value.status_code == status


def test_the_own_page_opens_sockets(home: House) -> None:
    place = f"ws://{HOST}/ws/tables/{home.open()['table']}"
    with home.client.websocket_connect(place, headers={"Origin": ORIGIN}) as socket:
        socket.send_text('{"type": "ping"}')
        assert socket.receive_text() == '{"type":"pong"}'


def test_over_tls_the_origin_is_https(tmp_path: Path) -> None:
    with house(tmp_path, settings=settings_for(tmp_path, secure=True)) as home:
        assert home.client.get("/api/rulesets", headers={"Origin": f"https://{HOST}"}).status_code == 200
        assert home.client.get("/api/rulesets", headers={"Origin": ORIGIN}).status_code == 403


def test_large_bodies_are_refused_unread(home: House) -> None:
    answer = home.client.post("/api/tables", content=b"x" * 1_000_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert ErrorMessage.model_validate_json(answer.content).model_dump(mode="json") == answer.json()

    def stream() -> Iterator[bytes]:
        yield b"x" * 1_000_000

    answer = home.client.post("/api/tables", content=stream(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 411


@pytest.mark.parametrize("path", ["/", "/api/rulesets", "/api/nothing"])
def test_every_answer_says_what_a_page_may_do(home: House, path: str) -> None:
    headers = home.client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' ws://{HOST};" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in headers


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", {"Host": "evil.example"}, 421),
        ("/api/about", {"Origin": "null"}, 403),
        ("/api/about", {"Content-Length": "9" * 5000}, 413),
        ("/", {"Content-Length": "9" * 20}, 413),
        ("/api/about", {"Transfer-Encoding": "chunked"}, 411),
    ],
    ids=["host", "origin", "digits", "file", "stream"],
)
def test_what_is_refused_on_arrival_carries_its_headers_too(
    home: House, path: str, headers: dict[str, str], status: int
) -> None:
    answer = home.client.get(path, headers=headers)
    assert answer.status_code == status
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert "evil" not in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_fault_that_nobody_foresaw_is_a_typed_answer_with_all_headers(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("nobody thought of it")

    monkeypatch.setattr(type(home.app.state.page), "refresh", breaks)
    answer = home.client.get("/api/about")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "ZeroDivisionError" not in answer.text
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    [said] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert said.exc_info is not None


def test_scripts_are_never_allowed_inline() -> None:
    policy = dict(part.split(" ", 1) for part in content_security_policy(HOST, secure=True).split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == f"'self' wss://{HOST}"
    assert not any("*" in sources or "unsafe-eval" in sources for sources in policy.values())


def test_the_port_may_be_left_out_where_it_is_the_schemes_own() -> None:
    assert hosts_of(["Wind.local", "::1"], 8765, False) == {"wind.local:8765", "[::1]:8765"}
    assert hosts_of(["wind"], 80, False) == {"wind:80", "wind"}
    assert hosts_of(["wind"], 443, False) == {"wind:443"}
    assert hosts_of(["wind"], 443, True) == {"wind:443", "wind"}


@pytest.mark.parametrize(
    ("host", "secure", "asked"),
    [
        (HOST, False, True),
        ("localhost:8765", False, True),
        ("192.168.1.20:8765", False, False),
        ("192.168.1.20:8765", True, True),
    ],
)
def test_a_process_of_its_own_is_asked_for_where_browsers_heed_it(
    tmp_path: Path, host: str, secure: bool, asked: bool
) -> None:
    settings = settings_for(tmp_path, hosts=frozenset({host}), secure=secure)
    with house(tmp_path, settings=settings) as home:
        answer = home.client.get("/api/about", headers={"Host": host})
        assert answer.headers.get("Cross-Origin-Opener-Policy") == ("same-origin" if asked else None)
