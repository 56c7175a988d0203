"""The files of the page: kept, compressed, sent again only when they changed; and addresses at which there is nothing."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from eastwind import __version__
from eastwind.server.http.page import names_tag
from eastwind.words import LANGUAGES, text
from tests.server.house import House, house, settings_for


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Eastwind</title>" + " " * 2000)
    (static / "assets" / "index-abc123.js").write_text("// script\n" * 500)
    (static / "assets" / "face-abc123.woff2").write_bytes(b"wOF2" + bytes(2000))
    (static / "robots.txt").write_text("User-agent: *\n")
    (static / "favicon.ico").write_bytes(bytes(100))
    (static / ".digest").write_text("secret of the build")
    (tmp_path / "outside.txt").write_text("not of the page")
    with house(tmp_path, settings=settings_for(tmp_path / "data", static=static)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/index.html", "/?from=somewhere"])
def test_the_page_is_at_the_root(home: House, path: str) -> None:
    answer = home.client.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html><title>Eastwind</title>")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/html")
    assert home.client.head(path).status_code == 200


#: Of no page, outside it, hidden in it, of another build; and what no file could be called.
NOWHERE = [
    "/play",
    "/table/abc/replay/3",
    "/assets",
    "/assets/index-old.js",
    "/assets/../../outside.txt",
    "/%2e%2e/outside.txt",
    "/.digest",
    "/ws/tables/abc",
    "/apiary",
    "/%00",
    "/" + "x" * 5000,
]


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:30])
def test_at_other_addresses_there_is_nothing_but_a_way_back(home: House, path: str) -> None:
    for language in LANGUAGES:
        answer = home.client.get(path, headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert answer.headers["Content-Type"].startswith("text/html")
        assert f'<html lang="{language}">' in answer.text
        assert text(language, "nowhere") in answer.text
        assert '<a href="/">' in answer.text
        assert "outside" not in answer.text
        assert "secret" not in answer.text


@pytest.mark.parametrize(("path", "kind"), [("/robots.txt", "text/plain"), ("/favicon.ico", "image/")])
def test_what_programs_ask_for_by_custom_is_what_they_expect(home: House, path: str, kind: str) -> None:
    answer = home.client.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith(kind)
    assert (Path("web/public") / path[1:]).is_file(), "the build takes them from there"


def test_files_cannot_be_sent_here(home: House) -> None:
    answer = home.client.post("/", content="x")
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD"}
    assert answer.headers["Content-Type"].startswith("text/plain")


def test_built_files_are_kept_for_ever(home: House) -> None:
    answer = home.client.get("/assets/index-abc123.js")
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Type"].startswith("text/javascript")


def test_files_are_sent_again_only_when_they_changed(home: House, tmp_path: Path) -> None:
    first = home.client.get("/")
    again = home.client.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    index = tmp_path / "static" / "index.html"
    index.write_text("<!doctype html><title>New</title>")
    changed = home.client.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert "New" in changed.text


@pytest.mark.parametrize(
    ("header", "named"),
    [
        ('"a"', True),
        ('W/"a"', True),
        ('"b", W/"a" ,"c"', True),
        ("*", True),
        (" * ", True),
        ("", False),
        ('"b"', False),
        ('"b","c"', False),
        ("a", False),
        ('W/"b", "a', False),
        ('"a,b", "c"', False),
    ],
)
def test_a_list_of_tags_is_read(header: str, named: bool) -> None:
    assert names_tag(header, '"a"') is named
    assert names_tag(header, 'W/"a"') is named


def test_a_browser_that_has_the_file_is_not_sent_it_again(home: House) -> None:
    tag = home.client.get("/").headers["ETag"]
    strong = tag.removeprefix("W/")
    for header in (tag, strong, f'"other", {tag}', f'W/"other",{strong}', "*"):
        answer = home.client.get("/", headers={"If-None-Match": header})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["ETag"] == tag
        assert answer.headers["Cache-Control"] == "no-cache"
    assert home.client.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_files_are_compressed_for_those_who_take_it(home: House) -> None:
    with home.client.stream("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(raw) == b"// script\n" * 500
    for asked in ("identity", "gzip;q=0", "br"):
        plain = home.client.get("/assets/index-abc123.js", headers={"Accept-Encoding": asked})
        assert "Content-Encoding" not in plain.headers
        assert plain.headers["Vary"] == "Accept-Encoding"
    font = home.client.get("/assets/face-abc123.woff2", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in font.headers


def raw(home: House, asked: str) -> tuple[str, bytes]:
    """How a script comes to those who take what is asked for, as it travels."""
    with home.client.stream("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": asked}) as answer:
        return answer.headers.get("Content-Encoding", ""), b"".join(answer.iter_raw())


def test_what_the_build_has_squeezed_is_sent_to_those_who_take_it(home: House, tmp_path: Path) -> None:
    beside = tmp_path / "static" / "assets" / "index-abc123.js.br"
    beside.write_bytes(b"squeezed")
    assert raw(home, "gzip, deflate, br, zstd") == ("br", b"squeezed")
    for asked in ("gzip", "gzip, br;q=0"):
        assert raw(home, asked)[0] == "gzip"
    assert raw(home, "identity")[0] == ""
    assert home.client.get("/assets/index-abc123.js.br").status_code == 404


def test_what_was_squeezed_of_an_older_file_is_not_sent(home: House, tmp_path: Path) -> None:
    beside = tmp_path / "static" / "assets" / "index-abc123.js.br"
    beside.write_bytes(b"squeezed")
    os.utime(beside, (1, 1))
    assert raw(home, "gzip, br")[0] == "gzip"


@pytest.mark.parametrize(
    ("path", "kind"), [("sw.js", "text/javascript"), ("manifest-ru.webmanifest", "application/manifest+json")]
)
def test_what_installs_the_page_is_asked_for_each_time(home: House, path: str, kind: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / path).write_text("{}")
    answer = home.client.get(f"/{path}")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith(kind)
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_the_server_says_which_page_it_has_to_give(home: House, tmp_path: Path) -> None:
    assert home.client.get("/api/about").json()["build"] == ""
    index = tmp_path / "static" / "index.html"
    index.write_text('<!doctype html><meta name="build" content="0123abcd"><title>New</title>')
    answer = home.client.get("/api/about")
    assert answer.json() == {
        "version": __version__,
        "build": "0123abcd",
        "preparing": "",
        "put_off": {},
        "unkept": None,
    }
    assert answer.headers["Cache-Control"] == "no-store"
    with home.sit(home.open()) as seat:
        assert seat.welcome == {"type": "welcome", "build": "0123abcd", "set_back": False, "several": False}


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with house(tmp_path, settings=settings_for(tmp_path, static=tmp_path / "nothing")) as home:
        answer = home.client.get("/")
        assert answer.status_code == 404
        assert "make page" in answer.text
        assert answer.headers["Content-Type"].startswith("text/plain")
        assert home.client.get("/api/about").json()["build"] == ""
